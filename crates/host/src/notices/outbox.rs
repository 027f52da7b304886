//! The outbox: each address is served by itself, so that none waits for a slow one, and never by two processes at once;
//! with retries; at the guest's hours; and with all that waits in one message.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use seen::{Trouble, Way};
use store::{DueReach, Missed, StoreError, Waiting};
use tables::Engine;
use tables::boxed::BoxFuture;
use tokio::task::JoinSet;
use tokio::time::MissedTickBehavior;

use super::hours::may_tell;
use super::{Failed, Notice, Post, masked};
use crate::places::Places;

/// Deliveries at a time to one machine, so that a slow one delays nobody else's.
const AT_ONCE: usize = 16;

/// Due addresses read at once, and batches at each beat.
const LOOKED_AT: u32 = 64;
const LOOKS: usize = 64;

/// Minutes before each further try; after the last the delivery is given up.
const WAITS: [u64; 5] = [1, 5, 30, 2 * 60, 8 * 60];

/// The addresses being served.
type Busy = Arc<Mutex<HashSet<String>>>;

fn lock(busy: &Busy) -> MutexGuard<'_, HashSet<String>> {
    busy.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The task that sends notifications while the server runs.
pub struct Outbox {
    post: Arc<Post>,
    places: Places<u64>,
    busy: Busy,
    sending: JoinSet<()>,
}

impl Outbox {
    /// An outbox of which nothing is on its way.
    pub fn new(post: Arc<Post>) -> Self {
        Self {
            post,
            places: Places::new(AT_ONCE, usize::MAX),
            busy: Busy::default(),
            sending: JoinSet::new(),
        }
    }

    /// Sends until the server closes, and then lets those end that are on their way, for as long as is left to it.
    pub async fn run(mut self) {
        let mut closing = self.post.engine.closing.subscribe();
        let mut beat = tokio::time::interval(self.post.notices.beat);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = beat.tick() => {}
                _ = closing.wait_for(|closing| *closing) => break,
            }
            while self.sending.try_join_next().is_some() {}
            if let Err(error) = self.send_due().await {
                tracing::warn!(%error, "what is owed cannot be read");
            }
        }
        while self.sending.join_next().await.is_some() {}
    }

    async fn send_due(&mut self) -> Result<(), StoreError> {
        let now = self.post.engine.settings.clock.now();
        let mut after = None;
        for _ in 0..LOOKS {
            let gone = Trouble::Gone.word();
            let due = self.post.engine.store.due_reaches_after(now, gone, LOOKED_AT, after).await?;
            after = due.last().map(DueReach::place);
            let all = due.len() < LOOKED_AT as usize;
            self.send_each(due);
            if all {
                break;
            }
        }
        Ok(())
    }

    /// Starts the deliveries that are not under way already, as far as there is capacity.
    fn send_each(&mut self, due: Vec<DueReach>) {
        for due in due {
            if lock(&self.busy).contains(&due.reach.id) {
                continue;
            }
            let way = Way::of(&due.reach.way).unwrap_or(Way::Plain);
            let mut machine = DefaultHasher::new();
            masked::machine(way, &due.reach.address).hash(&mut machine);
            let Ok(place) = self.places.take(machine.finish()) else {
                continue;
            };
            let told = Serving::new(&self.busy, &due.reach.id);
            let post = self.post.clone();
            let task: BoxFuture<'static, ()> = Box::pin(async move {
                let _held = (place, told);
                if let Err(error) = send(&post, due).await {
                    tracing::warn!(%error, "it cannot be written down what became of a notice");
                }
            });
            self.sending.spawn(task);
        }
    }
}

/// A guard for an address that is being served.
struct Serving {
    busy: Busy,
    reach: String,
}

impl Serving {
    fn new(busy: &Busy, reach: &str) -> Self {
        lock(busy).insert(reach.to_owned());
        Self { busy: busy.clone(), reach: reach.to_owned() }
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        lock(&self.busy).remove(&self.reach);
    }
}

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

async fn send(post: &Post, mut due: DueReach) -> Result<(), StoreError> {
    let engine = &post.engine;
    // Whoever has it has long ended, well or not, when another may take it.
    let way = Way::of(&due.reach.way).unwrap_or(Way::Plain);
    let lease = 2 * post.notices.within(way) + Duration::from_secs(60);
    let until = engine.settings.clock.now().saturating_add(millis(lease));
    if !engine.store.claim_reach(&mut due, until).await? {
        return Ok(());
    }
    let turns = match ready(engine, &due).await? {
        Ok(turns) => turns,
        Err(later) => return engine.store.put_off(&due, later).await,
    };
    let notice = match turns.first() {
        Some(turn) if turn.open => Notice::Open(&turns),
        Some(turn) if turn.kept => Notice::Kept(&turns),
        _ => Notice::Turns(&turns),
    };
    let sent = post.send(&due.reach, notice).await;
    let Err(Failed { trouble, wait, for_good }) = sent else {
        metrics::counter!("bree_notices_sent_total").increment(1);
        return engine.store.notice_sent(&due, turns).await;
    };
    metrics::counter!("bree_notices_failed_total").increment(1);
    let (way, tries) = (&due.reach.way, due.tries);
    tracing::info!(way, tries, trouble = trouble.word(), "a notice did not arrive");
    let again = waits(due.tries).filter(|_| !for_good);
    let again = again.map(|waits| engine.settings.clock.now().saturating_add(millis(waits.max(wait))));
    let trouble = trouble.word().to_owned();
    let missed = Missed { again, trouble };
    engine.store.notice_missed(&due, turns, missed).await
}

/// The notification that is due at an address now; else the time of the next look, if anything waits.
async fn ready(engine: &Engine, due: &DueReach) -> Result<Result<Vec<Waiting>, Option<i64>>, StoreError> {
    let now = engine.settings.clock.now();
    let (mut ready, mut later) = (Vec::new(), None::<i64>);
    for turn in engine.store.waiting(&due.reach.id, now).await? {
        match may_tell(due.hours.as_ref(), turn.due, now) {
            from if from <= now => ready.push(turn),
            from => later = Some(later.map_or(from, |later| later.min(from))),
        }
    }
    // Where it is their turn comes first, then where they are waited for, and each by itself; what is left waits for the next look,
    // which is soon.
    let rank = |turn: &Waiting| (turn.open, turn.kept);
    if let Some(first) = ready.iter().map(rank).min() {
        ready.retain(|turn| rank(turn) == first);
    }
    Ok(if ready.is_empty() { Err(later) } else { Ok(ready) })
}

/// The pause after this many tries; nothing: the delivery is given up.
fn waits(tries: u32) -> Option<Duration> {
    let place = usize::try_from(tries).ok()?.saturating_sub(1);
    WAITS.get(place).map(|minutes| Duration::from_secs(60 * minutes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patience_grows_and_ends() {
        let waits = (1..=6).map(waits).collect::<Vec<_>>();
        assert!(waits.is_sorted_by(|one, other| other.is_none() || one < other));
        assert_eq!((waits[0], waits[5]), (Some(Duration::from_secs(60)), None));
    }
}
