//! A small house for tests, with one game that has secrets.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use bots::{Blank, Levels, Mind, Minds};
use seen::Pace;
use store::{GuestHash, Options, Place, Store};
use table::{Game, Seat, Typed};
use tables::commands::choose::choose;
use tables::commands::create::{Plan, Sit, create};
use tables::commands::seats::sit;
use tables::keys::HouseKey;
use tables::table::Table;
use tables::{Engine, House, Room, SeedSource, Settings, TableError, Where, act};

use crate::bids::{Bids, SOUND};

pub type Toy = Bids<SOUND>;

/// Two guests.
pub const ANA: GuestHash = [1; 32];
pub const BEN: GuestHash = [2; 32];

/// A mind that fails whatever it is asked.
#[derive(Clone, Debug)]
pub struct Failing;

impl Mind for Failing {
    type Game = Toy;

    fn value(&self, _: &<Toy as Game>::State, _: Seat) -> f64 {
        panic!("it fails")
    }

    fn habit(
        &self,
        _: &<Toy as Game>::State,
        _: Seat,
        _: &[<Toy as Game>::Choice],
        _: &mut table::Rng,
    ) -> usize {
        panic!("it fails")
    }
}

fn room(minds: Minds<Toy>) -> Room {
    Room {
        game: Arc::new(Typed::<Toy> { data: () }),
        bots: bots::of(minds),
        seeds: SeedSource::rehearsed(1),
        lessons: Vec::new(),
        puzzles: None,
        campaign: None,
        pictures: None,
    }
}

/// The tables of the database in this folder; at most so many are kept.
pub async fn open_with(folder: &Path, tables_kept: u64) -> Engine {
    let minds = Minds::of("blank", Blank::<Toy>::new(), Levels::default());
    open_at(folder, tables_kept, Duration::ZERO, minds).await
}

/// The same, where bots with these minds answer at this pace.
pub async fn open_at(folder: &Path, tables_kept: u64, bot_pace: Duration, minds: Minds<Toy>) -> Engine {
    let place = Place::from(folder.join("house.sqlite3"));
    let store = Store::at(&place, Options::default()).expect("a database");
    let settings = Settings {
        clock: store::Clock::default(),
        bot_pace,
        second_thoughts: Duration::ZERO,
        bot_threads: 1,
        tables_kept,
        notice_grace: Duration::ZERO,
        heartbeat: Duration::from_secs(20),
        alive: folder.join("house.alive"),
    };
    let key = HouseKey::open(&folder.join("house.key")).expect("a key");
    let house = House::new([room(minds)]);
    Engine::open(settings, house, Arc::new(|_, _| Vec::new()), store, key).await.expect("the tables")
}

/// The tables of the database in this folder.
pub async fn open(folder: &Path) -> Engine {
    open_with(folder, 1000).await
}

/// A table of the toy game with these seats.
pub fn plan(engine: &Engine, seats: Vec<Sit>) -> Plan {
    Plan {
        game: engine.house.rooms().next().expect("a game").game.info().id.to_owned(),
        name: "a table".to_owned(),
        public: false,
        options: BTreeMap::new(),
        pace: Pace::default(),
        lang: String::new(),
        seats,
        brought: Vec::new(),
        deal: None,
        from: None,
        lesson: None,
        puzzle: None,
        day: None,
        no_programs: false,
        program: None,
        errors: Vec::new(),
    }
}

/// A table of Ana's with an open seat.
pub async fn ana_waits(engine: &Engine) -> String {
    let plan = plan(engine, vec![Sit::Me("Ana".to_owned()), Sit::Open]);
    create(engine, ANA, plan).await.expect("a table")
}

/// A game of Ana and Ben that has begun.
pub async fn both_play(engine: &Engine) -> String {
    let id = ana_waits(engine).await;
    let ben_sits = |table: &mut Table, room: &Room| sit(table, room, BEN, None, "Ben".to_owned());
    assert_eq!(act(Where::Here, engine, &id, ben_sits).await, Ok(Seat::new(1)));
    id
}

/// The first choice of the first seat that is asked is made: nothing when the game is over.
pub async fn one_more(engine: &Engine, id: &str) -> Option<Result<(), TableError>> {
    let (seat, ply, choice) = {
        let table =
            engine.tables.find(engine, id).await.expect("it is there").open(engine).await.expect("it opens");
        let live = &table.running.as_ref().expect("a game").live;
        let asked = Seat::all(2).find(|seat| !live.choices(*seat).is_empty())?;
        (asked, live.since(asked), live.choices(asked).swap_remove(0))
    };
    Some(act(Where::Here, engine, id, move |table, _| choose(table, seat, ply, &[choice])).await)
}

/// Plays to the end.
pub async fn play_out(engine: &Engine, id: &str) {
    while let Some(done) = one_more(engine, id).await {
        assert_eq!(done, Ok(()));
    }
}
