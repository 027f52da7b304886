//! Throughput: the choices that an inn can store, at every table as fast as its two people can play.

use std::time::Instant;

use tokio::task::JoinSet;

use crate::boxed::BoxFuture;
use crate::table::Table;
use crate::{LoadError, Plan};

/// The result.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choices {
    /// Choices that were made and acknowledged.
    pub made: u64,
    /// Duration in seconds.
    pub seconds: f64,
}

impl Choices {
    /// Choices a second.
    pub fn per_second(&self) -> f64 {
        self.made as f64 / self.seconds
    }
}

/// Plays at all tables at once. Before each choice, what lies before the player is asked for, as a program
/// that knows nothing must; only the choices are counted.
///
/// # Errors
/// When the inn cannot be reached or answers otherwise than it should.
pub fn choices(plan: &Plan) -> BoxFuture<'_, Result<Choices, LoadError>> {
    Box::pin(async move {
        let mut sitting = JoinSet::new();
        for seed in 1..=plan.tables as u64 {
            let plan = plan.clone();
            sitting.spawn(async move { Table::sit_down(&plan, seed).await });
        }
        let mut tables = Vec::new();
        while let Some(table) = sitting.join_next().await {
            tables.push(table??);
        }
        let begun = Instant::now();
        let mut playing = JoinSet::new();
        for table in tables {
            let plan = plan.clone();
            playing.spawn(async move { play(table, &plan, begun).await });
        }
        let mut made = 0;
        while let Some(count) = playing.join_next().await {
            made += count??;
        }
        let seconds = begun.elapsed().as_secs_f64();
        Ok(Choices { made, seconds })
    })
}

async fn play(mut table: Table, plan: &Plan, begun: Instant) -> Result<u64, LoadError> {
    let mut made = 0;
    while begun.elapsed() < plan.time || made == 0 {
        match table.next().await? {
            Some(next) => {
                table.choose(&next).await?;
                made += 1;
            }
            None => table = table.once_more(plan).await?,
        }
    }
    Ok(made)
}
