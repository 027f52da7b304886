//! The drawer at the side: journal, chat, rules, and matters of the table itself.

use maud::{Markup, html};

use super::people::people;
use super::sight::Sight;
use super::talk::{chat_log, note, say};
use crate::page::game_name;
use crate::page::handed::label;
use crate::page::matters::search;
use crate::page::pace::pace_words;
use canvas::art::icon;
use canvas::{Line, Weight};
use seen::{LinkKind, Pace, SeatKind, Status, TableView};

/// All four parts. Without script they stand one below the other; with it, one at a time.
pub(super) fn drawer(sight: &Sight, view: &TableView) -> Markup {
    let language = sight.language;
    let tabs = [("journal", "journal"), ("chat", "chat"), ("rules", "book"), ("table", "link")];
    html! {
        section #drawer .drawer data-sheet aria-label=(language.text("table-drawer")) {
            nav #tabs .drawer__tabs aria-label=(language.text("table-drawer")) {
                @for (tab, sign) in tabs {
                    a .button id={ "tab-" (tab) } href={ "#panel-" (tab) } { (icon(sign)) span { (language.text(&format!("table-tab-{tab}"))) } }
                }
            }
            @if view.offer {
                p #offer .quiet-note { (icon("hourglass")) span { a href="/me/notices" { (language.text("notices-offer")) } } }
            }
            div #panel-journal .panel tabindex="0" { (held(sight, view)) }
            div #panel-chat .panel {
                (chat_log(sight, view))
                (say(sight, view))
                (note(sight, view))
            }
            div #panel-rules .panel .rules {
                h3 { (language.text("matters")) }
                (search(sight, view, ""))
                // The script reads it when the tab is opened, and whenever another question is asked.
                div #matters .matters { p { a #to-matters href={ "/t/" (view.id) "/rules" } { (language.text("matters")) } } }
                p { (language.text("table-rules-note")) }
                @if let Some(library) = sight.library_at() {
                    p { a .button #to-library href=(library) target="_blank" { (icon("book")) (language.text("library")) } }
                }
                p { a .button href={ "/rules/" (view.game.id) } target="_blank" rel="noopener" { (icon("book")) (language.with("rules-title", &[("game", (&game_name(language, view.game.id)).into())])) } }
            }
            div #panel-table .panel { (table_tab(sight, view)) }
        }
    }
}

/// The number of last lines of the journal that a page of a table holds: more are rarely read.
const HELD: usize = 120;

/// The last lines of the journal, and the way to those before them: beside any step all stand.
fn held(sight: &Sight, view: &TableView) -> Markup {
    let all = view.told.lines.len();
    let replay = view.links.as_ref().and_then(|links| links.replay.as_deref());
    let beside = match view.status {
        Status::Playing if view.ply > 0 => Some(format!("/t/{}/then", view.id)),
        _ => replay.map(str::to_owned),
    };
    // Two at one screen read each their own.
    let beside = beside.filter(|_| all > HELD && !sight.shared());
    let before = beside.map(|beside| format!("{beside}?step={}", view.ply.saturating_sub(1)));
    let from = if before.is_some() { all - HELD } else { 0 };
    written(sight, from, u32::MAX, before.as_deref())
}

/// The journal in words, from this line on: the page keeps those before it.
pub(crate) fn journal(sight: &Sight, from: usize) -> Markup {
    journal_then(sight, from, u32::MAX)
}

/// The same as it stood at a step: the lines after it are not shown.
pub(crate) fn journal_then(sight: &Sight, from: usize, ply: u32) -> Markup {
    written(sight, from, ply, None)
}

/// The lines from this one on, and a link to those `before`.
fn written(sight: &Sight, from: usize, ply: u32, before: Option<&str>) -> Markup {
    let folds = sight.language.text("table-folds");
    html! {
        ol #journal .journal data-from=(sight.before() + from) aria-label=(sight.language.text("table-tab-journal")) {
            @if let Some(before) = before { li .journal__before { a href=(before) { (sight.language.text("table-journal-before")) } } }
            @for (number, line, told) in sight.lines(from) {
                (acts(sight, number..=number))
                (comments(sight, number..=number, ply))
                li id={ "line-" (number) } class={ (class(&line)) @if line.part { " journal__part" } @if told.ply > ply { " later" } } data-ply=(told.ply) data-at=[touched(&line)] {
                    // What follows may come later than the act: the style shows this where something does.
                    @if line.weight == Weight::Act { button .fold type="button" aria-expanded="true" aria-label=(folds) {} }
                    (sight.linked(&told.say))
                }
            }
            (acts(sight, sight.end()..=usize::MAX))
            (comments(sight, sight.end()..=usize::MAX, ply))
        }
    }
}

