//! Names come from the pack, in both languages.

use canvas::Language;

fn said(id: &str) -> [String; 2] {
    canvas::learn(&quest_page::words());
    Language::ALL.map(|language| language.text(id))
}

#[test]
fn a_place_has_the_name_of_the_pack() {
    assert_eq!(said("quest-places-rivendell"), ["Rivendel", "Rivendell"]);
    assert_eq!(said("quest-regions-mirkwood"), ["Bosque Negro", "Mirkwood"]);
}

#[test]
fn inside_a_sentence_the_article_is_small() {
    assert_eq!(said("quest-places-shire"), ["La Comarca", "The Shire"]);
    assert_eq!(said("quest-places-shire.said"), ["la Comarca", "the Shire"]);
    assert_eq!(said("quest-minions-witch_king.said"), ["el Rey Brujo", "the Witch-king"]);
    assert_eq!(said("quest-monsters-giant_spider.said"), ["una araña gigante", "a Giant Spider"]);
}

#[test]
fn an_encounter_that_is_a_quest_is_named_as_both() {
    assert_eq!(said("quest-quests-greenleaf"), said("quest-encounters-greenleaf"));
}

#[test]
fn what_no_words_of_the_pack_say_is_told() {
    let [es, en] = said("quest-cards-execute.says");
    assert!(es.starts_with("Si la Defensa impresa") && en.starts_with("If the opponent"), "{es} {en}");
}
