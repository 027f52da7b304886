//! The forms of the pages refuse what the API refuses.

use super::scene::{Scene, Who};

/// The addresses of all forms, read where they are made; not of those that stand at the address of their page, which is for everybody.
fn forms() -> Vec<String> {
    /// Such forms, and why nobody is refused there who is refused elsewhere.
    const AT_A_PAGE: [&str; 7] = [
        // One writes down one's own chapters.
        "/campaign/{game}",
        // Whoever has the code comes in by it (`devices.rs`).
        "/device",
        // Where one is told is one's own.
        "/me/notices",
        // So are the tokens of one's programs.
        "/me/tokens",
        // The token in the address is the right to it (`notices`).
        "/notices/{reach}/{does}/{token}",
        // Anybody makes a table, and is a guest by that.
        "/tables",
        // Anybody puts a deck together; it is kept only for guests (`decks.rs`).
        "/workshop/{game}",
    ];
    let source = include_str!("../../../src/html/mod.rs");
    let after = |way: &str| source.split(way).skip(1).collect::<Vec<_>>();
    let forms = [".form(", ".welcome(", ".own("].into_iter().flat_map(after);
    let paths = forms.filter_map(|rest| rest.split('"').nth(1));
    paths.filter(|path| !AT_A_PAGE.contains(path)).map(str::to_owned).collect()
}

/// Everything that any form takes.
const FILLED: &str = "token=AAAAAAAAAAAAAAAAAAAAAA&game=bids&seat=1&ply=0&choice=bid+1&agree=true&text=hello";

async fn post(scene: &Scene, who: Who, path: &str, headers: &[(&str, &str)], body: String) -> u16 {
    let request = scene.guest(who).request("post", path);
    let request = headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
    let request = request.header("content-type", "application/x-www-form-urlencoded");
    request.body(body).send().await.expect("an answer").status().as_u16()
}

#[tokio::test]
async fn no_form_is_a_way_around() {
    let scene = Scene::new().await;
    let forms = forms();
    assert!(forms.len() >= 12, "{forms:?}");
    // A good link to a table that is full makes no guest either.
    let before = scene.ledger.read().await;
    let link = format!("token={}&name=Eve", scene.bids_join);
    let took = post(&scene, Who::Nobody, &format!("/t/{}/join", scene.bids), &[], link).await;
    assert_eq!(took, 409);
    assert_eq!(scene.ledger.read().await, before);
    for form in forms {
        let at = |table: &str| form.replace("{id}", table);
        let before = scene.ledger.read().await;
        let mut tried = Vec::new();
        for site in [("sec-fetch-site", "cross-site"), ("origin", "https://elsewhere.example")] {
            tried.push((post(&scene, Who::Ana, &at(&scene.bids), &[site], FILLED.into()).await, 403));
        }
        let huge = format!("{FILLED}&more={}", "x".repeat(256 * 1024));
        let took = post(&scene, Who::Ana, &at(&scene.bids), &[], huge).await;
        // Some take no body at all, and so never read it.
        let bodiless = [
            "/rematch",
            "/curve",
            "/deal",
            "/renew",
            "/hand-over",
            "/return",
            "/drop",
            "/notices/test",
            "/notices/again",
            "/notices/stop",
            "/{token}",
            "/me/devices",
            "/free",
            "/groups/{group}/leave",
            "/out",
            "/back",
            "/close",
        ]
        .iter()
        .any(|end| form.ends_with(end));
        tried.push((took, if bodiless { took } else { 413 }));
        // Anybody may make a table, and a guest a link for a device of their own.
        if form != "/tables" && form != "/me/devices" {
            for who in [Who::Eve, Who::Nobody] {
                for table in [&scene.waiting, &scene.bids, "0000000000", "x"] {
                    let took = post(&scene, who, &at(table), &[], FILLED.into()).await;
                    assert!((400..500).contains(&took), "{who:?} {form}: {took}");
                }
            }
        }
        assert!(tried.iter().all(|(took, wanted)| took == wanted), "{form}: {tried:?}");
        assert!(bodiless || scene.ledger.read().await == before, "{form} changed something");
    }
    scene.close().await;
}
