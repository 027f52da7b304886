//! Middle-earth Quest: one shadow against up to three heroes.

use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};

use bots::Minds;
use canvas::{Page, Words};
use quest::board::Stand;
use quest::choice::Choice;
use quest::combat::{FOE, HERO};
use quest::ids::{
    Bag, Card, Character, Corruption, Face, Item, Minion, Mission, Peril, Place, Plot, Quest, Shadow, Who,
};
use quest::kinds::{Action, Attribute, Colour};
use quest::pile::Pile;
use quest::state::SAURON;
use quest::view::View;
use quest::{MiddleEarthQuest, Pack};
use quest_page::QuestPage;
use table::Seat;

use crate::environment::{Actions, Environment, Facts};
use crate::lens::Lens;
use crate::pen::{Cells, Pen};

static DATA: LazyLock<Pack> = LazyLock::new(Pack::standard);
static FACTS: OnceLock<Facts> = OnceLock::new();
static NUMBERS: LazyLock<HashMap<Choice, i16>> =
    LazyLock::new(|| all().into_iter().enumerate().map(|(number, choice)| (choice, number as i16)).collect());

/// The most tokens on the map, and the most of anything that is counted or numbered.
const TOKENS: u8 = 50;
const COUNTED: u8 = 64;
const HEROES: usize = 3;
const PLACES: usize = 64;

fn pairs<A: Copy, B>(
    ones: impl Iterator<Item = A>,
    twos: impl Fn() -> Box<dyn Iterator<Item = B>>,
) -> Vec<(A, B)> {
    ones.flat_map(|one| twos().map(move |two| (one, two))).collect()
}

/// Every choice there can be, in an order that only grows at the end.
fn all() -> Vec<Choice> {
    use Choice as C;
    let mut all = vec![
        C::Done,
        C::Yes,
        C::No,
        C::Life,
        C::AllLife,
        C::Rest,
        C::Heal,
        C::Train,
        C::Explore,
        C::Pool,
        C::Favor,
        C::Dare,
        C::DarkPath,
        C::Event,
        C::Trust,
        C::Melee,
        C::Ranged,
        C::Exhaust,
        C::Top,
        C::Bottom,
    ];
    all.extend(Who::all().flat_map(|who| [C::Hero(who), C::GiveFavor(who), C::AskFavor(who)]));
    all.extend(Card::all().map(C::Card));
    all.extend(Place::all().flat_map(|place| [C::March(place), C::At(place), C::Scout(place)]));
    all.extend((0..TOKENS).map(C::Token));
    all.extend(Minion::all().flat_map(|minion| [C::Minion(minion), C::HealMinion(minion)]));
    all.extend(Bag::all().map(C::From));
    all.extend(Action::ALL.iter().copied().map(C::Act));
    all.extend(Plot::all().map(C::Plot));
    all.extend((0..COUNTED).flat_map(|number| [C::Slot(number), C::Option(number), C::Number(number)]));
    all.extend(Shadow::all().map(C::Shadow));
    all.extend(Colour::ALL.iter().copied().map(C::Marker));
    all.extend(Attribute::ALL.iter().copied().map(C::Raise));
    all.extend(Corruption::all().map(C::Corruption));
    all.extend(Item::all().map(C::Item));
    all.extend(Character::all().flat_map(|one| [C::Character(one), C::Consult(one)]));
    all.extend(Quest::all().map(C::Quest));
    all.extend(Peril::all().map(C::Peril));
    let heroes = || Box::new(Who::all()) as Box<dyn Iterator<Item = Who>>;
    let places = || Box::new(Place::all()) as Box<dyn Iterator<Item = Place>>;
    all.extend(
        pairs(Item::all(), heroes)
            .into_iter()
            .flat_map(|(item, who)| [C::GiveItem(item, who), C::AskItem(item, who)]),
    );
    all.extend(
        pairs(Quest::all(), heroes)
            .into_iter()
            .flat_map(|(one, who)| [C::GiveQuest(one, who), C::AskQuest(one, who)]),
    );
    all.extend(pairs(Minion::all(), places).into_iter().map(|(minion, place)| C::MoveMinion(minion, place)));
    all.extend(pairs(0..TOKENS, places).into_iter().map(|(token, place)| C::MoveToken(token, place)));
    all.extend(pairs(Card::all(), places).into_iter().map(|(card, place)| C::Go(place, card)));
    all
}

