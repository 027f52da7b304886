//! Explanations of the boxes beside the map: the title of each is a button, and a few words open beside it.

use canvas::Context;
use maud::{Markup, html};

/// A box that says what it is.
pub(crate) struct About {
    /// The end of the ids of what opens.
    pub id: &'static str,
    /// The message of its name.
    pub title: &'static str,
    /// The clause that says the rest.
    pub clause: &'static str,
}

/// The title, with what stands beside it, and the words that it opens.
pub(crate) fn about(ctx: &Context, about: &About, lines: &[String], beside: &Markup) -> Markup {
    let (id, title) = (format!("about-{}", about.id), ctx.say(about.title));
    html! {
        h3 .wa-track__title .wa-about {
            button type="button" popovertarget=(id) popovertargetaction="show" aria-haspopup="dialog" { (title) }
            (beside)
        }
        div id=(id) .wstack popover="auto" role="dialog" aria-label=(title) {
            @for line in lines { p { (line) } }
            a .clause href={ "/rules/war#" (about.clause) } target="_blank" rel="noopener" { (about.clause) }
            button .quiet type="button" popovertarget=(id) popovertargetaction="hide" { (ctx.say("war-board-close")) }
        }
    }
}

/// In how many of a hundred Hunts a tile is drawn: with so many dice, each of which gets the bonus, and so many of those that
/// failed rolled again.
pub(crate) fn odds([dice, bonus, again]: [u8; 3]) -> u32 {
    // A die succeeds with a 6, and with one face less for each point of the bonus; a 1 always fails.
    let fails = 5 - u32::from(bonus.min(4));
    let rolled = u32::from(dice + again.min(dice));
    let (all, none) = (6_u32.pow(rolled), fails.pow(rolled));
    // It never is certain.
    ((100 * (all - none) + all / 2) / all).min(99)
}

#[cfg(test)]
mod tests {
    use super::odds;

    #[test]
    fn odds_of_a_hunt_are_those_of_its_dice() {
        assert_eq!(odds([0, 3, 2]), 0, "nothing is rolled, nor rolled again");
        assert_eq!((odds([1, 0, 0]), odds([1, 1, 0]), odds([1, 9, 0])), (17, 33, 83));
        // 1 − (4/6)³: two dice and one of them again, which a single bonus helps.
        assert_eq!((odds([2, 1, 1]), odds([5, 4, 3])), (70, 99));
    }
}
