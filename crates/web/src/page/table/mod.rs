//! The page of a table.

mod apart;
mod chapters;
mod choices;
mod drawer;
mod hint;
mod lesson;
mod people;
mod prompt;
mod sight;
mod stops;
mod strip;
mod talk;
mod texts;
mod turned;
mod waiting;
mod ways;

use canvas::art::icon;
use canvas::{Drawn, Language, Shows};
use maud::{Markup, html};
use seen::{KeptSeat, Layer, SeatView, Status, TableView};
use table::SeatSet;

use super::context::PageContext;
use super::layers::{plain, spliced};
use super::shell::{Frame, shell};
use super::terms;
pub(super) use drawer::{fairness, journal_then, link, record};
pub(super) use sight::{Painted, Sight, called, plays, seat_label, seat_name, sign};
pub(super) use strip::strip;

/// The whole page.
pub(crate) fn table(ctx: &PageContext, view: &TableView) -> Markup {
    let sight = Sight::of_table(ctx, view);
    let language = ctx.language;
    let drawn = sight.draw();
    let tools = html! {
        (elsewhere(&sight, view))
        button #switch-drawer .quiet type="button" hidden aria-label=(language.text("table-drawer")) aria-controls="drawer"
            aria-expanded="false" data-switch="drawer" { (icon("journal")) }
    };
    let body = html! {
        h1 .unseen { (title(&sight, view)) }
        // Whoever listens goes from heading to heading: the question first.
        h2 .unseen { (language.text("table-prompt")) }
        (prompt::prompt(&sight, view, drawn.as_ref()))
        h2 .unseen { (language.text("table-heading-board")) }
        (spliced(board(&sight, view, drawn.as_ref())))
        (apart::without_script(&sight, view))
        h2 .unseen { (language.text("table-heading-hand")) }
        (spliced(hand(drawn.as_ref())))
        div .side {
            h2 .unseen { (language.text("table-heading-side")) }
            (spliced(turn(drawn.as_ref())))
            (spliced(players(&sight, view, drawn.as_ref())))
            (drawer::drawer(&sight, view))
        }
        (live(&sight, view))
        (live_now(&sight, view))
        (signals(&sight, view, drawn.as_ref()))
        div #shown hidden data-shown=(view.shown) {}
        (ways::ways(&sight))
        (terms::of_signs(ctx, view.game.id))
    };
    let title = title(&sight, view);
    // Whoever sits there shares a link of its own.
    let said = view.you.is_empty().then(|| at_the_table(language, &view.seats));
    shell(
        ctx,
        &Frame {
            title: &title,
            class: &frame(drawn.as_ref()),
            tools,
            game: Some(view.game.id),
            said: said.as_deref(),
        },
        &body,
    )
}

/// The changing parts of the page. A page that has them all shows the present table; of the journal only new lines are
/// sent, or the end.
pub(crate) fn layers(ctx: &PageContext, view: &TableView) -> Vec<Layer> {
    let sight = Sight::of_table(ctx, view);
    let drawn = sight.draw();
    let mut layers = vec![
        plain("elsewhere", elsewhere(&sight, view)),
        plain("prompt", prompt::prompt(&sight, view, drawn.as_ref())),
        board(&sight, view, drawn.as_ref()),
        hand(drawn.as_ref()),
        turn(drawn.as_ref()),
        players(&sight, view, drawn.as_ref()),
        plain("chat-log", talk::chat_log(&sight, view)),
        plain("say", talk::say(&sight, view)),
        plain("table-tab", drawer::table_tab(&sight, view)),
        plain("live", live(&sight, view)),
        plain("live-now", live_now(&sight, view)),
        plain("signals", signals(&sight, view, drawn.as_ref())),
        plain("ways", ways::ways(&sight)),
    ];
    layers.extend(latest(&sight, view).map(|lines| plain("journal", lines)));
    layers
}

/// The end of the journal: the page keeps the lines before it. Nothing when it has read it to its end.
fn latest(sight: &Sight, view: &TableView) -> Option<Markup> {
    const LINES: usize = 40;
    let told = &view.told;
    let read = told.read.saturating_sub(told.from);
    let skipped = told.lines.len().saturating_sub(LINES).max(read);
    let new = told.lines.get(skipped..)?;
    let acts = sight.acts().any(|(number, _)| number == sight.end());
    (told.read == 0 || !new.is_empty() || acts).then(|| drawer::journal(sight, skipped))
}

/// What the page leaves out until it is opened, as a page: the sheet with this id, or all; `None` where nothing is to be read.
pub(crate) fn sheets(ctx: &PageContext, view: &TableView, wanted: Option<&str>) -> Option<Markup> {
    let sight = Sight::of_table(ctx, view);
    apart::sheets(ctx, &sight, view, &title(&sight, view), wanted)
}

