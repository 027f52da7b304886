//! Games without types, for the server, the store, the command line and the arena.

use std::any::Any;

use serde_json::Value;

use crate::brings::{few, welcome};
use crate::game::{read_setup, read_state, respelled, value_of};
use crate::lines::Flaw;
use crate::outcomes::distinct_steps;
use crate::veiled::veiled;
use crate::{
    Brings, Chance, ChooseError, Game, GameOption, Info, Laid, Match, Message, Observer, Odds, Outcome,
    Picture, Record, RecordError, Remark, Seat, SeatSet, Seed, SetupError, SetupRequest, Snapshot, TakeBack,
    Talk, Told,
};

/// A game, whichever it is.
pub trait AnyGame: Send + Sync {
    /// Facts about the game, known before it is set up.
    fn info(&self) -> Info;
    /// The options a table of it has.
    fn options(&self) -> Vec<GameOption>;
    /// Checks and completes a request; the result is stored with the table.
    ///
    /// # Errors
    /// When players or options do not fit the game.
    fn setup(&self, request: &SetupRequest) -> Result<Value, SetupError>;
    /// Texts that may be handed in before the game begins.
    ///
    /// # Errors
    /// When the kept set-up cannot be read.
    fn brings(&self, setup: &Value) -> Result<Vec<Brings>, SetupError>;
    /// The set-up with a text that `seat` (or the table) has handed in: to be kept, or only to see whether it is well.
    ///
    /// # Errors
    /// All that is wrong with it, each fault with its line and clause.
    fn bring(&self, setup: &Value, seat: Option<Seat>, id: &str, text: &str) -> Result<Value, SetupError>;
    /// The stored form of a text that [was accepted](Self::bring).
    fn as_read(&self, id: &str, text: &str) -> String;
    /// The texts that must still be handed in before the game can begin, and by whom; `None` is the table.
    ///
    /// # Errors
    /// When the kept set-up cannot be read.
    fn lacks(&self, setup: &Value) -> Result<Vec<(Option<Seat>, &'static str)>, SetupError>;
    /// The set-up of a table that begins at the position in a text.
    ///
    /// # Errors
    /// Why it cannot, with the line.
    fn begin_at(&self, setup: &Value, text: &str) -> Result<Value, Flaw>;
    /// The JSON of a state, or of a part of one, that this version has spelled, spelled as now.
    ///
    /// # Errors
    /// When it cannot be.
    fn respell(&self, state: Value, version: u32) -> Result<Value, SetupError>;
    /// Starts a game.
    ///
    /// # Errors
    /// When the kept set-up cannot be read.
    fn start(&self, setup: &Value, seed: &Seed) -> Result<Box<dyn AnyMatch>, SetupError>;
    /// Starts a game with chance of any kind, and a merge patch (RFC 7396) laid over its first state.
    ///
    /// # Errors
    /// When the set-up or the patched state cannot be read.
    fn start_patched(
        &self,
        setup: &Value,
        chance: Chance,
        patch: &Value,
    ) -> Result<Box<dyn AnyMatch>, SetupError>;
    /// Resumes from a snapshot and the journal that led to it, both as [`AnyMatch`] gave them.
    ///
    /// # Errors
    /// When something kept cannot be read.
    fn resume(
        &self,
        setup: &Value,
        seed: &Seed,
        snapshot: &str,
        journal: &[(u32, Value)],
    ) -> Result<Box<dyn AnyMatch>, SetupError>;
    /// Rebuilds a game from its record and checks every line of it.
    ///
    /// # Errors
    /// The line that does not fit, and why.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, RecordError>;
}

/// A running game as a seat may imagine it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imagined {
    /// The whole table as text.
    pub position: String,
    /// The seats that are asked.
    pub asks: SeatSet,
    /// The choices of the seat, in notation.
    pub choices: Vec<String>,
}

