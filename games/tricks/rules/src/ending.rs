//! The end of a round, of a chapter and of the game (LDT-6).

use table::{Chance, Journal};

use crate::book::cards::Ability;
use crate::book::{Effect, Play};
use crate::chair::ByChair;
use crate::event::Ending;
use crate::goal::Status;
use crate::judge::Judge;
use crate::prelude::*;
use crate::questions::{GoOn, Next, Over};
use crate::state::Round;

/// The chapters that are won at this table: of a campaign all before the one that is played, and that one, once it is won. The endless road
/// has none.
pub(crate) fn behind(state: &State) -> Vec<String> {
    let here = usize::from(state.chapter);
    let won = state.phase.ended().is_some_and(|ended| ended.won && !matches!(ended.next, Some(Next::Round)));
    let past = match state.rules.play {
        Play::Campaign => state.rules.chapters.get(..here).unwrap_or_default(),
        Play::Chapter => &[],
        Play::Road | Play::RoadFellowship => return Vec::new(),
    };
    let now = state.rules.chapters.get(here).filter(|_| won);
    past.iter().chain(now).map(|chapter| chapter.number.to_string()).collect()
}

impl State {
    /// LDT-C25.2: the characters of this round whose failure alone loses the chapter, where not every one's does.
    fn unforgiven(&self) -> Option<CharacterSet> {
        self.effects().find_map(|effect| match effect {
            Effect::Forgiving(but) => Some(*but),
            _ => None,
        })
    }

    /// The status of every objective of the round.
    pub fn statuses(&self) -> ByChair<Status> {
        let mut all = ByChair([Status::Open; crate::chair::CHAIRS]);
        let judge = Judge::of(self);
        for chair in Chair::all(self.chairs()) {
            all[chair] = self.status_by(&judge, chair);
        }
        all
    }

    /// LDT-6.4, LDT-6.5: ends the round when it is decided, early or at its end. Returns whether it did.
    pub(crate) fn decide(&mut self, journal: &mut Journal<Event>) -> bool {
        let over = self.tricks_left() == 0;
        let (mut all_met, mut all_decided, mut lost) = (true, true, false);
        let unforgiven = self.unforgiven();
        let judge = Judge::of(self);
        for chair in Chair::all(self.chairs()) {
            let status = self.status_by(&judge, chair);
            all_met &= status == Status::Met;
            all_decided &= status != Status::Open;
            let counts = match (unforgiven, self.deal.cast[chair]) {
                (Some(who), Some(character)) => who.has(character),
                _ => true,
            };
            lost |= counts && status == Status::Failed;
        }
        if all_met {
            self.end_round(true, Ending::AllMet, journal);
        } else if lost {
            let ending = if self.deal.masked.is_some() && self.masked_status() == Status::Failed {
                Ending::NotUnmasked
            } else {
                Ending::Failed
            };
            self.end_round(false, ending, journal);
        } else if all_decided || over {
            // Only where failures are forgiven.
            let won = unforgiven.is_some();
            let ending = if won { Ending::Partly } else { Ending::Failed };
            self.end_round(won, ending, journal);
        } else {
            return false;
        }
        true
    }

    /// The chapter is lost at once.
    pub(crate) fn lose_round(&mut self, ending: Ending, journal: &mut Journal<Event>) {
        self.end_round(false, ending, journal);
    }

    fn end_round(&mut self, won: bool, ending: Ending, journal: &mut Journal<Event>) {
        journal.tell(|| Event::RoundOver { won, ending });
        if !won {
            return self.lose_chapter(ending, journal);
        }
        let met = self.count_met();
        self.completed = self.completed.or(met);
        if let Some(group) = self.group {
            self.groups_done |= 1 << group;
        }
        let chapter = self.card();
        let (rounds, groups) = (chapter.rounds.len(), chapter.groups.len());
        let all = self.roster.minus(self.completed).is_empty();
        // LDT-C25.1: where rounds are laid down, all of them are played.
        let last = usize::from(self.round) >= rounds;
        let complete = if !chapter.long {
            true
        } else if groups > 0 {
            usize::from(self.groups_done.count_ones() as u8) == groups
        } else {
            // LDT-6.7: and the round's own characters all succeeded, which they did.
            all && last
        };
        if complete {
            return self.win_chapter(ending, journal);
        }
        if rounds > 0 && last {
            return self.lose_chapter(Ending::RoundsOver, journal);
        }
        self.come_to_rest(true, ending, Next::Round);
    }

    /// The characters of the round that met their objective; moves the Orcs that go with it (LDT-C25.3).
    fn count_met(&mut self) -> CharacterSet {
        let mut met = CharacterSet::EMPTY;
        let (mut given, mut cleared, mut taker_done) = (CardSet::EMPTY, false, false);
        for chair in Chair::all(self.chairs()) {
            let Some(character) = self.deal.cast[chair] else {
                continue;
            };
            if self.status(chair) != Status::Met {
                continue;
            }
            met.add(character);
            if self.can(chair, Ability::GivesOrcs) {
                given = self.deal.won[chair].and(CardSet::ORCS);
            }
            cleared |= self.can(chair, Ability::TakesOrcs);
        }
        let takes =
            |character: &crate::character::Character| self.rules.sheet(*character).can(Ability::TakesOrcs);
        taker_done |= self.completed.iter().any(|character| takes(&character));
        if cleared || taker_done {
            self.under = CardSet::EMPTY;
        } else {
            self.under = self.under.or(given);
        }
        met
    }

    fn win_chapter(&mut self, ending: Ending, journal: &mut Journal<Event>) {
        let chapter = self.card().number;
        journal.tell(|| Event::ChapterWon { chapter });
        let more = usize::from(self.chapter) + 1 < self.rules.chapters.len();
        if self.rules.play == Play::Campaign && more {
            self.come_to_rest(true, ending, Next::Chapter);
            return;
        }
        self.finish(true, ending, journal);
    }

    fn lose_chapter(&mut self, ending: Ending, journal: &mut Journal<Event>) {
        if self.rules.retry {
            self.come_to_rest(false, ending, Next::Retry);
            return;
        }
        self.finish(false, ending, journal);
    }

    /// The game is over.
    pub(crate) fn finish(&mut self, won: bool, ending: Ending, journal: &mut Journal<Event>) {
        journal.reveal();
        journal.tell(|| Event::Over { won, ending });
        self.phase = Over { won, ending }.into();
    }

    /// The round is over, and the table says when it goes on.
    fn come_to_rest(&mut self, won: bool, ending: Ending, next: Next) {
        self.phase = GoOn { won, ending, next }.into();
    }

    /// A chapter from its start: no character completed. On the endless road the characters are drawn (LDT-11.2).
    pub(crate) fn begin_chapter(&mut self, chance: &mut Chance) {
        self.round = 1;
        self.completed = CharacterSet::EMPTY;
        self.groups_done = 0;
        self.group = None;
        self.under = CardSet::EMPTY;
        let chapter = self.card();
        let mut roster = chapter.roster;
        if let Some(count) = chapter.drawn {
            let mut others = roster.minus(chapter.starred).iter().collect::<arrayvec::ArrayVec<_, 64>>();
            roster = chapter.starred;
            for _ in 0..count {
                if others.is_empty() {
                    break;
                }
                chance.roll("character", 1);
                let at = chance.face(others.len() as u32, |at| others[at as usize].name()) as usize;
                roster.add(others.swap_remove(at));
            }
        }
        self.roster = roster;
        self.deal = Round::empty();
    }
}
