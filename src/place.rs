//! The `--db` option: the database of a command.

use std::path::PathBuf;

use server::{Config, Place};

use crate::failure::Failure;

/// The database.
#[derive(clap::Args, Clone)]
pub struct Db {
    /// Database: a file, or postgres://NAME:PASSWORD@HOST/DATABASE. Put a password into BREE_DB in the environment instead.
    #[arg(
        long,
        default_value = "bree.sqlite3",
        value_name = "PLACE",
        env = "BREE_DB",
        hide_env_values = true,
        global = true
    )]
    pub db: Place,
}

impl Db {
    /// # Errors
    /// When it is a file that is not there: a command that only looks makes none.
    pub fn there(&self) -> Result<&Self, Failure> {
        match self.db.file() {
            Some(file) if !file.is_file() => {
                let db = file.display();
                Err(Failure::Said(format!("{db}: there is no such database")))
            }
            _ => Ok(self),
        }
    }

    /// The key file for links: beside a database file, `bree.key` here for a server. A database reached by a symbolic
    /// link has it beside the target; an older key beside the link is good as well.
    pub fn key(&self) -> PathBuf {
        let beside = |place: &Place| place.file().map(|file| file.with_extension("key"));
        let (named, real) = (beside(&self.db), beside(&self.db.resolved()));
        match (named, real) {
            (Some(named), Some(real)) if named.exists() && !real.exists() => named,
            (_, Some(real)) => real,
            _ => "bree.key".into(),
        }
    }

    /// The default configuration, with this database.
    pub fn config(&self) -> Config {
        Config { db: self.db.clone(), key: self.key(), ..Config::default() }
    }
}
