//! The options of a table: what the book says, and what the ruling or the optional rule says instead.

use table::{Game, SetupRequest};
use wizards::Wizards;
use wizards::card::Kind;
use wizards::deck::{Deck, starters};
use wizards::ids::{CardId, CompanyId, PieceId, SiteId};
use wizards::setup::{Extras, Rules, Rulings};
use wizards::state::{Ending, Zone};

use crate::stage::{BASIC, ONE, STANDARD, Side, TWO, Table, card, cards};

const MINE: [&str; 4] = ["aragorn_ii", "boromir_ii", "elladan", "annalena"];

fn side<'a>(company: &'a [&'a str], items: &'a [(&'a str, &'a str)], hand: &'a [&'a str]) -> Side<'a> {
    Side {
        company,
        items,
        hand,
        draws: &[],
    }
}

/// Four of the one player at Rivendell, with these cards; three of the other.
fn table(rules: Rules, items: &[(&str, &str)], hand: &[&str]) -> Table {
    let two = side(
        &["glorfindel_ii", "faramir", "haldir"],
        &[],
        &["orc_warriors", "river"],
    );
    Table::new(rules, [side(&MINE, items, hand), two], &[7; 60])
}

fn ruled(rules: Rules, change: impl Fn(&mut Rulings)) -> Rules {
    let mut rulings = Rulings::BOOK;
    change(&mut rulings);
    Rules { rulings, ..rules }
}

fn with(rules: Rules, change: impl Fn(&mut Extras)) -> Rules {
    let mut extras = Extras::NONE;
    change(&mut extras);
    Rules { extras, ..rules }
}

fn site(id: &str) -> SiteId {
    SiteId::named(id).unwrap()
}

fn place(t: &mut Table, company: CompanyId, at: &str) {
    let found = t
        .state
        .companies
        .iter_mut()
        .find(|one| one.id == company)
        .unwrap();
    found.site = site(at);
}

/// Puts a card from wherever it is into play.
fn put(t: &mut Table, name: &str, zone: Zone) -> PieceId {
    let at = t
        .state
        .pieces
        .iter()
        .position(|piece| piece.card == card(name) && !piece.zone.in_play());
    let id = format!("#{}", at.unwrap()).parse::<PieceId>().unwrap();
    for seat in [ONE, TWO] {
        t.state.sides[seat].hand.retain(|one| *one != id);
        t.state.sides[seat].deck.retain(|one| *one != id);
    }
    t.state.pieces[id.index()].zone = zone;
    if zone.in_play() {
        t.state.in_play.push(id);
    }
    id
}

/// An answer that does nothing, if there is one.
fn on(t: &mut Table) {
    let seat = Wizards::asks(&t.state).first().expect("it is not over");
    let mut choices = Vec::new();
    Wizards::choices(&t.state, seat, &mut choices);
    let choice = choices
        .iter()
        .find(|choice| choice.word() == "pass")
        .unwrap_or(&choices[0]);
    t.choose(seat, &choice.to_string());
}

/// The question comes up.
fn until(t: &mut Table, question: &str) {
    for _ in 0..200 {
        if t.prompt() == question {
            return;
        }
        on(t);
    }
    panic!("'{question}' is never asked");
}

fn faults(rules: &Rules, change: impl Fn(&mut Deck)) -> Vec<&'static str> {
    let mut deck = starters()[0].clone();
    change(&mut deck);
    deck.faults(rules).iter().map(|fault| fault.what).collect()
}

/// SATM-A0, SATM-0.4: one option turns all rulings on, and each has one of its own.
#[test]
fn every_ruling_has_an_option() {
    let rules = |request: SetupRequest| Wizards::setup(&(), &request).unwrap().rules.rulings;
    let request = SetupRequest::players(2);
    assert_eq!(rules(request.clone()), Rulings::BOOK);
    let official = request.clone().option("rulings", "official");
    assert_eq!(rules(official.clone()), Rulings::OFFICIAL);
    for id in Rulings::IDS {
        let alone = rules(request.clone().option(id, "official"));
        assert!(alone != Rulings::BOOK && alone != Rulings::OFFICIAL, "{id}");
        let but = rules(official.clone().option(id, "book"));
        assert!(but != Rulings::OFFICIAL && but != alone, "{id}");
    }
}

