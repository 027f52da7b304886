//! The board at moments of games: what is lit may be chosen, every choice can be made somewhere, nothing is hidden behind
//! an id without words, and nobody sees what is not theirs.

use std::collections::BTreeSet;

use canvas::{AnyTable, Eye, Language, Page as _, Rank, When};
use maud::html;
use quest::combat::Pick;
use quest::frame::Frame;
use quest::pack::Talent;
use quest::{Choice, MiddleEarthQuest, Setup};
use quest_page::QuestPage;
use table::{BySeat, Game, Match, Observer, Picture, Seat, Seed, SetupRequest};

/// A game of so many, looked at before each choice, which are picked as they come.
fn walk(players: usize, seed: u64, choices: usize, mut look: impl FnMut(usize, &Match<MiddleEarthQuest>)) {
    canvas::learn(&QuestPage::words());
    let pack = quest::Pack::standard();
    let setup: Setup = MiddleEarthQuest::setup(&pack, &SetupRequest::players(players)).expect("a set-up");
    let mut game = Match::<MiddleEarthQuest>::start(setup, &Seed::from_number(seed));
    let mut mixed = seed;
    for step in 0..choices {
        look(step, &game);
        let Some(seat) = MiddleEarthQuest::asks(game.state()).first() else {
            break;
        };
        let open = game.choices(seat);
        mixed = mixed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choice = open[(mixed >> 33) as usize % open.len()];
        let since = game.since(seat);
        game.choose(seat, since, choice).expect("a legal choice");
    }
}

/// Moments of games, each by name.
fn moments(mut look: impl FnMut(&str, &Match<MiddleEarthQuest>)) {
    let steps = [0, 2, 6, 15, 40, 90, 200, 420, 800, 1400];
    for players in 2..=4 {
        walk(players, 11 + players as u64, 1401, |step, game| {
            if steps.contains(&step) {
                look(&format!("{players} players, choice {step}"), game);
            }
        });
    }
}

/// The table as an observer has it, with what it is drawn by.
fn opened<T>(
    game: &Match<MiddleEarthQuest>,
    observer: Observer,
    language: Language,
    look: impl FnOnce(&dyn AnyTable, &Eye) -> T,
) -> T {
    let own = match observer {
        Observer::Seat(seat) => Some(seat),
        _ => None,
    };
    let asked = own.filter(|seat| MiddleEarthQuest::asks(game.state()).has(*seat));
    let picture = Picture::of(game, observer, asked, 64);
    let names = BySeat::new(game.players(), |seat| format!("Player {seat}"));
    let table = canvas::of::<QuestPage>().open(&picture, own, When::Now).expect("a table of the game");
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
        reader: observer,
        extra: &|_| html! {},
    };
    look(&*table, &eye)
}

/// The whole table as an observer sees it.
fn drawn(game: &Match<MiddleEarthQuest>, observer: Observer, language: Language) -> String {
    opened(game, observer, language, |table, eye| {
        let (parts, layers) = table.draw(eye);
        let all = html! { (parts.board) (parts.hand) (parts.turn) (parts.players) (table.ask(eye)) };
        canvas::whole(&all.0, &layers).html
    })
}

/// The values of an attribute, in order.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let begin = format!(" {attribute}=\"");
    html.split(&begin).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Choices that have a place on the drawing.
const PLACED: [&str; 13] = [
    "go",
    "march",
    "at",
    "card",
    "move-token",
    "move-minion",
    "plot",
    "shadow",
    "slot",
    "act",
    "scout",
    "peril",
    "hero",
];

