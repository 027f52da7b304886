//! Event cards in words: made of the very effects that the rules play, so that no card says what it does not do.
//!
//! Each need and effect has a message of its own in `war-cards.ftl`; here its arguments are put together.

use war::card::{Card, Deck};
use war::cards::book::entry;
use war::cards::effect::{Effect, Levy, Need, Spot};
use war::character::Character;
use war::frame::{Led, Travel};
use war::nation::Nation;
use war::region::Region;

use canvas::Language;
use canvas::Value::{self, Number, Text};

/// The title of a card.
pub fn card_title(language: Language, card: Card) -> String {
    language.text(card.term())
}

/// What must be so for a card to be played; `None` when it may always be.
pub fn card_requirements(language: Language, card: Card) -> Option<String> {
    let needs = entry(card).needs.iter();
    let sentences = needs.map(|need| Say(language).need(*need)).collect::<Vec<_>>();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

/// What a card does as an event: when it is played, and as long as it lies on the table.
pub fn card_event_text(language: Language, card: Card) -> String {
    let mut sentences = Vec::new();
    for effect in entry(card).effects {
        Say(language).effect(*effect, &mut sentences);
    }
    if card.facts().table {
        let id = format!("war-table-{}", card.id());
        sentences.push(language.text(&id));
        sentences.extend(language.text_if_known(&format!("{id}.until")));
    }
    sentences.join(" ")
}

/// The title of a card's use in combat.
pub fn card_combat_title(language: Language, card: Card) -> String {
    language.text(card.facts().combat.term())
}

/// What must be so for a card to be used in combat; `None` when it may always be.
pub fn card_combat_requirements(language: Language, card: Card) -> Option<String> {
    language.text_if_known(&format!("{}.needs", fight(card)))
}

/// What a card does in combat.
pub fn card_combat_text(language: Language, card: Card) -> String {
    language.text(&fight(card))
}

fn fight(card: Card) -> String {
    format!("war-fight-{}", card.facts().combat.id())
}

/// Whoever says something, in a language.
#[derive(Clone, Copy)]
struct Say(Language);

impl Say {
    fn plain(self, id: &str) -> String {
        self.0.text(id)
    }

    fn with(self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.0.with(id, args)
    }

    fn number(self, id: &str, name: &str, number: u8) -> String {
        self.with(id, &[(name, Number(number.into()))])
    }

    // --- names ---

    /// Gondor: 'of Gondor'.
    fn of(self, nation: Nation) -> String {
        self.plain(&format!("{}.of", nation.term()))
    }

    /// The Elves: 'the Elves'.
    fn the(self, term: &str) -> String {
        self.plain(&format!("{term}.the"))
    }

    /// Minas Tirith: 'to Minas Tirith'.
    fn to(self, at: Region) -> String {
        self.plain(&format!("{}.to", at.term()))
    }

    /// 'a, b or c'.
    fn either(self, items: &[String]) -> String {
        match items.split_last() {
            None => String::new(),
            Some((last, [])) => last.clone(),
            Some((last, others)) => {
                let others = others.join(", ");
                self.with("war-list-or", &[("others", Text(&others)), ("last", Text(last))])
            }
        }
    }

    fn one_of_regions(self, regions: &[Region]) -> String {
        let names = regions.iter().map(|at| self.the(at.term()));
        self.either(&names.collect::<Vec<_>>())
    }

    fn one_of_people(self, people: &[Character]) -> String {
        let names = people.iter().map(|who| self.the(who.term()));
        self.either(&names.collect::<Vec<_>>())
    }

    fn all_nations(self, nations: &[Nation]) -> String {
        let names = nations.iter().map(|nation| self.the(nation.term()));
        self.0.list(&names.collect::<Vec<_>>())
    }

    // --- sentences about one thing ---

    fn of_nation(self, id: &str, nation: Nation) -> String {
        let (of, the) = (self.of(nation), self.the(nation.term()));
        self.with(id, &[("of", Text(&of)), ("the", Text(&the))])
    }

    fn in_region(self, id: &str, at: Region) -> String {
        self.with(id, &[("at", Text(&self.the(at.term())))])
    }

    fn about(self, id: &str, who: &str) -> String {
        self.with(id, &[("who", Text(who))])
    }

    fn need(self, need: Need) -> String {
        match need {
            Need::Company => self.plain("war-need-company"),
            Need::InFellowship(people) => self.about("war-need-in-fellowship", &self.one_of_people(people)),
            Need::InPlay(who) => self.about("war-need-in-play", &self.plain(who.term())),
            Need::KingWithArmy([]) => self.plain("war-need-king-with-army"),
            Need::KingWithArmy(lands) => {
                let lands = lands.iter().map(|nation| self.of(*nation)).collect::<Vec<_>>();
                let of = self.either(&lands);
                self.with("war-need-king-with-army-in", &[("of", Text(&of))])
            }
            Need::KingIn(nation) => self.of_nation("war-need-king-in", nation),
            Need::Within(who, nation) => {
                let (who, of) = (self.plain(who.term()), self.of(nation));
                self.with("war-need-within", &[("who", Text(&who)), ("of", Text(&of))])
            }
            Need::AragornAbroad => self.plain("war-need-aragorn-abroad"),
            Need::WhiteAnd(at) => self.in_region("war-need-white-and", at),
            Need::Eagles => self.plain("war-need-eagles"),
            Need::Active(nation) => self.of_nation("war-need-active", nation),
            Need::AtWar(nation) => self.of_nation("war-need-at-war", nation),
            Need::ShadowAtWar => self.plain("war-need-shadow-at-war"),
            Need::MixedArmy => self.plain("war-need-mixed-army"),
            Need::Relief => self.plain("war-need-relief"),
            Need::CompanionArmy => self.plain("war-need-companion-army"),
            Need::Outside => self.plain("war-need-outside"),
            Need::Progress => self.plain("war-need-progress"),
            Need::Revealed => self.plain("war-need-revealed"),
            Need::Spells => self.plain("war-need-spells"),
            Need::KingsSiege => self.plain("war-need-kings-siege"),
            Need::SiegeWith(nation) => self.of_nation("war-need-siege-with", nation),
            Need::Fallen(nation) => self.of_nation("war-need-fallen", nation),
            Need::Besieged(at) => self.in_region("war-need-besieged", at),
            Need::Stormcrow => self.plain("war-need-stormcrow"),
        }
    }

    // --- recruiting ---

    fn levy(self, levy: Levy) -> String {
        let counted = |id: &str, nation: Nation, count: u8| {
            let of = self.of(nation);
            self.with(id, &[("of", Text(&of)), ("count", Number(count.into()))])
        };
        match levy {
            Levy::Units(nation, count) => counted("war-levy-units", nation, count),
            Levy::Regulars(nation, count) => counted("war-levy-regulars", nation, count),
            Levy::Elites(nation, count) => counted("war-levy-elites", nation, count),
            Levy::Leader(nation) => self.of_nation("war-levy-leader", nation),
            Levy::Nazgul(count) => self.number("war-levy-nazgul", "count", count),
        }
    }

    fn levies(self, levies: &[Levy]) -> String {
        let names = levies.iter().map(|levy| self.levy(*levy));
        self.0.list(&names.collect::<Vec<_>>())
    }

    fn recruit(self, spot: Spot, levies: &[Levy]) -> String {
        let levies = self.levies(levies);
        let say = |id: &str, args: &[(&str, &str)]| {
            let args = args.iter().map(|(name, value)| (*name, Text(value)));
            let all = args.chain([("levies", Text(&levies))]).collect::<Vec<_>>();
            self.with(id, &all)
        };
        match spot {
            Spot::At(at) => say("war-does-recruit-at", &[("at", &self.the(at.term()))]),
            Spot::OneOf(regions) => say("war-does-recruit-at", &[("at", &self.one_of_regions(regions))]),
            Spot::With(who) => say("war-does-recruit-with", &[("who", &self.the(who.term()))]),
            Spot::OrCompanion(at, nation) => say(
                "war-does-recruit-or-companion",
                &[("at", &self.the(at.term())), ("of", &self.of(nation))],
            ),
            Spot::Settlement(nation) => say("war-does-recruit-settlement", &[("of", &self.of(nation))]),
            Spot::Coast => say("war-does-recruit-coast", &[]),
            Spot::ShadowArmy => say("war-does-recruit-shadow-army", &[]),
            Spot::East(nation) => say("war-does-recruit-east", &[("of", &self.of(nation))]),
        }
    }

    // --- effects ---

    /// What is unusual about a Companion's travel.
    fn travel(self, travel: Travel, sentences: &mut Vec<String>) {
        if travel.level > 0 {
            sentences.push(self.number("war-travel-level", "level", travel.level));
        }
        if travel.extra > 0 {
            sentences.push(self.number("war-travel-extra", "extra", travel.extra));
        }
        if travel.into_siege {
            sentences.push(self.plain("war-travel-into-siege"));
        }
    }

    fn draw(self, deck: Deck, count: u8) -> String {
        let deck = self.plain(deck.term());
        let args = [("deck", Text(&deck)), ("count", Number(count.into()))];
        self.with("war-does-draw", &args)
    }

    fn journey(self, armies: u8, range: u8, led: Led) -> String {
        let id = match led {
            Led::ByCompanion => "war-does-journey-companion",
            Led::ByNazgul | Led::ByWitchKing => "war-does-journey-nazgul",
            Led::Freely | Led::ByAny => "war-does-journey",
        };
        let args = [("armies", Number(armies.into())), ("range", Number(range.into()))];
        self.with(id, &args)
    }

    fn dice(self, id: &str, need: u8, name: &str, other: u8) -> String {
        self.with(id, &[("need", Number(need.into())), (name, Number(other.into()))])
    }

    /// The sentences of one effect.
    fn effect(self, effect: Effect, sentences: &mut Vec<String>) {
        let sentence = match effect {
            Effect::Tile(tile) => {
                let tile = self.plain(tile.term());
                self.with("war-does-tile", &[("tile", Text(&tile))])
            }
            Effect::Heal(points, gollum) if points == gollum => {
                self.number("war-does-heal", "points", points)
            }
            Effect::Heal(points, gollum) => self.with(
                "war-does-heal-gollum",
                &[
                    ("points", Number(points.into())),
                    ("gollum", Number(gollum.into())),
                ],
            ),
            Effect::HealByDice(need, strider) => self.dice("war-does-heal-by-dice", need, "strider", strider),
            Effect::HealAt(at) => self.in_region("war-does-heal-at", at),
            Effect::CorruptByDice(need, gollum) => {
                self.dice("war-does-corrupt-by-dice", need, "gollum", gollum)
            }
            Effect::Wound => self.plain("war-does-wound"),
            Effect::AnotherWay => self.plain("war-does-another-way"),
            Effect::Separate { .. } => {
                sentences.push(self.plain("war-does-separate"));
                return self.travel(effect.travel(), sentences);
            }
            Effect::SeparateOrWalk { .. } => {
                sentences.push(self.plain("war-does-separate-or-walk"));
                return self.travel(effect.travel(), sentences);
            }
            Effect::Walk => self.plain("war-does-walk"),
            Effect::RouseIf(people, regions, wake, advance) => {
                let (who, at) = (self.one_of_people(people), self.one_of_regions(regions));
                let (wake, advance) = (self.all_nations(wake), self.all_nations(advance));
                let args = [
                    ("who", Text(&who)),
                    ("at", Text(&at)),
                    ("wake", Text(&wake)),
                    ("advance", Text(&advance)),
                ];
                self.with("war-does-rouse", &args)
            }
            Effect::ToWarIf(regions, nation) => {
                let (at, of) = (self.one_of_regions(regions), self.of(nation));
                self.with("war-does-to-war", &[("at", Text(&at)), ("of", Text(&of))])
            }
            Effect::CharacterToWill => self.plain("war-does-character-to-will"),
            Effect::Challenge => self.plain("war-does-challenge"),
            Effect::Eagles => self.plain("war-does-eagles"),
            Effect::EaglesDrive => self.plain("war-does-eagles-drive"),
            Effect::Ents => self.plain("war-does-ents"),
            Effect::EntsEnd => self.plain("war-does-ents-end"),
            Effect::EntsPlay => self.plain("war-does-ents-play"),
            Effect::DeadMen => self.plain("war-does-dead-men"),
            Effect::DeadMenRout => self.plain("war-does-dead-men-rout"),
            Effect::DeadMenMuster(nation) => self.of_nation("war-does-dead-men-muster", nation),
            Effect::Recruit(spot, levies) => self.recruit(spot, levies),
            Effect::RecruitInThree(nation, count, strongholds) => {
                let of = self.of(nation);
                let site = if strongholds { "stronghold" } else { "settlement" };
                let args = [
                    ("of", Text(&of)),
                    ("count", Number(count.into())),
                    ("site", Text(site)),
                ];
                self.with("war-does-recruit-in-three", &args)
            }
            Effect::Draw(deck, count) => self.draw(deck, count),
            Effect::GreyCompany => self.plain("war-does-grey-company"),
            Effect::Advance(nation) => self.of_nation("war-does-advance", nation),
            Effect::Counsel => self.plain("war-does-counsel"),
            Effect::Discord(dice) => self.number("war-does-discord", "dice", dice),
            Effect::Ambush(dice, regions) => {
                let at = self.one_of_regions(regions);
                self.with(
                    "war-does-ambush",
                    &[("at", Text(&at)), ("dice", Number(dice.into()))],
                )
            }
            Effect::RecruitIfArmy(at, levies) => {
                let (at, levies) = (self.the(at.term()), self.levies(levies));
                self.with(
                    "war-does-recruit-if-army",
                    &[("at", Text(&at)), ("levies", Text(&levies))],
                )
            }
            Effect::Relieve => self.plain("war-does-relieve"),
            Effect::SecretPath(nation, city) => {
                let (of, to) = (self.of(nation), self.to(city));
                self.with("war-does-secret-path", &[("of", Text(&of)), ("to", Text(&to))])
            }
            Effect::Journey {
                armies,
                range,
                led,
                gather,
            } => {
                sentences.push(self.journey(armies, range, led));
                if !gather {
                    return;
                }
                self.plain("war-does-gather")
            }
            Effect::March(armies) => self.number("war-does-march", "armies", armies),
            Effect::Tiles { breaking: true, .. } => self.plain("war-does-tiles-breaking"),
            Effect::Tiles { sure, random, .. } => {
                sentences.push(self.plain("war-does-tiles"));
                let more = [(sure, "war-does-tiles-sure"), (random, "war-does-tiles-random")];
                let more = more.into_iter().filter(|(so, _)| *so);
                return sentences.extend(more.map(|(_, id)| self.plain(id)));
            }
            Effect::Fly => self.plain("war-does-fly"),
            Effect::SearchEnds => self.plain("war-does-search-ends"),
            Effect::Drive => self.plain("war-does-drive"),
            Effect::Strike => self.plain("war-does-strike"),
            Effect::Lure => self.plain("war-does-lure"),
            Effect::Eyes(dice) => self.number("war-does-eyes", "dice", dice),
            Effect::Spells => self.plain("war-does-spells"),
            Effect::Assault => self.plain("war-does-assault"),
            Effect::Abroad => self.plain("war-does-abroad"),
            Effect::Captain => self.plain("war-does-captain"),
            Effect::CaptainLeads => self.plain("war-does-captain-leads"),
            Effect::Valinor => self.plain("war-does-valinor"),
            Effect::Folly(at) => self.in_region("war-does-folly", at),
            Effect::NoDawn => self.plain("war-does-no-dawn"),
            Effect::Stormcrow => self.plain("war-does-stormcrow"),
            Effect::StormcrowLoss => self.plain("war-does-stormcrow-loss"),
            Effect::Corsairs(port, nation) => {
                let (from, of) = (self.the(port.term()), self.of(nation));
                self.with("war-does-corsairs", &[("from", Text(&from)), ("of", Text(&of))])
            }
            Effect::Dunlendings => self.plain("war-does-dunlendings"),
            Effect::DunlendingsFollow(count) => self.number("war-does-dunlendings-follow", "count", count),
            Effect::Summon(who, at) => {
                let (who, to) = (self.plain(who.term()), self.to(at));
                self.with("war-does-summon", &[("who", Text(&who)), ("to", Text(&to))])
            }
            Effect::Promote(nation, count) => {
                let of = self.of(nation);
                let args = [("of", Text(&of)), ("count", Number(count.into()))];
                self.with("war-does-promote", &args)
            }
        };
        sentences.push(sentence);
    }
}
