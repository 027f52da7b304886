//! The small decisions a player makes, and their notation.

use std::cmp::Reverse;

use table::{Arg, Clause, Explanation, Message};

use crate::event::Said;
use crate::ids::{AgentId, CardId, CompanyId, PieceId, RegionId, SiteId};
use crate::questions::Frame;
use crate::state::{Phase, State};

/// The public part of an argument of a choice, for the player who makes it.
pub(crate) trait Shown {
    /// The argument in words.
    fn shown(&self, state: &State) -> Arg;
}

macro_rules! said {
    ($($type:ty),*) => {$(
        impl Shown for $type {
            fn shown(&self, _: &State) -> Arg { self.said() }
        }
    )*};
}
said!(CardId, SiteId, RegionId, u8);

impl Shown for PieceId {
    fn shown(&self, state: &State) -> Arg {
        state.pieces.get(self.index()).map_or_else(|| Arg::from(self.to_string()), |piece| piece.card.said())
    }
}
impl Shown for CompanyId {
    /// A company by its wizard, else by the greatest mind of those who follow no other; of several the first card. The page calls it so,
    /// too.
    fn shown(&self, state: &State) -> Arg {
        let all = state.characters(*self).filter(|id| state.piece(*id).leader.is_none());
        let named = all.min_by_key(|id| {
            let face = state.face(*id);
            (!face.is_wizard(), Reverse(face.mind), *id)
        });
        named.map_or_else(|| self.0.into(), |id| state.piece(id).card.said())
    }
}

impl Shown for AgentId {
    /// An agent by its card: its own player knows which that is.
    fn shown(&self, state: &State) -> Arg {
        let agent = state.find_agent(*self);
        agent.map_or_else(|| Arg::from(self.to_string()), |agent| state.piece(agent.piece).card.said())
    }
}

table::choices! {
    /// One decision. Each is written as its word and its arguments.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Choice: "choice of the wizards' game" after " ", words "wizards" by Shown to State {
        /// Nothing, no more, as it is.
        Pass = "pass",
        /// Nothing, and nothing more while this goes on.
        PassOn = "pass-on",
        /// Nothing, and nothing more in this turn.
        PassTurn = "pass-turn",
        /// Plays a card from the hand, in this of its ways.
        Play(card: CardId, mode: u8) = "play",
        /// Uses a card in play, in this of its ways.
        Use(piece: PieceId, mode: u8) = "use",
        /// This card, in play.
        Pick(piece: PieceId) = "pick",
        /// This card, by its name.
        Card(card: CardId) = "card",
        Site(site: SiteId) = "site",
        Region(region: RegionId) = "region",
        Company(company: CompanyId) = "company",
        /// A company of its own.
        Alone = "alone",
        /// This many.
        Number(number: u8) = "number",
        /// This way, of several.
        Way(number: u8) = "way",
        Yes = "yes",
        /// A character comes under the control of another.
        Follow(piece: PieceId, leader: PieceId) = "follow",
        /// A character comes under general influence.
        General(piece: PieceId) = "general",
        /// A character goes to another company.
        Join(piece: PieceId, company: CompanyId) = "join",
        /// A character leaves to form a company.
        Part(piece: PieceId) = "part",
        /// An item is given to another character.
        Give(piece: PieceId, to: PieceId) = "give",
        /// An item is stored.
        Store(piece: PieceId) = "store",
        /// The removal of a corruption card is tried by tapping.
        Remove(piece: PieceId) = "remove",
        /// The removal of a corruption card is tried without tapping.
        Try(piece: PieceId) = "try",
        /// A company is to go to a site.
        Head(company: CompanyId, site: SiteId) = "head",
        Stay(company: CompanyId) = "stay",
        /// A character is discarded.
        Dismiss(piece: PieceId) = "dismiss",
        /// A card is put on guard.
        Guard(card: CardId) = "guard",
        /// The sideboard is used: some cards to the discard pile.
        SideDiscard = "side-discard",
        /// The sideboard is used: one card to the deck.
        SideDeck = "side-deck",
        /// A character tries to play a resource from the hand.
        Gain(card: CardId, by: PieceId) = "gain",
        /// A character tries to influence a card of the opponent.
        Influence(by: PieceId, of: PieceId) = "influence",
        /// A Nazgûl that is an event is spent for the sideboard.
        Recall(piece: PieceId) = "recall",
        /// The prisoners of a host are to be rescued.
        Rescue(host: PieceId) = "rescue",
        /// An agent is played, face down.
        Lurk(card: CardId) = "lurk",
        /// An agent goes to a site.
        Wander(agent: AgentId, site: SiteId) = "wander",
        /// An agent goes back to the site before.
        Retrace(agent: AgentId) = "retrace",
        /// An agent returns home.
        GoHome(agent: AgentId) = "go-home",
        /// An agent heals.
        Recover(agent: AgentId) = "recover",
        /// An agent untaps.
        Rouse(agent: AgentId) = "rouse",
        /// An agent lets creatures of its site attack.
        Summon(agent: AgentId) = "summon",
        /// An agent is put face down again.
        Hide(agent: AgentId) = "hide",
        /// An agent is turned face up.
        Unmask(agent: AgentId) = "unmask",
        /// An agent attacks.
        Ambush(agent: AgentId) = "ambush",
        /// An agent attacks a company that is coming to its site.
        Waylay(agent: AgentId) = "waylay",
        /// An agent tries to influence a card of the opponent.
        Sway(agent: AgentId, of: PieceId) = "sway",
    }
}

