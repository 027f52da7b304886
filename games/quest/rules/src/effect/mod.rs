//! The effects of cards, as values read from the pack: see `data/language.md`.

mod amount;
mod area;
mod combat;
mod inner;
mod quest;

pub use amount::{Condition, Count, Number};
pub use area::{Area, Where};
pub use combat::{Ability, Deck, Odd, Test, Tested};
pub(crate) use inner::number_all;
pub use inner::{EffectOptions, Inner, Op};
pub use quest::{Burden, Lasting, Moment, Task};

use crate::ids::{Character, Item, Monster, Place, Plot};
use crate::kinds::{Attribute, Colour};

cardlang::words! {
    /// The player who decides.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Decider: "one who decides" said "quest-who-" {
        /// The hero concerned.
        "hero" => Hero,
        /// The heroes: the first of them in turn order says it.
        "heroes" => Heroes,
        /// Sauron.
        "sauron" => Sauron,
    }
}

cardlang::words! {
    /// A kind of Sauron's cards.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Cards: "kind of Sauron's cards" said "quest-kind-" {
        /// Plots.
        "plot" => Plot,
        /// Shadow cards.
        "shadow" => Shadow,
    }
}

cardlang::words! {
    /// The attribute that a level raises.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Raised: "attribute" said "quest-raised-" {
        /// Fortitude.
        "fortitude" => Fortitude,
        /// Strength.
        "strength" => Strength,
        /// Agility.
        "agility" => Agility,
        /// Wisdom.
        "wisdom" => Wisdom,
        /// The hero's choice.
        "choice" => Choice,
    }
}

impl Raised {
    /// The attribute; none, where the hero chooses.
    pub const fn attribute(self) -> Option<Attribute> {
        match self {
            Self::Fortitude => Some(Attribute::Fortitude),
            Self::Strength => Some(Attribute::Strength),
            Self::Agility => Some(Attribute::Agility),
            Self::Wisdom => Some(Attribute::Wisdom),
            Self::Choice => None,
        }
    }
}

/// The enemy that a card makes a hero fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// A monster of this kind.
    Monster(Monster),
    /// `minion`: one at the hero's place or, where there is none, any on the map.
    Minion,
}

impl cardlang::Value for Opponent {
    fn what() -> String {
        "a monster, or `minion`".to_owned()
    }

    fn read(node: &cardlang::Node, ids: &cardlang::Ids) -> Result<Self, cardlang::Fault> {
        match node.as_word() {
            Some("minion") => Ok(Self::Minion),
            _ => Monster::read(node, ids).map(Self::Monster),
        }
    }

    fn write(&self) -> cardlang::Node {
        match self {
            Self::Monster(monster) => monster.write(),
            Self::Minion => cardlang::Node::word("minion"),
        }
    }
}

impl cardlang::Say for Opponent {
    fn say(&self) -> table::Arg {
        match self {
            Self::Monster(monster) => monster.say(),
            Self::Minion => table::Arg::Term("quest-foe-minion"),
        }
    }
}