/// A running game, whichever it is.
pub trait AnyMatch: Send + Sync {
    /// Facts about the game.
    fn info(&self) -> Info;
    /// The number of seats.
    fn players(&self) -> usize;
    /// The number of choices made.
    fn ply(&self) -> u32;
    /// The first ply to which it can return.
    fn first_ply(&self) -> u32;
    /// The ply since which the question to `seat` has been open.
    fn since(&self, seat: Seat) -> u32;
    /// The seats that owe a decision.
    fn asks(&self) -> SeatSet;
    /// The message that tells `observer` who must do what.
    fn prompt(&self, observer: Observer) -> Message;
    /// Every legal choice of `seat`, in notation.
    fn choices(&self, seat: Seat) -> Vec<String>;
    /// All candidates of `seat`: legal choices, and dimmed ones with the reason.
    fn laid(&self, seat: Seat) -> Vec<Laid>;
    /// Makes a choice, given in notation.
    ///
    /// # Errors
    /// Why it was not accepted; the game is as it was.
    fn choose(&mut self, seat: Seat, ply: u32, choice: &str) -> Result<(), ChooseError>;
    /// Checks whether [`choose`](Self::choose) would accept this.
    ///
    /// # Errors
    /// Why not.
    fn check(&self, seat: Seat, ply: u32, choice: &str) -> Result<(), ChooseError>;
    /// All games to which a legal choice can lead, with the odds of each: whatever is drawn, games that are equal as one. `None`
    /// where the choice is not legal, or its draws can fall in more than `most` ways. The chance of these games is no real one: what
    /// they draw is to be followed by their own ways.
    fn ways(&self, seat: Seat, choice: &str, most: usize) -> Option<Vec<Odds<Box<dyn AnyMatch>>>>;
    /// The notation of a choice that was written by hand, with names in it; notation is left as it is.
    fn by_name(&self, seat: Seat, choice: &str) -> String;
    /// The table in lines that people can read: for tests, never for a player.
    fn lines(&self) -> Vec<String>;
    /// True if such lines could have this word.
    fn knows(&self, word: &str) -> bool;
    /// Starts to keep what is [answered without asking](Self::unasked).
    fn note_unasked(&mut self);
    /// Automatic answers since the last choice, in notation, if they are kept.
    fn unasked(&self) -> Vec<(Seat, String)>;
    /// The choice made at `ply` (counted from 0): seat and notation.
    fn made(&self, ply: u32) -> Option<(Seat, String)>;
    /// True if the last choice drew chance or revealed something.
    fn sealed(&self) -> bool;
    /// True if whoever made the last choice learnt something by it: a roll, a draw, something revealed to them.
    fn told_more(&self) -> bool;
    /// The step back that `seat` could ask for.
    fn take_back(&self, seat: Seat) -> Option<TakeBack>;
    /// Returns to an earlier ply. Whether that is allowed is for the caller to know.
    fn cut(&mut self, to: u32);
    /// The game as it was at `ply`.
    fn at(&self, ply: u32) -> Option<Box<dyn AnyMatch>>;
    /// The game as `seat` may imagine it: all that it knows, and what it cannot know made up, always the same way. `None` at a
    /// moment of which the game has no text.
    fn imagined(&self, seat: Seat) -> Option<Imagined>;
    /// True if the last choice may have been another, for all that `reader` knows of the moment before it. Whatever is done about that
    /// tells nothing of what its seat had to choose from.
    fn veiled(&self, reader: Seat) -> bool;
    /// The view of `observer`, as data.
    fn view(&self, observer: Observer) -> Value;
    /// The game's own [`Picture`] for `observer`, to be drawn. `asked` is the seat whose choices they have, and `lines`
    /// the number of last journal lines they read.
    fn picture(&self, observer: Observer, asked: Option<Seat>, lines: usize) -> Box<dyn Any + Send>;
    /// The number of journal entries, for all observers together.
    fn told_len(&self) -> usize;
    /// The journal entries from number `from` on that `observer` may read.
    fn told(&self, observer: Observer, from: usize) -> Vec<Told>;
    /// The whole journal with audiences, to keep, from number `from` on: ply and entry.
    fn journal(&self, from: usize) -> Vec<(u32, Value)>;
    /// The players' ways to speak now, and the remarks `seat` is offered where they may not speak freely.
    fn talk(&self, seat: Seat) -> Talk;
    /// A remark from its notation.
    fn remark(&self, notation: &str) -> Option<Remark>;
    /// The outcome, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The table as a text from which a game can begin, with all that is hidden: see [`Game::in_full`].
    fn in_full(&self) -> Option<String>;
    /// The chapters of a campaign that are won here: see [`Game::behind`].
    fn behind(&self) -> Vec<String>;
    /// A fingerprint of the state.
    fn hash(&self) -> String;
    /// True if this is a fingerprint of the state, in its present spelling or in a former one.
    fn has_hash(&self, recorded: &str) -> bool;
    /// The whole truth, as data: for tests and the host, never for a player.
    fn state(&self) -> Value;
    /// The present moment, to keep: JSON of a [`Snapshot`].
    fn snapshot(&self) -> String;
    /// The first fault of scripted chance, if any.
    fn chance_fault(&self) -> Option<String>;
    /// The scripted draws that are left; empty when all were used, or there is no script.
    fn chance_left(&self) -> String;
    /// The record of the game so far.
    fn record(&self) -> Record;
    /// The typed match.
    fn as_any(&self) -> &dyn Any;
    /// A boxed copy.
    fn boxed_clone(&self) -> Box<dyn AnyMatch>;
}

/// A game together with its data files.
pub struct Typed<G: Game> {
    /// The facts that its tables are set up from.
    pub data: G::Data,
}

