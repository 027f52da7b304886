//! Guerra del Anillo in words: all its terms, refusals and actions, and games without a gap.

use canvas::Page as _;
use std::collections::BTreeMap;

use table::{Game, Match, Message, Observer, Seat, Seed, SetupRequest, pick, rng};
use war::card::{Card, Deck};
use war::character::Character;
use war::choice::Act;
use war::event::Event;
use war::face::Face;
use war::figures::Figure;
use war::frame::Frame;
use war::nation::{Nation, Side};
use war::questions::CombatCard;
use war::region::Region;
use war::state::Ending;
use war::tile::Tile;
use war::why::Why;
use war::{Choice, War};

use canvas::Language;
use canvas::text::proof;

fn name(seat: Seat) -> String {
    ["Ana", "Íñigo"][seat.index()].to_owned()
}

fn words(language: Language, message: &Message, observer: Observer) -> String {
    proof::strictly(language, message, &name, observer).unwrap_or_else(|errors| panic!("{errors:?}"))
}

/// Says a message strictly, in both languages, as somebody else and as the player.
fn check(message: &Message) {
    for language in Language::ALL {
        for observer in [Observer::Watcher, Observer::Seat(Seat::new(0))] {
            let words = words(language, message, observer);
            let id = message.id;
            assert!(!words.contains('{') && !words.contains("war-"), "{id}: '{words}'");
            assert!(!words.contains("-regular") && !words.contains("-elite"), "{id}: '{words}'");
            // A help may be empty: it would only say its label again.
            assert!(
                words.trim() == words && (!words.is_empty() || id.contains("-effect")),
                "{id}: '{words}'"
            );
            assert!(!words.contains("  ") && !words.contains(" ,"), "{id}: '{words}'");
        }
    }
}

#[test]
fn every_term_has_words() {
    canvas::learn(&war_page::WarPage::words());
    let mut terms = Vec::new();
    terms.extend(Side::ALL.map(Side::term));
    terms.extend(Nation::ALL.map(Nation::term));
    terms.extend(Character::ALL.map(Character::term));
    terms.extend(Figure::all().map(Figure::term));
    terms.extend(Face::ALL.map(Face::term));
    terms.extend(Deck::ALL.map(Deck::term));
    terms.extend(Region::all().map(Region::term));
    terms.extend(Tile::all().map(Tile::term));
    terms.extend(Card::all().map(Card::term));
    terms.extend(Card::all().map(|card| card.facts().combat.term()));
    terms.extend(Act::ALL.map(Act::term));
    terms.extend(Act::ALL.map(Act::effect));
    assert!(terms.len() > 400, "{} terms", terms.len());
    for term in terms {
        check(&Message::new(term));
    }
}

/// What happened several times is told in the plural, and ends as a sentence does.
#[test]
fn what_came_several_times_is_told_in_the_plural() {
    canvas::learn(&war_page::WarPage::words());
    let came = Message::new("war-event-recruited")
        .with("at", Region::ORTHANC.term())
        .with("figure", "war-figure-elite")
        .with("nation", Nation::Isengard.term());
    let said = Language::ALL.map(|language| {
        let pieces = canvas::say_sum(language, &[&came, &came], &name, Observer::Watcher, &|_| None);
        let words = pieces.expect("the same twice").into_iter().map(|piece| match piece {
            canvas::Piece::Text(words) | canvas::Piece::Entry(_, words) => words,
        });
        words.collect::<String>()
    });
    assert_eq!(
        said,
        ["Llegan a Orthanc 2 unidades de Élite de Isengard.", "Recruited in Orthanc: 2 Isengard Elites."]
    );
}

/// A question that ends in ‘how many?’ says nothing where its card is not in sight.
#[test]
fn a_number_that_a_card_asks_for_says_of_what() {
    canvas::learn(&war_page::WarPage::words());
    for id in ["gather", "dread", "relentless", "onslaught"] {
        let id = format!("war-wanted-{id}");
        assert!(proof::is_known(&id), "{id}");
        for language in Language::ALL {
            let words = language.text(&id);
            assert!(words.split(' ').count() > 3 && words.ends_with('?'), "{id}: '{words}'");
        }
    }
}

#[test]
fn figures_that_go_together_are_counted() {
    canvas::learn(&war_page::WarPage::words());
    for figure in Figure::all().filter(|figure| !matches!(figure, Figure::Person(_))) {
        for language in Language::ALL {
            let id = format!("war-force-{figure}");
            assert!(proof::is_known(&id), "{id}");
            for number in [1_u8, 2] {
                let words = language.with(&format!("{id}.counted"), &[("number", number.into())]);
                assert!(words.starts_with(&number.to_string()), "{id}: '{words}'");
            }
        }
    }
}

