//! Style, script and icon: part of the program, served under addresses that change with their content.

use std::sync::LazyLock;

/// A file that pages load. It may be kept by browsers for ever: when its content changes, so does its path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asset {
    /// `/assets/HASH/NAME`.
    pub path: String,
    /// Its name alone.
    pub name: &'static str,
    /// For the `Content-Type` header.
    pub content_type: &'static str,
    /// What it holds.
    pub bytes: &'static [u8],
    /// A fingerprint of what it holds, without quotation marks.
    pub etag: String,
}

const STYLE: &str = concat!(
    include_str!("../assets/style/00-tokens.css"),
    include_str!("../assets/style/10-base.css"),
    include_str!("../assets/style/20-layout.css"),
    include_str!("../assets/style/30-pieces.css"),
    include_str!("../assets/style/40-journey.css"),
    include_str!("../assets/style/50-pages.css"),
    include_str!("../assets/style/60-tricks.css"),
    include_str!("../assets/style/60-war-map.css"),
    include_str!("../assets/style/70-war-table.css"),
);

const SCRIPT: &str = "text/javascript; charset=utf-8";

const FILES: &[(&str, &str, &str)] = &[
    ("app.css", "text/css; charset=utf-8", STYLE),
    ("ahead.js", SCRIPT, include_str!("../assets/script/ahead.js")),
    ("bree.js", SCRIPT, include_str!("../assets/script/bree.js")),
    ("board.js", SCRIPT, include_str!("../assets/script/board.js")),
    ("keys.js", SCRIPT, include_str!("../assets/script/keys.js")),
    ("live.js", SCRIPT, include_str!("../assets/script/live.js")),
    ("lobby.js", SCRIPT, include_str!("../assets/script/lobby.js")),
    ("morph.js", SCRIPT, include_str!("../assets/script/morph.js")),
    ("replay.js", SCRIPT, include_str!("../assets/script/replay.js")),
    (
        "settings.js",
        SCRIPT,
        include_str!("../assets/script/settings.js"),
    ),
    ("stack.js", SCRIPT, include_str!("../assets/script/stack.js")),
    ("talk.js", SCRIPT, include_str!("../assets/script/talk.js")),
    ("theme.js", SCRIPT, include_str!("../assets/script/theme.js")),
    ("icon.svg", "image/svg+xml", include_str!("../assets/icon.svg")),
    (
        "bree.webmanifest",
        "application/manifest+json",
        include_str!("../assets/bree.webmanifest"),
    ),
];

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    // One fingerprint for all, so that scripts find one another beside themselves.
    let all = FILES
        .iter()
        .fold(FNV_START, |hash, (_, _, text)| fingerprint(hash, text.as_bytes()));
    let asset = |(name, content_type, text): &(&'static str, &'static str, &'static str)| Asset {
        path: format!("/assets/{all:016x}/{name}"),
        name,
        content_type,
        bytes: text.as_bytes(),
        etag: format!("{:016x}", fingerprint(FNV_START, text.as_bytes())),
    };
    FILES.iter().map(asset).collect()
});

const FNV_START: u64 = 0xcbf2_9ce4_8422_2325;

/// FNV-1a: it has to change when the content does, and need not withstand anybody.
fn fingerprint(start: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(start, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Everything that pages load besides themselves.
pub fn assets() -> &'static [Asset] {
    &ASSETS
}

/// The path of the asset of that name.
pub(crate) fn path(name: &str) -> &'static str {
    ASSETS
        .iter()
        .find(|asset| asset.name == name)
        .map_or("", |asset| &asset.path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_style_holds_every_file_in_order() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/style");
        let mut files = std::fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().path())
            .collect::<Vec<_>>();
        files.sort();
        let all = files
            .iter()
            .map(|file| std::fs::read_to_string(file).unwrap())
            .collect::<String>();
        assert_eq!(STYLE, all);
    }

    #[test]
    fn every_script_is_served_and_the_budget_holds() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/script");
        let mut total = 0;
        for file in std::fs::read_dir(folder).unwrap() {
            let name = file.unwrap().file_name().into_string().unwrap();
            let asset = assets()
                .iter()
                .find(|asset| asset.name == name)
                .unwrap_or_else(|| panic!("{name}"));
            total += asset.bytes.len();
        }
        assert!(total < 33_000, "{total} bytes of script");
        // What is sent is compressed: of the 150 kB of a first load the style may take so much.
        let mut sent = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
        std::io::Write::write_all(&mut sent, STYLE.as_bytes()).unwrap();
        let sent = sent.finish().unwrap().len();
        assert!(sent < 30_000, "{sent} bytes of style");
    }

    #[test]
    fn nothing_asks_for_an_exception_from_the_content_policy() {
        for asset in assets() {
            let text = std::str::from_utf8(asset.bytes).unwrap();
            for word in [
                "eval(",
                "new Function",
                "http:",
                "https:",
                "setAttribute('style'",
                "@import",
            ] {
                let known = text.replace("http://www.w3.org/", "");
                assert!(!known.contains(word), "{} has {word}", asset.name);
            }
        }
    }
}
