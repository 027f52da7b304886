//! Somebody closes the page in the middle of the other's turn of SATM, where both are asked all the time. What they said before
//! they went holds without them.

use crate::guest::two_at_a_table;

/// The preferences of each: a company is gathered, stays where it is, and what comes is let pass.
const WISHES: &[&str] = &["card ", "company ", "pass"];

fn wished(legal: &[String]) -> &str {
    let wished = WISHES.iter().find_map(|wish| legal.iter().find(|choice| choice.starts_with(wish)));
    wished.unwrap_or(&legal[0])
}

/// 'Pass this turn' is kept by the game and not by the page: the turn goes on to its end, and the own one begins.
#[tokio::test]
async fn what_was_said_beforehand_holds_with_the_page_closed() {
    let folder = tempfile::tempdir().unwrap();
    let inn = super::open(folder.path());
    let (ana, ben, id) = two_at_a_table(&inn.url, "free").await;
    let id = id.as_str();

    // The turn in which somebody went, who, and how often the other has chosen since.
    let mut gone: Option<(u64, usize)> = None;
    let mut since = 0;
    for _ in 0..600 {
        let now = ana.get(&format!("/tables/{id}")).await["view"]["turn"].clone();
        let number = now["number"].as_u64().expect("a number");
        if gone.is_some_and(|(turn, _)| number > turn) {
            assert!(since >= 3, "little was left of the turn: {since}");
            return;
        }
        for (who, guest) in [&ana, &ben].into_iter().enumerate() {
            let Some((laid, legal)) = guest.asked(id).await else {
                continue;
            };
            let others = now["active"].as_u64() != Some(who as u64 + 1);
            match gone {
                Some((_, vanished)) if vanished == who => {
                    // Whoever is gone is asked nothing of the other's journey any more.
                    assert!(!legal.iter().any(|choice| choice == "pass-turn"), "{laid}");
                    guest.chooses(id, &laid, wished(&legal)).await;
                }
                None if others && legal.iter().any(|choice| choice == "pass-turn") => {
                    guest.chooses(id, &laid, "pass-turn").await;
                    gone = Some((number, who));
                }
                _ => {
                    since += usize::from(gone.is_some());
                    guest.chooses(id, &laid, wished(&legal)).await;
                }
            }
        }
    }
    panic!("the turn does not end: {gone:?}");
}
