//! Ash Mountains, Mountains of Shadow: something lies in wait on the way through them.

use super::prelude::*;
use crate::questions::AttackBegins;

operations! {
    /// The company faces an attack as its movement phase begins.
    "attack_on_the_way" => AttackOnTheWay { race: Race, strikes: i8, prowess: i8 },
}

impl Does for AttackOnTheWay {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, deed.link.company), Until::Turn, deed.link);
    }

    fn is_price(&self, own: bool) -> bool {
        own
    }
}

impl State {
    /// Adds the attack that lies in wait on a company's way, as its movement phase begins.
    pub(crate) fn attacks_on_the_way(&mut self, company: CompanyId) {
        let of = self.lasting.iter().filter(|lasting| lasting.change.is_of_company(company));
        let waiting = of.filter_map(|lasting| match lasting.change.op() {
            Some(Op::AttackOnTheWay(attack)) => Some((lasting.card, *attack)),
            _ => None,
        });
        for (card, AttackOnTheWay { race, strikes, prowess }) in waiting.collect::<Vec<_>>() {
            self.frames.push(AttackBegins { company, source: Source::Effect(card), race, strikes, prowess });
        }
    }
}
