//! Hazard events that were left to the last: hosts, strikes, companies, and what is of no use here.

use wizards::card::{Race, RegionKind, Skill, book};
use wizards::cards::Stat;
use wizards::ids::{RegionId, SiteId};
use wizards::mechanics::{Against, Moment};
use wizards::questions::{Frame, LimitFixed, Priority};
use wizards::state::{Combat, Status, Strike, Zone};

use super::attacks::{automatic, before};
use crate::bench::{
    at_rest, attack, attacked, body, company, embolden, first, give, of, on, on_the_way, play, prowess, put,
    stand, suffer, until, until_asked, zone,
};
use crate::creatures::go;
use crate::stage::{BASIC, ONE, TWO, Table, card};

pub fn site(id: &str) -> SiteId {
    SiteId::named(id).unwrap_or_else(|| panic!("no site '{id}'"))
}

pub fn region(id: &str) -> RegionId {
    RegionId::named(id).unwrap_or_else(|| panic!("no region '{id}'"))
}

/// A company on its way there through these, with cards of both.
pub fn abroad(
    company: &[&str],
    mine: &[&str],
    theirs: &[&str],
    to: &str,
    lands: &[RegionKind],
    regions: &[&str],
) -> Table {
    let mut t = of(BASIC, company, mine, theirs);
    on_the_way(&mut t, "bree");
    let regions = regions.iter().map(|id| region(id)).collect::<Vec<_>>();
    go(&mut t, site(to), lands, &regions);
    t.state.company_mut(first()).limit = 9;
    t
}

/// The attack that is faced.
pub fn combat(t: &mut Table) -> &mut Combat {
    t.state.combat.as_mut().expect("an attack")
}

/// One strike of the attack is at this one, and the attacker may play hazards on it, or the defender cards.
pub fn struck(t: &mut Table, who: &str) {
    combat(t).more_strikes = 1 - combat(t).strikes;
    let pick = format!("pick {who}");
    for _ in 0..40 {
        if combat(t).now.is_some() {
            return;
        }
        let seat = if t.prompt() == "wizards-ask-assign" { ONE } else { TWO };
        let assigns = matches!(t.prompt(), "wizards-ask-assign" | "wizards-ask-assign-rest");
        if assigns && t.may(seat, &pick) {
            t.choose(seat, &pick);
        } else {
            on(t);
        }
    }
    panic!("nobody is struck: {}", t.prompt());
}

/// The card that attacks.
pub fn attacker(t: &Table) -> String {
    match t.state.combat.as_ref().expect("an attack").source {
        wizards::state::Source::Creature(id, _) => t.state.piece(id).card.to_string(),
        other => format!("{other:?}"),
    }
}

/// The strike that is faced.
pub fn strike(t: &mut Table) -> &mut Strike {
    let combat = combat(t);
    let now = usize::from(combat.now.expect("a strike"));
    &mut combat.given[now]
}

/// SATM-17.11: what concerns only minions, Fallen-wizards or the Balrog is never offered, in no moment of a turn.
/// wizards:covetous_thoughts, wizards:heart_grown_cold, wizards:fools_bane, wizards:tidings_of_doubt_and_danger,
/// wizards:wrath_of_the_west, wizards:fealty_under_trial, wizards:mask_torn, wizards:glance_of_arien
#[test]
fn not_here() {
    let cards = [
        "covetous_thoughts",
        "heart_grown_cold",
        "fools_bane",
        "tidings_of_doubt_and_danger",
        "wrath_of_the_west",
        "fealty_under_trial",
        "mask_torn",
        "glance_of_arien",
    ];
    for id in cards {
        let face = card(id).get();
        assert!(face.not_here && face.modes.is_empty() && face.missing.is_none(), "{id}");
    }
    let others = book().cards.iter().filter(|face| face.not_here && !cards.contains(&&*face.id));
    assert!(others.into_iter().all(|face| face.modes.is_empty()));
    let mut t = of(BASIC, &["bergil"], &[], &[&cards[..], &["wolves"]].concat());
    on_the_way(&mut t, "bree");
    go(&mut t, site("bree"), &[RegionKind::Wilderness], &[]);
    let offered = |t: &Table| {
        let mut choices = Vec::new();
        <wizards::Wizards as table::Game>::choices(&t.state, TWO, &mut choices);
        choices.iter().map(ToString::to_string).filter(|one| one.starts_with("play")).collect::<Vec<_>>()
    };
    assert!(offered(&t).iter().all(|one| one.starts_with("play wolves")), "{:?}", offered(&t));
    assert!(t.may(TWO, "play wolves 0"));
    for id in cards {
        assert!(!t.may(TWO, &format!("play {id} 0")), "{id}");
    }
}

