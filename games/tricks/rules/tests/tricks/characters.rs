//! Every character's objective, by rounds that end well for it and by rounds that do not.
//!
//! A round is told trick by trick: `1: h5 h1 h2` is one that the first chair won, with the cards in the order of the
//! chairs; of `1` alone the cards do not matter. The first chair plays the character in question.
//!
//! A comment that names `tricks:ID` says which card a test is about: `bree cards tricks` counts them.

use tricks::card::{CardSet, Suit};
use tricks::chair::Chair;
use tricks::goal::Status;
use tricks::state::{State, Trick};

use crate::table::{Play, card, cards, late};

/// A round that was played to its end.
struct Story(Play);

/// A story of three players: `cast` from the first chair.
fn story(cast: &str, tricks: &str) -> Story {
    let cast = cast.split(' ').collect::<Vec<_>>();
    let play = late(3, 19, &cast, &["h1", "h2", "h3"], 1);
    Story(play.with(|state| tell(state, tricks)))
}

fn tell(state: &mut State, tricks: &str) {
    let deal = &mut state.deal;
    deal.hands = Default::default();
    let mut leader = Chair::at(0);
    for told in tricks.split(',') {
        let (winner, played) = told.trim().split_once(':').unwrap_or((told.trim(), ""));
        let winner = winner.parse::<Chair>().expect("a chair");
        let mut trick = Trick {
            leader,
            cards: Default::default(),
            suit: None::<Suit>,
            winner: Some(winner),
            void: false,
            set: CardSet::EMPTY,
        };
        for (chair, name) in Chair::all(3).zip(played.split_whitespace()) {
            trick.cards[chair] = Some(card(name));
            trick.set.add(card(name));
        }
        trick.suit = trick.cards[leader].and_then(|led| led.suit());
        deal.won[winner] = deal.won[winner].or(trick.set);
        deal.count[winner] += 1;
        deal.tricks.push(trick);
        leader = winner;
    }
    deal.total = deal.tricks.len() as u8;
}

impl Story {
    fn with(self, change: impl FnOnce(&mut State)) -> Self {
        Self(self.0.with(change))
    }

    fn burden(self, burden: u8) -> Self {
        self.with(|state| state.deal.burden = burden)
    }

    fn drew(self, value: u8) -> Self {
        self.with(|state| state.deal.param[Chair::at(0)] = value)
    }

    fn holding(self, hand: &str) -> Self {
        self.with(|state| state.deal.hands[Chair::at(0)] = cards(hand))
    }

    fn is_met(&self) {
        assert_eq!(self.0.state().status(Chair::at(0)), Status::Met);
    }

    fn is_failed(&self) {
        assert_eq!(self.0.state().status(Chair::at(0)), Status::Failed);
    }
}

/// An objective that asks for nothing but tricks and cards: once met, once failed.
fn both(cast: &str, good: &str, bad: &str) {
    story(cast, good).is_met();
    story(cast, bad).is_failed();
}

/// LDT-C19.1, LDT-C19.3. tricks:aragorn_hunter tricks:boromir tricks:legolas_hunter tricks:gimli_hunter
#[test]
fn the_three_hunters_and_boromir() {
    let hunters = "aragorn_hunter boromir gimli_hunter";
    both(hunters, "1: h5 h1 h2, 2: m1 bt m2, 3: f1 f2 f8", "1: bt h1 h2, 2: m1 m2 m3, 2: f1 f2 f3");
    let boromir = "boromir aragorn_hunter gimli_hunter";
    both(
        boromir,
        "1: h5 h1 h2, 1: m5 m1 m2, 2: f1 bt f2, 3: s1 s2 s3",
        "1: h5 h1 h2, 2: m1 bt m2, 1: f3 f2 f1, 3: s1 s2 s3",
    );
    let legolas = "legolas_hunter aragorn_hunter boromir";
    both(legolas, "1: f4 f1 f2, 1: f8 f5 f6", "1: f4 f1 f2, 1: f8 f5 h1, 2: f3 f6 f7");
    let gimli = "gimli_hunter aragorn_hunter boromir";
    both(gimli, "1: m4 m1 m2, 1: m8 m5 m6", "1: m4 m1 m2, 1: m8 m5 h1, 2: m3 m6 m7");
}

