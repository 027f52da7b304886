//! Counters and timers in Prometheus's format.

use std::sync::OnceLock;

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

/// The counters and timers of this process. Cheap to clone; all clones are one.
#[derive(Clone)]
pub struct Recorder(PrometheusHandle);

/// The recorder of this process. There is one, however many servers a test starts.
static METRICS: OnceLock<Recorder> = OnceLock::new();

/// Seconds: from a read in memory to a disk that is in trouble.
const BUCKETS: &[f64] = &[0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];

/// Seconds: from a look into memory to what should have been done elsewhere.
const POLLS: &[f64] = &[0.00005, 0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5];

/// Units of work: from a choice that is made to a game that is played again.
const WORK: &[f64] = &[100.0, 1_000.0, 10_000.0, 100_000.0, 1_000_000.0];

impl Recorder {
    /// The recorder of this process.
    pub fn open() -> Self {
        let start = || {
            let polls = Matcher::Full("bree_poll_seconds".to_owned());
            let work = Matcher::Full("bree_poll_work".to_owned());
            let builder = PrometheusBuilder::new()
                .set_buckets(BUCKETS)
                .and_then(|builder| builder.set_buckets_for_metric(polls, POLLS))
                .and_then(|builder| builder.set_buckets_for_metric(work, WORK))
                .expect("the buckets are not empty");
            let recorder = builder.build_recorder();
            let handle = recorder.handle();
            if metrics::set_global_recorder(recorder).is_err() {
                tracing::warn!("another recorder is installed already: /metrics stays empty");
            }
            describe();
            Self(handle)
        };
        METRICS.get_or_init(start).clone()
    }

    /// All of it, as text.
    pub fn render(&self) -> String {
        self.0.render()
    }

    /// Sums up the times that were noted since the last look, or the last time: each of them takes memory until then, and perhaps
    /// nobody ever looks.
    pub fn sum_up(&self) {
        self.0.run_upkeep();
    }
}

fn describe() {
    use metrics::{describe_counter, describe_gauge, describe_histogram};
    describe_counter!("bree_requests_total", "Requests, by method, route and status");
    describe_histogram!("bree_request_seconds", "Time to an answer, by method and route");
    describe_histogram!(
        "bree_poll_seconds",
        "Processor time for which a thread that answers everybody was at one piece of work, by what for: request, stream, task"
    );
    describe_histogram!(
        "bree_poll_work",
        "Units of work (lists read, pages packed, choices made or tried) that a thread that answers everybody did in one piece, where it did any"
    );
    describe_counter!("bree_choices_total", "Choices made by people and bots");
    describe_counter!("bree_rate_limited_total", "Requests refused because there were too many");
    describe_counter!(
        "bree_written_bytes_total",
        "Bytes written for tables, by kind: entries of the log, and with them the line in the lobby and the state (before it is packed)"
    );
    describe_gauge!(
        "bree_cost_most",
        "The most that an answer has cost since the start, by method, route and of what: rows found or changed, bytes kept (written), bytes answered, units of work"
    );
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Resident memory of this process, in bytes; nothing where the system does not tell.
    fn resident() -> Option<u64> {
        let status = std::fs::read_to_string("/proc/self/status").ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(line.split_whitespace().next()?.parse::<u64>().ok()? * 1024)
    }

    /// Three million times of eight bytes each are 24 MB.
    #[test]
    fn times_at_which_nobody_looks_take_no_memory() {
        let recorder = Recorder::open();
        let times = metrics::histogram!("bree_append_seconds");
        let note = || {
            (0..30_000).for_each(|_| times.record(0.001));
            recorder.sum_up();
        };
        note();
        let Some(before) = resident() else { return };
        (0..99).for_each(|_| note());
        let grown = resident().unwrap().saturating_sub(before);
        assert!(grown < 6 << 20, "{grown} bytes");
        assert!(recorder.render().contains("bree_append_seconds_count 3000000"), "and none is lost");
    }
}
