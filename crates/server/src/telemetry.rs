//! What the server measures of itself.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::OnceLock;

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use crate::AppState;

/// The recorder of this process. There is one, however many servers a test starts.
static METRICS: OnceLock<PrometheusHandle> = OnceLock::new();

/// Seconds: from a read in memory to a disk that is in trouble.
const BUCKETS: &[f64] = &[0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];

/// The metrics of this process, for `/metrics`.
pub(crate) fn metrics() -> PrometheusHandle {
    let start = || {
        let builder = PrometheusBuilder::new().set_buckets(BUCKETS).expect("the buckets are not empty");
        let recorder = builder.build_recorder();
        let handle = recorder.handle();
        if metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("another recorder is installed already: /metrics stays empty");
        }
        describe();
        handle
    };
    METRICS.get_or_init(start).clone()
}

/// What this process holds, by its name, and which others it hears: as it is now. The names are what hosts call their processes,
/// and who is gone is not told of: there are never more lines than processes.
pub(crate) async fn of_this_node(app: &AppState) -> String {
    let node = app.neighbours.node();
    let mut text = String::new();
    let mut tell = |name: &str, what: &str, value: f64| {
        let _ =
            writeln!(text, "# HELP {name} {what}\n# TYPE {name} gauge\n{name}{{node=\"{node}\"}} {value}");
    };
    tell("bree_tables", "Tables in memory", app.tables.len() as f64);
    let thinking = app.bots.thinking();
    tell("bree_bots_thinking", "Bots that think with this process", thinking as f64);
    // While the database cannot be asked nobody knows.
    if let Ok(waiting) = app.bots.waiting(app).await {
        let what = "Bots that were asked with this process and have no place to think yet";
        tell("bree_bots_waiting", what, waiting as f64);
    }
    let heard = app.neighbours.heard();
    tell("bree_neighbours", "Other processes of this house that are heard", heard.len() as f64);
    if !heard.is_empty() {
        let name = "bree_neighbour_seconds";
        let _ = writeln!(text, "# HELP {name} How long ago another process was heard\n# TYPE {name} gauge");
        // Of two that have one name the one that was heard last.
        let mut latest = BTreeMap::new();
        for (neighbour, ago) in heard {
            let known = latest.entry(neighbour).or_insert(ago);
            *known = ago.min(*known);
        }
        for (neighbour, ago) in latest {
            let ago = ago.as_secs_f64();
            let _ = writeln!(text, "{name}{{node=\"{node}\",neighbour=\"{neighbour}\"}} {ago}");
        }
    }
    text
}

fn describe() {
    use metrics::{describe_counter, describe_gauge, describe_histogram};
    describe_counter!("bree_requests_total", "Requests, by method, route and status");
    describe_histogram!("bree_request_seconds", "Time to an answer, by method and route");
    describe_counter!("bree_choices_total", "Choices made by people and bots");
    describe_counter!("bree_rate_limited_total", "Requests refused because there were too many");
    describe_histogram!("bree_append_seconds", "Time until a change was on the disk");
    describe_histogram!("bree_bot_seconds", "Time a bot thought");
    describe_counter!(
        "bree_bot_cancelled_total",
        "Thoughts that were broken off because nobody waited for them any more"
    );
    describe_counter!("bree_notices_sent_total", "Notices that arrived");
    describe_counter!("bree_notices_failed_total", "Tries to send a notice that failed");
    describe_counter!(
        "bree_notices_held_back_total",
        "Notices that were not sent because their guest looked"
    );
    describe_gauge!("bree_bus_up", "Are the other processes heard by NATS? Otherwise by the database");
    describe_counter!("bree_bus_cuts_total", "How often NATS was gone");
    describe_gauge!("bree_streams", "Open event streams");
}
