//! Chapters 3 and 4: the turn, the dice and what they are spent on.

use war::character::{Character, Place};
use war::face::Face;
use war::frame::{Frame, Phase};
use war::nation::{Nation, Side};
use war::region::Region;

use crate::stage::Stage;

fn allocating() -> Stage {
    Stage::with_dice(&[], &[]).change(|state| {
        state.frames.clear();
        state.frames.push(Frame::Allocate);
    })
}

/// GDA-3.6, GDA-3.7: as many dice as Companions, one at least when the Fellowship has moved.
#[test]
fn allocation() {
    let stage = allocating();
    assert!(stage.allows("count:0") && stage.allows("count:7"));
    assert_eq!(stage.refuses("count:8").1, "GDA-3.7");
    let stage = allocating().change(|state| state.must_hunt = true);
    assert_eq!(stage.refuses("count:0"), ("war-why-hunt-least", "GDA-3.6"));
    let alone = allocating().company(&[]).change(|state| state.fellowship.guide = None);
    assert!(alone.allows("count:1"), "one may always be placed");
    assert_eq!(alone.refuses("count:2").1, "GDA-3.7");
}

/// GDA-3.8, GDA-4.21: Eyes go to the Hunt Box, and the dice there are not rolled.
#[test]
fn eyes_hunt() {
    let stage = Stage::with_dice(&[], &[]).change(|state| {
        state.frames.clear();
        state.frames.push(Frame::Allocate);
        // Below the question, as the phases put it.
        state.frames.insert(0, Frame::Phase(Phase::Roll));
    });
    let faces = [
        "character",
        "event",
        "will",
        "muster", // the Free Peoples
        "eye",
        "eye",
        "army",
        "muster-army",
        "event", // the Shadow: five of seven
    ];
    let stage = stage.draws(&faces).play(&["count:2"]).all_drawn();
    assert_eq!(stage.state.hunt_box, war::nation::BySide::from_array([0, 4]));
    assert_eq!(stage.state.dice_left(Side::Shadow), 3);
    assert_eq!(stage.state.dice_left(Side::Free), 4);
}

/// GDA-4.6: only who has fewer dice may pass.
#[test]
fn passing() {
    let stage = Stage::with_dice(&["event"], &["event", "army"]);
    assert!(stage.allows("pass"));
    let stage = Stage::with_dice(&["event", "event"], &["event", "army"]);
    assert_eq!(stage.refuses("pass"), ("war-why-not-fewer-dice", "GDA-4.6"));
}

/// GDA-4.7, GDA-4.8, GDA-3.9: a die may be spent on nothing; the sides alternate; who has dice left goes on.
#[test]
fn alternation() {
    let stage = Stage::with_dice(&["event"], &["event", "army"]);
    let stage = stage.play(&["die:event", "act:skip"]);
    assert_eq!(stage.asked().unwrap().index(), 1);
    let stage = stage.play(&["die:event", "act:skip"]);
    assert_eq!(stage.asked().unwrap().index(), 1, "the Free Peoples have no dice left");
}

/// GDA-4.25, GDA-4.26, GDA-4.27: a Ring sets one die, once a turn, not to the Will of the West.
#[test]
fn rings_of_the_free() {
    let stage = Stage::with_dice(&["event", "muster"], &["army", "army", "army"]);
    assert_eq!(stage.refuses("ring:event>will").1, "GDA-4.27");
    assert_eq!(stage.refuses("ring:event>army").0, "war-why-ring-no-face");
    assert_eq!(stage.refuses("ring:character>event").0, "war-why-no-such-die");
    let stage = stage.play(&["ring:event>character"]);
    assert_eq!(stage.asked().unwrap().index(), 0, "the action itself follows");
    assert_eq!(stage.state.rings, war::nation::BySide::from_array([2, 1]));
    assert_eq!(stage.refuses("ring:muster>event").1, "GDA-4.26");
    assert!(stage.allows("die:character") && stage.allows("die:muster"));
}

