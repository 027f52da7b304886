//! The whole of a card's data in its text, and of a site's in its sheet: what readers missed once, as a kind.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use canvas::{Entry, Language};
use wizards::card::{CardKind, Face, book};
use wizards::ids::{CardId, SiteId};
use wizards_page::{WizardsPage, says, words};

/// The fields of an entry: each is told by a sentence, drawn, or ordered by.
const CARD: &str = "id in number name kind unique race skills mind direct_influence influence prowess body points corruption home \
    class slot keywords at at_regions modifiers duration strikes keys being text said \
    removal second_race attacks also flags rescue free or_event has modes uses on needs leaves limit";
const SITE: &str = "id number name said type region haven path paths road each draws opponent_draws items information attacks \
    defenders odd only hoard dwarf_hold under_deeps adjacent has";

fn entries(file: &str) -> Vec<BTreeMap<String, String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/data").join(file);
    let text = std::fs::read_to_string(path).expect("the data");
    let mut all = Vec::<BTreeMap<String, String>>::new();
    let mut key = None;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with("[[") {
            all.push(BTreeMap::new());
            key = None;
            continue;
        }
        let Some(last) = all.last_mut() else { continue };
        if let Some((word, value)) = line.split_once(" = ").filter(|_| line.starts_with(char::is_alphabetic))
        {
            key = Some(word.to_owned());
            last.insert(word.to_owned(), value.to_owned());
        } else if let Some(key) = &key {
            last.get_mut(key).expect("it was put in").push_str(line);
        }
    }
    all
}

const FILES: [&str; 8] = [
    "characters.toml",
    "items.toml",
    "allies.toml",
    "factions.toml",
    "resources.toml",
    "creatures.toml",
    "hazards.toml",
    "agents.toml",
];

fn said(language: Language, id: &str) -> String {
    says::card(language, id).join(" ")
}

fn message(language: Language, id: &str) -> String {
    language.text(&format!("wizards-says-{id}"))
}

/// A new field has to be told or drawn, and stands here then: that nobody forgets to ask.
#[test]
fn every_field_of_the_data_is_told_or_drawn() {
    let known = |fields: &str| fields.split_whitespace().map(str::to_owned).collect::<BTreeSet<_>>();
    let fields =
        |file: &str| entries(file).into_iter().flat_map(BTreeMap::into_keys).collect::<BTreeSet<_>>();
    let cards = FILES.iter().flat_map(|file| fields(file)).collect::<BTreeSet<_>>();
    assert_eq!(cards.difference(&known(CARD)).collect::<Vec<_>>(), Vec::<&String>::new());
    let sites = fields("sites.toml");
    assert_eq!(sites.difference(&known(SITE)).collect::<Vec<_>>(), Vec::<&String>::new());
    assert!(cards.len() > 30 && sites.len() > 15, "{} and {}", cards.len(), sites.len());
    // A hold of the Dwarves is told by the name of the site, in both languages.
    for site in &book().sites {
        let told = [site.name.es.contains("Fortaleza Enana"), site.name.en.contains("Dwarf-hold")];
        assert_eq!(told, [site.dwarf_hold; 2], "{}", site.id);
    }
}

