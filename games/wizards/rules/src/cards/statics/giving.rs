//! What adds to somebody's numbers, and what else it makes of them.

use super::super::prelude::*;
use crate::card::Skill;

statics! {
    /// Adds to a number of somebody.
    "gives" => Gives { who: Who, stat: Stat, by: Amount }: |it| Touches::number(it.stat);
    /// Adds, up to a total.
    "gives_up_to" => GivesUpTo { who: Who, stat: Stat, by: Amount, most: i8 }: |it| Touches::number(it.stat);
    /// Takes from a number of somebody, down to a least.
    "gives_down_to" => GivesDownTo { who: Who, stat: Stat, by: Amount, least: i8 }: |it| Touches::number(it.stat);
    /// The bearer has the skill.
    "skill" => HasSkill { skill: Skill };
    /// Its victory points then, instead of those printed.
    "worth" => Worth { test: Condition, points: i8 };
}
