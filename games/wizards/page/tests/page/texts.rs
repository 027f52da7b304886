//! The texts of the cards as they are read: what no sentence says, and cards of every class to look at.

use std::path::Path;

use canvas::Language;
use wizards::card::{CardKind, book};
use wizards_page::{says, words};

/// What a sentence said once, and why nobody would say it so.
const BROKEN: [(Language, &str, &str); 56] = [
    (Language::Es, "es uno de la compañía", "who is of a company is in it"),
    (Language::Es, "objeto que vale más", "of something that is yet to be found one says *que valga*"),
    (Language::Es, "personaje de la compañía que sea un", "the second noun is enough"),
    (Language::Es, "puede llevarlo", "a card is *la*"),
    (Language::En, "is one of the company", "who is of a company is in it"),
    (Language::En, "scout that is untapped", "how it is now stands before its noun"),
    (Language::En, "agent that is untapped", "the same"),
    (Language::En, "a character that is untapped", "the same"),
    (Language::En, "that are untapped", "the same"),
    (Language::En, "that is tapped or that", "the same"),
    (Language::En, "it attacks the company: ", "what attacks has a name"),
    (Language::En, "character of the company that is a ", "the second noun is enough"),
    (Language::Es, "almacenar que", "where it is stored is a place"),
    (Language::Es, " que es un", "of something that is yet to be found one says *que sea*"),
    (Language::Es, " que son ", "the same of several"),
    (Language::Es, " que es adversidad", "the same"),
    (Language::Es, " que es recurso", "the same"),
    (Language::Es, "enderezado y que", "no *y* between what stands close to a noun and its clause"),
    (Language::Es, "enderezados y con", "the same"),
    (Language::Es, "de palantíri", "an article"),
    (Language::Es, "corrupción de objetos", "an article"),
    (Language::Es, "un objeto que sea un", "the second noun is enough"),
    (Language::Es, "cada carta sobre", "the sort of card is its noun"),
    (Language::Es, "quien lo juega", "a card is *la*"),
    (Language::Es, "gran objeto", "book: *objetos mayores, grandes, especiales*"),
    (Language::Es, "movimiento/adversidades", "book: *fase de movimiento*"),
    (Language::Es, "de resistencia", "a game's value has its capital"),
    (Language::Es, "influencia directa", "the same"),
    (Language::Es, " 2 de Tierras", "*regiones de*"),
    (Language::Es, "de Región de la Oscuridad del", "*Región de la Oscuridad* has its own noun"),
    (Language::Es, "natal es las ", "some sites are plural"),
    (Language::Es, "ofrenda", "the card's own word is *ofrecimiento*"),
    (Language::Es, "hay quien", "of whom there is one, one says that he is there"),
    (Language::Es, "es uno que", "what each of them is is said at once"),
    (Language::Es, "se cumpla", "which company that is, is known"),
    (Language::Es, "no es un Nazgûl", "an attack is *de* its race"),
    (Language::Es, "por personaje de Poder", "the strike has the prowess, not the character"),
    (Language::Es, "moverse a lo que no", "where one may go but there, one may go only there"),
    (Language::Es, "se endereza; cada personaje de la compañía se endereza", "said twice"),
    (Language::Es, "×", "a number and a noun"),
    (Language::En, "stored that", "where it is stored is a place"),
    (Language::En, "attack that is automatic and", "an automatic-attack"),
    (Language::En, "each attack that is automatic.", "an automatic-attack"),
    (Language::En, "of your hand", "*from*"),
    (Language::En, "hazards of hand", "*from*"),
    (Language::En, "an item that is a", "the second noun is enough"),
    (Language::En, "each card on", "the sort of card is its noun"),
    (Language::En, "region more", "*more regions*"),
    (Language::En, "regions more", "the same"),
    (Language::En, "region less", "*fewer*"),
    (Language::En, ", it is worth", "it is the card that is worth something"),
    (Language::En, "for which that holds", "which company that is, is known"),
    (Language::En, "finds the company", "a phase finds nothing"),
    (Language::En, "who faces the strike is a character", "an ally may face it, too"),
    (Language::En, "for each character with", "the strike has the prowess, not the character"),
    (Language::En, "×", "a number and a noun"),
];

fn texts(language: Language) -> impl Iterator<Item = (&'static str, String)> {
    canvas::learn(&words());
    says::ids().flat_map(move |id| says::card(language, id).into_iter().map(move |said| (id, said)))
}

#[test]
fn no_text_says_what_nobody_would() {
    let mut broken = Vec::new();
    for language in Language::ALL {
        for (id, said) in texts(language) {
            let found = BROKEN.iter().filter(|(of, odd, _)| *of == language && said.contains(odd));
            broken.extend(found.map(|(_, odd, why)| format!("{id}: {odd} ({why}): {said}")));
        }
    }
    assert_eq!(broken, Vec::<String>::new());
}

/// No word stands twice in a row, every mark that opens closes, and what a number is for is said after what it changes.
#[test]
fn texts_are_well_set() {
    for language in Language::ALL {
        let each = if language == Language::Es { "por cada" } else { "for each" };
        for (id, said) in texts(language) {
            let words = said.split(' ').collect::<Vec<_>>();
            let again =
                words.windows(2).find(|two| two[0] == two[1] && two[0].chars().all(char::is_alphabetic));
            assert_eq!(again, None, "{id}: {said}");
            for (open, close) in [('«', '»'), ('“', '”'), ('(', ')')] {
                assert_eq!(said.matches(open).count(), said.matches(close).count(), "{id}: {said}");
            }
            let early = said.split([':', ';']).map(str::trim).find(|part| {
                part.starts_with(['+', '−'])
                    && part.split_once(' ').is_some_and(|(_, of)| of.starts_with(each))
            });
            assert_eq!(early, None, "{id}: {said}");
        }
    }
}

/// Cards of every class as they are read; `BREE_BLESS=1` writes them anew, for one to look at.
#[test]
fn texts_read_like_this() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/page/texts.txt");
    let golden = std::fs::read_to_string(&path).expect("the texts");
    let mut now = String::new();
    for line in golden.lines().filter(|line| !line.starts_with("es: ") && !line.starts_with("en: ")) {
        now += &format!("{line}\n");
        let Some(id) = line.strip_prefix("= ") else { continue };
        canvas::learn(&words());
        for (language, mark) in [(Language::Es, "es"), (Language::En, "en")] {
            now += &format!("{mark}: {}\n", says::card(language, id).join(" "));
        }
    }
    let shown = |id: &str| golden.lines().any(|line| line.strip_prefix("= ") == Some(id));
    let kinds = book().cards.iter().map(|face| face.kind).collect::<Vec<CardKind>>();
    for kind in kinds {
        let of_kind = book().cards.iter().filter(|face| face.kind == kind && shown(&face.id)).count();
        assert!(of_kind >= 3, "{of_kind} of {kind:?}");
    }
    assert!(book().sites.iter().filter(|site| shown(&site.id)).count() >= 3);
    if std::env::var_os("BREE_BLESS").is_some() {
        std::fs::write(&path, &now).expect("the texts are written");
    }
    let differ = now.lines().zip(golden.lines()).find(|(now, before)| now != before);
    assert!(now == golden, "{differ:?}: BREE_BLESS=1 writes them anew");
}