/// Every flag that is used has its sentence on every card that has it.
#[test]
fn every_flag_is_told() {
    canvas::learn(&words());
    let sentences = [
        ("attacker_chooses", "attacker-chooses"),
        ("detainment", "detainment"),
        ("harmless", "harmless"),
        ("only_taps", "only-taps"),
        ("shielded", "shielded"),
        ("minions_only", "minions-only"),
        ("not_here", "not-here"),
        ("sways", "sways"),
        ("takes_rings", "takes-rings"),
        ("anybody_calls_off", "attacks-anybody"),
    ];
    let mut count = 0;
    for entry in FILES.iter().flat_map(|file| entries(file)) {
        let Some(flags) = entry.get("flags") else { continue };
        let id = entry["id"].trim_matches('"');
        for flag in flags.split('"').skip(1).step_by(2) {
            let sentence = sentences.iter().find(|(of, _)| *of == flag);
            let (_, sentence) = sentence.unwrap_or_else(|| panic!("{id}: no sentence for {flag}"));
            for language in Language::ALL {
                let text = said(language, id);
                let told = match flag {
                    // The attack that it adds to a site is one of detainment.
                    "detainment" if id == "fear_fire_foes" => {
                        text.to_lowercase().contains(if language == Language::Es {
                            "de retención"
                        } else {
                            "a detainment attack"
                        })
                    }
                    "anybody_calls_off" => {
                        let whole = language.with(
                            &format!("wizards-says-{sentence}"),
                            &[("a", canvas::Value::Number(2)), ("b", canvas::Value::Number(1))],
                        );
                        text.contains(&whole)
                    }
                    _ => text.contains(&message(language, sentence)),
                };
                assert!(told, "{id}: {flag} is not told: {text}");
            }
            count += 1;
        }
    }
    assert!(count > 60, "{count} flags");
}

fn creatures() -> impl Iterator<Item = &'static Face> {
    book().cards.iter().filter(|face| face.kind == CardKind::Creature)
}

/// What may be played as something else says so, before what it then does.
#[test]
fn a_creature_that_may_be_an_event_says_so() {
    canvas::learn(&words());
    let both = creatures().filter(|face| face.or_event.is_some()).collect::<Vec<_>>();
    assert!(both.len() >= 20, "{} creatures", both.len());
    for face in book().cards.iter() {
        for language in Language::ALL {
            let duration = face
                .or_event
                .map_or_else(String::new, |duration| language.text(&format!("{}.one", duration.term())));
            let lead = language.with("wizards-says-or-event", &[("a", (&duration).into())]);
            let all = says::card(language, &face.id);
            let at = all.iter().position(|sentence| face.or_event.is_some() && sentence.starts_with(&lead));
            assert_eq!(at.is_some(), face.or_event.is_some(), "{}: {all:?}", face.id);
            // What its attack does stands before.
            let attack = message(language, "attacker-chooses");
            let chosen =
                all.iter().position(|sentence| face.attacker_chooses && sentence.starts_with(&attack));
            assert!(at.is_none() || chosen < at, "{}: {all:?}", face.id);
        }
    }
}

/// The keys by name are told with what they hang on.
#[test]
fn keys_by_name_keep_their_condition() {
    canvas::learn(&words());
    let (mut plain, mut hanging) = (0, 0);
    for face in creatures() {
        for language in Language::ALL {
            let all = says::card(language, &face.id);
            let name = |names: &table::Names| match language {
                Language::Es => names.es.clone(),
                Language::En => names.en.clone(),
            };
            let sets = face.keys.regions.iter().map(|(set, test)| (set, test));
            for (set, test) in sets.chain(face.keys.sites_in.iter().map(|(set, _, test)| (set, test))) {
                let names = set.iter().map(|region| name(&region.get().name)).collect::<Vec<_>>();
                let told =
                    all.iter().find(|sentence| names.iter().all(|name| sentence.contains(name.as_str())));
                let told = told.unwrap_or_else(|| panic!("{}: {names:?} in {all:?}", face.id));
                let lead = language.with("wizards-says-if", &[("a", "".into())]);
                assert_eq!(told.contains(lead.trim_end()), test.is_some(), "{}: {told}", face.id);
                if test.is_some() { hanging += 1 } else { plain += 1 }
            }
            for site in face.keys.sites.iter().chain(face.keys.between.iter()) {
                let site = &site.get().said;
                assert!(all.iter().any(|sentence| sentence.contains(&name(site))), "{}: {all:?}", face.id);
            }
        }
    }
    assert!(plain > 60 && hanging > 15, "{plain} and {hanging}");
}

