//! The reader's own games, counted, beside what was measured of bots.

use seen::{CountView, GameCountsView, Pages as _, StatisticsView, TallyView};
use web::Language;

use crate::html::{Element, elements};
use crate::sample::{WEB, reader};

/// Three games of this game against bots of a level, two of them won.
fn counted(game: &str, level: &str) -> Vec<Element> {
    let all = TallyView { played: 3, won: 2, lost: 1, open: 0 };
    let counts = GameCountsView {
        game: game.to_owned(),
        all,
        chapters: Vec::new(),
        seats: Vec::new(),
        people: Vec::new(),
        levels: vec![CountView { of: level.to_owned(), tally: all }],
        minutes: 0,
    };
    elements(&WEB.statistics(&reader(Language::En), &StatisticsView { all, games: vec![counts] }))
}

fn text(page: &[Element], id: &str) -> String {
    let found = page.iter().find(|element| element.get("id") == Some(id));
    found.map(|element| element.text.clone()).unwrap_or_default()
}

/// Beside one's own results against a level stands how often the others win against it, of each side where they differ, and how that
/// was measured.
#[test]
fn results_by_level_stand_beside_those_of_bots() {
    let page = counted("journey", "fair");
    let levels = text(&page, "statistics-levels-journey");
    assert!(levels.contains("66") && levels.contains("Other levels against it"), "{levels}");
    assert!(levels.contains("63 %") && levels.contains("29 %") && !levels.contains('('), "{levels}");
    assert!(page.iter().any(|one| one.text.contains("bree arena journey --bots A,B")), "and how");
    let levels = text(&counted("war", "fair"), "statistics-levels-war");
    assert!(levels.contains("34 % (Free Peoples)") && levels.contains("34 % (Shadow)"), "{levels}");
    // Partners play with bots, not against them; of a level of which nothing was measured nothing is told.
    for (game, level) in [("tricks", "hard"), ("war", "hard")] {
        let page = counted(game, level);
        let levels = text(&page, &format!("statistics-levels-{game}"));
        assert!(levels.contains("66") && !levels.contains("Other levels against it"), "{game}: {levels}");
        assert!(!page.iter().any(|one| one.text.contains("bree ")), "{game}");
    }
}
