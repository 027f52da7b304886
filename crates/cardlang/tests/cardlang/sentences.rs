//! Sentences grown from values, in both languages.

use canvas::{Language, Words, WordsFile};
use cardlang::shape::{Amount, Compare, Logic, Plan};
use cardlang::{Bounds, Change, Fault, Ids, Node, OneOf, Rest, Say, Value, read};
use table::Arg;

cardlang::words! {
    /// What a hero has.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Trait: "trait" said "cardtest-trait-" {
        /// Wits.
        "wisdom" => Wisdom,
        /// Stain.
        "corruption" => Corruption,
    }
}

cardlang::words! {
    /// Where it is.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Place: "place" said "cardtest-place-" {
        /// The inn.
        "inn" => Inn,
        /// The wood.
        "wood" => Wood,
    }
}

cardlang::ops! {
    /// Where something may be.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Area: "area" or Place(Place) said "cardtest-area-" {
        /// Round about.
        "near" => Near { of: Box<Area> },
    }
}

cardlang::ops! {
    /// What happens.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Deed: "deed" said "cardtest-deed-" {
        /// Favor is won or lost.
        "favor" => Favor(by: Change),
        /// Cards are drawn.
        "draw" => Draw { count: Amount<Trait> },
        /// Somebody goes somewhere.
        "go" => Go { to: Area, with: Option<Place>, quick: bool },
        /// One of these.
        "choose" => Choose { of: Rest<Deed> },
        /// So many steps to one of these.
        "ride" => Ride { to: OneOf<Place>, steps: Bounds<u8> },
        /// All of these.
        "each" => Each[Vec<Deed>],
    }
}

/// A comparison of traits.
type Test = Logic<Compare<Amount<Trait>>>;

const ES: &str = "\
cardtest-trait-wisdom = Sabiduría
    .said = la Sabiduría
cardtest-trait-corruption = Corrupción
    .said = la Corrupción
cardtest-place-inn = Posada
    .said = la Posada
    .to = a la Posada
    .gender = f
cardtest-place-wood = Bosque
    .said = el Bosque
    .to = al Bosque
    .gender = m
cardtest-area-near = los alrededores de { $of }
    .to = cerca de { $of }
