//! Screen readers: what they are given. From the entrance to the first choice of each game by the browser's accessibility tree
//! alone: roles, names, descriptions, headings, what is said by itself, and where the focus goes. What would be read is kept as a
//! text beside the pictures of failures, to be read as one who hears.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde_json::{Value, json};

use crate::browser::{Browser, Window};
use crate::house::GAMES;
use crate::inn::Inn;
use crate::picture::evidence;
use crate::player::key;
use crate::share::share;

/// Something that is read out.
#[derive(Debug)]
struct Said {
    role: String,
    name: String,
    description: String,
    /// How deep it lies.
    depth: usize,
    told: BTreeMap<String, Value>,
}

impl Said {
    fn is(&self, role: &str) -> bool {
        self.role == role
    }

    fn level(&self) -> u64 {
        self.told["level"].as_u64().expect("a level")
    }

    /// All that is said of it.
    fn words(&self) -> String {
        format!("{} {}", self.name, self.description).trim().to_owned()
    }
}

/// What can be pressed, written into or opened.
const CONTROLS: &[&str] = &[
    "button",
    "link",
    "textbox",
    "searchbox",
    "combobox",
    "checkbox",
    "radio",
    "tab",
    "DisclosureTriangle",
    "DisclosureTriangleGrouped",
];

/// The page as it is read, from the top.
async fn listens(page: &Browser) -> Vec<Said> {
    let eyes = page.driver.cdp();
    eyes.send_raw("Accessibility.enable", json!({})).await.expect("a tree");
    let tree = eyes.send_raw("Accessibility.getFullAXTree", json!({})).await.expect("a tree");
    let nodes = tree["nodes"].as_array().expect("nodes");
    let by_id = nodes.iter().map(|node| (node["nodeId"].as_str().expect("an id"), node));
    let by_id = by_id.collect::<BTreeMap<_, _>>();
    let mut said = Vec::new();
    let mut open = vec![(&nodes[0], 0)];
    while let Some((node, depth)) = open.pop() {
        let role = node["role"]["value"].as_str().unwrap_or_default();
        let text = |of: &str| node[of]["value"].as_str().unwrap_or_default().trim().to_owned();
        let told = node["properties"].as_array().into_iter().flatten();
        let told = told.map(|told| {
            (told["name"].as_str().unwrap_or_default().to_owned(), told["value"]["value"].clone())
        });
        let read =
            node["ignored"] != true && !["generic", "none", "InlineTextBox", "LineBreak"].contains(&role);
        if read {
            said.push(Said {
                role: role.to_owned(),
                name: text("name"),
                description: text("description"),
                depth,
                told: told.collect(),
            });
        }
        let children = node["childIds"].as_array().into_iter().flatten().rev();
        let children = children.filter_map(|id| by_id.get(id.as_str().expect("an id")));
        open.extend(children.map(|child| (*child, depth + usize::from(read))));
    }
    said
}

/// What stands within the part at this place.
fn within(said: &[Said], at: usize) -> &[Said] {
    let rest = &said[at + 1..];
    let end = rest.iter().position(|one| one.depth <= said[at].depth).unwrap_or(rest.len());
    &rest[..end]
}

fn place(said: &[Said], what: &str, fits: impl Fn(&Said) -> bool) -> usize {
    said.iter().position(fits).unwrap_or_else(|| panic!("nothing is {what} in {}", transcript(said)))
}

/// The text that would be read.
fn transcript(said: &[Said]) -> String {
    let mut text = String::new();
    for one in said.iter().filter(|one| !one.is("listitem") && !one.words().is_empty()) {
        writeln!(text, "{}{}: {}", "  ".repeat(one.depth), one.role, one.words()).expect("memory");
    }
    text
}

/// Everything has a name, and no name has a sign in it that is for the eye, or an id; headings leave out no level.
fn is_clear(said: &[Said], when: &str) {
    for one in said {
        let needs = CONTROLS.contains(&one.role.as_str())
            || ["image", "heading", "article"].contains(&one.role.as_str());
        assert!(!needs || !one.name.is_empty(), "{when}: without a name: {one:?}");
        let words = one.words();
        for wrong in ["▸", "▾", "◇", "★", "..", "undefined", "{", "}"] {
            assert!(!words.contains(wrong) || one.is("RootWebArea"), "{when}: '{wrong}' is read in {one:?}");
        }
        for game in GAMES {
            assert!(!words.contains(&format!("{game}-")), "{when}: an id is read in {one:?}");
        }
    }
    let headings = said.iter().filter(|one| one.is("heading")).collect::<Vec<_>>();
    assert_eq!(headings.iter().filter(|one| one.level() == 1).count(), 1, "{when}: {headings:?}");
    assert_eq!(headings[0].level(), 1, "{when}: {headings:?}");
    for pair in headings.windows(2) {
        assert!(pair[1].level() <= pair[0].level() + 1, "{when}: a level is left out before {:?}", pair[1]);
    }
}

/// At the entrance each game is an article of its name, with its length, how hard it is, and its three ways, each of which says of
/// which game it is.
fn the_entrance_is_told(said: &[Said], names: &[String], when: &str) {
    is_clear(said, when);
    let field = &said[place(said, "the field for a name", |one| one.is("textbox"))];
    assert!(!field.name.is_empty() && field.description.len() > 20, "{when}: {field:?}");
    for name in names {
        let at = place(said, name, |one| one.is("article") && one.name == *name);
        let inside = within(said, at);
        assert!(
            inside.iter().any(|one| one.is("heading") && one.level() == 2 && one.name == *name),
            "{when}: {name}"
        );
        let all = transcript(inside);
        for word in [" min", if when.starts_with("es") { "Complejidad" } else { "complexity" }] {
            assert!(all.contains(word), "{when}: no '{word}' for {name}: {all}");
        }
        let ways = inside
            .iter()
            .filter(|one| (one.is("button") || one.is("link")) && one.name.contains(name.as_str()));
        assert!(ways.count() >= 3, "{when}: {name}: {all}");
    }
}

