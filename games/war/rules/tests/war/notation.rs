//! Choices are read back as they were written.

use war::card::Card;
use war::choice::{Act, Choice};
use war::figures::Figure;

#[test]
fn round_trip() {
    let texts = [
        "pass",
        "done",
        "yes",
        "no",
        "all",
        "go",
        "fight",
        "withdraw",
        "cease",
        "die:muster-army",
        "ring:event>eye",
        "act:march-led",
        "card:fp-character-01",
        "lift:shadow-character-21",
        "from:minas-tirith",
        "to:the-shire",
        "take:boromir",
        "take:nazgul",
        "lose:gondor-leader",
        "reduce:sauron",
        "nation:north",
        "recruit:elves-elite@lorien",
        "at:rohan-regular@edoras",
        "who:gandalf-the-grey",
        "count:3",
        "draw:strategy",
        "bear:random",
        "way:2",
    ];
    for text in texts {
        let choice: Choice = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(choice.to_string(), text);
    }
    for act in Act::ALL {
        assert_eq!(act.to_string().parse::<Act>().unwrap(), act);
    }
    for figure in Figure::all() {
        assert_eq!(figure.to_string().parse::<Figure>().unwrap(), figure);
    }
    for card in Card::all() {
        assert_eq!(card.to_string().parse::<Card>().unwrap(), card);
    }
}

#[test]
fn nonsense_is_refused() {
    for text in
        ["", "fly", "die:blue", "count:+3", "count:03", "count:300", "recruit:gandalf", "take:sauron-leader"]
    {
        assert!(text.parse::<Choice>().is_err(), "{text}");
    }
}
