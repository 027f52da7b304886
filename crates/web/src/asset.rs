//! Style, script and icon: part of the program, served under addresses that change with their content.

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

/// The style that all pages share.
const STYLE: [&str; 6] = [
    include_str!("../assets/style/00-tokens.css"),
    include_str!("../assets/style/10-base.css"),
    include_str!("../assets/style/20-layout.css"),
    include_str!("../assets/style/30-pieces.css"),
    include_str!("../assets/style/40-atlas.css"),
    include_str!("../assets/style/50-pages.css"),
];

const SCRIPT: &str = "text/javascript; charset=utf-8";

const FILES: &[(&str, &str, &str)] = &[
    ("ahead.js", SCRIPT, include_str!("../assets/script/ahead.js")),
    ("bree.js", SCRIPT, include_str!("../assets/script/bree.js")),
    ("board.js", SCRIPT, include_str!("../assets/script/board.js")),
    ("hands.js", SCRIPT, include_str!("../assets/script/hands.js")),
    ("library.js", SCRIPT, include_str!("../assets/script/library.js")),
    ("sheet.js", SCRIPT, include_str!("../assets/script/sheet.js")),
    ("keys.js", SCRIPT, include_str!("../assets/script/keys.js")),
    ("live.js", SCRIPT, include_str!("../assets/script/live.js")),
    ("clock.js", SCRIPT, include_str!("../assets/script/clock.js")),
    ("device.js", SCRIPT, include_str!("../assets/script/device.js")),
    ("lobby.js", SCRIPT, include_str!("../assets/script/lobby.js")),
    ("morph.js", SCRIPT, include_str!("../assets/script/morph.js")),
    ("journal.js", SCRIPT, include_str!("../assets/script/journal.js")),
    ("replay.js", SCRIPT, include_str!("../assets/script/replay.js")),
    ("says.js", SCRIPT, include_str!("../assets/script/says.js")),
    (
        "settings.js",
        SCRIPT,
        include_str!("../assets/script/settings.js"),
    ),
    ("state.js", SCRIPT, include_str!("../assets/script/state.js")),
    ("stack.js", SCRIPT, include_str!("../assets/script/stack.js")),
    ("stops.js", SCRIPT, include_str!("../assets/script/stops.js")),
    ("talk.js", SCRIPT, include_str!("../assets/script/talk.js")),
    (
        "workshop.js",
        SCRIPT,
        include_str!("../assets/script/workshop.js"),
    ),
    ("theme.js", SCRIPT, include_str!("../assets/script/theme.js")),
    ("icon.svg", "image/svg+xml", include_str!("../assets/icon.svg")),
    (
        "bree.webmanifest",
        "application/manifest+json",
        include_str!("../assets/bree.webmanifest"),
    ),
];

/// Everything that pages load besides themselves. Of the style there is a sheet that all pages share, and one of each game
/// (id and text), which only its tables and the entrance load.
pub(crate) fn assets(styles: impl Iterator<Item = (&'static str, &'static str)>) -> Vec<Asset> {
    // They are served for as long as the program runs.
    let sheet = |name: &'static str, text: &str| -> (&'static str, &'static str, &'static str) {
        (name, "text/css; charset=utf-8", plain(text).leak())
    };
    let house = sheet("house.css", &STYLE.concat());
    let games = styles.map(|(id, text)| sheet(format!("{id}.css").leak(), text));
    let served = |(name, content_type, text): &(&'static str, &'static str, &'static str)| {
        let script = *content_type == SCRIPT;
        (
            *name,
            *content_type,
            if script { lean(text).leak() } else { *text },
        )
    };
    let files = std::iter::once(house)
        .chain(games)
        .chain(FILES.iter().map(served))
        .collect::<Vec<_>>();
    // One fingerprint for all, so that scripts find one another beside themselves.
    let all = files.iter();
    let all = all.fold(FNV_START, |hash, (_, _, text)| fingerprint(hash, text.as_bytes()));
    let asset = |(name, content_type, text): (&'static str, &'static str, &'static str)| Asset {
        path: format!("/assets/{all:016x}/{name}"),
        name,
        content_type,
        bytes: text.as_bytes(),
        etag: format!("{:016x}", fingerprint(FNV_START, text.as_bytes())),
    };
    files.into_iter().map(asset).collect()
}

/// A script without what is only for those who write it: indentation, and lines that are comments.
fn lean(script: &str) -> String {
    let lines = script.lines().map(str::trim);
    let kept = lines.filter(|line| !line.is_empty() && !line.starts_with("//") && !is_remark(line));
    kept.flat_map(|line| [line, "\n"]).collect()
}

/// A style sheet without comments and indentation.
fn plain(style: &str) -> String {
    let mut rest = style;
    let mut kept = String::with_capacity(style.len());
    while let Some((before, after)) = rest.split_once("/*") {
        kept.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    kept.push_str(rest);
    let lines = kept.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// A line that is one whole comment.
fn is_remark(line: &str) -> bool {
    line.starts_with("/*") && line.find("*/") == Some(line.len() - 2)
}

const FNV_START: u64 = 0xcbf2_9ce4_8422_2325;

/// FNV-1a: it has to change when the content does, and need not withstand anybody.
fn fingerprint(start: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(start, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> Vec<Asset> {
        assets([("toy", ".a-game { --x: 1; } /* a remark */")].into_iter())
    }

    #[test]
    fn the_style_holds_every_file_in_order_and_each_game_has_its_own() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/style");
        let mut files = std::fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().path())
            .collect::<Vec<_>>();
        files.sort();
        let files = files.iter().map(|file| std::fs::read_to_string(file).unwrap());
        assert_eq!(all()[0].bytes, plain(&files.collect::<String>()).as_bytes());
        let game = &all()[1];
        assert_eq!(
            (game.name, game.bytes),
            ("toy.css", &b".a-game { --x: 1; }\n"[..])
        );
    }

    #[test]
    fn every_script_is_served_and_the_budget_holds() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/script");
        let all = all();
        let mut total = 0;
        for file in std::fs::read_dir(folder).unwrap() {
            let name = file.unwrap().file_name().into_string().unwrap();
            let asset = all
                .iter()
                .find(|asset| asset.name == name)
                .unwrap_or_else(|| panic!("{name}"));
            // What is only loaded where decks are made, or when somebody looks back, costs nobody else anything.
            if name != "workshop.js" && name != "replay.js" {
                total += asset.bytes.len();
            }
        }
        assert!(total < 53_000, "{total} bytes of script");
    }

    #[test]
    fn paths_change_with_the_content() {
        let other = assets([("toy", ".another {}")].into_iter());
        assert_ne!(all()[0].path, other[0].path);
        assert_eq!(all()[0].path, all()[0].path);
    }

    #[test]
    fn nothing_asks_for_an_exception_from_the_content_policy() {
        for asset in all() {
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