/// Acts before these lines that are no part of the game. Its number lies between theirs, so that the script knows where
/// it belongs.
fn acts(sight: &Sight, before: std::ops::RangeInclusive<usize>) -> Markup {
    html! {
        @for (number, act) in sight.acts().filter(|(number, _)| before.contains(number)) {
            li id={ "line-" (number) "." (act.version) } .told--house { (sight.say_act(act)) }
        }
    }
}

/// Comments on steps before these lines. Those on steps after this one are not shown.
fn comments(sight: &Sight, before: std::ops::RangeInclusive<usize>, ply: u32) -> Markup {
    html! {
        @for (_, said) in sight.comments().filter(|(number, _)| before.contains(number)) {
            li id={ "comment-" (said.version) } class={ "told--house" @if said.ply > ply { " later" } } data-ply=(said.ply) {
                (icon("chat")) " " b { (sight.name(said.seat)) } ": " (said.text)
            }
        }
    }
}

/// The ids of the places that a line touched, for pointing.
fn touched(line: &Line) -> Option<String> {
    let at = line.touched();
    (!at.is_empty()).then(|| at.join(" "))
}

/// The style of a line: a turn's beginning, an act in the colour of its player, or a consequence.
pub(super) fn class(line: &Line) -> String {
    let weight = match line.weight {
        Weight::Turn => "journal__round",
        Weight::Act => "told--act",
        Weight::Follows => "told--follows",
    };
    if line.tone.is_empty() { weight.to_owned() } else { format!("{weight} {}", line.tone) }
}

/// Links, agreements, fairness.
pub(super) fn table_tab(sight: &Sight, view: &TableView) -> Markup {
    let language = sight.language;
    html! {
        div #table-tab .about-table {
            @if let Some(links) = &view.links {
                @if view.status == Status::Waiting { (link(sight, Some(&view.id), LinkKind::Join, "join", &links.join)) }
                (link(sight, Some(&view.id), LinkKind::Watch, "watch", &links.watch))
                @if let Some(replay) = &links.replay { (link(sight, Some(&view.id), LinkKind::Replay, "replay", replay)) }
                @if view.host {
                    details #renew .resign {
                        summary { (icon("link")) " " (language.text("table-renew")) }
                        p { (language.text("table-renew-note")) }
                        form method="post" action={ "/t/" (view.id) "/links/renew" } { button type="submit" { (language.text("table-renew-sure")) } }
                    }
                }
            }
            @if view.status != Status::Finished && view.talk.refusal.is_none() { (names(sight, view)) }
            @if view.status == Status::Playing { (giving_up(sight, view)) }
            (people(sight, view))
            // A game that came in as a file says nothing of its options.
            @if !view.options.is_empty() || view.pace != Pace::Free { h3 { (language.text("table-options")) } }
            dl .facts {
                dt { (language.text("pace")) } dd { (pace_words(language, view.pace)) }
                @for (option, value) in &view.options {
                    @let id = format!("{}-option-{option}", view.game.id);
                    dt { (language.text(&id)) } dd { (language.text(&format!("{id}-{value}"))) }
                }
            }
            @if let Some(commitment) = &view.commitment { (fairness(sight, commitment, view.seed.as_deref())) }
            @if view.status == Status::Finished { (record(sight, &view.id)) }
        }
    }
}

/// The form of the reader's name at this table.
fn names(sight: &Sight, view: &TableView) -> Markup {
    let language = sight.language;
    html! {
        @for seat in view.seats.iter().filter(|seat| view.talk.seats.has(seat.seat)) {
            @let id = format!("name-{}", seat.seat);
            form .field method="post" action={ "/t/" (view.id) "/name" } {
                label for=(id) { (language.text("table-name")) @if sight.shared() { " (" (sight.name(seat.seat)) ")" } }
                input type="hidden" name="seat" value=(seat.seat);
                div .copy {
                    input id=(id) name="name" value=(seat.name) maxlength="24" required autocomplete="nickname";
                    button type="submit" { (language.text("table-name-set")) }
                }
            }
        }
    }
}

