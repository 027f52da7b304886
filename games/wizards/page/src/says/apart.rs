//! Words of which a sentence says more than their message: what takes the place of something said before, the numbers of an
//! attack that a card adds, what a company as a whole has.

use wizards::card::{CardKind, book};

use super::fold::BOTH;
use super::grow::{Grown, Term, id, is};
use super::keys::strikes;
use super::kind;

/// The innermost of a static's wrappings.
fn innermost(term: &Term) -> &Term {
    match term {
        Term::Call(word, given) if ["if", "against", "to"].contains(&word.as_str()) => {
            given.get(1).map_or(term, innermost)
        }
        term => term,
    }
}

fn with_innermost(term: &Term, change: &dyn Fn(&Term) -> Term) -> Term {
    match term {
        Term::Call(word, given) if ["if", "against", "to"].contains(&word.as_str()) && given.len() == 2 => {
            Term::Call(word.clone(), vec![given[0].clone(), with_innermost(&given[1], change)])
        }
        term => change(term),
    }
}

/// True for a static of the creature's own attack, and of nothing else in play.
pub(super) fn is_of_attack(term: &Term) -> bool {
    matches!(innermost(term), Term::Call(word, given)
        if ["gives_for_each", "body_checks", "strikes_at", "tries_minds"].contains(&word.as_str())
            || word == "gives" && given.first().is_some_and(|who| is(who, "attack")))
}

/// The statics of a card, in which a second bonus up to a maximum takes the place of the first: the best of them counts.
pub(super) fn instead(has: &[Term]) -> Vec<Term> {
    let of = |term: &Term| match innermost(term) {
        Term::Call(word, given) if word == "gives_up_to" => Some((given[0].clone(), given[1].clone())),
        _ => None,
    };
    let mut before = Vec::new();
    let replaced = |one: &Term| match one {
        Term::Call(_, given) => Term::Call("gives_up_to_instead".to_owned(), given.clone()),
        Term::Number(_) => one.clone(),
    };
    let has = has.iter().map(|one| match of(one) {
        Some(bonus) if before.contains(&bonus) => with_innermost(one, &replaced),
        Some(bonus) => {
            before.push(bonus);
            one.clone()
        }
        None => one.clone(),
    });
    has.collect()
}

/// A word without its article.
pub(super) fn bare(one: &str) -> &str {
    let articles = ["a ", "an ", "un ", "una ", "unas "];
    articles.iter().find_map(|article| one.strip_prefix(article)).unwrap_or(one)
}

impl Grown {
    /// The body of the attack that the card adds or makes.
    fn with_body(&self, attack: &str) -> String {
        let face = self.subject().card().filter(|face| face.kind == CardKind::Hazard);
        let body = face.filter(|face| face.body > 0);
        let said = body.map(|face| self.with("wizards-says-with-body", &[attack, &face.body.to_string()]));
        let said = said.unwrap_or_else(|| attack.to_owned());
        let detains = face.is_some_and(|face| face.detains);
        if detains { self.with("wizards-says-detaining", &[&said]) } else { said }
    }

    /// The sites of a kind, each of them.
    fn each_site(&self, at: &Term) -> String {
        match at {
            Term::Call(any, some) if any == "any" => {
                self.language.list(&some.iter().map(|one| self.each_site(one)).collect::<Vec<_>>())
            }
            Term::Call(word, none) if none.is_empty() && word == "site" => self.word("who", "site"),
            Term::Call(word, none) if none.is_empty() && kind::is_named(word) => self.term("kind", at),
            at => self.with("wizards-kind-each", &[bare(&self.term("kind", at))]),
        }
    }

