//! Limits for each guest and each address.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::{Duration, Instant};

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use host::places::{NoPlace, Place, Places};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use store::{GuestHash, Spent};

use super::allowance::Allowance;
use super::context::Context;
use super::cost::Cost;
use crate::{ApiError, Limits, Rate};

/// The party whom a limit counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Who {
    /// A guest the database knows: a made-up token gives nobody a new allowance.
    Guest(GuestHash),
    /// Anybody else, by address.
    Address(IpAddr),
    /// All programs of a guest: as many tokens as they may make are no way around.
    Programs(GuestHash),
    /// The SHA-256 of a mailbox.
    Mailbox([u8; 32]),
}

impl Who {
    /// The party of a request.
    pub(crate) fn of(context: &Context) -> Self {
        match &context.guest {
            Some((guest, _)) if context.program.is_some() => Self::Programs(*guest),
            Some((guest, _)) => Self::Guest(*guest),
            None => Self::Address(context.ip),
        }
    }
}

type Limiter = DefaultKeyedRateLimiter<Who>;

/// An action with a limit of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Deed {
    /// A guest or a table is made.
    New,
    /// A chat message.
    Chat,
    /// Something is chosen or taken back.
    Choice,
    /// A notification, or a change of its address.
    Notice,
    /// A text is handed in at a table.
    Text,
    /// A bench is drawn.
    Bench,
    /// Somebody thinks in a guest's place.
    Hint,
}

/// The rate limits.
pub(crate) struct RateLimits {
    requests: Limiter,
    requests_address: Limiter,
    programs: Limiter,
    /// Limits for the programs of a guest and a day: tables, choices.
    programs_days: [Limiter; 2],
    new: Limiter,
    chat: Limiter,
    notices: Limiter,
    texts: Limiter,
    pictures: Limiter,
    benches: Limiter,
    hints: Limiter,
    /// Letters to one mailbox that ask for confirmation, whoever requests them.
    letters: Limiter,
    /// Sign-in letters to one mailbox.
    returns: Limiter,
    /// Limits for an address and a day: new things, chat, choices, messages sent out, texts, workbenches, hints.
    days: [Limiter; 7],
    /// Bytes that are kept.
    kept: Allowance<Who>,
    /// Bytes that are answered.
    answered: Allowance<Who>,
    /// Rows that are found or changed.
    rows: Allowance<Who>,
    /// Units of work.
    work: Allowance<Who>,
    clock: DefaultClock,
}

/// A quota of this many in this time, in one burst if need be.
fn quota(number: u32, within: Duration) -> Quota {
    let number = NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    let each = within / number.get();
    Quota::with_period(each).map_or(Quota::per_second(number), |quota| quota.allow_burst(number))
}

impl RateLimits {
    pub(crate) fn new(limits: &Limits) -> Self {
        let limiter =
            |rate: Rate| RateLimiter::dashmap(Quota::per_second(rate.per_second).allow_burst(rate.burst));
        let day = |number| RateLimiter::dashmap(quota(number, Duration::from_secs(24 * 3600)));
        Self {
            requests: limiter(limits.requests),
            requests_address: limiter(limits.requests_address),
            programs: limiter(limits.programs),
            programs_days: [limits.programs_tables_a_day, limits.programs_choices_a_day].map(day),
            new: limiter(limits.new),
            chat: RateLimiter::dashmap(quota(limits.chat_a_minute, Duration::from_secs(60))),
            notices: RateLimiter::dashmap(quota(limits.notices_an_hour, Duration::from_secs(3600))),
            texts: limiter(limits.texts),
            pictures: limiter(limits.pictures),
            benches: limiter(limits.benches),
            hints: limiter(limits.hints),
            letters: day(limits.letters_a_day),
            returns: day(limits.letters_a_day),
            days: [
                limits.new_a_day,
                limits.chat_a_day,
                limits.choices_a_day,
                limits.notices_a_day,
                limits.texts_a_day,
                limits.benches_a_day,
                limits.hints_a_day,
            ]
            .map(day),
            kept: Allowance::new(limits.kept),
            answered: Allowance::new(limits.answered),
            rows: Allowance::new(limits.rows),
            work: Allowance::new(limits.work),
            clock: DefaultClock::default(),
        }
    }