/// LDT-C20.1, LDT-C21.1. tricks:eomer tricks:grishnakh tricks:ugluk tricks:merry tricks:pippin
#[test]
fn riders_and_uruks() {
    both("eomer aragorn_hunter merry", "1: h8 o1 o2", "1: h8 o1 h2, 2: m1 m8 o2");
    both("grishnakh ugluk merry", "1, 2, 3", "1, 3, 3");
    both("ugluk grishnakh merry", "2, 1, 3, 3", "2, 2, 1");
    both("merry pippin ugluk", "1, 2, 1, 3", "1, 1, 1");
    story("merry pippin ugluk", "2, 3").is_failed();
    both("pippin merry ugluk", "1, 2, 3", "1, 2, 2");
}

/// LDT-C22.1, LDT-C26.2. tricks:treebeard tricks:quickbeam tricks:beechbone
#[test]
fn the_ents() {
    both(
        "treebeard merry quickbeam",
        "1: f9 f10 f11, 1: f16 f1 f2",
        "1: f9 f10 f11, 1: f8 f1 f2, 2: f3 f16 f4",
    );
    let quickbeam = "quickbeam treebeard merry";
    story(quickbeam, "1: f11 s1 s2, 1: m3 m1 m2").drew(3).is_met();
    story(quickbeam, "1: f4 f3 s2, 1: m3 m1 m2").drew(3).is_met();
    story(quickbeam, "1: f4 f1 s2, 1: m3 m1 m2").drew(3).is_failed();
    story(quickbeam, "1: f11 s1 s2, 2: m3 m4 m2").drew(3).is_failed();
    let beechbone = "beechbone treebeard quickbeam";
    story(beechbone, "1: f9 f1 f2, 1: s8 s1 f10").drew(4).is_met();
    story(beechbone, "1: f9 f1 f2, 1: s8 s1 f10").drew(3).is_failed();
}

/// LDT-C27.2, LDT-C23.3. tricks:saruman tricks:saruman_unmasked tricks:gandalf_white
#[test]
fn the_wizards() {
    both("saruman gandalf_white theoden", "2, 3", "2, 1");
    both("saruman_unmasked gandalf_white gimli_hunter", "2, 2, 1", "2, 1, 3");
    both("gandalf_white theoden eowyn", "1, 2, 1", "1, 2, 3");
}

/// LDT-C24.1. tricks:theoden tricks:eowyn tricks:hama tricks:erkenbrand tricks:gamling
#[test]
fn the_people_of_rohan() {
    both("theoden eowyn gamling", "2, 1, 3, 1", "1, 1, 2, 2, 1");
    both(
        "eowyn theoden gamling",
        "1: h8 h1 h2, 1: m8 m1 m2, 1: f8 f1 f2",
        "1: h8 h1 h2, 1: m8 m1 m2, 1: h7 f1 f2",
    );
    both("hama theoden gamling", "1, 2, 2, 3, 3, 2", "1, 2, 2, 3, 3, 1");
    story("hama theoden gamling", "2, 2, 3, 3, 3, 2").is_failed();
    both("erkenbrand theoden gamling", "2, 3, 2, 3, 1, 1", "2, 1, 2, 3, 1, 1");
    both("gamling theoden hama", "1, 2, 1", "1, 1, 1");
    story("gamling theoden hama", "1, 2, 2").is_failed();
}

/// LDT-C25.3. tricks:aragorn_leader tricks:legolas_competitor tricks:gimli_competitor tricks:shadowfax
#[test]
fn at_helms_deep() {
    both("aragorn_leader theoden gamling", "1, 2, 3", "1, 2, 2");
    both("legolas_competitor gimli_competitor theoden", "1: h8 o1 o2", "1: h8 o1 h2, 2: m1 m8 o2");
    let gimli = "gimli_competitor legolas_competitor theoden";
    both(gimli, "1: h8 o1 h2", "2: h1 h8 o1");
    story(gimli, "1: h8 o1 o2").with(|state| state.under = cards("o9")).is_met();
    story(gimli, "1: h8 o1 h2").with(|state| state.under = cards("o9")).is_failed();
    both(
        "shadowfax gandalf_white merry",
        "1: h8 m1 m2, 2: m3 m8 m4, 1: m7 h1 m5",
        "1: h8 h1 h2, 1: m8 m1 m2",
    );
}

