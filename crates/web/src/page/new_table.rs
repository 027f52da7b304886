//! The form in which a table of one game is made: who sits where, and the options of the game.

use maud::{Markup, html};
use table::Seat;

use super::desk::Desk;
use super::form::{field, name_input, select};
use super::game_name;
use super::pace::pace_words;
use super::shell::{Frame, shell};
use super::table::plays;
use canvas::Language;
use seen::{GameView, Pace};

/// The form as a page of its own.
pub(crate) fn new_table(desk: &Desk, game: &GameView) -> Markup {
    let language = desk.language;
    let id = game.info.id;
    let title = game_name(language, id);
    let name = format!("{id}-name");
    let known = desk.reader.name.as_deref().unwrap_or_default();
    let body = html! {
        h1 { (title) }
        section .card {
            h2 { (language.text("lobby-with-friends")) }
            form method="post" action="/tables" {
                (field(&name, &language.text("lobby-your-name"), None, &name_input(&name, known, true)))
                (fields(language, game, ""))
            }
        }
    };
    shell(desk, &Frame { title: &title, class: "read", tools: html! {}, game: Some(id), said: None }, &body)
}

/// What one says of a table besides one's name, and the button. Where several games share a form, `set` is what
/// the names of the fields begin with, and the button says it.
pub(super) fn fields(language: Language, game: &GameView, set: &str) -> Markup {
    let id = game.info.id;
    let which = (!set.is_empty()).then_some("which");
    html! {
        input type="hidden" name={ (set) "game" } value=(id);
        (seats(language, game, set))
        @if !game.options.is_empty() {
            details {
                summary { (language.text("lobby-options")) }
                div .fields { @for option in &game.options {
                    @let input = format!("{id}-option-{}", option.id);
                    @let help = language.text_if_known(&format!("{input}.help"));
                    @let values = option.values.iter().map(|value| (value.clone(), language.text(&format!("{input}-{value}")))).collect::<Vec<_>>();
                    (field(&input, &language.text(&input), help.as_deref(), &select(&input, &format!("{set}option-{}", option.id), &values, &option.default, help.is_some())))
                } }
            }
        }
        (pace(language, id, set))
        p .tick { input id={ (id) "-public" } type="checkbox" name={ (set) "public" } value="yes"; " " label for={ (id) "-public" } { (language.text("lobby-public-tick")) } }
        p { button .choice .choice--main type="submit" name=[which] value=[which.map(|_| set)] { (language.text("lobby-make")) } }
    }
}

/// How much time people take.
fn pace(language: Language, id: &str, set: &str) -> Markup {
    let paces = Pace::OFFERED.map(|pace| (pace.to_string(), pace_words(language, pace)));
    let input = format!("{id}-pace");
    let select = select(&input, &format!("{set}pace"), &paces, "free", true);
    html! { div .fields { (field(&input, &language.text("pace"), Some(&language.text("pace-help")), &select)) } }
}

/// Who sits where. What a seat plays can depend on how many there are: the script writes it beside the seat.
fn seats(language: Language, game: &GameView, set: &str) -> Markup {
    let id = game.info.id;
    let most = game.info.most;
    let all =
        (game.info.least..=most).flat_map(|players| Seat::all(players).map(move |seat| (players, seat)));
    let sides = all
        .filter_map(|(players, seat)| Some((players, seat, plays(language, id, players, seat)?)))
        .collect::<Vec<_>>();
    html! {
        fieldset data-seats[!sides.is_empty()] {
            legend { (language.text("lobby-seats")) }
            @if let Some(note) = language.text_if_known(&format!("{id}-seats")) { p { (note) } }
            div .fields .fields--seats {
                @for seat in Seat::all(most) {
                    @let input = format!("{id}-seat-{seat}");
                    @let number = language.with("lobby-seat", &[("seat", (seat.number() as u32).into())]);
                    (field(&input, &number, None, &select(&input, &format!("{set}seat-{seat}"), &sitters(language, game, seat), usual(seat), false)))
                }
            }
            @for (players, seat, words) in &sides { span hidden data-plays={ (players) "-" (seat) } { (words) } }
        }
    }
}

/// Who can be put on a seat.
fn sitters(language: Language, game: &GameView, seat: Seat) -> Vec<(String, String)> {
    let mut sitters = Vec::new();
    let say = |value: &str, id: &str| (value.to_owned(), language.text(id));
    if seat.index() == 0 {
        sitters.push(say("me", "lobby-sitter-me"));
    }
    sitters.push(say("open", "lobby-sitter-open"));
    if seat.index() > 0 {
        sitters.push(say("second", "lobby-sitter-second"));
    }
    for level in &game.levels {
        let words = language
            .with("lobby-sitter-bot", &[("level", (&language.text(&format!("level-{level}"))).into())]);
        sitters.push((format!("bot:{level}"), words));
    }
    if seat.index() >= game.info.least {
        sitters.push(say("none", "lobby-sitter-none"));
    }
    sitters
}

const fn usual(seat: Seat) -> &'static str {
    match seat.index() {
        0 => "me",
        1 => "open",
        _ => "none",
    }
}
