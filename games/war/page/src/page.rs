//! Guerra del Anillo on a page.

use canvas::{Drawn, Entry, Glance, Language, Line, Named, Page, Rank, Scene, Spot, Stop, Strengths, Words};
use table::{Laid, Message, Told};
use war::War;
use war::choice::{Act, Bear};

use crate::asked::{ask, recalls};
use crate::camp::camp_of;
use crate::players::players;
use crate::prelude::*;
use crate::strength::STRENGTHS;
use crate::table::{board, hand, turn};
use crate::{facts, how, kinds, library, poster, stage, stops, words};

/// The page of Guerra del Anillo.
pub struct WarPage;

impl Page for WarPage {
    type Game = War;

    const SEATS: usize = 2;

    const ROOM: usize = 6;

    const COUNTS: &'static str = "#action-dice, #battle, #hunting, .wa-victory, .wa-box:has(.wa-box__progress, .wa-box__corruption), #war-hunt";

    const STOPS: &'static [&'static str] = stops::STOPS;

    const UNASKED: &'static [&'static str] = stops::UNASKED;

    fn draw(scene: &Scene<War>) -> Drawn {
        Drawn {
            board: board(scene),
            hand: hand(scene),
            turn: turn(scene),
            players: players(scene),
            marks: "table--map table--whole wa-main",
            stage: Some(stage::stage(scene)),
        }
    }

    fn ask(scene: &Scene<War>) -> Markup {
        ask(scene)
    }

    fn recalls(scene: &Scene<War>) -> Vec<usize> {
        recalls(scene)
    }

    fn ending(scene: &Scene<War>) -> Markup {
        crate::side::ending(scene.view, scene.ctx)
    }

    fn facts(_view: &View, told: &[Told<Event>]) -> Vec<Message> {
        facts::facts(told)
    }

    /// The place of a choice: the map, the tracks or the cards; acts stay in the bar, wherever they may be lit too.
    fn spot(view: &View, own: Option<Seat>, choice: &Choice) -> Spot {
        match choice {
            // Whoever presses where the Fellowship may stand begins to declare it there, and is asked.
            Choice::To(region) if declares(view) => Spot::towards(format_args!("region-{region}")),
            Choice::From(region) | Choice::To(region) => Spot::at(format_args!("region-{region}")),
            Choice::Recruit(_, at) | Choice::At(_, at) => {
                // Where only one figure may be chosen, the region itself may be.
                let region = format_args!("region-{at}").to_string();
                Spot::towards(&region).and(figure(choice)).and_if_alone(region)
            }
            Choice::Who(who) | Choice::Take(Piece::Person(who)) => companion(*who).and(figure(choice)),
            Choice::Take(_) | Choice::Lose(_) | Choice::Reduce(_) => Spot::at(figure(choice)),
            Choice::Die(face) => dice(view, own, *face),
            Choice::Ring(from, to) => Spot::at(format_args!("ring-{from}>{to}")),
            Choice::Card(card) | Choice::Lift(card) => Spot::at(format_args!("card-{card}")),
            Choice::Nation(nation) => Spot::at(format_args!("politics-{nation}")),
            Choice::Draw(deck) => Spot::at(format_args!("draw-{deck}")),
            Choice::Act(Act::DrawCharacter) => Spot::at("draw-character").in_bar(),
            Choice::Act(Act::DrawStrategy) => Spot::at("draw-strategy").in_bar(),
            Choice::Act(Act::MoveFellowship) => moves(view),
            // No place of its own: it lies behind its kind, last, so that one press more wastes no die.
            Choice::Act(Act::Skip) => Spot::towards("do-skip"),
            Choice::Bear(how) => bears(view, *how),
            Choice::Count(count) => Spot::nowhere().and(format_args!("allot-{count}")),
            Choice::Go | Choice::All | Choice::Done | Choice::No => {
                Spot::nowhere().and(format_args!("do-{choice}"))
            }
            _ => Spot::nowhere(),
        }
    }

    fn rank(_view: &View, laid: &Laid<Choice>) -> Rank {
        kinds::rank(laid)
    }

    fn kind(_view: &View, laid: &Laid<Choice>) -> Option<Message> {
        kinds::kind(laid)
    }

    fn odds(view: &View, laid: &Laid<Choice>) -> Option<Message> {
        kinds::odds(view, laid)
    }

    fn intent(_view: &View, choices: &[Choice]) -> Option<Message> {
        kinds::intent(choices)
    }

    fn onward(_view: &View, choices: &[Choice]) -> Option<Message> {
        kinds::onward(choices)
    }

    fn stop(view: &View, _own: Option<Seat>, _asked: &Message) -> Option<Stop> {
        stops::stop(view)
    }

    fn focus(view: &View, own: Option<Seat>) -> Seat {
        own.unwrap_or(view.leading[Side::Free])
    }

    fn line(view: &View, event: &Event) -> Line {
        crate::line::line(view, event)
    }

    const LIBRARY: bool = true;

    fn library(ctx: &Context, _view: Option<&View>) -> Vec<Entry> {
        library::library(ctx)
    }

    fn signs() -> Markup {
        crate::signs()
    }

    fn named(name: Named) -> Option<String> {
        library::named(name)
    }

    fn entry(_view: &View, id: &str) -> Option<String> {
        library::entry(id)
    }

    fn unseen(view: &View, _own: Option<Seat>) -> Option<Vec<String>> {
        Some(library::unseen(view))
    }

    const STRENGTHS: Option<Strengths> = Some(STRENGTHS);

    const GLANCE: Glance =
        Glance { minutes: (150, 180), weight: 4, seat: 0, first: &[], main: &[], beside: &[], alone: &[] };

    fn how(language: Language) -> Markup {
        how::how(language)
    }

    fn lessons() -> &'static [&'static str] {
        &[
            include_str!("../lessons/dice.toml"),
            include_str!("../lessons/siege.toml"),
            include_str!("../lessons/hunt.toml"),
        ]
    }

    fn poster() -> Markup {
        poster()
    }

    fn shared() -> Option<&'static [u8]> {
        Some(include_bytes!("../shared.png"))
    }

    fn words() -> Words {
        words::of_page()
    }

    fn style() -> &'static str {
        concat!(include_str!("../style-map.css"), include_str!("../style-table.css"))
    }

    fn book() -> &'static str {
        include_str!("../../rules/rulebook.toml")
    }

    fn glossary() -> &'static str {
        include_str!("../../rules/glossary.toml")
    }
}

