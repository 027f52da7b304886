//! The server's words, as people read them.

use serde_json::Value;
use table::{Arg, Message};
use web::Language;

/// A message as the API gives it: an id with arguments.
pub fn in_words(language: Language, say: &Value) -> String {
    // Ids are names in the program; those of a test may live as long as it.
    let name = |text: &str| -> &'static str { Box::leak(text.to_owned().into_boxed_str()) };
    let mut message = Message::new(name(say["id"].as_str().expect("an id")));
    for (key, arg) in say["args"].as_object().expect("arguments") {
        let arg = match (&arg["number"], &arg["verbatim"]) {
            (Value::Number(number), _) => Arg::Number(number.as_i64().expect("a number")),
            (_, Value::String(words)) => Arg::Verbatim(words.clone()),
            _ => panic!("an argument of another sort: {arg}"),
        };
        message = message.with(name(key), arg);
    }
    canvas::learn(&web::words());
    language.say(&message)
}
