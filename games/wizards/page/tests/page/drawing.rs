//! The page draws whatever happens, with words for all of it.

use std::collections::HashSet;

use canvas::{AnyTable, Drawn, Eye, Language, Layer, When};
use table::{AnyMatch, Arg, BySeat, Game, Match, Observer, Seat, Seed, SetupRequest, pick, rng};
use wizards::Wizards;
use wizards::choice::Choice;
use wizards::ids::{CardId, PieceId, SiteId};
use wizards::mechanics::sum;
use wizards::position::Position;
use wizards::setup::Setup;
use wizards::state::{State, Zone};
use wizards::view::View;
use wizards_page::{WizardsPage, words};

#[test]
fn random_games_are_drawn() {
    canvas::learn(&canvas::words());
    canvas::learn(&words());
    let setup = Wizards::setup(&(), &SetupRequest::players(2)).expect("a table");
    let mut game = Match::<Wizards>::start(setup, &Seed::from_number(5));
    let mut random = rng(5);
    let names = BySeat::new(2, |seat| format!("P{seat}"));
    let (mut leads, mut pictures) = (0, 0);
    for made in 0..1500_u32 {
        let Some(seat) = Wizards::asks(game.state()).first() else {
            break;
        };
        let choices = game.choices(seat);
        if made % 10 == 0 {
            the_parts_add_up(game.state());
        }
        if made % 50 == 0 {
            for (observer, own) in [(Observer::Seat(seat), Some(seat)), (Observer::Watcher, None)] {
                drawn(&game, observer, own, &names, (&mut leads, &mut pictures));
            }
        }
        let choice = choices[pick(&mut random, choices.len())];
        game.choose(seat, made, choice).expect("it was offered");
    }
    assert!(leads > 500, "{leads} places were lit before they were chosen");
    assert!(pictures > 500, "{pictures} pictures were shown");
}

/// Whoever may stay untapped reads on both answers what they are worth.
#[test]
fn odds_stand_on_the_answers_of_a_strike() {
    let position = "turn: 3 of 1\nphase: sites\ncompany 1 ettenmoors < rivendell: gandalf";
    let setup = Setup {
        position: Some(Position::read(position).expect("a position")),
        ..Wizards::setup(&(), &SetupRequest::players(2)).expect("a table")
    };
    let mut game = Match::<Wizards>::start(setup, &Seed::from_number(1));
    for ply in 0..40 {
        let seat = Wizards::asks(game.state()).first().expect("somebody is asked");
        let picture = AnyMatch::picture(&game, Observer::Seat(seat), Some(seat), 60);
        let table =
            canvas::of::<WizardsPage>().open(picture.as_ref(), Some(seat), When::Now).expect("a table");
        let odds = |label: &str| {
            let of = table.offers().iter().find(|offer| offer.explanation.label.id == label)?;
            Some(of.odds.clone().expect("odds").args.into_iter().map(|(_, arg)| arg).collect::<Vec<_>>())
        };
        if let Some(stays) = odds("wizards-yes-stay-untapped") {
            let taps = odds("wizards-no-stay-untapped-pass").expect("the other answer");
            // One strike of 9: Gandalf has 6, and 3 less untapped; so many of 36 throws beat it, so many do not hold.
            assert_eq!(taps, [Arg::Number(92), Arg::Number(3)]);
            assert_eq!(stays, [Arg::Number(58), Arg::Number(28)]);
            return;
        }
        let choices = game.choices(seat);
        let wished = |wish: &str| choices.iter().position(|choice| choice.to_string().starts_with(wish));
        let made = wished("company").or_else(|| wished("pick")).or_else(|| wished("pass")).unwrap_or(0);
        game.choose(seat, ply, choices[made]).expect("it was offered");
    }
    panic!("nobody was asked to stay untapped");
}

