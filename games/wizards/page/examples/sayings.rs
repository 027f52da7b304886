//! Prints what every card says: `cargo run -p wizards-page --example sayings -- es`.

use canvas::Language;

fn main() {
    canvas::learn(&wizards_page::words());
    let language = std::env::args().nth(1).and_then(|tag| Language::from_tag(&tag));
    let language = language.unwrap_or(Language::Es);
    for id in wizards_page::says::ids() {
        for sentence in wizards_page::says::card(language, id) {
            println!("{id}: {sentence}");
        }
    }
}
