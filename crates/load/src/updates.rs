//! Latency: the time from a choice until the other seat sees it, at a steady pace.

use std::time::{Duration, Instant};

use tokio::sync::mpsc;
use tokio::task::JoinSet;

use crate::boxed::BoxFuture;
use crate::stream::Stream;
use crate::table::{Move, Table};
use crate::{LoadError, Plan};

/// The result.
#[derive(Clone, PartialEq, Debug)]
pub struct Updates {
    /// Times from the moment a choice was due to the last byte of the update at the other seat; the shortest first.
    pub times: Vec<Duration>,
    /// Bytes of an update on the wire, on average.
    pub bytes: f64,
    /// Choices a second that were really made.
    pub pace: f64,
}

impl Updates {
    /// The time that this share of the updates (0 to 1) did not take longer than.
    pub fn within(&self, share: f64) -> Duration {
        let last = self.times.len().saturating_sub(1);
        let index = (share * self.times.len() as f64).ceil() as usize;
        self.times.get(index.saturating_sub(1).min(last)).copied().unwrap_or_default()
    }
}

/// A table with two browsers that watch it, and the next choice at it.
struct Ready {
    table: Table,
    streams: [Stream; 2],
    next: Move,
}

/// Makes choices at this many a second, whether earlier ones have been seen or not. The time counts from the moment a
/// choice was due, so that a slow inn cannot hide its delay.
///
/// # Errors
/// When the inn cannot be reached or answers otherwise than it should.
pub fn updates(plan: &Plan, pace: f64) -> BoxFuture<'_, Result<Updates, LoadError>> {
    Box::pin(async move {
        let (back, mut ready) = mpsc::unbounded_channel();
        let mut sitting = JoinSet::new();
        for seed in 1..=plan.tables as u64 {
            let plan = plan.clone();
            sitting.spawn(async move { watch(Table::sit_down(&plan, seed).await?, &plan).await });
        }
        while let Some(table) = sitting.join_next().await {
            // The channel is open: this end of it is still here.
            let _ = back.send(table??);
        }
        let step = Duration::from_secs_f64(1.0 / pace);
        let begun = Instant::now();
        let (mut due, mut made) = (begun, 0_u32);
        let mut playing = JoinSet::new();
        while due.duration_since(begun) < plan.time || made == 0 {
            tokio::time::sleep_until(due.into()).await;
            // Fewer tables than are needed come back when something failed: then that is told below.
            let Ok(Some(table)) = tokio::time::timeout(Duration::from_secs(10), ready.recv()).await else {
                break;
            };
            let (plan, back) = (plan.clone(), back.clone());
            playing.spawn(async move {
                let (seen, table) = one(table, due).await?;
                let table = match table {
                    Ok(ready) => ready,
                    Err(over) => watch(over.once_more(&plan).await?, &plan).await?,
                };
                let _ = back.send(table);
                Ok::<_, LoadError>(seen)
            });
            made += 1;
            due = begun + step * made;
        }
        let seconds = begun.elapsed().as_secs_f64();
        let (mut times, mut bytes) = (Vec::new(), 0);
        while let Some(seen) = playing.join_next().await {
            let (time, size) = seen??;
            times.push(time);
            bytes += size;
        }
        times.sort_unstable();
        Ok(Updates { bytes: bytes as f64 / times.len() as f64, pace: f64::from(made) / seconds, times })
    })
}

/// Both people open their browsers.
async fn watch(mut table: Table, plan: &Plan) -> Result<Ready, LoadError> {
    loop {
        let [host, other] = table.second_links().await?;
        let streams = [Stream::open(host, &table.id).await?, Stream::open(other, &table.id).await?];
        match table.next().await? {
            Some(next) => {
                return Ok(Ready { table, streams, next });
            }
            None => table = table.once_more(plan).await?,
        }
    }
}

/// One choice: the other's wait and the bytes; then the table with its next choice, or without one when the game is over.
async fn one(ready: Ready, due: Instant) -> Result<((Duration, u64), Result<Ready, Table>), LoadError> {
    let Ready { mut table, mut streams, next } = ready;
    let version = table.choose(&next).await?;
    let update = streams[1 - next.person].reach(version).await?;
    streams[next.person].reach(version).await?;
    let seen = (update.at.duration_since(due), update.bytes);
    let after = match table.next().await? {
        Some(next) => Ok(Ready { table, streams, next }),
        None => Err(table),
    };
    Ok((seen, after))
}
