//! The most that an operation costs, by the description of the API, holds at tables of the house's own games, too. (The server's
//! own tests ask every operation with its longest body, at tables of small games.)

use serde_json::Value;

use crate::polls::evening;

/// Choices at each table.
const CHOICES: usize = 12;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_operation_costs_more_at_a_real_table() {
    let folder = tempfile::tempdir().unwrap();
    let (inn, metrics) = evening(folder.path(), CHOICES, None).await;
    let described = reqwest::get(format!("{}/api/openapi.json", inn.url)).await.expect("an answer");
    let described = described.json::<Value>().await.expect("JSON");
    let (mut known, mut dearer) = (0, Vec::new());
    for line in metrics.lines().filter(|line| line.starts_with("bree_cost_most{")) {
        let label = |name: &str| {
            let (_, rest) = line.split_once(&format!("{name}=\"")).expect("a label");
            rest.split('"').next().expect("its value").to_owned()
        };
        let (method, route, of) = (label("method").to_lowercase(), label("route"), label("of"));
        // A page has no description.
        let Some(said) = described["paths"][&route][&method]["x-cost"][&of].as_u64() else { continue };
        known += 1;
        let measured = line.rsplit(' ').next().expect("a number").parse::<f64>().expect("a number") as u64;
        if measured > said {
            dearer.push(format!("{method} {route}: {of} {measured}, and it says {said}"));
        }
    }
    assert!(known >= 10, "only {known} were measured");
    assert!(dearer.is_empty(), "{dearer:#?}");
}