/// Whoever may try to influence reads on the answer how likely it is, by what will be rolled.
#[test]
fn odds_stand_on_an_attempt_to_influence() {
    let position = "turn: 6 of 1\nphase: sites\ncompany 1 bree < rivendell: aragorn_ii, frodo\nhand 1: rangers_of_the_north";
    let setup = Setup {
        position: Some(Position::read(position).expect("a position")),
        ..Wizards::setup(&(), &SetupRequest::players(2)).expect("a table")
    };
    let mut game = Match::<Wizards>::start(setup, &Seed::from_number(1));
    for ply in 0..40 {
        let seat = Wizards::asks(game.state()).first().expect("somebody is asked");
        let picture = AnyMatch::picture(&game, Observer::Seat(seat), Some(seat), 60);
        let table =
            canvas::of::<WizardsPage>().open(picture.as_ref(), Some(seat), When::Now).expect("a table");
        let offer = table
            .offers()
            .iter()
            .find(|offer| offer.explanation.label.id == "wizards-choice-gain" && offer.refusal.is_none());
        let choices = game.choices(seat);
        if let Some(offer) = offer {
            let number = |of: &table::Message, word: &str| {
                of.args.iter().find_map(|(name, arg)| match arg {
                    Arg::Number(number) if *name == word => Some(*number),
                    _ => None,
                })
            };
            let effect = &offer.explanation.effect;
            let (bonus, needed) =
                (number(effect, "bonus").expect("it"), number(effect, "needed").expect("it"));
            let throws = (1..=6).flat_map(|one| (1..=6).map(move |two| one + two));
            let good = throws.filter(|sum| sum + bonus > needed).count();
            let odds = offer.odds.as_ref().expect("odds");
            let percent = i64::try_from((good * 100 + 18) / 36).expect("a number");
            assert_eq!(number(odds, "percent"), Some(percent));
            return;
        }
        let wished = |wish: &str| choices.iter().position(|choice| choice.to_string().starts_with(wish));
        let made = wished("company").or_else(|| wished("pass")).unwrap_or(0);
        game.choose(seat, ply, choices[made]).expect("it was offered");
    }
    panic!("nobody could be influenced");
}

/// Whoever ends the organization phase is told how many companies stay; the other's do not count.
#[test]
fn the_end_of_the_organization_says_who_stays() {
    let position = "turn: 7 of 1\nphase: organization\ncompany 1 lorien: gandalf\ncompany 1 lorien: gimli\ncompany 2 edhellond: imrahil";
    let setup = Setup {
        position: Some(Position::read(position).expect("a position")),
        ..Wizards::setup(&(), &SetupRequest::players(2)).expect("a table")
    };
    let mut game = Match::<Wizards>::start(setup, &Seed::from_number(1));
    let own = Seat::new(0);
    let stay = |game: &Match<Wizards>| {
        let picture = AnyMatch::picture(game, Observer::Seat(own), Some(own), 60);
        let table =
            canvas::of::<WizardsPage>().open(picture.as_ref(), Some(own), When::Now).expect("a table");
        let end = table.offers().iter().find(|offer| offer.notation == "pass").expect("an end");
        end.leaves.as_ref().map(|leaves| leaves.args[0].1.clone())
    };
    assert_eq!(stay(&game), Some(Arg::Number(2)));
    let head = game.choices(own).into_iter().find(|choice| choice.to_string().starts_with("head "));
    game.choose(own, 0, head.expect("somewhere to go")).expect("it was offered");
    assert_eq!(stay(&game), Some(Arg::Number(1)));
}

