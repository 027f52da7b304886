//! A running game.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::game::read_state;
use crate::{
    BySeat, Chance, ChancePosition, Entry, Game, Journal, Observer, Outcome, Refusal, Seat, SeatSet, Seed,
    SetupError, work,
};

/// A choice that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made<C> {
    pub seat: Seat,
    pub choice: C,
    /// True if it rolled a die, drew a card or revealed something: then nothing up to it can be taken back.
    pub barrier: bool,
    /// True if it rolled a die, drew a card or revealed something to that seat itself: its next choice may rest on that.
    pub news: bool,
}

/// The reason why a choice was not accepted. The game has not changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ChooseError {
    /// The text is no choice of this game.
    #[error("'{0}' is not a choice of this game")]
    Unknown(String),
    /// The seat owes no decision now.
    #[error("seat {0} is not asked now")]
    NotAsked(Seat),
    /// The choice answers a question that is no longer open, or not yet.
    #[error("the question at ply {given} is closed; the table is at ply {now}")]
    Stale {
        /// The ply the choice was meant for.
        given: u32,
        /// The present ply.
        now: u32,
    },
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// A rule forbids it.
    #[error("refused by {}", .0.clause)]
    Refused(Refusal),
}

/// A step back that a seat could ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TakeBack {
    /// The ply to which the game would return.
    pub to: u32,
    /// The seats that have moved since, and must agree.
    pub consent: SeatSet,
}

/// A snapshot: enough to go on from a moment without replaying the choices before.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Snapshot<S> {
    /// Choices made before it.
    pub ply: u32,
    /// The whole state.
    pub state: S,
    pub chance: ChancePosition,
    /// The ply since which each seat's question has been open.
    pub since: BySeat<u32>,
    /// The version that spelled the state; those that do not say it were spelled by the first.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub state_version: u32,
}

/// The version of spellings before there was a number.
pub(crate) const fn first() -> u32 {
    1
}

/// True for the version that is not written.
pub(crate) const fn is_first(version: &u32) -> bool {
    *version == first()
}

impl<S> Snapshot<S> {
    /// Reads one, also from before the state was spelled as now, and furnishes it.
    pub(crate) fn read<G: Game<State = S>>(setup: &G::Setup, text: &str) -> Result<Self, String> {
        let kept = serde_json::from_str::<Snapshot<Value>>(text).map_err(|error| error.to_string())?;
        Ok(Self {
            ply: kept.ply,
            state: read_state::<G>(setup, kept.state, kept.state_version)?,
            chance: kept.chance,
            since: kept.since,
            state_version: G::INFO.state_version,
        })
    }
}

/// A running game: its state, its chance, the choices and the events.
///
/// State = set-up + seed + choices: any moment can be rebuilt by replaying the choices.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    setup: G::Setup,
    /// The moment from which the choices are replayed: the start, or a snapshot.
    base: Base<G>,
    state: G::State,
    chance: Chance,
    since: BySeat<u32>,
    made: Vec<Made<G::Choice>>,
    told: Vec<(u32, Entry<G::Event>)>,
    /// Automatic answers since the last choice, where they are kept.
    unasked: Option<Vec<(Seat, String)>>,
}

#[derive(Clone, Debug)]
struct Base<G: Game> {
    ply: u32,
    /// `None`: the start of the game.
    state: Option<G::State>,
    chance: Chance,
    since: BySeat<u32>,
    told: Vec<(u32, Entry<G::Event>)>,
}

impl<G: Game> Match<G> {
    /// Starts a game from a set-up and a seed.
    pub fn start(setup: G::Setup, seed: &Seed) -> Self {
        Self::start_with(setup, Chance::from_seed(seed))
    }

    /// Starts a game with chance of any kind: scripted, for tests.
    pub fn start_with(setup: G::Setup, chance: Chance) -> Self {
        let since = BySeat::new(G::players(&setup), |_| 0);
        let base = Base { ply: 0, state: None, chance, since, told: Vec::new() };
        Self::from_base(setup, base)
    }

    /// Starts from a given state, as scenario files do. It is [furnished](Game::furnish).
    pub fn at_state(setup: G::Setup, state: G::State, chance: Chance) -> Self {
        let since = BySeat::new(G::players(&setup), |_| 0);
        let base = Base { ply: 0, state: Some(state), chance, since, told: Vec::new() };
        Self::from_base(setup, base)
    }

