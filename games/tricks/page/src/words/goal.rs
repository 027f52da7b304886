//! Objectives: how their parts make one sentence.

use tricks::goal::{Comparison, Filter, Goal, Measure, Quantity, Rank, Who};

use super::amount::Amount;
use super::clause::{Mood, Part, Said};
use super::phrase::Phrase;

impl Phrase {
    /// A goal, without the capital and the full stop.
    pub(crate) fn goal(&self, goal: &Goal) -> String {
        self.part(goal, false, None).text
    }

    /// A goal, or its denial, after something that the sentence has said already.
    fn part(&self, goal: &Goal, denied: bool, before: Option<&Said>) -> Part {
        match goal {
            Goal::Always if denied => Part::plain(self.say("tricks-goal-never")),
            Goal::Always => Part::plain(self.say("tricks-goal-always")),
            Goal::All(goals) => self.parts(goals, !denied, denied, before),
            Goal::Any(goals) => self.parts(goals, denied, denied, before),
            Goal::Not(goal) => self.part(goal, !denied, before),
            Goal::Compare(left, comparison, right) => {
                let comparison = if denied { comparison.opposite() } else { *comparison };
                self.compare(left, comparison, right, before)
            }
            Goal::Within(quantity, least, most) if denied => {
                let than = |comparison, number: u8| {
                    Goal::Compare(quantity.clone(), comparison, Quantity::Number(number))
                };
                let mut sides = vec![than(Comparison::More, *most)];
                if *least > 0 {
                    sides.insert(0, than(Comparison::Less, *least));
                }
                self.parts(&sides, false, false, before)
            }
            Goal::Within(quantity, least, most) => {
                self.counted(quantity, Amount::within(*least, *most), before)
            }
            Goal::Rank(rank, who, measure, joint) => self.rank(*rank, *who, measure, *joint, denied, before),
            Goal::Majority(who) => {
                let what = self.say("tricks-goal-majority");
                self.win(*who, mood(denied), &what, before)
            }
            Goal::Every(..) | Goal::Flip(..) if denied => {
                let goal = self.part(goal, false, None).text;
                let text = self.with("tricks-goal-not", &[("goal", (&goal).into())]);
                Part { text, said: None, compound: true }
            }
            Goal::Every(scope, goal) => {
                let each = Self { scope: *scope, ..*self };
                each.part(goal, false, before)
            }
            Goal::Flip(mark, first, then) => {
                let card = self.card(mark.card());
                let (goal, then) = (self.goal(first), self.goal(then));
                let args = [("card", (&card).into()), ("goal", (&goal).into()), ("then", (&then).into())];
                Part { text: self.with("tricks-goal-flip", &args), said: None, compound: true }
            }
        }
    }

    /// Several goals: all of them, or any.
    fn parts(&self, goals: &[Goal], all: bool, denied: bool, before: Option<&Said>) -> Part {
        let mut parts = Vec::<Part>::new();
        let mut rest = goals;
        while let [goal, others @ ..] = rest {
            let before = parts.last().map_or(before, |part| part.said.as_ref());
            if all
                && !denied
                && let Some(part) = others.first().and_then(|next| self.in_a_row(goal, next, before))
            {
                parts.push(part);
                rest = &others[1..];
                continue;
            }
            parts.push(self.part(goal, denied, before));
            rest = others;
        }
        if parts.len() == 1 {
            return parts.remove(0);
        }
        let texts = parts.iter().map(|part| part.text.clone()).collect::<Vec<_>>();
        let compound = parts.iter().any(|part| part.compound);
        let text = match (all, compound) {
            (true, false) => self.language.list(&texts),
            (false, false) => self.or(&texts),
            (true, true) => self.strung("tricks-goal-also", &texts),
            (false, true) => self.strung("tricks-goal-or-else", &texts),
        };
        Part { text, said: parts.pop().and_then(|part| part.said), compound: true }
    }

    fn strung(&self, id: &str, texts: &[String]) -> String {
        let strung = texts
            .iter()
            .cloned()
            .reduce(|first, then| self.with(id, &[("first", (&first).into()), ("then", (&then).into())]));
        strung.unwrap_or_default()
    }

    /// A number of tricks in a row, and no others: that is one thing.
    fn in_a_row(&self, goal: &Goal, next: &Goal, before: Option<&Said>) -> Option<Part> {
        let (
            Goal::Compare(Quantity::Streak(who), Comparison::Equal, Quantity::Number(row)),
            Goal::Compare(
                Quantity::Tricks(winner, Filter::None),
                Comparison::Equal,
                Quantity::Number(tricks),
            ),
        ) = (goal, next)
        else {
            return None;
        };
        if who != winner || row != tricks || *row < 2 {
            return None;
        }
        let counted = self.with("tricks-count-tricks", &[("number", (*row).into())]);
        let args = [
            ("bound", "exactly".into()),
            ("least", (*row).into()),
            ("counted", (&counted).into()),
            ("many", "".into()),
        ];
        let amount = self.with("tricks-goal-amount", &args);
        let what = self.with("tricks-count-all-in-a-row", &[("amount", (&amount).into())]);
        Some(self.win(*who, Mood::Yes, &what, before))
    }

    fn rank(
        &self,
        rank: Rank,
        who: Who,
        measure: &Measure,
        joint: bool,
        denied: bool,
        before: Option<&Said>,
    ) -> Part {
        let rank = match rank {
            Rank::Most => "most",
            Rank::Fewest => "fewest",
            Rank::Middle => "middle",
        };
        let form = |form: &str| match measure {
            Measure::Tricks => self.say(&format!("tricks-count-tricks{form}")),
            Measure::Cards(cards) => self.set(&self.kind(cards), form, 2),
        };
        let (many, so_many) = (form(".many"), form(".so-many"));
        let args = [
            ("rank", rank.into()),
            ("many", (&many).into()),
            ("so-many", (&so_many).into()),
            ("joint", if joint { "yes" } else { "no" }.into()),
        ];
        let what = self.with("tricks-goal-rank", &args);
        self.win(who, mood(denied), &what, before)
    }
}

const fn mood(denied: bool) -> Mood {
    if denied { Mood::Not } else { Mood::Yes }
}
