//! The table of Guerra del Anillo: what lies on it is what may be seen and chosen.

use std::collections::BTreeSet;

use seen::{Layer, Pages};
use table::{Observer, Picture, Seat, pick, rng};
use war::War;
use web::Language;

use crate::html::{Element, elements};
use crate::sample::{Sample, WEB, reader};

/// Moments of games, each with its page in Spanish.
fn moments() -> impl Iterator<Item = (String, Sample, Vec<Element>)> {
    let steps = [0, 1, 2, 3, 5, 8, 13, 21, 40, 75, 140, 260, 480, 700, 900, 1200];
    let games = (0..4_u64).flat_map(move |number| steps.map(|plies| (number, plies)));
    games.flat_map(|(number, plies)| {
        // Two, three and four players in turn, through the eyes of two of them.
        let players = 2 + number as usize % 3;
        [0, players - 1].map(|own| {
            let sample = Sample::war(players, 100 * number + u64::from(plies), plies, Some(own));
            let page = elements(&WEB.table(&reader(Language::Es), &sample.table()));
            (format!("game {number}, choice {plies}, seat {own} of {players}"), sample, page)
        })
    })
}

fn legal(sample: &Sample) -> BTreeSet<String> {
    let table = sample.table();
    let laid = table.laid.iter().flat_map(|laid| &laid.choices);
    laid.filter(|laid| laid.refusal.is_none()).map(|laid| laid.choice.clone()).collect()
}

#[test]
fn what_is_lit_may_be_chosen_and_what_has_a_place_is_lit_there() {
    let mut seen = BTreeSet::new();
    for (moment, sample, page) in moments() {
        let legal = legal(&sample);
        // In a picker what may be picked stands for its choices.
        let lit =
            page.iter().filter_map(|element| element.get("data-choice").or_else(|| element.get("data-pick")));
        let lit = lit.map(|choice| choice.replace("&gt;", ">")).collect::<BTreeSet<_>>();
        for choice in &lit {
            assert!(legal.contains(choice), "{moment}: {choice} is lit");
        }
        let named = page.iter().filter_map(|element| element.get("data-pick").and(element.get("title")));
        for name in named {
            let counted = name.starts_with(|first: char| first.is_ascii_digit());
            assert!(!counted, "{moment}: the number of '{name}' stands beside it");
        }
        // What is begun by a press on its place, and then asked, points there.
        let pointed = page.iter().filter_map(|element| element.get("data-way").and(element.get("id")));
        let pointed = pointed.collect::<BTreeSet<_>>();
        for choice in &legal {
            if let Some(region) = choice.strip_prefix("to:")
                && pointed.contains(&*format!("region-{region}"))
            {
                continue;
            }
            let kind = choice.split_once(':').map_or(choice.as_str(), |(kind, _)| kind);
            if [
                "from", "to", "die", "nation", "ring", "recruit", "at", "draw", "card", "lift", "take",
                "lose", "reduce", "who",
            ]
            .contains(&kind)
            {
                assert!(lit.contains(choice), "{moment}: {choice} is not lit");
                seen.insert(kind.to_owned());
            }
        }
    }
    assert!(seen.len() >= 10, "only {seen:?} came up");
}

#[test]
fn nobody_sees_a_card_in_the_hand_of_the_enemy() {
    for (moment, sample, page) in moments() {
        let table = sample.table();
        let picture = table.picture.as_ref().expect("a picture");
        let picture = picture.downcast_ref::<Picture<War>>();
        let view = &picture.expect("a picture of the war").view;
        let own = sample.seats().iter().position(|seat| seat.you).map(Seat::new);
        if view.over.is_some() {
            continue;
        }
        let open = [view.table, view.discarded, view.playing.into_iter().collect()];
        let battle = view.battle.iter().flat_map(|battle| battle.cards.values().copied().flatten());
        let open = open
            .into_iter()
            .flat_map(|cards| cards.iter())
            .chain(battle)
            .chain(own.into_iter().flat_map(|seat| {
                view.hands.get(seat).and_then(|hand| hand.cards).into_iter().flat_map(|cards| cards.iter())
            }))
            .map(|card| format!("card-{card}"))
            .collect::<BTreeSet<_>>();
        let drawn = page.iter().filter_map(|element| element.get("id"));
        for card in drawn.filter(|id| id.starts_with("card-fp-") || id.starts_with("card-shadow-")) {
            assert!(open.contains(card), "{moment}: {card} is shown");
        }
    }
}

#[test]
fn who_leads_and_who_has_which_nations_is_shown_to_partners() {
    for (players, nations) in [(3, vec![5, 1, 2]), (4, vec![2, 3, 1, 2])] {
        let sample = Sample::war(players, 1, 0, Some(0));
        let html = WEB.table(&reader(Language::Es), &sample.table());
        let (_, list) = html.split_once("id=\"players\"").expect("the players");
        let list = list.split("</ul>").next().expect("its end");
        let rows = list.split("<li ").skip(1).collect::<Vec<_>>();
        let tokens = rows.iter().map(|row| row.matches("wa-nation--small").count());
        assert_eq!(tokens.collect::<Vec<_>>(), nations);
        let leads = rows.iter().map(|row| row.contains("Jugador Líder"));
        let leads = leads.filter(|leads| *leads).count();
        assert_eq!(leads, 2, "one of each side");
    }
}

