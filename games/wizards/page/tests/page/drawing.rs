//! The page draws whatever happens, with words for all of it.

use std::collections::HashSet;

use canvas::{Drawn, Eye, Language, Layer, When};
use table::{AnyMatch, BySeat, Game, Match, Observer, Seat, Seed, SetupRequest, pick, rng};
use wizards::Wizards;
use wizards::ids::{CardId, SiteId};
use wizards::mechanics::sum;
use wizards::position::Position;
use wizards::setup::Setup;
use wizards::state::State;
use wizards::view::View;
use wizards_page::{WizardsPage, words};

use crate::shown::{drawn_at, seen_at, seen_by, table_at, tag, together};

/// Three companies may go, from places far from each other.
const THREE_COMPANIES: &str = "
    turn: 7 of 1
    phase: organization
    company 1 rivendell: aragorn_ii, legolas
    company 1 lorien: gandalf, gimli
    company 1 edhellond: imrahil
    company 2 grey_havens: cirdan
    hand 1: riders_of_rohan, concealment
    deck 1: 20 concealment
    deck 2: 20 wolves
";

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

/// What stands in a region or travels with a company is asked for when it is opened, and so is who goes where.
#[test]
fn what_is_read_and_destinations_lie_apart() {
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
        let goes = sheet.0.contains(" data-choice=\"head ");
        let opens = if goes { "opens" } else { "reads" };
        assert!(page.contains(&format!(" data-{opens}=\"{id}\"")), "nothing opens {id}");
    }
    let goes = |id: &str| sheets.iter().any(|(of, sheet)| of == id && sheet.0.contains("\"head "));
    assert!(goes("stack-site-edoras") && goes("stack-rohan"), "who goes there");
}

/// Of what is listed apart the bar has each answer, and that leads to what opens the list: by that the script knows what is listed.
#[test]
fn the_bar_leads_to_all_that_is_listed_apart() {
    let listed = seen_at(THREE_COMPANIES, |table, eye| {
        let sheets = table.sheets(eye);
        let leads = |id: &str, notation: &str| {
            let offer = table.offers().iter().find(|offer| offer.notation == notation).expect("an answer");
            let ahead = offer.ahead.iter().flat_map(|ahead| ahead.split(' ')).any(|ahead| ahead == id);
            ahead || offer.points.as_deref() == Some(id)
        };
        let mut listed = 0;
        for (sheet, drawn) in &sheets {
            let id = sheet.strip_prefix("stack-").expect("a list");
            let of_land = format!("region-{id}");
            for rest in drawn.0.split(" data-choice=\"head").skip(1) {
                let notation = format!("head{}", rest.split('"').next().unwrap_or_default());
                assert!(
                    leads(id, &notation) || leads(&of_land, &notation),
                    "{notation} does not lead to {id}"
                );
                listed += 1;
            }
        }
        listed
    });
    assert!(listed > 200, "only {listed}");
}

/// The elements of a page in which three companies may go: each destination stands in the bar alone, but for the ring about it.
#[test]
fn where_three_companies_may_go_the_page_stays_light() {
    let (whole, page) =
        seen_at(THREE_COMPANIES, |table, eye| (together(table.draw(eye)), together(table.draw_apart(eye))));
    let elements = |html: &str| html.split('<').skip(1).filter(|rest| !rest.starts_with('/')).count();
    let (all, light) = (elements(&whole), elements(&page));
    assert!(light < 3_000 && all > 3 * light, "{light} elements of {all}");
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

/// A site's name begins nearer to it than the ring around it is wide: names lie over rings at any zoom, and companies over both.
#[test]
fn a_ring_covers_no_name() {
    let position = "turn: 7 of 1\nphase: organization\ncompany 1 lorien: gandalf\ncompany 2 edhellond: imrahil\n\
        deck 1: 20 concealment";
    let (board, layers) = seen_at(position, |table, eye| {
        let (drawn, layers) = table.draw(eye);
        (drawn.board.0, layers)
    });
    let order = ["wizards-ground", "wizards-rings", "wizards-names", "wizards-spots"];
    let places = order.map(|id| board.find(&format!(" id=\"{id}\"")).unwrap_or_else(|| panic!("no {id}")));
    assert!(places.is_sorted(), "{places:?}");
    let holds = |id: &str, what: &str| layers.iter().any(|layer| layer.id == id && layer.html.contains(what));
    assert!(holds("wizards-rings", "wz-spot__ring") && holds("wizards-names", "wz-site-name"));
    assert!(holds("wizards-spots", "wz-token") && !holds("wizards-ground", "wz-site-name"));
}

/// Who watches reads in the key whose companies there are: they have none, and no hand.
#[test]
fn the_key_speaks_to_who_plays() {
    let position =
        "turn: 7 of 1\nphase: organization\ncompany 1 lorien: gandalf\ncompany 2 edhellond: imrahil";
    let game = table_at(position);
    for (own, has, lacks) in
        [(Some(Seat::new(0)), "of your hand", "company of P"), (None, "company of P1", "your")]
    {
        let all = seen_by(&game, own, |table, eye| together(table.draw(eye)));
        let key = all.split(" id=\"wizards-key\"").nth(1).expect("a key");
        let key = key.split("</details>").next().unwrap_or_default();
        assert!(key.contains(has) && !key.contains(lacks), "{own:?}: {key}");
    }
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

/// General influence is told as free, or as too much of it used; and five of a company are many, with those who follow.
#[test]
fn influence_that_is_exceeded_is_too_much_of_it() {
    for (people, told, many) in [
        ("gimli, legolas", "8 influence", false),
        ("gimli, legolas, thranduil", "1 influence too much", false),
        ("gimli, merry under gimli, legolas, thranduil, elladan", "5 influence too much", true),
    ] {
        let all = drawn_at(&format!(
            "turn: 7 of 1\nphase: organization\ncompany 1 lorien: {people}\ncompany 2 edhellond: imrahil\ndeck 1: 20 concealment"
        ));
        let (_, shown) = all.split_once("wz-standing").expect("how it stands");
        assert!(shown.contains(told), "{people}: {}", &shown[..300]);
        assert_eq!(all.contains("wz-members--many"), many, "{people}");
    }
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
