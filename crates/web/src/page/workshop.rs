//! The workbench where decks are made: the game draws its contents, the house the frame.

use maud::{Markup, html};
use seen::{DeckCard, WorkshopView};
use table::Fault;

use super::begin::made_up_name;
use super::context::PageContext;
use super::game_name;
use super::shell::{self, Frame};
use canvas::art::icon;
use canvas::{Bench, Opening, Task, Workshop};

/// The page; nothing where the game has no bench.
pub(crate) fn workshop(ctx: &PageContext, view: &WorkshopView) -> Option<Markup> {
    let language = ctx.language;
    let of = ctx.web.page(view.game.id)?.workshop()?;
    let bench = of.work(&Task {
        language,
        fields: &view.fields,
        at_table: view.table.is_some(),
        picture: &|entry| ctx.reader.pictures.then(|| ctx.web.picture_of(view.game.id, entry)).flatten(),
        clause: &|clause| ctx.clause_link(clause),
    });
    let game = game_name(language, view.game.id);
    let title = language.with("workshop-title", &[("game", (&game).into())]);
    let body = html! {
        form #workshop .workshop method="post" action={ "/workshop/" (view.game.id) } autocomplete="off"
            data-workshop data-deck=[view.kept.as_ref().map(|deck| deck.id.as_str())] data-unkept[unkept(view, &bench)] {
            // Enter in a field presses the first button: to look again harms nothing.
            button .unseen type="submit" name="act" value="" tabindex="-1" aria-hidden="true" { (language.text("workshop-look")) }
            (head(ctx, view, of, &bench, &title))
            (bench.body)
        }
    };
    let title = match name(view, &bench).trim() {
        "" => title,
        name => format!("{name} · {title}"),
    };
    Some(shell::bench(
        ctx,
        &Frame { title: &title, class: "bench", tools: html! {}, game: Some(view.game.id), said: None },
        &body,
    ))
}

/// True if the workbench holds unsaved changes.
fn unkept(view: &WorkshopView, bench: &Bench) -> bool {
    match &view.kept {
        Some(kept) => kept.text.trim() != bench.text.trim(),
        None => !bench.text.trim().is_empty(),
    }
}

fn name<'a>(view: &'a WorkshopView, bench: &'a Bench) -> &'a str {
    let given = view.fields.get("name").map_or("", String::as_str);
    match &bench.name {
        Some(name) if given.trim().is_empty() => name,
        _ => given,
    }
}

/// The name, and the actions.
fn head(ctx: &PageContext, view: &WorkshopView, of: &dyn Workshop, bench: &Bench, title: &str) -> Markup {
    let language = ctx.language;
    let keep = format!("/workshop/{}/decks", view.game.id);
    let unkept = unkept(view, bench);
    html! {
        input type="hidden" name="text" value=(bench.text);
        input type="hidden" name="brings" value=(of.brings());
        @if let Some(kept) = &view.kept { input type="hidden" name="deck" value=(kept.id); }
        header .bench__head {
            h1 { (title) }
            (shelf(ctx, view))
            div .bench__name {
                label .unseen for="deck-name" { (language.text("workshop-name")) }
                input #deck-name name="name" value=(name(view, bench)) maxlength="40" placeholder=(language.text("workshop-name"));
                button #keep-deck .choice[unkept] type="submit" name="keep" value="deck" formaction=(keep) { (language.text("workshop-keep")) }
                @if view.kept.is_some() {
                    button #keep-another .quiet type="submit" name="keep" value="another" formaction=(keep) { (language.text("workshop-another")) }
                }
                span #kept .tag role="status" {
                    @if let Some(notice) = &view.notice { (language.say(notice)) } @else if unkept { (language.text("workshop-unkept")) }
                }
            }
            @if let Some(table) = &view.table {
                div #bring .bench__bring {
                    input type="hidden" name="table" value=(table.id);
                    input type="hidden" name="seat" value=(table.seat);
                    button #bring-deck .choice .choice--main type="submit" name="keep" value="bring" formaction=(keep) disabled[!bench.legal] {
                        (language.text("workshop-bring"))
                    }
                    a href={ "/t/" (table.id) } { (language.text("workshop-back")) }
                    small { (language.text("table-text-secret")) }
                }
            }
            @if view.table.is_none() && !bench.text.trim().is_empty() { (play(ctx, view, of.openings(), bench)) }
            (faults(ctx, &view.faults))
        }
    }
}

