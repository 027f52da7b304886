//! The frames of the game: every question and every step.

use crate::ask::asks;
use crate::cards::eleanor_rest::RestDraw;
use crate::cards::eleanor_retreat::Flee;
use crate::cards::elven_cloak::Cloak;
use crate::cards::heightened_senses::Declare;
use crate::cards::ill_met_company::Deal;
use crate::cards::lord_of_the_rings::Recover;
use crate::cards::sarumans_lies::Look;
use crate::cards::shrewd_planning::TakeBack;
use crate::cards::the_lidless_eye::{Divide, Share};
use crate::cards::trust_in_friendship::Trust;
use crate::combat::begin::{Begin, Start};
use crate::combat::finish::{Close, Finish, PutAway};
use crate::combat::round::Stage;
pub use crate::doing::Do;
use crate::prelude::*;
use crate::questions::combat::agility::Agility;
use crate::questions::combat::fury::Fury;
use crate::questions::combat::lay::Lay;
use crate::questions::effects::any_character::AnyCharacter;
use crate::questions::effects::bring_minion::BringMinion;
use crate::questions::effects::choose::Choose;
use crate::questions::effects::command_minion::CommandMinion;
use crate::questions::effects::cure::Cure;
use crate::questions::effects::discard_plot::{DiscardActive, DiscardFromHand};
use crate::questions::effects::fight_minion::FightMinion;
use crate::questions::effects::find_plot::{FindPlot, PlayFound};
use crate::questions::effects::level::Level;
use crate::questions::effects::lose_character::LoseCharacter;
use crate::questions::effects::lose_item::LoseItem;
use crate::questions::effects::move_character::{MoveCharacter, MoveTo};
use crate::questions::effects::pick_hero::PickHero;
use crate::questions::effects::pick_place::PickPlace;
use crate::questions::effects::remove_monster::RemoveMonster;
use crate::questions::effects::shielded::Shielded;
use crate::questions::effects::some::PickSome;
use crate::questions::effects::train::Train;
use crate::questions::effects::up_to::UpTo;
use crate::questions::effects::wound::Wound;
use crate::questions::finale::champion::Vote;
use crate::questions::hero::allow::Allow;
use crate::questions::hero::attack::Attack;
use crate::questions::hero::barter::Barter;
use crate::questions::hero::consent::Consent;
use crate::questions::hero::damage::Damage;
use crate::questions::hero::discard::Discard;
use crate::questions::hero::explore::Explore;
use crate::questions::hero::haven::Haven;
use crate::questions::hero::lose_something::LoseSomething;
use crate::questions::hero::marker::Marker;
use crate::questions::hero::pay::Pay;
use crate::questions::hero::pay_corruption::PayCorruption;
use crate::questions::hero::rest::Rest;
use crate::questions::hero::survivalist::Survivalist;
use crate::questions::hero::travel::Travel;
use crate::questions::hero::uruk::Uruk;
use crate::questions::hero::waits::Waits;
use crate::questions::sauron::act::Act;
use crate::questions::sauron::bury_plot::BuryPlot;
use crate::questions::sauron::command::Command;
use crate::questions::sauron::extend::Extend;
use crate::questions::sauron::keep_plot::KeepPlot;
use crate::questions::sauron::minion_start::MinionStart;
use crate::questions::sauron::peril::ChoosePeril;
use crate::questions::sauron::place_monster::{PlaceMonster, PlaceMonsters};
use crate::questions::sauron::play_plot::PlayPlot;
use crate::questions::sauron::plot_at::PlotAt;
use crate::questions::sauron::shadow::ShadowWindow;
use crate::questions::setup::choose_hero::ChooseHero;
use crate::questions::setup::keep_shadow::KeepShadow;
use crate::state::State;
use crate::steps::arrival::Arrival;
use crate::steps::conclusion::{Last, Over};
use crate::steps::defeat::Defeat;
use crate::steps::explored::Explored;
use crate::steps::hero_turn::{EndTurn, HeroTurn};
use crate::steps::opening::Opening;
use crate::steps::sauron_turn::{Phase, Settle};

