//! The cards' text, as sentences in both languages.

use canvas::Language;
use canvas::text::proof;
use cardlang::Say;
use quest::effect::{Ability, Burden, Condition, Count, Effect, Lasting, Task, Test, Where};
use quest::ids::{
    Card, Character, Corruption, Encounter, Happening, Minion, Mission, Peril, Plot, Quest, Shadow,
};
use quest::pack::Pack;
use quest_page::Reader;
use table::{Message, Observer, Seat, SeatSet};

/// Everything that is printed on anything, by its id.
fn everything(reader: &Reader<'_>) -> Vec<(&'static str, Vec<String>)> {
    let mut all = Vec::new();
    all.extend(Card::all().map(|card| (card.id(), reader.combat(card))));
    all.extend(Character::all().map(|who| (who.id(), reader.character(who))));
    all.extend(Mission::all().map(|mission| (mission.id(), reader.mission(mission))));
    all.extend(Plot::all().map(|plot| (plot.id(), reader.plot(plot))));
    all.extend(Shadow::all().map(|card| (card.id(), reader.shadow(card))));
    all.extend(Happening::all().map(|card| (card.id(), reader.event(card))));
    all.extend(Encounter::all().map(|card| (card.id(), reader.encounter(card))));
    all.extend(Quest::all().map(|quest| (quest.id(), reader.quest(quest))));
    all.extend(Peril::all().map(|card| (card.id(), reader.peril(card))));
    all.extend(Corruption::all().map(|card| (card.id(), reader.corruption(card))));
    all.extend(Minion::all().map(|minion| (minion.id(), reader.minion(minion))));
    all.extend(quest::ids::Monster::all().map(|monster| (monster.id(), reader.monster(monster))));
    all.extend(quest::ids::Item::all().map(|item| (item.id(), reader.item(item))));
    all.extend(quest::ids::Who::all().map(|who| (who.id(), reader.talent(who))));
    all
}

#[test]
fn everything_says_something_in_both_languages() {
    canvas::learn(&quest_page::words());
    let pack = Pack::standard();
    for language in Language::ALL {
        let pack = &pack;
        for (id, lines) in everything(&Reader { language, pack }) {
            assert!(!lines.is_empty(), "{id} says nothing in {language:?}");
            for line in lines {
                let is_whole =
                    line.ends_with(['.', '!']) && !line.contains(['{', '}', '$']) && !line.contains("quest-");
                assert!(is_whole, "{id} in {language:?}: {line}");
            }
        }
    }
}

#[test]
fn every_op_has_words() {
    canvas::learn(&quest_page::words());
    let ops = [
        Effect::SAID,
        Where::SAID,
        Count::SAID,
        Condition::SAID,
        Ability::SAID,
        Test::SAID,
        Task::SAID,
        Lasting::SAID,
        Burden::SAID,
    ];
    let missing = ops.iter().flat_map(|ops| ops.iter()).filter(|id| !proof::is_known(id));
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<&&str>::new());
}

