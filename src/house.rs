//! The games of the house. Adding one is adding a line here.

use std::path::Path;
use std::sync::Arc;

use bots::{AnyBots, Levels, Search, Skill};
use journey::Journey;
use table::{AnyGame, Evaluate, Game, SetupRequest, Typed};
use tricks::Tricks;
use war::War;
use web::Language;

use crate::failure::Failure;

/// A game with its data files, and the bots that play it.
pub struct Room {
    pub game: Arc<dyn AnyGame>,
    pub bots: Arc<dyn AnyBots>,
}

impl Room {
    fn new<G: Evaluate>(data: G::Data, levels: Levels) -> Self {
        Self {
            game: Arc::new(Typed::<G> { data }),
            bots: bots::of::<G>(levels),
        }
    }

    /// A set-up for so many players, with options given as `name=value`.
    pub fn setup(&self, players: usize, options: &[String]) -> Result<serde_json::Value, Failure> {
        let mut request = SetupRequest::players(players);
        for option in options {
            let (name, value) = option
                .split_once('=')
                .ok_or_else(|| Failure::Said(format!("'{option}': an option is written name=value")))?;
            request = request.option(name, value);
        }
        self.game
            .setup(&request)
            .map_err(|error| Failure::Said(Language::En.say(&error.message)))
    }
}

/// All games.
pub struct House {
    rooms: Vec<Room>,
}

impl House {
    /// Loads the games, with the host's own data files where `data` holds any.
    pub fn open(data: Option<&Path>) -> Result<Self, Failure> {
        let rooms = vec![
            Room::new::<Journey>(journey_data(data)?, Levels::default()),
            Room::new::<Tricks>(tricks_data(data)?, tricks_levels()),
            Room::new::<War>(no_data(data, War::INFO.id)?, war_levels()),
        ];
        Ok(Self { rooms })
    }

    /// The games as the server takes them.
    pub fn for_server(&self) -> server::House {
        server::House::new(self.rooms.iter().map(|room| server::Room {
            game: room.game.clone(),
            bots: room.bots.clone(),
        }))
    }

    /// The games, in the order of the shelf.
    pub fn rooms(&self) -> impl Iterator<Item = &Room> {
        self.rooms.iter()
    }

    /// The game with that id.
    pub fn room(&self, id: &str) -> Result<&Room, Failure> {
        self.rooms
            .iter()
            .find(|room| room.game.info().id == id)
            .ok_or_else(|| {
                let known = self
                    .rooms
                    .iter()
                    .map(|room| room.game.info().id)
                    .collect::<Vec<_>>()
                    .join(", ");
                Failure::Said(format!("there is no game '{id}'; the games are: {known}"))
            })
    }
}

/// A war takes hundreds of choices, and its habit is a good one: a short thought on those that matter, which
/// overrules the habit only for a clear reason.
fn war_levels() -> Levels {
    Levels {
        hard: Skill::Search(Search {
            exploration: 0.1,
            trust: 0.02,
            ..Search::shallow(60)
        }),
        ..Levels::default()
    }
}

fn journey_data(folder: Option<&Path>) -> Result<journey::data::Data, Failure> {
    match own_file(folder, "journey", journey::data::FILE)? {
        None => Ok(journey::data::Data::built_in()),
        Some((path, text)) => journey::data::Data::read(&text).map_err(|error| Failure::when(path, error)),
    }
}

/// The cards of Las Dos Torres: the host's own, if there are any.
pub fn tricks_data(folder: Option<&Path>) -> Result<tricks::book::Data, Failure> {
    match own_file(folder, "tricks", tricks::book::FILE)? {
        None => Ok(tricks::book::Data::built_in()),
        Some((path, text)) => tricks::book::Data::read(&text).map_err(|error| Failure::when(path, error)),
    }
}

/// Partners play in a manner they share, which was learnt; the hard ones look at what it leads to.
pub fn tricks_levels() -> Levels {
    Levels {
        easy: Skill::Habit { slips: 25 },
        fair: Skill::Search(Search::to_the_end(200)),
        hard: Skill::Search(Search::to_the_end(2000)),
    }
}

/// A game without data files: a folder of that name would be ignored, and its owner not know it.
fn no_data(folder: Option<&Path>, game: &str) -> Result<(), Failure> {
    let Some(folder) = folder else { return Ok(()) };
    let path = folder.join(game);
    if path.exists() {
        let path = path.display();
        return Err(Failure::Said(format!(
            "{path}: '{game}' takes no data files; remove it"
        )));
    }
    Ok(())
}

/// The host's own file for a game, if there is one: its path (to name in errors) and its text.
fn own_file(folder: Option<&Path>, game: &str, file: &str) -> Result<Option<(String, String)>, Failure> {
    let Some(folder) = folder else { return Ok(None) };
    if !folder.is_dir() {
        return Err(Failure::Said(format!(
            "--data {}: there is no such folder",
            folder.display()
        )));
    }
    let path = folder.join(game).join(file);
    let name = path.display().to_string();
    match std::fs::read_to_string(&path) {
        Ok(text) => Ok(Some((name, text))),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => match path.parent() {
            Some(parent) if parent.exists() => Err(Failure::Said(format!(
                "{}: there is no {file} in it, the one file that '{game}' takes",
                parent.display()
            ))),
            _ => Ok(None),
        },
        Err(error) => Err(Failure::when(name, error)),
    }
}
