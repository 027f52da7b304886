//! The language of the cards is small: an op serves three cards, or it is on the list of odd ones.

use cardlang::Value;
use cardlang::report::Usage;
use quest::Pack;
use quest::effect::{Ability, Burden, Condition, Count, Effect, Lasting, Op, Task, Test, Where};
use quest::ids::{Card, Character, Corruption, Encounter, Happening, Mission, Peril, Plot, Quest, Shadow};

/// Counts every value of every card in every part of the language.
struct Usages([Usage; 9]);

impl Usages {
    fn add<V: Value>(&mut self, card: &str, value: &V) {
        self.0.iter_mut().for_each(|usage| usage.add(card, value));
    }

    fn op(&mut self, pack: &Pack, card: &str, op: Option<Op>) {
        if let Some(op) = op {
            self.add(card, pack.effect(op));
        }
    }
}

fn usages() -> Usages {
    let pack = Pack::standard();
    let mut all = Usages([
        Usage::of::<Effect>(),
        Usage::of::<Where>(),
        Usage::of::<Count>(),
        Usage::of::<Condition>(),
        Usage::of::<Ability>(),
        Usage::of::<Test>(),
        Usage::of::<Task>(),
        Usage::of::<Lasting>(),
        Usage::of::<Burden>(),
    ]);
    for card in Card::all() {
        let abilities = &pack.card(card).abilities;
        abilities.iter().for_each(|ability| all.add(card.id(), ability));
    }
    for who in Character::all() {
        all.op(&pack, who.id(), Some(pack.character(who).ability));
    }
    for mission in Mission::all() {
        all.add(mission.id(), &pack.mission(mission).asks);
    }
    for plot in Plot::all() {
        let facts = pack.plot(plot);
        all.add(plot.id(), &facts.area);
        all.add(plot.id(), &facts.requires);
        facts.lasting.iter().for_each(|lasting| all.add(plot.id(), lasting));
        all.op(&pack, plot.id(), facts.on_play);
    }
    for card in Shadow::all() {
        all.op(&pack, card.id(), pack.shadow(card).does);
    }
    for card in Happening::all() {
        all.op(&pack, card.id(), pack.event(card).does);
    }
    for card in Encounter::all() {
        all.add(card.id(), &pack.encounter(card).area);
        all.op(&pack, card.id(), pack.encounter(card).does);
    }
    for card in Peril::all() {
        all.add(card.id(), &pack.peril(card).area);
        all.op(&pack, card.id(), pack.peril(card).does);
    }
    for card in Corruption::all() {
        all.op(&pack, card.id(), pack.corruption(card).at_once);
        let burden = pack.corruption(card).burden.iter();
        burden.for_each(|burden| all.add(card.id(), burden));
    }
    for quest in Quest::all() {
        let facts = pack.quest(quest);
        all.add(quest.id(), &facts.task);
        all.op(&pack, quest.id(), facts.setup);
        all.op(&pack, quest.id(), facts.reward);
    }
    all
}

/// The odd words by part of the language, in the order of [`usages`].
const ODD: [&[(&str, &str)]; 9] =
    [EFFECTS, AREAS, COUNTS, CONDITIONS, ABILITIES, TESTS, TASKS, LASTING, BURDENS];

