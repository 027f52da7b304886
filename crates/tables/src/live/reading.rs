//! One reader's place in the journal, so that they get new lines only.

use seen::ToldView;
use table::Observer;

use super::look::told;
use super::table::Table;

/// The number of last lines that a page of a running game is drawn from: it shows the end of the journal, looks back to the last
/// roll of the dice over 64 lines, and sees by the one before that there were more.
pub const KEPT: usize = 65;

/// A reader's place in a table's journal.
#[derive(Default)]
pub struct Reading(Option<JournalPlace>);

struct JournalPlace {
    observer: Observer,
    /// The step back after which the lines were counted: after another one they are others.
    cut_at: u64,
    /// Entries of the whole journal looked at so far.
    entries: usize,
    /// Entries among them that this observer may read.
    lines: usize,
}

impl Reading {
    /// The lines that are new to this observer; nothing when the reader must begin anew, because other eyes
    /// look or something was taken back.
    pub fn new_lines(&mut self, table: &Table, observer: Observer) -> Option<ToldView> {
        let running = table.running.as_ref()?;
        let place =
            self.0.as_mut().filter(|place| place.observer == observer && place.cut_at == running.cut_at)?;
        let from = place.lines;
        let lines = running.live.told(observer, place.entries);
        place.entries = running.live.told_len();
        place.lines += lines.len();
        Some(ToldView { from, lines, ..ToldView::default() })
    }

    /// All lines after the entries `from`, from now on followed.
    pub fn begin(&mut self, table: &Table, observer: Observer, from: usize) -> ToldView {
        let view = told(table, observer, from);
        self.0 = table.running.as_ref().map(|running| JournalPlace {
            observer,
            cut_at: running.cut_at,
            entries: running.live.told_len(),
            lines: view.from + view.lines.len(),
        });
        view
    }

    /// The end of the journal for a page; `page` is the number of lines it has already. Of a game that is over all of it: its last
    /// page tells of the whole game.
    pub fn page(&mut self, table: &Table, observer: Observer, page: ToldView) -> ToldView {
        let mut page = match self.new_lines(table, observer) {
            Some(new) => {
                let mut page = page;
                page.read = new.from;
                page.lines.extend(new.lines);
                page
            }
            None => self.begin(table, observer, 0),
        };
        // Not line by line: what is taken from the front moves all the rest.
        if page.lines.len() > 2 * KEPT && observer != Observer::Afterwards {
            let gone = page.lines.len() - KEPT;
            page.lines.drain(..gone);
            page.from += gone;
        }
        page
    }
}