/// SATM-15.26: whoever goes through Nurn meets three hosts, and who defeats them all wins the card, but not who is hit; the
/// peoples around are harder to win by six, and not with Muster. wizards:mordor_in_arms
#[test]
fn mordor_in_arms() {
    for (through, roll, met, won) in
        [("nurn", 12, 3, true), ("nurn", 2, 3, false), ("gorgoroth", 12, 0, false)]
    {
        let heroes = ["aragorn_ii", "boromir_ii", "elladan", "annalena"];
        let mut t = of(BASIC, &heroes, &[], &["mordor_in_arms"]);
        on_the_way(&mut t, "bree");
        go(&mut t, site("bree"), &[RegionKind::ShadowLand], &[region(through)]);
        put(&mut t, "mordor_in_arms", Zone::Table);
        for _ in 0..6 {
            embolden(&mut t);
        }
        if roll == 2 {
            t.state.lasting.clear();
        }
        t.rolls(&[roll; 300]);
        begins(&mut t);
        let mut races = Vec::new();
        for _ in 0..400 {
            if t.prompt() == "wizards-ask-explore" {
                break;
            }
            let faced = &company(&t).faced;
            if faced.len() > races.len() {
                races.push((faced[races.len()].race, attacked(&t).0, attacked(&t).1));
            }
            step(&mut t);
        }
        assert_eq!(races.len(), met, "{through} {roll}");
        if met == 3 {
            assert_eq!(races, [(Race::Orc, 5, 8), (Race::Orc, 4, 10), (Race::Troll, 3, 12)]);
        }
        assert_eq!(zone(&t, "mordor_in_arms") == Zone::Won(ONE), won, "{through} {roll}");
        assert_eq!(t.state.points(ONE).creatures, if won { 2 } else { 0 });
    }
    for (faction, far) in [("variags_of_khand", false), ("rangers_of_the_north", true)] {
        let mut t = of(BASIC, &["boromir_ii"], &[faction, "muster"], &["mordor_in_arms"]);
        let of = t.state.sides[ONE].hand.iter().copied().find(|id| t.state.piece(*id).card == card(faction));
        let bonus = |t: &Table| {
            let who = t.of("boromir_ii");
            t.state.number(who, Stat::InfluenceCheck, Against::Piece(of.unwrap()))
        };
        let plain = bonus(&t);
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-explore");
        let at = SiteId::all().find(|at| card(faction).get().at.has(*at)).unwrap();
        stand(&mut t, &at.to_string());
        put(&mut t, "mordor_in_arms", Zone::Table);
        assert_eq!(bonus(&t), if far { plain } else { plain - 6 }, "{faction}");
        t.rolls(&[12; 100]);
        embolden(&mut t);
        t.choose(ONE, "company c1");
        t.then(ONE, &format!("gain {faction} boromir_ii"));
        assert_eq!(t.may(ONE, "play muster 0"), far, "{faction}");
    }
}

/// A company's movement phase begins anew, with the way that it has.
pub fn begins(t: &mut Table) {
    t.state.frames.pop();
    t.state.frames.push(LimitFixed { company: first() });
    t.state.frames.push(Priority { moment: Moment::Movement, seat: TWO, passed: true });
    t.choose(TWO, "pass");
}

/// One answer, strikes at whoever can take one.
pub fn step(t: &mut Table) {
    let mut choices = Vec::new();
    let seat = <wizards::Wizards as table::Game>::asks(&t.state).first().expect("it is not over");
    <wizards::Wizards as table::Game>::choices(&t.state, seat, &mut choices);
    let assigns = matches!(t.prompt(), "wizards-ask-assign" | "wizards-ask-assign-rest");
    match choices.iter().find(|one| assigns && one.word() == "pick") {
        Some(pick) => t.choose(seat, &pick.to_string()),
        None => on(t),
    }
}