/// Each strike that waits is pressed where it stands, and below it stand both ways of meeting it; a button has no link in it.
#[test]
fn strikes_that_wait_are_pressed_where_they_stand() {
    canvas::learn(&canvas::words());
    canvas::learn(&words());
    let position = "turn: 3 of 1\nphase: sites\ncompany 1 moria < lorien: gandalf, aragorn_ii, gimli";
    let setup = Setup {
        position: Some(Position::read(position).expect("a position")),
        ..Wizards::setup(&(), &SetupRequest::players(2)).expect("a table")
    };
    let mut game = Match::<Wizards>::start(setup, &Seed::from_number(1));
    let names = BySeat::new(2, |seat| format!("P{seat}"));
    for ply in 0..40 {
        let seat = Wizards::asks(game.state()).first().expect("somebody is asked");
        let picture = AnyMatch::picture(&game, Observer::Seat(seat), Some(seat), 60);
        let table =
            canvas::of::<WizardsPage>().open(picture.as_ref(), Some(seat), When::Now).expect("a table");
        if table.offers().iter().any(|offer| offer.lights.iter().any(|at| at == "strike-0")) {
            let language = Language::Es;
            let eye = Eye {
                language,
                names: &names,
                library: "",
                picture: &|_| None,
                ply,
                ask: "",
                hints: &[],
                before: 0,
                tell: &|message| language.say(message),
                reader: Observer::Seat(seat),
                extra: &|_| maud::html! {},
            };
            let text = table.draw(&eye).1.into_iter().map(|layer| layer.html).collect::<String>();
            for at in 0..3 {
                let face = text.split(&format!("id=\"strike-{at}\"")).nth(1).expect("a strike");
                let face = face.split("wz-strike__met").next().unwrap_or_default();
                assert!(face.contains("data-choice=\"pick ") && !face.contains("<a "), "{at}: {face}");
            }
            assert_eq!(text.matches("data-then=\"").count(), 6, "two ways of each");
            whoever_falls_is_named(game.state());
            // What is said of it holds when it is asked, where nothing has come between.
            let pick = game.choices(seat).into_iter().find(|choice| matches!(choice, Choice::Pick(_)));
            game.choose(seat, ply, pick.expect("a strike")).expect("it was offered");
            while Wizards::prompt(game.state(), Observer::Watcher).id != "wizards-ask-stay-untapped" {
                let seat = Wizards::asks(game.state()).first().expect("somebody is asked");
                let choices = game.choices(seat);
                let none = choices.iter().position(|choice| *choice == Choice::Pass).unwrap_or(0);
                game.choose(seat, game.ply(), choices[none]).expect("nothing is done");
            }
            let picture = AnyMatch::picture(&game, Observer::Seat(seat), Some(seat), 60);
            let table = canvas::of::<WizardsPage>().open(picture.as_ref(), Some(seat), When::Now);
            let table = table.expect("a table");
            let about = table.about("wizards-ask-stay-untapped").expect("a strike");
            assert!(
                text.contains(&format!("data-then=\"wizards-ask-stay-untapped|{about}|yes\"")),
                "{about}"
            );
            // There the same answers stand on the strike in the same order, and so they do in the bar.
            let text = table.draw(&eye).1.into_iter().map(|layer| layer.html).collect::<String>();
            let at = ["pass", "yes"].map(|answer| text.find(&format!("data-list=\"{answer}\"")));
            assert!(at[0].is_some() && at[0] < at[1] && !text.contains("data-then"), "{at:?}");
            let bar = table.offers().iter().map(|offer| offer.notation.as_str()).collect::<Vec<_>>();
            assert_eq!(bar, ["pass", "yes"]);
            return;
        }
        let choices = game.choices(seat);
        let wished = |wish: &str| choices.iter().position(|choice| choice.to_string().starts_with(wish));
        let made = wished("company").or_else(|| wished("pick")).or_else(|| wished("pass")).unwrap_or(0);
        game.choose(seat, ply, choices[made]).expect("it was offered");
    }
    panic!("nobody was asked which strike is next");
}

/// Whoever is slain is in play no more, but the strike that did it still says at whom it was.
fn whoever_falls_is_named(state: &State) {
    let mut state = state.clone();
    let at = state.combat.as_ref().expect("an attack").given[0].at;
    state.pieces[at.index()].zone = Zone::Out;
    let view = View::of(&state, Observer::Watcher);
    assert!(view.cards.iter().all(|card| card.id != at), "in play no more");
    assert_eq!(view.struck[0], Some(state.pieces[at.index()].card));
}

/// The whole drawing of a table at this position for the first player, in English.
fn drawn_at(position: &str) -> String {
    seen_at(position, |table, eye| together(table.draw(eye)))
}

/// The drawing and its layers as one text.
fn together((drawn, layers): (Drawn, Vec<Layer>)) -> String {
    let parts = [drawn.board.0, drawn.hand.0, drawn.turn.0];
    parts.into_iter().chain(layers.into_iter().map(|layer| layer.html)).collect()
}

/// Something of a table at this position as the first player sees it, in English.
fn seen_at<R>(position: &str, see: impl FnOnce(&dyn AnyTable, &Eye) -> R) -> R {
    seen(&table_at(position), see)
}

/// A table at this position.
fn table_at(position: &str) -> Match<Wizards> {
    canvas::learn(&canvas::words());
    canvas::learn(&words());
    let setup = Setup {
        position: Some(Position::read(position).expect("a position")),
        ..Wizards::setup(&(), &SetupRequest::players(2)).expect("a table")
    };
    Match::<Wizards>::start(setup, &Seed::from_number(1))
}

/// Something of this table as the first player sees it, in English.
fn seen<R>(game: &Match<Wizards>, see: impl FnOnce(&dyn AnyTable, &Eye) -> R) -> R {
    let own = Seat::new(0);
    let names = BySeat::new(2, |seat| format!("P{seat}"));
    let picture = AnyMatch::picture(game, Observer::Seat(own), Some(own), 60);
    let table = canvas::of::<WizardsPage>().open(picture.as_ref(), Some(own), When::Now).expect("a table");
    let language = Language::En;
    let eye = Eye {
        language,
        names: &names,
        library: "",
        picture: &|_| None,
        ply: 0,
        ask: "",
        hints: &[],
        before: 0,
        tell: &|message| language.say(message),
        reader: Observer::Seat(own),
        extra: &|_| maud::html! {},
    };
    see(table.as_ref(), &eye)
}

