//! The texts of questions and answers: the odds, what is left, whom strikes are at, what has come of them.

use canvas::{Eye, Language, Page as _, When};
use table::{AnyMatch, Arg, BySeat, Game, Match, Observer, Seat, Seed, SetupRequest, pick, rng};
use wizards::Wizards;
use wizards::choice::Choice;
use wizards::event::Event;
use wizards::ids::{CardId, PieceId};
use wizards::position::Position;
use wizards::setup::Setup;
use wizards::state::{State, Zone};
use wizards::view::View;
use wizards_page::{WizardsPage, words};

use crate::shown::{panel, seen, seen_at, table_at, together};

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

/// What came of one's hazards stays told when the company that was attacked has gone on: the game runs on before one acts again.
#[test]
fn what_came_of_hazards_stays_told() {
    canvas::learn(&canvas::words());
    canvas::learn(&words());
    let own = Seat::new(0);
    let goes_on = |event: &Event| {
        matches!(event, Event::Moves { .. } | Event::Remains { .. } | Event::Entered { .. })
            || matches!(event, Event::Turn { .. } | Event::DidNotEnter { .. })
    };
    for number in 0..12 {
        let setup = Wizards::setup(&(), &SetupRequest::players(2)).expect("a table");
        let mut game = Match::<Wizards>::start(setup, &Seed::from_number(number));
        let mut random = rng(number);
        for made in 0..1500_u32 {
            let Some(seat) = Wizards::asks(game.state()).first() else {
                break;
            };
            let lately = &game.told()[game.told().len().saturating_sub(30)..];
            let last = lately.iter().rposition(|(_, entry)| matches!(entry.event, Event::Attacked { .. }));
            let gone = last.is_some_and(|at| lately[at..].iter().any(|(_, entry)| goes_on(&entry.event)));
            if seat == own && gone && game.state().combat.is_none() {
                let text = seen(&game, |table, eye| together(table.draw(eye)));
                if text.contains("id=\"wizards-fought\"") {
                    return;
                }
            }
            let choices = game.choices(seat);
            let choice = choices[pick(&mut random, choices.len())];
            game.choose(seat, made, choice).expect("it was offered");
        }
    }
    panic!("nothing that came of a hazard was told once the company had gone on");
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

/// Of those who may try to bring a card in, whoever will most likely do it stands first: a list of four shows two.
#[test]
fn who_most_likely_succeeds_stands_first() {
    let mut game = table_at(
        "turn: 6 of 1\nphase: sites\ncompany 1 bree < rivendell: merry, boromir_ii, gandalf\nhand 1: rangers_of_the_north",
    );
    for ply in 0..40 {
        let seat = Wizards::asks(game.state()).first().expect("somebody is asked");
        let offers = seen(&game, |table, _| table.offers().to_vec());
        let tries =
            offers.iter().filter(|offer| offer.notation.starts_with("gain ") && offer.refusal.is_none());
        let odds = tries.filter_map(|offer| match offer.odds.as_ref()?.args.first()? {
            (_, Arg::Number(percent)) => Some(*percent),
            _ => None,
        });
        let odds = odds.collect::<Vec<_>>();
        if !odds.is_empty() {
            assert!(odds.len() > 2 && odds.is_sorted_by(|one, next| one >= next), "{odds:?}");
            assert!(odds.first() > odds.last(), "they are not alike: {odds:?}");
            return;
        }
        let choices = game.choices(seat);
        let wished = |wish: &str| choices.iter().position(|choice| choice.to_string().starts_with(wish));
        let made = wished("company").or_else(|| wished("pass")).unwrap_or(0);
        game.choose(seat, ply, choices[made]).expect("it was offered");
    }
    panic!("nobody could try");
}

/// A company without a wizard is called by the same person in its answers, on the table and on the map.
#[test]
fn a_company_is_called_alike_everywhere() {
    let game = table_at("turn: 7 of 1\nphase: organization\ncompany 1 lorien: merry, aragorn_ii, boromir_ii");
    let (company, drawn) = seen(&game, |table, eye| {
        let offers = table.offers();
        let head = offers.iter().find(|offer| offer.notation.starts_with("head ")).expect("a way");
        let args = &head.explanation.label.args;
        let company = args.iter().find(|(name, _)| *name == "company").map(|(_, arg)| arg.clone());
        (company, together(table.draw(eye)))
    });
    let leader = CardId::all().find(|card| card.get().id == "aragorn_ii").expect("a card");
    assert_eq!(company, Some(Arg::Name(leader.get().name.clone())));
    assert!(
        drawn.contains("\"Aragorn II at Lórien") && drawn.contains("’s Aragorn II at Lórien"),
        "the page"
    );
}

/// Whoever is asked where an item goes has read which: the answers are names. Whoever may come into play is so on the button.
#[test]
fn what_a_question_says_its_answers_do_not() {
    canvas::learn(&canvas::words());
    canvas::learn(&words());
    let setup = Wizards::setup(&(), &SetupRequest::players(2)).expect("a table");
    let mut game = Match::<Wizards>::start(setup, &Seed::from_number(1));
    let mut given = 0;
    for ply in 0..60 {
        let Some(seat) = Wizards::asks(game.state()).first() else { break };
        let choices = game.choices(seat);
        for choice in choices.iter().filter(|choice| matches!(choice, Choice::Give(..))) {
            let label = Wizards::explain(game.state(), seat, choice).label;
            if Wizards::prompt(game.state(), Observer::Seat(seat)).id == "wizards-ask-start-items" {
                assert_eq!(label.id, "wizards-choice-give-start");
                given += 1;
            }
        }
        game.choose(seat, ply, choices[0]).expect("it was offered");
    }
    assert!(given > 0, "no item was given");
    let game = table_at("turn: 7 of 1\nphase: organization\ncompany 1 rivendell: merry\nhand 1: gandalf");
    let offers = seen(&game, |table, _| table.offers().to_vec());
    let comes = offers.iter().find(|offer| offer.notation == "card gandalf").expect("he may come");
    assert_eq!(Language::En.say(&comes.explanation.label), "Play Gandalf");
}

/// A phase that begins is no news of what the others did: the table shows the phases.
#[test]
fn a_phase_is_no_news() {
    let game = table_at("turn: 7 of 1\nphase: organization\ncompany 1 lorien: gandalf");
    let view = View::of(game.state(), Observer::Watcher);
    let phase = Event::PhaseBegins { phase: wizards::state::Phase::Movement };
    assert!(WizardsPage::line(&view, &phase).passes);
    assert!(!WizardsPage::line(&view, &Event::Stays { seat: Seat::new(0) }).passes);
}

/// What a kind has said of its answers, the company that moves, none of them says again below it.
#[test]
fn below_its_kind_an_answer_says_what_it_adds() {
    let game = table_at("turn: 6 of 1\nphase: organization\ncompany 1 rivendell: aragorn_ii, frodo");
    let offers = seen(&game, |table, _| table.offers().to_vec());
    let moves = offers.iter().filter(|offer| {
        offer.refusal.is_none() && offer.kind.as_ref().is_some_and(|kind| kind.id == "wizards-answers-head")
    });
    let nobody = |seat: Seat| seat.to_string();
    let listed = moves.map(|offer| {
        let label = &offer.explanation.label;
        let own = canvas::say_form(Language::Es, label, "listed", &nobody, Observer::Watcher);
        own.unwrap_or_else(|| panic!("{label:?} has no form for a list"))
    });
    let listed = listed.collect::<Vec<_>>();
    assert!(listed.len() > 5 && listed.iter().any(|words| words == "Bree"), "{listed:?}");
    assert!(listed.iter().all(|words| !words.contains("Aragorn")), "{listed:?}");
    let mut different = listed.clone();
    different.sort();
    different.dedup();
    assert_eq!(different.len(), listed.len(), "{listed:?}");
}