    /// Checks the general limit: for the guest itself, and for the address as a whole. A guest counts by itself, and with
    /// all others of the address.
    pub(crate) fn check(&self, context: &Context) -> Result<(), ApiError> {
        let who = Who::of(context);
        match who {
            Who::Programs(_) => self.check_in(&self.programs, &who)?,
            _ => self.check_in(&self.requests, &who)?,
        }
        match who {
            Who::Guest(_) | Who::Programs(_) => {
                self.check_in(&self.requests_address, &Who::Address(context.ip))
            }
            Who::Address(_) | Who::Mailbox(_) => Ok(()),
        }
    }

    /// Checks the limit of an action. By address, too: a new guest costs nothing, and so must not be a way around.
    pub(crate) fn check_deed(&self, deed: Deed, context: &Context) -> Result<(), ApiError> {
        let address = Who::Address(context.ip);
        if context.program.is_some() {
            match deed {
                Deed::New => self.check_in(&self.programs_days[0], &Who::of(context))?,
                Deed::Choice => self.check_in(&self.programs_days[1], &Who::of(context))?,
                _ => {}
            }
        }
        match deed {
            Deed::New => self.check_in(&self.new, &address)?,
            Deed::Chat => self.check_in(&self.chat, &Who::of(context))?,
            Deed::Notice => self.check_in(&self.notices, &Who::of(context))?,
            Deed::Text => self.check_in(&self.texts, &address)?,
            Deed::Bench => self.check_in(&self.benches, &address)?,
            Deed::Hint => self.check_in(&self.hints, &address)?,
            Deed::Choice => {}
        }
        self.check_in(&self.days[deed as usize], &address)
    }

    /// Checks that what something costs at most may still be spent, by the guest and by the address.
    pub(crate) fn check_cost(&self, cost: &Cost, context: &Context) -> Result<(), ApiError> {
        let now = Instant::now();
        let wait = parties(context).filter_map(|who| {
            let kept = (cost.kept > 0).then(|| self.kept.wait(&who, cost.kept, now)).flatten();
            // A deed is not refused for what was read.
            let read = cost.deed.is_none().then(|| self.answered.wait(&who, cost.answered, now)).flatten();
            // Nor is a game held up by what was looked up and tried before.
            let asks = |allowance: &Allowance<Who>, most| {
                (!cost.goes_on()).then(|| allowance.wait(&who, most, now)).flatten()
            };
            kept.max(read).max(asks(&self.rows, cost.rows)).max(asks(&self.work, cost.work))
        });
        match wait.max() {
            None => Ok(()),
            Some(seconds) => {
                metrics::counter!("bree_rate_limited_total").increment(1);
                Err(ApiError::TooMany(seconds))
            }
        }
    }

    /// Notes what it did cost; of what was written so much is kept.
    pub(crate) fn spend(&self, context: &Context, spent: Spent, kept: u64, answered: u64) {
        let now = Instant::now();
        for who in parties(context) {
            self.kept.spend(who, kept, now);
            self.answered.spend(who, answered, now);
            self.rows.spend(who, spent.rows, now);
            self.work.spend(who, spent.work, now);
        }
    }

    /// Checks the limit of card pictures.
    pub(crate) fn check_picture(&self, context: &Context) -> Result<(), ApiError> {
        self.check_in(&self.pictures, &Who::Address(context.ip))
    }

    /// Checks the limit of letters to a mailbox whose owner is not confirmed.
    pub(crate) fn check_letter(&self, mailbox: &str) -> Result<(), ApiError> {
        self.check_in(&self.letters, &of_mailbox(mailbox))
    }