/// SATM-2.4: by the ruling an agent is half a creature.
#[test]
fn agents_are_half_creatures() {
    let agents = CardId::all()
        .filter(|card| card.get().kind == Kind::Agent)
        .take(2)
        .collect::<Vec<_>>();
    let few = |rules: &Rules| {
        faults(rules, |deck| {
            deck.cards = cards(&["orc_guard"; 11]);
            deck.cards.extend(&agents);
        })
        .contains(&"wizards-deck-creatures")
    };
    assert!(few(&STANDARD));
    assert!(!few(&ruled(STANDARD, |rulings| rulings
        .agents_are_half_creatures =
        true)));
}

/// SATM-2.7: by the ruling no starting item is unique.
#[test]
fn start_items_are_common() {
    let unique = |rules: &Rules| {
        faults(rules, |deck| deck.items = cards(&["sting"])).contains(&"wizards-deck-start-unique")
    };
    assert!(!unique(&STANDARD));
    assert!(unique(
        &ruled(STANDARD, |rulings| rulings.start_items_common = true)
    ));
}

/// SATM-6.11: by the ruling somebody may come into a company of its own beside the wizard.
#[test]
fn companies_form_beside_the_wizard() {
    for allowed in [false, true] {
        let rules = ruled(STANDARD, |rulings| rulings.company_beside_wizard = allowed);
        let mut t = table(rules, &[], &["saruman", "hama"]);
        t.choose(ONE, "follow annalena aragorn_ii");
        let wizard = put(&mut t, "saruman", Zone::Company("c1".parse().unwrap()));
        assert_eq!(t.state.face(wizard).mind, None);
        t.choose(ONE, "card hama");
        assert_eq!(t.may(ONE, "site rivendell"), allowed);
    }
}

/// SATM-8.2: by the ruling two Hobbits are one of seven.
#[test]
fn hobbits_are_halves_of_a_company() {
    for halves in [false, true] {
        let rules = ruled(STANDARD, |rulings| rulings.hobbits_halve_company = halves);
        let mut t = table(rules, &[], &["merry", "pippin", "sam_gamgee", "hama"]);
        let first = t.company("aragorn_ii");
        for hobbit in ["merry", "pippin", "sam_gamgee"] {
            put(&mut t, hobbit, Zone::Company(first));
        }
        t.choose(ONE, "part elladan");
        let other = t.company("elladan");
        for at in [first, other] {
            place(&mut t, at, "bree");
        }
        put(&mut t, "hama", Zone::Company(first));
        // Seven heads are there, three of them Hobbits.
        assert_eq!(t.may(ONE, &format!("join elladan {first}")), halves);
    }
}

/// SATM-8.9: by the ruling those who divide at a haven do not both stay.
#[test]
fn one_stays_at_a_haven() {
    for one_stays in [false, true] {
        let rules = ruled(STANDARD, |rulings| rulings.one_stays_at_havens = one_stays);
        let mut t = table(rules, &[], &[]);
        t.choose(ONE, "part elladan");
        assert_eq!(t.may(ONE, "pass"), !one_stays);
        t.choose(ONE, "head c1 bree");
        assert!(t.may(ONE, "pass"));
    }
}

/// SATM-9.2: by the ruling influence is exceeded for a while, and settled at the end of the phase.
#[test]
fn influence_is_settled_at_the_end() {
    for late in [false, true] {
        let rules = ruled(STANDARD, |rulings| rulings.influence_settled_late = late);
        let mut t = table(rules, &[], &["gimli"]);
        assert_eq!(t.may(ONE, "card gimli"), late);
        if late {
            t.choose(ONE, "card gimli");
            t.choose(ONE, "company c1");
            t.choose(ONE, "general gimli");
            t.choose(ONE, "pass");
            until(&mut t, "wizards-ask-overrun");
            t.choose(ONE, "dismiss gimli");
        }
    }
}

/// SATM-10.2, SATM-10.3: by the ruling also what has no corruption is given away after a check: of the pool so far that is nothing.
#[test]
fn every_transfer_is_checked() {
    let bare = |card: &CardId| {
        let face = card.get();
        let stays = face
            .has
            .iter()
            .any(|one| format!("{one:?}").contains("BeTransferred"));
        face.kind == Kind::Item && face.corruption == 0 && !stays
    };
    assert_eq!(
        CardId::all().find(bare),
        None,
        "now the ruling makes a difference: show it here"
    );
    for checked in [false, true] {
        let rules = ruled(BASIC, |rulings| rulings.every_transfer_checked = checked);
        let mut t = table(rules, &[("dagger_of_westernesse", "elladan")], &[]);
        t.rolls(&[7]);
        t.choose(ONE, "give dagger_of_westernesse boromir_ii");
        assert_eq!(t.unused(), 0, "it gives a corruption point");
    }
}

