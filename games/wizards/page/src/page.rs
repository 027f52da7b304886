//! SATM on a page.

use canvas::{
    Context, Drawn, Entry, Glance, Language, Line, Named, Page, Pictured, Rank, Rest, Spot, Stop, Strengths,
    Words, Workshop,
};
use maud::Markup;
use table::{Laid, Message, Seat, Told};
use wizards::Wizards;
use wizards::choice::Choice;
use wizards::event::Event;
use wizards::view::View;

use crate::spots::{self, Homes};
use crate::strength::STRENGTHS;
use crate::{
    Scene, asked, facts, help, kinds, library, line, map, odds, players, poster, sides, stage, stops,
};

/// The page of SATM.
pub struct WizardsPage;

impl Page for WizardsPage {
    type Game = Wizards;

    const SEATS: usize = 2;
    const ROOM: usize = 2;
    const COUNTS: &'static str = ".wz-turn, .wz-step--now, #wizards-between, .wz-company--acts .wz-head, .wz-company--acts .wz-limit, .wz-player";
    const STOPS: &'static [&'static str] = stops::STOPS;
    const UNASKED: &'static [&'static str] = stops::UNASKED;
    const SELDOM: &'static [&'static str] = stops::SELDOM;

    fn draw(scene: &Scene) -> Drawn {
        let homes = Homes::of(scene);
        Drawn {
            board: map::board(scene, &homes),
            hand: sides::hand(scene, &homes),
            turn: sides::table(scene, &homes),
            players: players::players(scene),
            marks: if stage::asks_the_map(scene) {
                "table--map wz-main wz-main--map"
            } else {
                "table--map wz-main"
            },
            stage: Some(stage::stage(scene)),
        }
    }

    fn spot(view: &View, own: Option<Seat>, choice: &Choice) -> Spot {
        spots::spot(view, own, choice)
    }

    fn rank(_view: &View, laid: &Laid<Choice>) -> Rank {
        kinds::rank(laid)
    }

    fn kind(view: &View, laid: &Laid<Choice>) -> Option<Message> {
        kinds::kind(view, laid)
    }

    fn odds(view: &View, laid: &Laid<Choice>) -> Option<Message> {
        odds::odds(view, laid)
    }

    fn order(view: &View, laid: &Laid<Choice>) -> Option<u32> {
        kinds::order(view, laid)
    }

    fn leaves(view: &View, laid: &Laid<Choice>) -> Option<Message> {
        kinds::leaves(view, laid)
    }

    fn ask(scene: &Scene) -> Markup {
        asked::ask(scene)
    }

    fn ending(scene: &Scene) -> Markup {
        crate::players::score(scene.view, scene.ctx)
    }

    fn facts(_view: &View, told: &[Told<Event>]) -> Vec<Message> {
        facts::facts(told)
    }

    fn about(view: &View, asked: &str) -> Option<String> {
        let now = view.combat.as_ref()?.now.filter(|_| asked == "wizards-ask-stay-untapped")?;
        crate::strike::about(view, now.into())
    }

    fn stop(view: &View, own: Option<Seat>, asked: &Message) -> Option<Stop> {
        stops::stop(view, own, asked)
    }

    fn rest(view: &View, own: Option<Seat>, asked: &Message) -> Option<Rest> {
        stops::rest(view, own, asked)
    }

    fn focus(view: &View, own: Option<Seat>) -> Seat {
        own.unwrap_or(view.turn.active)
    }

    fn line(_view: &View, event: &Event) -> Line {
        line::line(event)
    }

    const LIBRARY: bool = true;

    fn library(ctx: &Context, _view: Option<&View>) -> Vec<Entry> {
        library::library(ctx)
    }

    fn pictured() -> Vec<Pictured> {
        library::pictured()
    }

    fn signs() -> Markup {
        crate::sign::signs()
    }

    fn named(name: Named) -> Option<String> {
        library::named(name)
    }

    fn entry(view: &View, id: &str) -> Option<String> {
        library::entry(view, id)
    }

    fn poster() -> Markup {
        poster::poster()
    }

    fn shared() -> Option<&'static [u8]> {
        Some(include_bytes!("../shared.png"))
    }

    /// A first game is by the starter rules, which take one deck each and no regions.
    const STRENGTHS: Option<Strengths> = Some(STRENGTHS);

    const GLANCE: Glance = Glance {
        minutes: (60, 120),
        weight: 5,
        seat: 0,
        first: &[("rules", "basic")],
        main: &["rules", "length", "deck-1", "deck-2", "sets", "alone"],
        beside: &["rules", "deck-1", "deck-2", "alone"],
        alone: &["alone", "goal", "turns"],
    };

    fn how(language: Language) -> Markup {
        help::page(language)
    }

    fn lessons() -> &'static [&'static str] {
        &[
            include_str!("../lessons/road.toml"),
            include_str!("../lessons/strike.toml"),
            include_str!("../lessons/item.toml"),
            include_str!("../lessons/hazards.toml"),
            include_str!("../lessons/council.toml"),
        ]
    }

    fn workshop() -> Option<&'static dyn Workshop> {
        Some(&crate::bench::DeckBench)
    }

    fn words() -> Words {
        crate::words()
    }

    fn style() -> &'static str {
        include_str!("../style.css")
    }

    fn bench_style() -> &'static str {
        include_str!("../style-bench.css")
    }

    fn book() -> &'static str {
        crate::RULEBOOK
    }

    fn glossary() -> &'static str {
        include_str!("../../rules/glossary.toml")
    }

    fn told_signs() -> &'static [(&'static str, &'static str)] {
        &crate::sign::TERMS
    }
}
