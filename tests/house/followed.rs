//! A page that has followed a table for long has the last lines of its journal, one that is opened now has all: both show
//! the same drawing.

use bree::Room;
use canvas::{Eye, LOOKS_BACK, Language, When};
use table::{AnyMatch, BySeat, Observer, Seat, Seed, pick, rng};

/// So many choices are made at random, and every so often the table is looked at.
const CHOICES: usize = 1500;
const EVERY: usize = 25;
/// So many lines more has whoever followed for a while.
const MORE: usize = 9;

#[test]
fn a_page_followed_for_long_is_drawn_as_a_fresh_one() {
    let house = bree::house::open(None).expect("the house");
    let _words = house.web();
    for room in house.rooms() {
        let players = room.game.info().most;
        let setup = room.setup(players, &[]).expect("a table");
        let mut running = room.game.start(&setup, &Seed::from_number(7)).expect("a game");
        let mut random = rng(7);
        let mut looked = 0;
        for made in 0..CHOICES {
            let Some(seat) = running.asks().first() else { break };
            if made % EVERY == 0 {
                for observer in [Observer::Watcher, Observer::Seat(seat)] {
                    looked += usize::from(looks_alike(room, &*running, observer));
                }
            }
            let choices = running.choices(seat);
            let choice = choices[pick(&mut random, choices.len())].clone();
            let ply = running.ply();
            running.choose(seat, ply, &choice).expect("it was offered");
        }
        // A chapter of tricks is over before its journal is long.
        let long = running.told(Observer::Watcher, 0).len() > 2 * LOOKS_BACK;
        assert_eq!(looked > 10, long, "{}: {looked}", room.game.info().id);
    }
}

/// Is there so much to tell that a page forgets some of it? Then it is drawn with less and with all.
fn looks_alike(room: &Room, running: &dyn AnyMatch, observer: Observer) -> bool {
    let all = running.told(observer, 0).len();
    if all < LOOKS_BACK + MORE {
        return false;
    }
    let drawn =
        [LOOKS_BACK, LOOKS_BACK + MORE, all].map(|lines| drawn(room, running, observer, lines, all - lines));
    let id = room.game.info().id;
    assert!(drawn[0] == drawn[2], "{id} at {}: with no line more", running.ply());
    assert!(drawn[1] == drawn[2], "{id} at {}: with some lines more", running.ply());
    true
}

fn drawn(room: &Room, running: &dyn AnyMatch, observer: Observer, lines: usize, before: usize) -> String {
    let own = match observer {
        Observer::Seat(seat) => Some(seat),
        _ => None,
    };
    let names = BySeat::new(running.players(), |seat: Seat| seat.to_string());
    let picture = running.picture(observer, own, lines);
    let table = room.page.open(&*picture, own, When::Now).expect("a picture of the game");
    let eye = Eye {
        language: Language::En,
        names: &names,
        library: "",
        picture: &|_| None,
        ply: running.ply(),
        ask: "",
        hints: &[],
        before,
        tell: &|message| Language::En.say(message),
        reader: observer,
        extra: &|_| maud::html! {},
    };
    let (drawn, layers) = table.draw(&eye);
    let touched = table.touched().join(" ");
    [drawn.board.0, drawn.hand.0, drawn.turn.0, drawn.players.0, touched]
        .into_iter()
        .chain(layers.into_iter().map(|layer| layer.html))
        .collect()
}
