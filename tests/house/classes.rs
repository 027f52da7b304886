//! The names that a game's style and drawing may take: each game has a name space, told in the head of its sheet, so that no class of
//! one means something else to another game or to the house.

use std::collections::BTreeSet;
use std::path::Path;

use super::named::texts;
use super::root;

/// Drawn by each game, as the house asks for it.
const SHARED_IDS: &[&str] = &["players"];

/// The names of a style sheet and of the sources that it is for.
struct Style {
    /// The owner's name.
    name: String,
    /// The prefix of its own classes.
    prefix: String,
    css: String,
    /// Its drawings, file by file.
    drawn: Vec<Drawn>,
}

impl Style {
    fn owns(&self, name: &str) -> bool {
        name.starts_with(&self.prefix)
    }
}

/// A source file without its comments: the code, in which each text is a number between two marks, and the texts.
struct Drawn {
    code: String,
    texts: Vec<String>,
}

const MARK: char = '\u{1}';

fn drawn(source: &str) -> Drawn {
    let (mut code, mut texts) = (String::new(), Vec::new());
    let mut rest = source;
    while let Some(at) = rest.find(['"', '/', '\'']) {
        code.push_str(&rest[..at]);
        rest = &rest[at..];
        if rest.starts_with("//") {
            rest = rest.find('\n').map_or("", |end| &rest[end..]);
        } else if rest.starts_with('"') {
            // Of a raw text nothing is escaped, and as many signs end it as began it.
            let signs = code.len() - code.trim_end_matches('#').len();
            let raw =
                code[..code.len() - signs].ends_with('r') && !names_end(&code[..code.len() - signs - 1]);
            let end = if raw { format!("\"{}", "#".repeat(signs)) } else { "\"".to_owned() };
            let long = 1 + closes(&rest[1..], &end, raw);
            code.push_str(&format!("{MARK}{}{MARK}", texts.len()));
            texts.push(rest[1..long].to_owned());
            rest = &rest[long + 1..];
        } else {
            // A letter, `'"'`; a lifetime has no second sign.
            let letter = rest[1..].strip_prefix('\\').map_or_else(
                || {
                    rest.chars()
                        .nth(2)
                        .filter(|sign| *sign == '\'')
                        .map(|_| 2 + rest[1..].chars().next().map_or(0, char::len_utf8))
                },
                |escaped| escaped.get(1..).and_then(|after| after.find('\'')).map(|end| end + 4),
            );
            let long = letter.unwrap_or(1);
            code.push_str(if letter.is_some() { " " } else { &rest[..1] });
            rest = &rest[long..];
        }
    }
    code.push_str(rest);
    Drawn { code, texts }
}

