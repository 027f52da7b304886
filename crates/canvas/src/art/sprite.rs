//! Signs: each once in a page, used by reference everywhere.

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};

use super::drawings;
use super::pen::{Point, num};

/// Signs from a file, on a grid of 24 units. Lines take the colour of the text; class `f` is filled with it.
///
/// ```
/// use canvas::art::Signs;
///
/// let signs = Signs::read("x-", "# A door.\ndoor <path d=\"M6 22V3H18V22\"/>\n");
/// assert_eq!(
///     signs.symbols().0,
///     "<symbol id=\"x-door\" viewBox=\"0 0 24 24\"><path d=\"M6 22V3H18V22\"/></symbol>"
/// );
/// assert!(signs.icon("door", "icon").0.contains("href=\"#x-door\""));
/// ```
#[derive(Debug)]
pub struct Signs {
    prefix: &'static str,
    all: Vec<(&'static str, &'static str)>,
}

impl Signs {
    /// Reads them: a line for each, its name and its drawing. Lines that begin with `#` are for whoever reads the file. On the
    /// page the ids of the signs begin with `prefix`.
    pub fn read(prefix: &'static str, text: &'static str) -> Self {
        let all = drawings(text).collect();
        Self { prefix, all }
    }

    /// Each name with its drawing.
    pub fn all(&self) -> &[(&'static str, &'static str)] {
        &self.all
    }

    /// True if there is a sign of this name.
    pub fn has(&self, name: &str) -> bool {
        self.all.iter().any(|(known, _)| *known == name)
    }

    /// All as symbols. Put them once near the top of a page. They must not be `display: none`, or some browsers drop what refers
    /// to them: class `sprite` gives what holds them no size instead.
    pub fn symbols(&self) -> Markup {
        self.symbols_but(&[])
    }

    /// The same without these, for a page that never has them.
    pub fn symbols_but(&self, without: &[&str]) -> Markup {
        html! {
            @for (name, drawing) in self.all.iter().filter(|(name, _)| !without.contains(name)) {
                symbol id={ (self.prefix) (name) } viewBox="0 0 24 24" { (PreEscaped(drawing)) }
            }
        }
    }

    fn href(&self, name: &str) -> String {
        debug_assert!(self.has(name), "no sign '{name}'");
        format!("#{}{name}", self.prefix)
    }

    /// A sign, as large as the text around it. It says nothing to a screen reader: a name stands beside it.
    pub fn icon(&self, name: &str, class: &str) -> Markup {
        html! { svg class=(class) aria-hidden="true" viewBox="0 0 24 24" { use href=(self.href(name)) {} } }
    }

    /// A sign within a drawing, around a point.
    pub fn mark(&self, name: &str, class: &str, centre: Point, size: f32) -> Markup {
        let Point { x, y } = centre.by(-size / 2.0, -size / 2.0);
        let size = num(size);
        html! { use class=(class) href=(self.href(name)) x=(num(x)) y=(num(y)) width=(size) height=(size) {} }
    }
}

static HOUSE: LazyLock<Signs> = LazyLock::new(|| Signs::read("s-", include_str!("../../data/signs.txt")));

/// All signs of the house as symbols `s-NAME`.
pub fn sprite() -> Markup {
    html! { svg .sprite aria-hidden="true" width="0" height="0" { defs { (HOUSE.symbols()) } } }
}

/// The signs that only certain games draw, each with their ids.
const OF_GAMES: &str = include_str!("../../data/signs-of-games.txt");

/// The signs of a page that is about this game: all but those of other games alone.
pub fn sprite_of(game: &str) -> Markup {
    let all = drawings(OF_GAMES).filter(|(_, games)| !games.split(' ').any(|id| id == game));
    let others = all.map(|(name, _)| name).collect::<Vec<_>>();
    html! { svg .sprite aria-hidden="true" width="0" height="0" { defs { (HOUSE.symbols_but(&others)) } } }
}

/// The names of the signs that stand at tables and in games' rules alone.
const AT_TABLES: &str = include_str!("../../data/signs-at-tables.txt");

/// The signs of the entrance: all but those of tables.
pub fn sprite_of_the_door() -> Markup {
    html! { svg .sprite aria-hidden="true" width="0" height="0" { defs { (HOUSE.symbols_but(&AT_TABLES.lines().collect::<Vec<_>>())) } } }
}

/// A sign of the house, as large as the text around it.
pub fn icon(name: &str) -> Markup {
    HOUSE.icon(name, "icon")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_about_a_game_has_its_signs_and_not_those_of_others() {
        assert!(drawings(OF_GAMES).all(|(name, _)| HOUSE.has(name)));
        let has = |game: &str, name: &str| sprite_of(game).0.contains(&format!("\"s-{name}\""));
        assert!(has("journey", "orc") && has("tricks", "orc") && !has("war", "orc"));
        assert!(has("tricks", "tower") && !has("journey", "tower") && has("war", "flag"));
    }
}
