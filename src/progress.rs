//! A progress bar for long work, on a terminal only.

use indicatif::{ProgressBar, ProgressStyle};

/// A progress bar on standard error; nothing when that is no terminal.
pub struct Progress(ProgressBar);

impl Progress {
    /// A progress bar that counts things of this name.
    pub fn new(what: &'static str) -> Self {
        let bar = ProgressBar::new(0);
        let template = format!("{{bar:40}} {{pos}}/{{len}} {what} {{eta}}");
        if let Ok(style) = ProgressStyle::with_template(&template) {
            bar.set_style(style);
        }
        Self(bar)
    }

    /// Shows the progress.
    pub fn at(&self, done: u64, total: u64) {
        self.0.set_length(total);
        self.0.set_position(done);
    }

    /// Removes the bar.
    pub fn done(&self) {
        self.0.finish_and_clear();
    }
}