    /// Checks the limit of sign-in letters to a mailbox, which other letters do not use up. What others ask for is no
    /// hindrance.
    pub(crate) fn check_return(&self, mailbox: &str) -> Result<(), ApiError> {
        self.check_in(&self.returns, &of_mailbox(mailbox))
    }

    fn check_in(&self, limiter: &Limiter, who: &Who) -> Result<(), ApiError> {
        limiter.check_key(who).map_err(|until| {
            metrics::counter!("bree_rate_limited_total").increment(1);
            ApiError::TooMany(until.wait_time_from(self.clock.now()).as_secs() + 1)
        })
    }

    /// Forgets those whose bucket is full again.
    pub(crate) fn tidy(&self) {
        let each = [
            &self.requests,
            &self.requests_address,
            &self.programs,
            &self.new,
            &self.chat,
            &self.notices,
            &self.texts,
            &self.pictures,
            &self.benches,
            &self.hints,
            &self.letters,
            &self.returns,
        ];
        each.into_iter().chain(&self.programs_days).chain(&self.days).for_each(Limiter::retain_recent);
        let now = Instant::now();
        self.kept.tidy(now);
        self.answered.tidy(now);
        self.rows.tidy(now);
        self.work.tidy(now);
    }
}

/// The parties whom all counts that a request costs: its address, and the guest with all their programs.
fn parties(context: &Context) -> impl Iterator<Item = Who> {
    let guest = context.guest.as_ref().map(|(guest, _)| Who::Guest(*guest));
    guest.into_iter().chain([Who::Address(context.ip)])
}

/// A mailbox as one party, whatever stands behind the `+`, and however it is written.
fn of_mailbox(address: &str) -> Who {
    let (user, name) = address.rsplit_once('@').unwrap_or((address, ""));
    let user = user.split('+').next().unwrap_or_default();
    Who::Mailbox(Sha256::digest(format!("{user}@{name}").to_ascii_lowercase().as_bytes()).into())
}

/// The event streams that are open.
pub(crate) struct Streams {
    guests: Places<Who>,
    addresses: Places<IpAddr>,
}

/// An open stream: counted for as long as it lives.
pub(crate) struct OpenStream {
    _guest: Place<Who>,
    _address: Place<IpAddr>,
}

impl Streams {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            guests: Places::new(limits.streams_each, limits.streams),
            addresses: Places::new(limits.streams_address, limits.streams),
        }
    }

    /// Opens one more stream, if the limits allow it. By address too: a new guest costs nothing. Who only watches leaves
    /// a quarter of the places to those who sit at their table.
    pub(crate) fn enter(&self, context: &Context, seated: bool) -> Result<OpenStream, ApiError> {
        let kept = if seated { 0 } else { self.guests.all() / 4 };
        let no_place = |why| match why {
            NoPlace::Yours => ApiError::TooManyStreams,
            NoPlace::Full => ApiError::HouseFull,
        };
        let open = OpenStream {
            _guest: self.guests.take_but(Who::of(context), kept).map_err(no_place)?,
            _address: self.addresses.take_but(context.ip, kept).map_err(no_place)?,
        };
        metrics::gauge!("bree_streams").increment(1.0);
        Ok(open)
    }
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        metrics::gauge!("bree_streams").decrement(1.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mailbox_is_one() {
        let one = of_mailbox("ana@example.org");
        for same in ["Ana@EXAMPLE.org", "ana+1@example.org", "ana+a+b@example.org", "ana+@example.org"] {
            assert_eq!(of_mailbox(same), one, "{same}");
        }
        for other in ["anna@example.org", "ana@example.com", "ana-1@example.org"] {
            assert_ne!(of_mailbox(other), one, "{other}");
        }
    }

    #[test]
    fn a_day_is_a_day() {
        let quota = quota(4, Duration::from_secs(60));
        assert_eq!(quota.burst_size().get(), 4);
        assert_eq!(quota.replenish_interval(), Duration::from_secs(15));
    }
}
