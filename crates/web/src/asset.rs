//! Style, script and icon: part of the program, served under addresses that change with their content.

use std::collections::BTreeSet;

use crate::slim;

/// A file that pages load. It may be kept by browsers for ever: when its content changes, so does its path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asset {
    /// The path `/assets/HASH/NAME`.
    pub path: String,
    /// The file name.
    pub name: &'static str,
    /// The value of the `Content-Type` header.
    pub content_type: &'static str,
    /// The content.
    pub bytes: &'static [u8],
    /// A fingerprint of the content, without quotation marks.
    pub etag: String,
}

/// The style that all pages share, with that of tables and lessons, sent as one: it packs better than by parts, and who comes in
/// by the entrance has all of it at the first table.
const HOUSE: [&str; 8] = [
    include_str!("../assets/style/00-tokens.css"),
    include_str!("../assets/style/10-base.css"),
    include_str!("../assets/style/20-layout.css"),
    include_str!("../assets/style/30-pieces.css"),
    include_str!("../assets/style/40-atlas.css"),
    include_str!("../assets/style/45-stage.css"),
    include_str!("../assets/style/46-lesson.css"),
    include_str!("../assets/style/50-pages.css"),
];

/// The style of the entrance, and of the pages that lead from there to a table.
const DOOR: &str = include_str!("../assets/style/60-door.css");

/// The style of benches where decks are made, which each game's own follows.
const BENCH: &str = include_str!("../assets/style/70-bench.css");

/// The style of puzzles, campaigns and statistics, and of what a reader sets.
const STUDY: &str = include_str!("../assets/style/70-study.css");

/// The style of rules to read: of their pages, and of a table when its rules are opened.
const RULES: &str = include_str!("../assets/style/70-rules.css");

const SCRIPT: &str = "text/javascript; charset=utf-8";

/// The script of every page, each file after those it asks for. They are sent as one (`bree.js`), which is loaded at once and
/// packs better than many.
const CORE: &[(&str, &str)] = &[
    ("settings.js", include_str!("../assets/script/settings.js")),
    ("state.js", include_str!("../assets/script/state.js")),
    ("stack.js", include_str!("../assets/script/stack.js")),
    ("kinds.js", include_str!("../assets/script/kinds.js")),
    ("says.js", include_str!("../assets/script/says.js")),
    ("talk.js", include_str!("../assets/script/talk.js")),
    ("clock.js", include_str!("../assets/script/clock.js")),
    ("sight.js", include_str!("../assets/script/sight.js")),
    ("offline.js", include_str!("../assets/script/offline.js")),
    ("keys.js", include_str!("../assets/script/keys.js")),
    ("morph.js", include_str!("../assets/script/morph.js")),
    ("live.js", include_str!("../assets/script/live.js")),
    ("board.js", include_str!("../assets/script/board.js")),
    ("hands.js", include_str!("../assets/script/hands.js")),
    ("sheet.js", include_str!("../assets/script/sheet.js")),
    ("bree.js", include_str!("../assets/script/bree.js")),
];

/// The script of every table, sent as one, too (`table.js`).
const TABLE: &[(&str, &str)] = &[
    ("lifted.js", include_str!("../assets/script/lifted.js")),
    ("ahead.js", include_str!("../assets/script/ahead.js")),
    ("stage.js", include_str!("../assets/script/stage.js")),
    ("journal.js", include_str!("../assets/script/journal.js")),
    ("told.js", include_str!("../assets/script/told.js")),
    ("steady.js", include_str!("../assets/script/steady.js")),
];

/// Scripts loaded on demand: at the entrance and where a table is made, when somebody opens what the page does not hold, asks for a hint,
/// looks back, looks things up, reads rules, makes a deck, sets notifications, comes in on another device, or follows a table in one
/// window alone.
const LATER: &[(&str, &str)] = &[
    ("apart.js", include_str!("../assets/script/apart.js")),
    ("devices.js", include_str!("../assets/script/devices.js")),
    ("hint.js", include_str!("../assets/script/hint.js")),
    ("learnt.js", include_str!("../assets/script/learnt.js")),
    ("library.js", include_str!("../assets/script/library.js")),
    ("lobby.js", include_str!("../assets/script/lobby.js")),
    ("matters.js", include_str!("../assets/script/matters.js")),
    ("notices.js", include_str!("../assets/script/notices.js")),
    ("replay.js", include_str!("../assets/script/replay.js")),
    ("signs.js", include_str!("../assets/script/signs.js")),
    ("stops.js", include_str!("../assets/script/stops.js")),
    ("stream.js", include_str!("../assets/script/stream.js")),
    ("worker.js", include_str!("../assets/script/worker.js")),
    ("workshop.js", include_str!("../assets/script/workshop.js")),
];

/// The script that runs before anything is drawn.
const THEME: &str = include_str!("../assets/script/theme.js");

/// The picture of the house where somebody shares a link to it.
const SHARED: &[u8] = include_bytes!("../assets/shared.png");

