//! Writes the table of which tests cite which clauses; see `scan`.

#[path = "scan/mod.rs"]
mod scan;

use std::fmt::Write;
use std::path::Path;

fn main() {
    // Relative, so that the same sources give the same table anywhere.
    let root = Path::new("../..");
    // The tests of these two look clauses up; they test no rule.
    let scan = scan::scan(root, &["coverage", "rulebook"]).expect("the workspace's tests can be read");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=scan");
    for path in &scan.watched {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    // Somebody else's half-written scenario must not stop this crate from building.
    for problem in &scan.problems {
        println!("cargo::warning={}", problem.replace('\n', " "));
    }
    let out = std::env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    std::fs::write(Path::new(&out).join("citations.rs"), table(&scan.cited)).expect("OUT_DIR can be written");
}

/// The table, as the source of a Rust slice.
fn table(cited: &[scan::Cited]) -> String {
    let mut source = String::from("&[\n");
    for scan::Cited { id, file, line, test } in cited {
        let citation = format!("Citation {{ file: {file:?}, test: {test:?}, line: {line} }}");
        writeln!(source, "    ({id:?}, {citation}),").expect("a string can be written to");
    }
    source.push(']');
    source
}
