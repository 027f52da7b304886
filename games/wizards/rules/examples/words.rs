//! Writes the description of the language anew, with how many cards say each word:
//! `cargo run -p wizards --example words > language.md`, and then that in the place of `games/wizards/rules/data/language.md`.

fn main() {
    let told = include_str!("../data/language.md");
    let mark = "## The words\n";
    let head = told.split(mark).next().unwrap_or_default();
    print!("{head}{mark}\n{}", wizards::cards::usage::table());
}