macro_rules! frames {
    (asks { $($(#[$ask_meta:meta])* $ask:ident $(($ask_type:ty))?),* $(,)? } acts { $($(#[$act_meta:meta])* $act:ident $(($type:ty))?),* $(,)? }) => {
        table::questions! {
            /// A frame: a question or a step under way.
            #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
            #[serde(rename_all = "snake_case")]
            pub enum Frame of MiddleEarthQuest {
                asks { $($(#[$ask_meta])* $ask $(($ask_type))?),* }
                acts { $($(#[$act_meta])* $act $(($type))?),* }
                ends {
                    /// The game is over.
                    Over(Over)
                }
            }
        }

        asks!($($ask),*);
    };
}

frames! {
    asks {
        /// See its file.
        ChooseHero(ChooseHero),
        /// See its file.
        KeepShadow(KeepShadow),
        /// See its file.
        KeepPlot(KeepPlot),
        /// See its file.
        BuryPlot,
        /// See its file.
        PlayPlot,
        /// See its file.
        PlotAt(PlotAt),
        /// See its file.
        MinionStart(MinionStart),
        /// See its file.
        Act(Act),
        /// See its file.
        Extend(Extend),
        /// See its file.
        Command(Command),
        /// See its file.
        PlaceMonster,
        /// See its file.
        PlaceMonsters(PlaceMonsters),
        /// See its file.
        ShadowWindow(ShadowWindow),
        /// See its file.
        ChoosePeril(ChoosePeril),
        /// See its file.
        Rest(Rest),
        /// See its file.
        Marker(Marker),
        /// See its file.
        PayCorruption(PayCorruption),
        /// See its file.
        Survivalist(Survivalist),
        /// See its file.
        Allow(Allow),
        /// See its file.
        Attack(Attack),
        /// See its file.
        Uruk(Uruk),
        /// See its file.
        Travel(Travel),
        /// See its file.
        Pay(Pay),
        /// See its file.
        Explore(Explore),
        /// See its file.
        Consent(Consent),
        /// See its file.
        Barter(Barter),
        /// See its file.
        Damage(Damage),
        /// See its file.
        Discard(Discard),
        /// See its file.
        LoseSomething(LoseSomething),
        /// See its file.
        Haven(Haven),
        /// See its file.
        Waits(Waits),
        /// See its file.
        Agility(Agility),
        /// See its file.
        Fury,
        /// See its file.
        Lay,
        /// See its file.
        Choose(Choose),
        /// See its file.
        UpTo(UpTo),
        /// See its file.
        PickHero(PickHero),
        /// See its file.
        PickPlace(PickPlace),
        /// See its file.
        PickSome(PickSome),
        /// See its file.
        Cure(Cure),
        /// See its file.
        Train(Train),
        /// See its file.
        Level(Level),
        /// See its file.
        LoseItem(LoseItem),
        /// See its file.
        Shielded(Shielded),
        /// See its file.
        RemoveMonster(RemoveMonster),
        /// See its file.
        Wound(Wound),
        /// See its file.
        BringMinion(BringMinion),
        /// See its file.
        FightMinion(FightMinion),
        /// See its file.
        CommandMinion(CommandMinion),
        /// See its file.
        AnyCharacter(AnyCharacter),
        /// See its file.
        LoseCharacter(LoseCharacter),
        /// See its file.
        MoveCharacter(MoveCharacter),
        /// See its file.
        MoveTo(MoveTo),
        /// See its file.
        DiscardActive(DiscardActive),
        /// See its file.
        DiscardFromHand(DiscardFromHand),
        /// See its file.
        FindPlot(FindPlot),
        /// See its file.
        PlayFound(PlayFound),
        /// See its file.
        Deal(Deal),
        /// See its file.
        Look,
        /// See its file.
        Recover,
        /// See its file.
        Share(Share),
        /// See its file.
        Divide(Divide),
        /// See its file.
        Trust,
        /// See its file.
        RestDraw(RestDraw),
        /// See its file.
        Flee,
        /// See its file.
        Declare(Declare),
        /// See its file.
        TakeBack,
        /// See its file.
        Vote(Vote)
    }
    acts {
        /// A step of setting up.
        Opening(Opening),
        /// A step of the round.
        Phase(Phase),
        /// An event goes to its place.
        Settle(Settle),
        /// A part of a hero's turn.
        HeroTurn(HeroTurn),
        /// A hero's turn ends early.
        EndTurn(EndTurn),
        /// A hero has come to a place.
        Arrival(Arrival),
        /// A hero has explored.
        Explored(Explored),
        /// A hero is defeated.
        Defeat(Defeat),
        /// A card does something.
        Do(Do),
        /// The Elven Cloak.
        Cloak,
        /// A combat begins.
        Begin(Begin),
        /// The start of a combat.
        Start(Start),
        /// A round of combat.
        Stage(Stage),
        /// A combat is over.
        Finish,
        /// Its cards are put away.
        PutAway,
        /// The consequences of the combat.
        Close(Close),
        /// A step of the conclusion.
        Last(Last),
        /// The conclusion begins.
        Conclude,
    }
}

/// The conclusion begins, whatever was going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conclude;

impl Step<MiddleEarthQuest> for Conclude {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        ctx.journal.reveal();
        ctx.tell(|| crate::event::Event::Conclusion);
        state.conclude();
    }
}