/// What stands in a region or travels with a company is asked for when it is opened; lists of answers lie in the page.
#[test]
fn what_is_only_read_lies_apart() {
    let position = "turn: 7 of 1\nphase: organization\ncompany 1 lorien: gandalf\ncompany 1 lorien: gimli\n\
        company 2 edhellond: imrahil\nhand 1: concealment\ndeck 1: 20 concealment";
    let (whole, page, sheets) = seen_at(position, |table, eye| {
        (together(table.draw(eye)), together(table.draw_apart(eye)), table.sheets(eye))
    });
    assert!(sheets.iter().any(|(id, _)| id.starts_with("stack-company-")), "the other's company");
    for (id, sheet) in &sheets {
        let there = format!(" id=\"{id}\"");
        assert!(sheet.0.contains(&there) && whole.contains(&sheet.0), "{id}");
        assert!(!page.contains(&there), "{id} is in the page");
        assert!(!sheet.0.contains("data-choice"), "{id} is answered");
        assert!(page.contains(&format!(" data-reads=\"{id}\"")), "nothing opens {id}");
    }
    assert!(page.contains(" id=\"stack-site-edoras\""), "answers lie in the page");
}

/// The opening tag of the element with this id.
fn tag<'a>(text: &'a str, id: &str) -> &'a str {
    let rest = text.split(&format!(" id=\"{id}\"")).nth(1).unwrap_or_else(|| panic!("{id} is not drawn"));
    rest.split('>').next().unwrap_or_default()
}

/// One company goes where one presses; of several it is asked which. A site says what of the hand is played there, and the card
/// lights it.
#[test]
fn a_press_on_a_site_goes_there() {
    let rest = "company 2 edhellond: imrahil\nhand 1: riders_of_rohan, concealment\ndeck 1: 20 concealment";
    let at = |companies: &str| drawn_at(&format!("turn: 7 of 1\nphase: organization\n{companies}\n{rest}"));
    let one = at("company 1 lorien: gandalf, gimli");
    let edoras = tag(&one, "site-edoras");
    assert!(edoras.contains("data-choice=\"head ") && edoras.contains(" edoras\""), "{edoras}");
    assert!(edoras.contains("Edoras, Rohan. From your hand: Riders of Rohan. "), "{edoras}");
    assert!(!one.contains(" id=\"stack-site-edoras\""), "there is nobody to choose");
    let card = tag(&one, "hand-riders_of_rohan");
    assert!(card.contains(" data-ahead=\"region-rohan site-edoras\""), "{card}");
    assert!(!tag(&one, "hand-concealment").contains(" data-ahead="), "it is played anywhere");
    let two = at("company 1 lorien: gandalf\ncompany 1 lorien: gimli");
    let edoras = tag(&two, "site-edoras");
    assert!(
        edoras.contains(" data-opens=\"stack-site-edoras\"") && !edoras.contains("data-choice"),
        "{edoras}"
    );
    let asked = two.split(" id=\"stack-site-edoras\"").nth(1).expect("the list");
    let asked = asked.split("</header>").nth(1).unwrap_or_default();
    assert!(asked.contains("Gandalf") && asked.contains("Gimli"), "{asked}");
}

/// A destination says on its answer that something of the hand is played there, and no other does.
#[test]
fn a_destination_says_what_it_is_good_for() {
    let plays = seen_at(
        "turn: 7 of 1\nphase: organization\ncompany 1 lorien: gandalf, gimli\ncompany 2 edhellond: imrahil\n\
        hand 1: riders_of_rohan, concealment\ndeck 1: 20 concealment",
        |table, _| {
            let offers =
                table.offers().iter().filter(|offer| offer.explanation.label.id == "wizards-choice-head");
            let says = |offer: &&canvas::Offer| {
                offer.odds.as_ref().is_some_and(|odds| odds.id == "wizards-pays-plays")
            };
            offers.filter(says).map(|offer| offer.notation.clone()).collect::<Vec<_>>()
        },
    );
    assert!(!plays.is_empty() && plays.iter().all(|head| head.ends_with(" edoras")), "{plays:?}");
}

/// Where something of the hand is played stands first among the destinations, then what is near.
#[test]
fn destinations_stand_by_what_they_are_good_for() {
    let heads = seen_at(
        "turn: 7 of 1\nphase: organization\ncompany 1 lorien: gandalf, gimli\ncompany 2 edhellond: imrahil\n\
        hand 1: riders_of_rohan, concealment\ndeck 1: 20 concealment",
        |table, _| {
            let open = table.offers().iter().filter(|offer| offer.refusal.is_none());
            let heads = open.filter(|offer| offer.explanation.label.id == "wizards-choice-head");
            heads.map(|offer| offer.notation.clone()).collect::<Vec<_>>()
        },
    );
    assert!(heads[0].ends_with(" edoras"), "{heads:?}");
    let near = heads.iter().position(|head| head.ends_with(" moria"));
    assert!(heads.len() > 12 && near.is_some_and(|at| at < 8), "{heads:?}");
}

