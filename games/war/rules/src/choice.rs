//! The small decisions, and their notation: a word, and after a colon what it is about.

use std::fmt;
use std::str::FromStr;

use crate::card::{Card, Deck};
use crate::character::Character;
use crate::face::Face;
use crate::figures::Figure;
use crate::nation::Nation;
use crate::region::Region;
use crate::word::{Unknown, by_id};

/// What an Action die is spent on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Act {
    /// One Army with a Leader or character moves.
    MarchLed,
    /// One Army with a Leader or character attacks.
    AttackLed,
    /// The Fellowship moves.
    MoveFellowship,
    /// The Fellowship hides.
    Hide,
    /// Companions leave the Fellowship.
    Separate,
    /// Companions on the map move.
    MoveCompanions,
    /// Nazgûl and Minions move.
    MoveMinions,
    /// Two Armies move.
    March,
    /// One Army attacks.
    Attack,
    /// A Nation advances on the Political Track.
    Diplomacy,
    /// Reinforcements come.
    Recruit,
    /// A card is drawn from the Character deck.
    DrawCharacter,
    /// A card is drawn from the Strategy deck.
    DrawStrategy,
    /// Gandalf the White comes.
    WhiteRider,
    /// Strider becomes Aragorn.
    Crown,
    /// The Witch-king comes.
    WitchKing,
    /// The Mouth of Sauron comes.
    Mouth,
    /// Saruman comes.
    Saruman,
    /// Saruman: a Regular in every Settlement of Isengard.
    Voice,
    /// Saruman: two Regulars in Orthanc become Elites.
    Uruks,
    /// A Companion in a City or Stronghold of his own Nation makes it advance: Boromir.
    Boromir,
    /// Legolas.
    Legolas,
    /// Gimli.
    Gimli,
    /// The die is laid aside without effect.
    Skip,
}

impl Act {
    /// All.
    pub const ALL: [Self; 24] = [
        Self::MarchLed,
        Self::AttackLed,
        Self::MoveFellowship,
        Self::Hide,
        Self::Separate,
        Self::MoveCompanions,
        Self::MoveMinions,
        Self::March,
        Self::Attack,
        Self::Diplomacy,
        Self::Recruit,
        Self::DrawCharacter,
        Self::DrawStrategy,
        Self::WhiteRider,
        Self::Crown,
        Self::WitchKing,
        Self::Mouth,
        Self::Saruman,
        Self::Voice,
        Self::Uruks,
        Self::Boromir,
        Self::Legolas,
        Self::Gimli,
        Self::Skip,
    ];

    /// All, for whoever iterates.
    pub const fn all() -> [Self; 24] {
        Self::ALL
    }

    const WORDS: [(&'static str, &'static str, &'static str); 24] = [
        ("march-led", "war-act-march-led", "war-effect-act-march-led"),
        ("attack-led", "war-act-attack-led", "war-effect-act-attack-led"),
        (
            "move-fellowship",
            "war-act-move-fellowship",
            "war-effect-act-move-fellowship",
        ),
        ("hide", "war-act-hide", "war-effect-act-hide"),
        ("separate", "war-act-separate", "war-effect-act-separate"),
        (
            "move-companions",
            "war-act-move-companions",
            "war-effect-act-move-companions",
        ),
        (
            "move-minions",
            "war-act-move-minions",
            "war-effect-act-move-minions",
        ),
        ("march", "war-act-march", "war-effect-act-march"),
        ("attack", "war-act-attack", "war-effect-act-attack"),
        ("diplomacy", "war-act-diplomacy", "war-effect-act-diplomacy"),
        ("recruit", "war-act-recruit", "war-effect-act-recruit"),
        (
            "draw-character",
            "war-act-draw-character",
            "war-effect-act-draw-character",
        ),
        (
            "draw-strategy",
            "war-act-draw-strategy",
            "war-effect-act-draw-strategy",
        ),
        ("white-rider", "war-act-white-rider", "war-effect-act-white-rider"),
        ("crown", "war-act-crown", "war-effect-act-crown"),
        ("witch-king", "war-act-witch-king", "war-effect-act-witch-king"),
        ("mouth", "war-act-mouth", "war-effect-act-mouth"),
        ("saruman", "war-act-saruman", "war-effect-act-saruman"),
        ("voice", "war-act-voice", "war-effect-act-voice"),
        ("uruks", "war-act-uruks", "war-effect-act-uruks"),
        ("boromir", "war-act-boromir", "war-effect-act-boromir"),
        ("legolas", "war-act-legolas", "war-effect-act-legolas"),
        ("gimli", "war-act-gimli", "war-effect-act-gimli"),
        ("skip", "war-act-skip", "war-effect-act-skip"),
    ];

    /// Its word in notation, the id of its name, and that of what it does.
    const fn words(self) -> (&'static str, &'static str, &'static str) {
        let place = self as usize;
        Self::WORDS[place]
    }

    /// Its word in notation.
    pub const fn id(self) -> &'static str {
        self.words().0
    }

    /// The id of its name in words.
    pub const fn term(self) -> &'static str {
        self.words().1
    }

    /// The id of what it does, in words.
    pub const fn effect(self) -> &'static str {
        self.words().2
    }
}
by_id!(Act, "action");

/// How the Fellowship bears the damage of a Hunt.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bear {
    /// The Guide is lost.
    Guide,
    /// A Companion drawn at random is lost.
    Random,
    /// The Ring is used: Corruption.
    Ring,
}

impl Bear {
    /// All.
    pub const ALL: [Self; 3] = [Self::Guide, Self::Random, Self::Ring];

