//! The legality of the deck, live: counts beside what they must be, and every fault with its clause.

use canvas::Value;
use maud::{Markup, html};
use table::Clause;
use wizards::card::CardKind;
use wizards::deck::{Fault, Sets};
use wizards::list::{Listed, Part};
use wizards::setup::{Length, Rules, Rulings, bring};

use super::Work;

/// The options that say what a deck may be, with their values.
const OPTIONS: [(&str, &[&str]); 5] = [
    ("rules", &["standard", "basic"]),
    ("length", &["two", "three", "four"]),
    ("rulings", &["book", "official"]),
    ("sets", &["all", "base", "dark-minions"]),
    (FEW, &["no", "yes"]),
];

/// The option that is there for decks of few creatures alone.
const FEW: &str = "few-creatures";

impl Work<'_> {
    pub(super) fn law(&self, faults: &[Fault]) -> Markup {
        let legal = faults.is_empty();
        let count = [("count", Value::Number(faults.len() as u32))];
        html! {
            section #wizards-law aria-labelledby="wizards-law-title" {
                h2 #wizards-law-title .unseen { (self.say("wizards-bench-law")) }
                (self.options(faults))
                p #wizards-verdict class={ "wz-verdict wz-verdict--" (if legal { "good" } else { "bad" }) } role="status" {
                    @if self.list.is_empty() { (self.say("wizards-bench-verdict-empty")) }
                    @else if legal { "✓ " (self.say("wizards-bench-legal")) }
                    @else { (self.task.language.with("wizards-bench-faults", &count)) }
                }
                @if self.rules.extras.few_creatures && self.deck().creature_halves(&self.rules) < 24 { p #wizards-few { (self.say("wizards-bench-few")) } }
                @if let Some(form) = (!legal && !self.list.is_empty()).then(|| self.deck().fits(&self.rules)).flatten() { p #wizards-fits { (self.fits(&form)) } }
                (self.counts())
                @if !self.list.is_empty() { p #wizards-sets { (self.sets()) } }
                @if !self.list.is_empty() { ul #wizards-faults .faults { @for fault in faults { (self.fault(fault)) } } }
            }
        }
    }

    /// One fault; where it is of a card, the way to it.
    fn fault(&self, fault: &Fault) -> Markup {
        let words = self.task.language.say(&bring::told(fault).message);
        let one = fault.card.map(Listed::Card).or(fault.site.map(Listed::Site));
        let place = one.and_then(|one| {
            let part = Part::ALL.into_iter().find(|part| self.list.count(*part, one) > 0)?;
            Some(format!("#in-{}-{}", part.word(), super::id(one)))
        });
        html! {
            li {
                @if let Some(place) = place { a href=(place) { (words) } } @else { (words) }
                " " ((self.task.clause)(Clause(fault.clause)))
            }
        }
    }

    /// The sets that it needs.
    fn sets(&self) -> String {
        let sets = self.deck().sets();
        let sets = sets.into_iter().map(|set| self.say(bring::set_term(set))).collect::<Vec<_>>();
        let sets = self.task.language.list(&sets);
        self.task.language.with("wizards-bench-sets", &[("sets", (&sets).into())])
    }

    /// The other rules by which it would be legal.
    fn fits(&self, form: &Rules) -> String {
        let words = bring::form_terms(form).into_iter().map(|term| self.say(term)).collect::<Vec<_>>();
        let words = words.join(", ");
        self.task.language.with("wizards-bench-fits", &[("form", (&words).into())])
    }

    /// The rules by which it is to be legal: those of the table, or those one chooses.
    fn options(&self, faults: &[Fault]) -> Markup {
        let few = self.rules.extras.few_creatures
            || !self.list.is_empty() && faults.iter().any(|fault| fault.clause == "SATM-2.4");
        html! {
            div .wz-wanted__signs {
                @for (option, values) in OPTIONS.into_iter().filter(|(option, _)| *option != FEW || few) {
                    @let field = self.task.field(&format!("option-{option}"));
                    @let chosen = if self.fitted { chosen(option, &self.rules) } else { field };
                    @let label = self.say(&format!("wizards-option-{option}"));
                    @if self.task.at_table {
                        span .wz-bench__count { (self.say(&format!("wizards-option-{option}-{chosen}"))) }
                    } @else {
                        select #{ "wizards-option-" (option) } name={ "option-" (option) } aria-label=(label) title=(label) data-live {
                            @for value in values { option value=(value) selected[*value == chosen] { (self.say(&format!("wizards-option-{option}-{value}"))) } }
                        }
                    }
                }
            }
        }
    }

    /// The number of each, and the number allowed.
    fn counts(&self) -> Markup {
        let deck = self.deck();
        let of = |test: &dyn Fn(&wizards::card::Face) -> bool| {
            deck.cards.iter().filter(|card| test(card.get())).count()
        };
        let (resources, hazards) = deck.sorts();
        let halves = deck.creature_halves(&self.rules);
        let standard = self.rules.standard;
        let mut lines = vec![
            ("resources", resources, "30–50".to_owned(), (30..=50).contains(&resources)),
            (
                "hazards",
                hazards,
                format!("= {resources}"),
                !deck.faults(&self.rules).iter().any(|fault| fault.what == "wizards-deck-hazards"),
            ),
            (
                "characters",
                of(&|face| face.kind == CardKind::Character && !face.is_wizard()),
                "≤ 10".to_owned(),
                true,
            ),
            ("wizards", of(&|face| face.is_wizard()), if standard { "≤ 3" } else { "≤ 2" }.to_owned(), true),
        ];
        if standard {
            let least = if self.rules.extras.few_creatures { 0 } else { 12 };
            lines.push(("creatures", halves / 2, format!("≥ {least}"), halves / 2 >= least));
            let most = self.rules.length.sideboard();
            lines.push((
                "sideboard",
                deck.sideboard.len(),
                format!("≤ {most}"),
                deck.sideboard.len() <= most,
            ));
        }
        lines.push(("start", deck.draft.len(), "≤ 10".to_owned(), deck.draft.len() <= 10));
        lines.push(("items", deck.items.len(), "≤ 2".to_owned(), deck.items.len() <= 2));
        html! {
            dl #wizards-counts .wz-counts {
                @for (word, count, limit, good) in lines {
                    div .wz-bad[!good] { dt { (self.say(&format!("wizards-bench-pile-{word}"))) } dd { b { (count) } " " small { (limit) } } }
                }
            }
        }
    }
}

/// The value of an option by these rules.
fn chosen(option: &str, rules: &Rules) -> &'static str {
    match option {
        "rules" if rules.standard => "standard",
        "rules" => "basic",
        "length" => match rules.length {
            Length::Two => "two",
            Length::Three => "three",
            Length::Four => "four",
        },
        FEW => {
            if rules.extras.few_creatures {
                "yes"
            } else {
                "no"
            }
        }
        "sets" => {
            let named = Sets::ALL.into_iter().find(|(_, sets)| *sets == rules.sets);
            named.map_or("all", |(value, _)| value)
        }
        _ if rules.rulings == Rulings::OFFICIAL => "official",
        _ => "book",
    }
}