/// SATM-22.1: at the end of each turn each player may take a Man of the discard pile back into the deck; it stays only as
/// long as its player gives one of the hand, after the long events of the other. wizards:thrice_outnumbered
#[test]
fn thrice_outnumbered() {
    for gives in [true, false] {
        let mut t = of(BASIC, &["bergil"], &["brigands"], &["thrice_outnumbered", "brigands", "wolves"]);
        put(&mut t, "thrice_outnumbered", Zone::Table);
        let dead = put(&mut t, "wolves", Zone::Discard);
        until(&mut t, "wizards-ask-organize");
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-upkeep");
        assert!(!t.may(TWO, "card wolves"));
        t.choose(TWO, if gives { "card brigands" } else { "pass" });
        assert_eq!(zone(&t, "thrice_outnumbered") == Zone::Discard, !gives);
        if gives {
            t.any_chance();
            until(&mut t, "wizards-ask-fetch");
            let mine = t.state.turn.active == ONE;
            assert!(mine);
            t.choose(ONE, "pass");
            until(&mut t, "wizards-ask-fetch");
            assert!(!t.may(TWO, "card wolves"), "no Man");
            t.choose(TWO, "card brigands");
            let back =
                t.state.pieces.iter().filter(|piece| piece.owner == TWO && piece.card == card("brigands"));
            assert!(back.into_iter().all(|piece| piece.zone == Zone::Deck));
            assert_eq!(t.state.piece(dead).zone, Zone::Discard);
        }
    }
    let mut t = of(BASIC, &["bergil"], &[], &["thrice_outnumbered", "thrice_outnumbered"]);
    on_the_way(&mut t, "bree");
    play(&mut t, TWO, "play thrice_outnumbered 0");
    until_asked(&mut t, TWO);
    assert!(!t.may(TWO, "play thrice_outnumbered 0"), "one in play");
}

/// SATM-22.1: at the end of each turn a great Dragon or a drake goes from the discard pile into the deck; at the Doors of
/// Night one of each to the hand. wizards:from_the_pits_of_angband
#[test]
fn from_the_pits_of_angband() {
    for doors in [false, true] {
        let theirs =
            ["from_the_pits_of_angband", "doors_of_night", "smaug_ahunt", "true_fire_drake", "wolves"];
        let mut t = of(BASIC, &["bergil"], &[], &theirs);
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-explore");
        put(&mut t, "from_the_pits_of_angband", Zone::Table);
        if doors {
            put(&mut t, "doors_of_night", Zone::Table);
        }
        for dead in ["smaug_ahunt", "true_fire_drake", "wolves"] {
            put(&mut t, dead, Zone::Discard);
        }
        t.any_chance();
        let mut taken = Vec::new();
        for _ in 0..200 {
            if t.state.turn.number > 1 {
                break;
            }
            if t.prompt() == "wizards-ask-fetch" && <wizards::Wizards as table::Game>::asks(&t.state).has(TWO)
            {
                assert!(!t.may(TWO, "card wolves"));
                let one =
                    ["card smaug_ahunt", "card true_fire_drake"].into_iter().find(|one| t.may(TWO, one));
                taken.extend(one);
                t.choose(TWO, one.unwrap_or("pass"));
            } else {
                on(&mut t);
            }
        }
        let to = if doors { Zone::Hand } else { Zone::Deck };
        assert_eq!(taken.len(), if doors { 2 } else { 1 }, "{doors}");
        assert_eq!(zone(&t, "smaug_ahunt"), to);
        assert_eq!(zone(&t, "true_fire_drake"), if doors { to } else { Zone::Discard });
    }
}

