//! The lines beside a question: what came before it, and what its answers bring.

use canvas::{AnyTable, Eye, Language, Page as _, When};
use maud::html;
use table::{BySeat, Game, Match, Observer, Picture, Seat, Seed, SetupRequest, pick, rng};
use war::War;
use war::event::Event;
use war::frame::Frame;
use war_page::WarPage;

/// The table as whoever is asked has it.
fn opened<T>(
    game: &Match<War>,
    seat: Seat,
    language: Language,
    look: impl FnOnce(&dyn AnyTable, &Eye) -> T,
) -> T {
    let picture = Picture::of(game, Observer::Seat(seat), Some(seat), 200);
    let names = BySeat::new(game.players(), |seat| format!("Player {seat}"));
    let table = canvas::of::<WarPage>().open(&picture, Some(seat), When::Now).expect("a table of the game");
    let eye = Eye {
        language,
        names: &names,
        library: "",
        picture: &|_| None,
        ply: 0,
        ask: "…",
        hints: &[],
        before: 0,
        tell: &|message| language.say(message),
        reader: Observer::Seat(seat),
        extra: &|_| html! {},
    };
    look(&*table, &eye)
}

/// What is drawn in the bar for whoever is asked.
fn asked(game: &Match<War>, seat: Seat) -> String {
    opened(game, seat, Language::En, |table, eye| table.ask(eye).0)
}

/// A game from this position, or from the book's.
fn begun(position: Option<&str>, seed: u64) -> Match<War> {
    canvas::learn(&canvas::words());
    canvas::learn(&WarPage::words());
    let mut setup = War::setup(&(), &SetupRequest::players(2)).expect("a table");
    if let Some(position) = position {
        War::begin_at(&mut setup, position).expect("a position");
    }
    Match::<War>::start(setup, &Seed::from_number(seed))
}

/// Whole games by chance, looked at before each choice.
fn by_chance(seeds: std::ops::Range<u64>, mut look: impl FnMut(&Match<War>, Seat)) {
    for seed in seeds {
        let mut game = begun(None, seed);
        let mut random = rng(seed);
        while let Some(seat) = War::asks(game.state()).first() {
            look(&game, seat);
            let choices = game.choices(seat);
            let choice = choices[pick(&mut random, choices.len())];
            let ply = game.ply();
            game.choose(seat, ply, choice).expect("a legal choice");
        }
    }
}

/// The question for a Combat card may be word for word that of the round before: what that brought stands above it.
#[test]
fn the_question_of_a_round_says_what_the_round_before_brought() {
    let mut rounds = 0;
    by_chance(0..6, |game, seat| {
        let state = game.state();
        let (Some(Frame::CombatCard(_)), Some(battle)) = (state.question(), &state.battle) else { return };
        let text = asked(game, seat);
        if battle.round > 1 {
            assert!(text.contains("wa-before") && text.contains("Hits of the round"), "{text}");
            // What it tells is known by number, so that the strip need not tell it again.
            let recalled = opened(game, seat, Language::En, |table, eye| table.recalls(eye));
            let told = Picture::of(game, Observer::Seat(seat), Some(seat), 200).told;
            let of_round = |number: &usize| matches!(told[*number].event, Event::RoundHits { .. });
            assert!(recalled.iter().any(of_round), "{recalled:?}: {text}");
            rounds += 1;
        }
    });
    assert!(rounds > 5, "{rounds}");
}