/// GDA-4.24, GDA-4.28: the Shadow's Ring leaves the game, and may make an Eye.
#[test]
fn rings_of_the_shadow() {
    let stage = Stage::with_dice(&[], &["army", "army"]);
    assert_eq!(stage.refuses("ring:army>eye").0, "war-why-no-ring");
    let stage =
        stage.change(|state| state.rings = war::nation::BySide::from_array([2, 1])).play(&["ring:army>eye"]);
    assert_eq!(stage.state.rings, war::nation::BySide::from_array([2, 0]));
    assert_eq!(stage.state.hunt_box, war::nation::BySide::from_array([0, 1]));
    assert_eq!(stage.state.dice_left(Side::Shadow), 1);
}

/// GDA-4.9 to GDA-4.20: a face allows its own actions and no others.
#[test]
fn faces() {
    let at_war = [Nation::Gondor, Nation::Sauron];
    let free = |face: &str| Stage::free(face).war(&at_war).play(&[&format!("die:{face}")]);
    let stage = free("character");
    assert!(
        stage.allows("act:move-fellowship") && stage.allows("act:separate") && stage.allows("act:march-led")
    );
    assert_eq!(stage.refuses("act:march").0, "war-why-wrong-face");
    assert_eq!(stage.refuses("act:recruit").0, "war-why-wrong-face");
    let stage = free("muster");
    assert!(stage.allows("act:recruit") && stage.allows("act:diplomacy"));
    assert_eq!(stage.refuses("act:march").0, "war-why-wrong-face");
    let stage = free("muster-army");
    assert!(stage.allows("act:recruit") && stage.allows("act:march"));
    assert_eq!(stage.refuses("act:draw-strategy").0, "war-why-wrong-face");
    let stage = free("event");
    assert!(stage.allows("act:draw-strategy") && stage.allows("act:draw-character"));
    assert_eq!(stage.refuses("act:march-led").0, "war-why-wrong-face");
    let stage = free("will");
    for act in ["march", "march-led", "recruit", "draw-strategy", "move-fellowship"] {
        assert!(stage.allows(&format!("act:{act}")), "{act}");
    }
    let stage = Stage::shadow("character").play(&["die:character"]);
    assert!(stage.allows("act:move-minions"));
    assert_eq!(stage.refuses("act:move-fellowship").0, "war-why-not-your-side");
}

/// GDA-4.23, GDA-19.8: Aragorn is crowned with a Will of the West, in an unconquered city of Gondor by the sea or the river.
#[test]
fn aragorn() {
    let stage = || Stage::free("will").put("minas-tirith", &[("strider", 1)]).play(&["die:will"]);
    let crowned = stage().play(&["act:crown"]);
    assert_eq!(crowned.state.stands(Character::Aragorn), Some(Region::MINAS_TIRITH));
    assert_eq!(crowned.state.place(Character::Strider), Place::Gone);
    assert_eq!(crowned.state.pool(Side::Free), 5);
    assert!(crowned.active(Nation::Gondor), "he wakes the city he is crowned in");
    let fallen = stage().change(|state| state.captured.add(Region::MINAS_TIRITH));
    assert_eq!(fallen.refuses("act:crown").0, "war-why-crown-needs");
    let muster = Stage::free("muster").put("minas-tirith", &[("strider", 1)]).play(&["die:muster"]);
    assert_eq!(muster.refuses("act:crown").0, "war-why-wrong-face");
}

/// GDA-19.9: Gandalf the White comes once the Grey has left and a Minion has been seen.
#[test]
fn gandalf_the_white() {
    let stage = Stage::free("will").play(&["die:will"]);
    assert_eq!(stage.refuses("act:white-rider").0, "war-why-person-needs");
    let fallen = Stage::free("will").change(|state| {
        state.set_place(Character::GandalfTheGrey, Place::Gone);
        state.minion_seen = true;
    });
    let fallen = fallen.play(&["die:will", "act:white-rider"]);
    assert!(fallen.allows("to:fangorn") && fallen.allows("to:lorien"));
    assert!(!fallen.allows("to:minas-tirith"));
    let here = Stage::free("will")
        .put("edoras", &[("gandalf-the-grey", 1)])
        .change(|state| state.minion_seen = true);
    let here = here.play(&["die:will", "act:white-rider"]);
    assert_eq!(here.state.stands(Character::GandalfTheWhite), Some(Region::EDORAS), "where the Grey stood");
    assert!(here.active(Nation::Rohan));
}

