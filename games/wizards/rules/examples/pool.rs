//! Writes which cards are known and which can be played: `cargo run -p wizards --example pool > games/wizards/rules/cards.md`.

fn main() {
    print!("{}", wizards::card::count());
}
