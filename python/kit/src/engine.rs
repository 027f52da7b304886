//! A game without its types.

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::Arc;

use table::lines::Flaw;
use table::{Chance, GameOption, Info, Journal, Observer, Seat, Seed, SetupError, SetupRequest, rng};

use crate::batch::{Batch, Many, bytes};
use crate::environment::{Actions, Environment, Facts, facts};
use crate::episode::{Episode, Running};
use crate::error::KitError;
use crate::pen::Tensor;
use crate::read;
use crate::room::room;

/// What a game is started from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Request {
    /// The number of players; 0: those of the position, or the fewest from two on.
    pub players: usize,
    /// Option values by option id; missing ones take their defaults.
    pub options: BTreeMap<String, String>,
    /// A position as text, from which the game begins.
    pub position: Option<String>,
    /// Texts that seats hand in, by id: decks. What is missing, bots bring.
    pub brought: Vec<(Option<Seat>, String, String)>,
    /// The number from which chance is seeded.
    pub seed: u64,
}

/// The size of a batch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// The number of games.
    pub games: usize,
    /// The most choices that are offered in the arrays.
    pub most: usize,
    /// True if the choices are listed in an array.
    pub listed: bool,
    /// True if observations are written.
    pub observed: bool,
}

impl Size {
    /// The most games.
    pub const GAMES: usize = 1 << 20;
    /// The most choices that can be offered.
    pub const CHOICES: usize = 4096;

    /// Checks that a batch of this size is one that can be made, before it is.
    ///
    /// # Errors
    /// The bounds; or the bytes that it would take.
    fn check(self, engine: &dyn Engine) -> Result<(), KitError> {
        if !(1..=Self::GAMES).contains(&self.games) || !(1..=Self::CHOICES).contains(&self.most) {
            let (games, choices) = (Self::GAMES, Self::CHOICES);
            return Err(KitError(format!("n is 1 to {games}, max_legal_actions 1 to {choices}")));
        }
        let listed = usize::from(self.listed) * self.most * engine.columns() * size_of::<i16>();
        let observed = usize::from(self.observed) * engine.width() * size_of::<f32>();
        let what = format!("{} games of {}, with their arrays,", self.games, engine.info().id);
        room(&what, self.games, engine.bytes() + listed + observed)
    }
}

/// A game, whichever it is.
pub trait Engine: Send + Sync {
    /// Facts about the game.
    fn info(&self) -> Info;
    /// The options of a table.
    fn options(&self) -> Vec<GameOption>;
    /// The names of bots' levels and minds.
    fn minds(&self) -> Vec<&'static str>;
    /// What its actions are.
    fn actions(&self) -> &'static Actions;
    /// The number of numbers that an action is.
    fn columns(&self) -> usize;
    /// The most choices that are offered at once in arrays.
    fn most(&self) -> usize;
    /// The tensors of an observation.
    fn tensors(&self) -> &'static [Tensor];
    /// The number of numbers of an observation.
    fn width(&self) -> usize;
    /// Starts a game.
    ///
    /// # Errors
    /// What does not fit, as a sentence.
    fn make(&self, request: &Request) -> Result<Box<dyn Episode>, KitError>;
    /// A game that was written by [`Episode::dumps`].
    ///
    /// # Errors
    /// What cannot be read.
    fn loads(&self, text: &str) -> Result<Box<dyn Episode>, KitError>;
    /// The bytes that a running game takes, with the list of its choices, and some to spare.
    fn bytes(&self) -> usize;
    /// Starts games that step at once.
    ///
    /// # Errors
    /// What does not fit, as a sentence; also a batch that would fill the memory, before anything is made, and a position at which the
    /// game is over.
    fn batch(&self, request: &Request, size: Size) -> Result<Box<dyn Batch>, KitError>;
}

struct Of<G>(PhantomData<fn() -> G>);

/// The games, in the order of the shelf.
pub static ENGINES: [&dyn Engine; 5] = [
    &Of::<journey::Journey>(PhantomData),
    &Of::<tricks::Tricks>(PhantomData),
    &Of::<war::War>(PhantomData),
    &Of::<quest::MiddleEarthQuest>(PhantomData),
    &Of::<wizards::Wizards>(PhantomData),
];