/// The figure's own place, in the opened region or beside the map.
fn figure(choice: &Choice) -> String {
    format!("spot-{choice}")
}

fn companion(who: Character) -> Spot {
    Spot::at(format_args!("companion-{who}"))
}

/// Is it asked where the Fellowship is declared, and is there more than one region?
fn declares(view: &View) -> bool {
    view.question == Some(Frame::Declare) && view.fellowship.progress > 0
}

/// Every die of one's own that shows it.
fn dice(view: &View, own: Option<Seat>, face: Face) -> Spot {
    let Some(camp) = own.map(|seat| camp_of(view, seat)) else {
        return Spot::at(format_args!("die-{face}"));
    };
    let die = |number: u8| format!("die-{camp}-{number}-{face}");
    let more = 1..view.dice[camp][face];
    more.fold(Spot::at(die(0)), |spot, number| spot.and(die(number)))
}

/// The Fellowship moves to the next box of its track, or of Mordor's.
fn moves(view: &View) -> Spot {
    let fellowship = &view.fellowship;
    let track = Spot::towards("fellowship-track").in_bar();
    let track = track.and(format_args!("fellowship-{}", fellowship.progress + 1));
    match fellowship.mordor {
        Some(step) => track.and(format_args!("mordor-{}", step + 1)),
        None => track,
    }
}

/// The Guide is lost, or Corruption goes as far as the Hunt's damage. The Ring is offered first: it costs no life.
fn bears(view: &View, how: Bear) -> Spot {
    match (how, view.fellowship.guide, view.hunt) {
        (Bear::Guide, Some(guide), _) => Spot::at(format_args!("companion-{guide}")),
        (Bear::Random, ..) => Spot::towards("war-company"),
        (Bear::Ring, _, Some(hunt)) => {
            let burden = (view.fellowship.corruption + hunt.damage).min(12);
            Spot::nowhere().and(format_args!("fellowship-{burden}"))
        }
        _ => Spot::nowhere(),
    }
}
