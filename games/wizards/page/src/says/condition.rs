//! Conditions of which a sentence says more than their message.

use wizards::card::CardKind;

use super::apart::of_race;
use super::fold::unrepeated;
use super::grow::{Grown, Term, id, is};
use super::kind;
use super::subject::Subject;

impl Grown {
    /// A condition, or its contrary, that needs more than its message.
    pub(super) fn condition_specially(
        &self,
        category: &str,
        word: &str,
        arguments: &[Term],
    ) -> Option<String> {
        self.several_conditions(category, word, arguments)
            .or_else(|| self.neither(category, word, arguments))
            .or_else(|| self.of_one_in_place(category, word, arguments))
            .or_else(|| self.of_site(category, word, arguments))
            .or_else(|| self.of_company(category, word, arguments))
    }

    /// Any or all of several, and the contrary of one.
    fn several_conditions(&self, category: &str, word: &str, arguments: &[Term]) -> Option<String> {
        let said = match (category, word, arguments) {
            ("if", "not", [denied]) => self.term("ifnot", denied),
            ("if", "any", some) if some.iter().all(|one| is(one, "path_at_least")) => {
                let some = some.iter().filter_map(|one| match one {
                    Term::Call(_, given) => {
                        let land = kind::kind(self, &given[0], "name");
                        Some(self.with("wizards-if-path-part", &[&land, &self.term("number", &given[1])]))
                    }
                    Term::Number(_) => None,
                });
                let some = kind::or(self, &some.collect::<Vec<_>>());
                self.with("wizards-if-path-some", &[&some])
            }
            ("if", "any", some) => {
                // Where one of them is two things, a comma tells what belongs together.
                let apart = some.iter().any(|one| is(one, "all"));
                let some = some.iter().map(|one| self.term("if", one)).collect::<Vec<_>>();
                match some.as_slice() {
                    [one, two] if apart => self.with("wizards-list-or-else", &[one, two]),
                    some => kind::or(self, &unrepeated(self, some)),
                }
            }
            ("if", "all", all) => {
                let all = all.iter().map(|one| self.one_of_several(one)).collect::<Vec<_>>();
                self.language.list(&unrepeated(self, &all))
            }
            _ => return None,
        };
        Some(said)
    }

    /// A condition among others that hold, too: of two what belongs together is told apart from what comes before.
    pub(super) fn one_of_several(&self, one: &Term) -> String {
        match one {
            Term::Call(any, two) if any == "any" && two.len() == 2 && !is(&two[0], "path_at_least") => {
                let two = two.iter().map(|one| self.term("if", one)).collect::<Vec<_>>();
                self.with("wizards-list-either", &[&two[0], &two[1]])
            }
            one => self.term("if", one),
        }
    }

    /// How somebody is, and where, and who is there.
    fn of_one_in_place(&self, category: &str, word: &str, arguments: &[Term]) -> Option<String> {
        let said = match (category, word, arguments) {
            // Somebody is tapped, a card turned.
            ("if" | "ifnot", "is", [who, Term::Call(status, none)])
                if none.is_empty()
                    && ["tapped", "untapped", "wounded"].contains(&status.as_str())
                    && !is(who, "attack") =>
            {
                let card = is(who, "self") && self.subject().card().is_some_and(|card| !is_person(card.kind));
                let form = if card { "-card" } else { "" };
                let id = format!("wizards-{category}-is-{status}{form}");
                self.with(&id, &[&self.term("who", who)])
            }
            // Somebody is in the company, and not one of it.
            ("if" | "ifnot", "is", [who, what]) if is(what, "companion") => {
                self.with(&format!("wizards-{category}-is-companion"), &[&self.term("who", who)])
            }
            // Who has gained a host has freed its prisoners.
            ("if", "gained", [what]) if is(what, "host") => self.with("wizards-if-gained-host", &[]),
            // In a region, not at it.
            ("if" | "ifnot", "at", [land]) if kind::is_land(self, land) => {
                self.with(&format!("wizards-{category}-in-land"), &[&self.term("kind", land)])
            }
            // A person by name who is more besides.
            ("if", "with", [Term::Call(all, of)])
                if all == "all"
                    && matches!(of.first(), Some(Term::Call(who, none)) if none.is_empty() && Subject::named(who).is_some()) =>
            {
                let rest = of[1..].iter().map(|one| kind::such(self, one)).collect::<Vec<_>>();
                let parts = [kind::kind(self, &of[0], "one"), self.language.list(&rest)];
                self.with("wizards-if-with-such", &[&parts[0], &parts[1]])
            }
            // Of a sort of item one says that it may be played there.
            ("if", "at", [Term::Call(class, none)]) if none.is_empty() && class == "gold_ring" => {
                self.with("wizards-if-at-playable", &[&kind::kind(self, &arguments[0], "many")])
            }
            // None of them is there.
            ("ifnot", "with", [what]) if !matches!(what, Term::Call(who, none) if none.is_empty() && Subject::named(who).is_some()) => {
                self.with("wizards-ifnot-with", &[&kind::kind(self, what, "many")])
            }
            _ => return None,
        };
        Some(said)
    }

