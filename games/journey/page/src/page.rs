//! El viaje a Mordor on a page.

use journey::Journey;
use journey::choice::Choice;
use journey::data::{Data, Provenance};
use journey::dice::{Colour, Symbol};
use journey::event::Event;
use journey::view::{DiePlace, DieView, View};
use maud::{Markup, html};
use table::{Laid, Message, Seat, Told};

use canvas::{
    Context, Drawn, Entry, Glance, Language, Line, Named, Page, Rank, Scene, Spot, Strengths, Words,
};

use crate::stage::stage;
use crate::strength::STRENGTHS;
use crate::tally::came;
use crate::{board, brings, dice_tray, facts, how, library, location_banner, players, poster, tally};

/// The page of El viaje a Mordor.
pub struct JourneyPage;

impl Page for JourneyPage {
    type Game = Journey;

    const SEATS: usize = 3;

    const COUNTS: &'static str = "#nazgul-ends, #location, #tally, #players > li";

    fn draw(scene: &Scene<Journey>) -> Drawn {
        let (view, ctx) = (scene.view, scene.ctx);
        let roll = scene.last(|event| matches!(event, Event::Rolled { .. }));
        Drawn {
            board: board(view, ctx),
            hand: dice_tray(view, roll, ctx),
            turn: html! { (location_banner(view, ctx)) (tally(view, ctx)) (came(scene)) },
            players: players(view, ctx, scene.extra),
            stage: Some(stage(scene)),
            marks: "jo-main",
        }
    }

    fn ending(scene: &Scene<Journey>) -> Markup {
        players::ending(scene.view, scene.ctx)
    }

    fn facts(view: &View, told: &[Told<Event>]) -> Vec<Message> {
        facts::facts(view, told)
    }

    fn spot(view: &View, own: Option<Seat>, choice: &Choice) -> Spot {
        match choice {
            Choice::Take(hobbit) => Spot::at(format_args!("hobbit-{}", hobbit.id())),
            // What is rolled anew at Rohan is no roll of what is left.
            Choice::Roll => Spot::nowhere().and("cup"),
            Choice::Set(die) | Choice::Nazgul(die) => Spot::at(format_args!("die-{}", die.id())),
            Choice::Divide(square) => Spot::at(format_args!("square-{}", square + 1)),
            Choice::Advance(boxes @ 1..) => {
                let bearer = own.and_then(|seat| view.seats.get(seat)).map(|player| player.bearer);
                Spot::nowhere().and(format_args!("round-{}", bearer.unwrap_or(0) + boxes))
            }
            _ => Spot::nowhere(),
        }
    }

    fn rank(view: &View, laid: &Laid<Choice>) -> Rank {
        if matches!(laid.choice, Choice::Set(die) if is_owed(view, die)) {
            return Rank::First;
        }
        Rank::ends(matches!(laid.choice, Choice::Stop | Choice::Settle | Choice::Forgo))
    }

    fn kind(_view: &View, laid: &Laid<Choice>) -> Option<Message> {
        let kind = match laid.choice {
            Choice::Take(_) => "journey-answers-take",
            Choice::Set(_) => "journey-answers-set",
            Choice::Nazgul(_) => "journey-answers-nazgul",
            Choice::Divide(_) => "journey-answers-divide",
            _ => return None,
        };
        Some(Message::new(kind))
    }

    fn odds(view: &View, laid: &Laid<Choice>) -> Option<Message> {
        brings::brings(view, laid)
    }

    /// The sheet shown: a watcher sees the active player's.
    fn focus(view: &View, own: Option<Seat>) -> Seat {
        own.unwrap_or(view.active)
    }

    fn line(_view: &View, event: &Event) -> Line {
        match event {
            Event::Turn { seat, .. } => Line::turn().of([*seat]),
            Event::Took { seat, hobbit } => Line::act([*seat], "").at(format_args!("hobbit-{}", hobbit.id())),
            Event::Rolled { seat, .. } => Line::act([*seat], "").sign("dice"),
            Event::SetAside { seat, .. } => Line::act([*seat], "").sign("check"),
            _ => Line::follows(),
        }
    }

    const LIBRARY: bool = true;

    fn library(ctx: &Context, view: Option<&View>) -> Vec<Entry> {
        library::library(ctx, view)
    }

    fn named(name: Named) -> Option<String> {
        library::named(name)
    }

    fn entry(view: &View, id: &str) -> Option<String> {
        library::entry(view, id)
    }

    const STRENGTHS: Option<Strengths> = Some(STRENGTHS);

    const GLANCE: Glance = Glance {
        minutes: (20, 30),
        weight: 1,
        seat: 0,
        // What the lesson taught.
        first: &[("game", "basic")],
        main: &["game", "sheet"],
        beside: &["game"],
        alone: &[],
    };

    fn how(language: Language) -> Markup {
        how::how(language)
    }

    fn lessons() -> &'static [&'static str] {
        &[include_str!("../lessons/first.toml")]
    }

    fn poster() -> Markup {
        poster()
    }

    fn shared() -> Option<&'static [u8]> {
        Some(include_bytes!("../shared.png"))
    }

    fn note(language: Language) -> Markup {
        note(language)
    }

    fn words() -> Words {
        canvas::words!(
            "journey",
            "journey-art",
            "journey-how",
            "journey-lesson",
            "journey-hint",
            "journey-fact"
        )
    }

    fn style() -> &'static str {
        include_str!("../style.css")
    }

    fn book() -> &'static str {
        include_str!("../../rules/rulebook.toml")
    }

    fn glossary() -> &'static str {
        include_str!("../../rules/glossary.toml")
    }
}

/// Must this die be set aside before the rolling goes on: a Nazgûl, and none of this roll was?
fn is_owed(view: &View, die: Colour) -> bool {
    let shows = |other: &DieView, place| other.place == place && other.symbol == Some(Symbol::Nazgul);
    let rolled = view.dice.iter().any(|other| other.colour == die && shows(other, DiePlace::Rolled));
    rolled && !view.dice.iter().any(|other| shows(other, DiePlace::Chosen))
}

/// The rulebook of El viaje a Mordor does not say what its sheet is like; readers must know that.
fn note(language: Language) -> Markup {
    let from = Data::built_in().provenance;
    let parts = [
        ("dice", from.dice),
        ("bearer", from.bearer),
        ("nazgul", from.nazgul),
        ("locations", from.locations),
    ];
    let source = |provenance| match provenance {
        Provenance::Rulebook => "journey-sheet-from-rulebook",
        Provenance::Public => "journey-sheet-from-public",
        Provenance::Reconstructed => "journey-sheet-from-reconstructed",
        Provenance::Box => "journey-sheet-from-box",
    };
    html! {
        aside .remark {
            p { (language.text("journey-sheet-note")) }
            ul { @for (part, provenance) in parts { li { (language.text(&format!("journey-sheet-{part}"))) ": " (language.text(source(provenance))) } } }
            p { (language.text("journey-sheet-mend")) }
        }
    }
}
