//! The suite that every game must pass: thousands of random games, each watched for what must always hold.
//!
//! Some checks are done at every choice, dearer ones at every n-th ([`Rigour`]).

use std::fmt;

use rand_core::Rng as _;

use crate::{Chance, Game, Journal, Match, Observer, Rng, Seat, Seed, pick, rng};

/// How closely to look.
#[derive(Clone, Copy, Debug)]
pub struct Rigour {
    /// The dear checks (saving, imagining, explaining, trying every choice) are done at each choice whose
    /// number is a multiple of this.
    pub every: u32,
    /// Of the games, each whose seed is a multiple of this is also recorded, read back and replayed.
    pub record_every: u64,
}

impl Rigour {
    /// For hundreds of thousands of quick games.
    pub const QUICK: Self = Self {
        every: 97,
        record_every: 499,
    };
    /// For some hundred games: every check at every choice.
    pub const FULL: Self = Self {
        every: 1,
        record_every: 1,
    };
}

/// What was looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games played to their end.
    pub games: u64,
    /// Choices made in them.
    pub choices: u64,
    /// Moments at which the dear checks were done.
    pub moments: u64,
}

/// A game that does not conform: where, and what does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The seed of the game.
    pub seed: u64,
    /// The number of choices made before.
    pub ply: u32,
    /// What does not hold.
    pub what: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}, ply {}: {}", self.seed, self.ply, self.what)
    }
}

impl std::error::Error for Broken {}

/// Plays a random game for each seed and checks what must always hold.
///
/// # Errors
/// The first thing that does not.
pub fn check<G: Game>(
    setup: &G::Setup,
    seeds: std::ops::Range<u64>,
    rigour: Rigour,
) -> Result<Report, Broken> {
    let mut report = Report::default();
    let mut seen = Vec::new();
    for seed in seeds {
        let mut watch = Watch::<G> {
            setup,
            seed,
            ply: 0,
            rigour,
            seen: &mut seen,
        };
        let moments = watch.play()?;
        report.games += 1;
        report.choices += u64::from(watch.ply);
        report.moments += moments;
    }
    Ok(report)
}

/// Choices remembered from earlier positions, to try where they may be illegal.
const REMEMBERED: usize = 64;

/// One game under watch.
struct Watch<'a, G: Game> {
    setup: &'a G::Setup,
    seed: u64,
    ply: u32,
    rigour: Rigour,
    seen: &'a mut Vec<G::Choice>,
}

