//! The telling of a line of the journal: its weight, its actor, and the places it touched on the board.

use table::{Seat, SeatSet};

/// The weight of a line among the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Weight {
    /// A turn begins with it.
    Turn,
    /// An act of somebody's own will.
    Act,
    /// A consequence of an act.
    #[default]
    Follows,
}

/// The telling of a line.
///
/// ```
/// use canvas::Line;
/// use table::Seat;
///
/// let line = Line::act([Seat::new(1)], "wa-tone--shadow").moved("region-angmar", "region-arnor");
/// assert_eq!(line.touched(), ["region-angmar", "region-arnor"]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    pub weight: Weight,
    /// The seats whose act it is: none, where it only follows.
    pub by: SeatSet,
    /// The colour: the class of the game's style that sets `--tone`, `wa-tone--shadow`. A line that follows has the tone
    /// of the act before it.
    pub tone: &'static str,
    /// The way that something went, from and to, by the ids of places.
    pub way: Option<[String; 2]>,
    /// Other places that it touched, by their ids.
    pub at: Vec<String>,
    /// The sign of the house beside an act, by its name; empty: what follows from the rest ([`Line::shown`]).
    pub sign: &'static str,
    /// True if a part of a turn begins or ends with it, to which one leaps: a trick, a battle. `ID-part` is its word.
    pub part: bool,
    /// The seats of which it befell whoever acted last ([`Line::befalling`]).
    pub befalls: SeatSet,
    /// True if it only says how far a turn has come ([`Line::passing`]).
    pub passes: bool,
}

impl Line {
    /// A turn begins.
    pub fn turn() -> Self {
        Self { weight: Weight::Turn, ..Self::default() }
    }

    /// An act of one of these seats.
    pub fn act(by: impl IntoIterator<Item = Seat>, tone: &'static str) -> Self {
        Self { weight: Weight::Act, by: by.into_iter().collect(), tone, ..Self::default() }
    }

    /// A consequence of the act before it.
    pub fn follows() -> Self {
        Self::default()
    }

    /// A phase of a turn, which stands on the table besides: a line of the journal, and no news of what the others did.
    pub fn passing() -> Self {
        Self { passes: true, ..Self::default() }
    }

    /// Adds the place with this id.
    #[must_use]
    pub fn at(mut self, place: impl ToString) -> Self {
        self.at.push(place.to_string());
        self
    }

    /// Adds a way from one place to another.
    #[must_use]
    pub fn moved(mut self, from: impl ToString, to: impl ToString) -> Self {
        self.way = Some([from.to_string(), to.to_string()]);
        self
    }

    /// Gives an act a sign of the house.
    #[must_use]
    pub fn sign(mut self, sign: &'static str) -> Self {
        self.sign = sign;
        self
    }

    /// Marks it as a part of a turn, to which one leaps in a replay.
    #[must_use]
    pub fn part(mut self) -> Self {
        self.part = true;
        self
    }

    /// Marks what befell one of these seats, unasked: whoever acted last of them. They are told it, and what comes of it, until their next
    /// act, whatever the others do meanwhile.
    #[must_use]
    pub fn befalling(mut self, whom: SeatSet) -> Self {
        self.befalls = whom;
        self
    }

    /// Says whose turn begins.
    #[must_use]
    pub fn of(mut self, by: impl IntoIterator<Item = Seat>) -> Self {
        self.by = by.into_iter().collect();
        self
    }

    /// The sign beside it: its own, else an arrow for a way, a card for a card, a pin for a place.
    pub fn shown(&self) -> &'static str {
        let card = |at: &String| at.starts_with("card-");
        match (self.sign, &self.way, self.at.first()) {
            ("", Some(_), _) => "go",
            ("", None, Some(at)) if card(at) => "card",
            ("", None, Some(_)) => "pin",
            ("", None, None) => "act",
            (sign, ..) => sign,
        }
    }

    /// The ids of all places that it touched.
    pub fn touched(&self) -> Vec<&str> {
        let way = self.way.iter().flatten();
        way.chain(&self.at).map(String::as_str).collect()
    }
}

/// The number of last lines that every page knows.
pub const LOOKS_BACK: usize = 64;

/// The first line that every page knows: the last [`LOOKS_BACK`] lines, but for the consequences of an act that is no
/// more among them. A page that was followed for long knows no more; so one that is opened now shows the same.
pub(crate) fn remembered(lines: &[Line]) -> usize {
    let from = lines.len().saturating_sub(LOOKS_BACK);
    let cut = |line: &&Line| line.weight == Weight::Follows;
    match lines.len() {
        // So few are all that there are.
        ..LOOKS_BACK => 0,
        _ => from + lines[from..].iter().take_while(cut).count(),
    }
}

