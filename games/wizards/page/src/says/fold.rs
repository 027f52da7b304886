//! The joining of repeated words: words that differ in one place alone are put together before they are said, and a list does
//! not name its subject again.

use super::grow::{Grown, Term, is};

/// The words for several numbers, or for several sorts, in one sentence.
pub(super) const BOTH: &str = "both";

/// The place where a word names its number.
fn stat_of(word: &str) -> Option<usize> {
    ["gives", "attacks", "attacks_double", "raise", "raise_attacks_on", "raise_each"]
        .contains(&word)
        .then_some(1)
}

/// Numbers that are said in ways of their own.
const APART: [&str; 7] = ["hazard_limit", "ring_test", "regions", "deeps", "draws", "hand", "body_check"];

/// Sentences one after the other, each put together with the one before where they differ in nothing but the number.
pub(super) fn folded(terms: impl IntoIterator<Item = Term>) -> Vec<Term> {
    let mut said = Vec::<Term>::new();
    for term in terms {
        match said.last().and_then(|last| together(last, &term)) {
            Some(both) => *said.last_mut().expect("the one before") = both,
            None => said.push(term),
        }
    }
    said
}

fn together(one: &Term, two: &Term) -> Option<Term> {
    let (Term::Call(word, first), Term::Call(other, second)) = (one, two) else { return None };
    if word != other || first.len() != second.len() {
        return None;
    }
    // Who is healed and untaps need not untap again.
    let status = |given: &[Term], of: &str| given.get(1).is_some_and(|status| is(status, of));
    if word == "make" && first[0] == second[0] && status(first, "well") && status(second, "untapped") {
        return Some(one.clone());
    }
    if ["if", "against", "to"].contains(&word.as_str()) {
        let (test, says) = (&first[0], &first[1]);
        let inner = (*test == second[0]).then(|| together(says, &second[1])).flatten()?;
        return Some(Term::Call(word.clone(), vec![test.clone(), inner]));
    }
    let place = stat_of(word)?;
    let amount = place + 1;
    let alike = (0..first.len()).all(|at| at == place || at == amount || first[at] == second[at]);
    let apart = |term: &Term| matches!(term, Term::Call(word, _) if APART.contains(&word.as_str()));
    if !alike || first[place] == second[place] || apart(&first[place]) || apart(&second[place]) {
        return None;
    }
    let mut numbers = match &first[place] {
        Term::Call(both, several) if both == BOTH => several.clone(),
        stat => vec![stat.clone()],
    };
    // As much as of the first one is not said again.
    let more = second.get(amount).filter(|more| first.get(amount) != Some(more));
    let more = [&second[place]].into_iter().chain(more).cloned().collect();
    numbers.push(Term::Call(BOTH.to_owned(), more));
    let mut given = first.clone();
    given[place] = Term::Call(BOTH.to_owned(), numbers);
    Some(Term::Call(word.clone(), given))
}

/// Operations under the same condition, to the end, are said with one 'if'.
pub(super) fn under_one_test(terms: Vec<Term>) -> Vec<Term> {
    let test = |term: &Term| match term {
        Term::Call(word, given) if word == "if" => given.first().cloned(),
        _ => None,
    };
    let Some(last) = terms.last().and_then(test) else { return terms };
    let from = terms.iter().rposition(|term| test(term).as_ref() != Some(&last)).map_or(0, |at| at + 1);
    if terms.len() - from < 2 {
        return terms;
    }
    let done = terms[from..].iter().filter_map(|term| match term {
        Term::Call(_, given) => given.get(1).cloned(),
        Term::Number(_) => None,
    });
    let done = Term::Call(BOTH.to_owned(), done.collect());
    let mut said = terms[..from].to_vec();
    said.push(Term::Call("if".to_owned(), vec![last, done]));
    said
}

/// True for an operation that the card does only after the attack, by a trigger of its own.
pub(super) fn is_said_later(op: &Term) -> bool {
    matches!(op, Term::Call(word, _) if ["despair", "imprison"].contains(&word.as_str()))
}

/// Two operations that differ in one sort alone: `exempt(man)`, `exempt(elf)`.
pub(super) fn of_either(one: &Term, two: &Term) -> Option<Term> {
    let (Term::Call(word, first), Term::Call(other, second)) = (one, two) else { return None };
    let sorts = ["exempt", "exempt_one", "widen"].contains(&word.as_str());
    let same = word == other || word == "exempt_one" && other == "exempt";
    if !sorts || !same || first.len() != second.len() || first[1..] != second[1..] {
        return None;
    }
    let mut either = match &first[0] {
        Term::Call(any, several) if any == "any" => several.clone(),
        sort => vec![sort.clone()],
    };
    either.push(second[0].clone());
    let mut given = first.clone();
    given[0] = Term::Call("any".to_owned(), either);
    // Each way frees one sort alone.
    let word = if other == "exempt" { "exempt_one" } else { word.as_str() };
    Some(Term::Call(word.to_owned(), given))
}

/// A list's items, of which those that begin with the subject of the one before do not name it again.
pub(super) fn unrepeated(grown: &Grown, items: &[String]) -> Vec<String> {
    let subjects = grown.with("wizards-says-subjects", &[]);
    let subject = |item: &str| {
        let mut all = subjects.split('|').map(str::trim);
        all.find(|one| item.strip_prefix(one).is_some_and(|rest| rest.starts_with(' '))).map(str::to_owned)
    };
    let mut before = None;
    let items = items.iter().map(|item| {
        let own = subject(item);
        let again = own.is_some() && own == before;
        before.clone_from(&own);
        match own {
            Some(own) if again => item[own.len() + 1..].to_owned(),
            _ => item.clone(),
        }
    });
    items.collect()
}

/// Costs of which two with one verb say it once ('tapping a sage and the site'), and two with one object name it once
/// ('tapping and discarding this card').
pub(super) fn paid_together(costs: Vec<String>) -> Vec<String> {
    let parts = |cost: &str| cost.split_once(' ').map(|(verb, what)| (verb.to_owned(), what.to_owned()));
    let mut said = costs.clone();
    for (index, pair) in costs.windows(2).enumerate() {
        let [Some((verb, what)), Some((again, other))] = [parts(&pair[0]), parts(&pair[1])] else { continue };
        if verb == again {
            said[index + 1] = other;
        } else if what == other {
            said[index] = verb;
        }
    }
    said
}
