//! `bree games`: the games, with their options.

use std::fmt::Write;

use serde::Serialize;
use table::{GameOption, Info};

use crate::failure::{Failure, print, print_json};
use crate::rooms::House;

/// Lists the games.
#[derive(clap::Args)]
pub struct Args {
    /// Print JSON: `[{"id","least","most","rules_version","cooperative","options":[…]}]`.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Listed {
    #[serde(flatten)]
    info: Info,
    options: Vec<GameOption>,
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    let listed = house.rooms().map(|room| Listed { info: room.game.info(), options: room.game.options() });
    let listed = listed.collect::<Vec<_>>();
    if args.json {
        return print_json(&listed);
    }
    let mut text = String::new();
    for game in &listed {
        let Info { id, least, most, .. } = game.info;
        let _ = writeln!(text, "{id}  {least}-{most} players");
        for option in &game.options {
            let values = option
                .values
                .iter()
                .map(|value| if *value == option.default { format!("[{value}]") } else { value.clone() });
            let _ = writeln!(text, "  {:<10} {}", option.id, values.collect::<Vec<_>>().join(" "));
        }
    }
    print(text)
}
