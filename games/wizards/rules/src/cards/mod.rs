//! What cards do: the language that `data/language.md` describes and `data/*.toml` is written in.
//!
//! - A [`Static`] holds as long as a card is in play; a [`Mode`] is a way to play or to use one; a [`Trigger`] goes off by itself.
//! - They are made of [`Op`]s, [`Condition`]s, [`Cost`]s, and of whom ([`Who`]), which ([`Kind`]), how much ([`Amount`]).
//!
//! **An operation, a condition and a static are each one type in one file**, with all that it does: what several cards say lies
//! in [`ops`], [`conditions`] and [`statics`], by what it is about. A card that does what no other does is a file here, with
//! its own operation, what that asks, and what the card changes while it lies on the table. [`effect`] is the list of all, and
//! what each of them says of itself; what they are given are [`values`].

mod prelude;

pub mod conditions;
pub mod effect;
pub mod ops;
pub mod statics;
pub mod values;

mod a_chance_meeting;
mod alatar;
mod anduril;
mod ash_mountains;
mod crebain;
mod drowning_seas;
mod dwar_of_waw;
mod elf_song;
mod faction_from_afar;
mod favor_of_the_valar;
mod fell_beast;
mod flies_and_spiders;
mod gollums_fate;
mod greed;
mod khamul_the_easterling;
mod lordly_presence;
mod lucky_search;
mod lucky_strike;
mod lure_of_nature;
mod mirror_of_galadriel;
mod miruvor;
mod morannon;
mod morgul_horse;
mod nenya;
mod palantiri;
mod paths_of_the_dead;
mod praise;
mod quiet_lands;
mod rescue_prisoners;
mod ringlore;
mod sacrifice_of_form;
mod siege;
mod spells_of_the_barrow_wights;
mod the_evenstar;
mod the_precious;
mod the_will_of_sauron;
mod thorough_search;
mod tookish_blood;
mod traitor;
mod true_fana;
mod witch_king_of_angmar;
mod wizards_test;
mod wounds_of_the_nazgul;

pub use a_chance_meeting::Meet;
pub use effect::{Condition, Op, Static};
pub use faction_from_afar::{FromAfar, RollFromAfar};
pub use lucky_search::Struck;
pub use mirror_of_galadriel::Mirror;
pub use ops::Pass;
pub use paths_of_the_dead::Only;
pub use praise::Praise;
pub use quiet_lands::{Rescale, Scale};
pub use rescue_prisoners::Entrust;
pub use ringlore::ReplaceRing;
pub use the_precious::Stake;
pub use thorough_search::SearchSite;
pub use values::{
    Amount, By, Cost, FactionOf, Kind, Limit, Mode, Stat, Stays, Trigger, Until, When, Who, Window,
};
pub use wounds_of_the_nazgul::Mark;
