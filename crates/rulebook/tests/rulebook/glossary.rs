//! The glossaries: one a game, each term told in one sentence, and found in the texts of its book.

use std::path::Path;

use rulebook::{Glossary, Language, Marked, Rulebook, Term};

use crate::HOUSE;

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn of(game: &str) -> Glossary {
    let file = format!("games/{game}/rules/glossary.toml");
    Glossary::parse(&file, &read(&file)).expect("a glossary")
}

fn each(test: impl Fn(&Rulebook, &Glossary, &Term) -> Vec<String>) {
    let mut faults = Vec::new();
    for book in HOUSE.all() {
        let glossary = of(&book.game);
        assert!(glossary.terms.len() >= 18, "{}: {} terms", book.game, glossary.terms.len());
        for term in &glossary.terms {
            let found = test(book, &glossary, term);
            faults.extend(found.into_iter().map(|fault| format!("{} {}: {fault}", book.game, term.key)));
        }
    }
    assert_eq!(faults, Vec::<String>::new());
}

#[test]
fn a_term_is_one_sentence_that_leads_to_a_clause() {
    each(|book, _, term| {
        let mut faults = Vec::new();
        if book.clause(&term.clause).is_none() {
            faults.push(format!("there is no clause {}", term.clause));
        }
        for language in Language::ALL {
            let said = term.said.get(language);
            let ends = said.matches(". ").count() + usize::from(said.ends_with('.'));
            if ends != 1 || said.chars().count() > 130 {
                faults.push(format!("{language}: not one short sentence: {said}"));
            }
            if said.contains(['"', '\'', '(']) {
                faults.push(format!("{language}: signs: {said}"));
            }
        }
        faults
    });
}

/// A form that stands nowhere is underlined nowhere.
#[test]
fn every_form_stands_in_the_book() {
    each(|book, glossary, term| {
        let mut faults = Vec::new();
        for language in Language::ALL {
            for form in term.forms(language) {
                let mut alone = glossary.clone();
                alone.terms = vec![only(term, form)];
                let marked = |text: &str| {
                    alone.marked(language, text).iter().any(|piece| matches!(piece, Marked::Term(..)))
                };
                let reading = |clause: &rulebook::Clause| {
                    clause.reading.as_ref().is_some_and(|text| marked(text.get(language)))
                };
                if !book.clauses.iter().any(|clause| marked(clause.text.get(language)) || reading(clause)) {
                    faults.push(format!("{language}: {form}"));
                }
            }
        }
        faults
    });
}

/// A term with one form.
fn only(term: &Term, form: &str) -> Term {
    let text = format!(
        "[[term]]\nkey = \"{}\"\nclause = \"X\"\nes = [\"{form}\"]\nen = [\"{form}\"]\nsaid.es = \"x\"\nsaid.en = \"x\"",
        term.key
    );
    Glossary::parse("one", &text).expect("a term").terms.remove(0)
}

/// docs/glossary.md has the words of each game: whoever reads the rules is told them.
#[test]
fn the_words_of_the_house_are_told() {
    let (mut game, mut missing, mut words) = (None, Vec::new(), 0);
    for line in read("docs/glossary.md").lines() {
        if line.starts_with("## ") {
            game = line.split('`').nth(1).map(of);
        }
        let Some(glossary) = &game else { continue };
        let Some(spanish) = line.strip_prefix("| ").and_then(|line| line.split(" | ").next()) else {
            continue;
        };
        if matches!(spanish, "Spanish" | "---") {
            continue;
        }
        for word in spanish.split([',', ':']).map(str::trim) {
            words += 1;
            let told =
                glossary.marked(Language::Es, word).iter().any(|piece| matches!(piece, Marked::Term(..)));
            let named = glossary.terms.iter().any(|term| {
                term.forms(Language::Es).iter().any(|form| form.to_lowercase().contains(&word.to_lowercase()))
            });
            if !told && !named {
                missing.push(word.to_owned());
            }
        }
    }
    assert!(words > 60, "only {words} words");
    assert_eq!(missing, Vec::<String>::new(), "in docs/glossary.md, and in no glossary of a game");
}

const TEA: &str = r#"
[[term]]
key = "pot"
clause = "TEA-1"
es = ["tetera", "teteras"]
en = ["pot"]
said.es = "Donde se hace el té."
said.en = "Where tea is made."

[[term]]
key = "black-pot"
clause = "TEA-2"
es = ["Tetera Negra"]
en = ["Black Pot"]
said.es = "La del rey."
said.en = "The king’s."
"#;

fn marked(language: Language, text: &str) -> String {
    let tea = Glossary::parse("tea.toml", TEA).expect("a glossary");
    let pieces = tea.marked(language, text);
    pieces
        .iter()
        .map(|piece| match piece {
            Marked::Text(words) => (*words).to_owned(),
            Marked::Term(term, words) => format!("[{words}:{}]", term.key),
        })
        .collect()
}

#[test]
fn terms_are_found_as_whole_words_the_longest_first_and_once() {
    let es = |text| marked(Language::Es, text);
    assert_eq!(es("La tetera, y otra tetera."), "La [tetera:pot], y otra tetera.");
    assert_eq!(es("Tetera: ya."), "[Tetera:pot]: ya.");
    assert_eq!(
        es("La Tetera Negra pita; las teteras no."),
        "La [Tetera Negra:black-pot] pita; las [teteras:pot] no."
    );
    assert_eq!(es("Teterazo y cafetera."), "Teterazo y cafetera.");
    assert_eq!(es("la tetera negra"), "la [tetera:pot] negra", "what has a capital is a name");
    assert_eq!(marked(Language::En, "potter, Black Pots"), "potter, Black Pots");
    assert_eq!(es("ñandú «tetera»"), "ñandú «[tetera:pot]»");
    // A capital tells two words of the same letters apart.
    let two = TEA.replace("Tetera Negra", "Tetera");
    let two = Glossary::parse("tea.toml", &two).expect("a glossary");
    let keys = |text| match two.marked(Language::Es, text)[..] {
        [Marked::Term(term, _)] => term.key.clone(),
        ref other => panic!("{other:?}"),
    };
    assert_eq!([keys("tetera"), keys("Tetera")], ["pot", "black-pot"]);
}

#[test]
fn a_wrong_glossary_is_refused_with_its_fault() {
    let wrong = |text: &str| Glossary::parse("tea.toml", text).unwrap_err().to_string();
    assert_eq!(wrong(&format!("{TEA}{TEA}")), "tea.toml: pot: this key is there twice");
    assert_eq!(
        wrong(&TEA.replace("[\"pot\"]", "[]")),
        "tea.toml: pot: a term needs at least one form in each language"
    );
    assert_eq!(
        wrong(&TEA.replace("The king’s.", " ")),
        "tea.toml: black-pot: said must tell the term in each language"
    );
    assert!(wrong("[[term]]\nkey = 3").starts_with("tea.toml: "));
    assert_eq!(Glossary::parse("tea.toml", "").expect("none"), Glossary::default());
}

/// A passage that holds a form and means something else is left as it stands.
#[test]
fn the_rest_is_no_rest() {
    let glossary = of("quest");
    let marked = |text: &str| {
        let pieces = glossary.marked(Language::En, text);
        pieces.iter().filter(|piece| matches!(piece, Marked::Term(..))).count()
    };
    assert_eq!(marked("The rest stays in the box."), 0);
    assert_eq!(marked("Whoever rests does not travel."), 1);
    assert_eq!(marked("The rest stays; to rest is to stay, too."), 1);
}
