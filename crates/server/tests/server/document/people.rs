//! Every field of the API that can hold a text, by whom it may name, and who gets it. A new field fails until it is here:
//! then somebody has asked themselves whose it is.

use std::collections::BTreeSet;

use crate::document::Document;
use crate::house::Open;

/// What people call themselves, and say: for all who may see the table.
const AT_THE_TABLE: &[&str] = &[
    "ChatLine.name",
    "ChatLine.text",
    "Remark.remark",
    "SeatView.name",
    "TableSeat.name",
    // What the maker called the table.
    "ReplayView.name",
    "TableCard.name",
    "TableView.name",
];

/// What a guest keeps, or may do, alone.
const OWN: &[&str] = &[
    "AtTable.id",
    "AtTable.name",
    "AtTable.note",
    "AtTable.yours",
    "DeckCard.id",
    "DeckCard.name",
    "DeckText.id",
    "DeckText.name",
    "DeckText.text",
    "Deed.name",
    "Deed.text",
    "DeviceCard.id",
    "DeviceCard.label",
    "DeviceLink.code",
    "DeviceLink.path",
    "Elsewhere.id",
    "Me.name",
    "NewGuest.name",
    "NewGuest.token",
    "NoteBody.text",
    "OwnDeck.name",
    "OwnDeck.text",
    "Personal.name",
    "Reached.address",
    "ReachView.hint",
    "TableCard.label",
    // Who may hand it in, and everybody where it is not secret: the game says so.
    "TextView.text",
];

/// What whoever asks sends: it comes back only as something of the lists above.
const SENT: &[&str] = &[
    "Assignment.bot",
    "Beginning.fill",
    "Bringing.deck",
    "Bringing.text",
    "Choosing.choice",
    "Choosing.choices[]",
    "DeckBody.name",
    "DeckBody.text",
    "Joining.name",
    "Joining.token",
    "JoiningDevice.code",
    "Keeping.name",
    "Named.name",
    "NewDeckBody.game",
    "NewDeckBody.name",
    "NewDeckBody.text",
    "NewReach.address",
    "NewTable.game",
    "NewTable.name",
    "NewTable.options{}",
    "NewTable.pace",
    "Remarking.remark",
    "Renaming.name",
    "Saying.text",
    "SeatPlan.level",
    "SeatPlan.name",
];

/// What holds the above in words: of the table, for who may see it.
const WORDS: &[&str] = &["Arg.term", "Arg.terms[]", "Arg.verbatim", "Layer.html"];

/// What names nobody.
const NOBODY: &[&str] = &[
    "AtTable.game",
    "DeckCard.game",
    "DeckText.game",
    "Deed.what",
    "ErrorDetail.clause",
    "ErrorDetail.code",
    "ErrorDetail.message",
    "FaultDetail.clause",
    "FaultDetail.message",
    "GameView.levels[]",
    "Info.id",
    "Kept.id",
    "Laid.ahead[]",
    "Laid.choice",
    "Laid.clause",
    "Layer.id",
    "Layers.has",
    "Links.join",
    "Links.replay",
    "Links.watch",
    "Made.id",
    "Message.id",
    "Names.en",
    "Names.es",
    "NewsOf.seen",
    "NextTable.id",
    "NoticesView.hosts[]",
    "OptionView.clause",
    "OptionView.default",
    "OptionView.id",
    "OptionView.values[]",
    "Outcome.reason",
    "OwnDeck.game",
    "Reached.lang",
    "Reached.way",
    "Refusal.clause",
    "ReplayView.commitment",
    "ReplayView.id",
    "ReplayView.now",
    "ReplayView.observer",
    "ReplayView.rematch",
    "ReplayView.seed",
    "ReplayView.share",
    "SeatView.level",
    "TableCard.game",
    "TableCard.id",
    "TableCard.join",
    "TableCard.options{}",
    "TableCard.pace",
    "TableSeat.level",
    "TableView.commitment",
    "TableView.game",
    "TableView.id",
    "TableView.observer",
    "TableView.options{}",
    "TableView.pace",
    "TableView.rematch",
    "TableView.seed",
    "TextView.clause",
    "TextView.id",
];

#[tokio::test]
async fn every_text_is_somebodys() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let document = Document::of(&inn).await;
    let lists = [AT_THE_TABLE, OWN, SENT, WORDS, NOBODY];
    let known = lists.concat().into_iter().map(str::to_owned);
    let known = known.collect::<BTreeSet<_>>();
    assert_eq!(
        known.len(),
        lists.iter().map(|list| list.len()).sum::<usize>(),
        "in two lists"
    );
    let found = document.texts();
    let new = found.difference(&known).collect::<Vec<_>>();
    assert!(
        new.is_empty(),
        "say whom these may name, and who gets them: {new:?}"
    );
    let gone = known.difference(&found).collect::<Vec<_>>();
    assert!(gone.is_empty(), "no longer described: {gone:?}");
    inn.close().await;
}
