//! Chapters 6, 7, 8 and 9: characters on the map, stacking, recruiting and moving Armies.

use war::character::Character;
use war::nation::Nation::{self, *};
use war::region::Region;

use crate::stage::Stage;

const ALL: [Nation; 8] = Nation::ALL;

/// GDA-9.2, GDA-9.4: with an Army result two Armies move, each as a whole or in part.
#[test]
fn two_armies() {
    let stage =
        Stage::free("muster-army").war(&ALL).play(&["die:muster-army", "act:march", "from:minas-tirith"]);
    let stage = stage.play(&["to:lossarnach", "take:gondor-regular", "take:gondor-regular", "go"]);
    assert_eq!(stage.count("lossarnach", "gondor-regular"), 2);
    assert_eq!(stage.count("minas-tirith", "gondor-regular"), 1);
    let stage = stage.play(&["from:dol-amroth", "to:anfalas", "all"]);
    assert_eq!(stage.count("anfalas", "gondor-regular"), 3);
    assert_eq!(stage.asked().unwrap().index(), 1, "the action is over");
}

/// GDA-9.8: no figure moves twice.
#[test]
fn not_twice() {
    let stage = Stage::free("muster-army").war(&ALL).play(&["die:muster-army", "act:march"]);
    let stage = stage.play(&["from:pelargir", "to:lossarnach"]);
    assert_eq!(stage.refuses("from:lossarnach").0, "war-why-already-moved");
}

/// GDA-9.8: what has come does not go on, even with others who were there.
#[test]
fn not_twice_with_others() {
    let stage = Stage::free("muster-army").war(&ALL).put("lossarnach", &[("gondor-regular", 1)]);
    let stage = stage.play(&["die:muster-army", "act:march", "from:pelargir", "to:lossarnach"]);
    let stage = stage.play(&["from:lossarnach", "to:minas-tirith"]);
    assert_eq!(stage.count("lossarnach", "gondor-regular"), 1, "only one of the two could go");
    assert_eq!(stage.count("minas-tirith", "gondor-regular"), 4);
    let stage = Stage::free("muster-army").war(&ALL).play(&["die:muster-army", "act:march", "from:pelargir"]);
    let stage = stage.play(&["to:lossarnach"]);
    assert_eq!(stage.refuses("from:lossarnach"), ("war-why-already-moved", "GDA-9.8"));
}

/// GDA-9.3, GDA-9.6: with a Character result one Army moves, and a Leader with it.
#[test]
fn led() {
    let stage = Stage::free("character").war(&ALL).play(&["die:character", "act:march-led"]);
    assert_eq!(stage.refuses("from:dol-amroth"), ("war-why-no-leader", "GDA-9.3"));
    let stage = stage.play(&["from:minas-tirith", "to:lossarnach", "take:gondor-regular"]);
    assert_eq!(stage.refuses("go").1, "GDA-9.3");
    let stage = stage.play(&["take:gondor-leader", "go"]);
    assert_eq!(stage.count("lossarnach", "gondor-leader"), 1);
    assert_eq!(stage.asked().unwrap().index(), 1, "only one Army");
}

/// GDA-9.5: Leaders do not stay without units.
#[test]
fn leaders_follow() {
    let stage = Stage::free("muster-army").war(&ALL).play(&[
        "die:muster-army",
        "act:march",
        "from:dale",
        "to:erebor",
    ]);
    let stage = stage.play(&["take:north-regular"]);
    assert_eq!(stage.refuses("go"), ("war-why-leaders-stay", "GDA-9.5"));
    let stage = stage.play(&["take:north-leader", "go"]);
    assert_eq!(stage.count("erebor", "north-leader"), 1);
}

/// GDA-9.9, GDA-9.12, GDA-1.10: not where enemies are, not over mountains, not further than next door.
#[test]
fn where_to() {
    let stage = Stage::shadow("army").war(&ALL).play(&["die:army", "act:march", "from:orthanc"]);
    assert_eq!(stage.refuses("to:fords-of-isen"), ("war-why-enemy-there", "GDA-9.9"));
    assert_eq!(stage.refuses("to:minas-tirith").0, "war-why-not-adjacent");
    let wall = Region::ORTHANC.facts().walls;
    let mountains = Region::all().find(|at| wall >> at.index() & 1 != 0);
    if let Some(other) = mountains {
        assert_eq!(stage.refuses(&format!("to:{other}")), ("war-why-mountains", "GDA-1.10"));
    }
}