impl<G: Game> Watch<'_, G> {
    fn ensure(&self, holds: bool, what: impl FnOnce() -> String) -> Result<(), Broken> {
        if holds {
            Ok(())
        } else {
            Err(Broken {
                seed: self.seed,
                ply: self.ply,
                what: what(),
            })
        }
    }

    fn play(&mut self) -> Result<u64, Broken> {
        let mut rng = rng(self.seed);
        let mut chance = Chance::from_seed(&Seed::from_number(self.seed));
        let mut state = G::start(self.setup, &mut chance, &mut Journal::silent());
        let conserved = G::conserved(&state);
        let players = G::players(self.setup);
        let mut choices = Vec::new();
        let mut moments = 0;
        while !G::asks(&state).is_empty() {
            self.ensure((self.ply as usize) < G::LONGEST, || {
                format!("no end after {} choices", G::LONGEST)
            })?;
            self.ensure(G::outcome(&state).is_none(), || {
                "over, and yet a seat is asked".into()
            })?;
            let asked = G::asks(&state).iter().collect::<Vec<_>>();
            self.ensure(asked.iter().all(|seat| seat.index() < players), || {
                "a seat too many is asked".into()
            })?;
            let seat = asked[pick(&mut rng, asked.len())];
            choices.clear();
            G::choices(&state, seat, &mut choices);
            self.ensure(!choices.is_empty(), || {
                format!("seat {seat} is asked and has no choice")
            })?;
            if (self.ply + self.seed as u32).is_multiple_of(self.rigour.every) {
                self.look(&state, &chance, &mut rng)?;
                moments += 1;
            }
            let choice = choices[pick(&mut rng, choices.len())].clone();
            self.ensure(G::check(&state, seat, &choice).is_ok(), || {
                format!("'{choice}' is listed and refused")
            })?;
            G::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
            self.ply += 1;
            self.ensure(G::conserved(&state) == conserved, || {
                format!(
                    "after '{choice}' there is {:?}, not {conserved:?}",
                    G::conserved(&state)
                )
            })?;
            self.remember(choice, &mut rng);
        }
        self.ensure(G::outcome(&state).is_some(), || {
            "nobody is asked, and yet it is not over".into()
        })?;
        for seat in Seat::all(players) {
            self.nothing_to_choose(&state, seat)?;
        }
        if self.seed.is_multiple_of(self.rigour.record_every) {
            self.record()?;
        }
        Ok(moments)
    }

    fn remember(&mut self, choice: G::Choice, rng: &mut Rng) {
        if self.seen.len() < REMEMBERED {
            self.seen.push(choice);
        } else {
            self.seen[pick(rng, REMEMBERED)] = choice;
        }
    }

    /// The dear checks of one moment.
    fn look(&self, state: &G::State, chance: &Chance, rng: &mut Rng) -> Result<(), Broken> {
        for seat in Seat::all(G::players(self.setup)) {
            if G::asks(state).has(seat) {
                self.lists_agree(state, seat)?;
                self.every_choice_applies(state, seat, chance)?;
            } else {
                self.nothing_to_choose(state, seat)?;
            }
            self.nothing_leaks(state, seat, chance, rng)?;
        }
        let _ = G::prompt(state, Observer::Watcher);
        let _ = G::view(state, Observer::Watcher);
        self.survives_saving(state)
    }

    /// `check` allows just what `choices` lists, whatever else one might try.
    fn lists_agree(&self, state: &G::State, seat: Seat) -> Result<(), Broken> {
        let (mut choices, mut probes) = (Vec::new(), Vec::new());
        G::choices(state, seat, &mut choices);
        G::candidates(state, seat, &mut probes);
        for (index, choice) in choices.iter().enumerate() {
            self.ensure(!choices[..index].contains(choice), || {
                format!("'{choice}' is listed twice")
            })?;
            self.ensure(probes.contains(choice), || {
                format!("'{choice}' is legal and no candidate")
            })?;
            let written = choice.to_string();
            self.ensure(written.parse::<G::Choice>().ok().as_ref() == Some(choice), || {
                format!("the notation '{written}' is not read back as it was written")
            })?;
            let _ = G::explain(state, seat, choice);
        }
        probes.extend(self.seen.iter().cloned());
        for probe in &probes {
            let (listed, allowed) = (choices.contains(probe), G::check(state, seat, probe).is_ok());
            self.ensure(listed == allowed, || {
                format!("'{probe}': listed {listed}, allowed {allowed}")
            })?;
        }
        let _ = G::prompt(state, Observer::Seat(seat));
        Ok(())
    }

    fn nothing_to_choose(&self, state: &G::State, seat: Seat) -> Result<(), Broken> {
        let mut choices = Vec::new();
        G::choices(state, seat, &mut choices);
        self.ensure(choices.is_empty(), || {
            format!("seat {seat} is not asked and has choices")
        })?;
        let allowed = self
            .seen
            .iter()
            .find(|choice| G::check(state, seat, choice).is_ok());
        self.ensure(allowed.is_none(), || {
            format!("seat {seat} is not asked and may choose")
        })
    }

    /// Every listed choice applies, and leads to one state however it is watched.
    fn every_choice_applies(&self, state: &G::State, seat: Seat, chance: &Chance) -> Result<(), Broken> {
        let mut choices = Vec::new();
        G::choices(state, seat, &mut choices);
        for choice in &choices {
            let apply = |mut journal: Journal<G::Event>| {
                let (mut after, mut chance) = (state.clone(), chance.clone());
                G::apply(&mut after, seat, choice, &mut chance, &mut journal);
                (after, chance.position(), journal)
            };
            let (silent, silent_chance, _) = apply(Journal::silent());
            let (heard, heard_chance, journal) = apply(Journal::new());
            self.ensure(silent == heard && silent_chance == heard_chance, || {
                format!("'{choice}' does not lead to one and the same state")
            })?;
            for entry in journal.entries() {
                let _ = G::say(&entry.event);
                let written = serde_json::to_value(&entry.event).ok();
                let read = written.and_then(|written| serde_json::from_value::<G::Event>(written).ok());
                self.ensure(read.as_ref() == Some(&entry.event), || {
                    format!("{:?} cannot be kept", entry.event)
                })?;
            }
        }
        Ok(())
    }

    /// Non-interference: what a seat is given does not change when everything it may not know is replaced by
    /// something else that it could be.
    fn nothing_leaks(
        &self,
        state: &G::State,
        seat: Seat,
        chance: &Chance,
        rng: &mut Rng,
    ) -> Result<(), Broken> {
        let dream = rng.next_u64();
        let imagined = G::imagine(state, seat, &mut crate::rng(dream));
        let again = G::imagine(state, seat, &mut crate::rng(dream));
        self.ensure(imagined == again, || "imagining is not repeatable".into())?;
        let eyes = Observer::Seat(seat);
        let given = |state: &G::State| {
            let mut choices = Vec::new();
            G::choices(state, seat, &mut choices);
            (
                G::view(state, eyes),
                G::prompt(state, eyes),
                choices,
                G::asks(state),
            )
        };
        let (real, other) = (given(state), given(&imagined));
        self.ensure(real.0 == other.0, || {
            format!("the view of seat {seat} shows what it may not know")
        })?;
        self.ensure(real.1 == other.1, || {
            format!("the prompt of seat {seat} tells what it may not know")
        })?;
        self.ensure(real.2 == other.2, || {
            format!("the choices of seat {seat} tell what it may not know")
        })?;
        self.ensure(real.3 == other.3, || {
            format!("who is asked tells seat {seat} what it may not know")
        })?;
        self.journal_does_not_leak(state, &imagined, seat, chance)
    }

    /// What `seat` reads of its own choice is the same in the imagined state, as long as both lead to what
    /// looks the same to it and the rules do not say that they revealed something.
    fn journal_does_not_leak(
        &self,
        state: &G::State,
        imagined: &G::State,
        seat: Seat,
        chance: &Chance,
    ) -> Result<(), Broken> {
        let mut choices = Vec::new();
        G::choices(state, seat, &mut choices);
        let eyes = Observer::Seat(seat);
        for choice in &choices {
            let read = |state: &G::State| {
                let (mut after, mut chance, mut journal) = (state.clone(), chance.clone(), Journal::new());
                G::apply(&mut after, seat, choice, &mut chance, &mut journal);
                let revealed = journal.revealed();
                let entries = journal.into_entries().into_iter();
                let lines = entries
                    .filter(|entry| entry.audience.admits(eyes))
                    .map(|entry| entry.event);
                (G::view(&after, eyes), lines.collect::<Vec<_>>(), revealed)
            };
            let (real, other) = (read(state), read(imagined));
            let may_differ = real.2 || other.2 || real.0 != other.0;
            self.ensure(may_differ || real.1 == other.1, || {
                format!("after '{choice}' the journal tells seat {seat} what it may not know")
            })?;
        }
        Ok(())
    }

    fn survives_saving(&self, state: &G::State) -> Result<(), Broken> {
        let json = serde_json::to_string(state).map_err(|error| self.broken(&format!("saving: {error}")))?;
        let read = serde_json::from_str::<G::State>(&json)
            .map_err(|error| self.broken(&format!("loading: {error}")))?;
        self.ensure(read == *state, || {
            "the state is not the same after saving and loading".into()
        })
    }

    fn broken(&self, what: &str) -> Broken {
        Broken {
            seed: self.seed,
            ply: self.ply,
            what: what.to_owned(),
        }
    }

    /// The whole game once more as a match: taken back and made again, resumed from a snapshot, written down,
    /// read and replayed.
    fn record(&self) -> Result<(), Broken> {
        let seed = Seed::from_number(self.seed);
        let mut game = Match::<G>::start(self.setup.clone(), &seed);
        let mut rng = rng(self.seed);
        let mut resumed = None;
        while let Some(seat) = G::asks(game.state()).first() {
            let choices = game.choices(seat);
            let choice = choices[pick(&mut rng, choices.len())].clone();
            let before = game.hash();
            game.choose(seat, game.ply(), choice.clone())
                .map_err(|error| self.broken(&error.to_string()))?;
            if let Some(step) = game.take_back(seat) {
                let after = game.hash();
                game.cut(step.to);
                self.ensure(game.hash() == before, || {
                    format!("taking back '{choice}' leads elsewhere")
                })?;
                game.choose(seat, game.ply(), choice.clone())
                    .map_err(|error| self.broken(&error.to_string()))?;
                self.ensure(game.hash() == after, || {
                    format!("'{choice}' leads elsewhere the second time")
                })?;
            }
            if resumed.is_none() && pick(&mut rng, 16) == 0 {
                let snapshot = serde_json::to_string(&game.snapshot()).ok();
                let snapshot = snapshot.and_then(|text| serde_json::from_str(&text).ok());
                let snapshot = snapshot.ok_or_else(|| self.broken("a snapshot cannot be kept"))?;
                resumed = Match::<G>::resume(self.setup.clone(), &seed, snapshot, game.told().to_vec()).ok();
            } else if let Some(resumed) = &mut resumed {
                let ply = resumed.ply();
                resumed
                    .choose(seat, ply, choice)
                    .map_err(|error| self.broken(&error.to_string()))?;
                self.ensure(resumed.hash() == game.hash(), || {
                    "a resumed game goes another way".into()
                })?;
            }
        }
        let mut record = crate::Record::of(&game);
        record.seed = Some(seed);
        record.commitment = Some(seed.commitment());
        let read = record
            .to_string()
            .parse::<crate::Record>()
            .map_err(|error| self.broken(&error.to_string()))?;
        self.ensure(read == record, || {
            "the record is not read back as it was written".into()
        })?;
        let replayed = read
            .replay::<G>()
            .map_err(|error| self.broken(&error.to_string()))?;
        self.ensure(replayed.hash() == game.hash(), || {
            "the record leads to another end".into()
        })
    }
}