const FILES: &[(&str, &str, &str)] = &[
    ("icon.svg", "image/svg+xml", include_str!("../assets/icon.svg")),
    ("bree.webmanifest", "application/manifest+json", include_str!("../assets/bree.webmanifest")),
];

/// Everything that pages load besides themselves. Of the style there is a sheet that all pages share, one each of the entrance, of rules
/// and of puzzles and the like, and those of games and their benches (id and text), which only their own pages load; the entrance has of
/// them what its pictures need (`posters`). Pictures (id and PNG) are not loaded by pages, but by programs in which somebody shares a link.
pub(crate) fn assets(
    styles: impl Iterator<Item = (&'static str, &'static str)>,
    pictures: impl Iterator<Item = (&'static str, &'static [u8])>,
    posters: &str,
) -> Vec<Asset> {
    // They are served for as long as the program runs.
    let sheet = |name: &'static str, text: &str| -> (&'static str, &'static str, &'static str) {
        (name, "text/css; charset=utf-8", slim::style(text).leak())
    };
    let house = sheet("house.css", &HOUSE.concat());
    let door = sheet("door.css", &[DOOR, posters].concat());
    let study = sheet("study.css", STUDY);
    let games = styles.map(|(id, text)| sheet(format!("{id}.css").leak(), text));
    let script = |name: &'static str, text: String| -> (&'static str, &'static str, &'static str) {
        (name, SCRIPT, slim::script(&text).leak())
    };
    let later = LATER.iter().map(|(name, text)| script(name, beside_core(text)));
    let files = [house, door, study, sheet("rules.css", RULES)]
        .into_iter()
        .chain(games)
        .chain(FILES.iter().copied())
        .chain([script("theme.js", THEME.to_owned()), script("bree.js", whole(CORE))])
        .chain([script("table.js", needs(TABLE) + &whole(TABLE))])
        .chain(later)
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
    let house = ("bree", SHARED);
    let pictures = std::iter::once(house).chain(pictures).map(|(id, bytes)| {
        let (name, hash) = (format!("{id}.png").leak(), fingerprint(FNV_START, bytes));
        Asset {
            path: format!("/assets/{hash:016x}/{name}"),
            name,
            content_type: "image/png",
            bytes,
            etag: format!("{hash:016x}"),
        }
    });
    files.into_iter().map(asset).chain(pictures).collect()
}

/// The name of the sheet of style of a game's bench.
pub(crate) fn bench_of(game: &str) -> String {
    format!("{game}-bench")
}

/// That sheet: what all benches share, and the game's own.
pub(crate) fn bench_style(own: &str) -> String {
    [BENCH, own].concat()
}

/// Modules as one script: each keeps its own names in a scope of its own, and its exports are there for those after it,
/// and for later imports.
fn whole(modules: &[(&str, &str)]) -> String {
    let mut all = Vec::new();
    let mut joined = String::new();
    for (_, text) in modules {
        let own = text.lines().filter_map(exported).collect::<Vec<_>>();
        let names = own.join(", ");
        if !own.is_empty() {
            joined.push_str(&format!("const {{ {names} }} = "));
        }
        joined.push_str("(() => {\n");
        for line in text.lines().filter(|line| asked(line).is_none()) {
            joined.push_str(line.strip_prefix("export ").unwrap_or(line));
            joined.push('\n');
        }
        joined.push_str(&format!("return {{ {names} }};\n}})();\n"));
        all.extend(own.into_iter().map(str::to_owned));
    }
    joined.push_str(&format!("export {{ {} }};\n", all.join(", ")));
    joined
}

/// The imports of these modules from the core, as one line.
fn needs(modules: &[(&str, &str)]) -> String {
    let lines = modules.iter().flat_map(|(_, text)| text.lines()).filter(|line| asked(line).is_some());
    let lists = lines.filter_map(|line| Some(line.split_once('{')?.1.split_once('}')?.0));
    let names = lists.flat_map(|list| list.split(',')).map(str::trim).collect::<BTreeSet<_>>();
    format!("import {{ {} }} from './bree.js';\n", names.into_iter().collect::<Vec<_>>().join(", "))
}

/// The name that a line exports: a function or a value.
fn exported(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("export ")?;
    let rest = rest.strip_prefix("async ").unwrap_or(rest);
    let rest = rest.strip_prefix("function ").or_else(|| rest.strip_prefix("const "))?;
    rest.split(|letter: char| !letter.is_alphanumeric()).next()
}

/// The file that a line imports from.
fn asked(line: &str) -> Option<&str> {
    line.starts_with("import ").then_some(())?;
    Some(line.split_once("'./")?.1.split_once("';")?.0)
}

/// A module that asks for parts of the core: it asks for the whole.
fn beside_core(text: &str) -> String {
    let lines = text.lines().map(|line| match asked(line) {
        Some(file) => line.replace(file, "bree.js"),
        None => line.to_owned(),
    });
    lines.map(|line| line + "\n").collect()
}

const FNV_START: u64 = 0xcbf2_9ce4_8422_2325;

