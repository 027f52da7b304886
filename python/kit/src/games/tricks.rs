//! Las Dos Torres: hidden hands, partners.

use std::sync::{LazyLock, OnceLock};

use bots::Minds;
use canvas::{Page, Words};
use table::Seat;
use tricks::Tricks;
use tricks::book::Data;
use tricks::card::{Card, CardSet, Suit};
use tricks::chair::Chair;
use tricks::character::Character;
use tricks::choice::{Choice, How, StepCard};
use tricks::view::{ChairView, ObjectiveView, PhaseView, Seen, View, Wanted};
use tricks_page::TricksPage;

use crate::environment::{Actions, Environment, Facts};
use crate::lens::Lens;
use crate::pen::{Cells, Pen};

static DATA: LazyLock<Data> = LazyLock::new(Data::built_in);
static FACTS: OnceLock<Facts> = OnceLock::new();

const CHAIRS: usize = 4;
const CARDS: usize = CardSet::ALL.len();
const CHARACTERS: usize = Character::COUNT;
/// More groups and burdens than any chapter has.
const GROUPS: usize = 16;

/// The first number of each kind of choice; those about cards come first, a block each.
const WITH_CARD: usize = 9;
const TAKE: usize = WITH_CARD * CARDS;
const WITH: usize = TAKE + CHARACTERS;
const GROUP: usize = WITH + CHAIRS;
const BURDEN: usize = GROUP + GROUPS;
const REST: usize = BURDEN + GROUPS;

/// The numbers that the kernel gives to no card: a gap between two suits.
const GAP: usize = 47;

/// The place of a card among all there are.
const fn rank(card: Card) -> usize {
    card.index() - (card.index() > GAP) as usize
}

fn number(choice: &Choice) -> usize {
    let card = |block: usize, card: Card| block * CARDS + rank(card);
    match *choice {
        Choice::Play(played, How::Plain) => card(0, played),
        Choice::Play(played, How::Ring) => card(1, played),
        Choice::Play(played, How::Light) => card(2, played),
        Choice::Pass(passed) => card(3, passed),
        Choice::Tuck(tucked) => card(4, tucked),
        Choice::Place(placed) => card(5, placed),
        Choice::Discard(gone) => card(6, gone),
        Choice::Reveal(shown) => card(7, shown),
        Choice::Keep(kept) => card(8, kept),
        Choice::Take(character) => TAKE + character.index(),
        Choice::With(chair) => WITH + chair.index(),
        Choice::Group(group) => GROUP + usize::from(group),
        Choice::Burden(burden) => BURDEN + usize::from(burden),
        Choice::Skip => REST,
        Choice::Untuck => REST + 1,
        Choice::Wait => REST + 2,
        Choice::Step(StepCard::First) => REST + 3,
        Choice::Step(StepCard::Last) => REST + 4,
        Choice::Go => REST + 5,
        Choice::Again { keep: false } => REST + 6,
        Choice::Again { keep: true } => REST + 7,
        Choice::Stop => REST + 8,
    }
}

fn all() -> Vec<Choice> {
    let mut all = Vec::new();
    let cards = || CardSet::ALL.iter();
    for how in [How::Plain, How::Ring, How::Light] {
        all.extend(cards().map(|card| Choice::Play(card, how)));
    }
    let with = [Choice::Pass, Choice::Tuck, Choice::Place, Choice::Discard, Choice::Reveal, Choice::Keep];
    for kind in with {
        all.extend(cards().map(kind));
    }
    all.extend(Character::all().map(Choice::Take));
    all.extend(Chair::all(CHAIRS).map(Choice::With));
    all.extend((0..GROUPS as u8).map(Choice::Group));
    all.extend((0..GROUPS as u8).map(Choice::Burden));
    all.extend([Choice::Skip, Choice::Untuck, Choice::Wait, Choice::Step(StepCard::First)]);
    all.extend([Choice::Step(StepCard::Last), Choice::Go, Choice::Again { keep: false }]);
    all.extend([Choice::Again { keep: true }, Choice::Stop]);
    all
}

/// Places in which a card may be seen, by chair: hand, shown, known, won, on the table, tucked, under the token, drawn.
const PLANES: usize = 8 * CHAIRS + 4;
/// The numbers about a part of an objective.
const PART: usize = 4 + 4 + 7;
const PARTS: usize = 6;

/// Counts chairs from the first that is the seat's own.
struct Round {
    own: usize,
    chairs: usize,
}

impl Round {
    fn of(&self, chair: Chair) -> usize {
        (chair.index() + self.chairs - self.own) % self.chairs
    }
}

fn part(objective: &ObjectiveView, part: usize, row: &mut Cells<'_>) {
    let Some(part) = objective.parts.get(part) else { return };
    row.flag(true).one_hot(part.status as usize, 3);
    let (low, high) = part.has.unwrap_or_default();
    let (wanted, least, most) = part.wants.unwrap_or((Wanted::Equal, 0, 0));
    for number in [low, high, least, most] {
        row.put(f32::from(number) / 13.0);
    }
    row.one_hot(part.wants.map(|_| wanted as usize), 7);
}

