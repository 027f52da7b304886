//! Effects of combat cards.

use cardlang::Value as _;

use crate::ids::Card;

cardlang::words! {
    /// The type of a combat card.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Deck: "type of combat cards" said "quest-of-" {
        /// Any.
        "any" => Any,
        /// Melee.
        "melee" => Melee,
        /// Ranged.
        "ranged" => Ranged,
    }
}

impl Deck {
    /// Does a card belong to it that is melee or not?
    pub const fn has(self, melee: bool) -> bool {
        match self {
            Self::Any => true,
            Self::Melee => melee,
            Self::Ranged => !melee,
        }
    }
}

cardlang::ops! {
    /// A condition of an ability on the round.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Test: "test" said "quest-test-" {
        /// The opponent's card is melee.
        "melee" => Melee,
        /// The opponent's card is ranged.
        "ranged" => Ranged,
        /// The own card is melee.
        "own_melee" => OwnMelee,
        /// The own card is ranged.
        "own_ranged" => OwnRanged,
        /// The opponent's card has the type of its last one.
        "repeats" => Repeats,
        /// Its printed defence is that or less.
        "defence_at_most" => DefenceAtMost { points: u8 },
        /// Its printed defence is that or more.
        "defence_at_least" => DefenceAtLeast { points: u8 },
        /// The card costs `points` strength or more.
        "cost_at_least" => CostAtLeast { points: u8 },
        /// The card is not of the declared type.
        "other" => Other,
    }
}

cardlang::ops! {
    /// An ability of a combat card.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Ability: "ability" said "quest-ability-" {
        /// The card cannot be cancelled.
        "uncancelable" => Uncancelable,
        /// Its defence never drops under that.
        "defence_floor" => DefenceFloor { points: u8 },
        /// Its owner is dealt no more than that this round.
        "damage_cap" => DamageCap { points: u8 },
        /// The opponent's card is cancelled, if it is of that type.
        "cancel" => Cancel { of: Deck = Deck::Any },
        /// More attack.
        "attack" => Attack { by: i8 },
        /// More defence.
        "defence" => Defence { by: i8 },
        /// 1 attack for each other card of the own stack.
        "attack_per_other" => AttackPerOther { of: Deck },
        /// 1 defence for each other card of the own stack.
        "defence_per_other" => DefencePerOther { of: Deck },
        /// Damage to the opponent, at once.
        "damage" => Damage { points: u8 },
        /// Damage to the owner, at once.
        "self_damage" => SelfDamage { points: u8 },
        /// The opponent's printed attack is reduced to that.
        "opposing_attack" => OpposingAttack { points: u8 },
        /// The opponent's printed defence is reduced to that.
        "opposing_defence" => OpposingDefence { points: u8 },
        /// The opponent discards combat cards by chance.
        "random_discard" => RandomDiscard { cards: u8 },
        /// The opponent says how many ranged and melee cards it holds.
        "show_counts" => ShowCounts,
        /// The opponent plays first and face up.
        "face_up" => FaceUp,
        /// Abilities under a condition.
        "if" => If[Tested],
        /// Several.
        "all" => All[Vec<Ability>],
        /// Abilities that act if the card deals damage this round.
        "if_dealt" => IfDealt[Vec<Ability>],
        /// Abilities that act if its owner is dealt damage this round.
        "if_damaged" => IfDamaged[Vec<Ability>],
        /// Abilities that act if its owner is dealt none.
        "if_unhurt" => IfUnhurt[Vec<Ability>],
        /// Abilities that act if the opponent is defeated this round.
        "if_defeated" => IfDefeated[Vec<Ability>],
        /// Abilities that act in the next round, before that card's own.
        "next" => Next[Vec<Ability>],
    }
}

/// Abilities that hold only if something is so.
#[derive(Clone, PartialEq, Debug)]
pub struct Tested {
    /// The condition.
    pub so: Test,
    /// The abilities under it.
    pub then: Vec<Ability>,
}

impl cardlang::Arguments for Tested {
    fn read(args: &mut cardlang::Args<'_>) -> Result<Self, cardlang::Fault> {
        let so = args.take("so")?;
        let ids = args.ids();
        let then = args.rest().into_iter().map(|node| <Ability as cardlang::Value>::read(node, ids));
        let then = then.collect::<Result<_, _>>()?;
        Ok(Self { so, then })
    }

    fn write(&self) -> Vec<cardlang::Arg> {
        let then = self.then.iter().map(|ability| ability.write().into());
        std::iter::once(self.so.write().into()).chain(then).collect()
    }

    fn visit(&self, seen: &mut dyn FnMut(cardlang::Used<'_>)) {
        self.so.visit(seen);
        self.then.iter().for_each(|ability| ability.visit(seen));
    }
}

impl cardlang::Say for Tested {
    fn say(&self) -> table::Arg {
        cardlang::said::all(&self.then)
    }

    fn give(&self, _: &cardlang::said::ArgName, message: &mut table::Message) {
        self.so.give(&cardlang::arg_name!(so), message);
        self.then.give(&cardlang::arg_name!(then), message);
    }
}

cardlang::words! {
    /// Abilities that no words of the language say: one file each, in `src/play/cards`. The word is the id of the card.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[allow(missing_docs)]
    pub enum Odd: "odd card" {
        "shrewd_planning" => ShrewdPlanning,
        "ready" => Ready,
        "endure" => Endure,
        "heightened_senses" => HeightenedSenses,
        "outmaneuver" => Outmaneuver,
        "retaliate" => Retaliate,
        "wear_down" => WearDown,
        "execute" => Execute,
        "reversal" => Reversal,
        "hamstring" => Hamstring,
        "eleanor_retreat" => Retreat,
        "eleanor_rest" => Rest,
    }
}

impl Odd {
    /// The odd ability of a card, by its id.
    pub fn of(card: Card) -> Option<Self> {
        Self::ALL.into_iter().find(|odd| odd.name() == card.id())
    }
}