/// LDT-7.6, LDT-C34.3. tricks:frodo tricks:sam tricks:gollum_servant
#[test]
fn the_burden_sets_what_is_wanted() {
    let frodo = "frodo sam gollum_servant";
    story(frodo, "1: r1 r2 h1, 1: h8 h2 h3").burden(2).is_met();
    story(frodo, "1: r1 r2 r3, 1: h8 h2 h3").burden(2).is_failed();
    story(frodo, "1: r1 m2 h1, 2: h7 h8 h3").burden(2).is_failed();
    let sam = "sam frodo gollum_servant";
    story(sam, "1: h7 h1 h2").burden(3).is_met();
    story(sam, "1: h7 h1 m2, 2: h2 h3 m1").burden(3).is_failed();
    let gollum = "gollum_servant sam frodo";
    story(gollum, "2: h1 h7 m2, 1: h6 h2 h3").burden(2).is_met();
    story(gollum, "2: h1 h7 h2, 1: h6 m2 h3").burden(2).is_failed();
    story(gollum, "2: h1 h7 m2, 3: h6 h2 h3").burden(2).is_failed();
}

/// LDT-C31.4, LDT-C33.2. tricks:smeagol_sworn tricks:gollum_wicked tricks:smeagol_wretched tricks:gollum_friend
#[test]
fn smeagol_and_gollum() {
    let sworn = "smeagol_sworn frodo sam";
    both(sworn, "1: h2 h1 m1, 2: m2 m3 m4, 2: r1 r2 r3", "1: r1 r2 r3, 2: m2 m3 m4, 2: h2 h3 h4");
    story(sworn, "1: h2 h1 m1, 2: m2 m3 m4").is_failed();
    let wicked = "gollum_wicked frodo sam";
    both(wicked, "1: h5 h1 h2, 1: wt o1 s6", "1: h5 h1 h2, 1: wt o1 s7");
    story(wicked, "1: h5 h1 h2, 2: m1 m2 m3").is_failed();
    let wretched = "smeagol_wretched frodo sam";
    both(wretched, "1: h5 h2 m1, 2: m2 m3 m4", "1: h5 h2 m2, 2: m5 m3 m4");
    story(wretched, "1: h5 h3 m1, 2: m2 m3 m4").is_failed();
    let friend = "gollum_friend shelob frodo";
    both(friend, "1, 2, 2", "1, 2, 1");
    story(friend, "2, 3, 2").is_failed();
}

/// LDT-C35.2, LDT-C32.2. tricks:shelob tricks:faramir tricks:sam_bearer tricks:frodo_stung tricks:gorbag tricks:shagrat
#[test]
fn from_ithilien_to_cirith_ungol() {
    let shelob = "shelob frodo sam";
    both(shelob, "1: h8 h1 h2, 1: s8 s1 r2, 2: r1 r3 r4", "1: h8 h1 h2, 1: s8 s1 r1, 2: r5 r3 r4");
    story(shelob, "1: h8 h1 h2, 1: s7 s8 m1").is_failed();
    let faramir = "faramir frodo boromir";
    both(
        faramir,
        "2: h1 h5 h2, 3: m1 m2 bt, 1: f5 f1 f2, 1: s5 s1 s2",
        "1: h5 h1 h2, 3: m1 m2 bt, 1: f5 f1 f2, 1: s5 s1 s2",
    );
    // The trick with the Black Tower itself counts for neither.
    story(faramir, "2: h1 h5 h2, 1: bt m1 m2, 1: f5 f1 f2, 2: s1 s5 s2").is_failed();
    let bearer = "sam_bearer frodo_stung gorbag";
    both(bearer, "1: r1 r2 r3", "1: r1 r2 h3, 2: r4 r5 h1");
    both("frodo_stung sam_bearer gorbag", "2, 3", "2, 1");
    both("gorbag shagrat sam_bearer", "1: s8 s1 s2, 1: s7 s3 h1", "1: s8 s1 s2, 2: s3 s7 s4");
    let shagrat = "shagrat gorbag sam_bearer";
    both(shagrat, "1: m8 m1 m3, 2: m2 m7 h2, 3: s1 s2 s8", "1: m8 m1 h1, 2: m2 m7 h2");
}