/// A link to hand on, with a button that copies it, and a link to its QR code, where the reader may hand on the links of
/// the table.
pub(crate) fn link(sight: &Sight, table: Option<&str>, kind: LinkKind, id: &str, path: &str) -> Markup {
    let label = sight.language.text(label(kind));
    let input = format!("link-{id}");
    let scan = sight.language.text("handed");
    let invites = id == "invite";
    html! {
        div .field {
            label for=(input) { (label) }
            div .copy {
                input id=(input) readonly value=(sight.ctx.outside(path)) data-path=(path);
                // Where one waits for others it is the next thing to do.
                button .choice[invites] .choice--main[invites] type="button" hidden data-copy=(input) aria-label={ (sight.language.text("table-copy")) ": " (label) } { (icon("link")) (sight.language.text("table-copy")) }
                @if let Some(table) = table { a .button href={ "/t/" (table) "/links/" (kind) } title=(scan) aria-label={ (scan) ": " (label) } { (icon("code")) } }
            }
        }
    }
}

fn giving_up(sight: &Sight, view: &TableView) -> Markup {
    let language = sight.language;
    html! {
        @for seat in view.seats.iter().filter(|seat| seat.you && !seat.resigned) {
            @let whom = if sight.shared() { format!(" ({})", sight.name(seat.seat)) } else { String::new() };
            @if view.end.is_none() {
                form id={ "end-" (seat.seat) } method="post" action={ "/t/" (view.id) "/end" } data-api={ "/api/v1/tables/" (view.id) "/end" } {
                    input type="hidden" name="seat" value=(seat.seat);
                    button type="submit" { (icon("handshake")) (language.text("table-propose-end")) (whom) }
                }
            }
            @if view.seats.iter().any(|other| other.kind == SeatKind::Person && !other.you && !other.resigned && !other.minded) {
                details id={ "away-" (seat.seat) } .resign {
                    summary { (icon("hourglass")) " " (language.text("table-away")) (whom) }
                    p { (language.text("table-away-note")) }
                    form method="post" action={ "/t/" (view.id) "/seats/" (seat.seat) "/hand-over" } data-api={ "/api/v1/tables/" (view.id) "/seats/" (seat.seat) "/hand-over" } {
                        button type="submit" { (language.text("table-away-sure")) }
                    }
                }
            }
            // It takes two steps, so that nobody gives up by a slip.
            details id={ "resign-" (seat.seat) } .resign {
                summary { (icon("flag")) " " (language.text("table-resign")) (whom) }
                p { (language.text("table-resign-note")) }
                form method="post" action={ "/t/" (view.id) "/resign" } data-api={ "/api/v1/tables/" (view.id) "/resign" } {
                    input type="hidden" name="seat" value=(seat.seat);
                    button type="submit" { (language.text("table-resign-sure")) }
                }
            }
        }
    }
}

/// The whole game as a text, to keep and to check. Readers of this page have followed a link to it, or sat there.
pub(crate) fn record(sight: &Sight, table: &str) -> Markup {
    html! {
        p {
            a .button href={ "/api/v1/tables/" (table) "/record" } download={ "bree-" (table) ".txt" } {
                (icon("journal")) (sight.language.text("table-record"))
            }
        }
    }
}

/// The commitment to the seed, by which everybody can check the dice.
pub(crate) fn fairness(sight: &Sight, commitment: &str, seed: Option<&str>) -> Markup {
    let language = sight.language;
    html! {
        h3 { (language.text("table-fair")) }
        p { (language.text("table-fair-note")) }
        dl .facts {
            dt { (language.text("table-commitment")) } dd { code .hash { (commitment) } }
            @if let Some(seed) = seed { dt { (language.text("table-seed")) } dd { code .hash { (seed) } } }
        }
        @if seed.is_some() { p { (language.text("table-verify")) } }
    }
}