/// SATM-28.35, SATM-28.36: by the ruling an ally of the agent's land keeps its mind: of the pool so far no ally and no faction is
/// at home where an agent who influences is.
#[test]
fn nobody_is_of_an_agents_land() {
    let places = |face: &wizards::card::Face| {
        let near = |site: &SiteId| {
            let region = site.get().region;
            face.at.has(*site) || region.is_some_and(|region| face.at_regions.has(region))
        };
        SiteId::all().filter(near).collect::<Vec<_>>()
    };
    let agents = CardId::all().filter(|card| card.get().kind == Kind::Agent && card.get().sways);
    let homes = agents.map(|card| card.get().home).collect::<Vec<_>>();
    assert!(!homes.is_empty());
    let of_a_land = |card: &CardId| {
        let face = card.get();
        let lives = matches!(face.kind, Kind::Ally | Kind::Faction);
        lives
            && places(face)
                .iter()
                .any(|site| homes.iter().any(|home| home.has(*site)))
    };
    assert_eq!(
        CardId::all().find(of_a_land),
        None,
        "now the option makes a difference: show it here"
    );
}

/// SATM-11.12: by the ruling a check is supported in the basic game, too.
#[test]
fn checks_are_supported() {
    for always in [false, true] {
        let rules = ruled(BASIC, |rulings| rulings.support_always = always);
        let mut t = table(rules, &[], &["sword_of_gondolin"]);
        let bearer = t.of("boromir_ii");
        put(&mut t, "sword_of_gondolin", Zone::On(bearer));
        t.choose(ONE, "give sword_of_gondolin elladan");
        assert_eq!(t.prompt(), "wizards-ask-before-check");
        assert_eq!(t.may(ONE, "pick aragorn_ii"), always);
    }
}

/// SATM-11.8: by the book's other sentence the others take one item each, whenever somebody leaves.
#[test]
fn items_pass_on() {
    for pass_on in [false, true] {
        let rules = with(BASIC, |extras| extras.items_pass_on = pass_on);
        let mut t = table(rules, &[], &["sword_of_gondolin", "glamdring"]);
        let bearer = t.of("boromir_ii");
        put(&mut t, "sword_of_gondolin", Zone::On(bearer));
        let glamdring = put(&mut t, "glamdring", Zone::On(bearer));
        t.rolls(&[3]);
        t.choose(ONE, "give sword_of_gondolin elladan");
        t.choose(ONE, "pass");
        assert_eq!(t.prompt() == "wizards-ask-heirs", pass_on);
        assert_eq!(t.state.piece(glamdring).zone.in_play(), pass_on);
    }
}

/// SATM-11.8, SATM-11.11: a wizard who fails narrowly is discarded, or by the ruling eliminated; it costs five points.
#[test]
fn a_wizard_fails_narrowly() {
    for falls in [false, true] {
        let rules = ruled(BASIC, |rulings| rulings.wizard_falls = falls);
        let mut t = table(rules, &[], &["saruman", "sword_of_gondolin"]);
        let company = t.company("aragorn_ii");
        let wizard = put(&mut t, "saruman", Zone::Company(company));
        put(&mut t, "sword_of_gondolin", Zone::On(wizard));
        t.rolls(&[2]);
        t.choose(ONE, "give sword_of_gondolin elladan");
        t.choose(ONE, "pass");
        let zone = t.state.piece(wizard).zone;
        assert_eq!(zone, if falls { Zone::Out } else { Zone::Discard });
        assert_eq!(t.state.points(ONE).wizard, -5);
    }
}

/// SATM-12.12: by the ruling two companies come to one haven by basic movement.
#[test]
fn two_companies_take_the_basic_way() {
    for shared in [false, true] {
        let rules = ruled(STANDARD, |rulings| rulings.basic_way_shared = shared);
        let mut t = table(rules, &[], &[]);
        t.choose(ONE, "part elladan");
        let other = t.company("elladan");
        place(&mut t, "c1".parse().unwrap(), "bree");
        place(&mut t, other, "weathertop");
        t.choose(ONE, "head c1 rivendell");
        t.choose(ONE, &format!("head {other} rivendell"));
        t.choose(ONE, "pass");
        t.then(ONE, "company c1");
        t.choose(ONE, "way 0");
        until(&mut t, "wizards-ask-route");
        assert_eq!(t.state.turn.company, Some(other));
        assert_eq!(t.may(ONE, "way 0"), shared);
    }
}

