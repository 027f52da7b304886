//! Writes which cards are known and which can be played: `cargo run -p wizards --example pool > games/wizards/rules/cards.md`.

#[path = "../tests/wizards/named.rs"]
mod named;

fn main() {
    print!("{}", wizards::card::count(&named::by_a_test));
}