    /// Resumes from a snapshot; `told` is the journal up to it, with the ply of each entry.
    ///
    /// # Errors
    /// When the snapshot has another number of seats than the set-up.
    pub fn resume(
        setup: G::Setup,
        seed: &Seed,
        snapshot: Snapshot<G::State>,
        told: Vec<(u32, Entry<G::Event>)>,
    ) -> Result<Self, SetupError> {
        if snapshot.since.players() != G::players(&setup) {
            return Err(SetupError::unreadable("the snapshot has another number of seats"));
        }
        let chance = Chance::resume(seed, snapshot.chance);
        let Snapshot { ply, state, since, .. } = snapshot;
        Ok(Self::from_base(setup, Base { ply, state: Some(state), chance, since, told }))
    }

    fn from_base(setup: G::Setup, base: Base<G>) -> Self {
        let mut chance = base.chance.clone();
        let mut told = base.told.clone();
        let furnished = base.state.clone().map(|mut state| {
            G::furnish(&setup, &mut state);
            state
        });
        let state = furnished.unwrap_or_else(|| {
            let mut journal = Journal::new();
            let state = G::start(&setup, &mut chance, &mut journal);
            told.extend(journal.into_entries().into_iter().map(|entry| (0, entry)));
            state
        });
        let since = base.since.clone();
        Self { setup, base, state, chance, since, made: Vec::new(), told, unasked: None }
    }

    /// Starts to keep what is [answered without asking](Self::unasked).
    pub fn note_unasked(&mut self) {
        self.unasked.get_or_insert_default();
    }

    /// Automatic answers since the last choice, in notation: to questions with one answer only, and those that were
    /// answered beforehand. Empty where nobody wanted to [know](Self::note_unasked).
    pub fn unasked(&self) -> &[(Seat, String)] {
        self.unasked.as_deref().unwrap_or_default()
    }

    /// Makes a choice: the only way a game goes on.
    ///
    /// `ply` is the ply of the question that is answered, so that a retry or a double click is harmless.
    ///
    /// # Errors
    /// Why it was not accepted; the game is as it was.
    pub fn choose(&mut self, seat: Seat, ply: u32, choice: G::Choice) -> Result<(), ChooseError> {
        self.check(seat, ply, &choice)?;
        self.do_choose(seat, choice);
        Ok(())
    }

