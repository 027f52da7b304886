//! Tables in the middle of a game, at which nobody is left.

use std::time::Instant;

use tokio::task::JoinSet;

use crate::boxed::BoxFuture;
use crate::table::Table;
use crate::{LoadError, Plan};

/// Tables at which people sit down at a time.
const AT_ONCE: u64 = 32;

/// Fills tables with people who make this many choices and go; returns the number of such tables. There are fewer than
/// planned when the time is over.
///
/// # Errors
/// When the inn cannot be reached or answers otherwise than it should.
pub fn idle(plan: &Plan, choices: usize) -> BoxFuture<'_, Result<usize, LoadError>> {
    Box::pin(async move {
        let begun = Instant::now();
        let mut playing = JoinSet::new();
        for first in 1..=AT_ONCE {
            let plan = plan.clone();
            playing.spawn(async move {
                let mut done = 0;
                for seed in (first..=plan.tables as u64).step_by(AT_ONCE as usize) {
                    if begun.elapsed() > plan.time {
                        break;
                    }
                    let mut table = Table::sit_down(&plan, seed).await?;
                    for _ in 0..choices {
                        let Some(next) = table.next().await? else { break };
                        table.choose(&next).await?;
                    }
                    done += 1;
                }
                Ok::<_, LoadError>(done)
            });
        }
        let mut tables = 0;
        while let Some(done) = playing.join_next().await {
            tables += done??;
        }
        Ok(tables)
    })
}
