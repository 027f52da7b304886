//! `cargo test --doc` reads a crate through, which takes seconds for a large one: it is asked to only where there is an
//! example.

use std::path::Path;

use super::{each_source, metadata};

/// Is there an example that the compiler runs? A block of code in another language says which.
fn has_example(source: &Path) -> bool {
    let mut found = false;
    each_source(source, &mut |_, text| {
        let mut within = false;
        for line in text.lines().map(str::trim_start) {
            let comment = line.strip_prefix("///").or_else(|| line.strip_prefix("//!"));
            let Some(language) = comment.and_then(|words| words.trim().strip_prefix("```")) else { continue };
            within = !within;
            let runs = ["", "rust", "no_run", "should_panic", "compile_fail"];
            found |= within && language.split(',').all(|word| runs.contains(&word));
        }
    });
    found
}

#[test]
fn examples_are_looked_for_where_there_are_some() {
    let metadata = metadata();
    let packages = metadata["packages"].as_array().expect("packages");
    let mut wrong = Vec::new();
    for package in packages.iter().filter(|package| package["source"].is_null()) {
        for target in package["targets"].as_array().expect("targets") {
            if target["kind"].as_array().is_none_or(|kinds| !kinds.iter().any(|kind| kind == "lib")) {
                continue;
            }
            let source = Path::new(target["src_path"].as_str().expect("a path")).parent().expect("a folder");
            let (looked, has) = (target["doctest"] == true, has_example(source));
            if looked != has {
                let asked = if has { "take `doctest = false` out" } else { "put `doctest = false` in" };
                wrong.push(format!("{}: {asked}", package["name"]));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
