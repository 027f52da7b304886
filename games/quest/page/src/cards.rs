//! The printed text of cards and sheets, as sentences: grown from the pack where its language says it, written beside
//! the record where it does not.

use canvas::Language;
use cardlang::Say;
use quest::effect::Op;
use quest::ids::{
    Card, Character, Corruption, Encounter, Happening, Item, Minion, Mission, Monster, Peril, Plot, Quest,
    Shadow, Who,
};
use quest::pack::Pack;
use table::Message;

/// A grown text in which Sauron is named once where he may do something: 'if Sauron wishes, Sauron draws' is 'Sauron may draw'.
fn folded(language: Language, text: String) -> String {
    const TWICE: [(Language, &[[&str; 2]]); 2] = [
        (
            Language::Es,
            &[
                ["Si Sauron quiere, Sauron elige", "Sauron puede elegir"],
                ["si Sauron quiere, Sauron elige", "Sauron puede elegir"],
                ["Si Sauron quiere, Sauron te mueve", "Sauron puede moverte"],
                ["si Sauron quiere, Sauron te mueve", "Sauron puede moverte"],
                ["Si Sauron quiere, Sauron roba", "Sauron puede robar"],
                ["si Sauron quiere, Sauron roba", "Sauron puede robar"],
            ],
        ),
        (
            Language::En,
            &[
                ["Sauron may choose: Sauron chooses:", "Sauron may choose:"],
                ["Sauron may choose: Sauron chooses", "Sauron may choose"],
                ["Sauron may choose: Sauron moves", "Sauron may move"],
                ["Sauron may choose: Sauron draws", "Sauron may draw"],
                ["Sauron may choose: Sauron places", "Sauron may place"],
                ["Sauron may choose: Sauron gives", "Sauron may give"],
            ],
        ),
    ];
    let of = TWICE.iter().find(|(of, _)| *of == language).map_or(&[][..], |(_, pairs)| pairs);
    of.iter().fold(text, |text, [twice, once]| text.replace(twice, once))
}

/// The reader: a language, and a pack.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// The language of the texts.
    pub language: Language,
    /// The pack with the printed facts.
    pub pack: &'a Pack,
}

impl Reader<'_> {
    fn op(&self, op: Option<Op>) -> Option<String> {
        op.map(|op| self.sentence(&self.told(op)))
    }

    fn told(&self, op: Op) -> Message {
        self.pack.effect(op).told()
    }

    fn sentence(&self, message: &Message) -> String {
        folded(self.language, self.language.say_sentence(message))
    }

    /// The text beside the record, where the pack's language has no words for it.
    fn says(&self, term: &str) -> Option<String> {
        self.language.text_if_known(&format!("{term}.says"))
    }

    /// A part of a card: its text stands inside the sentence that names the part.
    fn part(&self, id: &'static str, what: Option<Message>) -> Option<String> {
        what.map(|what| self.sentence(&Message::new(id).with("what", what)))
    }

    /// The notes on a record besides its text: whose its Spanish title is, how sure its facts are.
    pub fn marks(&self, term: &str) -> Vec<String> {
        let mark = |form: &str| self.language.text_if_known(&format!("{term}.{form}"));
        let ours = mark("from").filter(|_| self.language == Language::Es);
        let ids = [
            ours.map(|_| "quest-pack-ours".to_owned()),
            mark("sure").map(|sure| format!("quest-pack-{sure}")),
            mark("unconfirmed").map(|_| "quest-pack-unconfirmed".to_owned()),
        ];
        ids.iter().flatten().map(|id| self.language.text(id)).collect()
    }

    /// A card one fights with.
    pub fn combat(&self, card: Card) -> Vec<String> {
        let abilities = &self.pack.card(card).abilities;
        let grown = abilities.iter().map(|ability| self.sentence(&ability.message()));
        grown.chain(self.says(card.term())).collect()
    }

    /// The effect of consulting a character besides favor.
    pub fn character(&self, who: Character) -> Vec<String> {
        self.op(Some(self.pack.characters[who.index()].ability)).into_iter().collect()
    }

    /// The condition of a mission.
    pub fn mission(&self, mission: Mission) -> Vec<String> {
        self.says(mission.term()).into_iter().collect()
    }

    /// A plot: its places, its requirement, its effect, its lasting effects.
    pub fn plot(&self, plot: Plot) -> Vec<String> {
        let facts = &self.pack.plots[plot.index()];
        let area = self.part("quest-plot-affects", Some(facts.area.message()));
        let requires = Some(facts.requires.message());
        let requires = requires.filter(|_| facts.requires != quest::effect::Condition::Yes);
        let lasting = facts.lasting.iter().map(|lasting| self.sentence(&lasting.message()));
        let first = area.into_iter().chain(self.part("quest-plot-requires", requires));
        first.chain(self.op(facts.on_play)).chain(lasting).collect()
    }

    /// A shadow card: its moment, and its effect.
    pub fn shadow(&self, card: Shadow) -> Vec<String> {
        let facts = &self.pack.shadows[card.index()];
        let when = self.sentence(&facts.moment.message());
        [when].into_iter().chain(self.op(facts.does)).collect()
    }

    /// An event: at once or, with a flag, for the hero who explores its place.
    pub fn event(&self, card: Happening) -> Vec<String> {
        let facts = &self.pack.events[card.index()];
        let moves = facts.moves.map(|colour| {
            self.sentence(&Message::new("quest-event-card-moves").with("colour", colour.term()))
        });
        let does = match facts.flag {
            Some(_) => self.part("quest-event-card-explore", facts.does.map(|op| self.told(op))),
            None => self.op(facts.does),
        };
        moves.into_iter().chain(does).chain(self.says(card.term())).collect()
    }

    /// An encounter, and the quest it may give.
    pub fn encounter(&self, card: Encounter) -> Vec<String> {
        let facts = &self.pack.encounters[card.index()];
        let quest = facts.quest.map(|quest| self.quest(quest)).unwrap_or_default();
        self.op(facts.does).into_iter().chain(quest).collect()
    }

    /// A quest: its set-up, its task, its reward.
    pub fn quest(&self, quest: Quest) -> Vec<String> {
        let facts = &self.pack.quests[quest.index()];
        let parts = [
            self.part("quest-quest-setup", facts.setup.map(|op| self.told(op))),
            self.part("quest-quest-task", Some(facts.task.message())),
            self.part("quest-quest-reward", facts.reward.map(|op| self.told(op))),
        ];
        parts.into_iter().flatten().collect()
    }

    /// A peril.
    pub fn peril(&self, card: Peril) -> Vec<String> {
        self.op(self.pack.perils[card.index()].does).into_iter().collect()
    }

    /// A corruption card: its effect at once, or as long as the hero has it.
    pub fn corruption(&self, card: Corruption) -> Vec<String> {
        let facts = &self.pack.corruptions[card.index()];
        let burden = facts.burden.as_ref().map(|burden| self.sentence(&burden.message()));
        self.op(facts.at_once).into_iter().chain(burden).collect()
    }

    /// The special ability of this hero.
    pub fn talent(&self, who: Who) -> Vec<String> {
        self.says(who.term()).into_iter().collect()
    }

    /// An item.
    pub fn item(&self, item: Item) -> Vec<String> {
        self.says(item.term()).into_iter().collect()
    }

    /// A monster's ability.
    pub fn monster(&self, monster: Monster) -> Vec<String> {
        self.says(monster.term()).into_iter().collect()
    }

    /// A minion's ability.
    pub fn minion(&self, minion: Minion) -> Vec<String> {
        self.says(minion.term()).into_iter().collect()
    }
}