    /// All, for whoever iterates.
    pub const fn all() -> [Self; 3] {
        Self::ALL
    }

    /// Its word in notation.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Guide => "guide",
            Self::Random => "random",
            Self::Ring => "ring",
        }
    }
}
by_id!(Bear, "way to bear the Hunt");

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Let the enemy act first.
    Pass,
    /// No more of this.
    Done,
    /// Do what may be done.
    Yes,
    /// Do not.
    No,
    /// Everything that may go.
    All,
    /// Go with what was picked.
    Go,
    /// Fight a field battle, or fight on.
    Fight,
    /// Withdraw into the Stronghold.
    Withdraw,
    /// Cease the attack.
    Cease,
    /// Spend a die that shows this.
    Die(Face),
    /// Use an Elven Ring on a die of the first face: it shows the second.
    Ring(Face, Face),
    /// Spend the die on this.
    Act(Act),
    /// A card: played, discarded or chosen, as the question has it.
    Card(Card),
    /// Spend the die to remove this card from the table.
    Lift(Card),
    /// An Army here.
    From(Region),
    /// To this region.
    To(Region),
    /// Pick a figure.
    Take(Figure),
    /// Lose a figure.
    Lose(Figure),
    /// An Elite of this Nation becomes a Regular.
    Reduce(Nation),
    /// This Nation.
    Nation(Nation),
    /// A figure from the reinforcements, here.
    Recruit(Figure, Region),
    /// A figure that stands here.
    At(Figure, Region),
    /// This character.
    Who(Character),
    /// So many.
    Count(u8),
    /// From this deck.
    Draw(Deck),
    /// How the damage of the Hunt is borne.
    Bear(Bear),
    /// One of several effects of a card, counted from 1.
    Way(u8),
}

const PLAIN: [(&str, Choice); 9] = [
    ("pass", Choice::Pass),
    ("done", Choice::Done),
    ("yes", Choice::Yes),
    ("no", Choice::No),
    ("all", Choice::All),
    ("go", Choice::Go),
    ("fight", Choice::Fight),
    ("withdraw", Choice::Withdraw),
    ("cease", Choice::Cease),
];

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((word, _)) = PLAIN.iter().find(|(_, choice)| choice == self) {
            return f.write_str(word);
        }
        match self {
            Self::Die(face) => write!(f, "die:{face}"),
            Self::Ring(from, to) => write!(f, "ring:{from}>{to}"),
            Self::Act(act) => write!(f, "act:{act}"),
            Self::Card(card) => write!(f, "card:{card}"),
            Self::Lift(card) => write!(f, "lift:{card}"),
            Self::From(region) => write!(f, "from:{region}"),
            Self::To(region) => write!(f, "to:{region}"),
            Self::Take(figure) => write!(f, "take:{figure}"),
            Self::Lose(figure) => write!(f, "lose:{figure}"),
            Self::Reduce(nation) => write!(f, "reduce:{nation}"),
            Self::Nation(nation) => write!(f, "nation:{nation}"),
            Self::Recruit(figure, region) => write!(f, "recruit:{figure}@{region}"),
            Self::At(figure, region) => write!(f, "at:{figure}@{region}"),
            Self::Who(who) => write!(f, "who:{who}"),
            Self::Count(count) => write!(f, "count:{count}"),
            Self::Draw(deck) => write!(f, "draw:{deck}"),
            Self::Bear(bear) => write!(f, "bear:{bear}"),
            Self::Way(way) => write!(f, "way:{way}"),
            plain => unreachable!("{plain:?} has a word"),
        }
    }
}

impl FromStr for Choice {
    type Err = Unknown;
    fn from_str(text: &str) -> Result<Self, Unknown> {
        if let Some((_, choice)) = PLAIN.iter().find(|(word, _)| *word == text) {
            return Ok(*choice);
        }
        let unknown = || Unknown::new("choice", text);
        let (word, rest) = text.split_once(':').ok_or_else(unknown)?;
        // A number is read as it is written: no sign, no leading zero.
        let number = || {
            let number = rest.parse::<u8>().ok();
            number
                .filter(|number| number.to_string() == rest)
                .ok_or_else(unknown)
        };
        Ok(match word {
            "die" => Self::Die(rest.parse()?),
            "ring" => {
                let (from, to) = rest.split_once('>').ok_or_else(unknown)?;
                Self::Ring(from.parse()?, to.parse()?)
            }
            "act" => Self::Act(rest.parse()?),
            "card" => Self::Card(rest.parse()?),
            "lift" => Self::Lift(rest.parse()?),
            "from" => Self::From(rest.parse()?),
            "to" => Self::To(rest.parse()?),
            "take" => Self::Take(rest.parse()?),
            "lose" => Self::Lose(rest.parse()?),
            "reduce" => Self::Reduce(rest.parse()?),
            "nation" => Self::Nation(rest.parse()?),
            "recruit" => {
                let (figure, region) = rest.split_once('@').ok_or_else(unknown)?;
                Self::Recruit(figure.parse()?, region.parse()?)
            }
            "at" => {
                let (figure, region) = rest.split_once('@').ok_or_else(unknown)?;
                Self::At(figure.parse()?, region.parse()?)
            }
            "who" => Self::Who(rest.parse()?),
            "count" => Self::Count(number()?),
            "draw" => Self::Draw(rest.parse()?),
            "bear" => Self::Bear(rest.parse()?),
            "way" => Self::Way(number()?),
            _ => return Err(unknown()),
        })
    }
}