/// What is over is one line with what it came to: what is asked next is about something else.
#[test]
fn a_battle_or_a_hunt_that_is_over_is_one_line() {
    let (mut folded, mut captured) = (0, 0);
    by_chance(0..1, |game, seat| {
        let takes = |line: &Event| matches!(line, Event::Captured { .. });
        let has_taken = game.told().iter().rev().take(3).any(|(_, line)| takes(&line.event));
        if !has_taken && !game.ply().is_multiple_of(16) {
            return;
        }
        let turn = opened(game, seat, Language::En, |table, eye| table.draw(eye).0.turn.0);
        let state = game.state();
        for (panel, is_on) in [("hunting", state.hunt.is_some()), ("battle", state.battle.is_some())] {
            let Some((_, over)) =
                turn.split_once(&format!("<details class=\"wa-track wa-fold wevent\" id=\"{panel}\""))
            else {
                continue;
            };
            assert!(!is_on, "{panel} is on: {turn}");
            let came = over.split_once("class=\"wa-over\">").expect("what it came to").1;
            let came = came.split('<').next().unwrap_or_default();
            assert!(!came.is_empty(), "{panel}: {over}");
            // Who has taken the place has won: both would not fit.
            let taken = came.contains(" captures ");
            assert!(!(taken && came.contains("The battle ends")), "{came}");
            folded += 1;
            captured += usize::from(taken);
        }
    });
    assert!(folded > 2 && captured > 0, "{folded}, {captured} of them captures");
}

/// Of a battle that is over all rounds are told, and how many hits there were in all.
#[test]
fn a_battle_that_is_over_tells_all_its_rounds() {
    let mut told = 0;
    by_chance(0..6, |game, seat| {
        let lines = game.told().iter().map(|(_, line)| &line.event).collect::<Vec<_>>();
        let starts = lines.iter().rposition(|line| matches!(line, Event::Attacked { .. }));
        let (Some(starts), None) = (starts, &game.state().battle) else { return };
        let hits = lines[starts..].iter().filter_map(|line| match line {
            Event::RoundHits { free, shadow } => Some((u32::from(*free), u32::from(*shadow))),
            _ => None,
        });
        let hits = hits.collect::<Vec<_>>();
        let later = |line: &&Event| {
            matches!(line, Event::DieTaken { .. } | Event::ActionRoll { .. } | Event::TileDrawn { .. })
        };
        if hits.len() < 2 || lines[starts..].iter().any(later) {
            return;
        }
        let turn = opened(game, seat, Language::En, |table, eye| table.draw(eye).0.turn.0);
        let (free, shadow) = hits.iter().fold((0, 0), |sum, hits| (sum.0 + hits.0, sum.1 + hits.1));
        let said = format!("Hits in all rounds: {free} by the Free Peoples, {shadow} by the Shadow.");
        // The panel looks back over the last sixty lines: of a longer battle it may say nothing, and nothing false.
        if lines.len() - starts <= 50 || turn.contains("Hits in all rounds") {
            assert!(turn.contains(&said), "{said}: {turn}");
            told += 1;
        }
    });
    assert!(told > 0);
}

/// Outside a battle and a Hunt nothing stands above a question that is not about it.
#[test]
fn nothing_stands_above_a_question_outside_a_battle() {
    by_chance(0..1, |game, seat| {
        if game.state().battle.is_none() && game.state().hunt.is_none() {
            let text = asked(game, seat);
            assert!(!text.contains("wa-before"), "{text}");
        }
    });
}

/// What an answer costs stands on its button: the Corruption of the Ring, and how far it is still to Mordor.
#[test]
fn answers_say_what_they_cost() {
    let (mut rings, mut places) = (0, 0);
    by_chance(0..3, |game, seat| {
        let state = game.state();
        let question = state.question();
        let asks_where = matches!(question, Some(Frame::RevealAt | Frame::Declare));
        if !asks_where && !matches!(question, Some(Frame::HuntBear)) {
            return;
        }
        opened(game, seat, Language::En, |table, _| {
            for offer in table.offers().iter().filter(|offer| offer.refusal.is_none()) {
                let odds = offer.odds.as_ref().map(|odds| Language::En.say(odds)).unwrap_or_default();
                if offer.notation == "bear:ring" {
                    let borne =
                        (state.fellowship.corruption + state.hunt.map_or(0, |hunt| hunt.damage)).min(12);
                    assert!(odds.contains(&format!("to {borne}, of 12")), "{odds}");
                    rings += 1;
                } else if offer.notation.starts_with("to:") {
                    assert!(odds.contains("Mordor"), "{odds}");
                    places += 1;
                }
            }
        });
    });
    assert!(rings > 0 && places > 0, "{rings} {places}");
}

