//! The language in which `data/cards.toml` says what a card needs and does.

use std::path::Path;

use cardlang::ops::table;
use cardlang::{Value, read, write};
use war::card::Card;
use war::cards::book::entry;
use war::cards::effect::{Effect, Levy, Need, Spot};

#[test]
fn what_a_card_says_is_read_and_written_back_as_the_same() {
    fn both<T: Value + PartialEq + std::fmt::Debug>(card: Card, texts: &[&str], values: &[T]) {
        assert_eq!(texts.len(), values.len(), "{card}");
        for (text, value) in texts.iter().zip(values) {
            assert_eq!(read::<T>(text).as_ref(), Ok(value), "{card}");
            assert_eq!(read::<T>(&write(value)).as_ref(), Ok(value), "{card}");
        }
    }
    for card in Card::all() {
        both(card, card.facts().needs, entry(card).needs);
        both(card, card.facts().does, entry(card).effects);
    }
}

#[test]
fn a_slip_is_told_with_what_was_meant() {
    let fault = |text: &str| read::<Effect>(text).unwrap_err().to_string();
    assert_eq!(
        fault("recruit(minas_tirit, units(gondor))"),
        "unknown region `minas_tirit`; did you mean `minas_tirith`?"
    );
    assert_eq!(fault("recrut(edoras)"), "unknown effect `recrut`; did you mean `recruit`?");
    assert!(fault("recruit(edoras)").contains("lacks"));
    assert!(fault("heal(many, 1)").contains("a number"));
}

#[test]
fn two_things_on_one_text_are_one_too_many() {
    assert!(read::<Effect>("walk walk").is_err());
    assert!(read::<Effect>("walk(4)").is_err());
    assert!(read::<Need>("revealed, progress").is_err());
}

/// `BREE_BLESS=1` writes it anew.
#[test]
fn every_word_stands_in_the_description() {
    let told = format!(
        "# What the cards of Guerra del Anillo say, as data\n\n\
         In `cards.toml` a card says with `needs` what must be so for it to be played, and with `does` what it does as an\n\
         event, one after the other; the texts on the page are grown from the same. Arguments go by position or by name;\n\
         those with `?` may be left out, and where several are meant they stand in brackets: `[dale, erebor]`. Regions,\n\
         Nations, characters, decks and Hunt tiles are called as everywhere, with `_` for `-`. What each of\n\
         these words does is a type of its name in `src/play/cards`: in `ops`, or in the file of the one card that says it. There\n\
         stands, too, what a card does while it lies on the table; what it does in combat stands with the battle.\n\n\
         ## Needs\n\n{}\n## Effects\n\n{}\n## Where figures are recruited\n\nA region by itself, or:\n\n{}\n## Which figures\n\n{}",
        list::<Need>(),
        list::<Effect>(),
        list::<Spot>(),
        list::<Levy>(),
    );
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/language.md");
    if std::env::var_os("BREE_BLESS").is_some() {
        std::fs::write(&file, &told).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&file).unwrap(), told);
}

fn list<T: cardlang::Ops>() -> String {
    let lines = table::<T>();
    lines.lines().map(|line| format!("- {line}\n")).collect()
}
