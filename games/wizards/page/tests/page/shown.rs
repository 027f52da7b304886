//! A table at a position, and how it is shown.

use canvas::{AnyTable, Drawn, Eye, Language, Layer, When};
use table::{AnyMatch, BySeat, Game, Match, Observer, Seat, Seed, SetupRequest};
use wizards::Wizards;
use wizards::position::Position;
use wizards::setup::Setup;
use wizards_page::{WizardsPage, words};

/// The whole drawing of a table at this position for the first player, in English.
pub(crate) fn drawn_at(position: &str) -> String {
    seen_at(position, |table, eye| together(table.draw(eye)))
}

/// The drawing and its layers as one text.
pub(crate) fn together((drawn, layers): (Drawn, Vec<Layer>)) -> String {
    let parts = [drawn.board.0, drawn.hand.0, drawn.turn.0];
    parts.into_iter().chain(layers.into_iter().map(|layer| layer.html)).collect()
}

/// Something of a table at this position as the first player sees it, in English.
pub(crate) fn seen_at<R>(position: &str, see: impl FnOnce(&dyn AnyTable, &Eye) -> R) -> R {
    seen(&table_at(position), see)
}

/// A table at this position.
pub(crate) fn table_at(position: &str) -> Match<Wizards> {
    canvas::learn(&canvas::words());
    canvas::learn(&words());
    let setup = Setup {
        position: Some(Position::read(position).expect("a position")),
        ..Wizards::setup(&(), &SetupRequest::players(2)).expect("a table")
    };
    Match::<Wizards>::start(setup, &Seed::from_number(1))
}

/// Something of this table as the first player sees it, in English.
pub(crate) fn seen<R>(game: &Match<Wizards>, see: impl FnOnce(&dyn AnyTable, &Eye) -> R) -> R {
    seen_by(game, Some(Seat::new(0)), see)
}

/// Something of this table in English, as a player sees it, or nobody who plays.
pub(crate) fn seen_by<R>(
    game: &Match<Wizards>,
    own: Option<Seat>,
    see: impl FnOnce(&dyn AnyTable, &Eye) -> R,
) -> R {
    let names = BySeat::new(2, |seat| format!("P{seat}"));
    let reader = own.map_or(Observer::Watcher, Observer::Seat);
    let picture = AnyMatch::picture(game, reader, own, 60);
    let table = canvas::of::<WizardsPage>().open(picture.as_ref(), own, When::Now).expect("a table");
    let language = Language::En;
    let eye = Eye {
        language,
        names: &names,
        library: "",
        picture: &|_| None,
        ply: 0,
        ask: "",
        hints: &[],
        before: 0,
        tell: &|message| language.say(message),
        reader,
        extra: &|_| maud::html! {},
    };
    see(table.as_ref(), &eye)
}

/// The opening tag of the element with this id.
pub(crate) fn tag<'a>(text: &'a str, id: &str) -> &'a str {
    let rest = text.split(&format!(" id=\"{id}\"")).nth(1).unwrap_or_else(|| panic!("{id} is not drawn"));
    rest.split('>').next().unwrap_or_default()
}

/// What lies beside the answers of the question, in Spanish.
pub(crate) fn panel(game: &Match<Wizards>, seat: Seat, names: &BySeat<String>) -> String {
    let picture = AnyMatch::picture(game, Observer::Seat(seat), Some(seat), 60);
    let table = canvas::of::<WizardsPage>().open(picture.as_ref(), Some(seat), When::Now).expect("a table");
    let eye = Eye {
        language: Language::Es,
        names,
        library: "",
        picture: &|_| None,
        ply: 0,
        ask: "",
        hints: &[],
        before: 0,
        tell: &|message| Language::Es.say(message),
        reader: Observer::Seat(seat),
        extra: &|_| maud::html! {},
    };
    table.ask(&eye).0
}
