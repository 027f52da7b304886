//! What a position hides stays hidden, whoever plays on from it: the texts in `twins`, led on as they are and as each seat imagines
//! them.

use proof::Twins;
use tricks::Tricks;
use tricks::book::Data;

/// LDT-2.3, LDT-2.8, LDT-C22.2, LDT-C23.2: hands, a pyramid, cards tucked and under a token, who of the masked pair is Gandalf.
#[test]
fn twins_stay_twins() {
    let asked = ["tricks-prompt-follow", "tricks-prompt-keep", "tricks-prompt-lead", "tricks-prompt-return"];
    let wanted = Twins { by_day: 500, in_full: 10_000, asked: &asked, secret: &[], answered: &[] };
    proof::twins::<Tricks>(&Data::built_in(), concat!(env!("CARGO_MANIFEST_DIR"), "/twins"), wanted);
}
