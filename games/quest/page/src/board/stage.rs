//! The view and the pieces a question is about.

use canvas::{Shows, Stage};
use quest::Choice;
use quest::frame::Frame;
use quest::state::SAURON;

use super::hand::plots_apart;
use super::{Scene, asked, moment, spots};

/// The combat that is fought; the card that was turned up and asks; then wherever the answers lie: among cards, on a sheet, or on
/// the map. Where cards of the hand are picked in a panel, it is about that.
pub(crate) fn stage(scene: &Scene) -> Stage {
    let (table, own) = (&scene.view.table, scene.ctx.own);
    let mut about = Vec::<String>::new();
    if table.combat.is_some() {
        about.push("combat-duel".to_owned());
    }
    let asks_of_card =
        |choice: &Choice| matches!(choice, Choice::Option(_) | Choice::Number(_) | Choice::Yes);
    // What damage a card of the hand prevents is asked of a card, too.
    let shielded = matches!(table.frames.top(), Some(Frame::Shielded(_)));
    let of_card = shielded || scene.legal().any(asks_of_card);
    if table.combat.is_none() && of_card && moment::turned_up(scene) {
        about.push("moment".to_owned());
    }
    let picked = asked::is_of_hand(scene);
    let row = |choice: &Choice| row(scene, choice).filter(|id| !(picked && id.starts_with("hand-")));
    for choice in scene.legal() {
        let Some(id) = row(choice) else { continue };
        if !about.contains(&id) {
            about.push(id);
        }
    }
    if picked && about.is_empty() {
        about.push(format!("picker-{}", scene.ply));
    }
    if about.is_empty() || scene.legal().any(|choice| spots::home(scene.view, choice).is_some()) {
        about.push("quest-map".to_owned());
    }
    let cards = about.iter().any(|id| id.starts_with("row-") || id == "heroes");
    let sauron = own == Some(SAURON) && scene.legal().any(|choice| matches!(choice, Choice::Act(_)));
    if sauron {
        about.insert(0, "sauron-actions".to_owned());
    }
    let shows = if cards { Shows::Choice } else { Shows::Map };
    about.into_iter().fold(Stage::of(shows).laid_by_marks(), Stage::about)
}

/// The classes of the page, by which the style gives each part its room: whether it is about what is counted beside the map, about the
/// hand, about a panel in which cards of the hand are picked, or about the heroes that one chooses among.
pub(crate) fn marks(scene: &Scene, stage: &Stage) -> &'static str {
    if stage.subjects().iter().any(|id| id == "heroes") {
        return "table--map table--whole qu-main qu-main--heroes";
    }
    let of_hand = stage.subjects().iter().any(|id| id.starts_with("hand-"));
    match (is_counted(stage), asked::is_of_hand(scene), of_hand) {
        (true, true, _) => "table--map table--whole qu-main qu-main--counts qu-main--picks",
        (false, true, _) => "table--map table--whole qu-main qu-main--picks",
        (true, false, true) => "table--map table--whole qu-main qu-main--counts qu-main--hand",
        (false, false, true) => "table--map table--whole qu-main qu-main--hand",
        (true, false, false) => "table--map table--whole qu-main qu-main--counts",
        (false, false, false) => "table--map table--whole qu-main",
    }
}

/// Is it about something that is counted beside the map?
fn is_counted(stage: &Stage) -> bool {
    let mut about = stage.subjects().iter();
    about.any(|id| {
        ["combat-duel", "moment", "story"].contains(&id.as_str())
            || id.starts_with("sauron-")
            || id.starts_with("sheet-")
    })
}

/// The row of cards, or the sheet, in which an answer lies.
fn row(scene: &Scene, choice: &Choice) -> Option<String> {
    let (table, own) = (&scene.view.table, scene.ctx.own?);
    let sauron = &table.sauron;
    let row =
        |looked_at: bool, here: &str, else_: &str| Some(if looked_at { here } else { else_ }.to_owned());
    match *choice {
        Choice::Hero(_) if table.turn.round == 0 => Some("heroes".to_owned()),
        Choice::Card(_) if spots::of_stack(scene.view) => Some("row-stack".to_owned()),
        Choice::Card(card) if table.decks.training.iter().any(|one| one == card) => {
            Some("row-training".to_owned())
        }
        Choice::Card(_) if own == SAURON => table.combat.is_some().then(|| "hand-combat".to_owned()),
        Choice::Card(_) | Choice::Go(..) => {
            (own != SAURON && !table.hero(own).hand.is_empty()).then(|| format!("hand-{own}"))
        }
        Choice::Plot(plot) => row(plots_apart(scene).contains(&plot), "row-looking", "hand-plots"),
        Choice::Shadow(card) => {
            row(sauron.choosing.iter().any(|one| one == card), "row-choosing", "hand-shadows")
        }
        Choice::Peril(peril) if sauron.perils.iter().any(|one| one == peril) => Some("row-perils".to_owned()),
        Choice::Corruption(card) if sauron.corruption.iter().any(|one| one == card) => {
            Some("row-dealt".to_owned())
        }
        Choice::Raise(_)
        | Choice::Item(_)
        | Choice::Corruption(_)
        | Choice::Life
        | Choice::AllLife
        | Choice::Rest
            if own != SAURON && table.combat.is_none() =>
        {
            Some(format!("sheet-{own}"))
        }
        Choice::Marker(_) => Some("story".to_owned()),
        _ => None,
    }
}