/// The length up to a sign that lies in no bracket.
fn until(code: &str, end: char) -> usize {
    let mut depth = 0;
    for (at, sign) in code.char_indices() {
        match sign {
            _ if sign == end && depth == 0 => return at,
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        if depth < 0 {
            return at;
        }
    }
    code.len()
}

fn names_end(code: &str) -> bool {
    code.ends_with(|sign: char| sign.is_alphanumeric() || sign == '_')
}

/// The end of a text.
fn closes(text: &str, end: &str, raw: bool) -> usize {
    let found = text.match_indices(end).map(|(at, _)| at);
    let escaped = |at: usize| (at - text[..at].trim_end_matches('\\').len()) % 2 == 1;
    found.into_iter().find(|at| raw || !escaped(*at)).expect("a text ends")
}

const fn of_a_name(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || sign == '-' || sign == '_'
}

/// The names that stand in a text after a sign.
fn names_after(text: &str, sign: char) -> impl Iterator<Item = (usize, &str)> {
    text.match_indices(sign).filter_map(move |(at, _)| {
        let rest = &text[at + 1..];
        let name = &rest[..rest.find(|sign| !of_a_name(sign)).unwrap_or(rest.len())];
        name.starts_with(|first: char| first.is_ascii_lowercase()).then_some((at, name))
    })
}

impl Drawn {
    /// The names after this sign: `span .name` and `span #name`. A method or a field has no space before its point,
    /// unless it begins a line.
    fn marks(&self, sign: char) -> impl Iterator<Item = &str> {
        self.code.lines().flat_map(move |line| {
            let found = names_after(line, sign);
            let marked = found.filter(move |(at, _)| {
                let before = &line[..*at];
                before.ends_with(' ') && !before.trim().is_empty()
            });
            marked.map(|(_, name)| name)
        })
    }

    /// The texts that are classes by where they stand: right in `class={ … }`, as the second thing that `ctx.thing` and its like are
    /// given, in what is called `class`, and the marks of the page. Not those that a call there is given.
    fn of_classes(&self) -> Vec<&str> {
        const MADE_BY: [&str; 4] = ["ctx.thing(", "ctx.group(", "ctx.sheet(", "ctx.die("];
        let mut found = Vec::new();
        for (at, begins) in self.code.match_indices("class={") {
            found.extend(self.texts_until(&self.code[at + begins.len()..], '}'));
        }
        for (at, begins) in
            self.code.match_indices("let class =").chain(self.code.match_indices("let mut class ="))
        {
            found.extend(self.texts_until(&self.code[at + begins.len()..], ';'));
        }
        for (at, begins) in self.code.match_indices(" marks:") {
            found.extend(self.texts_until(&self.code[at + begins.len()..], ','));
        }
        for (at, begins) in MADE_BY.iter().flat_map(|made_by| self.code.match_indices(made_by)) {
            let given = &self.code[at + begins.len()..];
            found.extend(self.texts_until(&given[until(given, ',') + 1..], ','));
        }
        found
    }

    fn texts_until(&self, code: &str, end: char) -> Vec<&str> {
        let code = code[..until(code, end)]
            .replace("format!(", "[")
            .replace("String::from(", "[")
            .replace("&[", "[");
        let (mut calls, mut found) = (0, Vec::new());
        // Every second piece is the number of a text.
        for (at, piece) in code.split(MARK).enumerate() {
            match at % 2 {
                0 => calls += piece.matches('(').count() as isize - piece.matches(')').count() as isize,
                _ if calls <= 0 => found.extend(piece.parse().ok().and_then(|at: usize| self.texts.get(at))),
                _ => {}
            }
        }
        found.into_iter().map(String::as_str).collect()
    }

    /// Every name that begins so, wherever it stands, and whether it is only the beginning of one: the rest follows.
    fn own(&self, prefix: &str) -> Vec<(String, bool)> {
        let mut found = self
            .marks('.')
            .filter(|name| name.starts_with(prefix))
            .map(|name| (name.to_owned(), false))
            .collect::<Vec<_>>();
        for text in &self.texts {
            for (at, _) in text.match_indices(prefix) {
                if text[..at].ends_with(of_a_name) {
                    continue;
                }
                let rest = &text[at..];
                let (name, after) = rest.split_at(rest.find(|sign| !of_a_name(sign)).unwrap_or(rest.len()));
                found.push((name.to_owned(), name.ends_with(['-', '_']) || after.starts_with('{')));
            }
        }
        found
    }
}

/// A sheet without comments and texts.
fn plain(css: &str) -> String {
    let outside = css.split("/*").enumerate().map(|(at, part)| match at {
        0 => part,
        _ => part.split_once("*/").expect("a comment ends").1,
    });
    outside.collect::<String>().split('"').step_by(2).collect::<Vec<_>>().join("\"\"")
}

/// The selectors of a sheet, also of rules inside others.
fn selectors(css: &str) -> impl Iterator<Item = &str> {
    let before = css.match_indices('{').map(|(at, _)| &css[..at]);
    before.map(|before| before.rsplit(['{', '}', ';']).next().unwrap_or_default().trim())
}

fn classes(css: &str) -> BTreeSet<String> {
    selectors(css).flat_map(|selector| names_after(selector, '.').map(|(_, name)| name.to_owned())).collect()
}

/// The names that a sheet sets for the whole page: animations, and those at the root.
fn names_of_the_page(css: &str) -> BTreeSet<String> {
    let animations =
        selectors(css).filter_map(|selector| selector.strip_prefix("@keyframes ")).map(str::to_owned);
    let root = css
        .split('}')
        .filter_map(|rule| rule.split_once('{'))
        .filter(|(selector, _)| selector.trim() == ":root");
    let set = root
        .flat_map(|(_, body)| body.split(';'))
        .filter_map(|line| line.trim().strip_prefix("--")?.split(':').next());
    animations.chain(set.map(str::to_owned)).collect()
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The style sheets of a folder, in their order.
fn sheets(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut paths =
        entries.filter(|path| path.extension().is_some_and(|ending| ending == "css")).collect::<Vec<_>>();
    paths.sort();
    paths.iter().map(|path| read(path)).collect()
}

/// The names drawn by the sources below some folders, without their tests.
fn sources(folders: &[&str]) -> Vec<Drawn> {
    let files =
        texts(folders).into_iter().filter(|(path, _)| path.extension().is_some_and(|ending| ending == "rs"));
    files.filter(|(path, _)| !path.ends_with("tests.rs")).map(|(_, text)| drawn(&text)).collect()
}

/// The sheet of each game. What its own classes begin with stands in the head of it.
fn games() -> Vec<Style> {
    let folders = std::fs::read_dir(root().join("games")).expect("the games");
    let mut names = folders
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("UTF-8"))
        .collect::<Vec<_>>();
    names.sort();
    let style = |name: String| {
        let page = format!("games/{name}/page");
        let sheets = sheets(&root().join(&page));
        let told = sheets.iter().map(|css| {
            let head = css.split("*/").next().unwrap_or_default().replace(['\n', ' '], " ");
            let told = head
                .split_once("Its own classes begin with ")
                .map(|(_, rest)| rest.split(':').next().unwrap_or_default().to_owned());
            told.unwrap_or_else(|| {
                panic!("{name}: the head of its sheet does not say what its own classes begin with")
            })
        });
        let told = told.collect::<BTreeSet<_>>();
        assert_eq!(told.len(), 1, "{name}: one game has one prefix, not {told:?}");
        let prefix = told.into_iter().next().expect("a prefix");
        assert!(prefix.len() > 2 && prefix.ends_with('-'), "{name}: '{prefix}' is no prefix");
        Style {
            prefix,
            css: sheets.iter().map(|css| plain(css)).collect(),
            drawn: sources(&[&format!("{page}/src")]),
            name,
        }
    };
    names.into_iter().map(style).collect()
}

/// The style of the house, and what its own pages draw.
fn house() -> (String, Vec<Drawn>) {
    let css = sheets(&root().join("crates/web/assets/style")).iter().map(|css| plain(css)).collect();
    (css, sources(&["crates/web/src", "crates/canvas/src", "crates/atlas/src"]))
}

/// The names in the scripts of the house.
fn script() -> String {
    let entries = std::fs::read_dir(root().join("crates/web/assets/script")).expect("scripts");
    entries.map(|entry| read(&entry.expect("an entry").path())).collect()
}

/// In a game's sheet a class is of the game or of the house, and what it names for the whole page is the game's.
#[test]
fn a_sheet_says_only_its_own_names() {
    let house = classes(&house().0);
    let mut wrong = Vec::new();
    for game in games() {
        let said = classes(&game.css);
        assert!(said.len() > 50, "{}: only {said:?}", game.name);
        let strange = said.iter().filter(|class| !game.owns(class) && !house.contains(*class));
        wrong.extend(strange.map(|class| format!("{}: .{class}", game.name)));
        let strange = names_of_the_page(&game.css).into_iter().filter(|name| !game.owns(name));
        wrong.extend(strange.map(|name| format!("{}: {name}", game.name)));
    }
    assert!(wrong.is_empty(), "of neither the game nor the house: {wrong:#?}");
}

/// No prefix begins a name of the house, in its style, its pages or its script, or another prefix.
#[test]
fn a_prefix_is_of_one_game() {
    let (games, (css, drawn), script) = (games(), house(), script());
    let house = classes(&css).into_iter().chain(names_of_the_page(&css)).collect::<Vec<_>>();
    for game in &games {
        let others = games.iter().filter(|other| other.name != game.name && other.owns(&game.prefix));
        assert_eq!(
            others.map(|other| &other.name).collect::<Vec<_>>(),
            Vec::<&String>::new(),
            "{}",
            game.name
        );
        let of_the_house = house.iter().filter(|name| game.owns(name)).cloned();
        let drawn = drawn.iter().flat_map(|file| file.own(&game.prefix)).map(|(name, _)| name);
        let scripted =
            script.match_indices(&game.prefix).filter(|(at, _)| !script[..*at].ends_with(of_a_name));
        let scripted = scripted.map(|(at, _)| script[at..].lines().next().unwrap_or_default().to_owned());
        let taken = of_the_house.chain(drawn).chain(scripted).collect::<Vec<_>>();
        assert!(taken.is_empty(), "the house says names of {}: {taken:#?}", game.name);
    }
}

/// The names of the house that a game may draw: the head of each of the house's sheets lends them. A name stands for its
/// parts and states, too.
fn lent() -> Vec<String> {
    let sheets = sheets(&root().join("crates/web/assets/style"));
    let lists = sheets.iter().filter_map(|css| css.split("*/").next()?.split_once("Games draw "));
    lists.flat_map(|(_, list)| names_after(list, '.').map(|(_, name)| name.to_owned())).collect()
}

fn is_of(name: &str, block: &str) -> bool {
    name.strip_prefix(block).is_some_and(|part| part.is_empty() || part.starts_with(['-', '_']))
}

/// What a game draws has a style, what its sheet styles is drawn, and of the house's it draws only what is lent.
#[test]
fn what_is_drawn_has_a_style_and_what_has_one_is_drawn() {
    let (lent, house) = (lent(), classes(&house().0));
    let idle = lent.iter().filter(|block| !house.iter().any(|class| is_of(class, block)));
    assert_eq!(idle.collect::<Vec<_>>(), Vec::<&String>::new(), "the house lends what it has not");
    let mut drawn_of_the_house = BTreeSet::new();
    let mut wrong = Vec::new();
    for game in games() {
        let said = classes(&game.css).into_iter().filter(|class| game.owns(class)).collect::<BTreeSet<_>>();
        let own = game.drawn.iter().flat_map(|file| file.own(&game.prefix)).collect::<BTreeSet<_>>();
        for (name, begins) in &own {
            let styled = if *begins {
                *name != game.prefix && said.iter().any(|class| class.starts_with(name))
            } else {
                said.contains(name)
            };
            if !styled {
                wrong.push(format!("{} draws .{name}, of which its sheet says nothing", game.name));
            }
        }
        for class in &said {
            let drawn = own
                .iter()
                .any(|(name, begins)| if *begins { class.starts_with(name) } else { class == name });
            if !drawn {
                wrong.push(format!("{} draws no .{class}", game.name));
            }
        }
        for file in &game.drawn {
            let of_classes = file.of_classes();
            // Of what is put together the beginning counts.
            let words = of_classes.iter().flat_map(|text| text.split_whitespace());
            let texts = words.filter_map(|word| word.split('{').next()).filter(|word| !word.is_empty());
            for name in file.marks('.').chain(texts).filter(|name| !game.owns(name)) {
                match lent.iter().find(|block| is_of(name, block)) {
                    Some(block) => _ = drawn_of_the_house.insert(block.clone()),
                    None => wrong.push(format!(
                        "{} draws .{name}, which is neither its own nor lent by the house",
                        game.name
                    )),
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    let idle = lent.iter().filter(|block| !drawn_of_the_house.contains(*block));
    assert_eq!(idle.collect::<Vec<_>>(), Vec::<&String>::new(), "the house lends what nobody draws");
}

/// An element of a game is never taken for one of the house.
#[test]
fn ids_are_of_the_game_or_of_the_house() {
    let (_, pages) = house();
    let script = script();
    let made = script.split(".id = '").skip(1).filter_map(|rest| rest.split('\'').next());
    let mut house = pages.iter().flat_map(|page| page.marks('#')).chain(made).collect::<BTreeSet<_>>();
    assert!(house.len() > 30, "only {house:?}");
    SHARED_IDS.iter().for_each(|id| assert!(house.remove(id), "{id}"));
    for game in games() {
        let both = game.drawn.iter().flat_map(|file| file.marks('#')).filter(|id| house.contains(id));
        assert_eq!(both.collect::<Vec<_>>(), Vec::<&str>::new(), "{}", game.name);
    }
}