#[test]
fn an_update_sends_the_regions_that_changed_and_not_the_map() {
    let layers = |plies| {
        let sample = Sample::war(2, 7, plies, Some(0));
        let table = sample.table();
        WEB.layers(&reader(Language::Es), &table)
    };
    let [before, after] = [40, 44].map(layers);
    let parts = |layers: &[Layer]| {
        let board = layers.iter().find(|layer| layer.id == "board").expect("the board");
        let all = board.parts.iter();
        all.map(|part| (part.id.clone(), board.html[part.at.clone()].to_owned()))
            .collect::<std::collections::BTreeMap<_, _>>()
    };
    let (before, after) = (parts(&before), parts(&after));
    assert!(before.keys().eq(after.keys()), "no part comes or goes: the rest of the board is not sent again");
    let changed = after.iter().filter(|(id, html)| before[*id] != **html);
    let bytes = changed.map(|(_, html)| html.len()).sum::<usize>();
    let all = after.values().map(String::len).sum::<usize>();
    assert!(bytes > 0 && bytes * 8 < all, "{bytes} of {all} bytes");
}

#[test]
fn dice_say_when_they_were_rolled_so_that_they_tumble() {
    let (mut rolled, mut reported) = (0, 0);
    for (moment, sample, page) in moments() {
        let told = sample.table().told.lines;
        // Farther back no page looks: those dice lie still.
        let known = told.len().saturating_sub(canvas::LOOKS_BACK);
        let number = |what: &str, side: &str| {
            let is = |line: &table::Told| line.event["what"] == what && line.event["side"] == side;
            let last = told.iter().rposition(is).filter(|index| *index >= known);
            last.map(|index| (index + 1).to_string())
        };
        for side in ["free", "shadow"] {
            let last = number("action_roll", side);
            let start = format!("die-{side}-");
            let dice = page.iter().filter(|element| {
                let id = element.get("id");
                id.is_some_and(|id| id.starts_with(&start))
            });
            for die in dice {
                assert_eq!(die.get("data-roll"), last.as_deref(), "{moment}: {die:?}");
                rolled += 1;
            }
        }
        let ids = page.iter().filter_map(|element| element.get("id")).collect::<BTreeSet<_>>();
        for roll in page.iter().filter(|element| element.get("class") == Some("wa-roll")) {
            let line = roll.get("data-roll").and_then(|number| number.parse::<usize>().ok());
            let line = &told[line.expect("a number") - 1];
            let what = line.event["what"].as_str().unwrap_or_default();
            assert!(["battle_roll", "hunt_roll", "card_roll"].contains(&what), "{moment}: {what}");
            // While a battle is on, its dice lie with their Army, too.
            if what == "battle_roll" && ids.contains("battle-field") {
                let with_its_army =
                    format!("battle-field-roll-{}", roll.get("data-roll").unwrap_or_default());
                assert!(ids.contains(with_its_army.as_str()), "{moment}: no {with_its_army}");
            }
            reported += 1;
        }
    }
    assert!(rolled > 100 && reported > 0, "{rolled} dice, {reported} rolls in reports");
}

/// What a question of a battle tells of the round before is not told beside it again.
#[test]
fn what_a_question_recalls_is_not_told_beside_it() {
    let (own, mut recalled) = (Seat::new(0), 0);
    for number in 0..12 {
        let mut sample = Sample::war(2, number, 0, Some(own.index()));
        let mut random = rng(number);
        while let Some(seat) = sample.running.asks().first().filter(|_| recalled < 2) {
            if seat == own && sample.running.prompt(Observer::Seat(own)).id == "war-ask-combat-card" {
                recalled += usize::from(is_told_once(&WEB.table(&reader(Language::En), &sample.table())));
            }
            let choices = sample.running.choices(seat);
            let choice = choices[pick(&mut random, choices.len())].clone();
            let ply = sample.running.ply();
            sample.running.choose(seat, ply, &choice).expect("a legal choice");
        }
    }
    assert_eq!(recalled, 2);
}

/// Does the question tell the hits of the round before, and the strip not? False where it tells none.
fn is_told_once(html: &str) -> bool {
    let within = |begins: &str, ends: &str| html.split_once(begins)?.1.split(ends).next();
    let Some((_, hits)) =
        within("<p class=\"wa-before\">", "</p>").and_then(|told| told.split_once("Hits of"))
    else {
        return false;
    };
    let hits = format!("Hits of{}", hits.split('.').next().unwrap_or_default());
    let journal = within("id=\"journal\"", "</ol>").expect("the journal");
    let lines = journal.split("id=\"line-").filter(|line| line.contains(&hits));
    let line = lines.last().and_then(|line| line.split('"').next()).expect("a line of the journal");
    let strip = within("id=\"strip\"", "</section>").expect("the strip");
    let told = strip.split("data-of=\"").skip(1).filter_map(|row| row.split('"').next());
    assert!(!told.flat_map(|numbers| numbers.split(' ')).any(|number| number == line), "{hits}: {strip}");
    true
}
