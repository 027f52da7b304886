//! ARCHITECTURE.md and docs/design say what is so: every path in them exists, every name stands in the code, every number is counted
//! anew. Of docs/add-a-card.md the paths are looked for, too.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::named::{names as stands, texts};
use super::{games, questions, root};

fn architecture() -> String {
    std::fs::read_to_string(root().join("ARCHITECTURE.md")).expect("ARCHITECTURE.md")
}

/// ARCHITECTURE.md, and all that docs/design tells more about but for the counts, which are of days that are past.
fn told() -> String {
    let pages = std::fs::read_dir(root().join("docs/design")).expect("docs/design");
    let mut pages = pages.map(|page| page.expect("a page").path()).collect::<Vec<_>>();
    pages.sort();
    pages.retain(|page| !page.ends_with("counts.md"));
    let pages = pages.iter().map(|page| std::fs::read_to_string(page).expect("a page"));
    std::iter::once(architecture()).chain(pages).collect::<Vec<_>>().join("\n\n")
}

/// Whoever comes new reads ARCHITECTURE.md whole: what is about one part alone stands in docs/design.
#[test]
fn it_is_read_in_a_quarter_of_an_hour() {
    let words = architecture().split_whitespace().count();
    assert!(words <= 2_500, "{words} words in ARCHITECTURE.md");
}

/// The blocks between fences, and the text without them.
fn parts(text: &str) -> (Vec<String>, String) {
    let parts = text.split("```").map(str::to_owned).collect::<Vec<_>>();
    let blocks = parts.iter().skip(1).step_by(2).cloned().collect();
    (blocks, parts.into_iter().step_by(2).collect())
}

/// The texts in backticks without a space in them.
fn quoted(prose: &str) -> impl Iterator<Item = &str> {
    let quoted = prose.split('`').skip(1).step_by(2);
    quoted.filter(|quoted| !quoted.contains(char::is_whitespace))
}

/// Is it a file or a folder, and neither an address of the inn nor a name in the code?
fn is_path(quoted: &str) -> bool {
    let endings = [".rs", ".toml", ".md", ".txt", ".css", ".js", ".json", ".sql"];
    !quoted.starts_with('/')
        && (quoted.contains('/') || endings.iter().any(|ending| quoted.ends_with(ending)))
}

/// The paths that one with `<game>` or `{es,en}` stands for.
fn expanded(path: &str) -> Vec<String> {
    if let Some(name) = ["<game>", "<id>"].into_iter().find(|name| path.contains(name)) {
        return games().iter().flat_map(|game| expanded(&path.replace(name, game))).collect();
    }
    if let (Some(open), Some(close)) = (path.find('{'), path.find('}')) {
        let each = path[open + 1..close].split(',');
        return each
            .flat_map(|one| expanded(&format!("{}{one}{}", &path[..open], &path[close + 1..])))
            .collect();
    }
    vec![path.to_owned()]
}

/// Is there such a file or folder? `*` is any name; a name without a folder may lie anywhere.
fn exists(path: &str) -> bool {
    let Some((folder, name)) = path.trim_end_matches('/').rsplit_once('/') else {
        return root().join(path).exists() || anywhere(root(), path);
    };
    let Some(ending) = name.strip_prefix('*') else { return root().join(path).exists() };
    let entries = std::fs::read_dir(root().join(folder)).into_iter().flatten();
    entries.filter_map(Result::ok).any(|entry| entry.file_name().to_string_lossy().ends_with(ending))
}

fn anywhere(folder: &Path, name: &str) -> bool {
    let entries = std::fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    entries.map(|entry| entry.path()).any(|path| {
        let is_ours = !path.ends_with("target")
            && !path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
        is_ours && (path.ends_with(name) || path.is_dir() && anywhere(&path, name))
    })
}

#[test]
fn every_path_exists() {
    let card = std::fs::read_to_string(root().join("docs/add-a-card.md")).expect("docs/add-a-card.md");
    let text = told() + "\n\n" + &card;
    let (_, prose) = parts(&text);
    let linked = prose.split("](").skip(1).filter_map(|link| link.split(')').next());
    let linked = linked.map(|link| link.trim_start_matches("../"));
    let paths = quoted(&prose).filter(|quoted| is_path(quoted)).chain(linked).collect::<BTreeSet<_>>();
    assert!(paths.len() > 50, "only {paths:?}");
    let lost = paths.iter().flat_map(|path| expanded(path)).filter(|path| !exists(path));
    assert_eq!(
        lost.collect::<Vec<_>>(),
        Vec::<String>::new(),
        "named in ARCHITECTURE.md, docs/design or docs/add-a-card.md, and not there"
    );
}

/// The names of the folders in a folder.
fn folders(folder: &Path) -> BTreeSet<String> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let names = entries.filter(|path| path.is_dir()).map(|path| path.file_name().expect("a name").to_owned());
    names.map(|name| name.into_string().expect("UTF-8")).collect()
}