#[test]
fn names_are_those_of_the_data_files() {
    canvas::learn(&war_page::WarPage::words());
    let plain = |name: &str| name.replace('\'', "’");
    for region in Region::all() {
        let facts = region.facts();
        assert_eq!(Language::Es.text(region.term()), plain(facts.es));
        assert_eq!(Language::En.text(region.term()), plain(facts.en));
    }
    for card in Card::all() {
        let facts = card.facts();
        assert_eq!(Language::En.text(card.term()), plain(facts.en));
        assert_eq!(Language::En.text(facts.combat.term()), plain(facts.combat_en));
        // Three cards share the title that the rulebook prints: it names the series.
        assert!(Language::Es.text(card.term()).starts_with(facts.es), "{card}");
        if !facts.combat_es.is_empty() {
            assert_eq!(Language::Es.text(facts.combat.term()), facts.combat_es);
        }
    }
}

#[test]
fn titles_tell_cards_apart() {
    canvas::learn(&war_page::WarPage::words());
    for language in Language::ALL {
        let mut titles = Card::all().map(|card| language.text(card.term())).collect::<Vec<_>>();
        titles.sort();
        titles.dedup();
        assert_eq!(titles.len(), 96, "{language:?}");
    }
}

#[test]
fn every_refusal_cites_a_clause_of_the_rulebook() {
    canvas::learn(&war_page::WarPage::words());
    let book = rulebook::parse("rulebook.toml", war_page::WarPage::book()).expect("a sound book");
    for why in Why::ALL {
        let refusal = why.refusal();
        // What the rules add where it stands: see `refused.rs`.
        let message = refusal.message.clone().with("missing", vec![Message::new("war-need-company")]);
        let message = message.with("combat", "war-combat-gift").with("kind", "war-face-army");
        let message = message.with("card", vec![Message::new("war-card-unnamed")]);
        check(&message.with("range", 1_u8).with("most", 2_u8));
        assert!(book.clause(refusal.clause.0).is_some(), "{}", refusal.clause);
    }
}