/// Counts the cards of a pile by title.
fn bag<T: quest::ids::Id, const N: usize>(row: Option<Cells<'_>>, pile: &Pile<T, N>) {
    if let Some(mut row) = row {
        for card in pile.iter() {
            row.add(usize::from(card.into()), 0.5);
        }
    }
}

fn places(view: &View, pen: &mut Pen<'_>) {
    let (table, faces) = (&view.table, Face::all().count());
    let (bags, people) = (5, 8);
    let width = 3 + HEROES + 5 + people + bags + 2;
    let mut rows = pen.tensor("places", &[PLACES, width]);
    for place in Place::all() {
        let Some(mut row) = rows.row(place.index()) else { continue };
        row.put(f32::from(table.board.influence.at(place)) / 4.0);
        row.put(f32::from(table.board.favor.at(place)) / 2.0).flag(table.turn.perilous.has(place));
        for hero in 0..HEROES {
            row.flag(table.heroes.get(hero).is_some_and(|hero| hero.who.is_some() && hero.at == place));
        }
        table.board.minions.iter().for_each(|stand| _ = row.flag(*stand == Stand::At(place)));
        table.board.characters.iter().for_each(|at| _ = row.flag(*at == Some(place)));
        for (_, token) in table.board.tokens_at(place) {
            row.add(3 + HEROES + 5 + people + token.bag.index(), 0.5);
        }
        row.skip(bags)
            .put(table.sauron.active.iter().flatten().filter(|(_, at)| *at == place).count() as f32);
    }
    let mut monsters = pen.tensor("monsters", &[PLACES, faces]);
    for (token, face) in table.board.monsters.iter().zip(&view.faces) {
        if let (Some(token), Some(face)) = (token, face)
            && let Some(mut row) = monsters.row(token.at.index())
        {
            row.add(face.index(), 0.5);
        }
    }
}

fn heroes(view: &View, seat: Seat, pen: &mut Pen<'_>) {
    let table = &view.table;
    let (people, cards) = (Who::all().count(), Card::all().count());
    let mut rows = pen.tensor("heroes", &[HEROES, 16 + people]);
    for (index, hero) in table.heroes.iter().enumerate() {
        let (Some(mut row), of) = (rows.row(index), Seat::new(index + 1)) else { continue };
        row.flag(true).flag(seat == of).flag(table.turn.of == Some(of));
        hero.levels.iter().for_each(|level| _ = row.put(f32::from(*level) / 4.0));
        view.counts.heroes[index].iter().for_each(|count| _ = row.put(f32::from(*count) / 20.0));
        row.put(f32::from(hero.favor) / 5.0).put(hero.corruption.len() as f32 / 5.0);
        row.flag(hero.revealed).flag(hero.completed).put(f32::from(hero.skills) / 5.0);
        row.put(hero.quests.len() as f32 / 5.0).one_hot(hero.who.map(Who::index), people);
    }
    let mut piles = pen.tensor("hero_cards", &[4 * HEROES, cards]);
    for (index, hero) in table.heroes.iter().enumerate() {
        bag(piles.row(4 * index), &hero.hand);
        bag(piles.row(4 * index + 1), &hero.rest);
        bag(piles.row(4 * index + 2), &hero.damage);
        for card in hero.open.iter() {
            if let Some(mut row) = piles.row(4 * index + 3) {
                row.add(card.index(), 0.5);
            }
        }
    }
    let mut items = pen.tensor("items", &[HEROES, Item::all().count()]);
    table.heroes.iter().enumerate().for_each(|(index, hero)| bag(items.row(index), &hero.items));
    let mut burdens = pen.tensor("corruption", &[HEROES, Corruption::all().count()]);
    table.heroes.iter().enumerate().for_each(|(index, hero)| bag(burdens.row(index), &hero.corruption));
    let mut quests = pen.tensor("quests", &[HEROES, Quest::all().count()]);
    table.heroes.iter().enumerate().for_each(|(index, hero)| bag(quests.row(index), &hero.quests));
}

