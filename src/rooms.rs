//! The games of an inn.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use room::{OwnData, Room};
use rulebook::Library;
use server::{Album, Sought};
use web::Web;

use crate::failure::Failure;

/// The games of an inn, in the order of the shelf. [`house::open`](crate::house::open) makes that of the program;
/// a test may give it one more.
#[derive(Default)]
pub struct House {
    rooms: Vec<Room>,
    /// Folders of the host's own pictures of cards, by game.
    pictures: BTreeMap<&'static str, PathBuf>,
    /// The pictures found there, read on first use.
    albums: OnceLock<BTreeMap<&'static str, Arc<Album>>>,
}

impl House {
    /// Adds a game.
    ///
    /// # Panics
    /// When there is one of that name already.
    #[must_use]
    pub fn with(mut self, room: impl Into<Room>) -> Self {
        let room = room.into();
        let id = room.game.info().id;
        assert!(self.room(id).is_err(), "two games '{id}'");
        canvas::learn(&room.page.words());
        self.rooms.push(room);
        self
    }

    /// Adds the host's own pictures of the cards of its games, where there are any.
    #[must_use]
    pub fn with_pictures(mut self, own: &OwnData) -> Self {
        let ids = self.rooms.iter().map(|room| room.game.info().id);
        self.pictures = ids.filter_map(|id| Some((id, own.pictures(id)?))).collect();
        self
    }

    /// The host's own pictures, game by game.
    pub fn albums(&self) -> impl Iterator<Item = (&'static str, &Arc<Album>)> {
        let albums = self.albums.get_or_init(|| {
            let rooms = self.rooms.iter();
            let album = |room: &Room| {
                let id = room.game.info().id;
                Some((id, self::album(room, self.pictures.get(id)?)))
            };
            rooms.filter_map(album).collect()
        });
        albums.iter().map(|(game, album)| (*game, album))
    }

    fn album(&self, game: &str) -> Option<Arc<Album>> {
        self.albums().find(|(id, _)| *id == game).map(|(_, album)| album.clone())
    }

    /// The games in the form that the server takes.
    pub fn for_server(&self) -> server::House {
        server::House::new(self.rooms.iter().map(|room| server::Room {
            game: room.game.clone(),
            bots: room.bots.clone(),
            lessons: room.lessons.iter().cloned().map(Arc::new).collect(),
            puzzles: room.puzzles.clone().map(|puzzles| Arc::new(for_server(puzzles))),
            campaign: room.page.campaign(),
            seeds: server::SeedSource::default(),
            pictures: self.album(room.game.info().id),
        }))
    }

    /// The pages of the inn.
    pub fn web(&self) -> Web {
        let web = Web::new(self.rooms.iter().map(|room| room.page)).with_version(crate::VERSION);
        self.albums().fold(web, |web, (game, album)| web.with_pictures(game, album.found()))
    }

    /// The rulebooks of the games.
    pub fn library(&self) -> Library {
        Library::new(self.rooms.iter().map(|room| (room.game.info().id, room.page.book())))
    }

    /// The games, in the order of the shelf.
    pub fn rooms(&self) -> impl Iterator<Item = &Room> {
        self.rooms.iter()
    }

    /// The game with that id.
    ///
    /// # Errors
    /// When there is none.
    pub fn room(&self, id: &str) -> Result<&Room, Failure> {
        let mut rooms = self.rooms.iter();
        rooms.find(|room| room.game.info().id == id).ok_or_else(|| {
            let known = self.ids();
            Failure::Said(format!("there is no game '{id}'; the games are: {known}"))
        })
    }

    /// The ids of all games, with commas between.
    pub fn ids(&self) -> String {
        self.named(|_| true)
    }

    /// A game's offer; the error names it as `what` where the game does not have it.
    ///
    /// # Errors
    /// When there is no such game, or it does not offer that.
    pub fn offer<'a, T: 'a>(
        &'a self,
        id: &str,
        what: &str,
        offer: impl Fn(&'a Room) -> Option<T>,
    ) -> Result<T, Failure> {
        offer(self.room(id)?).ok_or_else(|| {
            let others = self.named(|room| offer(room).is_some());
            Failure::Said(format!("'{id}' has no {what}: say {others}"))
        })
    }

    /// The ids of those games, with commas between.
    fn named<'a>(&'a self, which: impl Fn(&'a Room) -> bool) -> String {
        let rooms = self.rooms.iter().filter(|room| which(room));
        let names = rooms.map(|room| room.game.info().id);
        names.collect::<Vec<_>>().join(", ")
    }
}

/// The pictures in a folder of a game's cards.
fn album(room: &Room, folder: &Path) -> Arc<Album> {
    let sought = room.page.pictured().into_iter();
    let sought = sought.map(|card| Sought { id: card.id, names: card.names, numbers: card.numbers });
    Arc::new(Album::open(folder, &sought.collect::<Vec<_>>()))
}

/// Puzzles in the form that the server takes.
fn for_server(puzzles: Arc<room::Puzzles>) -> server::Puzzles {
    let shelf = puzzles.shelf.iter().map(|shelved| (shelved.seed, shelved.grade)).collect();
    let tables = puzzles.clone();
    server::Puzzles {
        make: Box::new(move |number| puzzles.make(number)),
        table: Box::new(move |number| tables.table(number)),
        shelf,
    }
}
