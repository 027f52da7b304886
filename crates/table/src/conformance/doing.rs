//! Checks of the effect of choices, and of stored states.

use crate::game::read_state;
use crate::{Chance, Game, Journal, Observer, Seat};

use super::Broken;
use super::watch::Watch;

impl<G: Game> Watch<'_, G> {
    /// Every listed choice applies, and leads to one state however it is watched.
    pub(super) fn every_choice_applies(
        &self,
        state: &G::State,
        seat: Seat,
        chance: &Chance,
    ) -> Result<(), Broken> {
        let mut choices = Vec::new();
        G::choices(state, seat, &mut choices);
        for choice in &choices {
            let apply = |mut journal: Journal<G::Event>| {
                let (mut after, mut chance) = (state.clone(), chance.clone());
                G::apply(&mut after, seat, choice, &mut chance, &mut journal);
                (after, chance.position(), journal)
            };
            let (silent, silent_chance, silence) = apply(Journal::silent());
            let (heard, heard_chance, journal) = apply(Journal::new());
            self.ensure(silent == heard && silent_chance == heard_chance, || {
                format!("'{choice}' does not lead to one and the same state")
            })?;
            self.ensure(silence.revealed() == journal.revealed(), || {
                format!("'{choice}' reveals something only when somebody listens, or only when nobody does")
            })?;
            self.events_are_kept(&journal)?;
        }
        Ok(())
    }

    /// Checks that the choices of each of the game's ways can be made in one go: nothing is drawn or revealed and nobody
    /// else asked before the last.
    pub(super) fn every_way_can_be_gone(
        &self,
        state: &G::State,
        seat: Seat,
        chance: &Chance,
    ) -> Result<(), Broken> {
        for way in G::ways(state, seat) {
            let told = || way.choices.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            let (mut after, mut chance) = (state.clone(), chance.clone());
            let drawn = chance.drawn();
            let mut revealed = false;
            for choice in &way.choices {
                let open = !revealed && chance.drawn() == drawn && G::asks(&after) == G::asks(state);
                self.ensure(open && G::check(&after, seat, choice).is_ok(), || {
                    format!("'{choice}' cannot be made in '{}'", told())
                })?;
                let mut journal = Journal::silent();
                G::apply(&mut after, seat, choice, &mut chance, &mut journal);
                revealed = journal.revealed();
            }
        }
        Ok(())
    }

    fn events_are_kept(&self, journal: &Journal<G::Event>) -> Result<(), Broken> {
        for entry in journal.entries() {
            let _ = G::say(&entry.event);
            let written = serde_json::to_string(&entry.event).ok();
            let read = written.and_then(|written| serde_json::from_str::<G::Event>(&written).ok());
            self.ensure(read.as_ref() == Some(&entry.event), || format!("{:?} cannot be kept", entry.event))?;
        }
        Ok(())
    }

    pub(super) fn survives_saving(&self, state: &G::State) -> Result<(), Broken> {
        let json = serde_json::to_string(state).map_err(|error| self.broken(format!("saving: {error}")))?;
        let mut loaded = serde_json::from_str::<G::State>(&json)
            .map_err(|error| self.broken(format!("loading: {error}")))?;
        G::furnish(self.setup, &mut loaded);
        let again = serde_json::to_string(&loaded).ok();
        self.ensure(loaded == *state && again == Some(json), || {
            "the state is not the same after saving and loading".into()
        })?;
        (1..G::INFO.state_version).try_for_each(|version| self.was_spelled_otherwise(state, version))
    }

    /// Checks that a state in a former spelling is read, and can be spelled so again.
    fn was_spelled_otherwise(&self, state: &G::State, version: u32) -> Result<(), Broken> {
        let broken = |why: String| self.broken(format!("as version {version} has spelled it: {why}"));
        let former = G::former(state, version).ok_or_else(|| broken("nobody knows".into()))?;
        let json = serde_json::from_str(&former).map_err(|error| broken(error.to_string()))?;
        let read = read_state::<G>(self.setup, json, version).map_err(broken)?;
        self.ensure(read == *state, || {
            format!("as version {version} has spelled it, the state is not the same")
        })
    }

    /// Checks that views can be serialized, for all observers.
    pub(super) fn everybody_is_shown(&self, state: &G::State) -> Result<(), Broken> {
        let seats = Seat::all(self.players()).map(Observer::Seat);
        for observer in seats.chain([Observer::Watcher, Observer::Afterwards]) {
            let _ = G::prompt(state, observer);
            serde_json::to_writer(std::io::sink(), &G::view(state, observer))
                .map_err(|error| self.broken(format!("the view of {observer:?}: {error}")))?;
        }
        Ok(())
    }
}