    /// What a site or its path is.
    fn of_site(&self, category: &str, word: &str, arguments: &[Term]) -> Option<String> {
        let said = match (category, word, arguments) {
            ("if", "is", [site, Term::Call(hoard, _)]) if is(site, "site") && hoard == "hoard" => {
                self.with("wizards-if-site-hoard", &[])
            }
            ("if", "is", [site, of]) if is(site, "site") && paths(of).is_some() => {
                let parts = paths(of)?.into_iter().map(|(land, count)| {
                    let parts = [kind::kind(self, land, "name"), self.term("number", count)];
                    self.with("wizards-if-path-part", &[&parts[0], &parts[1]])
                });
                let parts = kind::or(self, &parts.collect::<Vec<_>>());
                self.with("wizards-if-site-path", &[&parts])
            }
            _ => return None,
        };
        Some(said)
    }

    /// None of several: it is neither of them.
    fn neither(&self, category: &str, word: &str, arguments: &[Term]) -> Option<String> {
        let said = match (category, word, arguments) {
            ("ifnot", "is" | "at" | "bound_for", [.., Term::Call(any, some)])
                if any == "any" && !(is(&arguments[0], "attack") && of_race(self, &arguments[1])) =>
            {
                let land = word == "at" && some.iter().all(|one| kind::is_land(self, one));
                let some = some.iter().map(|one| self.term("kind", one)).collect::<Vec<_>>();
                let none = kind::nor(self, &some);
                match (word, arguments) {
                    ("is", [who, _]) => self.with("wizards-ifnot-is", &[&self.term("who", who), &none]),
                    _ if land => self.with("wizards-ifnot-in-land", &[&none]),
                    _ => self.with(&id(category, word), &[&none]),
                }
            }
            ("ifnot", "is", [who, what]) if is(who, "attack") && of_race(self, what) => {
                let none = match what {
                    Term::Call(any, some) if any == "any" => {
                        let some = some.iter().map(|one| kind::kind(self, one, "of")).collect::<Vec<_>>();
                        kind::nor(self, &some)
                    }
                    one => kind::kind(self, one, "of"),
                };
                self.with("wizards-ifnot-is-attack", &[&none])
            }
            _ => return None,
        };
        Some(said)
    }

    /// What a company is or holds, and what an attack is of.
    fn of_company(&self, category: &str, word: &str, arguments: &[Term]) -> Option<String> {
        let said = match (category, word, arguments) {
            ("if", "everyone", [what]) if of_race(self, what) => {
                self.with("wizards-if-everyone-is", &[&self.term("kind", what)])
            }
            ("if", "everyone", [Term::Call(bears, what)]) if bears == "bears" => {
                self.with("wizards-if-everyone-bears", &[&self.term("kind", &what[0])])
            }
            // Factions have no marks around their names.
            ("if" | "ifnot", "in_play", [Term::Call(card, none)]) if none.is_empty() && is_faction(card) => {
                let name = Subject::named(card).map(|card| card.name(self.language)).unwrap_or_default();
                let name = self.with("wizards-kind-faction-called", &[&name]);
                self.with(&id(category, word), &[&name])
            }
            // There is one bearer of a card of which there is one.
            ("if", "with", [bearer @ Term::Call(bearing, _)]) if bearing == "bearing" => {
                self.with("wizards-if-with-named", &[&kind::kind(self, bearer, "one")])
            }
            // Of an attack one says of what it is.
            ("if", "is", [who, what]) if is(who, "attack") => {
                self.with("wizards-if-is-attack", &[&kind::kind(self, what, "attack")])
            }
            // A person by name is there; of others there is one.
            ("if" | "ifnot", "with", [Term::Call(who, none)])
                if none.is_empty() && Subject::named(who).is_some() =>
            {
                let who = Subject::named(who).map(|who| who.name(self.language)).unwrap_or_default();
                self.with(&format!("wizards-{category}-with-named"), &[&who])
            }
            _ => return None,
        };
        Some(said)
    }
}

fn is_faction(card: &str) -> bool {
    let card = Subject::named(card).and_then(Subject::card);
    card.is_some_and(|face| face.kind == CardKind::Faction)
}

/// True for a card of which one says that it is wounded or tapped, as of a person.
const fn is_person(kind: CardKind) -> bool {
    matches!(kind, CardKind::Character | CardKind::Ally | CardKind::Agent | CardKind::Creature)
}

/// The symbols of which a site's own path has at least so many; none if it is not asked for them.
fn paths(of: &Term) -> Option<Vec<(&Term, &Term)>> {
    match of {
        Term::Call(word, given) if word == "path_of" => Some(vec![(given.first()?, given.get(1)?)]),
        Term::Call(any, some) if any == "any" => {
            some.iter().map(paths).collect::<Option<Vec<_>>>().map(|all| all.concat())
        }
        _ => None,
    }
}