const EFFECTS: &[(&str, &str)] = &[
    ("command_minion", "Nine for Mortal Men Doomed to Die"),
    ("damage_to_life", "Imladris and The Houses of Healing"),
    ("damage_to_rest", "Athelas, Kingsfoil and Iarwain Ben-adar"),
    ("deal_corruption", "Ill-met Company"),
    ("discard_down_to", "Storms of Mordor"),
    ("discard_plot", "Beregond, Guard of the Citadel"),
    ("discard_plots_like", "Gollum is Captured and Gollum is Tortured"),
    ("draw", "The Mad Baggins"),
    ("examine", "Hill of the Wind and The Seat of Seeing"),
    ("extend", "no card of the box: a host's may"),
    ("extend_from", "Carn Dûm Reborn"),
    ("extend_or_pool", "Grievous Loss"),
    ("fight", "Armies Underground and Creatures of the Wild"),
    ("fight_less_agile", "Flocks of Crebain"),
    ("fight_on", "The Dark Tower"),
    ("fight_then", "Khazad-dûm and Seem Fairer, Feel Fouler"),
    ("find_and_play", "The Ithil-stone"),
    ("find_plot", "Sméagol Escapes"),
    ("hand_to_life", "Sweet Words, Bitter Dreams and Trapped by a Terrible Storm"),
    ("late", "Grievous Loss"),
    ("look_at_plot", "Saruman’s Lies"),
    ("lose_character", "Éomer and Éowyn Are Orphaned"),
    ("lose_characters", "Urgent Summons"),
    ("lose_favor_at", "Éomer and Éowyn Are Orphaned"),
    ("lose_item", "The City by the Greyflood and The Faces in the Water"),
    ("minion_anywhere", "They Are Terrible"),
    ("minion_to_place", "He Has at Last Heard"),
    ("move_character", "There Is Strength Yet"),
    ("moves_at_most", "Winter Storm"),
    ("peril", "Reckless"),
    ("perilous", "His Arm Has Grown Long"),
    ("place_monsters", "A New Power is Rising"),
    ("recover", "Lord of the Rings"),
    ("share_corruption", "The Lidless Eye"),
    ("show_plots", "The Palantírs"),
    ("times", "Do Not Tempt Me! and The Dúnadan Guards the Shire"),
    ("tire", "The Land of the Great Eye"),
    ("weaken", "Betrayed and The Black Breath"),
    ("wound_minion", "Beornings, the Skin Changers"),
];
const AREAS: &[(&str, &str)] = &[
    ("beyond", "Gandalf Stormcrow"),
    ("minion", "To Find Them All and Warrior of the Lidless Eye"),
    ("nearest", "Wretched"),
    ("strongholds", "no card of the box: a host's may"),
    ("with_favor", "Éomer and Éowyn Are Orphaned"),
    ("with_minions", "Beornings, the Skin Changers"),
    ("with_plots", "A Broken Line of Kings and Urgent Summons"),
];
const COUNTS: &[(&str, &str)] = &[
    ("all_corruption", "Noble Blood"),
    ("all_favor", "Isildur’s Secret"),
    ("cards", "no card of the box: a host's may"),
    ("characters", "no card of the box: a host's may"),
    ("heroes_with_favor", "no card of the box: a host's may"),
    ("influenced", "A Shadow in the Background of Their Memories"),
    ("most_corrupt", "Saruman’s Lies"),
    ("pool", "The Lonely Mountain"),
    ("strength", "A Shadow Under the Shadow"),
    ("sum", "Evil Wound"),
];
const CONDITIONS: &[(&str, &str)] = &[
    ("both", "no card of the box: a host's may"),
    ("equal", "no card of the box: a host's may"),
    ("in_play", "Radagast the Brown"),
    ("last", "Boromir’s Dream"),
    ("more", "The Court of Théoden and The Lonely Mountain"),
    ("not", "no card of the box: a host's may"),
    ("quests_done", "The Spear of the West"),
    ("won", "Khazad-dûm"),
];
const ABILITIES: &[(&str, &str)] = &[
    ("all", "Crushing Blow"),
    ("attack_per_other", "Brutal Finisher and Focused Assault"),
    ("damage_cap", "Enraged"),
    ("defence_floor", "Block and Block"),
    ("defence_per_other", "Focused Assault"),
    ("if_defeated", "no card of the box: a host's may"),
    ("if_unhurt", "no card of the box: a host's may"),
    ("opposing_attack", "Deadly Finesse"),
    ("random_discard", "Trample and Overhead Swing"),
];
const TESTS: &[(&str, &str)] = &[
    ("cost_at_least", "Shield Smash"),
    ("defence_at_least", "Concussive Shot"),
    ("other", "no card of the box: a host's may"),
    ("own_melee", "Overpower and Overpower"),
];
const TASKS: &[(&str, &str)] =
    &[("combat", "Where the Stars are Strange"), ("either", "Where the Stars are Strange")];
const LASTING: &[(&str, &str)] = &[
    ("no_rest", "A Broken Line of Kings"),
    ("perilous", "Saruman Falls to Corruption"),
    ("uruks", "Rise of the Uruk-hai"),
];
const BURDENS: &[(&str, &str)] = &[
    ("alone", "Isolated"),
    ("combat_start", "Cowardly"),
    ("double_story", "Despondent"),
    ("favor_a_turn", "Mistrusted"),
    ("favor_at_most", "Despairing"),
    ("fewer_encounters", "Indifferent"),
    ("hand_at_most", "Distraught"),
    ("perils_drawn", "Reckless"),
    ("shadow_played", "Greedy"),
    ("travel_at_most", "Hopeless"),
];

#[test]
fn an_op_serves_three_cards_or_is_odd() {
    let checked = usages().0.into_iter().zip(ODD).filter_map(|(usage, odd)| usage.check(odd).err());
    let wrong = checked.collect::<Vec<_>>();
    assert!(wrong.is_empty(), "{}", wrong.join("\n--\n"));
}