#[test]
fn what_is_lit_may_be_chosen_and_what_has_a_place_is_lit_or_listed_there() {
    let mut kinds = BTreeSet::new();
    let kind = |choice: &str| choice.split(':').next().unwrap_or_default().to_owned();
    for players in 2..=4 {
        walk(players, 40 + players as u64, 900, |step, game| {
            for seat in MiddleEarthQuest::asks(game.state()).iter() {
                let legal = game.choices(seat);
                let legal = legal.iter().map(ToString::to_string).collect::<BTreeSet<_>>();
                // Whenever something new may be chosen, and now and then.
                let new = legal.iter().any(|choice| kinds.insert(kind(choice)));
                if !new && step % 60 != 0 {
                    continue;
                }
                let moment = format!("{players} players, choice {step}, {seat}");
                let html = drawn(game, Observer::Seat(seat), Language::Es);
                let lit = values(&html, "data-choice");
                let lit = lit.into_iter().collect::<BTreeSet<_>>();
                for choice in &lit {
                    assert!(legal.contains(*choice), "{moment}: {choice} is lit");
                }
                let top = game.state().frames.top();
                let keeps = matches!(top, Some(Frame::PlayPlot));
                // A shadow card that may be played is read by a press, and played by its button.
                let reads = matches!(top, Some(Frame::ShadowWindow(_) | Frame::Act(_)));
                for choice in legal.iter().filter(|choice| PLACED.contains(&kind(choice).as_str())) {
                    let unlit = keeps && kind(choice) == "slot" || reads && kind(choice) == "shadow";
                    assert_eq!(lit.contains(choice.as_str()), !unlit, "{moment}: {choice}");
                }
            }
        });
    }
    let missing = PLACED.iter().filter(|kind| !kinds.contains(**kind));
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<&&str>::new(), "came up nowhere");
}

#[test]
fn everything_is_said_in_words_in_both_languages_and_no_id_stands_twice() {
    moments(|moment, game| {
        for language in Language::ALL {
            let seats = (0..game.players()).map(|seat| Observer::Seat(Seat::new(seat)));
            for observer in seats.chain([Observer::Watcher, Observer::Afterwards]) {
                let html = drawn(game, observer, language);
                let told =
                    ["title", "aria-label", "aria-description"].map(|name| values(&html, name)).concat();
                let text = html.split('>').skip(1).filter_map(|rest| rest.split('<').next());
                for words in told.into_iter().chain(text) {
                    assert!(!words.contains("quest-"), "{moment}, {observer:?}: '{words}' instead of words");
                }
                let ids = values(&html, "id");
                let mut seen = BTreeSet::new();
                for id in ids {
                    assert!(seen.insert(id), "{moment}, {observer:?}: {id} stands twice");
                }
            }
        }
    });
}

#[test]
fn a_hero_sees_no_hand_but_the_own_and_no_face_that_is_down() {
    moments(|moment, game| {
        let state = game.state();
        for seat in state.seats() {
            let html = drawn(game, Observer::Seat(seat), Language::En);
            let ids = values(&html, "id");
            let known = state
                .hero(seat)
                .hand
                .iter()
                .chain(state.decks.training.iter())
                .map(|card| format!("card-{card}"));
            let known = known.collect::<BTreeSet<_>>();
            for id in ids.iter().filter(|id| id.starts_with("card-")) {
                let card = id.trim_end_matches(|letter: char| letter.is_ascii_digit()).trim_end_matches('-');
                assert!(known.contains(*id) || known.contains(card), "{moment}: {id} is shown to {seat}");
            }
            let of_sauron = ids.iter().filter(|id| id.starts_with("shadow-") || id.starts_with("hand-plots"));
            assert_eq!(of_sauron.count(), 0, "{moment}");
        }
        let watched = drawn(game, Observer::Watcher, Language::En);
        assert!(!watched.contains("id=\"card-"), "{moment}: a watcher sees a hand");
    });
}

#[test]
fn the_map_is_light_and_always_the_same() {
    walk(3, 5, 61, |step, game| {
        let languages = Language::ALL.into_iter().filter(|_| step == 60);
        for language in languages {
            let html = drawn(game, Observer::Watcher, language);
            assert_eq!(html, drawn(game, Observer::Watcher, language));
            assert!(!html.contains(" style="));
            assert!(html.len() < 700_000, "{} bytes", html.len());
            for place in quest::ids::Place::all() {
                assert_eq!(html.matches(&format!("<g id=\"region-{place}\"")).count(), 1, "{place}");
            }
        }
    });
}