fn read<T: serde::de::DeserializeOwned>(value: &Value) -> Result<T, SetupError> {
    T::deserialize(value).map_err(SetupError::unreadable)
}

fn kept<G: Game>(setup: &Value) -> Result<G::Setup, SetupError> {
    read_setup::<G>(setup).map_err(SetupError::unreadable)
}

impl<G: Game> AnyGame for Typed<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn options(&self) -> Vec<GameOption> {
        G::options(&self.data)
    }

    fn setup(&self, request: &SetupRequest) -> Result<Value, SetupError> {
        let setup = G::setup(&self.data, request)?;
        serde_json::to_value(setup).map_err(SetupError::unreadable)
    }

    fn brings(&self, setup: &Value) -> Result<Vec<Brings>, SetupError> {
        Ok(G::brings(&kept::<G>(setup)?))
    }

    fn bring(&self, setup: &Value, seat: Option<Seat>, id: &str, text: &str) -> Result<Value, SetupError> {
        let mut setup = kept::<G>(setup)?;
        let welcome = welcome(&G::brings(&setup), seat, id, text.len());
        SetupError::unless_none(welcome.err().into_iter().collect())?;
        SetupError::unless_none(few(G::bring(&self.data, &mut setup, seat, id, text)))?;
        serde_json::to_value(setup).map_err(SetupError::unreadable)
    }

    fn as_read(&self, id: &str, text: &str) -> String {
        G::as_read(&self.data, id, text)
    }

    fn lacks(&self, setup: &Value) -> Result<Vec<(Option<Seat>, &'static str)>, SetupError> {
        Ok(G::lacks(&kept::<G>(setup)?))
    }

    fn begin_at(&self, setup: &Value, text: &str) -> Result<Value, Flaw> {
        let mut setup = kept::<G>(setup).map_err(Flaw::whole)?;
        G::begin_at(&mut setup, text)?;
        serde_json::to_value(setup).map_err(Flaw::whole)
    }

    fn respell(&self, state: Value, version: u32) -> Result<Value, SetupError> {
        respelled::<G>(state, version).map_err(SetupError::unreadable)
    }

    fn start(&self, setup: &Value, seed: &Seed) -> Result<Box<dyn AnyMatch>, SetupError> {
        Ok(Box::new(Match::<G>::start(kept::<G>(setup)?, seed)))
    }

    fn start_patched(
        &self,
        setup: &Value,
        chance: Chance,
        patch: &Value,
    ) -> Result<Box<dyn AnyMatch>, SetupError> {
        let begun = Match::<G>::start_with(kept::<G>(setup)?, chance);
        let mut state = AnyMatch::state(&begun);
        json_patch::merge(&mut state, patch);
        let chance = begun.chance().clone();
        let setup = kept::<G>(setup)?;
        let state = read_state::<G>(&setup, state, G::INFO.state_version).map_err(SetupError::unreadable)?;
        Ok(Box::new(Match::<G>::at_state(setup, state, chance)))
    }

    fn resume(
        &self,
        setup: &Value,
        seed: &Seed,
        snapshot: &str,
        journal: &[(u32, Value)],
    ) -> Result<Box<dyn AnyMatch>, SetupError> {
        let setup = kept::<G>(setup)?;
        let snapshot = Snapshot::read::<G>(&setup, snapshot).map_err(SetupError::unreadable)?;
        let told =
            journal.iter().map(|(ply, entry)| Ok((*ply, read(entry)?))).collect::<Result<_, SetupError>>()?;
        Ok(Box::new(Match::<G>::resume(setup, seed, snapshot, told)?))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, RecordError> {
        record.replay::<G>().map(|replayed| Box::new(replayed) as Box<dyn AnyMatch>)
    }
}

fn parse<G: Game>(choice: &str) -> Result<G::Choice, ChooseError> {
    choice.parse().map_err(|_| ChooseError::Unknown(choice.chars().take(80).collect()))
}

