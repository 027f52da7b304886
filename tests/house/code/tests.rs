//! The reader reads as the compiler does.

use std::collections::BTreeMap;
use std::path::Path;

use super::Crate;

/// A crate of files that are told one after another: a path, then its text.
fn read(files: &[(&str, &str)]) -> Crate {
    let files = files.iter().copied().collect::<BTreeMap<_, _>>();
    Crate::of(&|path| Some((*files.get(path.to_str()?)?).to_owned()))
}

/// The files that name something.
fn naming<'a>(krate: &'a Crate, thing: &str) -> Vec<&'a str> {
    let files = krate.files.iter().filter(|file| file.names.contains(thing));
    let mut files = files.map(|file| file.path.to_str().expect("UTF-8")).collect::<Vec<_>>();
    files.sort_unstable();
    files
}

const LIB: &str = "
    mod ask; mod other; mod spoken; mod user; mod made;
    #[cfg(test)] mod tests { use crate::ask::Attack; }
";
const ASK: &str = "
    mod attack;
    pub use attack::*;
    table::questions! { pub enum Frame of Game { asks { /// One.
        Attack(Attack), #[serde(rename = \"x\")] Rest, } acts { Over(Over) } } }
";

fn sample() -> Crate {
    read(&[
        ("lib.rs", LIB),
        ("ask/mod.rs", ASK),
        (
            "ask/attack.rs",
            "pub struct Attack { by: u8 } pub struct Rest; impl Attack { pub fn of() -> Self { Self { by: 1 } } }",
        ),
        // A type of the same name.
        ("other.rs", "pub struct Attack; pub fn one() -> Attack { Attack }"),
        // Nothing but words.
        ("spoken.rs", "//! Attack. \n /// [`Attack`]\n pub fn text() -> &'static str { \"Attack\" }"),
        (
            "user.rs",
            "fn look(it: &crate::ask::Frame) -> bool { use crate::ask::Frame::*; matches!(it, Rest) }",
        ),
        ("made.rs", "many! { 1 => crate::ask::Attack::of(); } fn call(it: &Thing) { it.of_course(); }"),
    ])
}

#[test]
fn the_list_of_questions_is_found() {
    let questions = sample().questions();
    let found = questions.iter().map(|question| (question.name.as_str(), question.of.as_str()));
    assert_eq!(found.collect::<Vec<_>>(), [("Attack", "ask::attack::Attack"), ("Rest", "ask::attack::Rest")]);
}

#[test]
fn a_list_that_a_macro_of_the_game_hands_on_is_found() {
    let frames = "
        struct Attack;
        macro_rules! frames { (asks { $($ask:ident),* }) => {
            table::questions! { pub enum Frame of Game { asks { $($ask),* } ends { Over(Over) } } }
        }; }
        frames! { asks { Attack } }
    ";
    let questions = read(&[("lib.rs", frames)]).questions();
    assert_eq!(questions.len(), 1);
    assert_eq!((questions[0].of.as_str(), questions[0].variant.as_str()), ("Attack", "Frame::Attack"));
}

#[test]
fn neither_a_namesake_nor_words_nor_tests_name_it() {
    let krate = sample();
    assert_eq!(naming(&krate, "ask::attack::Attack"), ["ask/attack.rs", "ask/mod.rs", "made.rs"]);
    assert_eq!(naming(&krate, "other::Attack"), ["other.rs"]);
}

#[test]
fn a_variant_is_seen_through_the_use_of_all_of_them() {
    assert_eq!(naming(&sample(), "ask::Frame::Rest"), ["ask/mod.rs", "user.rs"]);
}

#[test]
fn methods_are_seen_as_called_and_as_defined() {
    let krate = sample();
    let (made, own) = (krate.file(Path::new("made.rs")), krate.file(Path::new("ask/attack.rs")));
    assert!(made.calls.contains("of_course") && made.calls.contains("of"));
    assert_eq!(own.methods.iter().collect::<Vec<_>>(), ["of"]);
}

#[test]
fn a_circle_of_uses_ends() {
    let krate = read(&[
        ("lib.rs", "mod a; mod b; fn f(_: a::Nothing) {}"),
        ("a.rs", "pub use crate::b::*;"),
        ("b.rs", "pub use crate::a::*;"),
    ]);
    assert_eq!(naming(&krate, "a::Nothing"), ["lib.rs"]);
}
