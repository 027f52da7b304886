//! Chapter 13: the politics of Middle-earth.

use war::nation::Nation::{self, *};

use crate::stage::Stage;

/// GDA-13.2, GDA-4.15: a passive Nation does not come to war.
#[test]
fn passive() {
    let at = |steps: u8| {
        let stage = Stage::free("muster").change(|state| state.politics[North].steps = steps);
        stage.play(&["die:muster", "act:diplomacy"])
    };
    assert!(at(2).allows("nation:north"));
    assert_eq!(at(1).refuses("nation:north"), ("war-why-passive", "GDA-13.2"));
    let stage = at(2).play(&["nation:north"]);
    assert_eq!(stage.steps(North), 1);
}

/// GDA-13.7: the Shadow advances its own Nations, the Free Peoples theirs.
#[test]
fn own_nations() {
    let stage = Stage::shadow("muster").play(&["die:muster", "act:diplomacy"]);
    assert_eq!(stage.refuses("nation:rohan").0, "war-why-not-your-side");
    let stage = stage.play(&["nation:sauron"]);
    assert!(stage.state.at_war(Sauron));
}

/// GDA-13.6: a Companion wakes the Nations of his symbol, in their Cities and Strongholds.
#[test]
fn companions_wake() {
    let walk = |who: &str, to: &str, near: &str| {
        let stage = Stage::free("character").put(near, &[(who, 1)]);
        let (take, to) = (format!("take:{who}"), format!("to:{to}"));
        stage.play(&["die:character", "act:move-companions", &take, &to])
    };
    assert!(walk("boromir", "minas-tirith", "lossarnach").active(Gondor));
    assert!(!walk("legolas", "minas-tirith", "lossarnach").active(Gondor), "not his Nation");
    assert!(walk("peregrin", "minas-tirith", "lossarnach").active(Gondor), "he wakes any");
    assert!(!walk("strider", "minas-tirith", "lossarnach").active(Gondor), "Strider is no king yet");
    assert!(!walk("boromir", "lossarnach", "minas-tirith").active(Gondor), "a Town wakes nobody");
    let held = Stage::free("character").clear("pelargir").put("lossarnach", &[("boromir", 1)]);
    let held = held.change(|state| state.captured.add(war::region::Region::PELARGIR));
    let held = held.play(&["die:character", "act:move-companions", "take:boromir", "to:pelargir"]);
    assert!(!held.active(Gondor), "not where the enemy rules");
}

/// GDA-19.5: Boromir, Legolas and Gimli plead at home, with any die.
#[test]
fn pleas() {
    let stage =
        Stage::free("event").put("minas-tirith", &[("boromir", 1)]).play(&["die:event", "act:boromir"]);
    assert_eq!(stage.steps(Gondor), 1);
    let away = Stage::free("event").put("osgiliath", &[("boromir", 1)]).play(&["die:event"]);
    assert_eq!(away.refuses("act:boromir").0, "war-why-plea-needs");
    let gimli = Stage::free("event").put("erebor", &[("gimli", 1)]).play(&["die:event", "act:gimli"]);
    assert_eq!(gimli.steps(Dwarves), 2);
    let hills = Stage::free("event").put("iron-hills", &[("gimli", 1)]).play(&["die:event"]);
    assert_eq!(hills.refuses("act:gimli").0, "war-why-plea-needs", "Erebor only");
}

/// GDA-13.15: at war, troops cross borders, attack and are recruited.
#[test]
fn at_war() {
    let stage = Stage::free("muster").war(&[Nation::Rohan]).play(&["die:muster", "act:recruit"]);
    assert!(stage.allows("recruit:rohan-elite@edoras"));
}