/// A panel has the cards that are picked in it: the question is about the panel, and the hand gives it its room.
#[test]
fn cards_that_are_picked_in_a_panel_are_no_subject_besides() {
    let mut picked = 0;
    walk(3, 43, 900, |step, game| {
        for seat in MiddleEarthQuest::asks(game.state()).iter() {
            opened(game, Observer::Seat(seat), Language::Es, |table, eye| {
                let panel = table.ask(eye).0;
                if !panel.contains("data-pick") && step % 60 != 0 {
                    return;
                }
                let (parts, _) = table.draw(eye);
                let about = parts.stage.as_ref().map(canvas::Stage::subjects).unwrap_or_default();
                assert!(!about.is_empty(), "choice {step}: it is about nothing");
                let by_hand = values(&panel, "data-pick").iter().any(|choice| choice.starts_with("card:"));
                assert_eq!(parts.marks.contains("qu-main--picks"), by_hand, "choice {step}, {seat}");
                if by_hand {
                    picked += 1;
                    assert!(!about.iter().any(|id| id.starts_with("hand-")), "choice {step}: {about:?}");
                }
            });
        }
    });
    assert!(picked > 0, "no cards were picked in a panel");
}

/// What is picked beforehand to pay for a path spares the cards that would pay for it alone.
#[test]
fn what_would_pay_alone_is_spared() {
    let mut paid = 0;
    walk(3, 43, 1400, |step, game| {
        let table = game.state();
        let Some(Frame::Pay(pay)) = table.frames.top() else { return };
        let (seat, hand) = (pay.seat, &table.hero(pay.seat).hand);
        let Some(path) = table.path_to(seat, pay.to).filter(|_| pay.left > 1) else { return };
        // What would be the end of the hero is not picked for anybody.
        if table.pays_the_last(seat, pay.left) {
            return;
        }
        let panel = opened(game, Observer::Seat(seat), Language::Es, |table, eye| table.ask(eye).0);
        let counts =
            values(&panel, "data-count").into_iter().map(|count| count.parse::<usize>().expect("a number"));
        let picked = values(&panel, "data-pick").into_iter().zip(counts).collect::<Vec<_>>();
        let alone = hand
            .titles()
            .filter(|card| table.pays(seat, path, *card))
            .map(|card| Choice::Card(card).to_string());
        let alone = alone.collect::<Vec<_>>();
        let of_alone = picked.iter().filter(|(choice, _)| alone.iter().any(|card| card == choice));
        let others = hand.iter().filter(|card| !table.pays(seat, path, *card)).count();
        let least = usize::from(pay.left).min(hand.len()).saturating_sub(others);
        assert_eq!(of_alone.map(|(_, count)| count).sum::<usize>(), least, "choice {step}: {picked:?}");
        paid += 1;
    });
    assert!(paid > 0, "no path was paid for with several cards");
}

/// A card that was laid in a combat is drawn for whoever laid it, and for all where it lies face up.
#[test]
fn a_laid_card_is_drawn_for_who_knows_it() {
    let mut laid = 0;
    walk(2, 43, 1400, |step, game| {
        let Some(combat) = &game.state().combat else { return };
        for side in [quest::combat::HERO, quest::combat::FOE] {
            let Some(Pick::Card(card)) = combat.picks[side] else { continue };
            let open = combat.first == u8::try_from(side).ok();
            for seat in game.state().seats() {
                let html = drawn(game, Observer::Seat(seat), Language::Es);
                let drawn = html.contains(&format!("id=\"played-{side}-{card}\""));
                assert_eq!(drawn, open || combat.seat_of(side) == seat, "choice {step}, {seat}");
            }
            laid += 1;
        }
    });
    assert!(laid > 0, "no card was laid");
}

/// Who chooses a combat card sees on it where it would exhaust them, and so does the button.
#[test]
fn a_card_that_would_exhaust_says_so() {
    let (mut dear, mut cheap) = (0, 0);
    walk(2, 43, 1400, |step, game| {
        let table = game.state();
        let (Some(Frame::Lay), Some(combat)) = (table.frames.top(), &table.combat) else { return };
        for seat in MiddleEarthQuest::asks(table).iter() {
            let side = combat.side_of(seat).expect("a side");
            let exhausts = |choice: &Choice| match *choice {
                Choice::Card(card) => table.exhausts(side, card),
                _ => false,
            };
            let spent = game.choices(seat).iter().any(exhausts);
            let html = drawn(game, Observer::Seat(seat), Language::Es);
            assert_eq!(html.contains("qu-card--spent"), spent, "choice {step}, {seat}");
            (dear, cheap) = if spent { (dear + 1, cheap) } else { (dear, cheap + 1) };
        }
    });
    assert!(dear > 0 && cheap > 0, "{dear} of {}", dear + cheap);
}

