//! The 96 cards, deck by deck.

use super::effect::Effect::*;
use super::effect::Levy::*;
use super::effect::Spot::*;
use super::effect::{Entry, Need};
use crate::card::{Card, Deck};
use crate::character::Character;
use crate::frame::{Led, Travel};
use crate::nation::Nation::*;
use crate::region::Region;

macro_rules! deck {
    ($($needs:expr => $effects:expr;)*) => { [$(Entry { needs: &$needs, effects: &$effects }),*] };
}

const KING: &[crate::nation::Nation] = &[];
const ENTS: Entry = Entry {
    needs: &[Need::WhiteAnd(Region::FANGORN)],
    effects: &[Ents, EntsEnd, EntsPlay],
};
const fn travel(extra: u8, level: u8, into_siege: bool) -> Travel {
    Travel {
        extra,
        level,
        into_siege,
        still: false,
    }
}

/// What a card needs and does.
pub const fn entry(card: Card) -> &'static Entry {
    let place = card.index() % 24;
    match card.index() / 24 {
        0 => &FREE_CHARACTER[place],
        1 => &FREE_STRATEGY[place],
        2 => &SHADOW_CHARACTER[place],
        _ => &SHADOW_STRATEGY[place],
    }
}

const FREE_CHARACTER: [Entry; 24] = {
    let mut deck = deck! {
        [] => [Tile(7)];
        [] => [Tile(8)];
        [] => [Tile(9)];
        [] => [Tile(10)];
        [] => [];
        [Need::InFellowship(&[Character::Gimli, Character::Legolas])] => [];
        [Need::InFellowship(&[Character::Boromir])] => [];
        [Need::InFellowship(&[Character::GandalfTheGrey])] => [];
        [] => [HealByDice(5, 3)];
        [] => [Heal(1, 1), AnotherWay];
        [Need::Company] => [Separate(travel(1, 0, false)), Heal(1, 1)];
        [] => [Heal(1, 2)];
        [] => [CharacterToWill, HealAt(Region::LORIEN)];
        [Need::KingWithArmy(&[Gondor, Rohan])] => [Challenge];
        [] => [SeparateOrWalk(travel(0, 4, true))];
        [] => [SeparateOrWalk(travel(2, 0, true))];
        [] => [
            Separate(travel(1, 0, false)),
            RouseIf(
                &[Character::Gimli, Character::Legolas],
                &[Region::DALE, Region::EREBOR, Region::WOODLAND_REALM],
                &[Dwarves, North],
                &[Dwarves, Elves, North],
            ),
        ];
        [Need::Eagles] => [Eagles, EaglesDrive];
        [] => [];
        [] => [];
        [] => [];
        [Need::KingIn(Rohan)] => [DeadMen, DeadMenRout, DeadMenMuster(Gondor)];
        [Need::Within(Character::Boromir, Gondor)] => [
            Recruit(With(Character::Boromir), &[Units(Gondor, 1)]),
            Draw(Deck::Strategy, 2),
        ];
        [Need::KingWithArmy(KING)] => [GreyCompany, Draw(Deck::Strategy, 2)];
    };
    deck[18] = ENTS;
    deck[19] = ENTS;
    deck[20] = ENTS;
    deck
};

const FREE_STRATEGY: [Entry; 24] = deck! {
    [Need::AragornAbroad] => [];
    [] => [Advance(Elves)];
    [] => [Advance(North)];
    [] => [Walk, ToWarIf(&[Region::EREBOR, Region::ERED_LUIN], Dwarves)];
    [Need::MixedArmy] => [Discord(5)];
    [] => [
        Ambush(3, &[Region::OSGILIATH, Region::NORTH_ITHILIEN, Region::SOUTH_ITHILIEN]),
        RecruitIfArmy(Region::OSGILIATH, &[Units(Gondor, 1), Leader(Gondor)]),
    ];
    [] => [Walk, ToWarIf(&[Region::THE_SHIRE, Region::BREE], North)];
    [] => [Counsel];
    [Need::Active(Gondor)] => [Advance(Rohan), Recruit(At(Region::EDORAS), &[Units(Rohan, 1), Leader(Rohan)])];
    [Need::Relief] => [Relieve];
    [Need::AtWar(Rohan)] => [SecretPath(Rohan, Region::MINAS_TIRITH)];
    [Need::CompanionArmy] => [Journey { armies: 1, range: 2, led: Led::ByCompanion, gather: false }];
    [Need::AtWar(Elves)] => [Recruit(Coast, &[Units(Elves, 2)])];
    [] => [Recruit(At(Region::MINAS_TIRITH), &[Units(Gondor, 1), Leader(Gondor)])];
    [] => [Recruit(At(Region::LORIEN), &[Units(Elves, 1)]), Draw(Deck::Strategy, 1)];
    [] => [Recruit(OrCompanion(Region::EDORAS, Rohan), &[Units(Rohan, 1), Leader(Rohan)])];
    [] => [Recruit(At(Region::CARROCK), &[Units(North, 1), Leader(North)])];
    [] => [Recruit(At(Region::DOL_AMROTH), &[Units(Gondor, 1), Leader(Gondor)])];
    [] => [Recruit(At(Region::DALE), &[Regulars(North, 2)]), Draw(Deck::Strategy, 1)];
    [] => [
        Recruit(At(Region::THE_SHIRE), &[Units(North, 1)]),
        Recruit(At(Region::ERED_LUIN), &[Units(Dwarves, 1)]),
        Draw(Deck::Strategy, 1),
    ];
    [] => [Recruit(At(Region::RIVENDELL), &[Units(Elves, 1)]), Draw(Deck::Strategy, 1)];
    [] => [Recruit(At(Region::EREBOR), &[Units(Dwarves, 1), Leader(Dwarves)])];
    [] => [Recruit(Settlement(Rohan), &[Units(Rohan, 1), Leader(Rohan)])];
    [] => [Recruit(At(Region::WOODLAND_REALM), &[Units(Elves, 1)]), Draw(Deck::Strategy, 1)];
};

