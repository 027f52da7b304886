//! The quantities that never change: every card and token is in some place.

use crate::combat::{FOE, HERO};
use crate::state::State;

/// The number of each, over all places.
pub fn counts(state: &State) -> Vec<(&'static str, i64)> {
    let (decks, sauron) = (&state.decks, &state.sauron);
    let heroes = || state.heroes.iter();
    let owned =
        |hero: &crate::state::Hero| hero.life.len() + hero.hand.len() + hero.rest.len() + hero.damage.len();
    let combat = state.combat.as_ref();
    let played = combat.map_or(0, |combat| combat.stacks[HERO].len());
    // A hero who was not chosen yet has 25 cards in the box.
    let boxed = heroes().filter(|hero| hero.who.is_none()).count() * 25;
    let skills = decks.skills.len() + decks.skills_out.len() + decks.training.len();
    let held = combat.map_or(0, |combat| combat.stacks[FOE].len() + combat.hand.len() + combat.out.len());
    let on_map = state.board.tokens().count() + usize::from(sauron.token.is_some());
    let sum = |lens: &mut dyn Iterator<Item = usize>| lens.sum::<usize>();
    let events = sum(&mut decks.events.iter().chain(&decks.events_out).map(|pile| pile.len()));
    let kept = state.trust.is_some_and(|_| !state.waits_for_trust());
    let encounters = sum(&mut decks.encounters.iter().chain(&decks.encounters_out).map(|pile| pile.len()));
    let perils = decks.perils.len() + decks.perils_out.len() + sauron.perils.len();
    let corrupt = heroes().map(|hero| hero.corruption.len()).sum::<usize>();
    let corruption = decks.corruption.len() + decks.corruption_out.len() + sauron.corruption.len() + corrupt;
    let shadows =
        decks.shadows.len() + decks.shadows_out.len() + sauron.shadows.len() + sauron.choosing.len();
    let plots =
        decks.plots.len() + decks.under.len() + usize::from(decks.top.is_some()) + decks.plots_out.len();
    let plots =
        plots + decks.plots_away.len() + sauron.plots.len() + sauron.looking.len() + state.plots_active();
    let starting = 3 * usize::from(!state.opened());
    let bags = sum(&mut decks.bags.iter().chain(&decks.bags_out).map(|pile| pile.len()));
    let items = decks.items.len() + heroes().map(|hero| hero.items.len()).sum::<usize>();
    let all = [
        ("hero cards", heroes().map(owned).sum::<usize>() + played + boxed + skills),
        ("combat cards", decks.combat.iter().map(|pile| pile.len()).sum::<usize>() + held),
        ("monster tokens", bags + on_map),
        ("events", events + usize::from(state.event.is_some()) + usize::from(kept) + state.unsettled()),
        ("encounters", encounters + state.open_encounters()),
        ("perils", perils),
        ("corruption", corruption),
        ("shadow cards", shadows),
        ("plots", plots + starting + state.plots_in_question()),
        ("items", items),
    ];
    all.into_iter().map(|(name, count)| (name, count as i64)).collect()
}

impl State {
    /// Is the card Trust in Friendship still being resolved?
    fn waits_for_trust(&self) -> bool {
        self.frames.iter().any(|frame| {
            matches!(frame, crate::frame::Frame::Settle(settle) if settle.card.id() == "trust_in_friendship")
        })
    }

    /// Events that are being resolved: they go to their place afterwards.
    fn unsettled(&self) -> usize {
        self.frames.iter().filter(|frame| matches!(frame, crate::frame::Frame::Settle(_))).count()
    }

    /// Was the starting plot drawn?
    fn opened(&self) -> bool {
        !self.decks.plots_away.is_empty()
    }

    /// Plots that are being played: their place is asked.
    fn plots_in_question(&self) -> usize {
        self.frames.iter().filter(|frame| matches!(frame, crate::frame::Frame::PlotAt(_))).count()
    }

    /// Encounters that are quests, open before a hero or completed and out of the game.
    fn open_encounters(&self) -> usize {
        usize::from(self.given)
    }
}