/// FNV-1a: it has to change when the content does, and need not withstand anybody.
fn fingerprint(start: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(start, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> Vec<Asset> {
        let pictures = [("toy", &b"a picture"[..])];
        let style = [("toy", ".a-game { --x: 1; } /* a remark */")];
        assets(style.into_iter(), pictures.into_iter(), ".a-poster {}")
    }

    #[test]
    fn the_style_holds_every_file_in_order_and_each_game_has_its_own() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/style");
        let mut files =
            std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect::<Vec<_>>();
        files.sort();
        let files = files.iter().map(|file| std::fs::read_to_string(file).unwrap()).collect::<Vec<_>>();
        let served = all();
        let sheet = |name: &str| {
            let found = served.iter().find(|asset| asset.name == format!("{name}.css"));
            found.map_or("", |asset| std::str::from_utf8(asset.bytes).unwrap())
        };
        let same = |name: &str, text: &str| assert!(sheet(name) == slim::style(text), "{name}.css");
        let [shared @ .., door, bench, rules, study] = &files[..] else { panic!("files") };
        same("house", &shared.concat());
        same("door", &format!("{door}.a-poster {{}}"));
        same("study", study);
        same("rules", rules);
        assert_eq!(bench_style(".own {}"), format!("{bench}.own {{}}"));
        assert_eq!(sheet("toy"), ".a-game{--x:1}");
    }

    #[test]
    fn every_script_is_served_and_the_budget_holds() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/script");
        let all = all();
        let mut total = all.iter().find(|asset| asset.name == "table.js").unwrap().bytes.len();
        for file in std::fs::read_dir(folder).unwrap() {
            let name = file.unwrap().file_name().into_string().unwrap();
            let served = all.iter().find(|asset| asset.name == name);
            let joined = CORE.iter().chain(TABLE).any(|(joined, _)| *joined == name);
            assert!(served.is_some() || joined, "{name}");
            // What is only loaded at the entrance, where tables or decks are made or these looked up, what stands at a place is read,
            // signs stand for terms, steps pass by themselves, where lessons are listed, when somebody looks back or reads rules, or once and beside the
            // page, costs nobody else anything.
            let rare = [
                "apart.js",
                "workshop.js",
                "notices.js",
                "devices.js",
                "hint.js",
                "learnt.js",
                "library.js",
                "lobby.js",
                "replay.js",
                "signs.js",
                "stops.js",
                "worker.js",
                "matters.js",
            ];
            if !rare.contains(&name.as_str()) {
                total += served.map_or(0, |asset| asset.bytes.len());
            }
        }
        assert!(total < 69_500, "{total} bytes of script");
    }

    #[test]
    fn the_script_of_every_page_is_one_file_in_the_order_of_what_is_asked() {
        let mut before = Vec::new();
        let mut names = std::collections::HashSet::new();
        // What is sent as one has no name twice; the script of tables asks for the core alone.
        for (name, text) in CORE.iter().chain(TABLE) {
            let asked = text.lines().filter_map(asked).collect::<Vec<_>>();
            assert!(asked.iter().all(|file| before.contains(file)), "{name} asks for {asked:?}");
            assert_eq!(text.matches("export ").count(), text.lines().filter_map(exported).count());
            for own in text.lines().filter_map(exported) {
                assert!(names.insert(own), "{own} is exported twice");
            }
            if CORE.iter().any(|(core, _)| core == name) {
                before.push(*name);
            }
        }
        // Each lives once: who is loaded later asks for the whole.
        let all = all();
        for name in LATER.iter().map(|(name, _)| *name).chain(["table.js"]) {
            let asset = all.iter().find(|asset| asset.name == name).unwrap();
            let text = std::str::from_utf8(asset.bytes).unwrap();
            assert_eq!(text.matches("}from'./").count(), text.matches("}from'./bree.js';").count(), "{name}");
        }
        let core = all.iter().find(|asset| asset.name == "bree.js").unwrap();
        let text = std::str::from_utf8(core.bytes).unwrap();
        assert!(!text.contains("}from'./"));
        assert!(text.trim_end().rsplit(';').nth(1).unwrap().starts_with("export{"));
    }

    #[test]
    fn paths_change_with_the_content() {
        let other = assets([("toy", ".another {}")].into_iter(), [("toy", &b"another"[..])].into_iter(), "");
        assert_ne!(all()[0].path, other[0].path);
        let picture =
            |all: &[Asset]| all.iter().find(|asset| asset.name == "toy.png").map(|found| found.path.clone());
        assert!(picture(&all()).is_some() && picture(&all()) != picture(&other));
        assert_eq!(all()[0].path, all()[0].path);
    }

    #[test]
    fn nothing_asks_for_an_exception_from_the_content_policy() {
        for asset in all().iter().filter(|asset| asset.content_type != "image/png") {
            let text = std::str::from_utf8(asset.bytes).unwrap();
            for word in ["eval(", "new Function", "http:", "https:", "setAttribute('style'", "@import"] {
                let known = text.replace("http://www.w3.org/", "");
                assert!(!known.contains(word), "{} has {word}", asset.name);
            }
        }
    }
}