/// A press on the map where the Fellowship may stand does not declare it there: it asks, as a press on an Army does.
#[test]
fn a_press_on_the_map_declares_nothing() {
    let mut asked = 0;
    by_chance(0..3, |game, seat| {
        let state = game.state();
        if !matches!(state.question(), Some(Frame::Declare)) {
            return;
        }
        let several = game.choices(seat).len() > 2;
        let drawn = board(game, seat);
        let at = format!("id=\"region-{}\"", state.fellowship.at);
        let region = drawn.split(&at).nth(1).and_then(|rest| rest.split('>').next()).expect("where it is");
        assert_eq!(region.contains("data-way"), several, "{region}");
        assert_eq!(region.contains("data-choice"), !several, "{region}");
        asked += u32::from(several);
    });
    assert!(asked > 0);
}

/// A position in which a die may be spent in many ways.
const A_DIE: &str = "turn: 4\nphase: actions 1\nnation rohan: at-war\nnation isengard: at-war\nat helms-deep: 3 rohan-regular, rohan-elite\n\
    at westemnet: 2 isengard-regular\ndice free: will, character\ndice shadow: 2 army\nhand 1: fp-character-01\n\
    hand 2: shadow-character-01";

/// Where the die was pressed nothing may waste it: that lies behind its kind, and comes last.
#[test]
fn a_die_is_not_wasted_by_one_press_more() {
    let mut game = begun(Some(A_DIE), 1);
    let seat = Seat::new(0);
    let ply = game.ply();
    let die = game.choices(seat).into_iter().find(|one| one.to_string() == "die:will").expect("a die");
    game.choose(seat, ply, die).expect("a legal choice");
    opened(&game, seat, Language::Es, |table, _| {
        let skip = table.offers().iter().find(|offer| offer.notation == "act:skip").expect("it may be done");
        assert!(!skip.in_bar && skip.rank == canvas::Rank::Grave, "{skip:?}");
        let kind = skip.kind.as_ref().map(|kind| Language::Es.text(&format!("{}.next", kind.id)));
        assert_eq!(kind.as_deref(), Some("¿Perder este dado sin hacer nada?"));
    });
}

/// Three Elven Rings are all there are: which die to use is asked, and the first key uses none of them.
#[test]
fn an_elven_ring_is_not_the_first_answer() {
    let mut offered = 0;
    by_chance(0..1, |game, seat| {
        opened(game, seat, Language::En, |table, _| {
            for offer in table.offers().iter().filter(|offer| offer.notation.starts_with("ring:")) {
                assert_eq!(offer.rank, canvas::Rank::Grave, "{}", offer.notation);
                offered += 1;
            }
        });
    });
    assert!(offered > 0);
}

/// Where a card or the Mordor Track has a tile drawn without a roll no successes are told: 'none' would say that a roll failed.
#[test]
fn a_hunt_without_a_roll_tells_no_successes() {
    let mut without = 0;
    by_chance(0..4, |game, seat| {
        let lines = game.told().iter().map(|(_, line)| &line.event).collect::<Vec<_>>();
        if game.state().hunt.is_none() {
            return;
        }
        let begins = |line: &&Event| matches!(line, Event::DieTaken { .. } | Event::FellowshipMoves { .. });
        let from = lines.iter().rposition(begins).unwrap_or(0);
        let rolled = lines[from..].iter().any(|line| matches!(line, Event::HuntRoll { .. }));
        let turn = opened(game, seat, Language::En, |table, eye| table.draw(eye).0.turn.0);
        let (_, hunting) = turn.split_once("id=\"hunting\"").expect("the panel of the Hunt");
        if !rolled {
            assert!(hunting.contains("Hunt damage: ") && !hunting.contains("Successes: "), "{hunting}");
            without += 1;
        }
    });
    assert!(without > 0);
}