    /// Checks whether [`choose`](Self::choose) would accept this.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, seat: Seat, ply: u32, choice: &G::Choice) -> Result<(), ChooseError> {
        let owes = G::asks(&self.state);
        if owes.is_empty() {
            return Err(ChooseError::Over);
        }
        if !owes.has(seat) {
            // A seat that has just answered and clicks again is stale, not out of turn.
            let stale = ply < self.ply();
            let error = ChooseError::Stale { given: ply, now: self.ply() };
            return Err(if stale { error } else { ChooseError::NotAsked(seat) });
        }
        if ply < self.since[seat] || ply > self.ply() {
            return Err(ChooseError::Stale { given: ply, now: self.ply() });
        }
        G::check(&self.state, seat, choice).map_err(ChooseError::Refused)
    }

    /// The same game before its first choice, to be led through its choices again.
    pub(crate) fn replaying(game: &Self) -> Self {
        Self::from_base(game.setup.clone(), game.base.clone())
    }

    /// Makes a choice that was made before, at the same place.
    pub(crate) fn repeat(&mut self, made: &Made<G::Choice>) {
        self.do_choose(made.seat, made.choice.clone());
    }

    fn do_choose(&mut self, seat: Seat, choice: G::Choice) {
        work::done(work::CHOICE);
        let others = G::asks(&self.state).without(seat);
        let before = others.iter().map(|other| (other, self.question(other))).collect::<Vec<_>>();
        let drawn = self.chance.drawn();
        let mut journal = Journal::new();
        if self.unasked.is_some() {
            journal.note_unasked();
        }
        G::apply(&mut self.state, seat, &choice, &mut self.chance, &mut journal);
        if let Some(unasked) = &mut self.unasked {
            *unasked = journal.take_unasked();
        }
        let drew = self.chance.drawn() != drawn;
        let barrier = journal.revealed() || drew;
        let news = journal.revealed_to(Observer::Seat(seat)) || drew;
        let ply = self.ply();
        self.told.extend(journal.into_entries().into_iter().map(|entry| (ply + 1, entry)));
        self.made.push(Made { seat, choice, barrier, news });
        let ply = self.ply();
        let unchanged =
            |other: Seat| before.iter().any(|(seat, old)| *seat == other && *old == self.question(other));
        let kept = G::asks(&self.state).iter().filter(|other| unchanged(*other)).collect::<SeatSet>();
        for (seat, since) in self.since.iter_mut() {
            if !kept.has(seat) {
                *since = ply;
            }
        }
    }

    /// The question to a seat: when it stays the same while others answer, the seat's answer stays good.
    fn question(&self, seat: Seat) -> (crate::Message, Vec<G::Choice>) {
        (G::prompt(&self.state, Observer::Seat(seat)), self.choices(seat))
    }

    /// Every legal choice of `seat`.
    pub fn choices(&self, seat: Seat) -> Vec<G::Choice> {
        let mut out = Vec::new();
        G::choices(&self.state, seat, &mut out);
        out
    }

    /// True if the last choice rolled a die, drew a card or revealed something. Later choices were made in the knowledge
    /// of that.
    pub fn sealed(&self) -> bool {
        self.made.last().is_some_and(|made| made.barrier)
    }

    /// True if whoever made the last choice learnt something by it: a roll, a draw, something revealed to them.
    pub fn told_more(&self) -> bool {
        self.made.last().is_some_and(|made| made.news)
    }

    /// The step back that `seat` could ask for: to before its last choice, unless something was rolled or
    /// revealed since.
    pub fn take_back(&self, seat: Seat) -> Option<TakeBack> {
        let last = self.made.iter().rposition(|made| made.seat == seat)?;
        let undone = &self.made[last..];
        if undone.iter().any(|made| made.barrier) {
            return None;
        }
        let consent = undone.iter().map(|made| made.seat).collect::<SeatSet>().without(seat);
        Some(TakeBack { to: self.base.ply + last as u32, consent })
    }

    /// Returns to an earlier ply, by replaying. Whether that is allowed is for the caller to know.
    /// A ply before the snapshot from which the game was resumed, or after the present, changes nothing.
    pub fn cut(&mut self, to: u32) {
        if let Some(earlier) = self.at(to) {
            *self = earlier;
        }
    }

    /// The game as it was at `ply`.
    pub fn at(&self, ply: u32) -> Option<Self> {
        let count = ply.checked_sub(self.base.ply)? as usize;
        let made = self.made.get(..count)?;
        let mut earlier = Self::from_base(self.setup.clone(), self.base.clone());
        for made in made {
            earlier.do_choose(made.seat, made.choice.clone());
        }
        Some(earlier)
    }

    /// The number of choices made.
    pub fn ply(&self) -> u32 {
        self.base.ply + self.made.len() as u32
    }

    /// The first ply to which this game can return: 0, or that of the snapshot it was resumed from.
    pub fn first_ply(&self) -> u32 {
        self.base.ply
    }

    /// The ply since which the question to `seat` has been open.
    pub fn since(&self, seat: Seat) -> u32 {
        self.since[seat]
    }

    /// The set-up it was started from.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The whole truth.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The chance: to see what was drawn, or whether a script fitted.
    pub fn chance(&self) -> &Chance {
        &self.chance
    }

    /// The number of seats.
    pub fn players(&self) -> usize {
        self.since.players()
    }

    /// The choices made since the start (or the snapshot it was resumed from).
    pub fn made(&self) -> &[Made<G::Choice>] {
        &self.made
    }

    /// The events, with the ply after which they happened (0: at the start).
    pub fn told(&self) -> &[(u32, Entry<G::Event>)] {
        &self.told
    }

    /// The outcome, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.state)
    }

    /// A fingerprint of the state: 16 hexadecimal digits.
    pub fn hash(&self) -> String {
        hash_of::<G>(&self.state)
    }

    /// True if this is a fingerprint of the state, in its present spelling or in a [former](Game::former) one. A game
    /// that was on when the spelling changed has some of both.
    pub fn has_hash(&self, recorded: &str) -> bool {
        let formerly = |version| G::former(&self.state, version).is_some_and(|json| digest(json) == recorded);
        recorded == self.hash() || (1..G::INFO.state_version).rev().any(formerly)
    }

    /// The JSON of the present moment.
    pub(crate) fn snapshot_text(&self) -> String {
        let frame = serde_json::to_string(&self.moment(())).expect("a snapshot is plain data");
        // Before the state stands nothing but a number.
        frame.replacen(r#""state":null"#, &format!(r#""state":{}"#, G::saved(&self.state)), 1)
    }

    /// The present moment, to go on from without replaying.
    pub fn snapshot(&self) -> Snapshot<G::State> {
        self.moment(self.state.clone())
    }

    /// The present moment, with this in the place of its state.
    fn moment<S>(&self, state: S) -> Snapshot<S> {
        Snapshot {
            ply: self.ply(),
            state,
            chance: self.chance.position(),
            since: self.since.clone(),
            state_version: G::INFO.state_version,
        }
    }
}

/// The fingerprint of a state: the beginning of the SHA-256 of its JSON.
pub(crate) fn hash_of<G: Game>(state: &G::State) -> String {
    digest(G::saved(state))
}

fn digest(json: impl AsRef<[u8]>) -> String {
    Sha256::digest(json).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