fn sauron(view: &View, seat: Seat, pen: &mut Pen<'_>) {
    let (table, counts) = (&view.table, &view.counts);
    let mut row = pen.tensor("sauron", &[8 + 24 + 5 * 2]);
    row.flag(seat == SAURON).put(f32::from(table.sauron.pool) / 8.0).put(f32::from(table.sauron.late) / 3.0);
    for count in [counts.sauron[0], counts.sauron[1], counts.looking[0], counts.looking[1]] {
        row.put(f32::from(count) / 8.0);
    }
    row.flag(table.sauron.nine_return);
    for track in table.sauron.track {
        (0..8).for_each(|space| _ = row.flag(track >> space & 1 == 1));
    }
    for (stand, wounds) in table.board.minions.iter().zip(table.board.wounds) {
        row.put(match stand {
            Stand::Waiting => 0.0,
            Stand::At(_) => 1.0,
            Stand::Gone => -1.0,
        });
        row.put(f32::from(wounds) / 10.0);
    }
    let mut plots = pen.tensor("plots", &[5, Plot::all().count()]);
    for (index, active) in table.sauron.active.iter().enumerate() {
        if let (Some(mut row), Some((plot, _))) = (plots.row(index), active) {
            row.set(plot.index());
        }
    }
    bag(plots.row(3), &table.sauron.plots);
    bag(plots.row(4), &table.sauron.looking);
    let mut shadows = pen.tensor("shadow_cards", &[2, Shadow::all().count()]);
    bag(shadows.row(0), &table.sauron.shadows);
    bag(shadows.row(1), &table.sauron.choosing);
}

fn fight(view: &View, pen: &mut Pen<'_>) {
    let mut cells = pen.tensor("combat", &[11 + 2]);
    let mut stacks = Vec::new();
    if let Some(combat) = &view.table.combat {
        cells.flag(true).put(f32::from(combat.damage) / 10.0).put(f32::from(combat.round) / 10.0);
        cells.put(f32::from(combat.fighter.health) / 10.0).put(f32::from(combat.fighter.strength) / 10.0);
        cells.put(f32::from(view.counts.combat) / 10.0).flag(combat.exhausted[0]).flag(combat.exhausted[1]);
        cells.flag(view.laid[HERO]).flag(view.laid[FOE]).flag(combat.blind);
        cells.one_hot(combat.first.map(usize::from), 2);
        stacks = vec![combat.stacks[HERO].iter().collect(), combat.stacks[FOE].iter().collect::<Vec<_>>()];
        stacks.push(combat.hand.iter().collect());
    }
    let mut rows = pen.tensor("combat_cards", &[3, Card::all().count()]);
    rows.rows(stacks, |cards, mut row| cards.iter().for_each(|card: &Card| row.add(card.index(), 0.5)));
}

impl Environment for MiddleEarthQuest {
    const MOST: usize = 256;
    const COLUMNS: usize = 1;
    const HEAP: usize = 8 << 10;

    fn data() -> &'static Self::Data {
        &DATA
    }

    fn minds() -> Minds<Self> {
        quest_mind::minds()
    }

    fn words() -> Words {
        <QuestPage as Page>::words()
    }

    fn list_actions() -> Actions {
        Actions::Numbered(all().iter().map(ToString::to_string).collect())
    }

    fn encode(_: &Lens<'_, Self>, choice: &Choice, row: &mut [i16]) {
        row[0] = NUMBERS[choice];
    }

    fn facts() -> &'static OnceLock<Facts> {
        &FACTS
    }

    fn observe(view: &View, seat: Seat, pen: &mut Pen<'_>) {
        let table = &view.table;
        let missions = Mission::all().count();
        let mut game = pen.tensor("game", &[12 + 2 * missions]);
        game.put(f32::from(table.turn.round) / 20.0).flag(table.turn.of.is_none());
        table.markers.iter().for_each(|marker| _ = game.put(f32::from(*marker) / 20.0));
        game.put(f32::from(table.entered) / 3.0).put(f32::from(table.turn.moves) / 5.0);
        game.flag(table.turn.explored).flag(table.turn.travel).flag(table.turn.dark).flag(table.concluded);
        for mission in view.missions {
            game.one_hot(mission.map(Mission::index), missions);
        }
        places(view, pen);
        heroes(view, seat, pen);
        sauron(view, seat, pen);
        fight(view, pen);
    }
}
