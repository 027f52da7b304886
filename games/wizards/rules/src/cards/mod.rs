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
mod alliance_of_free_peoples;
mod anduril;
mod ash_mountains;
mod aware_of_their_ways;
mod bounty_of_the_hoard;
mod bring_our_curses_home;
mod crebain;
mod cruel_caradhras;
mod cunning_foes;
mod dragons_hunger;
mod drowning_seas;
mod dwar_of_waw;
mod earth_tremors;
mod elf_song;
mod enruned_shield;
mod eyes_of_mandos;
mod faction_from_afar;
mod favor_of_the_valar;
mod fell_beast;
mod flies_and_spiders;
mod folco_boffin;
mod forewarned_is_forearmed;
mod glamour_of_surpassing_excellence;
mod gollums_fate;
mod good_sense_revolts;
mod greed;
mod hermits_hill;
mod horn_of_defiance;
mod in_the_heart_of_his_realm;
mod khamul_the_easterling;
mod leaf_brooch;
mod leucaruth_at_home;
mod like_the_crash_of_battering_rams;
mod little_snuffler;
mod lordly_presence;
mod lucky_search;
mod lucky_strike;
mod lure_of_nature;
mod magical_harp;
mod memories_stolen;
mod mirror_of_galadriel;
mod miruvor;
mod monstrosity_of_diverse_shape;
mod morannon;
mod mordor_in_arms;
mod morgul_horse;
mod mount_slain;
mod my_precious;
mod nameless_thing;
mod neeker_breekers;
mod nenya;
mod news_of_doom;
mod nobodys_friend;
mod palantiri;
mod paths_of_the_dead;
mod pierced_by_many_wounds;
mod pledge_of_conduct;
mod praise;
mod promptings_of_wisdom;
mod prowess_of_age;
mod quiet_lands;
mod rats;
mod rebel_talk;
mod rescue_prisoners;
mod revealed_to_all_watchers;
mod ringlore;
mod rolled_down_to_the_sea;
mod sacrifice_of_form;
mod seized_by_terror;
mod shadow_out_of_the_dark;
mod siege;
mod slip_treacherously;
mod song_of_the_lady;
mod spells_of_the_barrow_wights;
mod stench_of_mordor;
mod strider;
mod the_white_wizard;
mod the_will_of_sauron;
mod thorough_search;
mod thrice_outnumbered;
mod tidings_of_bold_spies;
mod tookish_blood;
mod traitor;
mod trouble_on_all_borders;
mod true_fana;
mod two_or_three_tribes_present;
mod unabated_in_malice;
mod were_worm;
mod wisp_of_pale_sheen;
mod witch_king_of_angmar;
mod withdrawn_to_mordor;
mod withered_lands;
mod wizards_test;
mod wounds_of_the_nazgul;

pub use a_chance_meeting::Meet;
pub use aware_of_their_ways::Exposed;
pub use good_sense_revolts::SwayWhom;
pub use memories_stolen::Backing;
pub use monstrosity_of_diverse_shape::Recall;
pub use mordor_in_arms::HostsMet;
pub use rats::Gnawed;
pub use thrice_outnumbered::Upkeep;
pub use dragons_hunger::Feed;
pub use effect::{Condition, Op, Static};
pub use eyes_of_mandos::Foresight;
pub use faction_from_afar::{FromAfar, RollFromAfar};
pub use folco_boffin::Relieve;
pub use forewarned_is_forearmed::Isolate;
pub use hermits_hill::Trade;
pub use leaf_brooch::Spare;
pub use lucky_search::Struck;
pub use mirror_of_galadriel::Mirror;
pub use my_precious::{Snatch, Tame};
pub use nameless_thing::CallOff;
pub use ops::{Pass, Stake};
pub use paths_of_the_dead::Only;
pub use pledge_of_conduct::Pledge;
pub use praise::Praise;
pub use quiet_lands::{Rescale, Scale};
pub use rescue_prisoners::Entrust;
pub use revealed_to_all_watchers::Restack;
pub use ringlore::ReplaceRing;
pub use rolled_down_to_the_sea::GiveUpRing;
pub use stench_of_mordor::TapOne;
pub use thorough_search::SearchSite;
pub use two_or_three_tribes_present::Exempt;
pub use unabated_in_malice::Malice;
pub use values::{
    Amount, By, Cost, FactionOf, Kind, Limit, Mode, Stat, Stays, Trigger, Until, When, Who, Window,
};
pub use withered_lands::Widen;
pub use wounds_of_the_nazgul::Mark;