/// SATM-12.13: by the ruling companies that meet at a haven stay apart.
#[test]
fn companies_stay_apart_at_havens() {
    for apart in [false, true] {
        let rules = ruled(STANDARD, |rulings| rulings.apart_at_havens = apart);
        let mut t = table(rules, &[], &[]);
        t.choose(ONE, "part elladan");
        let other = t.company("elladan");
        place(&mut t, other, "bree");
        t.choose(ONE, &format!("head {other} rivendell"));
        t.choose(ONE, "pass");
        t.then(ONE, &format!("company {other}"));
        t.choose(ONE, "way 0");
        until(&mut t, "wizards-ask-explore");
        assert_eq!(t.state.companies_of(ONE).count(), if apart { 2 } else { 1 });
    }
}

/// SATM-14.24: by the ruling nothing is keyed to the region of a company that stays.
#[test]
fn regions_of_those_who_stay() {
    // A creature that is keyed to a region by its name, and a site there to which it has no other key.
    let keyed = CardId::all().find_map(|card| {
        let keys = &card.get().keys;
        let (regions, _) = keys.regions.iter().find(|(_, test)| test.is_none())?;
        let at = SiteId::all().find(|site| {
            let face = site.get();
            let inside = face.region.is_some_and(|region| regions.has(region));
            let place = keys.places.contains(&face.kind) || keys.sites.has(*site);
            let there = keys.sites_in.iter().any(|(regions, places, _)| {
                let here = places.is_empty() || places.contains(&face.kind);
                here && face.region.is_some_and(|region| regions.has(region))
            });
            inside && !place && !there && !face.is_haven()
        });
        (card.get().kind == Kind::Creature && card.get().missing.is_none()).then_some((card, at?))
    });
    let (creature, at) = keyed.expect("such a creature");
    for needs in [false, true] {
        let rules = ruled(BASIC, |rulings| rulings.named_regions_need_movement = needs);
        let two = [creature.to_string()];
        let hand = two.iter().map(String::as_str).collect::<Vec<_>>();
        let sides = [side(&["aragorn_ii"], &[], &[]), side(&["haldir"], &[], &hand)];
        let mut t = Table::new(rules, sides, &[7; 40]);
        place(&mut t, "c1".parse().unwrap(), &at.to_string());
        t.choose(ONE, "pass");
        while t.prompt() != "wizards-ask-priority" || !t.may(TWO, "pass") {
            t.go_on("priority");
        }
        assert_eq!(
            t.may(TWO, &format!("play {creature} 0")),
            !needs,
            "{creature} at {at}"
        );
    }
}

/// SATM-20.2: by the ruling what a wizard controls is safe.
#[test]
fn wizards_shield_theirs() {
    for shield in [false, true] {
        let rules = ruled(STANDARD, |rulings| rulings.wizards_shield = shield);
        let two = side(&["glorfindel_ii", "haldir"], &[], &["saruman"]);
        let mut t = Table::new(rules, [side(&MINE, &[], &[]), two], &[7; 40]);
        let company = t.company("haldir");
        let wizard = put(&mut t, "saruman", Zone::Company(company));
        let haldir = t.of("haldir");
        t.state.pieces[haldir.index()].leader = Some(wizard);
        t.state.sides[ONE].turns = 2;
        t.choose(ONE, "pass");
        t.then(ONE, "company c1");
        until(&mut t, "wizards-ask-in-site");
        assert_eq!(t.may(ONE, &format!("influence aragorn_ii {haldir}")), !shield);
        let other = t.of("glorfindel_ii");
        assert!(t.may(ONE, &format!("influence aragorn_ii {other}")));
    }
}