/// SATM-12.1: who would leave Lórien rolls seven at least; Men and Hobbits stay more easily, Dwarves go.
/// wizards:song_of_the_lady
#[test]
fn song_of_the_lady() {
    for (who, at, roll, goes) in [
        ("haldir", "lorien", 7, true),
        ("haldir", "lorien", 6, false),
        ("haldir", "rivendell", 2, true),
        ("boromir_ii", "lorien", 7, true),
        ("bombur", "lorien", 5, true),
        ("annalena", "lorien", 7, true),
        ("eomer", "lorien", 7, false),
        ("frodo", "lorien", 7, false),
    ] {
        let mut t = of(BASIC, &[who], &[], &["song_of_the_lady"]);
        put(&mut t, "song_of_the_lady", Zone::Table);
        stand(&mut t, at);
        t.rolls(&[roll; 60]);
        let to = if at == "lorien" { "rivendell" } else { "lorien" };
        t.choose(ONE, &format!("head c1 {to}"));
        until(&mut t, "wizards-ask-long-events");
        t.choose(ONE, "pass");
        assert_eq!(company(&t).moving(), goes, "{who} {at} {roll}");
    }
}

/// SATM-15.30: whoever goes to the Under-deeps or comes from there faces falling rock, each one strike of seven that nothing
/// cancels, and against which no weapon helps; not who goes elsewhere. What it cancels does nothing. wizards:earth_tremors
#[test]
fn earth_tremors() {
    for (from, to, falls) in
        [("bree", "the_gem_deeps", true), ("the_gem_deeps", "bree", true), ("bree", "moria", false)]
    {
        let mut t = of(
            BASIC,
            &["bergil", "elladan"],
            &["concealment", "sword_of_gondolin", "bridge"],
            &["earth_tremors"],
        );
        on_the_way(&mut t, "bree");
        stand(&mut t, from);
        go(&mut t, site(to), &[], &[]);
        put(&mut t, "earth_tremors", Zone::Table);
        assert!(t.state.company(first()).moving());
        give(&mut t, "sword_of_gondolin", "bergil");
        let armed = prowess(&t, "bergil");
        t.rolls(&[12; 80]);
        begins(&mut t);
        assert_eq!(t.state.combat.is_some(), falls, "{from} {to}");
        if !falls {
            continue;
        }
        assert_eq!((attacked(&t).0, attacked(&t).1), (2, 7));
        assert!(!t.may(ONE, "play concealment 0"), "nothing cancels it");
        assert!(armed > t.state.face(t.of("bergil")).prowess);
        for _ in 0..20 {
            if combat(&mut t).now.is_some() {
                break;
            }
            on(&mut t);
        }
        let id = t.of("bergil");
        assert_eq!(t.state.fighting_prowess(id), t.state.face(id).prowess, "no weapon");
        suffer(&mut t);
    }
    for unmade in ["into_dark_tunnels", "old_road", "great_road", "bridge"] {
        let says = wizards::cards::statics::Unmakes { card: card(unmade) };
        assert!(card("earth_tremors").get().has.contains(&wizards::cards::Static::Unmakes(says)), "{unmade}");
    }
}

/// SATM-14.10: whoever goes through a dark-domain draws a card fewer; there, and in Gorgoroth, nobody is a sage, and no spell
/// is spoken. wizards:in_the_heart_of_his_realm
#[test]
fn in_the_heart_of_his_realm() {
    for (site_id, dark) in [("dol_guldur", true), ("bree", false), ("barad_dur", true)] {
        let Some(place) = SiteId::named(site_id) else { continue };
        let mut t = of(BASIC, &["elladan"], &["gandalf", "wizards_fire"], &["in_the_heart_of_his_realm"]);
        put(&mut t, "gandalf", Zone::Company(first()));
        at_rest(&mut t);
        stand(&mut t, &place.to_string());
        let sage = |t: &Table| t.state.has_skill(t.of("gandalf"), Skill::Sage, None);
        let scout = |t: &Table| t.state.has_skill(t.of("elladan"), Skill::Warrior, None);
        assert!(sage(&t) && scout(&t));
        put(&mut t, "in_the_heart_of_his_realm", Zone::Table);
        assert_eq!(sage(&t), !dark, "{site_id}");
        assert!(scout(&t));
    }
    for (land, fewer) in [(RegionKind::DarkDomain, 1), (RegionKind::ShadowLand, 0)] {
        let mut t = abroad(&["aragorn_ii"], &[], &["in_the_heart_of_his_realm"], "bree", &[land], &[]);
        let draws = |t: &Table| {
            let mut then = Table::at(t.state.clone());
            then.rolls(&[7; 20]);
            begins(&mut then);
            let mut frames = then.state.frames.iter();
            let draw = frames.find_map(|frame| match frame {
                Frame::Draw(draw) if draw.seat == ONE => Some(draw.left),
                _ => None,
            });
            // What must be drawn is drawn without a question.
            then.state.sides[ONE].hand.len() + usize::from(draw.unwrap_or_default())
        };
        let plain = draws(&t);
        put(&mut t, "in_the_heart_of_his_realm", Zone::Table);
        assert_eq!(draws(&t) + fewer, plain, "{land:?}");
    }
}

