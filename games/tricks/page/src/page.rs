//! Las Dos Torres on a page.

use canvas::{Context, Drawn, Entry, Glance, Language, Line, Named, Page, Rank, Scene, Spot, Stop, Words};
use maud::{Markup, html};
use table::{Laid, Message, Seat, Told};
use tricks::Tricks;
use tricks::card::Card;
use tricks::choice::{Choice, How};
use tricks::event::Event;
use tricks::talk::Remark;
use tricks::view::{PhaseView, Seen, View};

use crate::chapter::chapter;
use crate::hand::received;
use crate::published::PUBLISHED;
use crate::stage::stage;
use crate::{facts, hand, how, library, players, poster, table as felt};

/// The page of Las Dos Torres.
pub struct TricksPage;

impl Page for TricksPage {
    type Game = Tricks;

    const COUNTS: &'static str = "#trick, .tr-plaque--turn, .tr-plaque--south";

    fn draw(scene: &Scene<Tricks>) -> Drawn {
        let (view, ctx) = (scene.view, scene.ctx);
        Drawn {
            board: felt(view, ctx),
            hand: hand(view, received(scene), ctx),
            turn: chapter(view, ctx),
            players: players(view, ctx, scene.extra),
            stage: Some(stage(view, ctx)),
            marks: "tr-main",
        }
    }

    fn ending(scene: &Scene<Tricks>) -> Markup {
        maud::html! { (crate::plaque::ending(scene.view, scene.ctx)) (crate::trick::went(scene)) }
    }

    fn facts(view: &View, _told: &[Told<Event>]) -> Vec<Message> {
        facts::facts(view)
    }

    fn spot(view: &View, _own: Option<Seat>, choice: &Choice) -> Spot {
        match choice {
            Choice::Untuck => {
                tucked(view).map_or_else(Spot::nowhere, |card| Spot::nowhere().and(crate::piece::id(card)))
            }
            Choice::Play(card, How::Plain)
            | Choice::Pass(card)
            | Choice::Tuck(card)
            | Choice::Place(card)
            | Choice::Discard(card)
            | Choice::Reveal(card)
            | Choice::Keep(card) => Spot::at(format_args!("card-{card}")),
            Choice::Take(character) => Spot::at(format_args!("character-{character}")),
            Choice::With(chair) => Spot::at(format_args!("chair-{chair}")),
            _ => Spot::nowhere(),
        }
    }

    fn rank(_view: &View, laid: &Laid<Choice>) -> Rank {
        match laid.choice {
            Choice::Stop => Rank::Grave,
            choice => Rank::ends(matches!(choice, Choice::Skip | Choice::Wait)),
        }
    }

    fn kind(_view: &View, laid: &Laid<Choice>) -> Option<Message> {
        let kind = match laid.choice {
            Choice::Play(..) => "tricks-answers-play",
            Choice::Pass(_) => "tricks-answers-pass",
            Choice::Take(_) => "tricks-answers-take",
            Choice::With(_) => "tricks-answers-with",
            Choice::Tuck(_) | Choice::Place(_) | Choice::Discard(_) | Choice::Reveal(_) | Choice::Keep(_) => {
                "tricks-answers-card"
            }
            _ => return None,
        };
        Some(Message::new(kind))
    }

    const STOPS: &'static [&'static str] = &["untuck"];

    /// Only who has a card tucked is asked.
    fn stops(view: &View, own: Option<Seat>) -> &'static [&'static str] {
        let mut chairs = view.chairs.iter().filter(|chair| chair.tucked.is_some());
        if chairs.any(|chair| Some(chair.seat) == own) { Self::STOPS } else { &[] }
    }

    /// Before each trick it is asked whether a tucked card returns: whoever means to leave it says so once for the round.
    fn stop(view: &View, _own: Option<Seat>, _asked: &Message) -> Option<Stop> {
        let PhaseView::Untuck { chair } = view.phase else { return None };
        let round = format!("{chair}-{}-{}-{}", view.chapter, view.attempt, view.round);
        Some(Stop::at("untuck", Choice::Wait).during(round))
    }

    fn line(_view: &View, event: &Event) -> Line {
        match event {
            Event::Round { .. } => Line::turn(),
            Event::Took { who } | Event::Exchange { who, .. } | Event::Passed { who, .. } => {
                Line::act([who.seat], "")
            }
            Event::Played { who, card, .. } => Line::act([who.seat], "").at(format_args!("card-{card}")),
            Event::Won { .. } | Event::NoWinner { .. } => Line::follows().part(),
            _ => Line::follows(),
        }
    }

    /// The place on the table that a remark points at.
    fn pointed(view: &View, remark: &str) -> Option<String> {
        match remark.parse().ok()? {
            Remark::Objective(character) => {
                let chair = view.chairs.iter().find(|chair| chair.character == Some(character))?;
                Some(format!("chair-{}", chair.chair))
            }
            Remark::Card(card) => Some(format!("card-{card}")),
            Remark::Event(id) => Some(format!("event-{id}")),
            Remark::Trick(number) => (usize::from(number) == view.tricks.len()).then(|| "trick".to_owned()),
            _ => None,
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

    fn unseen(view: &View, _own: Option<Seat>) -> Option<Vec<String>> {
        library::unseen(view)
    }

    const CAMPAIGN: Option<&'static str> = Some("chapter");
    const PUBLISHED: &'static [(&'static str, [u8; 4])] = PUBLISHED;
    const GLANCE: Glance = Glance {
        minutes: (15, 30),
        weight: 2,
        seat: 0,
        first: &[],
        main: &["chapter", "play", "retry"],
        beside: &["chapter", "play"],
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
            "tricks",
            "tricks-goal",
            "tricks-art",
            "tricks-how",
            "tricks-lesson",
            "tricks-hint",
            "tricks-puzzle",
            "tricks-fact"
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

/// The card that the chair whose turn it is has tucked, where the reader knows it.
fn tucked(view: &View) -> Option<Card> {
    let (PhaseView::Untuck { chair } | PhaseView::Play { chair }) = view.phase else { return None };
    let asked = view.chairs.iter().find(|other| other.chair == chair)?;
    match asked.tucked? {
        Seen::Card(card) => Some(card),
        Seen::Hidden => None,
    }
}

/// The box's cards are not in the rulebook: readers must know what was reconstructed.
fn note(language: Language) -> Markup {
    html! {
        aside .remark {
            p { (language.text("tricks-art-note")) }
            p { (language.text("tricks-art-mend")) }
        }
    }
}
