//! Chapter 2: setting up.

use table::{Chance, Game, Journal, Seat, Seed, SetupRequest};
use war::War;
use war::character::{Character, Place};
use war::nation::{Nation, Side};
use war::region::{Region, Site};
use war::tile::Tile;

use crate::stage::region;

/// GDA-1.2, GDA-2.12: figures on the map and reinforcements are as many as in the box.
#[test]
fn figures_add_up() {
    let state = war::setup::table(2);
    for nation in Nation::ALL {
        for kind in 0..3 {
            let deployed = war::setup::deployed(nation).iter().map(|(_, figures)| figures[kind]).sum::<u8>();
            assert_eq!(deployed + state.reserve[nation][kind], nation.facts().figures[kind]);
        }
    }
    let units = |side: Side| -> u32 {
        let nations = side.nations().iter();
        nations.map(|nation| u32::from(nation.facts().figures[0] + nation.facts().figures[1])).sum()
    };
    assert_eq!((units(Side::Free), units(Side::Shadow)), (75, 90));
}

/// GDA-2.10, GDA-2.11: the deployment.
#[test]
fn deployment() {
    let state = war::setup::table(2);
    let at = |id: &str, side| state.board.army(region(id), side);
    assert_eq!(at("minas-tirith", Side::Free), 4);
    assert_eq!(at("osgiliath", Side::Free), 2);
    assert_eq!(at("orthanc", Side::Shadow), 5);
    assert_eq!(state.board.at(region("barad-dur")).nazgul(), 1);
    assert_eq!(at("minas-tirith", Side::Shadow), 0);
}

/// GDA-2.2, GDA-2.3, GDA-2.4, GDA-2.5: the Fellowship and the characters.
#[test]
fn fellowship() {
    let state = war::setup::table(2);
    assert_eq!(state.fellowship.at, Region::RIVENDELL);
    assert_eq!((state.fellowship.progress, state.fellowship.corruption), (0, 0));
    assert!(state.fellowship.hidden);
    assert_eq!(state.companions().len(), 7);
    assert_eq!(state.fellowship.guide, Some(Character::GandalfTheGrey));
    assert_eq!(state.place(Character::Aragorn), Place::Aside);
    assert_eq!(state.place(Character::WitchKing), Place::Aside);
    assert_eq!(state.rings, war::nation::BySide::from_array([3, 0]));
}

/// GDA-2.7, GDA-15.3: sixteen standard tiles in the pool, eight special ones aside.
#[test]
fn tiles() {
    let state = war::setup::table(2);
    assert_eq!(state.tiles.left(), 16);
    assert_eq!(state.tiles.total(), 24);
    let eyes = Tile::all().filter(|tile| tile.is_eye() && tile.facts().special.is_none());
    assert_eq!(eyes.map(|tile| tile.facts().count).sum::<u8>(), 4);
}

/// GDA-2.9: the Political Track.
#[test]
fn politics() {
    let state = war::setup::table(2);
    let steps = Nation::ALL.map(|nation| state.stand(nation).steps);
    assert_eq!(steps, [3, 3, 2, 3, 3, 1, 1, 2]);
    let active = Nation::ALL.map(|nation| state.stand(nation).active);
    assert_eq!(active, [false, true, false, false, false, true, true, true]);
}

/// GDA-2.6, GDA-2.8, GDA-3.3: the first turn begins with two cards and four dice against seven.
#[test]
fn first_turn() {
    let setup = War::setup(&(), &SetupRequest::players(2)).unwrap();
    let mut chance = Chance::from_seed(&Seed::from_number(1));
    let state = War::start(&setup, &mut chance, &mut Journal::silent());
    assert_eq!(state.cards.hands[0].len(), 2);
    assert_eq!(state.cards.hands[1].len(), 2);
    assert_eq!((state.pool(Side::Free), state.pool(Side::Shadow)), (4, 7));
    assert_eq!(War::asks(&state).first(), Some(Seat::new(0)), "the Fellowship may be declared");
}