/// GDA-9.11, GDA-13.11: troops of a Nation not At War stay out of other Nations; regions of nobody are open.
#[test]
fn borders() {
    let stage = Stage::free("muster-army").play(&["die:muster-army", "act:march", "from:bree"]);
    assert!(stage.allows("to:weather-hills"), "nobody's");
    let stage = Stage::free("muster-army").play(&["die:muster-army", "act:march", "from:dale"]);
    assert_eq!(stage.refuses("to:erebor"), ("war-why-borders", "GDA-9.11"));
    let stage = Stage::free("muster-army").war(&[North]).play(&["die:muster-army", "act:march", "from:dale"]);
    assert!(stage.allows("to:erebor"));
}

/// GDA-9.11: those of an Army who are At War may go where the others may not.
#[test]
fn mixed_army() {
    let stage = Stage::free("muster-army").war(&[Elves]).put("dale", &[("elves-elite", 1)]);
    let stage = stage.play(&["die:muster-army", "act:march", "from:dale", "to:erebor"]);
    assert_eq!(stage.count("erebor", "elves-elite"), 1);
    assert_eq!(stage.count("dale", "north-regular"), 1);
}

/// GDA-9.10, GDA-7.3: no more than ten units where one goes.
#[test]
fn stacking() {
    let stage = Stage::shadow("army").war(&ALL).put("gorgoroth", &[("sauron-regular", 5)]);
    let stage = stage.play(&["die:army", "act:march", "from:barad-dur", "to:gorgoroth"]);
    assert_eq!(stage.refuses("all"), ("war-why-full", "GDA-9.10"));
    let stage = stage.play(&["take:sauron-regular", "take:sauron-regular"]);
    assert_eq!(stage.refuses("take:sauron-regular"), ("war-why-full", "GDA-9.10"));
}

/// GDA-7.3, GDA-7.4: what recruiting brings over ten is removed, to the reinforcements.
#[test]
fn trimming() {
    let stage = Stage::shadow("muster").war(&ALL);
    let stage = stage.put("dol-guldur", &[("sauron-regular", 3), ("sauron-elite", 1)]);
    let reserve = stage.state.reserve[Sauron][0];
    let stage = stage.play(&["die:muster", "act:recruit", "recruit:sauron-regular@dol-guldur", "done"]);
    assert_eq!(stage.refuses("lose:nazgul").0, "war-why-not-now");
    let stage = stage.play(&["lose:sauron-regular"]);
    assert_eq!(stage.count("dol-guldur", "sauron-regular"), 8);
    assert_eq!(stage.state.reserve[Sauron][0], reserve);
}

/// GDA-8.2 to GDA-8.10: what a Muster die may bring, and where.
#[test]
fn recruiting() {
    let stage = Stage::free("muster").war(&[Gondor, North]).play(&["die:muster", "act:recruit"]);
    assert_eq!(stage.refuses("recruit:rohan-regular@edoras"), ("war-why-recruit-not-at-war", "GDA-8.2"));
    assert_eq!(stage.refuses("recruit:gondor-regular@osgiliath").1, "GDA-8.4");
    assert_eq!(stage.refuses("recruit:gondor-regular@bree").1, "GDA-8.4");
    assert_eq!(stage.refuses("recruit:gondor-leader@lossarnach").0, "war-why-leader-alone");
    let stage = stage.play(&["recruit:gondor-regular@minas-tirith"]);
    assert_eq!(stage.refuses("recruit:gondor-regular@minas-tirith").1, "GDA-8.7");
    assert_eq!(stage.refuses("recruit:gondor-elite@dol-amroth").0, "war-why-elite-alone");
    let stage = stage.play(&["recruit:north-leader@dale"]);
    assert_eq!((stage.count("minas-tirith", "gondor-regular"), stage.count("dale", "north-leader")), (4, 2));
    assert_eq!(stage.asked().unwrap().index(), 1);
}

/// GDA-8.3: an Elite is all that a die brings.
#[test]
fn one_elite() {
    let stage = Stage::free("muster").war(&[Gondor]).play(&["die:muster", "act:recruit"]);
    let stage = stage.play(&["recruit:gondor-elite@pelargir"]);
    assert_eq!(stage.asked().unwrap().index(), 1, "the action is over");
}

