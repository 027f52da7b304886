//! Sheets that are read: what stands at a place, opened there; and long lists of answers that the bar has, too. A table's page leaves
//! them out, and asks for each when it is opened.

use std::cell::RefCell;

use maud::Markup;

/// The place of such sheets, as long as something is drawn.
#[derive(Debug, Default)]
pub(crate) enum Sheets {
    /// In the drawing.
    #[default]
    Within,
    /// Nowhere.
    Apart,
    /// Beside the drawing, each with its id.
    Gathered(RefCell<Vec<(String, Markup)>>),
}

impl Sheets {
    /// Sheets that are gathered beside the drawing.
    pub fn gathered() -> Self {
        Self::Gathered(RefCell::default())
    }

    /// Those that were gathered.
    pub fn into_inner(self) -> Vec<(String, Markup)> {
        match self {
            Self::Gathered(all) => all.into_inner(),
            Self::Within | Self::Apart => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;
    use crate::{Context, Language};

    #[test]
    fn a_sheet_lies_in_the_drawing_nowhere_or_beside_it() {
        let drawn = |sheets: Sheets| {
            let ctx = Context { sheets, ..Context::plain(Language::En) };
            let drawing = ctx.later("stack-bree", || html! { div #stack-bree { "Butterbur" } });
            let beside = ctx.sheets.into_inner().into_iter().map(|(id, sheet)| format!("{id}: {}", sheet.0));
            (drawing.0, beside.collect::<String>())
        };
        let sheet = "<div id=\"stack-bree\">Butterbur</div>";
        assert_eq!(drawn(Sheets::Within), (sheet.to_owned(), String::new()));
        assert_eq!(drawn(Sheets::Apart), (String::new(), String::new()));
        assert_eq!(drawn(Sheets::gathered()), (String::new(), format!("stack-bree: {sheet}")));
    }
}