/// Who comes into play stands before all that any die does.
#[test]
fn who_comes_into_play_stands_first() {
    let comes = ["act:white-rider", "act:crown", "act:saruman", "act:witch-king", "act:mouth"];
    let mut offered = 0;
    by_chance(0..3, |game, seat| {
        let is_offered = game.choices(seat).iter().any(|one| comes.contains(&one.to_string().as_str()));
        if !is_offered {
            return;
        }
        opened(game, seat, Language::En, |table, _| {
            for offer in table.offers().iter().filter(|offer| offer.refusal.is_none()) {
                let is_first = offer.rank == canvas::Rank::First;
                assert_eq!(is_first, comes.contains(&offer.notation.as_str()), "{}", offer.notation);
                offered += u32::from(is_first);
            }
        });
    });
    assert!(offered > 0);
}

/// A card that was drawn lies anywhere in the hand: it is marked until one acts.
#[test]
fn a_card_that_was_drawn_is_marked() {
    let mut game = begun(Some(A_DIE), 1);
    let seat = Seat::new(0);
    for choice in ["die:will", "act:draw-strategy"] {
        let choice = game.choices(seat).into_iter().find(|one| one.to_string() == choice);
        let ply = game.ply();
        game.choose(seat, ply, choice.expect("it is offered")).expect("a legal choice");
    }
    let hand = |seat| {
        opened(&game, seat, Language::En, |table, eye| {
            let (parts, layers) = table.draw(eye);
            canvas::whole(&parts.hand.0, &layers).html
        })
    };
    let own = hand(seat);
    assert_eq!(own.matches("wa-card--new").count(), 1, "{own}");
    // Whoever else sits at the same screen looks with eyes of their own.
    let other = hand(Seat::new(1));
    assert!(other.contains("hand-2") && !other.contains("wa-card--new"), "{other}");
}

/// Where an Army may go and what it may attack are told apart on the map.
#[test]
fn an_attack_is_told_apart_from_a_move() {
    let game = begun(Some(A_DIE), 1);
    let drawn = board(&game, Seat::new(0));
    let is_quarry = |at: &str| {
        let class = drawn.split(&format!("id=\"region-{at}\" class=\"")).nth(1).expect("a region");
        class.split('"').next().is_some_and(|class| class.contains("wa-quarry"))
    };
    for (at, attacked) in [("westemnet", true), ("edoras", false), ("helms-deep", false), ("folde", false)] {
        assert_eq!(is_quarry(at), attacked, "{at}");
    }
}

/// The board and all that lies on it.
fn board(game: &Match<War>, seat: Seat) -> String {
    opened(game, seat, Language::En, |table, eye| {
        let (parts, layers) = table.draw(eye);
        canvas::whole(&parts.board.0, &layers).html
    })
}

/// What may arrive is told with how many of it are left among the reinforcements, and never with how many stand there.
#[test]
fn reinforcements_say_what_arrives_and_what_is_left() {
    let position = "turn: 4\nphase: actions 1\nat helms-deep: 3 rohan-regular, rohan-elite\nnation rohan: at-war\n\
        dice free: muster, character\ndice shadow: 2 army\nhand 1: fp-character-01\nhand 2: shadow-character-01";
    let mut game = begun(Some(position), 1);
    let seat = Seat::new(0);
    for choice in ["die:muster", "act:recruit"] {
        let choice = game.choices(seat).into_iter().find(|one| one.to_string() == choice);
        let ply = game.ply();
        game.choose(seat, ply, choice.expect("it is offered")).expect("a legal choice");
    }
    let left = game.state().reserve[war::nation::Nation::Rohan][0];
    let drawn = board(&game, seat);
    let chip = drawn.split("id=\"spot-recruit:rohan-regular@helms-deep\"").nth(1).expect("a chip");
    let chip = chip.split("</div>").next().expect("its end");
    assert!(chip.contains("+1") && !chip.contains('×'), "{chip}");
    assert!(chip.contains(&format!("{left} left in the reinforcements")), "{left}: {chip}");
    assert!(chip.contains(&format!(">{left} left<")), "{left}: {chip}");
    let stack = drawn.split("id=\"stack-helms-deep\"").nth(1).expect("a stack");
    let (stands, comes) = stack.split_once("May arrive").expect("what may arrive");
    assert!(stands.contains("held-rohan-regular@helms-deep") && !stands.contains("recruit:"), "{stands}");
    assert!(comes.contains("recruit:rohan-elite@helms-deep"), "{comes}");
}