const SHADOW_CHARACTER: [Entry; 24] = deck! {
    [] => [Tile(11)];
    [] => [Tile(12)];
    [] => [Tile(13)];
    [] => [Tile(14)];
    [Need::Outside] => [Tiles { sure: false, random: false, breaking: false }];
    [Need::Outside] => [Tiles { sure: true, random: false, breaking: false }];
    [Need::Outside] => [Tiles { sure: false, random: true, breaking: false }];
    [Need::Outside] => [CorruptByDice(4, 6)];
    [Need::Progress] => [Fly, SearchEnds];
    [Need::Progress] => [Drive];
    [Need::Progress] => [Fly, Strike];
    [Need::Revealed] => [Wound];
    [Need::Revealed] => [Lure];
    [Need::Revealed] => [Tiles { sure: false, random: false, breaking: true }];
    [] => [];
    [] => [];
    [] => [];
    [] => [Eyes(3)];
    [Need::Spells] => [Spells];
    [Need::KingsSiege] => [Assault];
    [Need::InPlay(Character::Saruman)] => [];
    [Need::InPlay(Character::Saruman)] => [];
    [] => [Fly, Abroad];
    [Need::InPlay(Character::WitchKing)] => [Captain, CaptainLeads];
};

const SHADOW_STRATEGY: [Entry; 24] = deck! {
    [Need::Fallen(Elves)] => [Valinor];
    [Need::InPlay(Character::Saruman), Need::SiegeWith(Isengard)] => [Assault];
    [Need::Besieged(Region::MINAS_TIRITH)] => [Folly(Region::MINAS_TIRITH)];
    [Need::ShadowAtWar] => [NoDawn];
    [] => [];
    [Need::Stormcrow] => [Stormcrow, StormcrowLoss];
    [] => [Journey { armies: 1, range: 3, led: Led::Freely, gather: true }];
    [] => [Journey { armies: 2, range: 2, led: Led::Freely, gather: true }];
    [Need::ShadowAtWar] => [March(4)];
    [Need::AtWar(Southrons)] => [Corsairs(Region::UMBAR, Gondor)];
    [Need::AtWar(Isengard)] => [Dunlendings, DunlendingsFollow(4)];
    [Need::InPlay(Character::WitchKing)] => [
        Summon(Character::WitchKing, Region::ANGMAR),
        Recruit(At(Region::ANGMAR), &[Regulars(Sauron, 2), Elites(Sauron, 1)]),
    ];
    [Need::AtWar(Isengard)] => [Recruit(ShadowArmy, &[Units(Isengard, 1)])];
    [Need::AtWar(Sauron)] => [Recruit(ShadowArmy, &[Units(Sauron, 1)])];
    [Need::AtWar(Sauron)] => [Promote(Sauron, 2)];
    [Need::InPlay(Character::Saruman)] => [
        Recruit(At(Region::NORTH_DUNLAND), &[Regulars(Isengard, 2)]),
        Recruit(At(Region::SOUTH_DUNLAND), &[Regulars(Isengard, 2)]),
        Recruit(At(Region::ORTHANC), &[Units(Isengard, 2)]),
    ];
    [] => [RecruitInThree(Southrons, 2, false)];
    [Need::InPlay(Character::Aragorn)] => [Recruit(At(Region::MINAS_MORGUL), &[Regulars(Sauron, 5), Nazgul(1)])];
    [] => [Recruit(OneOf(&[Region::MOUNT_GRAM, Region::MORIA]), &[Units(Sauron, 2), Nazgul(1)])];
    [] => [
        Recruit(At(Region::DOL_GULDUR), &[Regulars(Sauron, 3)]),
        Recruit(At(Region::MOUNT_GUNDABAD), &[Regulars(Sauron, 3)]),
    ];
    [Need::AtWar(Southrons)] => [Recruit(East(Southrons), &[Regulars(Southrons, 5)])];
    [] => [
        Recruit(At(Region::ANGMAR), &[Regulars(Sauron, 1)]),
        Recruit(At(Region::ETTENMOORS), &[Regulars(Sauron, 1)]),
        Recruit(At(Region::WEATHER_HILLS), &[Regulars(Sauron, 1)]),
        Recruit(At(Region::TROLLSHAWS), &[Elites(Sauron, 1)]),
    ];
    [Need::ShadowAtWar] => [
        Recruit(At(Region::GORGOROTH), &[Regulars(Southrons, 5)]),
        Recruit(At(Region::NURN), &[Regulars(Sauron, 5)]),
    ];
    [Need::AtWar(Sauron)] => [RecruitInThree(Sauron, 2, true)];
};