/// The tree at the top names each room, and no other.
#[test]
fn the_tree_is_that_of_the_house() {
    let (blocks, _) = parts(&architecture());
    let mut above = String::new();
    let mut told = BTreeSet::new();
    for line in blocks[0].lines() {
        let Some(name) = line.split_whitespace().next().filter(|name| name.ends_with('/')) else { continue };
        match line.len() - line.trim_start().len() {
            0 => above = name.to_owned(),
            2 => drop(told.insert(format!("{above}{name}"))),
            _ => continue,
        }
        let path = if line.starts_with(' ') { format!("{above}{name}") } else { above.clone() };
        for path in expanded(&path) {
            assert!(root().join(&path).is_dir(), "there is no {path}");
        }
    }
    let crates = folders(&root().join("crates")).into_iter().map(|name| format!("crates/{name}/"));
    let parts = ["rules", "mind", "page", "room"].into_iter().map(|part| format!("games/<id>/{part}/"));
    assert_eq!(told, crates.chain(parts).collect());
}

#[test]
fn every_name_stands_in_the_code() {
    let text = told();
    let (_, prose) = parts(&text);
    let code = texts(&["crates", "games", "src"]);
    let names = quoted(&prose).filter(|quoted| !is_path(quoted));
    let names = names.map(|name| name.trim_end_matches("()").trim_end_matches('!'));
    let is_name = |name: &&str| {
        name.split("::")
            .all(|part| !part.is_empty() && part.chars().all(|sign| sign.is_alphanumeric() || sign == '_'))
    };
    let names = names.filter(is_name).flat_map(|name| name.split("::")).collect::<BTreeSet<_>>();
    assert!(names.len() > 100, "only {names:?}");
    let lost = names.iter().filter(|name| !code.iter().any(|(_, text)| stands(text, name)));
    assert_eq!(
        lost.collect::<Vec<_>>(),
        Vec::<&&str>::new(),
        "named in ARCHITECTURE.md or docs/design, and nowhere in the code"
    );
}

/// Every sentence with a number, with what is counted; a number stands in braces.
fn counted() -> Vec<String> {
    let house = bree::house::open(None).expect("the house");
    let tricks = house.room("tricks").expect("tricks").game.info();
    let cards = std::fs::read_to_string(root().join("games/war/rules/data/cards.toml")).expect("the cards");
    let cards = cards.lines().filter(|line| line.starts_with("[[")).count();
    let all = word(games().len());
    vec![
        format!("how the kernel carries {{{all}}} very different games"),
        format!("## {{{}}} games through one kernel", all[..1].to_uppercase() + &all[1..]),
        format!("seeded by {{{}}} random bytes", size_of::<table::Seed>()),
        format!("The war's {{{cards}}} cards are such data"),
        format!("hidden hands, for {{{}}} to {{{}}} people", tricks.least, tricks.most),
        format!("the last {{{}}} lines of what was told", canvas::LOOKS_BACK),
        format!("at most {{{}}} files of the rules name it", questions::AIM),
    ]
}

/// Numbers that are written as words; smaller ones say how, not how many.
const WORDS: [&str; 8] = ["five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

fn word(number: usize) -> &'static str {
    WORDS[number - 5]
}

/// The numbers of a text: what begins with a digit, and words from five on. `SHA-256` is none.
fn numbers(prose: &str) -> Vec<String> {
    let plain = prose.split('`').step_by(2).collect::<Vec<_>>().join(" ");
    let words = plain.split(|sign: char| !(sign.is_alphanumeric() || sign == '-'));
    let is_number = |word: &&str| {
        word.starts_with(|sign: char| sign.is_ascii_digit()) || WORDS.contains(&word.to_lowercase().as_str())
    };
    let mut numbers = words.filter(is_number).map(str::to_owned).collect::<Vec<_>>();
    numbers.sort();
    numbers
}

#[test]
fn every_number_is_counted() {
    let text = told();
    let (_, prose) = parts(&text);
    let flat = prose.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut held = Vec::new();
    for sentence in counted() {
        let plain = sentence.replace(['{', '}'], "");
        assert!(flat.contains(&plain), "neither ARCHITECTURE.md nor docs/design says: {plain}");
        let numbers = || sentence.split('{').skip(1).filter_map(|rest| rest.split('}').next());
        // What ARCHITECTURE.md and a page of docs/design both say is counted for both.
        for _ in flat.match_indices(&plain) {
            held.extend(numbers().map(str::to_owned));
        }
    }
    held.sort();
    let what = "a number that no test counts does not belong there: say it without, or count it in `counted`";
    assert_eq!(numbers(&prose), held, "{what}");
}

/// A page that sends its reader to a part of ARCHITECTURE.md sends them to one that is there.
#[test]
fn every_heading_that_is_referred_to_is_there() {
    let text = architecture();
    let headings =
        text.lines().filter(|line| line.starts_with('#')).map(|line| line.trim_start_matches(['#', ' ']));
    let headings = headings.collect::<BTreeSet<_>>();
    let mut pages = vec![PathBuf::from("README.md"), PathBuf::from("CONTRIBUTING.md")];
    let docs =
        std::fs::read_dir(root().join("docs")).expect("docs").map(|entry| entry.expect("an entry").path());
    pages.extend(docs.filter(|path| path.extension().is_some_and(|ending| ending == "md")));
    let mut found = 0;
    for page in pages {
        let text = std::fs::read_to_string(root().join(&page)).expect("a page");
        for rest in text.split("ARCHITECTURE.md, “").skip(1) {
            let heading = rest.split('”').next().unwrap_or_default();
            assert!(headings.contains(heading), "{}: ARCHITECTURE.md has no “{heading}”", page.display());
            found += 1;
        }
    }
    assert!(found > 0, "no page refers to a part of ARCHITECTURE.md");
}
