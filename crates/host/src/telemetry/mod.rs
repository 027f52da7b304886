//! Metrics of this process; counters and timers are in `recorder`.

use std::collections::BTreeMap;
use std::fmt::Write;

#[cfg(feature = "metrics")]
mod recorder;
#[cfg(not(feature = "metrics"))]
#[path = "recorder_absent.rs"]
mod recorder;

pub use recorder::Recorder;

use crate::cluster::Cluster;

/// Gauges of this process and of the others that it hears from, by node name. Lost processes are left out, so that there
/// are never more lines than processes.
pub async fn of_this_node(cluster: &Cluster) -> String {
    let (engine, node) = (cluster.engine(), cluster.node());
    let mut text = String::new();
    let mut tell = |name: &str, what: &str, value: f64| {
        let _ =
            writeln!(text, "# HELP {name} {what}\n# TYPE {name} gauge\n{name}{{node=\"{node}\"}} {value}");
    };
    tell("bree_tables", "Tables in memory", engine.tables.count() as f64);
    let thinking = engine.bots.thinking();
    tell("bree_bots_thinking", "Bots that think with this process", thinking as f64);
    // While the database cannot be asked nobody knows.
    if let Ok(waiting) = engine.bots.waiting(engine).await {
        let what = "Bots that were asked with this process and have no place to think yet";
        tell("bree_bots_waiting", what, waiting as f64);
    }
    let heard = cluster.heard();
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