/// Sauron is asked for a shadow card at a step that passes by itself where he has none to play: whether it does not is his alone to know.
#[test]
fn a_moment_for_a_shadow_card_may_pass() {
    let (mut idle, mut asked) = (0, 0);
    walk(2, 43, 1400, |step, game| {
        let top = game.state().frames.top();
        let passes = match top {
            Some(Frame::ShadowWindow(_)) => true,
            Some(Frame::Act(act)) => act.left == 0,
            _ => false,
        };
        let view = quest::View::of(game.state(), Observer::Seat(quest::state::SAURON));
        let message = table::Message::new("");
        let stop = QuestPage::stop(&view, Some(quest::state::SAURON), &message);
        assert_eq!(stop.is_some(), passes, "choice {step}: {top:?}");
        let Some(stop) = stop else { return };
        let open = game.choices(quest::state::SAURON);
        assert!(open.iter().any(|choice| choice.to_string() == stop.answer), "choice {step}: {open:?}");
        (idle, asked) = if open.len() == 1 { (idle + 1, asked) } else { (idle, asked + 1) };
    });
    assert!(idle > 0 && asked > 0, "{idle} of {}", idle + asked);
}

/// When a combat is over, who was defeated and what follows stands above what led there.
#[test]
fn a_combat_that_is_over_begins_with_its_end() {
    let mut over = 0;
    walk(2, 43, 1400, |step, game| {
        if game.state().combat.is_some() {
            return;
        }
        for language in Language::ALL {
            let html = drawn(game, Observer::Seat(quest::state::SAURON), language);
            let Some((before, _)) = html.split_once("id=\"combat-report\"") else { return };
            let (_, verdict) = before.rsplit_once("id=\"combat\"").expect("its panel");
            assert!(verdict.contains("qu-last"), "choice {step}: {verdict}");
            over += 1;
        }
    });
    assert!(over > 0, "no combat was over");
}

/// The end of a game names both missions, and says of each whether it was fulfilled.
#[test]
fn the_end_names_both_missions() {
    let mut ended = false;
    walk(2, 43, 100_000, |_, game| {
        if MiddleEarthQuest::asks(game.state()).first().is_some() {
            return;
        }
        ended = true;
        for (language, told) in [(Language::Es, "cumplida"), (Language::En, "fulfilled")] {
            let ending = opened(game, Observer::Afterwards, language, |table, eye| table.ending(eye).0);
            assert_eq!(ending.matches(told).count(), 2, "{ending}");
            for mission in game.state().missions {
                assert!(ending.contains(&language.text(mission.term())), "{ending}");
            }
        }
    });
    assert!(ended, "the game did not end");
}

/// Of a card that a hero has several times each copy may be pressed, and the style counts them.
#[test]
fn every_copy_of_a_card_may_be_pressed() {
    let style = include_str!("../../style.css");
    let seat = Seat::new(1);
    walk(2, 43, 1, |_, game| {
        let view = quest::View::of(game.state(), Observer::Seat(seat));
        for deck in view.table.pack.heroes.iter().map(|hero| &hero.deck) {
            for card in deck.iter() {
                let spot = QuestPage::spot(&view, Some(seat), &Choice::Card(card));
                for copy in 2..=deck.count(card) {
                    let id = format!("card-{card}-{copy}");
                    assert!(spot.lit().any(|lit| lit == id), "{id}");
                    assert!(style.contains(&format!("[id$=\"-{copy}\"]")), "{id}");
                }
            }
        }
    });
}

/// While Sauron chooses among plots or shadow cards, nothing that he holds already is lit, of whatever title.
#[test]
fn what_is_held_is_not_lit_beside_what_is_chosen() {
    let mut chosen = 0;
    walk(2, 43, 1400, |step, game| {
        let sauron = &game.state().sauron;
        if sauron.looking.is_empty() && sauron.choosing.is_empty() {
            return;
        }
        let html = drawn(game, Observer::Seat(quest::state::SAURON), Language::Es);
        let rows = [("hand-plots", sauron.looking.is_empty()), ("hand-shadows", sauron.choosing.is_empty())];
        for (row, _) in rows.into_iter().filter(|(_, asked)| !asked) {
            let Some((_, cards)) = html.split_once(&format!("id=\"{row}\"")) else { continue };
            let cards = cards.split("</section>").next().unwrap_or_default();
            assert!(!cards.contains("data-choice"), "choice {step}: {row}");
            chosen += 1;
        }
    });
    assert!(chosen > 0, "nothing was chosen beside what is held");
}

