//! Guerra del Anillo: an action is a row that says what it does.

use std::sync::OnceLock;

use bots::Minds;
use canvas::{Page, Words};
use table::{MAX_SEATS, Seat};
use war::War;
use war::board::Board;
use war::card::{Card, CardSet, Deck};
use war::character::{Character, Place};
use war::choice::{Act, Bear, Choice};
use war::face::Face;
use war::figures::{Figure, Rank};
use war::nation::{Nation, Side};
use war::region::Region;
use war::state::Ending;
use war::tile::KINDS;
use war::view::View;
use war_page::WarPage;

use super::from_seat;
use crate::environment::{Actions, Column, Environment, Facts, ROW};
use crate::lens::Lens;
use crate::pen::Pen;

static FACTS: OnceLock<Facts> = OnceLock::new();

/// The columns.
const VERB: usize = 0;
const FACE: usize = 1;
const SHOWS: usize = 2;
const ACT: usize = 3;
const CARD: usize = 4;
const REGION: usize = 5;
const FIGURE: usize = 6;
const NATION: usize = 7;
const WHO: usize = 8;
const NUMBER: usize = 9;
const DECK: usize = 10;
const BEAR: usize = 11;

const VERBS: [&str; 27] = [
    "pass", "done", "yes", "no", "all", "go", "fight", "withdraw", "cease", "die", "ring", "act", "card",
    "lift", "from", "to", "take", "lose", "reduce", "nation", "recruit", "at", "who", "count", "draw",
    "bear", "way",
];

/// Kinds of figure: with the Nation, or the character, they say which figure it is.
const FIGURES: [&str; 5] = ["regular", "elite", "leader", "nazgul", "character"];
const REGIONS: usize = Region::COUNT;
const CARDS: usize = Card::COUNT;
const PEOPLE: usize = Character::COUNT;

/// The kind of a figure, its Nation and its character.
fn kind(figure: Figure) -> (usize, Option<Nation>, Option<Character>) {
    match figure {
        Figure::Unit(nation, Rank::Regular) => (0, Some(nation), None),
        Figure::Unit(nation, Rank::Elite) => (1, Some(nation), None),
        Figure::Leader(nation) => (2, Some(nation), None),
        Figure::Nazgul => (3, Some(Nation::Sauron), None),
        Figure::Person(who) => (4, None, Some(who)),
    }
}

fn write_figure(row: &mut [i16], figure: Figure) {
    let (kind, nation, who) = kind(figure);
    row[FIGURE] = kind as i16 + 1;
    row[NATION] = nation.map_or(0, |nation| nation.index() as i16 + 1);
    row[WHO] = who.map_or(0, |who| who.index() as i16 + 1);
}

fn write(choice: &Choice, row: &mut [i16]) {
    let named = |index: usize| index as i16 + 1;
    let verb = match *choice {
        Choice::Pass => 0,
        Choice::Done => 1,
        Choice::Yes => 2,
        Choice::No => 3,
        Choice::All => 4,
        Choice::Go => 5,
        Choice::Fight => 6,
        Choice::Withdraw => 7,
        Choice::Cease => 8,
        Choice::Die(face) => {
            row[FACE] = named(face.index());
            9
        }
        Choice::Ring(from, to) => {
            (row[FACE], row[SHOWS]) = (named(from.index()), named(to.index()));
            10
        }
        Choice::Act(act) => {
            row[ACT] = named(act.index());
            11
        }
        Choice::Card(card) => {
            row[CARD] = named(card.index());
            12
        }
        Choice::Lift(card) => {
            row[CARD] = named(card.index());
            13
        }
        Choice::From(at) => {
            row[REGION] = named(at.index());
            14
        }
        Choice::To(at) => {
            row[REGION] = named(at.index());
            15
        }
        Choice::Take(figure) => {
            write_figure(row, figure);
            16
        }
        Choice::Lose(figure) => {
            write_figure(row, figure);
            17
        }
        Choice::Reduce(nation) => {
            row[NATION] = named(nation.index());
            18
        }
        Choice::Nation(nation) => {
            row[NATION] = named(nation.index());
            19
        }
        Choice::Recruit(figure, at) => {
            write_figure(row, figure);
            row[REGION] = named(at.index());
            20
        }
        Choice::At(figure, at) => {
            write_figure(row, figure);
            row[REGION] = named(at.index());
            21
        }
        Choice::Who(who) => {
            row[WHO] = named(who.index());
            22
        }
        Choice::Count(count) => {
            row[NUMBER] = i16::from(count) + 1;
            23
        }
        Choice::Draw(deck) => {
            row[DECK] = named(deck.index());
            24
        }
        Choice::Bear(bear) => {
            row[BEAR] = named(bear.index());
            25
        }
        Choice::Way(way) => {
            row[NUMBER] = i16::from(way) + 1;
            26
        }
    };
    row[VERB] = verb + 1;
}

