//! Lessons are read strictly, and all that is wrong with one is told.

use table::{Lesson, Seat};

const TEXT: &str = r#"
id = "first"
players = 3
seat = 2
seed = 7
bots = "fair"
shows = ["score"]
options = { rules = "basic" }

[[bring]]
seat = 1
id = "deck"
ready = "grey"

[[step]]
seat = 1
choice = "roll"

[[step]]
choice = "hold"
stop = "hold"
lit = ["cup"]
shows = ["table"]
wrong = [{ begins = "roll 6", says = "six" }, { begins = "roll", says = "roll" }]

[[step]]
choice = "roll"
"#;

fn ready(id: &str) -> Option<String> {
    (id == "grey").then(|| "a deck".to_owned())
}

fn read(text: &str) -> Result<Lesson, Vec<String>> {
    Lesson::read("pig", text, &ready)
}

#[test]
fn a_lesson_is_read() {
    let lesson = read(TEXT).unwrap();
    let seats = lesson.steps.iter().map(|step| step.seat.number()).collect::<Vec<_>>();
    assert_eq!((lesson.seat.number(), seats), (2, vec![1, 2, 2]));
    assert_eq!((lesson.brings[0].seat, lesson.brings[0].text.as_str()), (Seat::new(0), "a deck"));
    let stop = lesson.steps[1].stop.as_ref().unwrap();
    assert_eq!((stop.why.id, stop.what.id), ("pig-lesson-first-hold-why", "pig-lesson-first-hold-do"));
    assert_eq!(
        (stop.shows.as_slice(), lesson.shows.as_slice()),
        (&["table".to_owned()][..], &["score".to_owned()][..])
    );
    assert_eq!(stop.meant("roll 6").unwrap().id, "pig-lesson-first-hold-not-six");
    assert_eq!(stop.meant("roll 1").unwrap().id, "pig-lesson-first-hold-not-roll");
    assert_eq!(stop.meant("pass"), None);
    assert_eq!(lesson.messages().count(), 6);
}

/// Where it stands follows from what was chosen.
#[test]
fn it_stands_where_the_choices_say() {
    let lesson = read(TEXT).unwrap();
    let [one, two] = [Seat::new(0), Seat::new(1)];
    let script = [(one, "roll"), (two, "hold"), (two, "roll")];
    for made in 0..=3 {
        assert_eq!(lesson.at(script[..made].iter().copied()), Some(made));
    }
    assert_eq!((lesson.stops(), lesson.stops_of(two, 1), lesson.stops_of(two, 2)), (1, 0, 1));
    let further = script.into_iter().chain([(one, "hold")]);
    assert_eq!(lesson.at(further), Some(3), "then one plays on");
    assert_eq!(lesson.at([(two, "roll")]), None, "another's");
    assert_eq!(lesson.at([(one, "roll"), (two, "roll")]), None, "another choice");
}

#[test]
fn all_that_is_wrong_is_told() {
    let changed = |changes: &[(&str, &str)]| {
        let text = changes.iter().fold(TEXT.to_owned(), |text, (from, to)| {
            assert!(text.contains(from), "{from}");
            text.replacen(from, to, 1)
        });
        read(&text).unwrap_err().join("\n")
    };
    for (changes, wanted) in [
        (&[("id = \"first\"", "id = \"First one\"")][..], "an id is of small letters"),
        (&[("players = 3", "players = 0")], "players = 0"),
        (&[("seat = 2", "seat = 4")], "there is no seat 4 of 3"),
        (&[("ready = \"grey\"", "ready = \"white\"")], "nothing ready made is called 'white'"),
        (&[("seed = 7", "seed = \"seven\"")], "seed"),
        (&[("bots = \"fair\"\n", "")], "bots"),
        (&[("bots = \"fair\"\n", "bots = \"fair\"\npace = 3\n")], "pace"),
        (&[("stop = \"hold\"", "stpo = \"hold\"")], "step 2: "),
        (&[("stop = \"hold\"\n", "")], "only at a stop is something lit"),
        (
            &[(
                "choice = \"roll\"\n\n[[step]]\nchoice = \"hold\"",
                "choice = \"roll\"\nshows = [\"score\"]\n\n[[step]]\nchoice = \"hold\"",
            )],
            "shown",
        ),
        (&[("choice = \"hold\"", "seat = 3\nchoice = \"hold\"")], "a stop is the learner's"),
        (
            &[("[[step]]\nchoice = \"roll\"", "[[step]]\nchoice = \"roll\"\nstop = \"hold\"")],
            "two stops 'hold'",
        ),
        (&[("says = \"six\"", "says = \"Six\"")], "says = \"Six\""),
        (&[("id = \"first\"", "id = ")], "expected"),
    ] {
        let told = changed(changes);
        assert!(told.contains(wanted), "'{wanted}' is not in: {told}");
    }
    let all = changed(&[("players = 3", "players = 99"), ("seat = 1\nchoice", "seat = 0\nchoice")]);
    assert_eq!(all.lines().count(), 2, "{all}");
    let nothing = read("id = \"a\"\nplayers = 2\nseed = 1\nbots = \"fair\"\n").unwrap_err();
    assert_eq!(nothing, ["there is no stop: nobody learns anything"]);
}

/// A lesson for two: the second learner has stops and an end of their own, and each stop a sentence for the other.
#[test]
fn two_learn_side_by_side() {
    let text = TEXT.replacen("seat = 2\nseed", "seat = 2\nsecond = 1\nseed", 1);
    let text =
        text.replacen("seat = 1\nchoice = \"roll\"", "seat = 1\nchoice = \"roll\"\nstop = \"roll\"", 1);
    let lesson = read(&text).unwrap();
    let [one, two] = [Seat::new(0), Seat::new(1)];
    assert_eq!((lesson.stops(), lesson.stops_of(one, 3), lesson.learners().len()), (1, 1, 2));
    let ends = [one, two].map(|seat| lesson.end_of(seat).id);
    assert_eq!(ends, ["pig-lesson-first-second-end", "pig-lesson-first-end"]);
    let seen = lesson.steps.iter().filter_map(|step| step.stop.as_ref()?.seen.as_ref());
    assert_eq!(
        seen.map(|message| message.id).collect::<Vec<_>>(),
        ["pig-lesson-first-roll-seen", "pig-lesson-first-hold-seen"]
    );
    assert_eq!(lesson.messages().count(), 11);
    for (from, to, wanted) in [
        ("second = 1", "second = 2", "the second learner has another seat"),
        ("second = 1", "second = 3", "seat 3 has no stop"),
        ("second = 1", "second = 4", "second: there is no seat 4 of 3"),
    ] {
        let told = read(&text.replacen(from, to, 1)).unwrap_err().join("\n");
        assert!(told.contains(wanted), "'{wanted}' is not in: {told}");
    }
}
