//! Writes how many cards say each word of the language:
//! `cargo run -p wizards --example words > games/wizards/rules/data/words.md`.

fn main() {
    print!("{}", wizards::cards::usage::table());
}
