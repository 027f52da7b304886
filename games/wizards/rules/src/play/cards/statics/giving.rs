//! Statics that add to a character's numbers, and otherwise change it.

use super::super::prelude::*;
use crate::card::Skill;

statics! {
    /// A bonus to a number of a character.
    "gives" => Gives { who: Who, stat: Stat, by: Amount }: |it| Touches::number(it.stat);
    /// Adds, up to a total.
    "gives_up_to" => GivesUpTo { who: Who, stat: Stat, by: Amount, most: i8 }: |it| Touches::number(it.stat);
    /// A malus to a number of a character, down to a least.
    "gives_down_to" => GivesDownTo { who: Who, stat: Stat, by: Amount, least: i8 }: |it| Touches::number(it.stat);
    /// The bearer has the skill.
    "skill" => HasSkill { skill: Skill };
    /// Its victory points then, instead of those printed.
    "worth" => Worth { test: Condition, points: i8 };
}
