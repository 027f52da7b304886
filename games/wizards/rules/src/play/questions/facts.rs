//! The facts of a question for its sentence: the place, the opponent, the cards.

use table::{Arg, Message};

use crate::choice::Shown;
use crate::event::Said;
use crate::ids::{CompanyId, PieceId};
use crate::state::{Combat, Source, State};

impl State {
    /// A sentence about a company: by the first of its characters, and where it is or is seen to be going.
    pub(crate) fn of_company(&self, id: CompanyId, sentence: &'static str) -> Option<Message> {
        let company = self.find_company(id)?;
        self.characters(id).next()?;
        let message = Message::new(sentence).with("company", id.shown(self));
        Some(message.with("site", company.target_site().said()))
    }

    /// A sentence about the attack that is faced: the attacker, its prowess, and the company.
    pub(crate) fn of_attack(&self, sentence: &'static str) -> Option<Message> {
        let combat = self.combat.as_ref()?;
        let message = self.of_company(combat.company, sentence)?;
        let message = message.with("attack", self.attacks(combat));
        Some(message.with("prowess", Arg::Number(self.attack_prowess(combat).into())))
    }

    /// A sentence about the strike that is faced: also who faces it, with which prowess.
    pub(crate) fn of_strike(&self, sentence: &'static str) -> Option<Message> {
        let who = self.struck()?;
        let message = self.of_attack(sentence)?.with("who", who.shown(self));
        Some(message.with("own", Arg::Number(self.fighting_prowess(who).into())))
    }

    /// A sentence about a card.
    pub(crate) fn of_card(&self, piece: PieceId, sentence: &'static str) -> Message {
        Message::new(sentence).with("card", piece.shown(self))
    }

    /// The attacker, in words.
    fn attacks(&self, combat: &Combat) -> Arg {
        match combat.source {
            Source::Creature(piece, _) | Source::Agent(piece) => piece.shown(self),
            Source::Effect(card) => card.said(),
            Source::Automatic(site, _) | Source::Added(site, _) => {
                let named = Message::new("wizards-asked-automatic").with("site", site.said());
                named.with("race", combat.race.term()).into()
            }
        }
    }
}