/// GDA-8.8, GDA-8.9, GDA-8.10: not in captured or besieged Settlements, and not more than there are.
#[test]
fn recruiting_limits() {
    let stage = Stage::free("muster").war(&[Gondor, Elves]).put("minas-tirith", &[("sauron-regular", 2)]);
    let stage =
        stage.change(|state| state.captured.add(Region::PELARGIR)).play(&["die:muster", "act:recruit"]);
    assert_eq!(stage.refuses("recruit:gondor-regular@pelargir"), ("war-why-captured", "GDA-8.8"));
    assert_eq!(stage.refuses("recruit:gondor-regular@minas-tirith").0, "war-why-besieged-recruits");
    assert_eq!(stage.refuses("recruit:elves-leader@lorien"), ("war-why-no-reserve", "GDA-8.10"));
}

/// GDA-8.6: Nazgûl come to the Strongholds of Sauron.
#[test]
fn nazgul_come() {
    let stage = Stage::shadow("muster").war(&[Sauron]).play(&["die:muster", "act:recruit"]);
    assert!(stage.allows("recruit:nazgul@moria"));
    assert_eq!(stage.refuses("recruit:nazgul@angmar").0, "war-why-not-settlement");
}

/// GDA-6.5, GDA-6.6, GDA-6.7: Companions walk as far as their level, a group as far as its highest.
#[test]
fn companions_walk() {
    let stage = || Stage::free("character").put("edoras", &[("legolas", 1), ("meriadoc", 1), ("strider", 1)]);
    let stage = || stage().play(&["die:character", "act:move-companions"]);
    let one = stage().play(&["take:meriadoc"]);
    assert!(one.allows("to:westemnet") && one.allows("to:folde"), "one region");
    assert_eq!(one.refuses("to:minas-tirith").0, "war-why-companions-reach");
    let both = stage().play(&["take:meriadoc", "take:strider"]);
    assert!(both.allows("to:druadan-forest"));
    let done = both.play(&["to:druadan-forest"]);
    assert_eq!(done.count("druadan-forest", "meriadoc"), 1);
    assert_eq!(done.refuses("take:meriadoc").0, "war-why-already-moved");
    assert!(done.allows("take:legolas") && done.allows("done"));
}

/// GDA-6.8: a besieged Stronghold lets no Companion in or out; GDA-6.7: an enemy's stops them.
#[test]
fn companions_and_strongholds() {
    let stage = Stage::free("character").put("minas-tirith", &[("sauron-regular", 1), ("legolas", 1)]);
    let stage = stage.put("lossarnach", &[("gimli", 1)]).play(&["die:character", "act:move-companions"]);
    assert_eq!(stage.refuses("take:legolas").0, "war-why-shut-in");
    let stage = stage.play(&["take:gimli"]);
    assert_eq!(stage.refuses("to:minas-tirith").0, "war-why-shut-in");
    let stage = Stage::free("character").put("dimrill-dale", &[("strider", 1)]);
    let stage = stage.play(&["die:character", "act:move-companions", "take:strider"]);
    assert!(stage.allows("to:moria"), "they may halt there");
    assert!(!stage.allows("to:north-dunland"), "but not go on");
}

/// GDA-6.10, GDA-6.11: Nazgûl fly anywhere but alone into a Stronghold of the Free Peoples.
#[test]
fn nazgul_fly() {
    let stage = Stage::shadow("character").play(&["die:character", "act:move-minions", "from:barad-dur"]);
    assert!(stage.allows("to:the-shire") && stage.allows("to:bree"));
    assert_eq!(stage.refuses("to:minas-tirith"), ("war-why-nazgul-stronghold", "GDA-6.11"));
    let stage = stage.play(&["to:the-shire"]);
    assert_eq!(stage.count("the-shire", "nazgul"), 1);
    assert_eq!(stage.refuses("from:the-shire").0, "war-why-already-moved");
    let siege = Stage::shadow("character").put("minas-tirith", &[("sauron-regular", 1)]);
    let siege = siege.play(&["die:character", "act:move-minions", "from:barad-dur"]);
    assert!(siege.allows("to:minas-tirith"));
    assert!(!siege.active(Gondor), "a Nazgûl is no Army: only the change of the board put one there");
}

