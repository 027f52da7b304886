//! A future that is pinned to stand in a `select!` again and again is looked at there alone. While what another branch has brought is worked
//! on nobody looks at it: a lock or a place that comes to it then it keeps from everybody, also from that work. Whatever waits for
//! one goes on by itself, in a task (`boxed::spawn_while_wanted`).

use std::collections::BTreeSet;

use super::{each_source, packages, root};

/// Files in which there is one, each with why.
const EXCEPTIONS: [(&str, &str); 1] = [(
    "crates/store/src/postgres/wire.rs",
    "it waits for an answer on the connection that the other branch reads, and for nothing that others want",
)];

/// Is a future pinned where some are chosen from?
fn pins(source: &str) -> bool {
    let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    let has = |word: &str| code.clone().any(|line| line.contains(word));
    has("select!") && has("pin!(")
}

#[test]
fn nothing_that_may_be_given_a_lock_is_looked_at_only_now_and_then() {
    let mut found = BTreeSet::new();
    for package in packages() {
        each_source(&package.folder.join("src"), &mut |path, source| {
            if pins(source) {
                found.insert(path.strip_prefix(root()).expect("of the house").display().to_string());
            }
        });
    }
    let known = EXCEPTIONS.iter().map(|(path, _)| (*path).to_owned()).collect::<BTreeSet<_>>();
    assert_eq!(
        found, known,
        "let it go on as a task, or say in EXCEPTIONS why it keeps nothing from anybody"
    );
}

#[test]
fn a_pin_beside_a_choice_is_found() {
    assert!(pins("    tokio::pin!(over);\n    tokio::select! { () = &mut over => {} }\n"));
    assert!(!pins("    let work = pin!(work);\n"));
    assert!(!pins("    // No pin!(over) here.\n    tokio::select! { () = over => {} }\n"));
}