impl<G: Game> AnyMatch for Match<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn players(&self) -> usize {
        self.players()
    }

    fn ply(&self) -> u32 {
        self.ply()
    }

    fn first_ply(&self) -> u32 {
        self.first_ply()
    }

    fn since(&self, seat: Seat) -> u32 {
        self.since(seat)
    }

    fn asks(&self) -> SeatSet {
        G::asks(self.state())
    }

    fn prompt(&self, observer: Observer) -> Message {
        G::prompt(self.state(), observer)
    }

    fn choices(&self, seat: Seat) -> Vec<String> {
        self.choices(seat).iter().map(ToString::to_string).collect()
    }

    fn laid(&self, seat: Seat) -> Vec<Laid> {
        let laid = self.laid(seat).into_iter();
        laid.map(|laid| laid.map(|choice| choice.to_string())).collect()
    }

    fn choose(&mut self, seat: Seat, ply: u32, choice: &str) -> Result<(), ChooseError> {
        self.choose(seat, ply, parse::<G>(choice)?)
    }

    fn check(&self, seat: Seat, ply: u32, choice: &str) -> Result<(), ChooseError> {
        self.check(seat, ply, &parse::<G>(choice)?)
    }

    fn ways(&self, seat: Seat, choice: &str, most: usize) -> Option<Vec<Odds<Box<dyn AnyMatch>>>> {
        let choice = parse::<G>(choice).ok()?;
        self.check(seat, self.since(seat), &choice).ok()?;
        let ways = distinct_steps::<G>(self.state(), seat, &choice, most).ok()?;
        let begun = |state| Box::new(Self::at_state(self.setup().clone(), state, Chance::scripted([])));
        let way = |way: Odds<G::State>| {
            let outcome: Box<dyn AnyMatch> = begun(way.outcome);
            Odds { outcome, odds: way.odds }
        };
        Some(ways.into_iter().map(way).collect())
    }

    fn by_name(&self, seat: Seat, choice: &str) -> String {
        let named = G::by_name(self.state(), seat, choice);
        named.map_or_else(|| choice.to_owned(), |choice| choice.to_string())
    }

    fn lines(&self) -> Vec<String> {
        G::lines(self.state())
    }

    fn knows(&self, word: &str) -> bool {
        G::knows(self.state(), word)
    }

    fn note_unasked(&mut self) {
        Match::note_unasked(self);
    }

    fn unasked(&self) -> Vec<(Seat, String)> {
        Match::unasked(self).to_vec()
    }

    fn made(&self, ply: u32) -> Option<(Seat, String)> {
        let index = ply.checked_sub(self.first_ply())? as usize;
        self.made().get(index).map(|made| (made.seat, made.choice.to_string()))
    }

    fn sealed(&self) -> bool {
        self.sealed()
    }

    fn told_more(&self) -> bool {
        self.told_more()
    }

    fn take_back(&self, seat: Seat) -> Option<TakeBack> {
        self.take_back(seat)
    }

    fn cut(&mut self, to: u32) {
        self.cut(to);
    }

    fn at(&self, ply: u32) -> Option<Box<dyn AnyMatch>> {
        self.at(ply).map(|earlier| Box::new(earlier) as Box<dyn AnyMatch>)
    }

    fn imagined(&self, seat: Seat) -> Option<Imagined> {
        let state = G::imagine(self.state(), seat, &mut crate::rng(0));
        let mut choices = Vec::new();
        G::choices(&state, seat, &mut choices);
        Some(Imagined {
            position: G::in_full(&state)?,
            asks: G::asks(&state),
            choices: choices.iter().map(ToString::to_string).collect(),
        })
    }

    fn veiled(&self, reader: Seat) -> bool {
        veiled(self, reader)
    }

    fn view(&self, observer: Observer) -> Value {
        serde_json::to_value(G::view(self.state(), observer)).expect("a view is plain data")
    }

    fn picture(&self, observer: Observer, asked: Option<Seat>, lines: usize) -> Box<dyn Any + Send> {
        Box::new(Picture::of(self, observer, asked, lines))
    }

    fn told_len(&self) -> usize {
        Match::told(self).len()
    }

    fn told(&self, observer: Observer, from: usize) -> Vec<Told> {
        let told = Match::told(self).iter().skip(from);
        let admitted = told.filter(|(_, entry)| entry.audience.admits(observer));
        let plain = |event: &G::Event| serde_json::to_value(event).expect("an event is plain data");
        admitted.map(|(ply, entry)| Told::of::<G>(self.state(), *ply, &entry.event, plain)).collect()
    }

    fn journal(&self, from: usize) -> Vec<(u32, Value)> {
        let keep = |(ply, entry): &(u32, crate::Entry<G::Event>)| {
            (*ply, serde_json::to_value(entry).expect("an event is plain data"))
        };
        Match::told(self).iter().skip(from).map(keep).collect()
    }

    fn talk(&self, seat: Seat) -> Talk {
        G::talk(self.state(), seat)
    }

    fn remark(&self, notation: &str) -> Option<Remark> {
        G::remark(notation)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn in_full(&self) -> Option<String> {
        G::in_full(self.state())
    }

    fn behind(&self) -> Vec<String> {
        G::behind(self.state())
    }

    fn hash(&self) -> String {
        self.hash()
    }

    fn has_hash(&self, recorded: &str) -> bool {
        self.has_hash(recorded)
    }

    fn state(&self) -> Value {
        value_of::<G>(self.state())
    }

    fn snapshot(&self) -> String {
        self.snapshot_text()
    }

    fn chance_fault(&self) -> Option<String> {
        self.chance().fault().map(str::to_owned)
    }

    fn chance_left(&self) -> String {
        self.chance().left()
    }

    fn record(&self) -> Record {
        Record::of(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn boxed_clone(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
}