/// The game with this id.
///
/// # Errors
/// When there is none.
pub fn engine(id: &str) -> Result<&'static dyn Engine, KitError> {
    let known = || ENGINES.map(|engine| engine.info().id).join(", ");
    let found = ENGINES.into_iter().find(|engine| engine.info().id == id);
    found.ok_or_else(|| KitError(format!("there is no game '{id}'; the games are: {}", known())))
}

impl<G: Environment> Of<G> {
    fn facts() -> &'static Facts {
        facts::<G>(|| {
            canvas::learn(&G::words());
            let setup = set_up::<G>(&Request::default()).expect("every game has a table of its own making");
            let state = G::start(&setup, &mut Chance::stream(rng(0)), &mut Journal::silent());
            G::view(&state, Observer::Seat(Seat::new(0)))
        })
    }
}

/// All that is wrong with a set-up.
fn in_words(error: &SetupError) -> KitError {
    let faults = error.faults.iter().map(|fault| canvas::Language::En.say(&fault.message));
    KitError(faults.collect::<Vec<_>>().join(" "))
}

/// The set-up that a request asks for.
fn set_up<G: Environment>(request: &Request) -> Result<G::Setup, KitError> {
    let unfit = |flaw: Flaw| KitError(format!("the position: {flaw}"));
    let players = match (request.players, &request.position) {
        (0, Some(text)) => G::players_in(&G::read(G::data(), text).map_err(unfit)?),
        (0, None) => G::INFO.least.max(2).min(G::INFO.most),
        (players, _) => players,
    };
    let mut wanted = SetupRequest { players, options: request.options.clone() };
    if let Some(text) = &request.position {
        wanted = table::lines::request(wanted, text).map_err(unfit)?;
    }
    let mut setup = G::setup(G::data(), &wanted).map_err(|error| in_words(&error))?;
    for (seat, id, text) in &request.brought {
        hand_in::<G>(&mut setup, *seat, id, text)?;
    }
    let minds = G::minds();
    let bot = minds.bot("random").map_err(KitError::new)?;
    for (seat, id) in G::lacks(&setup) {
        let text = seat.and_then(|seat| bot.brings(&setup, seat, id, &mut rng(seat.number() as u64)));
        let text =
            text.ok_or_else(|| KitError(format!("the game needs a text '{id}': give it in `bring`")))?;
        hand_in::<G>(&mut setup, seat, id, &text)?;
    }
    if let Some(text) = &request.position {
        G::begin_at(&mut setup, text).map_err(unfit)?;
    }
    Ok(setup)
}

fn hand_in<G: Environment>(
    setup: &mut G::Setup,
    seat: Option<Seat>,
    id: &str,
    text: &str,
) -> Result<(), KitError> {
    let known = G::brings(setup).iter().any(|brings| brings.id == id);
    if !known || seat.is_some_and(|seat| seat.index() >= G::players(setup)) {
        return Err(KitError(format!("nobody there can bring '{id}'")));
    }
    let faults = G::bring(G::data(), setup, seat, id, text);
    SetupError::unless_none(faults).map_err(|error| in_words(&error))
}

impl<G: Environment> Engine for Of<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn options(&self) -> Vec<GameOption> {
        G::options(G::data())
    }

    fn minds(&self) -> Vec<&'static str> {
        G::minds().names().collect()
    }

    fn actions(&self) -> &'static Actions {
        &Self::facts().actions
    }

    fn columns(&self) -> usize {
        G::COLUMNS
    }

    fn most(&self) -> usize {
        G::MOST
    }

    fn tensors(&self) -> &'static [Tensor] {
        &Self::facts().tensors
    }

    fn width(&self) -> usize {
        Self::facts().width
    }

    fn make(&self, request: &Request) -> Result<Box<dyn Episode>, KitError> {
        Self::facts();
        let setup = set_up::<G>(request)?;
        Ok(Box::new(Running::<G>::start(Arc::new(setup), Seed::from_number(request.seed))))
    }

    fn loads(&self, text: &str) -> Result<Box<dyn Episode>, KitError> {
        Self::facts();
        Ok(Box::new(read::loads::<G>(text)?))
    }

    fn bytes(&self) -> usize {
        bytes::<G>()
    }

    fn batch(&self, request: &Request, size: Size) -> Result<Box<dyn Batch>, KitError> {
        let facts = Self::facts();
        size.check(self)?;
        let setup = set_up::<G>(request)?;
        Ok(Box::new(Many::<G>::start(setup, request.seed, size.games, size.most, facts.width)?))
    }
}
