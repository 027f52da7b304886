//! The bar that always says who must do what.

use maud::{Markup, PreEscaped, html};

use super::chapters;
use super::choices::choices;
use super::hint;
use super::lesson;
use super::sight::{Painted, Sight, plays, sign};
use super::stops::{meanwhile, stops};
use super::strip::strip;
use super::turned;
use crate::page::pace::since as since_when;
use canvas::art::icon;
use canvas::{Weight, taught};
use seen::{EndedView, NextView, Pace, SeatKind, Status, TableView};
use table::{Observer, Seat, SeatSet};

/// The bar: the turn, the question, the choices as buttons; after the game its end.
pub(super) fn prompt(sight: &Sight, view: &TableView, painted: Option<&Painted>) -> Markup {
    let yours = !view.laid.is_empty();
    // A lesson has one battle, and says itself what is pressed in it.
    let meanwhile = if lesson::runs(view) {
        html! {}
    } else {
        meanwhile(sight, view)
    };
    let asked = painted.map(|painted| &painted.ask).filter(|asked| yours && !asked.0.is_empty());
    let recalled = painted.filter(|_| asked.is_some()).map_or(&[][..], |painted| painted.recalls.as_slice());
    // What is chosen by its picture in the bar is in sight there.
    let pictured =
        |asked: &Markup| ["data-choice=", "data-pick="].iter().any(|chosen| asked.0.contains(chosen));
    let wanted = lesson::wanted(view).filter(|_| !asked.is_some_and(pictured));
    let bar = html! {
        section #prompt .prompt .prompt--yours[yours] .prompt--lesson[view.lesson.is_some()] .prompt--over[lesson::is_over(view)] .prompt--wide[!meanwhile.0.is_empty()] aria-label=(sight.language.text("table-prompt")) {
            span .prompt__who { @match &view.lesson { Some(lesson) => (lesson::title(sight, view.game.id, lesson)), None => span .prompt__turn { (who(sight, view)) } } (waiting(view)) (once_more(sight, view)) @if view.day.is_some() { " " a #of-the-day .tag href={ "/puzzles/" (view.game.id) } { (sight.language.text("puzzle-day-tag")) } } @if watches(view) { " " span #watching .tag { (icon("eye")) " " (sight.language.text("table-watching")) } } }
            p #ask .prompt__ask tabindex="-1" { (counts_nowhere(sight, view)) (ask(sight, view)) }
            div .answers {
                (hint::shown(sight, view))
                (lesson::onward(sight, view))
                // What is being done in one go: the script fills it.
                div #stage .stage hidden[true] {}
                @if let Some(asked) = asked { div .asked { (asked) } }
                (curtain(sight, view))
                (back(sight, view))
                // Without script nothing comes by itself.
                @if !yours && view.ended.is_none() { noscript { a #look-again .button href={ "/t/" (view.id) } { (sight.language.text("table-look-again")) } } }
                @if let Some(laid) = view.laid.first() { (choices(sight, view, laid, wanted)) }
                @if view.ended.is_some() { (afterwards(sight, view)) }
            }
            @if let Some(ended) = &view.ended { (ending(sight, view, ended)) }
            div .prompt__tools {
                (hint::press(sight, view))
                (meanwhile)
                (late(sight, view))
                (hurried(sight, view))
                @if view.ended.is_none() { (take_back(sight, view)) }
                (see_again(sight, view))
                (look_back(sight, view))
                @if !lesson::runs(view) { (stops(sight, view)) }
                (lesson::for_two(sight, view))
                (lesson::further(sight, view))
                (lesson::leave(sight, view))
            }
            // What a choice does, while somebody points at it: the script says it here.
            p #says .prompt__says aria-hidden="true" {}
            @if view.status != Status::Waiting { (strip(sight, sight.own(), recalled)) }
            @if let Some(asked) = view.take_back.asked { (question(sight, view, "take-back", asked.by, asked.waiting, asked.until)) }
            @if let Some(asked) = view.end { (question(sight, view, "end", asked.by, asked.waiting, asked.until)) }
        }
    };
    PreEscaped(taught(&bar.0, sight.taught()))
}

/// The tag of a table that counts nowhere, since its deal was played before or its position is studied.
fn once_more(sight: &Sight, view: &TableView) -> Markup {
    let (tag, note) = again(view);
    html! {
        @if view.again { " " span #again .tag title=(sight.language.text(note)) { (sight.language.text(tag)) } }
    }
}

/// The same on a phone, where the turn is not told while it is the reader's.
fn counts_nowhere(sight: &Sight, view: &TableView) -> Markup {
    html! {
        @if view.again && !view.laid.is_empty() { span .tag .narrow aria-hidden="true" { (sight.language.text(again(view).0)) } " " }
    }
}

/// The words for such a table, and what they mean.
const fn again(view: &TableView) -> (&'static str, &'static str) {
    match view.study {
        true => ("table-study", "table-study-note"),
        false => ("table-deal-again", "table-deal-note"),
    }
}

/// Two at one screen: nobody's hand is shown before they say that it is they who look.
fn curtain(sight: &Sight, view: &TableView) -> Markup {
    html! {
        @if !view.curtain.is_empty() {
            ul .choices {
                @for seat in view.curtain.iter() {
                    li { a .button .choice .choice--main id={ "look-" (seat) } href={ "/t/" (view.id) "?seat=" (seat) } {
                        (icon("eye")) (sight.language.with("table-curtain", &[("name", (&sight.name(seat)).into())]))
                    } }
                }
            }
        }
    }
}

/// The time for which people have been waited for.
fn waiting(view: &TableView) -> Markup {
    let people = view.seats.iter().filter(|seat| seat.kind == SeatKind::Person).count();
    let since = view.seats.iter().filter_map(|seat| seat.clock.since).min();
    html! { @if let Some(at) = since.filter(|_| people > 1 || view.pace != Pace::Free) { " · " (since_when(at)) } }
}

/// The button of a player who left their seat to a bot, and is back.
fn back(sight: &Sight, view: &TableView) -> Markup {
    html! {
        @if view.status == Status::Playing && view.seats.iter().any(|seat| seat.back) {
            ul .choices {
                @for seat in view.seats.iter().filter(|seat| seat.back) {
                    li {
                        form id={ "back-" (seat.seat) } method="post" action={ "/t/" (view.id) "/seats/" (seat.seat) "/return" } data-api={ "/api/v1/tables/" (view.id) "/seats/" (seat.seat) "/return" } {
                            button .choice .choice--main type="submit" { (icon("check")) (sight.language.with("table-back", &[("name", (&sight.name(seat.seat)).into())])) }
                        }
                    }
                }
            }
        }
    }
}

/// The button that gives a seat to a bot: it appears when the player's time has run out.
fn late(sight: &Sight, view: &TableView) -> Markup {
    let others = view.seats.iter().filter(|seat| !seat.you && !view.you.is_empty());
    html! {
        @for (seat, until) in others.filter_map(|seat| Some((seat, seat.clock.until?))) {
            form id={ "hand-over-" (seat.seat) } method="post" action={ "/t/" (view.id) "/seats/" (seat.seat) "/hand-over" }
                data-api={ "/api/v1/tables/" (view.id) "/seats/" (seat.seat) "/hand-over" } data-from=(until) hidden[!seat.clock.late] {
                p { (sight.language.with("table-late", &[("name", (&sight.name(seat.seat)).into())])) }
                button type="submit" { (icon("bot")) (sight.language.text("table-hand-over")) }
            }
        }
    }
}

/// True if the reader is a spectator.
fn watches(view: &TableView) -> bool {
    view.status == Status::Playing && !view.seats.iter().any(|seat| seat.you)
}

fn who(sight: &Sight, view: &TableView) -> String {
    let language = sight.language;
    match (view.status, view.laid.first()) {
        (Status::Waiting, _) => language.text("table-before"),
        (Status::Finished, _) => language.text("table-over"),
        (Status::Playing, Some(laid)) if sight.shared() => {
            language.with("table-turn-of", &[("name", (&sight.name(laid.seat)).into())])
        }
        (Status::Playing, Some(_)) => language.text("table-your-turn"),
        (Status::Playing, None) => {
            let owing = view.seats.iter().filter(|seat| seat.owes).map(|seat| sight.name(seat.seat));
            language.with("table-turn-of", &[("name", (&language.list(&owing.collect::<Vec<_>>())).into())])
        }
    }
}

fn ask(sight: &Sight, view: &TableView) -> Markup {
    let prompt = || view.prompt.as_ref().map(|prompt| sight.linked(prompt));
    match &view.ended {
        Some(ended) => match sight.say_end(ended) {
            Some(words) => html! { (words) },
            None => prompt().unwrap_or_default(),
        },
        None => {
            // What is missing stands in the room where one waits, with what can be done about it.
            let asked = prompt().unwrap_or_else(|| html! { (sight.language.text("table-waiting")) });
            match &view.lesson {
                Some(lesson) => lesson::said(sight, view.game.id, lesson, &asked),
                None => asked,
            }
        }
    }
}

/// The bar after the game: its end, the steps once more, another game.
fn afterwards(sight: &Sight, view: &TableView) -> Markup {
    html! {
        ul .choices {
            (onward(sight, view))
            li { button .choice type="button" popovertarget="ending" { (icon("crown")) (sight.language.text("table-ending")) } }
        }
    }
}

/// The ways on from a game that is over.
fn onward(sight: &Sight, view: &TableView) -> Markup {
    let language = sight.language;
    let replay = view.links.as_ref().and_then(|links| links.replay.as_ref());
    // Whoever sat here sits on the same seat again.
    let sat = view.seats.iter().any(|seat| seat.you);
    let set = view.puzzle.is_some() || view.day.is_some();
    let next = view.next.as_ref().filter(|_| sat);
    let chapter = sat && chapters::option(sight, view).is_some();
    // A puzzle once more is no puzzle.
    let again = (sat && view.puzzle.is_none()).then(|| once_again(sight, view, chapter));
    let first = !set && next.is_none() && !view.learnt;
    html! {
        // What one presses most stands first.
        @if let Some(next) = next { li { (what_is_next(sight, view, next)) } }
        @if next.is_none() && view.learnt && sat { li { a .button .choice .choice--main href={ "/rules/" (view.game.id) "#lessons" } { (icon("book")) (language.text("table-lesson-all")) } } }
        @if set { li { a .button .choice .choice--main[next.is_none()] href={ "/puzzles/" (view.game.id) } { (icon("back")) (language.text(if view.puzzle.is_some() { "puzzle-all" } else { "puzzle-day" })) } } }
        @if let Some(words) = again.as_ref().filter(|_| first) { li { (rematch(view, words, true)) } }
        @if let Some(rematch) = view.rematch.as_ref().filter(|_| !sat) {
            li { a .button .choice .choice--main href=(rematch) { (icon("dice")) (language.text("table-rematch-go")) } }
        }
        @if chapter { li { (chapters::log(sight, view)) } }
        @if let Some(replay) = replay { li { a .button .choice href=(replay) { (icon("eye")) (language.text("table-replay")) } } }
        // Whoever has tried another road goes back to the one it leaves.
        @if let (Some(replay), true) = (replay, view.study && sat) {
            li { a .button .choice href={ (replay) "#branches" } { (icon("back")) (language.text("table-study-from")) } }
        }
        @if let (Some(replay), true) = (replay, sat) {
            li { a .button .choice href={ (replay) "?step=" (before_it_turned(sight, view)) "#play-on" } { (icon("undo")) (language.text("table-try")) } }
        }
        @if let Some(words) = again.as_ref().filter(|_| !first) { li { (rematch(view, words, false)) } }
        @if sat && view.seats.iter().all(|seat| seat.you || seat.kind == SeatKind::Bot) {
            li {
                form method="post" action={ "/t/" (view.id) "/deal" } title=(language.text("table-deal-note")) {
                    button .choice type="submit" { (icon("dice")) (language.text("table-deal")) }
                }
            }
        }
    }
}

/// The words for the same game once more.
fn once_again(sight: &Sight, view: &TableView, chapter: bool) -> String {
    match &view.rematch {
        Some(rematch) => another(sight, view, rematch),
        None if chapter && lost(view) => sight.language.text("table-again"),
        None => sight.language.text("table-rematch"),
    }
}

/// The press that begins the same game once more.
fn rematch(view: &TableView, words: &str, first: bool) -> Markup {
    html! {
        form .rematch method="post" action={ "/t/" (view.id) "/rematch" } {
            button .choice .choice--main[first] type="submit" { (icon("dice")) (words) }
        }
    }
}

/// True if it was lost by all.
fn lost(view: &TableView) -> bool {
    let outcome = view.ended.as_ref().and_then(|ended| ended.outcome.as_ref());
    outcome.is_some_and(|outcome| outcome.winners.is_empty())
}

/// The press that begins what comes after a puzzle, a lesson or a chapter.
fn what_is_next(sight: &Sight, view: &TableView, next: &NextView) -> Markup {
    let (name, value, sign, word) = match next {
        NextView::Chapter(chapter) => return chapters::begin(sight, view, chapter),
        NextView::Puzzle(seed) => ("puzzle", seed.to_string(), "eye", "puzzle-next"),
        NextView::Lesson(id) => ("lesson", id.clone(), "book", "lessons-next"),
    };
    html! {
        form method="post" action="/tables" {
            input type="hidden" name="game" value=(view.game.id);
            button .choice .choice--main type="submit" name=(name) value=(value) { (icon(sign)) (sight.language.text(word)) }
        }
    }
}

/// The step at which one might have chosen otherwise: one's own last choice before it was decided; else before the act with which the
/// game turned, the last at which it could be won, or one's own last act.
fn before_it_turned(sight: &Sight, view: &TableView) -> u32 {
    let turned = view.turned.as_ref();
    let mine = |seat: Seat| view.seats.iter().any(|own| own.you && own.seat == seat);
    let tries = turned.into_iter().flat_map(|turned| &turned.tries);
    if let Some(last) = tries.filter(|one| mine(one.seat)).map(|one| one.ply).max() {
        return last;
    }
    let turn = turned.and_then(|turned| Some(turned.turn.as_ref()?.ply.saturating_sub(1)));
    let open = turned.and_then(|turned| turned.open.as_ref()?.last);
    let own = |by: SeatSet| view.seats.iter().any(|seat| seat.you && by.has(seat.seat));
    let acts = sight.lines(0).filter(|(_, line, _)| line.weight == Weight::Act && own(line.by));
    let last = || acts.last().map_or(view.ply, |(_, _, told)| told.ply).saturating_sub(1);
    turn.or(open).unwrap_or_else(last)
}

/// The way to the table where it is played once more: who plays there, where a seat is kept for the reader.
fn another(sight: &Sight, view: &TableView, rematch: &str) -> String {
    let kept = view.invited.iter().find(|seat| seat.join == rematch && !seat.by.is_empty());
    match kept {
        Some(seat) => sight.language.with("table-rematch-with", &[("name", (&seat.by).into())]),
        None => sight.language.text("table-rematch-go"),
    }
}

/// The page at the end of a game: the winners and the result. The script opens it when the game ends.
fn ending(sight: &Sight, view: &TableView, ended: &EndedView) -> Markup {
    let language = sight.language;
    let winners = ended.outcome.as_ref().map_or(SeatSet::EMPTY, |outcome| outcome.winners);
    let own = || view.seats.iter().filter(|seat| seat.you);
    let title = match own().count() {
        1 if ended.outcome.is_none() => "table-over",
        1 if own().any(|seat| winners.has(seat.seat)) => {
            let shared = ended.outcome.as_ref().is_some_and(|outcome| !outcome.together);
            if shared && winners.len() > 1 { "table-shared" } else { "table-victory" }
        }
        1 => "table-defeat",
        _ => "table-over",
    };
    let mood = title.trim_start_matches("table-");
    html! {
        div #ending class={ "ending ending--" (mood) } popover="auto" role="dialog" aria-labelledby="ending-title" {
            @if let Some(poster) = sight.poster() { (poster) }
            header .ending__head {
                h2 #ending-title { (language.text(title)) }
                button .quiet type="button" popovertarget="ending" popovertargetaction="hide" aria-label=(language.text("house-close")) { (icon("cross")) }
            }
            p .ending__how { (sight.say_end(ended).unwrap_or_default()) }
            ul .ending__seats {
                @for seat in &view.seats {
                    @let won = winners.has(seat.seat);
                    li .ending__won[won] {
                        (icon(if won { "crown" } else { sign(seat.kind, seat.program) }))
                        span { b { (sight.name(seat.seat)) } @if let Some(plays) = plays(language, view.game.id, view.seats.len(), seat.seat) { " · " (plays) } }
                        @if won { span .unseen { (language.text("table-won")) } }
                    }
                }
            }
            @if view.learnt { p .remark { (language.text("table-lesson-counts")) } }
            // In sight without scrolling: what follows is for whoever wants to know.
            ul .choices { (onward(sight, view)) }
            @if let Some(came) = sight.came_to() { div .ending__facts { (came) } }
            @let facts = sight.facts();
            @if !facts.is_empty() { ul .ending__facts { @for fact in &facts { li { (fact) } } } }
            (turned::turned(sight, view))
        }
    }
}

/// The way back through the game while it is on: by script on this page, else on one of its own.
fn look_back(sight: &Sight, view: &TableView) -> Markup {
    let title = sight.language.text("replay-back");
    let seat = seat_asked(sight, view);
    html! {
        @if view.status == Status::Playing && view.ply > 0 {
            a #look-back .button .quiet href={ "/t/" (view.id) "/then?step=" (view.ply - 1) (seat) } data-back aria-label=(title) title=(title) { (icon("back")) }
        }
    }
}

/// What the others did since the reader's own last act, once more and in order: by script on this page, else step by step on
/// one of its own.
fn see_again(sight: &Sight, view: &TableView) -> Markup {
    let title = sight.language.text("replay-again");
    let first =
        sight.lines(sight.others()).find(|(_, line, told)| line.weight == Weight::Act && told.ply > 0);
    let first = first.map(|(_, _, told)| told.ply - 1).filter(|_| view.status == Status::Playing);
    html! {
        @if let Some(ply) = first {
            a #see-again .button .quiet href={ "/t/" (view.id) "/then?step=" (ply) (seat_asked(sight, view)) } data-again=(ply) aria-label=(title) title=(title) { span aria-hidden="true" { "↻" } }
        }
    }
}

/// The seat that looks, for an address, where one screen has several.
fn seat_asked(sight: &Sight, view: &TableView) -> String {
    match view.observer {
        Observer::Seat(seat) if sight.shared() => format!("&seat={seat}"),
        _ => String::new(),
    }
}

/// The bots' pace, for whoever only watches them.
fn hurried(sight: &Sight, view: &TableView) -> Markup {
    html! {
        @if let Some(on) = view.hurry {
            form #hurry method="post" action={ "/t/" (view.id) "/hurry" } data-api={ "/api/v1/tables/" (view.id) "/hurry" } {
                input type="hidden" name="on" value=(!on);
                button .quiet type="submit" { (icon(if on { "hourglass" } else { "go" })) (sight.language.text(if on { "table-hurry-off" } else { "table-hurry" })) }
            }
        }
    }
}

fn take_back(sight: &Sight, view: &TableView) -> Markup {
    let language = sight.language;
    html! {
        @let until = view.take_back.asked.map(|asked| asked.until);
        @if let Some(offer) = view.take_back.offers.first() {
            @let names = language.list(&offer.consent.iter().map(|seat| sight.name(seat)).collect::<Vec<_>>());
            // What somebody has asked is answered first, but not waited for for ever.
            form #take-back method="post" action={ "/t/" (view.id) "/take-back" } data-api={ "/api/v1/tables/" (view.id) "/take-back" }
                data-from=[until] hidden[until.is_some_and(|until| until > sight.ctx.reader.now)] {
                input type="hidden" name="seat" value=(offer.seat);
                input type="hidden" name="to" value=(offer.to);
                button #take-back-button .quiet type="submit" title=[(!names.is_empty()).then(|| language.with("table-take-back-consent", &[("names", (&names).into())]))] {
                    (icon("undo")) (language.text("table-take-back"))
                }
            }
        }
    }
}

/// An open request: the answers for those who owe one, and for the others the names of those who are waited for.
fn question(sight: &Sight, view: &TableView, what: &str, by: Seat, owing: SeatSet, until: i64) -> Markup {
    let language = sight.language;
    let mine = view.seats.iter().find(|seat| seat.you && owing.has(seat.seat));
    let waiting = language.list(&owing.iter().map(|seat| sight.name(seat)).collect::<Vec<_>>());
    let path = format!("{}/{what}/answer", view.id);
    html! {
        div .question id={ "question-" (what) } {
            span { (language.with(&format!("table-asked-{what}"), &[("name", (&sight.name(by)).into())])) }
            @match mine {
                Some(seat) => form method="post" action={ "/t/" (path) } data-api={ "/api/v1/tables/" (path) } {
                    input type="hidden" name="seat" value=(seat.seat);
                    button id={ "question-" (what) "-yes" } name="agree" value="true" { (icon("check")) (language.text("table-yes")) }
                    button id={ "question-" (what) "-no" } name="agree" value="false" { (icon("cross")) (language.text("table-no")) }
                },
                None => {
                    span { (language.with("table-asked-waiting", &[("names", (&waiting).into())])) }
                    @if view.you.has(by) {
                        form id={ "question-" (what) "-withdraw" } method="post" action={ "/t/" (path) } data-api={ "/api/v1/tables/" (path) } {
                            input type="hidden" name="seat" value=(by);
                            button name="agree" value="false" { (icon("undo")) (language.text("table-withdraw")) }
                        }
                    }
                    // Nobody is waited for for ever.
                    @if let Some(seat) = view.you.first().filter(|_| what == "end") {
                        form #end-now method="post" action={ "/t/" (view.id) "/end" } data-api={ "/api/v1/tables/" (view.id) "/end" } data-from=(until) hidden[until > sight.ctx.reader.now] {
                            input type="hidden" name="seat" value=(seat);
                            button type="submit" { (icon("check")) (language.text("table-end-now")) }
                        }
                    }
                }
            }
        }
    }
}