fn cards(view: &View, round: &Round, pen: &mut Pen<'_>) {
    let mut planes = pen.tensor("cards", &[PLANES, CARDS]);
    let mut plane = |index: usize, cards: CardSet| {
        if let Some(mut row) = planes.row(index) {
            cards.iter().for_each(|card| row.set(rank(card)));
        }
    };
    let seen = |seen: Option<Seen>| match seen {
        Some(Seen::Card(card)) => CardSet::only(card),
        Some(Seen::Hidden) | None => CardSet::EMPTY,
    };
    let one = |card: Option<Card>| card.map_or(CardSet::EMPTY, CardSet::only);
    for chair in &view.chairs {
        let at = 8 * round.of(chair.chair);
        plane(at, chair.hand.unwrap_or(CardSet::EMPTY));
        plane(at + 1, chair.shown);
        plane(at + 2, chair.known);
        plane(at + 3, chair.won);
        plane(at + 4, one(view.trick.cards[chair.chair]));
        plane(at + 5, seen(chair.tucked));
        plane(at + 6, one(chair.pending));
        plane(at + 7, chair.drawn);
    }
    let rest = 8 * CHAIRS;
    plane(
        rest,
        view.pyramid
            .iter()
            .flat_map(|pyramid| &pyramid.slots)
            .fold(CardSet::EMPTY, |cards, slot| cards.or(seen(slot.card))),
    );
    plane(rest + 1, one(view.lost));
    plane(rest + 2, view.aside.or(view.under));
    if let PhaseView::Prepare { given, .. } = &view.phase {
        plane(rest + 3, seen(*given));
    }
}

impl Environment for Tricks {
    const MOST: usize = 64;
    const COLUMNS: usize = 1;
    const HEAP: usize = 4 << 10;

    fn data() -> &'static Self::Data {
        &DATA
    }

    fn minds() -> Minds<Self> {
        tricks_mind::minds()
    }

    fn words() -> Words {
        <TricksPage as Page>::words()
    }

    fn list_actions() -> Actions {
        Actions::Numbered(all().iter().map(ToString::to_string).collect())
    }

    fn encode(_: &Lens<'_, Self>, choice: &Choice, row: &mut [i16]) {
        row[0] = number(choice) as i16;
    }

    fn facts() -> &'static OnceLock<Facts> {
        &FACTS
    }

    fn observe(view: &View, seat: Seat, pen: &mut Pen<'_>) {
        let own = view.chairs.iter().position(|chair| chair.seat == seat && !chair.pyramid);
        let round = Round { own: own.unwrap_or(0), chairs: view.chairs.len() };
        cards(view, &round, pen);
        let (phase, acting) = match &view.phase {
            PhaseView::Group => (0, None),
            PhaseView::Take { chair } => (1, Some(*chair)),
            PhaseView::Prepare { chair, .. } => (2, Some(*chair)),
            PhaseView::Together { .. } => (3, None),
            PhaseView::Untuck { chair } => (4, Some(*chair)),
            PhaseView::Play { chair } => (5, Some(*chair)),
            PhaseView::Between { .. } => (6, None),
            PhaseView::Over { .. } => (7, None),
        };
        const CHAIR: usize = 14 + CHARACTERS;
        let mut chairs = pen.tensor("chairs", &[CHAIRS, CHAIR]);
        for ChairView {
            chair,
            seat: of,
            pyramid,
            character,
            objective,
            param,
            step,
            count,
            tricks,
            passed,
            ..
        } in &view.chairs
        {
            let Some(mut row) = chairs.row(round.of(*chair)) else { continue };
            row.flag(true).flag(*of == seat).flag(*pyramid).flag(acting == Some(*chair));
            row.put(*count as f32 / 13.0).put(f32::from(*tricks) / 13.0);
            row.put(param.map_or(0.0, |param| f32::from(param) / 13.0)).flag(*passed);
            row.one_hot(step.map(|step| usize::from(step == StepCard::Last)), 2);
            row.one_hot(objective.as_ref().map(|objective| objective.status as usize), 3)
                .flag(param.is_some());
            row.one_hot(character.map(Character::index), CHARACTERS);
        }
        let mut parts = pen.tensor("objectives", &[CHAIRS * PARTS, PART]);
        for chair in &view.chairs {
            for index in 0..PARTS {
                let row = parts.row(PARTS * round.of(chair.chair) + index);
                if let (Some(mut row), Some(objective)) = (row, &chair.objective) {
                    part(objective, index, &mut row);
                }
            }
        }
        let trick = &view.trick;
        let mut table = pen.tensor("trick", &[4 * CHAIRS + Suit::ALL.len()]);
        let chair = |chair: Option<Chair>| chair.map(|chair| round.of(chair));
        table.one_hot(round.of(trick.leader), CHAIRS).one_hot(chair(trick.winning), CHAIRS);
        table.one_hot(chair(trick.claimed), CHAIRS).one_hot(chair(trick.light), CHAIRS);
        table.one_hot(trick.suit.map(|suit| suit as usize), Suit::ALL.len());
        let mut game = pen.tensor("chapter", &[8 + 12 + 2 * CHAIRS + CHARACTERS]);
        game.one_hot(phase, 8);
        let number = view.chapters.get(usize::from(view.chapter)).copied().unwrap_or(0);
        for part in [number, view.round, view.rounds.unwrap_or(0), view.attempt.min(255) as u8, view.total] {
            game.put(f32::from(part) / 36.0);
        }
        game.put(view.stock as f32 / 60.0).put(view.discards as f32 / 60.0).put(view.side as f32 / 60.0);
        game.put(f32::from(view.burden.unwrap_or(0)) / 8.0).put(view.tricks.len() as f32 / 13.0);
        game.flag(view.rings_broken.unwrap_or(false)).flag(view.light.unwrap_or(false));
        game.one_hot(chair(view.towers[0]), CHAIRS).one_hot(chair(view.towers[1]), CHAIRS);
        for member in &view.roster {
            game.add(
                8 + 12 + 2 * CHAIRS + member.character.index(),
                if member.completed { 1.0 } else { 0.5 },
            );
        }
    }
}
