//! Tells the program which version it is: the newest of CHANGELOG.md with its date, and the commit it is built from.

use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=CHANGELOG.md");
    println!("cargo::rerun-if-env-changed=BREE_COMMIT");
    let changes = std::fs::read_to_string("CHANGELOG.md").unwrap_or_default();
    let package = std::env::var("CARGO_PKG_VERSION").expect("cargo tells the version");
    // `## 0.1.0 (2026-11-25)`; what is not out yet stands above it without a date.
    let newest = changes.lines().find_map(|line| line.strip_prefix(&format!("## {package} ")));
    let dated = newest.map_or(package.clone(), |date| format!("{package} {date}"));
    // A debug build is of whoever writes the program: it is not compiled anew after every commit.
    let released = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let told = std::env::var("BREE_COMMIT").ok();
    let commit = told.or_else(|| released.then(commit).flatten());
    let version = commit.map_or(dated.clone(), |commit| format!("{dated}, {commit}"));
    println!("cargo::rustc-env=BREE_VERSION={version}");
}

/// The commit, if this is a checkout.
fn commit() -> Option<String> {
    let git = |arguments: &[&str]| {
        let output = Command::new("git").args(arguments).output().ok()?;
        let text = String::from_utf8(output.stdout).ok()?;
        (output.status.success() && !text.trim().is_empty()).then(|| text.trim().to_owned())
    };
    // It is another one after a commit or a checkout: both write here.
    let log = git(&["rev-parse", "--git-path", "logs/HEAD"])?;
    println!("cargo::rerun-if-changed={log}");
    git(&["rev-parse", "--short=8", "HEAD"])
}
