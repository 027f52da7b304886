//! The strength of the levels of bots stands on a page as it does in the documentation.

use std::collections::BTreeMap;

use super::root;

/// A level, its opponent, and the seat of two that it has, if the sides differ.
type Who = (String, String, Option<usize>);

/// The first number of a cell that counts percent.
fn percent(cell: &str) -> Option<f64> {
    let before = cell.split(" %").next().filter(|before| before.len() < cell.len())?;
    before.rsplit([' ', '(']).next()?.parse().ok()
}

/// The rows of the tables of a file that speak of two levels, each as its cells.
fn rows(file: &str) -> Vec<Vec<String>> {
    let text = std::fs::read_to_string(root().join("docs").join(file)).expect("documentation");
    let rows = text.lines().filter_map(|line| line.strip_prefix('|')?.strip_suffix('|'));
    let cells = |row: &str| row.split('|').map(|cell| cell.trim().replace('`', "")).collect();
    rows.map(cells).collect()
}

fn levels(cells: &str, between: &str) -> Option<[String; 2]> {
    let (who, against) = cells.split_once(between)?;
    let known = |level: &str| ["random", "easy", "fair", "hard"].contains(&level);
    (known(who) && known(against)).then(|| [who.to_owned(), against.to_owned()])
}

/// What the documentation says of each game, rounded.
fn documented() -> BTreeMap<&'static str, BTreeMap<Who, u8>> {
    let mut all = BTreeMap::<_, BTreeMap<Who, u8>>::new();
    let mut note = |game: &'static str, who: &str, against: &str, seat: Option<usize>, share: f64| {
        let key = (who.to_owned(), against.to_owned(), seat);
        all.entry(game).or_default().insert(key, share.round() as u8);
    };
    for row in rows("performance.md") {
        if let Some([a, b]) = levels(&row[0], ", ").filter(|_| row.len() == 3) {
            let shares = [&row[1], &row[2]].map(|cell| percent(cell).expect("a share"));
            note("journey", &a, &b, None, shares[0]);
            note("journey", &b, &a, None, shares[1]);
        }
        // One is the Free Peoples, and one of the two wins.
        if let Some([free, shadow]) =
            levels(&row[..2.min(row.len())].join("|"), "|").filter(|_| row.len() == 7)
            && free != shadow
        {
            let share = percent(&row[2]).expect("a share");
            note("war", &free, &shadow, Some(1), share);
            note("war", &shadow, &free, Some(2), 100.0 - share);
        }
    }
    for row in rows("quest.md").iter().filter(|row| row.len() == 7 && row[2] == "2") {
        if let Some([a, b]) = levels(&row[..2].join("|"), "|") {
            let [sauron, heroes] = [&row[5], &row[6]].map(|cell| percent(cell).expect("a share"));
            note("quest", &a, &b, Some(1), sauron);
            note("quest", &a, &b, Some(2), heroes);
            note("quest", &b, &a, Some(1), 100.0 - heroes);
            note("quest", &b, &a, Some(2), 100.0 - sauron);
        }
    }
    for row in rows("wizards.md") {
        if let Some([a, b]) = levels(&row[0], " against ").filter(|_| row.len() == 4) {
            let share = percent(&row[2]).expect("a share");
            note("wizards", &a, &b, None, share);
            note("wizards", &b, &a, None, 100.0 - share);
        }
    }
    all
}

#[test]
fn pages_tell_what_was_measured() {
    let documented = documented();
    assert_eq!(documented.keys().copied().collect::<Vec<_>>(), ["journey", "quest", "war", "wizards"]);
    let house = bree::house::open(None).expect("the house");
    for room in house.rooms() {
        let id = room.game.info().id;
        let Some(told) = room.page.strengths() else {
            assert!(!documented.contains_key(id), "{id} has a table of levels and tells none");
            continue;
        };
        assert!(told.command.starts_with("bree "), "{id}: {}", told.command);
        assert!(told.date.len() == 10 && told.date.starts_with("20"), "{id}: {}", told.date);
        let key = |seat: (usize, usize)| {
            assert_eq!(seat.0, 2, "{id}: the tables are of two players");
            seat.1
        };
        let shares = told.shares.iter();
        let shares =
            shares.map(|one| ((one.who.to_owned(), one.against.to_owned(), one.seat.map(key)), one.percent));
        assert_eq!(&shares.collect::<BTreeMap<_, _>>(), &documented[id], "{id}");
    }
}

#[test]
fn a_share_is_read() {
    assert_eq!(percent("304 (76.0 %)"), Some(76.0));
    assert_eq!(percent("95.1 % (93.6 to 96.3)"), Some(95.1));
    assert_eq!(percent("400 (100 %)"), Some(100.0));
    assert_eq!(percent("294"), None);
}
