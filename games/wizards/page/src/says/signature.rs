//! What the arguments of each word are.

/// For a word of a category: the categories of its arguments, in order. `kind.many` wants the plural, `number` the
/// bare number, `amount` what is added (`+2`).
const SIGNATURES: &[(&str, &str, &[&str])] = &[
    ("has", "gives", &["who", "stat", "amount"]),
    ("has", "gives_up_to", &["who", "stat", "amount", "number"]),
    ("has", "against", &["kind.many", "has"]),
    ("has", "if", &["if", "has"]),
    ("has", "attacks", &["kind.of", "stat", "amount"]),
    ("has", "attacks_double", &["kind.of", "stat"]),
    ("has", "halves", &["who", "stat"]),
    ("has", "skill", &["kind"]),
    ("has", "worth", &["if", "number"]),
    ("has", "may", &["flag"]),
    ("has", "may_not", &["ban"]),
    ("has", "succeeds", &["kind"]),
    ("has", "test", &["number", "kind"]),
    ("has", "test_low", &["number", "kind"]),
    ("flag", "be_played", &["kind.that"]),
    ("ban", "be_played", &["kind.that"]),
    ("flag", "be_borne", &["kind"]),
    ("ban", "be_attacked", &["kind.of"]),
    ("flag", "be_stored", &["kind.that"]),
    ("op", "raise", &["who", "stat", "amount", "until"]),
    ("op", "raise_up_to", &["who", "stat", "amount", "number", "until"]),
    ("op", "scale", &["who", "stat", "scale", "until"]),
    ("op", "raise_attacks", &["kind.of", "stat", "amount", "until"]),
    ("op", "check", &["who", "amount"]),
    ("op", "checks", &["who", "amount", "times"]),
    ("op", "roll_under", &["number", "plus", "op"]),
    ("op", "roll_over", &["number", "plus", "op"]),
    ("op", "cancel", &["cancelled"]),
    ("op", "make", &["who", "status"]),
    ("op", "discard", &["what"]),
    ("op", "to_hand", &["who"]),
    ("op", "lose", &["who", "kind", "number"]),
    ("op", "fetch", &["zone", "kind.many", "number", "into"]),
    ("op", "attack", &["kind.many", "number", "number"]),
    ("op", "relabel", &["kind", "kind"]),
    ("op", "hazard_limit", &["amount", "number"]),
    ("op", "travel", &["travel"]),
    ("op", "forbid", &["kind.of"]),
    ("op", "test_ring", &["amount"]),
    ("op", "if", &["if", "op"]),
    ("travel", "any_site", &["kind.that"]),
    ("what", "environments", &["kind.that"]),
    ("what", "corruption_card", &["who"]),
    ("if", "in_play", &["kind"]),
    ("if", "is", &["who", "kind"]),
    ("if", "is_without_this", &["who", "kind"]),
    ("if", "with", &["kind"]),
    ("if", "at", &["kind"]),
    ("if", "here", &["kind"]),
    ("if", "moved_to", &["kind"]),
    ("if", "moves_outside", &["kind"]),
    ("if", "company_at_most", &["number"]),
    ("if", "company_at_least", &["number"]),
    ("if", "faced", &["kind.of"]),
    ("if", "stored_at", &["kind"]),
    ("if", "deck_at_least", &["number"]),
    ("if", "not", &["ifnot"]),
    ("if", "any", &["if", "if"]),
    ("cost", "tap", &["kind"]),
    ("amount", "path", &["kind.name"]),
    ("amount", "less", &["less"]),
    ("amount", "at_most", &["number", "amount"]),
    ("amount", "prowess", &["who"]),
    ("less", "path", &["kind.name"]),
    ("times", "path", &["kind.name"]),
];

/// The categories of a word's arguments; none if it has none.
pub(super) fn of(category: &str, word: &str) -> &'static [&'static str] {
    // What is denied has the arguments of what is said.
    let category = if category == "ifnot" { "if" } else { category };
    let found = SIGNATURES
        .iter()
        .find(|(of, called, _)| *of == category && *called == word);
    found.map_or(&[], |(_, _, arguments)| arguments)
}
