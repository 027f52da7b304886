//! `bree move FROM TO`: copies everything from one database to another.

use server::{Archive, Place};
use store::{Options, Store};

use crate::failure::{Failure, print};
use crate::place::Db;
use crate::progress::Progress;
use crate::rooms::House;
use crate::wait::wait;

/// Copies everything from one database to another, such as from a file to a server, or back. The server must be stopped
/// meanwhile. The source stays as it is; copy the key file by hand.
#[derive(clap::Args)]
pub struct Args {
    /// Source: a file, or postgres://…
    from: Place,
    /// Target, still empty.
    to: Place,
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    let from = Db { db: args.from.clone() };
    let config = from.there()?.config();
    let runtime = tokio::runtime::Runtime::new()?;
    wait(&runtime, async {
        let archive = Archive::open_alone(config, house.for_server()).await;
        let archive = archive.map_err(|error| Failure::when(&args.from, error))?;
        let to = args.to.clone();
        let target = tokio::task::spawn_blocking(move || Store::at(&to, Options::default())).await;
        let target = target
            .map_err(|error| Failure::when(&args.to, error))?
            .map_err(|error| Failure::when(&args.to, error))?;
        let progress = Progress::new("rows");
        let moved = archive.move_to(&target, |rows| progress.at(rows, rows)).await;
        target.close().await;
        archive.close().await;
        let moved = moved.map_err(|error| Failure::when(&args.to, error))?;
        progress.done();
        print(format!("{moved} rows: {} to {}\n", args.from, args.to))
    })
}