/// Whoever may go is marked on the map, and nobody else: on a phone it turns to them.
#[test]
fn who_may_go_is_marked_on_the_map() {
    let text = drawn_at(
        "turn: 7 of 1\nphase: organization\ncompany 1 lorien: gandalf\ncompany 2 edhellond: imrahil\n\
        deck 1: 20 concealment",
    );
    assert_eq!(text.matches(" data-goes").count(), 1);
}

/// What came of one's own check stands on the table once it is rolled.
#[test]
fn what_came_of_a_check_stays_told() {
    let position = "turn: 6 of 1\nphase: sites\ncompany 1 bree < rivendell: aragorn_ii, frodo\nhand 1: rangers_of_the_north";
    let mut game = table_at(position);
    for ply in 0..40 {
        let text = seen(&game, |table, eye| together(table.draw(eye)));
        if let Some(came) = text.split("id=\"wizards-checked\"").nth(1) {
            assert!(came.contains("tries to influence"), "{came}");
            return;
        }
        let seat = Wizards::asks(game.state()).first().expect("somebody is asked");
        let choices = game.choices(seat);
        let wished = |wish: &str| choices.iter().position(|choice| choice.to_string().starts_with(wish));
        let made = wished("company").or_else(|| wished("gain")).or_else(|| wished("pass")).unwrap_or(0);
        game.choose(seat, ply, choices[made]).expect("it was offered");
    }
    panic!("nothing came of the check");
}

/// Whether a company enters is asked with what of the hand is played there; what is thrown away at the end says so.
#[test]
fn entering_says_what_for_and_discarding_says_so() {
    let hand = "hand 1: rangers_of_the_north, concealment";
    let mut game = table_at(&format!(
        "turn: 6 of 1\nphase: sites\ncompany 1 bree < rivendell: aragorn_ii, frodo\n{hand}"
    ));
    let own = Seat::new(0);
    let mut said = false;
    for ply in 0..40 {
        let seat = Wizards::asks(game.state()).first().expect("somebody is asked");
        let asked = Wizards::prompt(game.state(), Observer::Seat(own)).id;
        if asked == "wizards-ask-explore" {
            let bar = seen(&game, |table, eye| table.ask(eye).0);
            said = bar.contains("From your hand: Rangers of the North");
            assert!(said, "{bar}");
        }
        if asked == "wizards-ask-discard" && seat == own {
            let cards = seen(&game, |table, _| table.offers().to_vec());
            let cards = cards.iter().filter(|offer| offer.notation.starts_with("card ")).collect::<Vec<_>>();
            let kind = |offer: &&canvas::Offer| offer.kind.as_ref().map(|kind| kind.id);
            assert!(said && !cards.is_empty(), "{cards:?}");
            assert!(cards.iter().all(|offer| offer.explanation.label.id == "wizards-choice-discard"));
            assert!(cards.iter().all(|offer| kind(offer) == Some("wizards-answers-discard")));
            return;
        }
        let choices = game.choices(seat);
        let wished = |wish: &str| choices.iter().position(|choice| choice.to_string().starts_with(wish));
        let made = wished("stay").or_else(|| wished("pass")).unwrap_or(0);
        game.choose(seat, ply, choices[made]).expect("it was offered");
    }
    panic!("nobody was asked what to discard");
}

/// Once the Council is called, each question of the last turn says so.
#[test]
fn the_last_turn_is_said_with_its_questions() {
    let says = |called: &str| {
        let position = format!(
            "turn: 7 of 1\nphase: organization\n{called}company 1 lorien: gandalf\ncompany 2 edhellond: imrahil\n\
            deck 1: 20 concealment"
        );
        seen_at(&position, |table, eye| table.ask(eye).0)
    };
    assert!(says("called: 2\n").contains("Your last turn: P"), "the other has called");
    assert!(!says("").contains("wz-last") && !says("called: 1\n").contains("wz-last"), "another turn comes");
}