    /// A static that says more than its message.
    pub(super) fn static_apart(&self, word: &str, arguments: &[Term]) -> Option<String> {
        let said = match (word, arguments) {
            ("automatic_attack", [at, race, count, prowess]) => {
                let parts = [self.term("number", count), self.term("number", prowess)];
                let attack = self.with("wizards-says-strikes", &[&parts[0], &parts[1]]);
                let attack = if is(race, "special") {
                    attack
                } else {
                    self.with("wizards-says-strikes-of", &[&self.term("kind.many", race), &attack])
                };
                self.with("wizards-has-automatic-attack", &[&self.each_site(at), &self.with_body(&attack)])
            }
            ("attacks", [of, stat, amount]) if takes_strikes(stat, amount) => {
                let parts = [self.term("kind.of", of), self.term("stat", stat), self.term("amount", amount)];
                let said = self.with("wizards-has-attacks", &[&parts[0], &parts[1], &parts[2]]);
                self.with("wizards-says-least-strike", &[&said])
            }
            // A number of a company as a whole, in words of its own.
            ("gives", [who, stat, amount]) => {
                let Term::Call(who, _) = who else { return None };
                let Term::Call(stat, none) = stat else { return None };
                let own = match (who.as_str(), stat.as_str()) {
                    ("company", "ring_test") => "wizards-has-company-ring-test",
                    ("company", "deeps") => "wizards-has-company-deeps",
                    ("company", "draws") => "wizards-has-company-draws",
                    ("player", "draws") => "wizards-has-player-draws",
                    ("opponent", "draws") => "wizards-has-opponent-draws",
                    _ => return None,
                };
                if !none.is_empty() {
                    return None;
                }
                self.with(own, &[&self.term("amount", amount)])
            }
            // People, and the factions of their race.
            ("against", [of, says]) if sways(says) && of_race(self, of) => {
                let parts = [self.term("kind.many", of), self.term("has", says)];
                self.with("wizards-has-against-race", &[&parts[0], &parts[1]])
            }
            ("against", [Term::Call(keyed, _), _]) if keyed == "keyed" => {
                let parts = [self.term("kind.of", &arguments[0]), self.term("has", &arguments[1])];
                self.with("wizards-has-against-attacks", &[&parts[0], &parts[1]])
            }
            // Of those it wounds.
            ("attacks", [of, stat, amount]) if is(stat, "body_check") => {
                let parts = [self.term("kind.of", of), self.term("amount", amount)];
                self.with("wizards-has-wounded-by", &[&parts[0], &parts[1]])
            }
            ("may", [flag]) if is(flag, "use_palantir") => match self.subject().card()?.kind {
                CardKind::Character => self.with("wizards-flag-use-palantir-self", &[]),
                CardKind::Resource => self.with("wizards-flag-use-this-palantir", &[]),
                _ => return None,
            },
            ("may_not", [ban])
                if is(ban, "untap") && (self.has_word("be_stored") || self.has_word("stored")) =>
            {
                self.with("wizards-ban-untap-stored", &[])
            }
            ("may_not", [ban]) if is(ban, "join_elsewhere") && self.has_word("start") => {
                self.with("wizards-ban-join-elsewhere-plain", &[])
            }
            ("exempts", [of, Term::Number(1)]) => {
                self.with("wizards-has-exempts-one", &[&self.term("kind.that", of)])
            }
            _ => return None,
        };
        Some(said)
    }

    /// What may not be, at several places or but at some.
    pub(super) fn forbidden(&self, ban: &str, of: &[Term]) -> Option<String> {
        let said = match (ban, of) {
            // Where an agent may not go but to these, it may go there alone.
            ("go_to", [Term::Call(not, but)]) if not == "not" => {
                self.with("wizards-ban-go-to-but", &[&self.term("kind", &but[0])])
            }
            ("go_to" | "be_played", [Term::Call(any, some)]) if any == "any" => {
                let form = if ban == "go_to" { "kind" } else { "kind.that" };
                let some = some.iter().map(|one| self.term(form, one)).collect::<Vec<_>>();
                self.with(&id("ban", ban), &[&kind::nor(self, &some)])
            }
            _ => return None,
        };
        Some(said)
    }

    /// An operation that says more than its message.
    pub(super) fn operation_apart(&self, word: &str, arguments: &[Term]) -> Option<String> {
        let said = match (word, arguments) {
            ("attacks_now", []) => {
                let face = self.subject().card().filter(|face| face.kind == CardKind::Hazard)?;
                let faced = [face.strikes.to_string(), face.prowess.to_string()];
                let attack = self.with("wizards-says-strikes", &[&faced[0], &faced[1]]);
                self.with("wizards-op-attacks-now-with", &[&self.with_body(&attack)])
            }
            ("raise", [who, stat, amount, until])
                if is(who, "attack") && is(until, "attack") && takes_strikes(stat, amount) =>
            {
                let parts = [self.term("who", who), self.term("stat", stat), self.term("amount", amount)];
                let said = self.with("wizards-has-gives", &[&parts[0], &parts[1], &parts[2]]);
                self.with("wizards-says-least-strike", &[&said])
            }
            ("raise", [who, stat, amount, until])
                if is(who, "attack") && is(until, "attack") && is(stat, "body_check") =>
            {
                self.with("wizards-op-wounded-by", &[&self.term("amount", amount)])
            }
            ("raise_attacks_on", [of, stat, amount, until]) if is(stat, "body_check") => {
                let parts =
                    [self.term("kind.of", of), self.term("amount", amount), self.term("until", until)];
                self.with("wizards-op-raise-wounded-by", &[&parts[0], &parts[1], &parts[2]])
            }
            ("hazard_limit", [Term::Call(less, at_most), least]) if less == "less" => {
                match at_most.as_slice() {
                    [Term::Call(most, given)]
                        if most == "at_most" && matches!(given.first(), Some(Term::Number(1))) =>
                    {
                        let Some(Term::Call(path, land)) = given.get(1) else { return None };
                        if path != "path" {
                            return None;
                        }
                        let parts = [self.term("kind.name", &land[0]), self.term("number", least)];
                        self.with("wizards-op-hazard-limit-path", &[&parts[0], &parts[1]])
                    }
                    _ => return None,
                }
            }
            // Two conditions are one.
            ("if", [test, Term::Call(inner, given)]) if inner == "if" && given.len() == 2 => {
                let both = Term::Call("all".to_owned(), vec![test.clone(), given[0].clone()]);
                let parts = [self.term("if", &both), self.term("op", &given[1])];
                self.with("wizards-op-if", &[&parts[0], &parts[1]])
            }
            ("forbid", [Term::Call(all, kinds)])
                if all == "all" && kinds.len() == 2 && kind::is_place(self, &kinds[0]) =>
            {
                self.with("wizards-op-forbid-at", &[&self.term("kind", &kinds[0])])
            }
            ("travel", [Term::Call(any, site)]) if any == "any_site" && kind::is_site(&site[0]) => {
                self.with("wizards-travel-site", &[&self.term("kind", &site[0])])
            }
            ("double_up", [Term::Number(0)]) => self.with("wizards-op-double-up-plain", &[]),
            ("enable_palantir", [who]) if is(who, "target") => String::new(),
            ("sways", [kind, by, home]) => {
                let agent = Term::Call("the_agent".to_owned(), Vec::new());
                let parts = [
                    self.term("kind", kind),
                    self.term("amount", &replaced(by, "target", &agent)),
                    self.term("amount", home),
                ];
                self.with("wizards-op-sways", &[&parts[0], &parts[1], &parts[2]])
            }
            ("for_each", _) if !self.of_each.get() => {
                self.of_each.set(true);
                let said = self.term("op", &Term::Call(word.to_owned(), arguments.to_vec()));
                self.of_each.set(false);
                said
            }
            ("lose", [who, Term::Call(not, what), Term::Call(all, _)]) if not == "not" && all == "all" => {
                let parts = [self.term("who", who), self.term("kind.many", &what[0])];
                self.with("wizards-op-lose-all-but", &[&parts[0], &parts[1]])
            }
            ("permit", [of, to]) => {
                let of = match of {
                    // What is keyed is a creature.
                    Term::Call(all, kinds)
                        if all == "all" && kinds.len() == 2 && is(&kinds[1], "creature") =>
                    {
                        &kinds[0]
                    }
                    of => of,
                };
                let to = if is(to, "site") { self.word("who", "site") } else { self.term("kind", to) };
                let parts = [self.term("kind", of), to];
                self.with("wizards-op-permit", &[&parts[0], &parts[1]])
            }
            ("camp", []) => self.camp()?,
            _ => return None,
        };
        Some(said)
    }