/// The number of other tables where it is the reader's turn, with a link to the one that waits longest; and who keeps a seat for the reader.
fn elsewhere(sight: &Sight, view: &TableView) -> Markup {
    let language = sight.language;
    let number = view.elsewhere.len() as u32;
    let keeps = |seat: &KeptSeat| match seat.by.as_str() {
        "" => language.text("lobby-invited"),
        by => language.with("lobby-kept-by", &[("name", by.into())]),
    };
    html! {
        span #elsewhere {
            @if let Some(oldest) = view.elsewhere.first() {
                a .button .elsewhere href={ "/t/" (oldest.id) } {
                    (icon("hourglass")) span .wide { (language.with("table-elsewhere", &[("number", number.into())])) } span .narrow aria-hidden="true" { (number) }
                }
            }
            @if let Some(seat) = view.invited.first() {
                a #kept-for-you .button .elsewhere href=(seat.join) title={ (keeps(seat)) ": " (super::game_name(language, &seat.game)) } {
                    (icon("handshake")) span .wide { (keeps(seat)) } span .narrow aria-hidden="true" { (view.invited.len()) }
                }
            }
        }
    }
}

/// The board, or the room where one waits for the others.
fn board(sight: &Sight, view: &TableView, painted: Option<&Painted>) -> Layer {
    match painted {
        Some(painted) => drawn_board(painted),
        None => plain("board", html! { div #board .board { (waiting::room(sight, view)) } }),
    }
}

/// The board of a running game. A map may be larger than its stage: players with a keyboard scroll it, too.
pub(super) fn drawn_board(painted: &Painted) -> Layer {
    let Drawn { board, stage, .. } = &painted.drawn;
    let scrolls = stage.as_ref().is_some_and(|stage| stage.shows() == Shows::Map);
    painted.part("board", &html! { div #board .board tabindex=[scrolls.then_some("0")] { (board) } })
}

pub(super) fn hand(painted: Option<&Painted>) -> Layer {
    match painted {
        Some(painted) => painted.part("hand", &html! { div #hand .hand { (painted.drawn.hand) } }),
        None => plain("hand", html! { div #hand .hand {} }),
    }
}

pub(super) fn turn(painted: Option<&Painted>) -> Layer {
    match painted {
        Some(painted) => painted.part("turn", &html! { div #turn .turn { (painted.drawn.turn) } }),
        None => plain("turn", html! { div #turn .turn {} }),
    }
}

fn players(sight: &Sight, view: &TableView, painted: Option<&Painted>) -> Layer {
    if let Some(painted) = painted {
        return painted.part("players", &painted.drawn.players);
    }
    let language = sight.language;
    let seats = html! {
        ul #players .players {
            @for seat in &view.seats {
                li id={ "player-" (seat.seat) } .player {
                    span .badge-picture { (icon(sign(seat.kind, seat.program))) }
                    span .player__who { span .player__name { (sight.name(seat.seat)) } (sight.extra(seat.seat)) }
                    @if let Some(plays) = plays(language, view.game.id, view.seats.len(), seat.seat) { span .player__hobbit { (plays) } }
                }
            }
        }
    };
    plain("players", seats)
}

/// The players, in a sentence.
pub(crate) fn at_the_table(language: Language, seats: &[SeatView]) -> String {
    let names = seats.iter().map(|seat| seat_name(language, seat)).collect::<Vec<_>>();
    language.with("join-invites", &[("names", (&language.list(&names)).into())])
}

fn title(sight: &Sight, view: &TableView) -> String {
    let game = super::game_name(sight.language, view.game.id);
    if view.name.is_empty() { game } else { format!("{} · {game}", view.name) }
}

/// The news for screen readers: the lines of the last step, and the open question.
fn live(sight: &Sight, view: &TableView) -> Markup {
    let last = view.told.lines.last().map_or(0, |told| told.ply);
    let lines = view.told.lines.iter().filter(|told| told.ply == last).map(|told| sight.say(&told.say));
    let asked = || view.prompt.as_ref().filter(|_| view.ended.is_none()).map(|prompt| sight.say(prompt));
    let prompt = lesson::spoken(sight, view).or_else(asked);
    let words = lines.chain(prompt).collect::<Vec<_>>().join(" ");
    html! { p #live .unseen role="status" aria-live="polite" { (words) } }
}

/// The reader's turn, for screen readers: changes only when that changes.
fn live_now(sight: &Sight, view: &TableView) -> Markup {
    let yours = !view.laid.is_empty();
    html! { p #live-now .unseen role="alert" aria-live="assertive" { @if yours { (sight.language.text("table-your-turn")) } } }
}

/// The classes of the page's `main`: the layout of its parts, and the contents of the stage.
pub(super) fn frame(drawn: Option<&Painted>) -> String {
    let Some(drawn) = drawn.map(|painted| &painted.drawn) else {
        return "table".to_owned();
    };
    let mut classes = match &drawn.stage {
        Some(stage) if !stage.is_laid_by_marks() => vec!["table table--staged", stage.shows().class()],
        _ => vec!["table"],
    };
    classes.extend(drawn.marks.split_whitespace());
    classes.join(" ")
}

/// The ids of the question's subjects, for the script that brings them into sight: first what a lesson shows, and what it speaks of.
fn subjects(sight: &Sight, view: &TableView, drawn: Option<&Painted>) -> Option<String> {
    let stage = drawn?.drawn.stage.as_ref()?;
    let shown = view.lesson.iter().flat_map(|lesson| &lesson.shows);
    let all = shown.chain(sight.taught()).chain(stage.subjects());
    Some(all.map(String::as_str).collect::<Vec<_>>().join(" "))
}

/// What waits for the reader here, in the title of their tab: their turn, else what another asks them, else what they have to bring.
fn asked(sight: &Sight, view: &TableView) -> Option<String> {
    let language = sight.language;
    if !view.laid.is_empty() {
        return Some(language.text("table-your-turn"));
    }
    let own = |waiting: SeatSet| view.you.iter().any(|seat| waiting.has(seat));
    let back = view.take_back.asked.is_some_and(|asked| own(asked.waiting));
    if back || view.end.is_some_and(|asked| own(asked.waiting)) {
        return Some(language.text("table-asks"));
    }
    let owed = view.texts.iter().find(|text| text.yours && text.needed && !text.given);
    let owed = owed.filter(|_| view.status == Status::Waiting)?;
    let what = waiting::within(&texts::name(sight, view, owed));
    Some(language.with("table-owes", &[("what", (&what).into())]))
}

/// The data for the script.
fn signals(sight: &Sight, view: &TableView, drawn: Option<&Painted>) -> Markup {
    let yours = !view.laid.is_empty();
    let status = match view.status {
        Status::Waiting => "waiting",
        Status::Playing => "playing",
        Status::Finished => "finished",
    };
    let title = title(sight, view);
    let title = match asked(sight, view) {
        Some(asked) => format!("● {asked} · {title}"),
        None => title,
    };
    // Where else one is waited for, with this one.
    let turns = view.elsewhere.len() + view.invited.len();
    let title = match turns {
        0 => title,
        _ => format!("({}) {title}", turns + usize::from(yours)),
    };
    let laid = view.laid.first();
    let rule = laid.and_then(|_| sight.rule());
    // Nothing passes by itself while one learns.
    let stop = laid.filter(|_| !lesson::runs(view)).and_then(|_| sight.stop());
    let rest = laid.filter(|_| !lesson::runs(view)).and_then(|_| sight.rest());
    let about = laid.filter(|_| !lesson::runs(view)).and_then(|_| sight.about());
    html! {
        div #signals hidden data-library=[sight.library_at()] data-table=(view.id) data-game=(view.game.id) data-status=(status) data-yours=(if yours { "yes" } else { "no" })
            data-title={ (title) " · Bree" } data-ply=(view.ply) data-seat=[laid.map(|laid| laid.seat)]
            data-answers=[laid.map(|laid| laid.ply)] data-state=[sight.counts()] data-stop=[stop.as_ref().map(|stop| stop.step)] data-nothing=[stop.as_ref().map(|stop| &stop.answer)]
            data-alone=[view.hints.then_some("yes")] data-idle=[stop.as_ref().filter(|_| sight.only_ends()).map(|_| "yes")]
            data-rest=[rest.as_ref().map(|rest| &rest.until)] data-left=[rest.as_ref().map(|rest| &rest.answer)]
            data-ask=[about.as_ref().map(|about| about.0)] data-about=[about.as_ref().map(|about| &about.1)]
            data-during=[stop.as_ref().and_then(|stop| stop.during.as_ref())] data-curtain=[(!view.curtain.is_empty()).then_some("drawn")] data-frame=(frame(drawn)) data-subjects=[subjects(sight, view, drawn)] data-lesson=[lesson::word(view)] data-learns=[view.lesson.as_ref().filter(|lesson| lesson.puzzle.is_none()).map(|lesson| &lesson.id)]
            data-clause=[rule.map(|(clause, _)| clause.0)] data-clause-name=[rule.and_then(|(_, title)| title)] {}
    }
}
