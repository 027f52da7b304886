//! Checks of what may be chosen: lists, `check` and notation agree.

use std::collections::HashSet;

use crate::{Game, Observer, Seat, Talk};

use super::Broken;
use super::watch::Watch;

impl<G: Game> Watch<'_, G> {
    /// Checks that `check` allows just what `choices` lists, whatever else one might try.
    pub(super) fn lists_agree(&self, state: &G::State, seat: Seat) -> Result<(), Broken> {
        let (mut choices, mut candidates) = (Vec::new(), Vec::new());
        G::choices(state, seat, &mut choices);
        G::candidates(state, seat, &mut candidates);
        let asked = || G::prompt(state, Observer::Seat(seat)).id;
        let listed = self.once(&choices, "listed", asked)?;
        let thought_of = self.once(&candidates, "a candidate", asked)?;
        for choice in &choices {
            self.ensure(thought_of.contains(choice), || format!("'{choice}' is legal and no candidate"))?;
            self.notation(choice)?;
        }
        for choice in &candidates {
            // What is dimmed is explained, too.
            let _ = G::explain(state, seat, choice);
        }
        let probes = candidates.iter().chain(&self.seen[..]);
        for probe in probes.chain(&self.of_others(state, seat)) {
            let (listed, allowed) = (listed.contains(probe), G::check(state, seat, probe).is_ok());
            self.ensure(listed == allowed, || format!("'{probe}': listed {listed}, allowed {allowed}"))?;
        }
        Ok(())
    }

    /// The choices as a set, when each stands there once; `asked` tells the question.
    fn once<'c>(
        &self,
        choices: &'c [G::Choice],
        called: &str,
        asked: impl Fn() -> &'static str,
    ) -> Result<HashSet<&'c G::Choice>, Broken> {
        let mut set = HashSet::with_capacity(choices.len());
        match choices.iter().find(|choice| !set.insert(*choice)) {
            None => Ok(set),
            Some(choice) => Err(self.broken(format!("'{choice}' is {called} twice ({})", asked()))),
        }
    }

    /// Checks that notation fits on a line of a record, after a space.
    fn notation(&self, choice: &G::Choice) -> Result<(), Broken> {
        let written = choice.to_string();
        self.ensure(written.parse::<G::Choice>().ok().as_ref() == Some(choice), || {
            format!("the notation '{written}' is not read back as it was written")
        })?;
        let neat = !written.is_empty() && written.trim() == written && !written.contains(char::is_control);
        self.ensure(neat, || format!("the notation {written:?} is not a line without blanks around it"))
    }

    fn of_others(&self, state: &G::State, seat: Seat) -> Vec<G::Choice> {
        let mut choices = Vec::new();
        for other in G::asks(state).without(seat).iter() {
            G::choices(state, other, &mut choices);
        }
        choices
    }

    /// Checks that each remark offered to `seat` is offered once, and keeps its words when it is read back.
    pub(super) fn remarks_are_read_back(&self, state: &G::State, seat: Seat) -> Result<(), Broken> {
        let Talk::Quiet { remarks, .. } = G::talk(state, seat) else {
            return Ok(());
        };
        let mut seen = HashSet::with_capacity(remarks.len());
        for remark in &remarks {
            let written = &remark.remark;
            self.ensure(seen.insert(written), || format!("the remark '{written}' is offered twice"))?;
            self.ensure(G::remark(written).as_ref() == Some(remark), || {
                format!("the remark '{written}' is not read back as it was offered")
            })?;
        }
        Ok(())
    }

    /// Checks that a seat that is not asked has nothing to choose, and may not make the choices of others.
    pub(super) fn nothing_to_choose(&self, state: &G::State, seat: Seat) -> Result<(), Broken> {
        let mut choices = Vec::new();
        G::choices(state, seat, &mut choices);
        self.ensure(choices.is_empty(), || format!("seat {seat} is not asked and has choices"))?;
        let others = self.of_others(state, seat);
        let mut probes = self.seen.iter().chain(&others);
        match probes.find(|choice| G::check(state, seat, choice).is_ok()) {
            None => Ok(()),
            Some(choice) => Err(self.broken(format!("seat {seat} is not asked and may choose '{choice}'"))),
        }
    }
}