/// The first question of a game: it is a heading, a part of its own, and what is said by itself; and something answers it.
fn the_question_is_told(said: &[Said], ask: &str, when: &str) {
    is_clear(said, when);
    assert!(
        said[0].name.contains(if when.starts_with("es") { "Te toca" } else { "Your turn" }),
        "{when}: {:?}",
        said[0]
    );
    let headings = said.iter().filter(|one| one.is("heading")).collect::<Vec<_>>();
    let at = place(said, "the question", |one| one.is("region") && one.name == headings[1].name);
    let inside = within(said, at);
    let asked = transcript(inside);
    let spoken = inside.iter().filter(|one| one.is("StaticText") || one.is("link"));
    let spoken = spoken.map(|one| one.name.as_str()).collect::<Vec<_>>().join(" ");
    let bare = |text: &str| text.split_whitespace().collect::<String>();
    assert!(bare(&spoken).contains(&bare(ask)), "{when}: '{ask}' is not in {asked}");
    assert!(
        inside.iter().any(|one| CONTROLS.contains(&one.role.as_str())),
        "{when}: nothing answers in {asked}"
    );
    // What is said by itself: that it is one's turn at once, what is asked when there is time for it.
    let aloud = |role: &str, live: &str| {
        let at =
            said.iter().position(|one| one.is(role) && one.told.get("live").is_some_and(|told| told == live));
        at.map(|at| within(said, at).iter().map(|one| one.name.clone()).collect::<Vec<_>>().join(" "))
    };
    assert!(
        aloud("alert", "assertive").is_some_and(|words| !words.is_empty()),
        "{when}: nothing says whose turn it is"
    );
    let status = aloud("status", "polite").unwrap_or_default();
    assert!(status.contains(ask), "{when}: '{ask}' is not said: {status}");
}

/// Every answer says what it does, be it by its name alone.
fn answers_are_told(said: &[Said], when: &str) {
    let at = place(said, "an answer", |one| one.is("region"));
    let buttons = within(said, at).iter().filter(|one| one.is("button")).collect::<Vec<_>>();
    assert!(!buttons.is_empty(), "{when}: {}", transcript(within(said, at)));
    let mut names = buttons.iter().map(|one| one.words()).collect::<Vec<_>>();
    let all = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), all, "{when}: two answers sound alike: {buttons:?}");
}

#[tokio::test]
async fn from_the_entrance_to_a_first_choice_by_ear() {
    for language in share(["es", "en"], 1) {
        let inn = Inn::open();
        let page = Browser::open(&Window::desk(language)).await;
        page.go(&inn.url).await;
        let names = page
            .value("[...document.querySelectorAll('.door__game h2')].map((name) => name.textContent)")
            .await;
        let names = serde_json::from_value::<Vec<String>>(names).expect("names");
        let said = listens(&page).await;
        the_entrance_is_told(&said, &names, language);
        std::fs::write(
            evidence(&format!("ear-entrance-{language}")).with_extension("txt"),
            transcript(&said),
        )
        .expect("a text");
        for game in GAMES {
            page.go(&inn.url).await;
            page.tab_to(&format!("button[value='now:{game}:']")).await;
            page.press(key::ENTER).await;
            page.until("document.getElementById('signals')?.dataset.yours === 'yes' && document.getElementById('live-now').textContent.trim() !== ''").await;
            let when = format!("{language}, {game}");
            let ask = page.says("#ask").await;
            let said = listens(&page).await;
            the_question_is_told(&said, ask.trim(), &when);
            std::fs::write(
                evidence(&format!("ear-{game}-{language}")).with_extension("txt"),
                transcript(&said),
            )
            .expect("a text");
            // What is folded away is opened with Enter, and says that it is open.
            if page.has("#choose details.kind:not([open])").await {
                page.tab_to("#choose details.kind > summary").await;
                page.press(key::ENTER).await;
                page.find("#choose details.kind[open]").await;
                let said = listens(&page).await;
                let opened = said.iter().any(|one| {
                    one.role.starts_with("Disclosure") && one.told.get("expanded") == Some(&json!(true))
                });
                assert!(opened, "{when}: it is not told that it is open");
                is_clear(&said, &when);
            }
            let said = listens(&page).await;
            answers_are_told(&said, &when);
            chooses(&page, &when).await;
        }
        page.close().await;
    }
}

/// One answer is chosen by Tab and Enter alone, as where a screen reader has the arrows for itself; then the focus is on something
/// that has a name, and what has come of it is said.
async fn chooses(page: &Browser, when: &str) {
    let (before, heard) =
        (page.signals().await.ply, page.value("document.getElementById('live').textContent").await);
    page.tab_to("#choose button[name=choice]:not([aria-disabled])").await;
    page.press(key::ENTER).await;
    page.until(&format!("Number(document.getElementById('signals').dataset.ply) > {before}")).await;
    page.until(&format!("document.getElementById('live').textContent !== {heard}")).await;
    page.until("document.getElementById('signals').dataset.yours === 'yes' || document.getElementById('signals').dataset.status !== 'playing'").await;
    page.until("document.activeElement !== document.body").await;
    let said = listens(page).await;
    is_clear(&said, when);
    let focused =
        said.iter().find(|one| one.told.get("focused") == Some(&json!(true)) && !one.is("RootWebArea"));
    assert!(focused.is_some(), "{when}: the focus is on nothing that is read");
}
