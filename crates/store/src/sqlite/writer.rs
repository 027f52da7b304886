//! The one thread that writes, and its group commit.
//!
//! An `fsync` costs the same for one change as for many, so whatever waits in the queue goes into one
//! transaction. Each change has its own savepoint: a stale one is undone alone. Nobody is answered before the
//! `COMMIT`.

use rusqlite::{Connection, Transaction, TransactionBehavior};
use tokio::sync::{mpsc, oneshot};

use crate::change::Change;
use crate::sql::Sql;
use crate::{Clock, StoreError};

type Answer = Result<u64, StoreError>;

/// A change and who waits for it.
pub(crate) struct Job {
    pub(crate) change: Box<dyn Change>,
    pub(crate) reply: oneshot::Sender<Answer>,
}

/// A message of the queue.
pub(crate) enum Request {
    Write(Job),
    /// Take nothing new, finish what waits, end.
    Close,
}

/// The writer: its connection, its queue, and how many changes share a transaction.
pub(crate) struct Writer {
    pub(crate) conn: Connection,
    pub(crate) queue: mpsc::Receiver<Request>,
    pub(crate) batch: usize,
    pub(crate) clock: Clock,
}

impl Writer {
    /// Works until the queue is closed and empty, then closes the database.
    pub(crate) fn run(mut self) {
        while let Some(request) = self.queue.blocking_recv() {
            match request {
                Request::Write(job) => self.commit_with_others(job),
                Request::Close => self.queue.close(),
            }
        }
        if let Err((_, error)) = self.conn.close() {
            tracing::warn!(%error, "the database was not closed cleanly; the next start will mend it");
        }
    }

    /// Writes this change and those that wait behind it, then answers all of them.
    fn commit_with_others(&mut self, first: Job) {
        let Self { conn, queue, batch, clock } = self;
        // When the database is locked, those behind would only wait the same time again, one after another.
        let tx = match conn.transaction_with_behavior(TransactionBehavior::Immediate) {
            Ok(tx) => tx,
            Err(error) => {
                let all = std::iter::once(first).chain(std::iter::from_fn(|| next(queue)).take(*batch));
                return refuse(all.map(|job| job.reply).collect(), error.into());
            }
        };

        let mut waiting = Vec::new();
        let mut answers = Vec::new();
        let now = clock.now();
        let result = apply_all(tx, now, first, || next(queue), *batch, &mut waiting, &mut answers);
        match result {
            Ok(()) => {
                tracing::trace!(changes = waiting.len(), "committed");
                for (reply, answer) in waiting.into_iter().zip(answers) {
                    // Who no longer waits has gone away; the change stands all the same.
                    let _ = reply.send(answer);
                }
            }
            Err(error) => refuse(waiting, error),
        }
    }
}

/// Runs one transaction. Leaves in `waiting` and `answers` the results to send if it succeeds; if it fails, nothing was
/// written and all of `waiting` get the error.
fn apply_all(
    mut tx: Transaction<'_>,
    now: i64,
    first: Job,
    mut next: impl FnMut() -> Option<Job>,
    batch: usize,
    waiting: &mut Vec<oneshot::Sender<Answer>>,
    answers: &mut Vec<Answer>,
) -> Result<(), StoreError> {
    let mut job = Some(first);
    while let Some(Job { change, reply }) = job {
        let answer = apply_one(&mut tx, now, &*change);
        waiting.push(reply);
        // On a full disk or a read error SQLite itself rolls the whole transaction back.
        match answer {
            Err(error) if tx.is_autocommit() => return Err(error),
            answer => answers.push(answer),
        }
        job = if waiting.len() < batch { next() } else { None };
    }
    tx.commit()?;
    Ok(())
}

/// Runs one change, undone alone if it fails.
fn apply_one(tx: &mut Transaction<'_>, now: i64, change: &dyn Change) -> Answer {
    let savepoint = tx.savepoint()?;
    let answer = change.apply(&Sql::Sqlite(&savepoint), now)?;
    savepoint.commit()?;
    Ok(answer)
}

/// The next change that waits already, if any.
fn next(queue: &mut mpsc::Receiver<Request>) -> Option<Job> {
    loop {
        match queue.try_recv().ok()? {
            Request::Write(job) => return Some(job),
            Request::Close => queue.close(),
        }
    }
}

fn refuse(waiting: Vec<oneshot::Sender<Answer>>, error: StoreError) {
    tracing::warn!(%error, changes = waiting.len(), "nothing was written");
    for reply in waiting {
        let _ = reply.send(Err(error.clone()));
    }
}
