//! The time that a piece of work takes of the threads that answer everybody.

use std::pin::pin;
use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// The same work, each poll of it measured by the processor time of its thread: so it does not matter what else the machine
/// does. While a poll lasts nobody else is answered by that thread.
pub async fn polled<T>(of: &'static str, work: impl Future<Output = T>) -> T {
    let mut work = pin!(work);
    std::future::poll_fn(|context| {
        let before = spent();
        let (polled, units) = table::work::measured(|| work.as_mut().poll(context));
        metrics::histogram!("bree_poll_seconds", "of" => of).record(spent().saturating_sub(before));
        if units > 0 {
            metrics::histogram!("bree_poll_work", "of" => of).record(units as f64);
        }
        polled
    })
    .await
}

/// The processor time of this thread up to now.
fn spent() -> Duration {
    let spent = clock_gettime(ClockId::ThreadCPUTime);
    let (whole, part) = (u64::try_from(spent.tv_sec), u32::try_from(spent.tv_nsec));
    Duration::new(whole.unwrap_or_default(), part.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_processors_time_counts() {
        let before = spent();
        std::thread::sleep(Duration::from_millis(60));
        assert!(spent() - before < Duration::from_millis(50), "sleeping costs nothing");
        let before = spent();
        let mut number = 0_u64;
        while spent() == before {
            number = std::hint::black_box(number + 1);
        }
    }
}
