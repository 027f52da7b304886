//! The story track: markers, stages, dominance (chapter 10), and when the conclusion begins.

use crate::prelude::*;
use crate::questions::sauron::minion_start::MinionStart;

/// The dominant side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dominant {
    Heroes,
    Sauron,
    /// Neither side.
    Nobody,
}

impl State {
    /// The position of a marker.
    #[inline]
    pub const fn marker(&self, colour: Colour) -> u8 {
        self.markers[colour.index()]
    }

    /// A marker moves, never beyond the last space nor behind the first (MEQ-2.2b).
    pub fn advance(&mut self, colour: Colour, by: i8, ctx: &mut Ctx<'_>) {
        let finale = self.pack.raw.tracks.story.finale;
        let before = self.marker(colour);
        let now = before.saturating_add_signed(by).min(finale);
        self.markers[colour.index()] = now;
        if now != before {
            let by = now as i8 - before as i8;
            ctx.tell(|| Event::Marker { colour, by, now });
            if !self.options.conclusion {
                self.look_at_track(ctx);
            }
        }
    }

    /// Minions of a stage that is reached, and the end (MEQ-2.2a, MEQ-2.2b).
    pub fn look_at_track(&mut self, ctx: &mut Ctx<'_>) {
        while self.entered < self.stage() {
            self.entered += 1;
            self.minions_enter(self.entered, ctx);
        }
        let story = &self.pack.raw.tracks.story;
        let arrived = self.markers.iter().any(|space| *space >= story.finale);
        let fallen = Colour::SAURON.iter().all(|colour| self.marker(*colour) >= story.shadow_falls);
        if (arrived || fallen) && !self.concluded {
            self.concluding = true;
        }
    }

    /// The minions of a stage come into play; where one has several places, Sauron chooses (MEQ-B9).
    pub fn minions_enter(&mut self, stage: u8, ctx: &mut Ctx<'_>) {
        for minion in Minion::all() {
            let facts = self.pack.minion(minion);
            if facts.stage == stage && self.board.minions[minion.index()] == crate::board::Stand::Waiting {
                match facts.starts[..] {
                    [place] => self.put_minion(minion, place, ctx),
                    _ => self.frames.push(MinionStart { minion }),
                }
            }
        }
    }

    /// A minion comes into play.
    pub(crate) fn put_minion(&mut self, minion: Minion, place: crate::ids::Place, ctx: &mut Ctx<'_>) {
        self.board.minions[minion.index()] = crate::board::Stand::At(place);
        ctx.tell(|| Event::MinionComes { minion, place });
    }

    /// Spaces from the heroes' marker to the last.
    pub fn heroes_lack(&self) -> u8 {
        self.pack.raw.tracks.story.finale - self.marker(Colour::Green)
    }

    /// Sauron's number (MEQ-10.1).
    pub fn sauron_lacks(&self) -> u8 {
        let story = &self.pack.raw.tracks.story;
        let spaces = Colour::SAURON.map(|colour| self.marker(colour));
        let front = story.finale - spaces.into_iter().max().unwrap_or(0);
        let all = spaces.into_iter().map(|space| story.shadow_falls.saturating_sub(space)).sum::<u8>();
        front.min(all)
    }

    /// The dominant side (MEQ-10.1, MEQ-12.2).
    pub fn dominant(&self) -> Dominant {
        let (heroes, sauron) = if self.options.dominance {
            self.steps_to_the_end()
        } else {
            (self.heroes_lack(), self.sauron_lacks())
        };
        match heroes.cmp(&sauron) {
            std::cmp::Ordering::Less => Dominant::Heroes,
            std::cmp::Ordering::Greater => Dominant::Sauron,
            std::cmp::Ordering::Equal => Dominant::Nobody,
        }
    }

    /// The steps that the active plots and the event in play move a marker in a Story step.
    pub fn story_speed(&self, colour: Colour) -> u8 {
        let plots = self.sauron.active.iter().flatten().map(|(plot, _)| self.pack.plot(*plot));
        let by_plots = plots.filter(|plot| plot.colour == colour).map(|plot| plot.advance).sum::<u8>();
        let event = self.event.map(|event| self.pack.event(event));
        by_plots + u8::from(event.is_some_and(|event| event.moves == Some(colour)))
    }

    /// Story steps that each side would need with the present plots and event; 255: it never arrives.
    fn steps_to_the_end(&self) -> (u8, u8) {
        let story = &self.pack.raw.tracks.story;
        let steps = |from: u8, to: u8, speed: u8| match to.saturating_sub(from) {
            0 => 0,
            _ if speed == 0 => u8::MAX,
            spaces => spaces.div_ceil(speed),
        };
        let sauron =
            |to| Colour::SAURON.map(|colour| steps(self.marker(colour), to, self.story_speed(colour)));
        let first = sauron(story.finale).into_iter().min().unwrap_or(u8::MAX);
        let all = sauron(story.shadow_falls).into_iter().max().unwrap_or(u8::MAX);
        (steps(self.marker(Colour::Green), story.finale, story.heroes), first.min(all))
    }

    /// Sauron's markers that are furthest behind.
    pub(crate) fn last_markers(&self) -> impl Iterator<Item = Colour> + Clone + use<> {
        let least = Colour::SAURON.iter().map(|colour| self.marker(*colour)).min();
        let markers = self.markers;
        let last = move |colour: &Colour| Some(markers[colour.index()]) == least;
        Colour::SAURON.into_iter().filter(last)
    }
}