    /// True if the card has a static with this word.
    pub(super) fn has_word(&self, word: &str) -> bool {
        fn holds(term: &Term, word: &str) -> bool {
            matches!(term, Term::Call(called, given) if called == word || given.iter().any(|one| holds(one, word)))
        }
        self.subject().has().iter().any(|one| holds(&Term::of(one), word))
    }

    /// An event that is used as a site: what site it is.
    fn camp(&self) -> Option<String> {
        let face = self.subject().card()?;
        let site = book().sites.iter().find(|site| !site.is_card() && site.number == face.number)?;
        let region = self.value("kind", site.road.first()?);
        let mut is = self.value("kind", &site.kind);
        if !site.items.is_empty() {
            let items = site.items.iter().map(|item| self.value("kind.many", item)).collect::<Vec<_>>();
            is += &self.with("wizards-says-camp-items", &[&self.language.list(&items)]);
        }
        for attack in &site.attacks {
            let attack = strikes(self, attack.race, attack.strikes, attack.prowess);
            is += &self.with("wizards-says-camp-attack", &[&attack]);
        }
        let draws = [site.draws.to_string(), site.opponent_draws.to_string()];
        is += &self.with("wizards-says-camp-draws", &[&draws[0], &draws[1]]);
        Some(self.with("wizards-op-camp", &[&is, &region]))
    }
}

/// True for a static that takes strikes from an attack, of which one stays.
fn takes_strikes(stat: &Term, amount: &Term) -> bool {
    match (stat, amount) {
        (Term::Call(word, none), Term::Number(less)) if none.is_empty() => word == "strikes" && *less < 0,
        (Term::Call(both, several), _) if both == BOTH => several.iter().any(|one| match one {
            Term::Call(_, parts) => {
                parts.first().is_some_and(|stat| is(stat, "strikes"))
                    && matches!(parts.get(1), Some(Term::Number(..0)))
            }
            Term::Number(_) => false,
        }),
        _ => false,
    }
}

/// A value with one of its words replaced.
fn replaced(term: &Term, word: &str, by: &Term) -> Term {
    match term {
        Term::Call(called, none) if called == word && none.is_empty() => by.clone(),
        Term::Call(called, given) => {
            Term::Call(called.clone(), given.iter().map(|one| replaced(one, word, by)).collect())
        }
        Term::Number(_) => term.clone(),
    }
}

/// True for a bonus that helps to influence somebody.
fn sways(says: &Term) -> bool {
    let Term::Call(word, given) = innermost(says) else { return false };
    ["gives", "gives_up_to"].contains(&word.as_str())
        && given
            .get(1)
            .is_some_and(|stat| ["direct_influence", "influence_check"].iter().any(|one| is(stat, one)))
}

/// True for a race, or any of several.
pub(super) fn of_race(grown: &Grown, of: &Term) -> bool {
    match of {
        Term::Call(any, some) if any == "any" => some.iter().all(|one| of_race(grown, one)),
        one => kind::is_race(grown, one),
    }
}