fn both(told: impl Fn(&Reader<'_>) -> Vec<String>) -> [String; 2] {
    canvas::learn(&quest_page::words());
    let pack = Pack::standard();
    let pack = &pack;
    Language::ALL.map(|language| told(&Reader { language, pack }).join(" "))
}

#[test]
fn an_encounter_is_told() {
    let card = "the_court_of_theoden".parse::<Encounter>().expect("an encounter");
    assert_eq!(
        both(|reader| reader.encounter(card)),
        [
            "Elige: gana 1 ficha de Favor o descarta 1 carta de Corrupción. Si tu Sabiduría es mayor que el número de \
             fichas de Monstruo en tu Región, gana un Caballo.",
            "Either gain 1 favor or discard 1 corruption card. If your wisdom is more than the number of monster \
             tokens in your region, gain a Horse."
        ]
    );
}

#[test]
fn a_combat_card_is_told() {
    let card = "thalin_block".parse::<Card>().expect("a card");
    assert_eq!(
        both(|reader| reader.combat(card)),
        [
            "Esta carta no se puede cancelar. Su Defensa nunca baja de 2.",
            "This card cannot be cancelled. Its defense never drops below 2."
        ]
    );
}

#[test]
fn a_quest_is_told_in_its_parts() {
    let quest = "spies_in_mithlond".parse::<Quest>().expect("a quest");
    assert_eq!(
        both(|reader| reader.quest(quest)),
        [
            "Preparación: en los Puertos Grises: coloca a Gandalf. Tarea: derrota en los Puertos Grises a crebain, que \
             espera allí en lugar de un Encuentro. Recompensa: gana una Barca y después recibe Entrenamiento.",
            "Set-up: in the Grey Havens: place Gandalf. Task: defeat Crebain in the Grey Havens, which waits there \
             instead of an encounter. Reward: gain a Boat, then receive training."
        ]
    );
}

#[test]
fn a_plot_is_told_with_its_requirement() {
    let plot = "rise_of_the_uruk_hai".parse::<Plot>().expect("a plot");
    let [es, en] = both(|reader| reader.plot(plot));
    assert!(es.starts_with("Dónde: Isengard. Solo si la Influencia en Isengard es 3 o más, o"), "{es}");
    assert!(en.starts_with("Affects Isengard. Only if the influence in Isengard is at least 3, or"), "{en}");
}

/// A number agrees with what it counts, titles stand in marks, and what is one choice is one sentence.
#[test]
fn a_shadow_card_is_told_as_one_would_say_it() {
    let wild = "creatures_of_the_wild".parse::<Shadow>().expect("a shadow card");
    let [es, _] = both(|reader| reader.shadow(wild));
    assert!(es.contains("Si tus cartas de Corrupción son 2 o más, combate contra un troll"), "{es}");
    let stone = "the_ithil_stone".parse::<Shadow>().expect("a shadow card");
    let [es, en] = both(|reader| reader.shadow(stone));
    let plots =
        "Sauron toma «Denethor enloquece» o «Saruman se corrompe» del mazo o de los descartes, la juega";
    assert!(es.contains(plots), "{es}");
    assert!(
        en.contains("Sauron takes Denethor Falls into Madness or Saruman Falls to Corruption from deck"),
        "{en}"
    );
    let ship = "cirdan_the_shipwright".parse::<Happening>().expect("an event");
    let [es, en] = both(|reader| reader.event(ship));
    assert!(es.contains("si quieres, muévete a Belfalas") && en.contains("go to Belfalas"), "{es} {en}");
}

#[test]
fn a_number_that_is_counted_is_told_as_one() {
    let evil = "evil_wound".parse::<Shadow>().expect("a shadow card");
    let [_, en] = both(|reader| reader.shadow(evil));
    assert!(en.contains("damage equal to 4 plus 2 times the number of your corruption cards"), "{en}");
    let message = Effect::Favor { by: -2 }.message();
    assert_eq!(Language::En.say_sentence(&message), "Lose 2 favor.");
}

/// Whoever is asked is told what is asked, and not whom the others wait for.
#[test]
fn nobody_who_is_asked_is_told_to_wait() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/locales/");
    for (language, waits) in [("en", ["aiting for", "wait for"]), ("es", ["falta la", "espera a"])] {
        let file = format!("{folder}{language}/quest-ask.ftl");
        let text = std::fs::read_to_string(&file).expect("the questions");
        let asked = text.lines().filter(|line| line.trim_start().starts_with("[yes]")).collect::<Vec<_>>();
        assert!(asked.len() > 40, "only {} questions in {language}", asked.len());
        for line in asked {
            assert!(waits.iter().all(|word| !line.contains(word)), "{file}: {line}");
        }
    }
}

/// Both sides are asked for a card at once: each reads the question, and only others read who is waited for.
#[test]
fn whoever_is_asked_with_others_is_asked() {
    canvas::learn(&quest_page::words());
    let seats = [0, 1].into_iter().map(Seat::new).collect::<SeatSet>();
    let message = Message::new("quest-ask-lay").with("seats", seats);
    let names = |seat: Seat| seat.index().to_string();
    for (language, asked, waited) in
        [(Language::En, "Which card", "Waiting for"), (Language::Es, "¿Qué carta", "Falta la carta")]
    {
        let read = |observer| canvas::say(language, &message, &names, observer);
        for seat in [0, 1].map(Seat::new) {
            assert!(read(Observer::Seat(seat)).contains(asked), "{seat:?}");
        }
        for other in [Observer::Seat(Seat::new(2)), Observer::Watcher] {
            assert!(read(other).contains(waited), "{other:?}");
        }
    }
}
