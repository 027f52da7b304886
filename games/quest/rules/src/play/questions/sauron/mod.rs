//! Questions to Sauron.

pub mod act;
pub mod bury_plot;
pub mod command;
pub mod extend;
pub mod keep_plot;
pub mod minion_start;
pub mod peril;
pub mod place_monster;
pub mod play_plot;
pub mod plot_at;
pub mod shadow;