/// The number of times each message has been looked at; often is enough.
#[derive(Default)]
struct Said(BTreeMap<&'static str, u32>);

impl Said {
    fn check(&mut self, message: &Message) {
        let times = self.0.entry(message.id).or_default();
        *times += 1;
        if *times <= 60 {
            check(message);
        }
    }
}

#[test]
fn armies_are_told_in_words() {
    canvas::learn(&war_page::WarPage::words());
    let mut force = war::figures::Force::default();
    let regular = Figure::Unit(Nation::North, war::figures::Rank::Regular);
    let people = Figure::Person(Character::Boromir);
    for figure in [regular, regular, Figure::Leader(Nation::North), people] {
        force.add(figure);
    }
    let (from, to) = (Region::DALE, Region::OLD_FOREST_ROAD);
    let message = War::say(&Event::Marched { from, to, force });
    let told = Language::ALL.map(|language| words(language, &message, Observer::Watcher));
    assert_eq!(
        told,
        [
            "Ejército de Valle al Viejo Camino del Bosque: 2 Regulares del Norte, 1 Líder del Norte y Boromir.",
            "Army from Dale to the Old Forest Road: 2 North Regulars, 1 North Leader and Boromir."
        ]
    );
}

fn play(seed: u64, said: &mut Said) {
    let setup = War::setup(&(), &SetupRequest::players(2)).unwrap();
    let mut game = Match::<War>::start(setup, &Seed::from_number(seed));
    let mut random = rng(seed);
    let mut candidates = Vec::new();
    while let Some(seat) = War::asks(game.state()).first() {
        for observer in [Observer::Watcher, Observer::Seat(seat)] {
            said.check(&War::prompt(game.state(), observer));
        }
        candidates.clear();
        War::candidates(game.state(), seat, &mut candidates);
        for choice in &candidates {
            let explanation = War::explain(game.state(), seat, choice);
            said.check(&explanation.label);
            said.check(&explanation.effect);
            if let Choice::To(at) | Choice::From(at) = choice {
                for language in Language::ALL {
                    let label = words(language, &explanation.label, Observer::Watcher);
                    assert_ne!(label, language.text(at.term()), "a button says what it does");
                }
            }
        }
        let choices = game.choices(seat);
        let choice = choices[pick(&mut random, choices.len())];
        let ply = game.ply();
        game.choose(seat, ply, choice).unwrap();
    }
    let told = game.told();
    told.iter().for_each(|(_, entry)| said.check(&War::say(&entry.event)));
    said.check(&War::prompt(game.state(), Observer::Watcher));
}

#[test]
fn what_seldom_happens_is_told_too() {
    canvas::learn(&war_page::WarPage::words());
    let who = Character::Peregrin;
    let tile = Tile::all().next().unwrap();
    let seldom = [
        Event::EnteredMordor,
        Event::MordorStep { step: 3 },
        Event::TakenAlive { who },
        Event::Tempted { who },
        Event::TileDie { face: 4 },
        Event::TileGone { tile },
        Event::WhiteRider,
        Event::Ends { ending: Ending::Destroyed },
        Event::WentBack { nation: Nation::Elves, steps: 1 },
    ];
    seldom.iter().for_each(|event| check(&War::say(event)));
    let asked = [
        "war-ask-balrog",
        "war-ask-enter-mordor",
        "war-ask-land",
        "war-ask-sorrow",
        "war-ask-staff",
        "war-ask-white-rider",
    ];
    asked.iter().for_each(|id| check(&Message::new(id)));
    check(&Message::new("war-ask-rout").with("at", Region::DALE.term()));
}

/// Whoever is asked in a battle reads where it is, and with how many dice against how many.
#[test]
fn questions_of_a_battle_say_where_and_with_what() {
    canvas::learn(&war_page::WarPage::words());
    let mut asked = 0;
    for seed in 0..4 {
        let setup = War::setup(&(), &SetupRequest::players(2)).unwrap();
        let mut game = Match::<War>::start(setup, &Seed::from_number(seed));
        let mut random = rng(seed);
        while let Some(seat) = War::asks(game.state()).first() {
            let state = game.state();
            if let (Some(Frame::CombatCard(CombatCard(side))), Some(battle)) =
                (state.question(), &state.battle)
            {
                let prompt = War::prompt(state, Observer::Seat(seat));
                let sides = [*side, side.other()].map(|side| state.strength(side).to_string());
                for language in Language::ALL {
                    let (said, place) =
                        (words(language, &prompt, Observer::Seat(seat)), language.text(battle.at.term()));
                    let bare = place.split_once(' ').map_or(place.as_str(), |(_, bare)| bare);
                    assert!(said.contains(&place) || said.contains(bare), "{said}: {place}");
                    assert!(sides.iter().all(|dice| said.contains(dice.as_str())), "{said}: {sides:?}");
                    let attacks = ["atacas", "you attack"].iter().any(|word| said.contains(word));
                    assert_eq!(attacks, battle.attacker == *side, "{said}");
                }
                asked += 1;
            }
            let choices = game.choices(seat);
            let choice = choices[pick(&mut random, choices.len())];
            let ply = game.ply();
            game.choose(seat, ply, choice).unwrap();
        }
    }
    assert!(asked > 20, "{asked}");
}

#[test]
fn random_wars_are_told_without_a_gap() {
    canvas::learn(&war_page::WarPage::words());
    let mut said = Said::default();
    for seed in 0..6 {
        play(seed, &mut said);
    }
    assert!(said.0.len() > 170, "{} messages", said.0.len());
}

#[test]
fn regions_keep_their_articles() {
    canvas::learn(&war_page::WarPage::words());
    let revealed = |at: Region| {
        let message = Message::new("war-event-driven").with("at", at.term());
        Language::ALL.map(|language| words(language, &message, Observer::Watcher))
    };
    assert_eq!(
        revealed(Region::HIGH_PASS),
        ["La Comunidad se ve desviada al Paso Alto.", "The Fellowship is driven to the High Pass."]
    );
    assert_eq!(
        revealed(Region::THE_SHIRE),
        ["La Comunidad se ve desviada a La Comarca.", "The Fellowship is driven to the Shire."]
    );
    for at in Region::all() {
        for language in Language::ALL {
            for form in ["the", "to", "of"] {
                let words = language.text(&format!("{}.{form}", at.term()));
                let name = language.text(at.term());
                let name = name.strip_prefix("The ").unwrap_or(&name);
                assert!(words.ends_with(name), "{at}: '{words}'");
            }
        }
    }
}

#[test]
fn figures_and_sides_agree_with_their_sentences() {
    canvas::learn(&war_page::WarPage::words());
    let lost = |figure: &'static str, nation: &'static str| {
        Message::new("war-event-lost")
            .with("at", Region::DALE.term())
            .with("figure", figure)
            .with("nation", nation)
    };
    let both = |message: &Message| Language::ALL.map(|language| words(language, message, Observer::Watcher));
    assert_eq!(
        both(&lost("war-figure-regular", "war-nation-north")),
        ["Se pierde en Valle: una unidad Regular del Norte.", "Lost in Dale: a North Regular."]
    );
    let king = "war-character-witch-king";
    assert_eq!(
        both(&lost(king, king)),
        ["Se pierde en Valle: el Rey Brujo.", "Lost in Dale: the Witch-king."]
    );
    let captured = |side: Side| {
        let at = Region::THE_SHIRE.term();
        both(&Message::new("war-event-captured").with("at", at).with("side", side.term()))
    };
    assert_eq!(
        captured(Side::Free),
        ["Los Pueblos Libres capturan La Comarca.", "The Free Peoples capture the Shire."]
    );
    assert_eq!(captured(Side::Shadow), ["La Sombra captura La Comarca.", "The Shadow captures the Shire."]);
}