/// SATM-31.2: around the home of a faction its raiders come: four strikes of eight that only tap, upon whoever passes; once on
/// a faction; and not elsewhere. wizards:trouble_on_all_borders
#[test]
fn trouble_on_all_borders() {
    let what = "play trouble_on_all_borders 0";
    for (through, comes) in [("rohan", true), ("anorien", true), ("arthedain", false)] {
        let cards = ["trouble_on_all_borders", "trouble_on_all_borders"];
        let mut t = abroad(
            &["aragorn_ii", "elladan"],
            &["riders_of_rohan"],
            &cards,
            "bree",
            &[RegionKind::Wilderness],
            &[through],
        );
        assert!(!t.may(TWO, what), "there is no faction");
        let riders = put(&mut t, "riders_of_rohan", Zone::Won(ONE));
        play(&mut t, TWO, what);
        let lies = t.of("trouble_on_all_borders");
        assert_eq!(t.state.piece(lies).zone, Zone::On(riders));
        until_asked(&mut t, TWO);
        assert!(!t.may(TWO, what), "not twice");
        t.rolls(&[2; 80]);
        begins(&mut t);
        assert_eq!(t.state.combat.is_some(), comes, "{through}");
        if comes {
            assert_eq!((attacked(&t).0, attacked(&t).1), (4, 8));
            assert_eq!(combat(&mut t).race, Race::Man);
            suffer(&mut t);
            assert!(t.state.characters(first()).all(|id| t.state.piece(id).status == Status::Tapped));
        }
    }
}

/// SATM-31.2: twice as many strikes in holds of the free, and what would only detain wounds; elsewhere as ever.
/// wizards:awaken_defenders
#[test]
fn awaken_defenders() {
    for (at, free) in [("gobel_mirlond", true), ("barrow_downs", false)] {
        let (strikes, prowess) = automatic(at, &[]);
        let times = if free { 2 } else { 1 };
        assert_eq!(automatic(at, &["awaken_defenders"]), (strikes * times, prowess), "{at}");
        for cards in [&[][..], &["awaken_defenders"]] {
            let mut t = before(at, cards);
            t.choose(ONE, "company c1");
            until(&mut t, "wizards-ask-priority");
            assert_eq!(combat(&mut t).detains, free && cards.is_empty(), "{at} {cards:?}");
        }
    }
}

/// SATM-15.19: two more automatic-attacks below, and whom spiders wound is worse off by one, of the Free Peoples.
/// wizards:spawn_of_ungoliant
#[test]
fn spawn_of_ungoliant() {
    for (at, more) in [("the_gem_deeps", true), ("the_pukel_deeps", true), ("moria", false)] {
        let mut t = before(at, &["spawn_of_ungoliant"]);
        let id = t.of("spawn_of_ungoliant");
        let says = card("spawn_of_ungoliant").get();
        assert_eq!((says.body, says.points), (8, 4));
        t.rolls(&[12; 300]);
        for _ in 0..6 {
            embolden(&mut t);
        }
        t.choose(ONE, "company c1");
        let mut seen = false;
        for _ in 0..300 {
            if t.prompt() == "wizards-ask-in-site" {
                break;
            }
            let source = t.state.combat.as_ref().map(|combat| combat.source);
            if source == Some(wizards::state::Source::Added(site(at), id)) {
                assert_eq!(attacked(&t), (3, 15, 8));
                seen = true;
            }
            step(&mut t);
        }
        assert_eq!(seen, more, "{at}");
    }
    for (creature, who, falls) in
        [("giant_spiders", "bergil", true), ("wolves", "bergil", false), ("giant_spiders", "gandalf", false)]
    {
        let mut t = of(BASIC, &["bergil"], &["gandalf"], &["spawn_of_ungoliant", creature]);
        put(&mut t, "gandalf", Zone::Company(first()));
        on_the_way(&mut t, "bree");
        go(&mut t, site("lorien"), &[RegionKind::Wilderness; 2], &[]);
        put(&mut t, "spawn_of_ungoliant", Zone::Table);
        attack(&mut t, creature);
        combat(&mut t).more_prowess = 20;
        struck(&mut t, who);
        let id = t.of(who);
        t.rolls(&[2, body(&t, who), 2, 2, 2]);
        suffer(&mut t);
        assert_eq!(t.state.piece(id).zone == Zone::Out, falls, "{creature} {who}");
    }
}

