//! The value of a number, and whether a condition holds, at this moment.

use crate::effect::{Condition, Count, Number};
use crate::prelude::*;

impl State {
    /// A number, for a hero and the place that was picked.
    pub fn count(&self, number: &Number, seat: Seat, picked: Option<Place>) -> i16 {
        let count = match number {
            Number::Just(number) => return i16::from(*number),
            Number::Of(count) => count,
        };
        let places = |area| self.area(area, seat, picked);
        let of = |number| self.count(number, seat, picked);
        let attribute = |which| i16::from(self.attribute(seat, which));
        match &**count {
            Count::Fortitude => attribute(Attribute::Fortitude),
            Count::Strength => attribute(Attribute::Strength),
            Count::Agility => attribute(Attribute::Agility),
            Count::Wisdom => attribute(Attribute::Wisdom),
            Count::Corruption => self.hero(seat).corruption.len() as i16,
            Count::Favor => i16::from(self.hero(seat).favor),
            Count::Cards => self.hero(seat).hand.len() as i16,
            Count::Pool => i16::from(self.sauron.pool),
            Count::Plots => self.plots_active() as i16,
            Count::Influence { area } => self.board.influence.within(places(area)) as i16,
            Count::Influenced { area } => self.influenced().and(places(area)).len() as i16,
            Count::Monsters { area } => {
                let places = places(area);
                self.board.tokens().filter(|(_, token)| places.has(token.at)).count() as i16
            }
            Count::Minions { area } => {
                let places = places(area);
                self.board.minions_out().filter(|(_, at)| places.has(*at)).count() as i16
            }
            Count::Characters { area } => {
                let places = places(area);
                self.board.characters.iter().flatten().filter(|at| places.has(**at)).count() as i16
            }
            Count::AllCorruption => self.heroes.iter().map(|hero| hero.corruption.len() as i16).sum(),
            Count::AllFavor => self.heroes.iter().map(|hero| i16::from(hero.favor)).sum(),
            Count::HeroesWithFavor => self.heroes.iter().filter(|hero| hero.favor > 0).count() as i16,
            Count::MostCorrupt => {
                let beyond = |seat| {
                    self.hero(seat).corruption.len() as i16
                        - i16::from(self.attribute(seat, Attribute::Wisdom))
                };
                self.seats().map(beyond).max().unwrap_or(0)
            }
            Count::Product { factor, of: number } => i16::from(*factor) * of(number),
            Count::Sum { one, other } => of(one) + of(other),
        }
    }

    /// Is it so, for a hero and the place that was picked?
    pub fn holds(&self, so: &Condition, seat: Seat, picked: Option<Place>) -> bool {
        let of = |number| self.count(number, seat, picked);
        let holds = |so: &Condition| self.holds(so, seat, picked);
        match so {
            Condition::Yes => true,
            Condition::AtLeast { one, other } => of(one) >= of(other),
            Condition::AtMost { one, other } => of(one) <= of(other),
            Condition::More { one, other } => of(one) > of(other),
            Condition::Less { one, other } => of(one) < of(other),
            Condition::Equal { one, other } => of(one) == of(other),
            Condition::Active { plot } => self.plot_active(*plot),
            Condition::InPlay { who } => self.character_at(*who).is_some(),
            Condition::Last { colour } => {
                let others = Colour::SAURON.iter().map(|other| self.marker(*other));
                others.min() == Some(self.marker(*colour))
            }
            Condition::Won => self.fought.is_some_and(|fought| fought.won),
            Condition::QuestsDone => self.heroes.iter().all(|hero| hero.revealed && hero.completed),
            Condition::InStage { colour, stage } => self.stage_of(self.marker(*colour)) + 1 == *stage,
            Condition::Not { so } => !holds(so),
            Condition::Either { one, other } => holds(one) || holds(other),
            Condition::Both { one, other } => holds(one) && holds(other),
        }
    }
}
