//! The place of a choice on the drawing.

use std::collections::HashMap;
use std::fmt::Display;

/// The places of the drawing, by their ids, at which a choice is made.
///
/// ```
/// use canvas::Spot;
///
/// // A card of the hand is clicked to be played: the bar need not show it at full size.
/// let play = Spot::at("card-h3");
/// assert_eq!(play.pointed(), Some("card-h3"));
/// assert!(!play.stands_in_bar());
/// // The dice are rolled by a button of the bar; the cup is lit, too.
/// let roll = Spot::nowhere().and("cup");
/// assert!(roll.stands_in_bar());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Spot {
    points: Option<String>,
    lights: Vec<String>,
    alone: Vec<String>,
    leads: Vec<String>,
    in_bar: bool,
}

impl Spot {
    /// No place: the choice stands in the bar as a button.
    pub fn nowhere() -> Self {
        Self { in_bar: true, ..Self::default() }
    }

    /// The element with this id, which is lit. The bar may fold it away, and what leads to it points there.
    pub fn at(id: impl Display) -> Self {
        Self::towards(&id).and(id)
    }

    /// The element that leads to the choice; lit are only those that are [added](Self::and).
    pub fn towards(id: impl Display) -> Self {
        Self { points: Some(id.to_string()), ..Self::default() }
    }

    /// Adds an element where it can be made, too.
    #[must_use]
    pub fn and(mut self, id: impl Display) -> Self {
        self.lights.push(id.to_string());
        self
    }

    /// Adds an element where it can be made, too, as long as no other choice is added to it in the same way: where
    /// several figures of a region may be chosen, the region alone does not say which.
    #[must_use]
    pub fn and_if_alone(mut self, id: impl Display) -> Self {
        self.alone.push(id.to_string());
        self
    }

    /// Adds the element that the choice leads to: it lights up while one points at the choice.
    #[must_use]
    pub fn leads(mut self, id: impl Display) -> Self {
        self.leads.push(id.to_string());
        self
    }

    /// Keeps the choice in the bar as a button, though it has a place.
    #[must_use]
    pub fn in_bar(mut self) -> Self {
        self.in_bar = true;
        self
    }

    /// The id of the element that choices leading to it point at.
    pub fn pointed(&self) -> Option<&str> {
        self.points.as_deref()
    }

    /// The ids of the elements at which it is made.
    pub fn lit(&self) -> impl Iterator<Item = &str> {
        self.lights.iter().chain(&self.alone).map(String::as_str)
    }

    /// The ids it leads to itself.
    pub(crate) fn leading(&self) -> impl Iterator<Item = String> + '_ {
        self.leads.iter().cloned()
    }

    /// True if it stands in the bar as a button of full size.
    pub const fn stands_in_bar(&self) -> bool {
        self.in_bar
    }
}

/// The choice of each element, by number.
#[derive(Debug, Default)]
pub(crate) struct Places {
    lit: HashMap<String, usize>,
    refused: HashMap<String, usize>,
}

impl Places {
    /// The places of choices in order, with whether each is legal. Where several are made at one place, the first counts.
    pub(crate) fn of<'a>(spots: impl Iterator<Item = (&'a Spot, bool)>) -> Self {
        let mut places = Self::default();
        let mut alone = HashMap::<&str, (usize, bool)>::new();
        for (number, (spot, legal)) in spots.enumerate() {
            let wanted = if legal { &mut places.lit } else { &mut places.refused };
            for id in &spot.lights {
                wanted.entry(id.clone()).or_insert(number);
            }
            for id in spot.alone.iter().filter(|_| legal) {
                alone.entry(id).and_modify(|(_, shared)| *shared = true).or_insert((number, false));
            }
        }
        for (id, (number, shared)) in alone {
            if !shared {
                places.lit.entry(id.to_owned()).or_insert(number);
            }
        }
        places
    }

    /// The number of the legal choice that is made at the element with this id.
    pub(crate) fn lit(&self, id: &str) -> Option<usize> {
        self.lit.get(id).copied()
    }

    /// The number of a choice that one might want to make there and may not.
    pub(crate) fn refused(&self, id: &str) -> Option<usize> {
        self.refused.get(id).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_legal_choice_lights_its_place() {
        let spots = [(Spot::at("card-1"), false), (Spot::at("card-1"), true), (Spot::at("card-1"), true)];
        let places = Places::of(spots.iter().map(|(spot, legal)| (spot, *legal)));
        assert_eq!((places.lit("card-1"), places.refused("card-1")), (Some(1), Some(0)));
        assert_eq!(places.lit("card-2"), None);
    }

    #[test]
    fn a_place_that_several_share_is_lit_by_none_of_them() {
        let here = |figure: &str| Spot::towards("region").and(figure).and_if_alone("region");
        let spots = [here("elf"), here("dwarf")];
        let both = Places::of(spots.iter().map(|spot| (spot, true)));
        assert_eq!((both.lit("region"), both.lit("dwarf")), (None, Some(1)));
        let one = Places::of(spots.iter().zip([true, false]));
        assert_eq!(one.lit("region"), Some(0));
        let itself = [here("elf"), Spot::at("region")];
        let over = Places::of(itself.iter().map(|spot| (spot, true)));
        assert_eq!(over.lit("region"), Some(1));
    }
}