cardlang::ops! {
    /// An effect of a card.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Effect: "effect" said "quest-does-" {
        /// One after the other.
        "all" => All[Vec<Inner>],
        /// One of these effects; those that cannot be done in full are not offered.
        "choose" => Choose[EffectOptions],
        /// An optional effect.
        "may" => May { who: Decider, then: Inner },
        /// An effect under a condition; otherwise the other, if one is given.
        "if" => If { so: Condition, then: Inner, otherwise: Option<Inner> },
        /// Again and again.
        "times" => Times { how_often: Number, then: Inner },
        /// Again and again, as long as it is wanted.
        "up_to" => UpTo { how_often: Number, who: Decider, then: Inner },
        /// An effect for each hero in turn order.
        "each_hero" => EachHero { then: Inner },
        /// An effect for a hero who is picked.
        "pick_hero" => PickHero { who: Decider, then: Inner },
        /// An effect at a place that is picked; none where there is no such place.
        "at" => At { who: Decider, area: Area, then: Inner },
        /// An effect at up to `most` different places that are picked.
        "some" => Some { most: u8, who: Decider, area: Area, then: Inner },
        /// An effect at every place of an area.
        "each" => Each { area: Area, then: Inner },
        /// Spend favor for it.
        "pay" => Pay { favor: u8, then: Inner },
        /// The hero gains or loses favor.
        "favor" => Favor { by: i8 },
        /// Favor comes to the place.
        "favor_at" => FavorAt { tokens: u8 },
        /// The hero draws corruption cards.
        "corruption" => Corruption { cards: u8 },
        /// The hero discards corruption cards.
        "cure" => Cure { cards: u8 },
        /// The hero discards all corruption cards.
        "cure_all" => CureAll,
        /// The hero receives training.
        "training" => Training { times: u8 = 1 },
        /// The hero gains a level.
        "level" => Level { of: Raised },
        /// The hero gains an item.
        "item" => Item { kind: Item },
        /// The hero has less of the attribute until the end of this combat.
        "weaken" => Weaken { attribute: Attribute, by: Number },
        /// The hero discards an item.
        "lose_item" => LoseItem,
        /// The hero suffers damage.
        "damage" => Damage { points: Number },
        /// The hero suffers damage and may ward it off with cards; if nothing is left, the reward.
        "shielded" => Shielded { points: u8, reward: Inner },
        /// The hero discards cards from hand.
        "discard" => Discard { cards: u8 },
        /// A discard at random.
        "discard_random" => DiscardRandom { cards: Number },
        /// A discard until `cards` cards are left.
        "discard_down_to" => DiscardDownTo { cards: u8 },
        /// The hero draws from the life pool.
        "draw" => Draw { cards: Number },
        /// The rest pool is shuffled into the life pool.
        "rest_to_life" => RestToLife,
        /// The damage pool is shuffled into the life pool.
        "damage_to_life" => DamageToLife,
        /// The damage pool is shuffled into the rest pool.
        "damage_to_rest" => DamageToRest,
        /// The hand is shuffled into the life pool.
        "hand_to_life" => HandToLife,
        /// Top cards of the damage pool go onto the rest pool.
        "heal_top" => HealTop { cards: Number },
        /// Top cards of the life pool go onto the rest pool.
        "tire" => Tire { cards: Number },
        /// The hero goes to the place.
        "go" => Go,
        /// The hero's turn ends.
        "end_turn" => EndTurn,
        /// The hero has an encounter where he is.
        "encounter" => Encounter,
        /// The hero's place counts as perilous until the end of the turn.
        "perilous" => Perilous,
        /// The hero may move so often at most in the next Travel step.
        "moves_at_most" => MovesAtMost { moves: u8 },
        /// The hero skips the Ambush step.
        "no_ambush" => NoAmbush,
        /// The Shadow Pool gains or loses influence.
        "pool" => Pool { by: i8 },
        /// The place gains or loses influence, whatever is next to it.
        "influence" => Influence { by: i8 },
        /// The place loses all influence.
        "clear_influence" => ClearInfluence,
        /// Sauron places influence in extension.
        "extend" => Extend { tokens: Number },
        /// Influence in extension of this stronghold.
        "extend_from" => ExtendFrom { stronghold: Place, tokens: Number },
        /// Influence in extension or in the Shadow Pool.
        "extend_or_pool" => ExtendOrPool { tokens: Number },
        /// A monster comes to the place, influence or not (1), or one leaves it (-1).
        "monster" => Monster { by: i8 },
        /// All monsters leave the place.
        "clear_monsters" => ClearMonsters,
        /// The hero looks at the monsters there.
        "examine" => Examine { area: Area },
        /// Sauron places monsters by the rules of a command.
        "place_monsters" => PlaceMonsters { most: u8 },
        /// The hero fights at once.
        "fight" => Fight { foe: Monster },
        /// The hero fights at once, with agility 0.
        "fight_less_agile" => FightLessAgile { foe: Monster },
        /// The hero fights at once, and the next effect happens however it ends.
        "fight_then" => FightThen { foe: Monster, then: Inner },
        /// The hero fights at once; if it is defeated, the reward; if not, the turn goes on all the same.
        "fight_on" => FightOn { foe: Opponent, reward: Inner },
        /// A minion at the place suffers damage.
        "wound_minion" => WoundMinion { points: u8 },
        /// Sauron moves a minion to the place.
        "minion_to_place" => MinionToPlace,
        /// A minion on the map or defeated comes to the place, without damage.
        "minion_anywhere" => MinionAnywhere,
        /// Sauron gives one order to one minion.
        "command_minion" => CommandMinion,
        /// A character comes to the place, from wherever it is; `any`: of the decider's choice.
        "character" => Character { who: Whom },
        /// A character at the place leaves it.
        "lose_character" => LoseCharacter,
        /// All characters at the place leave it.
        "lose_characters" => LoseCharacters,
        /// Favor at the place is lost.
        "lose_favor_at" => LoseFavorAt { tokens: u8 },
        /// A character goes to an adjacent place that is no stronghold, and there something happens.
        "move_character" => MoveCharacter { then: Inner },
        /// One of Sauron's markers goes on, or back.
        "marker" => Marker { colour: Colour, by: i8 },
        /// The heroes' marker goes on.
        "hero_marker" => HeroMarker { by: i8 },
        /// The heroes' marker goes `by` less in the next Story step.
        "late" => Late { by: u8 },
        /// Sauron draws a peril card more.
        "peril" => Peril,
        /// Sauron draws cards.
        "sauron_draws" => SauronDraws { what: Cards, cards: u8 },
        /// Sauron discards cards: shadow cards by chance, plots by choice.
        "sauron_discards" => SauronDiscards { what: Cards, cards: u8 },
        /// An active plot there is discarded.
        "discard_plot" => DiscardPlot { area: Area },
        /// All other active plots of that name are discarded.
        "discard_plots_like" => DiscardPlotsLike { plots: Like },
        /// A plot of that name comes from the deck or the discards to Sauron's hand.
        "find_plot" => FindPlot { plots: Like },
        /// The hero sees Sauron's plots.
        "show_plots" => ShowPlots,
        /// A plot from deck or discards to hand, or at once into play; then the deck is shuffled.
        "find_and_play" => FindAndPlay { plots: Like },
        /// Sauron draws corruption cards and gives the hero one; the rest are discarded.
        "deal_corruption" => DealCorruption { cards: u8 },
        /// Sauron looks at the top plot, and puts it on top or at the bottom.
        "look_at_plot" => LookAtPlot,
        /// Sauron takes a plot or shadow card from a discard pile, shown to all.
        "recover" => Recover,
        /// Sauron divides the corruption cards of two heroes between them anew.
        "share_corruption" => ShareCorruption,
        /// This card and its discards go back into the deck.
        "reshuffle" => Reshuffle,
        /// This event leaves play.
        "discard_event" => DiscardEvent,
        /// Nothing.
        "nothing" => Nothing,
    }
}

