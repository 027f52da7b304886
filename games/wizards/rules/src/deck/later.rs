//! Deck rules of the later sets (chapter 35): items of minions, the minds of agents, and the sets a table plays.

use std::collections::BTreeSet;

use super::{Deck, Fault};
use crate::card::{CardKind, SETS, SiteSet, set_of};
use crate::ids::{CardId, SiteId};
use crate::options::{Rules, Sets};

/// The minds of all agents of a deck together (SATM-35.4).
const AGENTS_MIND: usize = 36;

impl Sets {
    /// The letters of the sets that are played.
    pub const fn letters(self) -> &'static [&'static str] {
        match self {
            Self::All => &SETS,
            Self::Base => SETS.split_at(1).0,
            Self::DarkMinions => SETS.split_at(3).0,
        }
    }

    /// Is a card of this number played?
    pub fn have(self, number: &str) -> bool {
        self.letters().contains(&set_of(number))
    }

    /// All sites that are played.
    pub fn sites(self) -> SiteSet {
        SiteId::all().filter(|site| self.have(&site.get().number)).collect()
    }
}

impl Deck {
    /// The sets that it needs, in the order in which they came out. A deck that holds every site there is chose none of them.
    pub fn sets(&self) -> Vec<&'static str> {
        let cards = self.all_cards().map(|card| set_of(&card.get().number));
        let sites = self.chosen_sites().map(|site| set_of(&site.get().number));
        let needed = cards.chain(sites).collect::<BTreeSet<_>>();
        SETS.into_iter().filter(|set| needed.contains(set)).collect()
    }

    /// The same deck as it may be played by these rules: without a sideboard, and with two copies of its Wizard, where there are only
    /// the basic ones; with the sites of the table's sets, if it chose none.
    #[must_use]
    pub fn by(&self, rules: &Rules) -> Self {
        let mut deck = self.clone();
        if deck.chosen_sites().next().is_none() {
            deck.sites = rules.sets.sites();
        }
        if !rules.standard {
            deck.sideboard.clear();
            let mut wizards = 0;
            deck.cards.retain(|card| {
                wizards += usize::from(card.get().is_wizard());
                !card.get().is_wizard() || wizards <= 2
            });
        }
        deck
    }

    /// Every card of it, wherever it lies.
    fn all_cards(&self) -> impl Iterator<Item = CardId> {
        self.cards.iter().chain(&self.sideboard).chain(&self.draft).chain(&self.items).copied()
    }

    /// Its sites, unless it holds all there are.
    fn chosen_sites(&self) -> impl Iterator<Item = SiteId> {
        let all = SiteId::all().all(|site| self.sites.has(site));
        self.sites.iter().filter(move |_| !all)
    }

    /// The minds of its agents, over all its parts.
    pub fn agents_mind(&self) -> usize {
        let agents = self.all_cards().map(CardId::get).filter(|face| face.kind == CardKind::Agent);
        agents.map(|face| usize::from(face.mind.unwrap_or(0).unsigned_abs())).sum()
    }

    /// SATM-35.4, SATM-35.6: the checks that chapter 2 lacks.
    pub(super) fn check_later(&self, rules: &Rules, faults: &mut Vec<Fault>) {
        let mind = self.agents_mind();
        if mind > AGENTS_MIND {
            let (count, limit) = (mind as i64, AGENTS_MIND as i64);
            faults.push(Fault { count, limit, ..Fault::new("SATM-35.4", "wizards-deck-agents") });
        }
        let sets = rules.sets;
        if sets.are_all() {
            return;
        }
        let outside = Fault::new("SATM-35.6", "wizards-deck-set");
        let cards = self.all_cards().collect::<BTreeSet<_>>();
        let cards = cards.into_iter().filter(|card| !sets.have(&card.get().number));
        faults.extend(cards.map(|card| Fault { card: Some(card), ..outside.clone() }));
        let sites = self.chosen_sites().filter(|site| !sets.have(&site.get().number));
        faults.extend(sites.map(|site| Fault { site: Some(site), ..outside.clone() }));
    }
}