/// LDT-11.3. tricks:bilbo_queer tricks:gandalf_grey tricks:gildor tricks:fatty_bolger tricks:tom_bombadil
/// tricks:goldberry tricks:butterbur
#[test]
fn the_earlier_game_to_bree() {
    both("bilbo_queer gildor butterbur", "1, 1, 2, 1", "1, 1, 2, 3");
    both("gandalf_grey gildor butterbur", "1, 2", "3, 2");
    both("gildor bilbo_queer butterbur", "2: h1 h5 h2, 3: f1 s1 s2", "2: f1 f5 f2, 3: h1 s1 s2");
    both("fatty_bolger gildor butterbur", "1, 2", "1, 1");
    let tom = "tom_bombadil gildor butterbur";
    story(tom, "1: h8 h1 h2, 2: m1 m2 m3").holding("h5").is_met();
    story(tom, "1: h8 h1 h2, 2: m1 m2 m3").holding("m5").is_failed();
    both("goldberry gildor butterbur", "2, 1, 1, 1", "1, 1, 2, 1");
    story("goldberry gildor butterbur", "1, 1, 1, 1").is_failed();
    both("butterbur gildor bilbo_queer", "2, 1, 3, 2", "1, 2, 3, 2");
}

/// LDT-11.3. tricks:glorfindel tricks:bill tricks:gloin tricks:arwen tricks:boromir_captain
#[test]
fn the_earlier_game_in_rivendell() {
    both(
        "glorfindel arwen gloin",
        "1: s1 s2 s3, 1: s4 s5 s6, 1: s7 s8 h1",
        "1: s1 s2 s3, 1: s4 s5 s6, 2: s7 s8 h1",
    );
    both("bill arwen gloin", "1, 2", "2, 3");
    both("gloin arwen bill", "1: m8 m1 m3, 2: m2 m7 h2, 3: s1 s2 s8", "1: m8 m1 h1, 2: m2 m7 h2");
    both("arwen gloin bill", "1: f8 f1 f3, 2: f2 f7 h2, 3: s1 s2 s8", "1: f8 f1 h1, 2: f2 f7 h2");
    let captain = "boromir_captain arwen gloin";
    both(captain, "2: r1 r2 r3, 1: h8 h1 h2", "1: r4 r2 r3, 2: h1 h8 h2");
    story(captain, "1: r1 r2 r3, 1: h8 h1 h2").is_failed();
}

/// LDT-11.3. tricks:gwaihir tricks:shadowfax_lord tricks:radagast tricks:galadriel tricks:celeborn
#[test]
fn the_earlier_game_to_lorien() {
    let two_with = |who: &str, suit: &str| {
        let cast = format!("{who} arwen gloin");
        let good = format!("1: {suit}8 s1 s2, 1: s8 s3 {suit}1");
        let bad = format!("1: {suit}8 {suit}2 {suit}1, 1: s8 s3 s4");
        both(&cast, &good, &bad);
    };
    two_with("gwaihir", "m");
    two_with("shadowfax_lord", "h");
    two_with("radagast", "f");
    both("galadriel celeborn arwen", "1, 2, 2", "1, 1, 2");
    both("celeborn galadriel arwen", "1: h3 m3 f2, 1: f3 s1 s2", "1: h3 m3 f2, 2: f1 f3 s2");
}

/// LDT-11.3. tricks:gandalf_fire: nothing is asked of him, but he need not follow suit and may lead Rings.
#[test]
fn the_servant_of_the_secret_fire() {
    both_free();
    let hands = ["r2 h1", "h5 m1", "h7 m2"];
    let mut play = late(3, 29, &["gandalf_fire", "frodo", "sam"], &hands, 1);
    play.play("r2 h5 h7");
    let mut play = late(3, 29, &["gandalf_fire", "frodo", "sam"], &["h1 m3", "h5 m1", "h7 m2"], 2);
    play.play("h5");
    play.refuses("play m2", "LDT-3.2").play("h7 m3");
}

fn both_free() {
    story("gandalf_fire arwen gloin", "2, 3").is_met();
    story("gandalf_fire arwen gloin", "1, 1").is_met();
}
