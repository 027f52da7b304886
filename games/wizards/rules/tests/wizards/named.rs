//! The cards that a test shows. The example that writes `cards.md` asks it too.

/// The list of tests by the clauses they cite, written by `cargo run -p citations`.
const CITATIONS: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/citations.txt"));

/// Does a test cite this card (`wizards:gimli`)? It shows what the card does, then.
pub fn by_a_test(id: &str) -> bool {
    CITATIONS.contains(&format!("\nwizards:{id} "))
}