/// GDA-6.14, GDA-6.15: the Mouth of Sauron walks three regions, and enters no free Stronghold. GDA-6.13: Saruman stays.
#[test]
fn mouth_walks() {
    let stage = Stage::shadow("character").put("north-ithilien", &[("mouth-of-sauron", 1)]);
    let stage = stage.put("orthanc", &[("saruman", 1)]).play(&["die:character", "act:move-minions"]);
    assert_eq!(stage.refuses("take:saruman"), ("war-why-level-zero", "GDA-6.4"));
    let stage = stage.play(&["take:mouth-of-sauron"]);
    assert!(stage.allows("to:osgiliath"));
    assert!(!stage.allows("to:minas-tirith") && !stage.allows("to:edoras"));
}

/// GDA-19.10: Gandalf the White is fast alone or with one Hobbit.
#[test]
fn shadowfax() {
    let start =
        || Stage::free("character").put("edoras", &[("gandalf-the-white", 1), ("meriadoc", 1), ("gimli", 1)]);
    let start = || start().play(&["die:character", "act:move-companions", "take:gandalf-the-white"]);
    let alone = start();
    let with_hobbit = start().play(&["take:meriadoc"]);
    let with_dwarf = start().play(&["take:gimli"]);
    let reach = |stage: &Stage| stage.choices().iter().filter(|choice| choice.starts_with("to:")).count();
    assert_eq!(reach(&alone), reach(&with_hobbit));
    assert!(reach(&with_dwarf) < reach(&alone));
}

/// GDA-9.9, GDA-12.2, GDA-13.3, GDA-13.9: an Army that enters an empty Settlement captures it, and its Nation wakes and advances.
#[test]
fn capture_by_marching() {
    let stage = Stage::shadow("army").war(&[Isengard]).clear("fords-of-isen");
    let stage = stage.play(&[
        "die:army",
        "act:march",
        "from:orthanc",
        "to:fords-of-isen",
        "take:isengard-regular",
        "go",
    ]);
    assert!(stage.active(Rohan), "an Army entered Rohan");
    assert_eq!(stage.steps(Rohan), 3, "a Fortification is no Settlement");
    assert!(!stage.captured("fords-of-isen"));
    let stage = Stage::shadow("army")
        .war(&[Sauron])
        .clear("dale")
        .put("northern-rhovanion", &[("sauron-regular", 1)]);
    let stage = stage.play(&["die:army", "act:march", "from:northern-rhovanion", "to:dale"]);
    assert!(stage.captured("dale") && stage.active(North));
    assert_eq!(stage.steps(North), 2);
    assert_eq!(stage.state.victory_points(war::nation::Side::Shadow), 1);
}

/// GDA-12.6: what its owner takes back counts no more.
#[test]
fn recovery() {
    let stage = Stage::free("muster-army").war(&[North, Dwarves]).clear("dale");
    let stage = stage.change(|state| state.captured.add(Region::DALE));
    assert_eq!(stage.state.victory_points(war::nation::Side::Shadow), 1);
    let stage =
        stage.play(&["die:muster-army", "act:march", "from:erebor", "to:dale", "take:dwarves-regular", "go"]);
    assert!(!stage.captured("dale"));
    assert_eq!(stage.state.victory_points(war::nation::Side::Shadow), 0);
}

/// GDA-13.6: a Companion who passes a City with an Army wakes nobody there, only where the march ends.
/// event:fp-strategy-12
#[test]
fn companions_wake_where_they_stay() {
    let stage = Stage::free("event")
        .war(&[Gondor])
        .hand(&["fp-strategy-12"])
        .change(|state| state.fellowship.guide = Some(Character::Strider))
        .put("folde", &[("gondor-regular", 1), ("meriadoc", 1)]);
    let stage = stage.play(&["die:event", "card:fp-strategy-12", "from:folde", "all", "to:edoras"]);
    let passed = stage.clone().play(&["to:westemnet"]);
    assert_eq!(passed.count("westemnet", "meriadoc"), 1);
    assert!(!passed.active(Rohan));
    let stayed = stage.play(&["done"]);
    assert!(stayed.active(Rohan));
}