/// SATM-23.3: by the ruling a lost wizard counts against whoever calls, too.
#[test]
fn a_lost_wizard_and_calling() {
    for counts in [false, true] {
        let rules = ruled(STANDARD, |rulings| rulings.lost_wizard_counts_in_call = counts);
        let mut t = table(
            rules,
            &[],
            &[
                "southrons",
                "easterlings",
                "variags_of_khand",
                "iron_hill_dwarves",
                "wood_elves",
            ],
        );
        for faction in [
            "southrons",
            "easterlings",
            "variags_of_khand",
            "iron_hill_dwarves",
            "wood_elves",
        ] {
            put(&mut t, faction, Zone::Won(ONE));
        }
        // Twenty, and those of the company.
        assert!(
            (25..30).contains(&t.state.points(ONE).sum()),
            "{:?}",
            t.state.points(ONE)
        );
        t.state.sides[ONE].exhausted = 1;
        assert!(t.state.may_call(ONE));
        t.state.sides[ONE].wizard_lost = true;
        assert_eq!(t.state.may_call(ONE), !counts);
    }
}

/// The Council is next, called by the other player.
fn to_council(t: &mut Table) {
    t.state.turn.called = Some(TWO);
    t.choose(ONE, "pass");
}

/// SATM-23.16: by the ruling whoever fails at the Council by two is eliminated.
#[test]
fn failing_at_the_council() {
    for eliminates in [false, true] {
        let rules = ruled(STANDARD, |rulings| rulings.council_eliminates = eliminates);
        let mut t = Table::new(
            rules,
            [
                side(&["boromir_ii"], &[], &["the_one_ring"]),
                side(&["haldir"], &[], &[]),
            ],
            &[],
        );
        let boromir = t.of("boromir_ii");
        put(&mut t, "the_one_ring", Zone::On(boromir));
        to_council(&mut t);
        t.rolls(&[2, 12]);
        until(&mut t, "wizards-ask-before-check");
        t.choose(ONE, "pass");
        let zone = t.state.piece(boromir).zone;
        assert_eq!(zone, if eliminates { Zone::Out } else { Zone::Discard });
    }
}

/// SATM-23.23: by the ruling only cards are shown of which the opponent's gives a point.
#[test]
fn showing_cards_without_points() {
    for count in [false, true] {
        let rules = ruled(STANDARD, |rulings| rulings.shown_cards_count = count);
        let mine = side(
            &["boromir_ii"],
            &[],
            &["bifur", "haldir", "cave_drake", "cave_drake"],
        );
        let mut t = Table::new(rules, [mine, side(&["haldir", "bifur"], &[], &[])], &[7; 40]);
        assert_eq!(
            (card("bifur").get().points, card("haldir").get().points > 0),
            (0, true)
        );
        to_council(&mut t);
        until(&mut t, "wizards-ask-show");
        assert!(t.may(ONE, "card haldir"));
        assert_eq!(t.may(ONE, "card bifur"), !count);
    }
}

/// SATM-15.33: by the ruling strikes at somebody who is no more succeed.
#[test]
fn strikes_at_somebody_eliminated() {
    for succeed in [false, true] {
        let rules = ruled(BASIC, |rulings| rulings.strikes_at_eliminated_succeed = succeed);
        let mut t = table(rules, &[], &[]);
        t.choose(ONE, "head c1 goblin_gate");
        t.choose(ONE, "pass");
        t.then(ONE, "company c1");
        until(&mut t, "wizards-ask-assign");
        for struck in ["aragorn_ii", "boromir_ii", "elladan"] {
            t.choose(ONE, &format!("pick {struck}"));
        }
        t.choose(ONE, "pick aragorn_ii");
        // Elladan is gone before his strike comes.
        let elladan = t.of("elladan");
        t.state.in_play.retain(|id| *id != elladan);
        t.state.pieces[elladan.index()].zone = Zone::Out;
        t.rolls(&[7, 7, 7]);
        until(&mut t, "wizards-ask-strike-cards");
        t.choose(ONE, "pass");
        let combat = t.state.combat.as_ref().unwrap();
        let fate = combat
            .given
            .iter()
            .find(|strike| strike.at == elladan)
            .unwrap()
            .fate;
        let expected = if succeed {
            wizards::state::Fate::Succeeded
        } else {
            wizards::state::Fate::Cancelled
        };
        assert_eq!(fate, expected);
    }
}

