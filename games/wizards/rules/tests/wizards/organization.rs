//! The organization phase (chapters 6 to 12).

use crate::stage::{BASIC, ONE, STANDARD, Side, Table, card};
use wizards::setup::Rules;
use wizards::state::Zone;

fn table(rules: Rules, hand: &[&str]) -> Table {
    let one = Side {
        company: &["aragorn_ii", "boromir_ii", "elladan", "annalena"],
        items: &[("dagger_of_westernesse", "boromir_ii")],
        hand,
        draws: &[],
    };
    let two = Side {
        company: &["glorfindel_ii", "faramir", "haldir"],
        items: &[],
        hand: &["orc_warriors", "river"],
        draws: &[],
    };
    Table::new(rules, [one, two], &[7; 40])
}

/// SATM-6.2: one character a turn.
#[test]
fn one_character_a_turn() {
    let mut t = table(BASIC, &["hama", "bombur"]);
    t.choose(ONE, "follow annalena aragorn_ii");
    t.choose(ONE, "card hama");
    t.choose(ONE, "site rivendell");
    assert_eq!(t.refusal(ONE, "card bombur"), "SATM-6.2");
}

/// SATM-6.4: without free influence nobody comes.
#[test]
fn influence_must_be_free() {
    let t = table(BASIC, &["gimli", "hama"]);
    assert_eq!(t.state.general_free(ONE), 0);
    assert_eq!(t.refusal(ONE, "card gimli"), "SATM-6.4");
    // Aragorn can lead Háma, whose mind is 2.
    assert!(t.may(ONE, "card hama"));
}

/// SATM-6.6: a wizard comes at home or at Rivendell, and needs no influence (SATM-6.7).
#[test]
fn wizards_need_no_influence() {
    let mut t = table(BASIC, &["saruman"]);
    t.choose(ONE, "card saruman");
    assert_eq!(t.refusal(ONE, "site lorien"), "SATM-6.6");
    t.choose(ONE, "company c1");
    assert_eq!(t.state.general_free(ONE), 0);
}

/// SATM-6.12: a unique character is in play once, whoever's.
#[test]
fn unique_characters_are_in_play_once() {
    let t = table(BASIC, &["faramir"]);
    assert_eq!(t.refusal(ONE, "card faramir"), "SATM-6.12");
}

/// SATM-6.11: with the wizard in play, others come to the wizard's company in a standard game.
#[test]
fn newcomers_join_the_wizard() {
    let mut t = table(STANDARD, &["saruman", "hama"]);
    t.choose(ONE, "follow annalena aragorn_ii");
    t.choose(ONE, "card saruman");
    t.choose(ONE, "company c1");
    t.next_turn();
    t.next_turn();
    t.choose(ONE, "card hama");
    assert_eq!(t.refusal(ONE, "site rivendell"), "SATM-6.11");
    assert!(t.may(ONE, "company c1"));
}

/// SATM-9.4, SATM-9.9: influence must suffice, and a follower leads nobody.
#[test]
fn followers_do_not_lead() {
    let mut t = table(BASIC, &[]);
    assert_eq!(t.refusal(ONE, "follow boromir_ii aragorn_ii"), "SATM-6.4");
    t.choose(ONE, "follow annalena aragorn_ii");
    assert_eq!(t.refusal(ONE, "follow boromir_ii annalena"), "SATM-9.9");
    assert_eq!(t.refusal(ONE, "follow aragorn_ii boromir_ii"), "SATM-9.9");
    assert_eq!(t.state.general_free(ONE), 3);
    t.choose(ONE, "general annalena");
    assert_eq!(t.state.general_free(ONE), 0);
}

/// SATM-8.1, SATM-8.8: companies divide at a haven, and do not go the same way separately.
#[test]
fn companies_divide_at_a_haven() {
    let mut t = table(STANDARD, &[]);
    t.choose(ONE, "part elladan");
    let other = t.company("elladan");
    t.choose(ONE, "head c1 barrow_downs");
    assert_eq!(t.refusal(ONE, &format!("head {other} barrow_downs")), "SATM-8.8");
    assert!(t.may(ONE, &format!("head {other} bree")));
    // Who has a new site waits for nobody.
    assert_eq!(t.refusal(ONE, "join elladan c1"), "SATM-12.1");
}

/// SATM-9.8: a follower goes where its leader goes.
#[test]
fn followers_stay_with_their_leader() {
    let mut t = table(BASIC, &[]);
    t.choose(ONE, "follow annalena aragorn_ii");
    assert_eq!(t.refusal(ONE, "part annalena"), "SATM-9.8");
    t.choose(ONE, "part aragorn_ii");
    assert_eq!(t.company("annalena"), t.company("aragorn_ii"));
}

/// SATM-10.1, SATM-10.4: items go to others at the same site, and are stored at a haven.
#[test]
fn items_are_given_and_stored() {
    let mut t = table(BASIC, &[]);
    t.choose(ONE, "give dagger_of_westernesse elladan");
    t.then(ONE, "store dagger_of_westernesse");
    // SATM-10.6: it is safe in the marshalling pile.
    let stored = t.state.pieces.iter().find(|piece| piece.card == card("dagger_of_westernesse")).unwrap();
    assert_eq!(stored.zone, Zone::Won(ONE));
    assert!(stored.stored.is_some());
}

/// SATM-12.3, SATM-12.4, SATM-12.5: basic movement, as in the book's examples.
#[test]
fn basic_movement() {
    let mut t = table(BASIC, &[]);
    for near in ["bag_end", "lorien", "grey_havens", "weathertop"] {
        assert!(t.may(ONE, &format!("head c1 {near}")), "{near}");
    }
    for far in ["edhellond", "moria", "minas_tirith"] {
        assert_eq!(t.refusal(ONE, &format!("head c1 {far}")), "SATM-12.2", "{far}");
        assert_eq!(t.refused_for(ONE, &format!("head c1 {far}")).0, "wizards-no-beyond-haven", "{far}");
    }
    t.choose(ONE, "head c1 bag_end");
    t.next_turn();
    t.next_turn();
    assert!(t.may(ONE, "head c1 rivendell"));
    assert_eq!(t.refusal(ONE, "head c1 bree"), "SATM-12.2");
    assert_eq!(t.refused_for(ONE, "head c1 bree").0, "wizards-no-beyond-site");
}

/// SATM-12.8: four regions in a chain, in the standard game only.
#[test]
fn region_movement() {
    let (basic, standard) = (table(BASIC, &[]), table(STANDARD, &[]));
    // From Rhudaur over the High Pass to the Anduin Vales; its haven is Lórien.
    assert_eq!(basic.refusal(ONE, "head c1 beorns_house"), "SATM-12.2");
    assert!(standard.may(ONE, "head c1 beorns_house"));
    assert_eq!(standard.refusal(ONE, "head c1 minas_tirith"), "SATM-12.2");
    assert_eq!(standard.refused_for(ONE, "head c1 minas_tirith").0, "wizards-no-beyond-regions");
}
