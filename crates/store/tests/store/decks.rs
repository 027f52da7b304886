//! Decks that guests keep.

use store::{DeckTexts, NewDeck};

use crate::temporary;

fn deck(id: &str, body: &str) -> NewDeck {
    NewDeck { id: id.into(), game: "wizards".into(), name: format!("Deck {id}"), texts: texts(body, "") }
}

fn texts(body: &str, came: &str) -> DeckTexts {
    DeckTexts { body: body.into(), came: came.into() }
}

const ANA: [u8; 32] = [1; 32];
const BEN: [u8; 32] = [2; 32];

#[tokio::test]
async fn a_deck_is_its_guests_alone() {
    let store = temporary();
    for guest in [ANA, BEN] {
        store.put_guest(guest, "somebody").await.unwrap();
    }
    assert_eq!(store.add_deck(ANA, deck("a", "3 Concealment"), 5).await, Ok(true));
    let (row, told) = store.deck(ANA, "a").await.unwrap().unwrap();
    assert_eq!((row.name.as_str(), row.game.as_str()), ("Deck a", "wizards"));
    assert_eq!(told, texts("3 Concealment", ""));
    // Nobody else reads it, writes it, or throws it away.
    assert_eq!(store.deck(BEN, "a").await, Ok(None));
    assert_eq!(store.decks(BEN).await, Ok(vec![]));
    let stolen = store.rewrite_deck(BEN, "a", "mine".into(), texts("1 Orc-guard", ""));
    assert_eq!(stolen.await, Ok(false));
    assert_eq!(store.drop_deck(BEN, "a").await, Ok(false));
    assert_eq!(store.deck(ANA, "a").await.unwrap().unwrap(), (row, told));

    // The list of which it was made is kept with it, and goes with it.
    for came in ["Dodge x2 # my deck", ""] {
        let written = store.rewrite_deck(ANA, "a", "Better".into(), texts("2 Dodge", came));
        assert_eq!(written.await, Ok(true));
        let (row, told) = store.deck(ANA, "a").await.unwrap().unwrap();
        assert_eq!((row.name.as_str(), told), ("Better", texts("2 Dodge", came)));
    }
    assert_eq!(store.drop_deck(ANA, "a").await, Ok(true));
    assert_eq!(store.decks(ANA).await, Ok(vec![]));
}

#[tokio::test]
async fn nobody_keeps_more_than_so_many() {
    let store = temporary();
    store.put_guest(ANA, "Ana").await.unwrap();
    assert_eq!(store.add_deck(BEN, deck("x", ""), 2).await, Ok(false), "nobody knows Ben");
    for (id, room) in [("a", true), ("b", true), ("c", false)] {
        assert_eq!(store.add_deck(ANA, deck(id, ""), 2).await, Ok(room), "{id}");
    }
    store.drop_deck(ANA, "a").await.unwrap();
    assert_eq!(store.add_deck(ANA, deck("c", ""), 2).await, Ok(true));
}

/// A guest who does not come back takes their decks along.
#[tokio::test]
async fn decks_go_with_their_guest() {
    let store = temporary();
    store.put_guest(ANA, "Ana").await.unwrap();
    store.add_deck(ANA, deck("a", "3 Concealment"), 5).await.unwrap();
    assert_eq!(store.dismiss_guests(0).await, Ok(0), "seen since then");
    assert!(store.deck(ANA, "a").await.unwrap().is_some());
    assert_eq!(store.dismiss_guests(i64::MAX).await, Ok(1));
    store.put_guest(ANA, "Ana again").await.unwrap();
    assert_eq!(store.decks(ANA).await, Ok(vec![]));
    assert_eq!(store.counts().await.unwrap().decks, 0);
}
