//! An odd card, one that does what no words of the language say, stands in few files of its rules: its own, and where the
//! rules ask it. Odd cards are the files in a folder `cards` or `odd` below the rules.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::ceilings::Above;
use super::code::{Crate, File};

/// Files of the rules that may name an odd card, without those in which all of them are listed.
const AIM: usize = 4;

/// The files of such a folder that are no card: those that all cards share, and the lists of them.
const NO_CARD: [&str; 7] = ["book", "effect", "lying", "mod", "prelude", "report", "values"];
/// Lists of all odd cards: whoever adds one writes it down there. So it is with the list of questions.
const LISTS: [&str; 3] = ["cards/effect.rs", "cards/lying.rs", "cards/mod.rs"];
/// The enums of what cards do, in a module `effect`. One of their variants that is called as an odd card is its word.
const DOES: [&str; 3] = ["Effect", "Odd", "Op"];

/// The games that have odd cards, and how many at least.
const HAVE: [(&str, usize); 3] = [("quest", 15), ("war", 35), ("wizards", 20)];

fn is_odd(file: &File) -> bool {
    let folder = file.path.parent().and_then(Path::file_name);
    let stem = file.path.file_stem().and_then(|stem| stem.to_str());
    folder.is_some_and(|folder| folder == "cards" || folder == "odd")
        && stem.is_some_and(|stem| !NO_CARD.contains(&stem))
}

/// `the_eagles` as a type would be called: `TheEagles`.
fn as_type(name: &str) -> String {
    let part = |part: &str| part[..1].to_uppercase() + &part[1..];
    name.split('_').filter(|part| !part.is_empty()).map(part).collect()
}

/// The files that name an odd card: its module, what it defines, a word of the language that is called as it or as one of
/// its types, or a method that it alone defines.
fn naming<'a>(rules: &'a Crate, own: &File, lists: &BTreeSet<PathBuf>) -> Vec<&'a File> {
    let module = format!("{}::", rules.module_of(own));
    let defined = rules.defined_in(own);
    let mut called = defined
        .iter()
        .filter_map(|thing| thing.rsplit("::").next())
        .map(str::to_owned)
        .collect::<BTreeSet<_>>();
    called.insert(as_type(module.trim_end_matches("::").rsplit("::").next().expect("a name")));
    called.extend(own.methods.iter().map(|method| as_type(method)));
    let is_word = |name: &str| {
        let mut parts = name.rsplit("::");
        let is_called = parts.next().is_some_and(|variant| called.contains(variant));
        is_called
            && parts.next().is_some_and(|of| DOES.contains(&of))
            && parts.any(|module| module == "effect")
    };
    let alone =
        |method: &&String| rules.files.iter().filter(|file| file.methods.contains(*method)).count() == 1;
    let methods = own.methods.iter().filter(alone).collect::<Vec<_>>();
    let files = rules.files.iter().filter(|file| {
        let within =
            || file.names.range(module.clone()..).next().is_some_and(|name| name.starts_with(&module));
        let named = || within() || file.names.iter().any(|name| is_word(name));
        let called = || methods.iter().any(|method| file.calls.contains(*method));
        file.path == own.path || !lists.contains(&file.path) && (named() || called())
    });
    files.collect()
}

/// The files in which all odd cards, or all questions, are listed.
fn lists(rules: &Crate) -> BTreeSet<PathBuf> {
    let questions = rules.questions().into_iter().map(|question| rules.files[question.list].path.clone());
    let of_cards = rules.files.iter().map(|file| &file.path);
    let of_cards = of_cards.filter(|path| LISTS.iter().any(|list| path.ends_with(list)));
    questions.chain(of_cards.cloned()).collect()
}

/// The odd cards that stand in more.
pub(super) fn above(game: &str, rules: &Crate) -> Vec<Above> {
    let cards = rules.files.iter().filter(|file| is_odd(file)).collect::<Vec<_>>();
    let least = HAVE.iter().find(|(having, _)| *having == game).map_or(0, |(_, least)| *least);
    assert!(cards.len() >= least, "{game}: only {} odd cards were found", cards.len());
    let lists = lists(rules);
    let above = cards.iter().filter_map(|card| {
        let name = card.path.with_extension("").display().to_string();
        Above::files(&name, AIM, &naming(rules, card, &lists))
    });
    above.collect()
}
