//! Which cards a test names. The example that writes `cards.md` asks it too.

use std::path::Path;
use std::sync::LazyLock;

/// Does a test name this card?
pub fn by_a_test(id: &str) -> bool {
    static TESTS: LazyLock<String> = LazyLock::new(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/wizards");
        let files = std::fs::read_dir(folder).expect("the tests");
        let read = |file: std::io::Result<std::fs::DirEntry>| {
            std::fs::read_to_string(file.expect("a file").path()).expect("a test")
        };
        files.map(read).collect()
    });
    let played = |line: &str| line.split([' ', '"']).any(|word| word == id);
    TESTS.contains(&format!("\"{id}\"")) || SCENARIOS.lines().any(played)
}

/// What is chosen, or refused, in the scenarios; who only stands there is not named.
static SCENARIOS: LazyLock<String> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let files = std::fs::read_dir(folder).expect("the scenarios");
    let mut chosen = String::new();
    for file in files {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("a scenario");
        let lines = text
            .lines()
            .filter(|line| line.starts_with("choose") || line.starts_with("refuse"));
        lines.for_each(|line| {
            chosen += line;
            chosen.push('\n');
        });
    }
    chosen
});