/// The first line that a reader has not yet answered: after the last act of their own, or at the last three acts for
/// spectators.
pub(crate) fn recent(lines: &[Line], own: Option<Seat>) -> usize {
    let acts = lines.iter().enumerate().rev();
    let mut acts = acts.filter(|(_, line)| line.weight == Weight::Act);
    match own {
        Some(own) => acts.find(|(_, line)| line.by.has(own)).map_or(0, |(index, _)| index + 1),
        None => acts.nth(2).map_or(0, |(index, _)| index),
    }
}

/// The first line of the others' last acts, with all that came after it: they stay told while the reader acts.
pub(crate) fn others(lines: &[Line], own: Option<Seat>) -> usize {
    let Some(own) = own else {
        return recent(lines, None);
    };
    let theirs = |line: &Line| line.weight == Weight::Act && !line.by.has(own);
    match lines.iter().rposition(theirs) {
        Some(last) => recent(&lines[..last], Some(own)),
        None => recent(lines, Some(own)),
    }
}

/// The first line of the last act. `ply` is that of a line.
pub(crate) fn last_act(lines: &[Line], ply: impl Fn(usize) -> u32) -> usize {
    let Some(last) = lines.iter().rposition(|line| line.weight == Weight::Act) else {
        return 0;
    };
    let with = (0..last).rev().take_while(|index| ply(*index) == ply(last));
    last - with.count()
}

/// Gives consequences the tone of the act before them.
pub(crate) fn tinge(lines: &mut [Line]) {
    let mut tone = "";
    for line in lines {
        match line.weight {
            Weight::Turn => tone = "",
            Weight::Act => tone = line.tone,
            Weight::Follows if line.tone.is_empty() => line.tone = tone,
            Weight::Follows => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines() -> Vec<Line> {
        let (ana, ben) = ([Seat::new(0)], [Seat::new(1)]);
        vec![Line::turn(), Line::act(ana, "free"), Line::follows(), Line::act(ben, "shadow"), Line::follows()]
    }

    #[test]
    fn a_player_has_not_answered_what_came_after_the_last_own_act() {
        assert_eq!(recent(&lines(), Some(Seat::new(0))), 2);
        assert_eq!(recent(&lines(), Some(Seat::new(1))), 4);
        assert_eq!(recent(&lines(), Some(Seat::new(2))), 0, "who did nothing yet");
    }

    #[test]
    fn what_is_cut_off_from_its_act_is_forgotten() {
        let ana = [Seat::new(0)];
        let mut lines = vec![Line::act(ana, "free"), Line::follows(), Line::follows(), Line::turn()];
        assert_eq!(remembered(&lines), 0, "all of it is known");
        lines.extend((0..LOOKS_BACK - 2).map(|_| Line::act(ana, "free")));
        assert_eq!(lines.len(), LOOKS_BACK + 2);
        assert_eq!(remembered(&lines), 3, "whose the second consequence is, one does not know");
        // A page that was followed has not kept what came before.
        assert_eq!(remembered(&lines[1..]) + 1, 3);
        assert_eq!(remembered(&lines[2..]) + 2, 3, "nor just as many as every page knows");
    }

    #[test]
    fn a_watcher_is_told_the_last_three_acts() {
        assert_eq!(recent(&lines(), None), 0);
        let many = [lines(), lines()].concat();
        assert_eq!(recent(&many, None), 3);
    }

    #[test]
    fn what_the_others_did_is_told_while_one_acts() {
        let (ana, ben) = (Some(Seat::new(0)), Some(Seat::new(1)));
        let mut lines = lines();
        assert_eq!(others(&lines, ana), 2);
        lines.extend([Line::act(ana, "free"), Line::follows()]);
        assert_eq!(others(&lines, ana), 2, "what Ben did, and what Ana does");
        assert_eq!(recent(&lines, ana), 6);
        assert_eq!(others(&lines, ben), 4);
        assert_eq!(others(&[], ben), 0);
    }

    #[test]
    fn who_looks_back_sees_what_was_done_last() {
        assert_eq!(last_act(&lines(), |index| index as u32 / 2), 2, "all that was told with it");
        assert_eq!(last_act(&lines(), |index| index as u32), 3);
        assert_eq!(last_act(&[Line::turn(), Line::follows()], |_| 0), 0);
    }

    #[test]
    fn an_act_has_a_sign() {
        let act = || Line::act([Seat::new(0)], "");
        assert_eq!(act().shown(), "act");
        assert_eq!(act().at("card-3").shown(), "card");
        assert_eq!(act().at("region-bree").shown(), "pin");
        assert_eq!(act().moved("region-bree", "region-arnor").shown(), "go");
        assert_eq!(act().at("region-bree").sign("dice").shown(), "dice");
    }

    #[test]
    fn what_follows_has_the_tone_of_its_act() {
        let mut lines = lines();
        tinge(&mut lines);
        let tones = lines.iter().map(|line| line.tone).collect::<Vec<_>>();
        assert_eq!(tones, ["", "free", "free", "shadow", "shadow"]);
    }
}