/// SATM-19.2: by the ruling somebody taps to cancel the automatic-attack of its home site.
#[test]
fn at_home_attacks_are_cancelled() {
    for cancels in [false, true] {
        let rules = ruled(BASIC, |rulings| rulings.home_site_cancels = cancels);
        let mut t = table(rules, &[], &["saruman"]);
        let company = t.company("aragorn_ii");
        put(&mut t, "saruman", Zone::Company(company));
        place(&mut t, company, "isengard");
        t.choose(ONE, "pass");
        t.then(ONE, "company c1");
        let begun = t.prompt();
        assert_eq!(
            begun == "wizards-ask-priority" && t.may(ONE, "pick saruman"),
            cancels
        );
        if cancels {
            assert!(!t.may(ONE, "pick aragorn_ii"));
            t.choose(ONE, "pick saruman");
            assert_eq!(t.state.combat, None);
        }
    }
}

/// SATM-23.10: by the other reading, losing the wizard loses the basic game.
#[test]
fn losing_the_wizard() {
    for loses in [false, true] {
        let mut t = table(with(BASIC, |extras| extras.wizard_lost_loses = loses), &[], &[]);
        t.state.sides[ONE].wizard_lost = true;
        t.choose(ONE, "pass");
        for _ in 0..80 {
            if t.state.turn.number > 1 || t.state.turn.over.is_some() {
                break;
            }
            t.go_on("the end of the turn");
        }
        let over = t
            .state
            .turn
            .over
            .map(|(ending, winners)| (ending, winners.has(TWO)));
        assert_eq!(over, loses.then_some((Ending::WizardLost, true)));
    }
}

/// SATM-26.1: the minor item taken besides may come from the discard pile.
#[test]
fn a_minor_item_from_the_discards() {
    for allowed in [false, true] {
        let rules = with(BASIC, |extras| extras.minor_from_discard = allowed);
        let mut t = table(rules, &[], &["hobbits", "dagger_of_westernesse", "river"]);
        put(&mut t, "dagger_of_westernesse", Zone::Discard);
        t.choose(ONE, "head c1 bag_end");
        until(&mut t, "wizards-ask-explore");
        t.choose(ONE, "company c1");
        t.rolls(&[12]);
        t.choose(ONE, "gain hobbits aragorn_ii");
        until(
            &mut t,
            if allowed {
                "wizards-ask-minor-item"
            } else {
                "wizards-ask-in-site"
            },
        );
        let minor = MINE.into_iter().any(|one| {
            t.prompt() == "wizards-ask-minor-item" && t.may(ONE, &format!("gain dagger_of_westernesse {one}"))
        });
        assert_eq!(minor, allowed);
    }
}

/// SATM-26.2: the wizard may start, and counts twelve.
#[test]
fn the_wizard_at_the_start() {
    for allowed in [false, true] {
        let rules = with(STANDARD, |extras| extras.wizard_at_start = allowed);
        let fault =
            faults(&rules, |deck| deck.draft = cards(&["gandalf"])).contains(&"wizards-deck-start-character");
        assert_eq!(fault, !allowed);
    }
    let rules = with(STANDARD, |extras| extras.wizard_at_start = true);
    let t = Table::new(
        rules,
        [
            side(&["gandalf", "elladan", "boromir_ii"], &[], &[]),
            side(&["haldir"], &[], &[]),
        ],
        &[],
    );
    assert_eq!(t.state.companies_of(ONE).count(), 1);
    assert_eq!(t.state.sides[ONE].wizard, Some(card("gandalf")));
    assert_eq!(t.state.general_free(ONE), 12);
}

/// SATM-26.3: a site that the opponent has used up is guarded better.
#[test]
fn sites_on_their_guard() {
    for guarded in [false, true] {
        let rules = with(BASIC, |extras| extras.seen_sites_guarded = guarded);
        let mut t = table(rules, &[], &[]);
        t.state.sides[TWO].spent.add(site("goblin_gate"));
        t.choose(ONE, "head c1 goblin_gate");
        t.choose(ONE, "pass");
        t.then(ONE, "company c1");
        until(&mut t, "wizards-ask-assign");
        let combat = t.state.combat.as_ref().unwrap();
        let more = i8::from(guarded);
        assert_eq!((combat.strikes, combat.prowess), (3 + more, 6 + more));
    }
}

