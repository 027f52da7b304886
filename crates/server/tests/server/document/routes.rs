//! The reachable routes and the described ones are the same.

use crate::document::Document;
use crate::house::{Guest, Open};

/// The addresses that are no part of the API that is described; `/metrics` is not at the address where people play.
const BESIDE: [&str; 4] = ["/api/openapi.json", "/healthz", "/metrics", "/readyz"];

/// Operations get into the router through `operations!`, which describes them. Whoever adds one by another way has
/// to say so here.
#[test]
fn nothing_enters_the_router_undescribed() {
    let mut beside = Vec::new();
    for (file, source) in [
        ("router.rs", include_str!("../../../src/router.rs")),
        ("html/mod.rs", include_str!("../../../src/html/mod.rs")),
    ] {
        for way in ["route", "nest", "route_service", "nest_service", "any", "on", "form", "welcome", "own"] {
            for rest in source.split(&format!(".{way}(")).skip(1) {
                let Some(path) = rest.trim_start().strip_prefix('"') else {
                    panic!("{file}: a path that is no literal cannot be checked here: {}", &rest[..40]);
                };
                let path = path.split('"').next().unwrap();
                if file == "router.rs" || path.starts_with("/api") {
                    beside.push(path);
                }
            }
        }
    }
    beside.sort_unstable();
    assert_eq!(beside, BESIDE);
}

/// How a guest is told, and where one is wanted.
#[tokio::test]
async fn what_wants_a_guest_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let document = Document::of(&inn).await;
    let schemes = document.schemes();
    let nobody = Guest::nobody(&inn);
    for name in document.operations() {
        let ways = document.operation(&name)["security"].as_array().expect("security");
        let ways = ways.iter().map(|way| way.as_object().expect("a way"));
        let named = ways.clone().flat_map(|way| way.keys().cloned());
        assert_eq!(named.collect::<std::collections::BTreeSet<_>>(), schemes, "{name}");
        if name == "get /api/v1/me" || name == "post /api/v1/tables" || name == "get /api/v1/games" {
            let (method, path) = name.split_once(' ').unwrap();
            let answer = nobody.request(method, path).json(&serde_json::json!({ "game": "race" }));
            let refused = answer.send().await.unwrap().status() == 401;
            let without = ways.clone().any(|way| way.is_empty());
            assert_ne!(refused, without, "{name}");
        }
    }
    inn.close().await;
}

/// A described address takes the described methods and no others.
#[tokio::test]
async fn every_other_method_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let document = Document::of(&inn).await;
    let operations = document.operations();
    let nobody = Guest::nobody(&inn);
    let paths = operations.iter().map(|name| name.split_once(' ').unwrap().1);
    for path in paths.collect::<std::collections::BTreeSet<_>>() {
        let address = path
            .replace("{id}", "0000000000")
            .replace("{seat}", "1")
            .replace("{game}", "bids")
            .replace("{deck}", "0000000000")
            .replace("{device}", "first")
            .replace("{apart}", "0000000000")
            .replace("{group}", "0000000000")
            .replace("{text}", "deck")
            .replace("{ply}", "0");
        for method in ["get", "post", "put", "patch", "delete"] {
            if operations.contains(&format!("{method} {path}")) {
                continue;
            }
            let answer = nobody.request(method, &address).send().await.unwrap();
            assert_eq!(answer.status(), 405, "{method} {path}");
            assert!(answer.headers().contains_key("allow"), "{method} {path} does not say what is allowed");
        }
    }
    inn.close().await;
}

/// A body that may be left out says so; where a field is needed, so is the body.
#[tokio::test]
async fn what_may_be_left_out_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let document = Document::of(&inn).await;
    let wanted = |name: &str| document.operation(name)["requestBody"]["required"].as_bool();
    let free = [
        "join",
        "leave",
        "start",
        "take-back",
        "resign",
        "end",
        "lesson/leave",
        "options",
        "steps/{ply}/play",
    ];
    for deed in free {
        let name = format!("post /api/v1/tables/{{id}}/{deed}");
        assert_eq!(wanted(&name), Some(false), "{name}");
    }
    for deed in ["choices", "chat", "name", "take-back/answer", "end/answer"] {
        let name = format!("post /api/v1/tables/{{id}}/{deed}");
        assert_eq!(wanted(&name), Some(true), "{name}");
    }
    assert_eq!(wanted("post /api/v1/tables"), Some(true));
    // And so it is: a guest without a name, with no body at all.
    let made = Guest::nobody(&inn).request("post", "/api/v1/guests").send().await;
    assert_eq!((wanted("post /api/v1/guests"), made.unwrap().status().as_u16()), (Some(false), 201));
    inn.close().await;
}
