//! Refusals of choices: each with its clause and the id of its words.

use crate::card::{Card, CardSet, Suit};
use crate::character::{Character, CharacterSet};

table::refusals! {
    /// The reason why a choice may not be made.
    pub enum Why {
        /// Another player must decide.
        NotAsked = "LDT-3.2", "tricks-no-not-asked",
        /// The choice does not answer the open question.
        NotNow = "LDT-2.6", "tricks-no-not-now",
        /// The game is over.
        Over = "LDT-6.5", "tricks-no-over",
        /// There is no such group, or it has played.
        NoGroup = "LDT-C32.1", "tricks-no-group",
        /// The character is not in this round.
        NotInChapter = "LDT-1.4", "tricks-no-not-in-chapter",
        /// The character is taken.
        Taken {
            /// The character taken.
            character: Character,
        } = "LDT-2.5", "tricks-no-taken",
        /// Starred characters must be taken, and no other chooser is left for them.
        StarsFirst {
            /// The starred characters not yet taken.
            who: CharacterSet,
        } = "LDT-2.5", "tricks-no-stars-first",
        /// One may not exchange with that chair.
        NotAPartner {
            /// The characters one may exchange with.
            with: CharacterSet,
        } = "LDT-2.7", "tricks-no-partner",
        /// The action is mandatory.
        MustDo = "LDT-2.6", "tricks-no-must-do",
        /// The card is not in the hand, or is covered.
        NotInHand {
            card: Card,
        } = "LDT-3.1", "tricks-no-not-in-hand",
        /// Aragorn keeps the White Tower.
        Keeps {
            /// The card kept.
            card: Card,
        } = "LDT-2.7", "tricks-no-keeps",
        /// The Ring-bearer keeps the Ring.
        KeepsTheRing {
            /// The card kept.
            card: Card,
        } = "LDT-7.4", "tricks-no-keeps",
        /// Treebeard keeps the White Tower.
        KeepsLate {
            /// The card kept.
            card: Card,
        } = "LDT-C22.4", "tricks-no-keeps",
        /// The card that was taken does not go back for itself.
        ForItself {
            /// The card passed before.
            card: Card,
        } = "LDT-C21.2", "tricks-no-for-itself",
        /// Only the bottom row of the pyramid is passed.
        NotBottom = "LDT-9.6", "tricks-no-not-bottom",
        /// There is no lost card in this round.
        NothingLost = "LDT-2.2", "tricks-no-nothing-lost",
        /// The card may not become the lost card.
        NotTheLost {
            /// The card refused.
            card: Card,
        } = "LDT-C36.1", "tricks-no-not-the-lost",
        /// A Tower never becomes the lost card.
        TowerLost = "LDT-2.2", "tricks-no-tower-lost",
        /// Not one of the cards drawn.
        NotDrawn = "LDT-C26.1", "tricks-no-not-drawn",
        /// There is no such Burden.
        NoBurden = "LDT-7.6", "tricks-no-burden",
        /// The step card is taken.
        StepTaken = "LDT-C34.2", "tricks-no-step-taken",
        /// A tucked card is asked about before a card is played.
        TuckedFirst = "LDT-2.8", "tricks-no-tucked-first",
        /// The suit must be followed.
        MustFollow {
            /// The led suit.
            suit: Suit,
            /// The cards that follow it.
            cards: CardSet,
        } = "LDT-3.2", "tricks-no-must-follow",
        /// Orcs are not led.
        OrcLed = "LDT-5.3", "tricks-no-orc-led",
        /// Rings are not led before one has been played.
        RingsClosed = "LDT-7.2", "tricks-no-rings-closed",
        /// The highest card must be led.
        NotHighest {
            /// One of these.
            cards: CardSet,
        } = "LDT-C31.1", "tricks-no-not-highest",
        /// Fatigue does not follow.
        FatigueFollows = "LDT-8.1", "tricks-no-fatigue-follows",
        /// Only the 1 of Rings can be declared to win.
        NotTheRing = "LDT-7.3", "tricks-no-not-the-ring",
        /// The character has no Light.
        NoLight = "LDT-C35.4", "tricks-no-light",
        LightSpent = "LDT-C35.4", "tricks-no-light-spent",
        /// No character is completed, or the chapter is short: nothing can be kept.
        NothingToKeep = "LDT-6.8", "tricks-no-nothing-to-keep",
        /// The card lies face up already.
        AlreadyShown = "LDT-C36.2", "tricks-no-already-shown",
    }
}
