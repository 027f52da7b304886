//! The players' accounts of their tables, held against what was written.

use load::faults::Account;
use server::Place;

use crate::export::{Links, in_words, with_archive};
use crate::failure::Failure;
use crate::place::Db;
use crate::rooms::House;

/// The contradictions between the players' accounts and a database, each in a sentence.
pub fn audit(house: &House, db: Place, accounts: &[Account]) -> Result<Vec<String>, Failure> {
    let mut wrong = Vec::new();
    with_archive(house, &Db { db }, Links::None, async |archive| {
        for account in accounts {
            match archive.export(&account.table).await {
                Ok((record, over)) => {
                    let choices = record.plies.into_iter().map(|ply| ply.choice);
                    wrong.extend(account.compare(&choices.collect::<Vec<_>>()));
                    if account.over && !over {
                        wrong.push(format!("table {}: the game was over, and is not", account.table));
                    }
                }
                Err(error) => wrong.push(format!("table {}: {}", account.table, in_words(&error))),
            }
        }
        Ok(())
    })?;
    Ok(wrong)
}