/// A card of the hand that cannot be played opens, too: it says why not, by name, above all that it says.
#[test]
fn a_card_says_why_it_is_not_played() {
    let all = drawn_at(
        "turn: 7 of 1\nphase: organization\ncompany 1 lorien: gandalf, merry\n\
        company 2 edhellond: imrahil\nhand 1: halfling_strength\ndeck 1: 20 concealment",
    );
    let card = tag(&all, "hand-halfling_strength");
    assert!(
        card.contains(" data-reads=\"stack-hand-halfling_strength\"") && !card.contains(" lit"),
        "{card}"
    );
    let opened = all.split(" id=\"stack-hand-halfling_strength\"").nth(1).expect("what it opens");
    let (why, sheet) = opened.split_once("wz-sheet").expect("the whole card below");
    assert!(why.contains("wz-why") && !why.contains("data-choice"), "{why}");
    assert!(sheet.contains("wz-says"), "{sheet}");
}

/// Strikes are given by one press: whoever is strongest is picked beforehand, and so is everybody where there is nothing to choose.
#[test]
fn who_faces_strikes_is_proposed() {
    canvas::learn(&canvas::words());
    canvas::learn(&words());
    let position =
        "turn: 3 of 1\nphase: sites\ncompany 1 moria < lorien: gandalf, aragorn_ii, merry, boromir_ii, kili";
    let setup = Setup {
        position: Some(Position::read(position).expect("a position")),
        ..Wizards::setup(&(), &SetupRequest::players(2)).expect("a table")
    };
    let mut game = Match::<Wizards>::start(setup, &Seed::from_number(1));
    let names = BySeat::new(2, |seat| format!("P{seat}"));
    for ply in 0..40 {
        let seat = Wizards::asks(game.state()).first().expect("somebody is asked");
        let choices = game.choices(seat);
        if Wizards::prompt(game.state(), Observer::Seat(seat)).id == "wizards-ask-assign" {
            let html = panel(&game, seat, &names);
            let picks = html.split(" class=\"pick\"").skip(1).map(|pick| {
                let picked = pick.contains("data-count=\"1\"");
                (
                    pick.split("pick__name\">")
                        .nth(1)
                        .and_then(|rest| rest.split('<').next())
                        .unwrap_or_default(),
                    picked,
                )
            });
            let picks = picks.collect::<Vec<_>>();
            assert!(html.contains("data-exactly=\"4\""), "{html}");
            let left = picks.iter().filter(|(_, picked)| !picked).map(|(name, _)| *name).collect::<Vec<_>>();
            assert_eq!(left, ["Merry"], "{picks:?}");
            return;
        }
        let wished = |wish: &str| choices.iter().position(|choice| choice.to_string().starts_with(wish));
        let made = wished("company").or_else(|| wished("pass")).unwrap_or(0);
        game.choose(seat, ply, choices[made]).expect("it was offered");
    }
    panic!("no strike was given");
}

/// Whoever may respond to a card, or use one that lies there, reads beside the answers what it says.
#[test]
fn what_a_question_is_about_can_be_read() {
    canvas::learn(&canvas::words());
    canvas::learn(&words());
    let names = BySeat::new(2, |seat| format!("P{seat}"));
    let (mut responses, mut uses) = (0, 0);
    for number in 0..12 {
        let setup = Wizards::setup(&(), &SetupRequest::players(2)).expect("a table");
        let mut game = Match::<Wizards>::start(setup, &Seed::from_number(number));
        let mut random = rng(number);
        for made in 0..1500_u32 {
            let Some(seat) = Wizards::asks(game.state()).first() else {
                break;
            };
            let choices = game.choices(seat);
            let view = View::of(game.state(), Observer::Seat(seat));
            let card = |id: PieceId| view.cards.iter().find(|card| card.id == id).map(|card| card.piece.card);
            let asked = Wizards::prompt(game.state(), Observer::Seat(seat)).id;
            let says = |card: &CardId| !wizards_page::says::card(Language::Es, &card.get().id).is_empty();
            let declared = view.chain.last().filter(|_| asked == "wizards-ask-respond");
            let declared = declared.and_then(|link| card(link.piece)).filter(says);
            let used = choices.iter().filter_map(|choice| match choice {
                Choice::Use(id, _) if asked == "wizards-ask-priority" => card(*id),
                _ => None,
            });
            let used = used.collect::<Vec<_>>();
            if declared.is_some() || !used.is_empty() {
                let html = panel(&game, seat, &names);
                let read = |card: &CardId| html.contains(&format!("/card-{}\"", card.get().id));
                assert!(declared.iter().all(read), "{asked}: {html}");
                assert!(used.is_empty() || used.iter().any(read), "{asked}: {html}");
            }
            responses += usize::from(declared.is_some());
            uses += usize::from(!used.is_empty());
            let choice = choices[pick(&mut random, choices.len())];
            game.choose(seat, made, choice).expect("it was offered");
        }
    }
    assert!(responses > 5 && uses > 0, "{responses} responses, {uses} uses");
}