/// GDA-19.12, GDA-19.14, GDA-19.16: the Minions and what they ask for.
#[test]
fn minions() {
    let stage = Stage::shadow("muster").war(&[Nation::Sauron]).play(&["die:muster"]);
    for act in ["witch-king", "mouth", "saruman"] {
        let why = stage.refuses(&format!("act:{act}")).0;
        assert!(["war-why-minion-needs", "war-why-mouth-needs"].contains(&why), "{act}: {why}");
    }
    let stage =
        Stage::shadow("muster").war(&[Nation::Sauron, Nation::Elves]).play(&["die:muster", "act:witch-king"]);
    assert!(stage.allows("to:minas-morgul"));
    assert!(!stage.allows("to:orthanc"), "no unit of Sauron is there");
    let stage = stage.play(&["to:minas-morgul"]);
    assert!(Side::Free.nations().iter().all(|nation| stage.active(*nation)), "all the Free Peoples wake");
    assert_eq!(stage.state.pool(Side::Shadow), 8);
    let stage = Stage::shadow("muster").war(&[Nation::Isengard]).play(&["die:muster", "act:saruman"]);
    assert_eq!(stage.count("orthanc", "saruman"), 1);
}

/// GDA-19.17: Saruman's voice, and his Uruk-hai.
#[test]
fn saruman() {
    let stage = || {
        let stage = Stage::shadow("muster").war(&[Nation::Isengard]).put("orthanc", &[("saruman", 1)]);
        stage.play(&["die:muster"])
    };
    let voice = stage().play(&["act:voice"]);
    let regulars =
        ["orthanc", "north-dunland", "south-dunland"].map(|at| voice.count(at, "isengard-regular"));
    assert_eq!(regulars, [5, 2, 2]);
    let uruks = stage().play(&["act:uruks"]);
    assert_eq!(
        (uruks.count("orthanc", "isengard-regular"), uruks.count("orthanc", "isengard-elite")),
        (2, 3)
    );
    let silent = stage().change(|state| state.captured.add(Region::ORTHANC));
    assert_eq!(silent.refuses("act:voice").0, "war-why-person-needs");
}

/// GDA-19.15: the Mouth of Sauron makes one Muster result a turn an Army result.
#[test]
fn mouth() {
    let stage = Stage::with_dice(&[], &["muster", "muster"]).put("barad-dur", &[("mouth-of-sauron", 1)]);
    let stage =
        stage.war(&[Nation::Sauron]).play(&["die:muster", "act:march", "from:gorgoroth", "to:nurn", "all"]);
    let stage = stage.play(&["done", "die:muster"]);
    assert_eq!(stage.refuses("act:march").0, "war-why-wrong-face");
}

/// GDA-4.2, GDA-4.3: extra dice come and go with their bringers, in the next turn.
#[test]
fn pools() {
    let stage = Stage::with_dice(&[], &["event"]).put("orthanc", &[("saruman", 1)]);
    assert_eq!(stage.state.pool(Side::Shadow), 8);
    assert_eq!(stage.state.dice[Side::Shadow][Face::Event], 1, "not before the next roll");
}

/// GDA-5.3: six cards; the rest is discarded unseen.
#[test]
fn hand_limit() {
    let ids = (1..=6).map(|n| format!("fp-strategy-{n:02}")).collect::<Vec<_>>();
    let ids = ids.iter().map(String::as_str).collect::<Vec<_>>();
    let stage = Stage::free("event").hand(&ids).draws(&["fp-character-01"]);
    let stage = stage.play(&["die:event", "act:draw-character"]);
    assert!(stage.allows("card:fp-character-01") && stage.allows("card:fp-strategy-03"));
    let stage = stage.play(&["card:fp-strategy-03"]);
    assert_eq!(stage.state.cards.hands[0].len(), 6);
    assert_eq!(stage.state.cards.buried[0].len(), 1);
}

/// GDA-5.4: an empty deck gives nothing.
#[test]
fn empty_deck() {
    let stage = Stage::free("event").change(|state| {
        let deck = state.deck(Side::Free, war::card::Deck::Strategy);
        state.cards.decks = state.cards.decks.minus(deck);
        state.cards.discarded = state.cards.discarded.or(deck);
    });
    let stage = stage.play(&["die:event"]);
    assert_eq!(stage.refuses("act:draw-strategy"), ("war-why-deck-empty", "GDA-5.4"));
    assert!(stage.allows("act:draw-character"));
}
