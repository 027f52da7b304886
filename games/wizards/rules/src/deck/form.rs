//! The tournament forms: for which of them a deck was made, or which comes nearest.

use super::{Deck, Fault, Sets};
use crate::options::{Extras, Length, Rules, Rulings};

impl Deck {
    /// The tournament form that it fits, nearest to these rules; nothing, if it fits none.
    pub fn fits(&self, rules: &Rules) -> Option<Rules> {
        let (form, faults) = self.form(rules);
        faults.is_empty().then_some(form)
    }

    /// The tournament form that it fits, or else the one with the fewest faults; and these faults. Forms near
    /// to these rules come first: as long, then by the other rulings, then longer games with their larger
    /// sideboards, then the basic game; then all of these with every set; at last without a least number of
    /// creatures.
    pub fn form(&self, rules: &Rules) -> (Rules, Vec<Fault>) {
        let mut best = (*rules, self.faults(rules));
        for form in forms(rules) {
            if best.1.is_empty() {
                break;
            }
            let faults = self.faults(&form);
            if faults.len() < best.1.len() {
                best = (form, faults);
            }
        }
        // A deck of too few creatures that breaks no other rule is played where they are not counted.
        if best.1.iter().all(|fault| fault.clause == "SATM-2.4") && !best.1.is_empty() {
            let extras = Extras { few_creatures: true, ..best.0.extras };
            best = (Rules { extras, ..best.0 }, Vec::new());
        }
        best
    }
}

fn forms(rules: &Rules) -> impl Iterator<Item = Rules> {
    let rulings = [rules.rulings, Rulings::BOOK, Rulings::OFFICIAL];
    let lengths = [rules.length, Length::Two, Length::Three, Length::Four];
    let standard = lengths.into_iter().flat_map(move |length| rulings.map(|rulings| (true, length, rulings)));
    let basic = rulings.map(|rulings| (false, rules.length, rulings));
    let forms = standard.chain(basic).collect::<Vec<_>>();
    let sets = if rules.sets == Sets::All { vec![Sets::All] } else { vec![rules.sets, Sets::All] };
    let rules = *rules;
    sets.into_iter().flat_map(move |sets| {
        let forms = forms.clone().into_iter();
        forms.map(move |(standard, length, rulings)| Rules { standard, length, rulings, sets, ..rules })
    })
}