/// SATM-14.23: spiders that are not unique are keyed to ruins and shadow-holds below; not above, and no others.
/// wizards:ungoliants_foul_issue
#[test]
fn ungoliants_foul_issue() {
    let deep = SiteId::all().find(|id| {
        let face = id.get();
        face.under_deeps
            && matches!(
                face.kind,
                wizards::card::SiteKind::RuinsAndLairs | wizards::card::SiteKind::ShadowHold
            )
    });
    for (creature, at, may) in [
        ("giant_spiders", deep.unwrap(), true),
        ("giant_spiders", site("edhellond"), false),
        ("shelob", deep.unwrap(), false),
        ("orc_patrol", site("edhellond"), false),
    ] {
        let mut t = of(BASIC, &["bergil"], &[], &[creature, "ungoliants_foul_issue"]);
        at_rest(&mut t);
        stand(&mut t, &at.to_string());
        let what = format!("play {creature} 0");
        assert!(!t.may(TWO, &what), "{creature} {at}");
        put(&mut t, "ungoliants_foul_issue", Zone::Table);
        assert_eq!(t.may(TWO, &what), may, "{creature} {at}");
    }
}

/// SATM-14.32: wolves or animals that have attacked come again from the discard pile, once a turn, for one of the limit; what has
/// not attacked does not. wizards:monstrosity_of_diverse_shape
#[test]
fn monstrosity_of_diverse_shape() {
    let theirs = ["monstrosity_of_diverse_shape", "wolves", "orc_patrol"];
    let mut t = abroad(&["aragorn_ii"], &[], &theirs, "bree", &[RegionKind::Wilderness; 2], &[]);
    put(&mut t, "monstrosity_of_diverse_shape", Zone::Table);
    let what = "use monstrosity_of_diverse_shape 0";
    assert!(!t.may(TWO, what), "nothing has attacked");
    attack(&mut t, "orc_patrol");
    t.rolls(&[2; 100]);
    suffer(&mut t);
    until_asked(&mut t, TWO);
    assert!(!t.may(TWO, what), "Orcs do not come again");
    attack(&mut t, "wolves");
    suffer(&mut t);
    until_asked(&mut t, TWO);
    let used = company(&t).used;
    assert_eq!(zone(&t, "wolves"), Zone::Discard);
    play(&mut t, TWO, what);
    assert_eq!(attacker(&t), "wolves");
    assert_eq!(company(&t).used, used + 1);
    suffer(&mut t);
    until_asked(&mut t, TWO);
    assert!(!t.may(TWO, what), "once a turn");
}

/// The card of a player of this name, wherever it is: one that is not in the deck, if there is.
pub fn piece(t: &Table, name: &str, of: table::Seat) -> wizards::ids::PieceId {
    let all = t.state.pieces.iter().enumerate().filter(|(_, one)| one.card == card(name) && one.owner == of);
    let hidden = |zone: Zone| match zone {
        Zone::Deck => 2,
        Zone::Hand => 1,
        _ => 0,
    };
    let at = all.min_by_key(|(_, one)| hidden(one.zone)).map(|(at, _)| at);
    format!("#{}", at.unwrap_or_else(|| panic!("no '{name}'"))).parse().unwrap()
}