/// What lies beside the answers of the question, in Spanish.
fn panel(game: &Match<Wizards>, seat: Seat, names: &BySeat<String>) -> String {
    let picture = AnyMatch::picture(game, Observer::Seat(seat), Some(seat), 60);
    let table = canvas::of::<WizardsPage>().open(picture.as_ref(), Some(seat), When::Now).expect("a table");
    let eye = Eye {
        language: Language::Es,
        names,
        library: "",
        picture: &|_| None,
        ply: 0,
        ask: "",
        hints: &[],
        before: 0,
        tell: &|message| Language::Es.say(message),
        reader: Observer::Seat(seat),
        extra: &|_| maud::html! {},
    };
    table.ask(&eye).0
}

/// No press on a card of the hand plays it: it opens what the card says whole, over a button that says what it costs besides and, where
/// nobody is asked, at whom it is aimed.
#[test]
fn a_card_is_read_before_it_is_played() {
    let all = drawn_at(
        "turn: 7 of 1\nphase: organization\ncompany 1 lorien: gandalf, merry tapped\n\
        company 2 edhellond: imrahil\nhand 1: halfling_strength\ndeck 1: 20 concealment",
    );
    let card = tag(&all, "hand-halfling_strength");
    assert!(card.contains(" data-opens=\"stack-hand-halfling_strength\""), "{card}");
    assert!(!card.contains(" data-choice="), "{card}");
    let opened = all.split(" id=\"stack-hand-halfling_strength\"").nth(1).expect("what it opens");
    let (answers, sheet) = opened.split_once("wz-sheet").expect("the whole card below");
    assert!(answers.contains("data-choice=\"play halfling_strength 0\""), "{answers}");
    assert!(answers.contains("on Merry"), "{answers}");
    assert!(sheet.contains("wz-says"), "{sheet}");
}

/// A site card that was stored is named among what its player has won, with its points, where the piles are opened.
#[test]
fn stored_sites_are_shown() {
    canvas::learn(&canvas::words());
    canvas::learn(&words());
    let names = BySeat::new(2, |seat| format!("P{seat}"));
    for kept in ["kept 1: the_under_galleries", ""] {
        let position = format!(
            "turn: 3 of 1\nphase: organization\ncompany 1 bree: haldir\ncompany 2 lorien: gimli\n{kept}"
        );
        let setup = Setup {
            position: Some(Position::read(&position).expect("a position")),
            ..Wizards::setup(&(), &SetupRequest::players(2)).expect("a table")
        };
        let game = Match::<Wizards>::start(setup, &Seed::from_number(1));
        let picture = AnyMatch::picture(&game, Observer::Watcher, None, 60);
        let page = canvas::of::<WizardsPage>();
        let table = page.open(&*picture, None, When::Now).expect("a picture of the game");
        for language in Language::ALL {
            let eye = Eye {
                language,
                names: &names,
                library: "",
                picture: &|_| None,
                ply: 0,
                ask: "",
                hints: &[],
                before: 0,
                tell: &|message| language.say(message),
                reader: Observer::Watcher,
                extra: &|_| maud::html! {},
            };
            let layers = table.draw(&eye).1;
            let text = layers.into_iter().map(|layer| layer.html).collect::<String>();
            let name = &SiteId::named("the_under_galleries").expect("a site").get().name;
            let name = if language == Language::Es { &name.es } else { &name.en };
            let piles = [0, 1].map(|seat| {
                let opened = text.split(&format!("id=\"stack-piles-{seat}\"")).nth(1).expect("the piles");
                opened.split("</div>").next().unwrap_or_default().contains(name.as_str())
            });
            assert_eq!(piles, [!kept.is_empty(), false], "{kept}");
        }
    }
}

/// A host's pictures are of nothing but what the page names without them: what lies face down has none. How many there are.
fn only_of_what_is_known(without: &str, with: &(Drawn, Vec<Layer>), language: Language) -> usize {
    let (drawn, layers) = with;
    let parts = [&drawn.board.0, &drawn.hand.0, &drawn.turn.0, &drawn.players.0];
    let all = parts.into_iter().chain(layers.iter().map(|layer| &layer.html));
    let text = all.map(String::as_str).collect::<String>();
    let shown = text.split("src=\"/pictures/wizards/").skip(1);
    let shown = shown.filter_map(|rest| rest.split('?').next()).collect::<Vec<_>>();
    for entry in &shown {
        let names = match entry.split_once('-') {
            Some(("card", id)) => CardId::named(id).map(|card| &card.get().name),
            Some(("site", id)) => SiteId::named(id).map(|site| &site.get().name),
            _ => None,
        };
        let names = names.unwrap_or_else(|| panic!("{entry} is no card"));
        let name = if language == Language::Es { &names.es } else { &names.en };
        assert!(without.contains(name.as_str()), "{entry} is shown and not named");
    }
    shown.len()
}

