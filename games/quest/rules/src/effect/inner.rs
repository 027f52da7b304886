//! Effects inside effects, numbered: frames keep an effect by its number.

use cardlang::{Arg, Args, Arguments, Fault, Node, Used, Value};
use serde::{Deserialize, Serialize};

use super::{Area, Decider, Effect, titles};
use crate::ids::Plot;

/// An effect by its number in the pack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Op(pub u16);

/// An effect that stands in another.
#[derive(Clone, PartialEq, Debug)]
pub struct Inner {
    pub effect: Box<Effect>,
    /// Its number, once the pack is read.
    pub op: Op,
}

impl Value for Inner {
    fn what() -> String {
        Effect::what()
    }

    fn read(node: &Node, ids: &cardlang::Ids) -> Result<Self, Fault> {
        let effect = Box::new(Effect::read(node, ids)?);
        Ok(Self { effect, op: Op(0) })
    }

    fn write(&self) -> Node {
        self.effect.write()
    }

    fn visit(&self, seen: &mut dyn FnMut(Used<'_>)) {
        self.effect.visit(seen);
    }
}

impl cardlang::Say for Inner {
    fn say(&self) -> table::Arg {
        table::Arg::Said(vec![self.effect.told()])
    }

    fn message(&self) -> table::Message {
        self.effect.told()
    }
}

/// The options of an effect, and the player who chooses.
#[derive(Clone, PartialEq, Debug)]
pub struct EffectOptions {
    /// The player who chooses.
    pub who: Decider,
    pub of: Vec<Inner>,
}

impl Arguments for EffectOptions {
    fn read(args: &mut Args<'_>) -> Result<Self, Fault> {
        let who = args.take("who")?;
        let ids = args.ids();
        let of = args.rest().into_iter().map(|node| Inner::read(node, ids));
        let of = of.collect::<Result<_, _>>()?;
        Ok(Self { who, of })
    }

    fn write(&self) -> Vec<Arg> {
        let of = self.of.iter().map(|inner| inner.write().into());
        std::iter::once(self.who.write().into()).chain(of).collect()
    }

    fn visit(&self, seen: &mut dyn FnMut(Used<'_>)) {
        self.of.iter().for_each(|inner| inner.visit(seen));
    }
}

impl cardlang::Say for EffectOptions {
    fn say(&self) -> table::Arg {
        cardlang::said::all(&self.of)
    }

    fn give(&self, _: &cardlang::said::ArgName, message: &mut table::Message) {
        self.who.give(&cardlang::arg_name!(who), message);
        self.of.give(&cardlang::arg_name!(of), message);
        // Combinations are told apart by numbers, and so is what is a sentence of its own.
        let is_long = |inner: &Inner| {
            !inner.effect.inner().is_empty() || matches!(*inner.effect, Effect::CommandMinion)
        };
        self.of.iter().any(is_long).give(&cardlang::arg_name!(long), message);
        let id = match self.of.len() {
            3 => "quest-does-listed-three",
            _ => "quest-does-listed",
        };
        let mut listed = table::Message::new(id);
        for (name, inner) in ["first", "second", "third"].into_iter().zip(&self.of) {
            listed.args.push((name, inner.say()));
        }
        message.args.push(("listed", table::Arg::Said(vec![listed])));
    }
}

/// Numbers an effect and all that stand in it, and puts them into the list of all.
pub(crate) fn number_all(mut effect: Effect, all: &mut Vec<Effect>) -> Op {
    for inner in effect.inner_mut() {
        inner.op = number_all((*inner.effect).clone(), all);
    }
    all.push(effect);
    Op(all.len() as u16 - 1)
}

/// The plots of which Sauron takes one, if a choice is between nothing else.
fn taken(of: &[Inner]) -> Option<Vec<Plot>> {
    let plots = of.iter().map(|inner| match &*inner.effect {
        Effect::FindAndPlay { plots } => Some(plots.plots.clone()),
        _ => None,
    });
    Some(plots.collect::<Option<Vec<_>>>()?.concat())
}

impl Effect {
    /// The effect in words. To choose a place and go there is said in one, and so are to go to a place, and the plots of which Sauron takes
    /// one.
    pub fn told(&self) -> table::Message {
        use cardlang::Say;
        match self {
            Self::At { who, area, then } if *then.effect == Self::Go => {
                let mut message = table::Message::new("quest-does-go_to");
                who.give(&cardlang::arg_name!(who), &mut message);
                area.give(&cardlang::arg_name!(area), &mut message);
                message
            }
            Self::Each { area: Area::Place(place), then } if *then.effect == Self::Go => {
                table::Message::new("quest-does-go_there").with("place", place.term())
            }
            Self::Choose(EffectOptions { who: Decider::Sauron, of }) => match taken(of) {
                Some(plots) => table::Message::new("quest-does-find_and_play").with("plots", titles(&plots)),
                None => self.message(),
            },
            _ => self.message(),
        }
    }

    /// The effects inside this one.
    fn inner(&self) -> Vec<&Inner> {
        match self {
            Self::All(of) | Self::Choose(EffectOptions { of, .. }) => of.iter().collect(),
            Self::If { then, otherwise, .. } => std::iter::once(then).chain(otherwise).collect(),
            Self::May { then, .. }
            | Self::Times { then, .. }
            | Self::UpTo { then, .. }
            | Self::EachHero { then }
            | Self::PickHero { then, .. }
            | Self::At { then, .. }
            | Self::Some { then, .. }
            | Self::Each { then, .. }
            | Self::Pay { then, .. }
            | Self::Shielded { reward: then, .. }
            | Self::FightThen { then, .. }
            | Self::FightOn { reward: then, .. }
            | Self::MoveCharacter { then } => vec![then],
            _ => Vec::new(),
        }
    }

    fn inner_mut(&mut self) -> Vec<&mut Inner> {
        match self {
            Self::All(of) | Self::Choose(EffectOptions { of, .. }) => of.iter_mut().collect(),
            Self::If { then, otherwise, .. } => std::iter::once(then).chain(otherwise).collect(),
            Self::May { then, .. }
            | Self::Times { then, .. }
            | Self::UpTo { then, .. }
            | Self::EachHero { then }
            | Self::PickHero { then, .. }
            | Self::At { then, .. }
            | Self::Each { then, .. }
            | Self::Some { then, .. }
            | Self::Pay { then, .. }
            | Self::Shielded { reward: then, .. }
            | Self::FightThen { then, .. }
            | Self::FightOn { reward: then, .. }
            | Self::MoveCharacter { then } => vec![then],
            _ => Vec::new(),
        }
    }
}
