//! All games.

use room::Room;
use rulebook::Library;
use web::Web;

use crate::failure::Failure;

/// The games of an inn, in the order of the shelf. [`house::open`](crate::house::open) makes that of the program;
/// a test may give it one more.
#[derive(Default)]
pub struct House {
    rooms: Vec<Room>,
}

impl House {
    /// The same with one more game.
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

    /// The games as the server takes them.
    pub fn for_server(&self) -> server::House {
        server::House::new(self.rooms.iter().map(|room| server::Room {
            game: room.game.clone(),
            bots: room.bots.clone(),
            luck: server::Luck::default(),
        }))
    }

    /// The pages of the inn.
    pub fn web(&self) -> Web {
        Web::new(self.rooms.iter().map(|room| room.page)).with_version(crate::VERSION)
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

    /// What the game with that id offers; `what` it is, is said where it does not.
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