/// Where rest would give a hero nothing, to go on is an answer, and to rest an end of the question.
#[test]
fn rest_in_vain_is_no_first_answer() {
    let (mut vain, mut useful) = (0, 0);
    let mut look = |step: usize, game: &Match<MiddleEarthQuest>| {
        let table = game.state();
        let Some(Frame::Rest(rest)) = table.frames.top() else { return };
        let hero = table.hero(rest.seat);
        // Whoever is trained where others only rest is so away from a haven.
        let away = !table.pack.map.havens.has(hero.at);
        let trains = away && hero.who.is_some_and(|who| table.pack.hero(who).talent == Talent::Survivalist);
        let nothing = hero.rest.is_empty() && hero.damage.is_empty() && hero.corruption.is_empty() && !trains;
        let ranks = opened(game, Observer::Seat(rest.seat), Language::Es, |table, _| {
            let rank = |choice: Choice| {
                let wanted = choice.to_string();
                table.offers().iter().find(|offer| offer.notation == wanted).map(|offer| offer.rank)
            };
            [rank(Choice::No), rank(Choice::Rest)]
        });
        let wanted = if nothing { [Rank::Answer, Rank::End] } else { [Rank::End, Rank::Answer] };
        assert_eq!(ranks, wanted.map(Some), "choice {step}");
        (vain, useful) = if nothing { (vain + 1, useful) } else { (vain, useful + 1) };
    };
    for seed in 40..52 {
        walk(2, seed, 1400, &mut look);
    }
    assert!(vain > 0 && useful > 0, "{vain} of {}", vain + useful);
}

/// What an exploration would find stands on its button where that is nothing but the dark path, and what a card wards off stands on the card.
#[test]
fn what_comes_of_an_answer_stands_on_it() {
    let (mut empty, mut full, mut wards) = (0, 0, 0);
    let mut look = |step: usize, game: &Match<MiddleEarthQuest>| {
        let table = game.state();
        let seat = match table.frames.top() {
            Some(Frame::Travel(travel)) => travel.seat,
            Some(Frame::Shielded(shielded)) => shielded.reward.seat,
            _ => return,
        };
        let odds = opened(game, Observer::Seat(seat), Language::En, |table, _| {
            let offers = table.offers().iter().filter(|offer| offer.refusal.is_none());
            let told = offers.map(|offer| {
                let odds = offer.odds.as_ref().map(|odds| Language::En.say(odds));
                (offer.notation.clone(), (odds, offer.rank))
            });
            told.collect::<Vec<_>>()
        });
        let of = |notation: String| odds.iter().find(|(of, _)| *of == notation).map(|(_, told)| told.clone());
        if let Some(Frame::Shielded(shielded)) = table.frames.top() {
            for card in table.hero(seat).hand.titles() {
                let points = table.pack.card(card).defence.min(shielded.left);
                let wanted =
                    if points == 0 { "prevents nothing".to_owned() } else { format!("prevents {points}") };
                let told = of(Choice::Card(card).to_string()).map(|(odds, _)| odds);
                assert_eq!(told, Some(Some(wanted)), "choice {step}");
                wards += 1;
            }
        } else if let Some((told, rank)) = of(Choice::Explore.to_string()) {
            // Where there is nothing, to travel comes first.
            assert_eq!(rank, Rank::ends(told.is_some()), "choice {step}");
            let at = table.hero(seat).at;
            assert!(table.board.favor.at(at) == 0 || told.is_none(), "choice {step}: favor lies there");
            (empty, full) = if told.is_none() { (empty, full + 1) } else { (empty + 1, full) };
        }
    };
    for seed in 60..72 {
        walk(2, seed, 1400, &mut look);
    }
    assert!(empty > 0 && full > 0 && wards > 0, "{empty} with nothing, {full} with something, {wards} cards");
}