/// GDA-1.9, GDA-1.10, GDA-A2: borders run both ways, all regions hang together, mountains are no borders.
#[test]
fn map() {
    let all = Region::all().collect::<Vec<_>>();
    assert_eq!(all.len(), 105);
    assert_eq!(all.iter().map(|at| at.near().len()).sum::<usize>(), 2 * 232);
    for at in &all {
        assert!(at.near().iter().all(|other| other.near().has(*at)));
        assert_eq!(at.facts().near & at.facts().walls, 0);
    }
    let reached = war::region::RegionSet::only(all[0]).within(
        u8::MAX,
        war::region::RegionSet::EMPTY,
        war::region::RegionSet::EMPTY,
    );
    assert_eq!(reached.len(), 105);
    assert!(!Region::ANGMAR.near().has(Region::NORTH_DOWNS));
    assert!(Region::MORIA.near().has(Region::NORTH_DUNLAND));
}

/// GDA-1.13, GDA-1.14, GDA-1.15: settlements and their points.
#[test]
fn settlements() {
    let count = |site| Region::all().filter(|at| at.site() == site).count();
    assert_eq!(count(Site::Fortification), 2);
    assert_eq!((count(Site::Stronghold), count(Site::City), count(Site::Town)), (16, 6, 14));
    let points = |side| -> u8 {
        let owned = Region::all().filter(|at| at.owner() == Some(side));
        owned.map(Region::victory_points).sum()
    };
    assert_eq!((points(Side::Free), points(Side::Shadow)), (20, 18));
    assert!(!Region::OSGILIATH.is_settlement());
}

/// GDA-0.1, GDA-2.1: two sides; with three the Shadow is shared, with four both are. Sides go with the seats.
#[test]
fn sides() {
    let seats = |players: u8| {
        let state = war::setup::table(players);
        Side::ALL.map(|side| state.seats(side).map(Seat::number).collect::<Vec<_>>())
    };
    assert_eq!(seats(2), [vec![1], vec![2]]);
    assert_eq!(seats(3), [vec![1], vec![2, 3]]);
    assert_eq!(seats(4), [vec![1, 2], vec![3, 4]]);
    for players in [1, 5] {
        assert!(War::setup(&(), &SetupRequest::players(players)).is_err());
    }
}

/// GDA-1.1: dice, cards, tiles, Rings and counters are as many as in the box.
#[test]
fn components() {
    let state = war::setup::table(2);
    assert_eq!(Side::ALL.map(|side| side.die().most), [6, 10]);
    for side in Side::ALL {
        for deck in war::card::Deck::ALL {
            assert_eq!(state.deck(side, deck).len(), 24);
        }
    }
    assert_eq!(state.tiles.total(), 24);
    assert_eq!(state.rings, war::nation::BySide::from_array([3, 0]));
    let companions = Character::ALL.into_iter().filter(|who| who.side() == Side::Free);
    assert_eq!(companions.count(), 9);
}

/// GDA-1.12: five Nations and three, each with its regions; many regions are nobody's.
#[test]
fn nations() {
    assert_eq!(Side::ALL.map(|side| side.nations().len()), [5, 3]);
    for nation in Nation::ALL {
        assert!(Region::all().any(|at| at.nation() == Some(nation)), "{nation}");
        assert!(nation.side().nations().contains(&nation));
    }
    let druadan = region("druadan-forest");
    assert_eq!((druadan.nation(), druadan.is_settlement()), (Some(Nation::Gondor), false));
    assert_eq!(region("osgiliath").nation(), None);
}

/// GDA-19.1: Levels and Leaderships.
#[test]
fn levels() {
    let facts = |id: &str| {
        let who: Character = id.parse().unwrap();
        (who.level(), who.facts().leadership)
    };
    for (id, wanted) in [
        ("gandalf-the-grey", (3, 1)),
        ("strider", (3, 1)),
        ("boromir", (2, 1)),
        ("legolas", (2, 1)),
        ("gimli", (2, 1)),
        ("meriadoc", (1, 1)),
        ("peregrin", (1, 1)),
        ("aragorn", (3, 2)),
        ("gandalf-the-white", (3, 1)),
        ("witch-king", (u8::MAX, 2)),
        ("mouth-of-sauron", (3, 2)),
        ("saruman", (0, 1)),
    ] {
        assert_eq!(facts(id), wanted, "{id}");
    }
}
