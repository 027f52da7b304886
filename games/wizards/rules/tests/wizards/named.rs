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
    TESTS.contains(&format!("\"{id}\""))
}