/// The buttons that open a table with the text on the workbench, each with its seats and options.
fn play(ctx: &PageContext, view: &WorkshopView, openings: &[Opening], bench: &Bench) -> Markup {
    let language = ctx.language;
    let tables = format!("/workshop/{}/tables", view.game.id);
    let nameless = ctx.reader.name.as_deref().unwrap_or_default().is_empty();
    html! {
        @if !openings.is_empty() {
            div #play .bench__play role="group" aria-labelledby="play-title" {
                b #play-title { (icon("dice")) " " (language.text("workshop-play")) }
                @if nameless { input type="hidden" name="nick" value=(made_up_name(ctx)); }
                @for (at, opening) in openings.iter().enumerate() {
                    @let which = format!("play:{}:", opening.word);
                    @for (seat, sitter) in (1..).zip(opening.seats) { input type="hidden" name={ (which) "seat-" (seat) } value=(sitter); }
                    @for (option, value) in opening.options { input type="hidden" name={ (which) "option-" (option) } value=(value); }
                    button id={ "play-" (opening.word) } .choice[at == 0] .choice--main[at == 0] type="submit" name="which" value=(which)
                        formaction=(tables) disabled[!bench.legal] title=(language.text(&format!("workshop-play-{}-does", opening.word))) {
                        (language.text(&format!("workshop-play-{}", opening.word)))
                    }
                }
                @if !bench.legal { small #play-not { (language.text("workshop-play-not")) } }
            }
        }
    }
}

/// The faults found by the table, or by the house.
fn faults(ctx: &PageContext, faults: &[Fault]) -> Markup {
    html! {
        @if faults.len() > 1 {
            ul #refused .faults role="alert" {
                @for fault in faults { li { (ctx.language.say(&fault.message)) @if let Some(clause) = fault.clause { " " (ctx.clause_link(clause)) } } }
            }
        }
    }
}

/// The decks that one keeps.
fn shelf(ctx: &PageContext, view: &WorkshopView) -> Markup {
    let language = ctx.language;
    let count = [("count", (view.decks.len() as u32).into()), ("most", (view.most as u32).into())];
    html! {
        details #shelf .shelf {
            summary { (icon("book")) " " (language.with("workshop-shelf", &count)) }
            ul .shelf__decks {
                li { a href=(address(view, None)) { (language.text("workshop-new")) } }
                @for deck in &view.decks { (one(ctx, view, deck)) }
            }
        }
    }
}

fn one(ctx: &PageContext, view: &WorkshopView, deck: &DeckCard) -> Markup {
    let here = view.kept.as_ref().is_some_and(|kept| kept.id == deck.id);
    let gone = ctx.language.with("workshop-drop", &[("name", (&deck.name).into())]);
    html! {
        li id={ "deck-" (deck.id) } {
            a href=(address(view, Some(&deck.id))) aria-current=[here.then_some("true")] { (deck.name) }
            details .sure {
                summary .quiet aria-label=(gone) title=(gone) { "×" }
                button type="submit" name="keep" value={ "drop " (deck.id) } formaction={ "/workshop/" (view.game.id) "/decks" } { (gone) }
            }
        }
    }
}

/// The bench with another deck on it, for the same table.
fn address(view: &WorkshopView, deck: Option<&str>) -> String {
    let mut parts = Vec::new();
    parts.extend(deck.map(|deck| format!("deck={deck}")));
    let table = view.table.as_ref();
    parts.extend(table.map(|table| format!("table={}&seat={}", table.id, table.seat)));
    let joint = if parts.is_empty() { "" } else { "?" };
    format!("/workshop/{}{joint}{}", view.game.id, parts.join("&"))
}
