//! The pages of the house: which there are, by the server's own list of routes, and the walk that leads to each of them, through
//! what a guest comes to have. Who looks for something on every page takes this walk.

use serde_json::Value;

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::shelves::post;

/// The pages that everybody may open.
pub const OPEN: &[&str] = &[
    "/",
    "/new/journey",
    "/new/tricks",
    "/new/war",
    "/new/quest",
    "/new/wizards",
    "/rules",
    "/rules/journey",
    "/rules/tricks",
    "/rules/war",
    "/rules/quest",
    "/rules/wizards",
    "/rules/war?find=anillo",
    "/library/journey",
    "/library/tricks",
    "/library/war",
    "/library/quest",
    "/library/wizards",
    "/library/journey/journey-hobbit-frodo",
    "/library/tricks/tricks-character-boromir",
    "/library/war/war-character-strider",
    "/library/quest/quest-heroes-beravor",
    "/library/wizards/card-gandalf",
    "/workshop/wizards",
    "/puzzles/tricks",
    "/campaign/tricks",
    "/statistics",
    "/about",
    "/privacy",
    "/offline",
    "/nothing",
    "/device",
    "/groups",
    "/me",
];

/// The pages that are about whoever opens them.
const OWN: [&str; 11] = [
    "/",
    "/groups",
    "/tables",
    "/campaign/tricks",
    "/puzzles/tricks",
    "/statistics",
    "/me",
    "/me/data",
    "/me/apart",
    "/me/notices",
    "/me/tokens",
];

/// The routes where the walk does not lead, each with why.
const LEFT_OUT: [(&str, &str); 8] = [
    ("/worker.js", "a script"),
    ("/assets/{*path}", "styles, scripts, signs"),
    ("/pictures/{game}/{card}", "a host's picture"),
    ("/campaign/{game}/file", "a file to be kept"),
    ("/statistics/plays", "a file to be kept"),
    ("/t/{id}/sheets/{sheet}", "a part of a page: all of them stand on `/t/{id}/sheets`"),
    ("/me/data/file", "a file to be kept"),
    (
        "/notices/{reach}/{does}/{token}",
        "only where letters are sent: axe::what_a_letter_leads_to_has_no_barrier",
    ),
];

/// The status with which a page answers whoever may see it: the page for what is nowhere is among them.
pub fn status(path: &str) -> u16 {
    if path == "/nothing" { 404 } else { 200 }
}

/// A table at which one plays with bots.
const WITH_BOTS: &str = "{ game: 'tricks', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'easy' }] }";

/// A guest's own pages, and those to which another one asks them: whoever opens this browser becomes that guest.
pub async fn own_pages(page: &Browser, inn: &Inn) -> Vec<String> {
    page.go(&inn.url).await;
    post(page, "/guests", "{ name: 'Ana' }").await;
    post(page, "/me/tokens", "{ name: 'Gandalf' }").await;
    let mut pages = OWN.map(str::to_owned).to_vec();
    pages.extend(of_a_group(page).await);
    pages.extend(that_wait_and_run(page).await);
    pages.extend(that_are_over(page).await);
    pages.extend(that_teach(page).await);
    pages.extend(of_another(inn).await);
    pages
}

/// A group with a table, and the form of its next one.
async fn of_a_group(page: &Browser) -> Vec<String> {
    let group = made(page, "/groups", "{ name: 'Los viernes' }").await;
    made(page, &format!("/groups/{group}/tables"), "{ game: 'tricks' }").await;
    vec![format!("/groups/{group}"), format!("/groups/{group}/new?game=tricks")]
}

/// A table that waits for people and decks, with its link; and one at which it is played, with all that can be opened beside it.
async fn that_wait_and_run(page: &Browser) -> Vec<String> {
    let waits = "{ game: 'wizards', options: { 'deck-1': 'own', 'deck-2': 'own' } }";
    let waits = made(page, "/tables", waits).await;
    let runs = made(page, "/tables", WITH_BOTS).await;
    let beside = [
        "",
        "/rules",
        "/rules?find=carta",
        "/library",
        "/library/tricks-character-boromir",
        "/wrong",
        "/then?step=0",
    ];
    let mut pages = vec![format!("/t/{waits}"), format!("/t/{waits}/links/join")];
    pages.extend(beside.map(|beside| format!("/t/{runs}{beside}")));
    let war =
        made(page, "/tables", "{ game: 'war', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] }")
            .await;
    pages.push(format!("/t/{war}/sheets"));
    pages
}

/// A table at which the game is over, the replay with a comment and another road that was tried, and the table of that road.
async fn that_are_over(page: &Browser) -> Vec<String> {
    let over = made(page, "/tables", WITH_BOTS).await;
    let at = format!("/tables/{over}");
    post(page, &format!("{at}/resign"), "{}").await;
    post(page, &format!("{at}/steps/0/comments"), "{ text: 'Frodo debe esperar' }").await;
    let road = "{ bots: true, name: 'El otro camino' }";
    let road = made(page, &format!("{at}/steps/0/play"), road).await;
    let told = get(page, &at).await;
    let replay = told["links"]["replay"].as_str().unwrap_or_else(|| panic!("no replay: {told}")).to_owned();
    vec![format!("/t/{over}"), format!("{replay}?step=0"), replay, format!("/t/{road}")]
}