/// Every number that is explained is the sum of its parts.
fn the_parts_add_up(state: &State) {
    let view = View::of(state, Observer::Watcher);
    for card in &view.cards {
        if let (Some((prowess, body, _, corruption)), Some(parts)) = (card.numbers, &card.parts) {
            let sums = [0, 1, 2].map(|at| sum(&parts[at]));
            assert_eq!(sums, [prowess, body, corruption], "{:?}", card.piece.card);
        }
    }
    let Some(combat) = &state.combat else { return };
    let (_, prowess, _) = view.attack.expect("the numbers of the attack");
    assert_eq!(sum(&view.attack_parts), prowess);
    assert_eq!(view.struck.len(), combat.given.len(), "each strike is at somebody");
    if let Some(now) = combat.now {
        let strike = &combat.given[usize::from(now)];
        let parts = sum(&view.fighting[usize::from(now)]);
        assert_eq!(parts, state.fighting_prowess(strike.at));
    }
}

fn drawn(
    game: &Match<Wizards>,
    observer: Observer,
    own: Option<Seat>,
    names: &BySeat<String>,
    (leads, pictures): (&mut usize, &mut usize),
) {
    let picture = AnyMatch::picture(game, observer, own, 60);
    let page = canvas::of::<WizardsPage>();
    let table = page.open(&*picture, own, When::Now).expect("a picture of the game");
    for language in Language::ALL {
        let eye = Eye {
            language,
            names,
            library: "",
            picture: &|_| None,
            ply: 0,
            ask: "",
            hints: &[],
            before: 0,
            tell: &|message| language.say(message),
            reader: observer,
            extra: &|_| maud::html! {},
        };
        let (board, layers) = table.draw(&eye);
        let all = [&board.board.0, &board.hand.0, &board.turn.0, &board.players.0];
        let all = all.into_iter().cloned().chain(layers.into_iter().map(|layer| layer.html));
        let text = all.collect::<String>();
        assert!(!text.contains("<img"), "the host has no pictures");
        let pictured = Eye { picture: &|entry| Some(format!("/pictures/wizards/{entry}?tag")), ..eye };
        *pictures += only_of_what_is_known(&text, &table.draw(&pictured), language);
        // Ids begin so, too; a message without words would stand anywhere else.
        let names = [
            "id",
            "for",
            "aria-labelledby",
            "aria-controls",
            "aria-describedby",
            "data-opens",
            "data-then",
            "list",
            "popovertarget",
        ];
        let said = names.iter().fold(text.replace("#wizards-", "#"), |text, name| {
            text.replace(&format!(" {name}=\"wizards-"), &format!(" {name}=\""))
        });
        if let Some(at) = said.find("wizards-") {
            let from = said.floor_char_boundary(at.saturating_sub(80));
            panic!("a message without words: {}", &said[from..said.floor_char_boundary(at + 60)]);
        }
        assert!(!text.contains(" style="), "the page allows no style but its sheet's");
        let ids = text.split(" id=\"").skip(1);
        let mut seen = HashSet::new();
        for rest in ids {
            let (id, after) = rest.split_once('"').expect("an id ends");
            // A layer's place has its id, too.
            if !after.starts_with(" data-kept") {
                assert!(seen.insert(id.to_owned()), "{id} is there twice");
            }
        }
        // Whatever a choice leads to can be seen before it is made; not every site lies on the map.
        let ahead = table.offers().iter().filter_map(|offer| offer.ahead.as_deref());
        for id in ahead.flat_map(|ahead| ahead.split(' ')) {
            *leads += 1;
            assert!(id.starts_with("site-") || seen.contains(id), "{id} is not drawn");
        }
        // Whatever opens something opens what is there.
        for rest in text.split("data-opens=\"").skip(1) {
            let id = rest.split('"').next().unwrap_or_default();
            assert!(seen.contains(id), "nothing opens as {id}");
        }
    }
    for offer in table.offers() {
        canvas::text::proof::check(&offer.explanation.label);
        canvas::text::proof::check(&offer.explanation.effect);
        offer.refusal.iter().for_each(|refusal| canvas::text::proof::check(&refusal.message));
    }
}
