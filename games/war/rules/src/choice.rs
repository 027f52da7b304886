//! The small decisions, and their notation: a word, and after a colon what it is about.

use crate::card::{Card, Deck};
use crate::character::Character;
use crate::face::Face;
use crate::figures::Figure;
use crate::nation::Nation;
use crate::region::Region;

table::ids! {
    /// The use of an Action die.
    pub enum Act: "war-act-", "action", effect: "war-effect-act-" {
        /// One Army with a Leader or character moves.
        MarchLed = "march-led",
        /// One Army with a Leader or character attacks.
        AttackLed = "attack-led",
        /// The Fellowship moves.
        MoveFellowship = "move-fellowship",
        /// The Fellowship hides.
        Hide = "hide",
        /// Companions leave the Fellowship.
        Separate = "separate",
        /// Companions on the map move.
        MoveCompanions = "move-companions",
        /// Nazgûl and Minions move.
        MoveMinions = "move-minions",
        /// Two Armies move.
        March = "march",
        /// One Army attacks.
        Attack = "attack",
        /// A Nation advances on the Political Track.
        Diplomacy = "diplomacy",
        /// Reinforcements come.
        Recruit = "recruit",
        /// A card is drawn from the Character deck.
        DrawCharacter = "draw-character",
        /// A card is drawn from the Strategy deck.
        DrawStrategy = "draw-strategy",
        /// Gandalf the White comes.
        WhiteRider = "white-rider",
        /// Strider becomes Aragorn.
        Crown = "crown",
        /// The Witch-king comes.
        WitchKing = "witch-king",
        /// The Mouth of Sauron comes.
        Mouth = "mouth",
        /// Saruman comes.
        Saruman = "saruman",
        /// Saruman: a Regular in every Settlement of Isengard.
        Voice = "voice",
        /// Saruman: two Regulars in Orthanc become Elites.
        Uruks = "uruks",
        /// A Companion in a City or Stronghold of his own Nation makes it advance: Boromir.
        Boromir = "boromir",
        Legolas = "legolas",
        Gimli = "gimli",
        /// The die is laid aside without effect.
        Skip = "skip",
    }
}

table::ids! {
    /// A way the Fellowship bears the damage of a Hunt.
    pub enum Bear: "war-choice-bear-", "way to bear the Hunt", effect: "war-effect-bear-" {
        /// The Guide is lost.
        Guide = "guide",
        /// A Companion drawn at random is lost.
        Random = "random",
        /// The Ring is used: Corruption.
        Ring = "ring",
    }
}

table::choices! {
    /// One small decision.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Choice: "choice" after ":", words "war" {
        /// Let the enemy act first.
        Pass = "pass",
        /// No more of this.
        Done = "done",
        /// Do what may be done.
        Yes = "yes",
        /// Do not.
        No = "no",
        /// Everything that may go.
        All = "all",
        /// The end of picking: the force goes.
        Go = "go",
        /// Fight a field battle, or fight on.
        Fight = "fight",
        /// Withdraw into the Stronghold.
        Withdraw = "withdraw",
        /// Cease the attack.
        Cease = "cease",
        /// Spend a die that shows this.
        Die(face: Face) = "die",
        /// Use an Elven Ring on a die of the first face: it shows the second.
        Ring(from: Face, ">" to: Face) = "ring",
        /// Spend the die on this.
        Act(act: Act) = "act",
        /// A card: played, discarded or chosen, as the question has it.
        Card(card: Card) = "card",
        /// Spend the die to remove this card from the table.
        Lift(card: Card) = "lift",
        /// An Army here.
        From(at: Region) = "from",
        To(at: Region) = "to",
        /// Pick a figure.
        Take(figure: Figure) = "take",
        Lose(figure: Figure) = "lose",
        /// An Elite of this Nation becomes a Regular.
        Reduce(nation: Nation) = "reduce",
        Nation(nation: Nation) = "nation",
        /// A figure from the reinforcements, here.
        Recruit(figure: Figure, "@" at: Region) = "recruit",
        /// A figure that stands here.
        At(figure: Figure, "@" at: Region) = "at",
        Who(who: Character) = "who",
        /// A number.
        Count(count: u8) = "count",
        Draw(deck: Deck) = "draw",
        /// The way the damage of the Hunt is borne.
        Bear(bear: Bear) = "bear",
        /// One of several effects of a card, counted from 1.
        Way(way: u8) = "way",
    }
}
