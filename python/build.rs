//! Tells the module the commit it is built from, so that results can name it. As the program's own `build.rs` does: the kit is packed by
//! itself, without what lies above its folder.

use std::process::Command;

fn main() {
    println!("cargo::rerun-if-env-changed=BREE_COMMIT");
    if std::env::var("BREE_COMMIT").is_err()
        && let Some(commit) = commit()
    {
        println!("cargo::rustc-env=BREE_COMMIT={commit}");
    }
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