/// SATM-23.19, SATM-26.4, SATM-26.5: a tie is a draw, or broken by the weakest link.
#[test]
fn a_tie_is_broken() {
    for broken in [false, true] {
        let rules = with(STANDARD, |extras| extras.weakest_link = broken);
        let sides = [
            side(&["boromir_ii"], &[], &["hobbits"]),
            side(&["elladan"], &[], &["hillmen"]),
        ];
        let mut t = Table::new(rules, sides, &[]);
        put(&mut t, "hobbits", Zone::Won(ONE));
        put(&mut t, "hillmen", Zone::Won(TWO));
        assert_eq!((t.state.total(ONE), t.state.total(TWO)), (2, 2));
        // Boromir, at -1, fails with a roll of 2 as soon as he bears a point of corruption.
        let mut rolls = vec![7, 7];
        if broken {
            rolls.extend([2, 7]);
        }
        to_council(&mut t);
        t.rolls(&rolls);
        for _ in 0..60 {
            if t.state.turn.over.is_some() {
                break;
            }
            on(&mut t);
        }
        let (ending, winners) = t.state.turn.over.expect("it is over");
        assert_eq!(
            (ending, winners.len()),
            (Ending::Council, if broken { 1 } else { 2 })
        );
        assert_eq!(t.state.turn.burden, if broken { 1 } else { 0 });
    }
}

/// SATM-26.6: somebody's own influence may help against being called home.
#[test]
fn own_influence_helps() {
    for helps in [false, true] {
        let rules = with(BASIC, |extras| extras.own_influence_helps = helps);
        let two = side(&["haldir"], &[], &["call_of_home"]);
        let mut t = Table::new(rules, [side(&MINE, &[], &[]), two], &[]);
        let aragorn = t.of("aragorn_ii");
        assert_eq!(t.state.general_free(ONE), 0);
        t.choose(ONE, "pass");
        t.then(TWO, "play call_of_home 0");
        // Eight and his own three are enough; eight alone is not.
        t.rolls(&[8; 6]);
        if t.prompt() == "wizards-ask-aim" {
            t.choose(TWO, "pick aragorn_ii");
        }
        for _ in 0..10 {
            if t.prompt() != "wizards-ask-respond" {
                break;
            }
            t.go_on("its end");
        }
        if t.prompt() == "wizards-ask-heirs" {
            t.choose(ONE, "pass");
        }
        assert_eq!(t.state.piece(aragorn).zone.in_play(), helps);
    }
}

/// SATM-2.1: a seat brings its deck as text; every fault is told at once, with its line and its clause.
#[test]
fn decks_are_brought() {
    let request = SetupRequest::players(2).option("deck-1", "own");
    let mut setup = Wizards::setup(&(), &request).unwrap();
    assert_eq!(Wizards::lacks(&setup), [(Some(ONE), "deck")]);
    assert!(Wizards::brings(&setup).iter().all(|brings| brings.secret));
    let faults = Wizards::bring(
        &(),
        &mut setup,
        Some(ONE),
        "deck",
        "Deck\n4 Concealment\n1 Glamdrung\n",
    );
    assert_eq!(
        faults.iter().map(|fault| fault.line).collect::<Vec<_>>(),
        [Some(3)]
    );
    let faults = Wizards::bring(&(), &mut setup, Some(ONE), "deck", "Deck\n4 Concealment\n");
    let copies = faults
        .iter()
        .find(|fault| fault.message.id == "wizards-deck-copies")
        .unwrap();
    assert_eq!(
        (copies.line, copies.clause.map(|clause| clause.0)),
        (Some(2), Some("SATM-2.3"))
    );
    assert!(faults.len() > 2, "{faults:?}");
    assert_eq!(Wizards::lacks(&setup).len(), 1);
    let deck = &starters()[1];
    let list = wizards::list::List {
        pool: [deck.draft.as_slice(), &deck.items].concat(),
        deck: deck.cards.clone(),
        ..Default::default()
    };
    let faults = Wizards::bring(&(), &mut setup, Some(ONE), "deck", &wizards::list::write(&list));
    assert_eq!(faults, []);
    assert_eq!(Wizards::lacks(&setup), []);
}

/// SATM-17.4: who passes for the turn is not asked again, until somebody attacks.
#[test]
fn passing_on() {
    let mut t = table(BASIC, &[], &[]);
    t.choose(ONE, "head c1 bree");
    t.choose(ONE, "pass");
    while t.prompt() != "wizards-ask-priority" || !t.may(ONE, "pass-turn") {
        t.go_on("priority");
    }
    t.choose(ONE, "pass-turn");
    // The other one acts, and is the only one who is asked.
    assert!(t.may(TWO, "pass"));
    assert_eq!(t.state.turn.standing.of(ONE), Some(wizards::state::Until::Turn));
    t.next_turn();
    assert_eq!(t.state.turn.standing.of(ONE), None);
}
