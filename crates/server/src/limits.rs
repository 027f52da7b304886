//! How often and how much one guest or one address may ask.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use store::GuestHash;

use crate::http::context::Context;
use crate::{ApiError, Limits, Rate};

/// Who is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Who {
    /// A guest the database knows: a made-up token gives nobody a new allowance.
    Guest(GuestHash),
    /// Anybody else, by address.
    Address(IpAddr),
}

impl Who {
    /// Who asks.
    pub(crate) fn of(context: &Context) -> Self {
        context
            .guest
            .as_ref()
            .map_or(Self::Address(context.ip), |(guest, _)| Self::Guest(*guest))
    }
}

type Limiter = DefaultKeyedRateLimiter<Who>;

/// The rate limits.
pub(crate) struct Gates {
    requests: Limiter,
    new: Limiter,
    clock: DefaultClock,
}

impl Gates {
    pub(crate) fn new(limits: &Limits) -> Self {
        let limiter =
            |rate: Rate| RateLimiter::dashmap(Quota::per_second(rate.per_second).allow_burst(rate.burst));
        Self {
            requests: limiter(limits.requests),
            new: limiter(limits.new),
            clock: DefaultClock::default(),
        }
    }

    /// May they ask for anything?
    pub(crate) fn check(&self, who: &Who) -> Result<(), ApiError> {
        self.check_in(&self.requests, who)
    }

    /// May they make something new?
    pub(crate) fn check_new(&self, who: &Who) -> Result<(), ApiError> {
        self.check_in(&self.new, who)
    }

    fn check_in(&self, limiter: &Limiter, who: &Who) -> Result<(), ApiError> {
        limiter.check_key(who).map_err(|until| {
            metrics::counter!("bree_rate_limited_total").increment(1);
            ApiError::TooMany(until.wait_time_from(self.clock.now()).as_secs() + 1)
        })
    }

    /// Forgets those whose bucket is full again.
    pub(crate) fn tidy(&self) {
        for limiter in [&self.requests, &self.new] {
            limiter.retain_recent();
        }
    }
}

/// The event streams that are open.
#[derive(Clone)]
pub(crate) struct Streams {
    open: Arc<Mutex<HashMap<Who, usize>>>,
    each: usize,
    all: usize,
}

/// An open stream: counted for as long as it lives.
pub(crate) struct OpenStream {
    streams: Streams,
    who: Who,
}

impl Streams {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            open: Arc::default(),
            each: limits.streams_each,
            all: limits.streams,
        }
    }

    /// One more, if there may be one more.
    pub(crate) fn enter(&self, who: Who) -> Result<OpenStream, ApiError> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let all = open.values().sum::<usize>();
        let mine = open.entry(who).or_default();
        if *mine >= self.each || all >= self.all {
            return Err(ApiError::TooManyStreams);
        }
        *mine += 1;
        metrics::gauge!("bree_streams").increment(1.0);
        Ok(OpenStream {
            streams: self.clone(),
            who,
        })
    }
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        let mut open = self.streams.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(mine) = open.get_mut(&self.who) {
            *mine -= 1;
            if *mine == 0 {
                open.remove(&self.who);
            }
        }
        metrics::gauge!("bree_streams").decrement(1.0);
    }
}
