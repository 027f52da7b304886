//! The book of cards can be read.

use wizards::card::book;
use wizards::ids::{CardId, SiteId};

#[test]
fn every_card_is_read() {
    let book = book();
    assert!(book.cards.len() > 360, "{} cards", book.cards.len());
    assert_eq!(book.regions.len(), 52);
    assert!(CardId::named("concealment").is_some());
    assert!(SiteId::named("rivendell").unwrap().get().is_haven());
}
