//! The games of the house, one statement each: rules and data, minds, page, and what else they offer.

use std::path::Path;

use journey::Journey;
use journey::data::Data as Sheet;
use journey_page::JourneyPage;
use quest::{MiddleEarthQuest, Pack};
use quest_page::QuestPage;
use tricks::Tricks;
use tricks::book::Data as Cards;
use tricks_mind::solver::OpenHands;
use tricks_page::TricksPage;
use war::War;
use war_page::WarPage;
use wizards::Wizards;
use wizards_page::WizardsPage;

use crate::failure::Failure;
use crate::own_data::OwnData;
use crate::room::RoomOf;
use crate::rooms::House;

/// Opens the house, with the host's own data files where `data` is a folder that holds any.
///
/// # Errors
/// When the folder or a file in it is not what it should be.
pub fn open(data: Option<&Path>) -> Result<House, Failure> {
    let own = OwnData::of(data)?;
    let sheet = own.file::<Journey, _>(Sheet::built_in, journey::data::FILE, Sheet::read)?;
    let journey = RoomOf::new(sheet, journey_mind::minds(), JourneyPage)
        .citations(include_str!("../games/journey/rules/citations.txt"));
    let cards = own.file::<Tricks, _>(Cards::built_in, tricks::book::FILE, Cards::read)?;
    let tricks = RoomOf::new(cards, tricks_mind::minds(), TricksPage)
        .citations(include_str!("../games/tricks/rules/citations.txt"))
        .cards()
        .solver(OpenHands);
    let war = RoomOf::new(own.none::<War>()?, war_mind::minds(), WarPage)
        .citations(include_str!("../games/war/rules/citations.txt"))
        .cards()
        .positions();
    let pack = own.files::<MiddleEarthQuest, _>(Pack::standard, Pack::read)?;
    quest_page::named_by(&pack);
    let quest = RoomOf::new(pack, quest_mind::minds(), QuestPage)
        .citations(include_str!("../games/quest/rules/citations.txt"))
        .cards()
        .positions();
    let wizards = RoomOf::new(own.none::<Wizards>()?, wizards_mind::minds(), WizardsPage)
        .citations(include_str!("../games/wizards/rules/citations.txt"))
        .cards();
    let house = House::default().with(journey).with(tricks).with(war);
    Ok(house.with(quest).with(wizards))
}