impl Choice {
    /// The label and the help of the choice, with the clause that allows it.
    pub(crate) fn explain(&self, state: &State, clause: Clause) -> Explanation {
        let (mut label, mut effect) = (self.label(state), self.effect(state));
        // Of several ways of playing or using a card each says when.
        if matches!(self, Self::Play(..) | Self::Use(..)) {
            let when = state.window(self);
            (label, effect) = (label.with("when", when), effect.with("when", when));
        }
        // No corruption check is made before the game.
        // The question names the item.
        if matches!(self, Self::Give(..)) && state.turn.phase == Phase::Preparation {
            label.id = "wizards-choice-give-start";
            effect.id = "wizards-effect-give-start";
        }
        // A character who comes into play is no choice like another, either.
        if matches!(self, Self::Card(_)) && matches!(state.frames.top(), Some(Frame::Organize)) {
            label.id = "wizards-choice-come";
        }
        // Alone on a button a place has no article.
        if let Self::Site(site) = self {
            label = Message::new(label.id).with("site", &site.get().name);
        }
        // A card of the hand that is given up says so: it is no choice like another.
        if matches!(self, Self::Card(_))
            && matches!(state.frames.top(), Some(Frame::Discard(_) | Frame::Reset(_)))
        {
            label.id = "wizards-choice-discard";
        }
        // A company that has come to its site enters it, or does not.
        if let Self::Company(id) | Self::Stay(id) = self
            && matches!(state.frames.top(), Some(Frame::Explore))
            && let Some(company) = state.find_company(*id)
        {
            let enters = matches!(self, Self::Company(_));
            [label.id, effect.id] = if enters {
                ["wizards-choice-enter", "wizards-effect-enter"]
            } else {
                ["wizards-choice-stay-out", "wizards-effect-stay-out"]
            };
            let site = company.site.said();
            (label, effect) = (label.with("site", site.clone()), effect.with("site", site));
        }
        // Of an attempt to influence it is known what will be rolled.
        if let Some([bonus, needed]) = state.attempt(self) {
            effect.id = match self {
                Self::Influence(..) => "wizards-effect-influence-rolled",
                _ => "wizards-effect-gain-rolled",
            };
            effect = effect.with("bonus", i64::from(bonus)).with("needed", i64::from(needed));
        }
        Explanation::new(label, effect, clause)
    }
}