/// The attack of those who guard prisoners, and the body of an attack that a card adds, are told.
#[test]
fn attacks_of_events_are_told_with_their_numbers() {
    canvas::learn(&words());
    for face in book().cards.iter() {
        for language in Language::ALL {
            let text = said(language, &face.id);
            for one in &face.rescue {
                let strikes = [("a", u32::from(one.strikes)), ("b", one.prowess as u32)];
                let strikes = strikes.map(|(name, number)| (name, canvas::Value::Number(number)));
                assert!(
                    text.contains(&language.with("wizards-says-strikes", &strikes)),
                    "{}: {text}",
                    face.id
                );
            }
            if face.kind == CardKind::Hazard && face.body > 0 {
                let body = match language {
                    Language::Es => format!("y Resistencia {}", face.body),
                    Language::En => format!("and body {}", face.body),
                };
                assert!(text.contains(&body), "{}: {text}", face.id);
            }
        }
    }
}

/// A name's own mark is its stop; and a sentence asks once, what it asks.
#[test]
fn sentences_stop_once_and_ask_once() {
    canvas::learn(&words());
    for language in Language::ALL {
        let again = if language == Language::Es { ", si " } else { ", if " };
        for id in says::ids() {
            for sentence in says::card(language, id) {
                assert!(!sentence.contains("!.") && !sentence.contains("?."), "{id}: {sentence}");
                let asks = |part: &&str| part.replace(", si hay ", " ").matches(again).count() > 1;
                let lead = sentence.split([':', ';']).find(asks);
                assert_eq!(lead, None, "{id}: {sentence}");
            }
        }
    }
    let entries = canvas::of::<WizardsPage>().library(Language::En);
    let told = entries.iter().find(|entry| entry.id == "card-rats").map(|entry| entry.drawing.0.clone());
    assert!(told.is_some_and(|told| told.contains("Rats! ")), "Rats!");
}

/// What a note tells of a card stands in its text.
#[test]
fn notes_are_read() {
    canvas::learn(&words());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en/wizards-cards.ftl");
    let text = std::fs::read_to_string(path).expect("the words");
    let notes = text.lines().filter_map(|line| line.strip_prefix("wizards-note-")?.split_once(" = "));
    let mut count = 0;
    for (id, note) in notes {
        let card = id.replace('-', "_");
        assert!(CardId::named(&card).is_some(), "{id} is no card");
        assert!(said(Language::En, &card).contains(note), "{id}");
        count += 1;
    }
    assert!(count > 5, "{count} notes");
}

/// A site's sheet tells what its card does.
#[test]
fn a_sites_sheet_tells_all() {
    canvas::learn(&canvas::words());
    canvas::learn(&words());
    for language in Language::ALL {
        let entries = canvas::of::<WizardsPage>().library(language);
        let sheet = |id: &str| -> &Entry {
            entries.iter().find(|entry| entry.id == format!("site-{id}")).expect("its entry")
        };
        let text = |id: &str| language.text(&format!("wizards-site-{id}"));
        for site in SiteId::all() {
            let of = site.get();
            let shown = &sheet(&of.id).drawing.0;
            assert_eq!(shown.contains(&text("hoard")), of.hoard, "{}: hoard", of.id);
            assert_eq!(shown.contains(&text("under-deeps")), of.under_deeps, "{}: Under-deeps", of.id);
            let attacks = |test: fn(&wizards::card::AutoAttack) -> bool| of.attacks.iter().any(test);
            assert_eq!(shown.contains(&text("detains")), attacks(|one| one.detains), "{}: detainment", of.id);
            let wounds = attacks(|one| one.wound_check.is_some());
            assert_eq!(shown.contains(&text("wound-check")), wounds, "{}: corruption check", of.id);
            for (next, roll) in &of.deeps {
                let name = match language {
                    Language::Es => &next.get().name.es,
                    Language::En => &next.get().name.en,
                };
                assert!(shown.contains(&format!("{name} ({roll})")), "{}: the way to {name}", of.id);
            }
            let own = of.from_hand.as_ref().is_some_and(|hand| hand.own);
            assert_eq!(shown.contains(&text("from-hand-own")), own, "{}: its own creature", of.id);
            let some =
                language.text("wizards-site-only").split('{').next().unwrap_or_default().trim().to_owned();
            assert!(of.only.is_empty() || shown.contains(&format!("({some}")), "{}: only some items", of.id);
        }
    }
}