cardtest-deed-favor = { $by-sign ->
    [less] pierdes { $by-size ->
        [one] un favor
       *[other] { $by-size } favores
    }
   *[more] ganas { $by-size ->
        [one] un favor
       *[other] { $by-size } favores
    }
}
cardtest-deed-draw = { $count-kind ->
    [sum] robas tantas cartas como { $count }
   *[number] { $count ->
        [one] robas una carta
       *[other] robas { $count } cartas
    }
}
cardtest-deed-go = vas { $quick ->
    [yes] deprisa { $to-to }
   *[no] { $to-to }
}{ $with-given ->
    [yes] , { $with-gender ->
        [f] acompañada
       *[m] acompañado
    } por { $with }
   *[no] { \"\" }
}
cardtest-deed-choose = haz una de estas { $of-count } cosas: { $of-or }
cardtest-deed-ride = cabalgas { $steps } pasos hasta { $to }
cardtest-deed-each = { $given-then }
";

const EN: &str = "\
cardtest-trait-wisdom = Wisdom
    .said = your Wisdom
cardtest-trait-corruption = Corruption
    .said = your Corruption
cardtest-place-inn = Inn
    .said = the Inn
    .to = to the Inn
    .gender = n
cardtest-place-wood = Wood
    .said = the Wood
    .to = to the Wood
    .gender = n
cardtest-area-near = the surroundings of { $of }
    .to = near { $of }
cardtest-deed-favor = { $by-sign ->
    [less] lose { $by-size } favor
   *[more] gain { $by-size } favor
}
cardtest-deed-draw = { $count-kind ->
    [sum] draw cards: { $count }
   *[number] { $count ->
        [one] draw a card
       *[other] draw { $count } cards
    }
}
cardtest-deed-go = go { $quick ->
    [yes] quickly { $to-to }
   *[no] { $to-to }
}{ $with-given ->
    [yes] , with { $with } ({ $with-gender })
   *[no] { \"\" }
}
cardtest-deed-choose = do one of { $of-count } things: { $of-or }
cardtest-deed-ride = ride { $steps } steps to { $to }
cardtest-deed-each = { $given-then }
";

const WORDS: Words = Words { of: "cardtest", files: &[WordsFile { name: "cardtest", es: ES, en: EN }] };

fn said<T: Value + Say>(text: &str) -> [String; 2] {
    canvas::learn(&WORDS);
    let value = read::<T>(text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
    let message = value.message();
    Language::ALL.map(|language| language.say_sentence(&message))
}

/// A deed in Spanish and in English.
fn deed(text: &str, es: &str, en: &str) {
    assert_eq!(said::<Deed>(text), [es, en].map(str::to_owned), "{text}");
}

fn plan(text: &str, es: &str, en: &str) {
    assert_eq!(said::<Plan<Deed, Test>>(text), [es, en].map(str::to_owned), "{text}");
}

#[test]
fn counts_and_changes_have_their_plurals() {
    deed("favor(+1)", "Ganas un favor.", "Gain 1 favor.");
    deed("favor(-2)", "Pierdes 2 favores.", "Lose 2 favor.");
    deed("draw(1)", "Robas una carta.", "Draw a card.");
    deed("draw(3)", "Robas 3 cartas.", "Draw 3 cards.");
    deed(
        "draw(wisdom + 1)",
        "Robas tantas cartas como la Sabiduría más 1.",
        "Draw cards: your Wisdom plus 1.",
    );
}

#[test]
fn terms_bring_their_articles_and_genders() {
    deed("go(wood)", "Vas al Bosque.", "Go to the Wood.");
    deed("go(near(inn), quick)", "Vas deprisa cerca de la Posada.", "Go quickly near the Inn.");
    deed("go(inn, wood)", "Vas a la Posada, acompañado por el Bosque.", "Go to the Inn, with the Wood (n).");
    deed(
        "go(near(near(wood)), with=inn)",
        "Vas cerca de los alrededores del Bosque, acompañada por la Posada.",
        "Go near the surroundings of the Wood, with the Inn (n).",
    );
}

#[test]
fn the_template_says_how_several_are_joined() {
    deed(
        "choose(draw(1), favor(+2), go(inn))",
        "Haz una de estas 3 cosas: robas una carta, ganas 2 favores o vas a la Posada.",
        "Do one of 3 things: draw a card, gain 2 favor or go to the Inn.",
    );
    deed(
        "each(draw(1), go(inn))",
        "Robas una carta y después vas a la Posada.",
        "Draw a card, then go to the Inn.",
    );
    deed(
        "ride(inn | wood, 2..3)",
        "Cabalgas de 2 a 3 pasos hasta la Posada o el Bosque.",
        "Ride 2 to 3 steps to the Inn or the Wood.",
    );
}

#[test]
fn plans_and_conditions_are_said_alike_in_every_game() {
    plan(
        "if wisdom >= 2: draw(1) else favor(-1)",
        "Si la Sabiduría es 2 o más, robas una carta; si no, pierdes un favor.",
        "If your Wisdom is 2 or more, draw a card; if not, lose 1 favor.",
    );
    plan(
        "draw(1); may(favor(+1) | draw(2))",
        "Robas una carta y después puedes hacer esto: ganas un favor o robas 2 cartas.",
        "Draw a card, then you may: gain 1 favor or draw 2 cards.",
    );
    plan(
        "if wisdom in 1..3 & !(corruption > 4): nothing",
        "Si la Sabiduría está entre 1 y 3 y no la Corrupción es mayor que 4, no pasa nada.",
        "If your Wisdom is from 1 to 3 and it is not the case that your Corruption is more than 4, nothing happens.",
    );
    plan(
        "draw(min(5, half(corruption * 2)))",
        "Robas tantas cartas como el menor de 5 y la mitad de la Corrupción por 2, redondeando hacia arriba.",
        "Draw cards: the least of 5 and half of your Corruption times 2, rounded up.",
    );
}

#[test]
fn what_is_said_is_whole_in_both_languages() {
    canvas::learn(&WORDS);
    assert_eq!(canvas::text::proof::differences(&WORDS), Vec::<String>::new());
    assert_eq!(Deed::SAID.len(), 6);
    for id in Deed::SAID.iter().chain(Area::SAID) {
        assert!(canvas::text::proof::is_known(id), "{id}");
    }
    for text in ["go(near(inn), wood, quick)", "choose(draw(1))", "each(favor(+0))"] {
        canvas::text::proof::check(&read::<Deed>(text).unwrap().message());
    }
}

/// An id whose name the pack brings.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Named(String);

impl Value for Named {
    fn what() -> String {
        "a name".to_owned()
    }
    fn read(node: &Node, _: &Ids) -> Result<Self, Fault> {
        node.as_word().map(|word| Self(word.to_owned())).ok_or_else(|| node.expected(&Self::what()))
    }
    fn write(&self) -> Node {
        Node::word(&self.0)
    }
}

impl Say for Named {
    fn say(&self) -> Arg {
        Arg::Verbatim(self.0.clone())
    }
}

#[test]
fn what_is_no_message_is_one_inside_another() {
    canvas::learn(&WORDS);
    assert_eq!(Language::Es.say_sentence(&Named("Ana".to_owned()).message()), "Ana.");
    let both = vec![Named("Ana".to_owned()), Named("Inés".to_owned())];
    assert_eq!(Language::Es.say_sentence(&both.message()), "Ana e Inés.");
}