/// The number of figures that can stand in a region, characters aside.
const PIECES: usize = 8 * 3;

fn regions(view: &View, pen: &mut Pen<'_>) {
    let mut regions = pen.tensor("regions", &[REGIONS, PIECES + 5]);
    for region in Region::all() {
        let Some(mut row) = regions.row(region.index()) else { continue };
        let board: &Board = &view.board;
        for (figure, count) in board.at(region).iter() {
            if let (kind @ 0..=3, Some(nation), None) = kind(figure) {
                row.add(3 * nation.index() + kind.min(2), f32::from(count) / 5.0);
            }
        }
        row.skip(PIECES).flag(view.captured.has(region)).flag(view.besieged.has(region));
        row.flag(view.fellowship.at == region && view.fellowship.mordor.is_none());
        row.flag(view.battle.is_some_and(|battle| battle.at == region));
        row.flag(view.battle.is_some_and(|battle| battle.from == region));
    }
    let mut people = pen.tensor("characters", &[PEOPLE, 3 + REGIONS]);
    for (who, place) in view.people.iter() {
        let Some(mut row) = people.row(who.index()) else { continue };
        row.one_hot(
            match place {
                Place::Aside => 0,
                Place::Fellowship => 1,
                Place::Gone => 2,
                Place::On(region) => 3 + region.index(),
            },
            3 + REGIONS,
        );
    }
}

fn cards(view: &View, seat: Seat, pen: &mut Pen<'_>) {
    let players = usize::from(view.players);
    let mut hands = pen.tensor("hands", &[MAX_SEATS, 5]);
    for (other, hand) in view.hands.iter() {
        let Some(mut row) = hands.row(from_seat(other, seat, players)) else { continue };
        row.flag(true);
        for count in hand.backs.into_iter().chain(hand.buried) {
            row.put(f32::from(count) / 6.0);
        }
    }
    let mut planes = pen.tensor("cards", &[6, CARDS]);
    let own = &view.hands[seat];
    let one = |card: Option<Card>| card.into_iter().collect::<CardSet>();
    let battle = view.battle.as_ref();
    let laid = |side: Side| one(battle.and_then(|battle| battle.cards[side]));
    let seen = [
        own.cards.unwrap_or(CardSet::EMPTY),
        own.gone.unwrap_or(CardSet::EMPTY),
        view.table,
        view.discarded,
        one(view.playing),
        laid(Side::Free).or(laid(Side::Shadow)),
    ];
    planes.rows(seen, |cards, mut row| cards.iter().for_each(|card| row.set(card.index())));
}

impl Environment for War {
    const MOST: usize = 256;
    const COLUMNS: usize = ROW;
    const HEAP: usize = 8 << 10;