/// A lesson at its first stop, a puzzle that is open, and one that was solved.
async fn that_teach(page: &Browser) -> Vec<String> {
    let lesson = made(page, "/tables", "{ game: 'tricks', lesson: 'first' }").await;
    let set = get(page, "/puzzles/tricks").await;
    let begin = async |number: usize| {
        let seed = &set["shelf"][number]["seed"];
        made(page, "/tables", &format!("{{ game: 'tricks', puzzle: {seed} }}")).await
    };
    let (open, solved) = (begin(0).await, begin(1).await);
    solve(page, &solved).await;
    vec![format!("/t/{lesson}"), format!("/t/{open}"), format!("/t/{solved}")]
}

/// Solves a puzzle: a card that loses is refused, and the next one is tried.
async fn solve(page: &Browser, id: &str) {
    let at = format!("/tables/{id}");
    let asked = get(page, &format!("{at}/choices")).await;
    let ply = &asked[0]["ply"];
    for laid in asked[0]["choices"].as_array().unwrap_or_else(|| panic!("no choices: {asked}")) {
        let sent = format!("{{ ply: {ply}, choice: {} }}", laid["choice"]);
        let answer = post(page, &format!("{at}/choices"), &sent).await;
        if answer["version"].is_number() {
            break;
        }
    }
    // The house plays the rest.
    page.until(&format!(
        "fetch('/api/v1{at}').then((answer) => answer.json()).then(({{ status }}) => status === 'finished')"
    ))
    .await;
}

/// The pages behind another's links: to a group of theirs, to sit down at a table, to watch one.
async fn of_another(inn: &Inn) -> Vec<String> {
    let other = Browser::open(&Window::desk("en")).await;
    other.go(&inn.url).await;
    post(&other, "/guests", "{ name: 'Ben' }").await;
    let group = post(&other, "/groups", "{ name: 'Friday' }").await;
    let waits = post(&other, "/tables", "{ game: 'tricks', players: 3 }").await;
    let runs = post(&other, "/tables", WITH_BOTS).await;
    other.close().await;
    let links = [&group["join"], &waits["links"]["join"], &runs["links"]["watch"]];
    links.map(|link| link.as_str().expect("a link").to_owned()).to_vec()
}

/// The id of what is made.
async fn made(page: &Browser, path: &str, body: &str) -> String {
    let made = post(page, path, body).await;
    made["id"].as_str().unwrap_or_else(|| panic!("{path}: {made}")).to_owned()
}

/// What the API tells whoever this browser is.
async fn get(page: &Browser, path: &str) -> Value {
    page.value(&format!("fetch('/api/v1{path}').then((answer) => answer.json())")).await
}

/// The routes that answer with a page or a file, as the server lists them.
fn routes() -> Vec<&'static str> {
    const SOURCE: &str = include_str!("../../crates/server/src/html/mod.rs");
    let all = SOURCE.split(".route(").skip(1);
    let path = |rest: &'static str| rest.trim_start().strip_prefix('"')?.split('"').next();
    all.map(|rest| {
        path(rest).unwrap_or_else(|| panic!("no literal: {}", rest.lines().next().unwrap_or(rest)))
    })
    .collect()
}

/// True if a path leads to the page of a route.
fn is_of(path: &str, route: &str) -> bool {
    let plain = path.split('?').next().unwrap_or(path);
    let (here, there) = (plain.split('/').collect::<Vec<_>>(), route.split('/').collect::<Vec<_>>());
    let alike = |(here, there): (&&str, &&str)| there.starts_with('{') || here == there;
    here.len() == there.len() && here.iter().zip(&there).all(alike)
}

/// A page that somebody adds is looked at from then on, or it is said here why not.
#[tokio::test]
async fn the_walk_leads_to_every_page() {
    let inn = Inn::open();
    let page = Browser::open(&Window::desk("en")).await;
    let own = own_pages(&page, &inn).await;
    page.close().await;
    let routes = routes();
    assert!(routes.len() > 30, "{routes:?}");
    let walked = |route: &str| {
        OPEN.iter().copied().chain(own.iter().map(String::as_str)).any(|path| is_of(path, route))
    };
    let left_out = |route: &str| LEFT_OUT.iter().any(|(out, _)| *out == route);
    let missing = routes.iter().filter(|route| !walked(route) && !left_out(route)).collect::<Vec<_>>();
    assert!(missing.is_empty(), "no walk leads to {missing:?}");
    for (out, why) in LEFT_OUT {
        assert!(routes.contains(&out) && !walked(out), "{out} need not be left out: {why}");
    }
}

#[test]
fn a_path_is_known_by_its_route() {
    assert!(is_of("/t/abc/rules?find=a/b", "/t/{id}/rules") && is_of("/", "/"));
    assert!(!is_of("/t/abc/rules", "/t/{id}") && !is_of("/me/data", "/me/tokens") && !is_of("/me", "/"));
}