/// A character, or `any`: the decider's choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Whom(pub Option<Character>);

impl cardlang::Value for Whom {
    fn what() -> String {
        "a character, or `any`".to_owned()
    }

    fn read(node: &cardlang::Node, ids: &cardlang::Ids) -> Result<Self, cardlang::Fault> {
        match node.as_word() {
            Some("any") => Ok(Self(None)),
            _ => Character::read(node, ids).map(|who| Self(Some(who))),
        }
    }

    fn write(&self) -> cardlang::Node {
        match self.0 {
            Some(who) => who.write(),
            None => cardlang::Node::word("any"),
        }
    }
}

impl cardlang::Say for Whom {
    fn say(&self) -> table::Arg {
        self.0.map_or(table::Arg::Term("quest-whom-any"), table::Arg::from)
    }
}

/// Plots by their id, or by a word in it: `gollum`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Like {
    word: String,
    /// All that are meant.
    pub plots: Vec<Plot>,
}

impl cardlang::Value for Like {
    fn what() -> String {
        "a word in the name of a plot".to_owned()
    }

    fn read(node: &cardlang::Node, _: &cardlang::Ids) -> Result<Self, cardlang::Fault> {
        let word = node.as_word().ok_or_else(|| node.expected(&Self::what()))?;
        let meant = |plot: &Plot| plot.id() == word || plot.id().split('_').any(|part| part == word);
        let plots = Plot::all().filter(meant).collect::<Vec<_>>();
        if plots.is_empty() {
            return Err(node.expected(&Self::what()));
        }
        let word = word.to_owned();
        Ok(Self { word, plots })
    }

    fn write(&self) -> cardlang::Node {
        cardlang::Node::word(&self.word)
    }
}

impl cardlang::Say for Like {
    fn say(&self) -> table::Arg {
        titles(&self.plots)
    }
}

/// Plots by their titles.
fn titles(plots: &[Plot]) -> table::Arg {
    let title = |plot: &Plot| table::Message::new("quest-quoted").with("title", plot.term());
    table::Arg::Said(plots.iter().map(title).collect())
}