    fn data() -> &'static Self::Data {
        &()
    }

    fn minds() -> Minds<Self> {
        war_mind::minds()
    }

    fn words() -> Words {
        <WarPage as Page>::words()
    }

    fn list_actions() -> Actions {
        Actions::Rows(vec![
            Column::of("verb", VERBS),
            Column::of("face", Face::ALL),
            Column::of("shows", Face::ALL),
            Column::of("act", Act::ALL),
            Column::of("card", Card::all()),
            Column::of("region", Region::all()),
            Column::of("figure", FIGURES),
            Column::of("nation", Nation::ALL),
            Column::of("character", Character::ALL),
            Column::count("number", 256),
            Column::of("deck", Deck::ALL),
            Column::of("bear", Bear::ALL),
        ])
    }

    fn encode(_: &Lens<'_, Self>, choice: &Choice, row: &mut [i16]) {
        write(choice, row);
    }

    fn facts() -> &'static OnceLock<Facts> {
        &FACTS
    }

    fn observe(view: &View, seat: Seat, pen: &mut Pen<'_>) {
        let players = usize::from(view.players);
        let of = |other: Seat| from_seat(other, seat, players);
        regions(view, pen);
        let mut nations = pen.tensor("nations", &[Nation::COUNT, 9 + MAX_SEATS]);
        for nation in Nation::ALL {
            let Some(mut row) = nations.row(nation.index()) else { continue };
            let stand = &view.politics[nation];
            row.put(f32::from(stand.steps) / 3.0).flag(stand.active).flag(nation.side() == Side::Free);
            for count in view.reserve[nation].into_iter().chain(view.casualties[nation]) {
                row.put(f32::from(count) / 10.0);
            }
            row.one_hot(of(view.seats[nation]), MAX_SEATS);
        }
        let mut sides = pen.tensor("sides", &[Side::COUNT, 9 + Face::COUNT + MAX_SEATS]);
        for side in Side::ALL {
            let Some(mut row) = sides.row(side.index()) else { continue };
            row.flag(view.seats[side.nations()[0]] == seat).put(f32::from(view.points[side]) / 10.0);
            for count in [view.pools[side], view.hunt_box[side], view.rings[side]] {
                row.put(f32::from(count) / 6.0);
            }
            row.put(f32::from(view.decks[side][0]) / 24.0).put(f32::from(view.decks[side][1]) / 24.0);
            row.flag(view.backs[side].is_some()).flag(view.action.is_some_and(|action| action.side == side));
            for face in Face::ALL {
                row.put(f32::from(view.dice[side][face]) / 6.0);
            }
            row.one_hot(of(view.leading[side]), MAX_SEATS);
        }
        let fellowship = &view.fellowship;
        let mut ring = pen.tensor("fellowship", &[6 + PEOPLE + 6]);
        ring.put(f32::from(fellowship.progress) / 6.0).flag(fellowship.hidden);
        ring.put(f32::from(fellowship.corruption) / 12.0).flag(fellowship.stirred);
        ring.flag(fellowship.mordor.is_some()).put(f32::from(fellowship.mordor.unwrap_or(0)) / 5.0);
        ring.one_hot(fellowship.guide.map(Character::index), PEOPLE);
        if let Some(hunt) = &view.hunt {
            ring.flag(true).put(f32::from(hunt.successes) / 5.0).put(f32::from(hunt.damage) / 5.0);
        }
        let mut tiles = pen.tensor("hunt_tiles", &[5, KINDS]);
        let places =
            [&view.tiles.pool, &view.tiles.drawn, &view.tiles.waiting, &view.tiles.gone, &view.tiles.aside];
        tiles.rows(places, |counts, mut row| {
            for count in counts {
                row.put(f32::from(*count) / 4.0);
            }
        });
        cards(view, seat, pen);
        let mut battle = pen.tensor("battle", &[2, 6]);
        if let Some(odds) = &view.odds {
            battle.rows(Side::ALL, |side, mut row| {
                let odds = &odds[side];
                row.flag(true);
                for number in [odds.units, odds.dice, odds.need, odds.leadership] {
                    row.put(f32::from(number) / 6.0);
                }
                row.flag(view.battle.is_some_and(|battle| battle.attacker == side));
            });
        }
        let mut game = pen.tensor("game", &[1 + Ending::COUNT]);
        game.put(f32::from(view.turn) / 20.0).one_hot(view.over.map(Ending::index), Ending::COUNT);
    }
}
