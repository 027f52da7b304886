//! The page draws whatever happens, with words for all of it.

use std::collections::HashSet;

use canvas::{Eye, Language};
use table::{AnyMatch, BySeat, Game, Match, Observer, Seat, Seed, SetupRequest, pick, rng};
use wizards::Wizards;
use wizards_page::{WizardsPage, words};

#[test]
fn random_games_are_drawn() {
    canvas::learn(&canvas::words());
    canvas::learn(&words());
    let setup = Wizards::setup(&(), &SetupRequest::players(2)).expect("a table");
    let mut game = Match::<Wizards>::start(setup, &Seed::from_number(5));
    let mut random = rng(5);
    let names = BySeat::new(2, |seat| format!("P{seat}"));
    for made in 0..1500_u32 {
        let Some(seat) = Wizards::asks(game.state()).first() else {
            break;
        };
        let choices = game.choices(seat);
        if made % 50 == 0 {
            for (observer, own) in [(Observer::Seat(seat), Some(seat)), (Observer::Watcher, None)] {
                drawn(&game, observer, own, &names);
            }
        }
        let choice = choices[pick(&mut random, choices.len())];
        game.choose(seat, made, choice).expect("it was offered");
    }
}

fn drawn(game: &Match<Wizards>, observer: Observer, own: Option<Seat>, names: &BySeat<String>) {
    let picture = AnyMatch::picture(game, observer, own, 60);
    let page = canvas::of::<WizardsPage>();
    let table = page.open(&*picture, own).expect("a picture of the game");
    for language in Language::ALL {
        let eye = Eye {
            language,
            names,
            ply: 0,
            ask: "",
            before: 0,
            tell: &|message| language.say(message),
            extra: &|_| maud::html! {},
        };
        let (board, layers) = table.draw(&eye);
        let all = [&board.board.0, &board.hand.0, &board.turn.0, &board.players.0];
        let all = all
            .into_iter()
            .cloned()
            .chain(layers.into_iter().map(|layer| layer.html));
        let text = all.collect::<String>();
        assert!(!text.contains("wizards-page-"), "{text}");
        let ids = text
            .split(" id=\"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next());
        let mut seen = HashSet::new();
        for id in ids.filter(|id| !id.starts_with("between") && !id.starts_with("side-")) {
            assert!(seen.insert(id.to_owned()), "{id} is there twice");
        }
    }
    for offer in table.offers() {
        canvas::text::proof::check(&offer.explanation.label);
        canvas::text::proof::check(&offer.explanation.effect);
        offer
            .refusal
            .iter()
            .for_each(|refusal| canvas::text::proof::check(&refusal.message));
    }
}
