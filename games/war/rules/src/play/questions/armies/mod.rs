//! Chapter VI: questions of moving and attacking Armies: which, where to, and with which figures.

mod attack;
mod attack_at;
mod journey;
mod march;
mod march_to;
mod pick;
mod trek;
mod trim;

pub use self::{
    attack::Attack, attack_at::AttackAt, journey::Journey, march::March, march_to::MarchTo, pick::Pick,
    trek::Trek, trim::Trim,
};

use crate::prelude::*;

/// One of these Armies, or none where one may stop.
fn offer_armies(armies: impl Iterator<Item = Region>, may_stop: bool, offer: &mut impl FnMut(Choice)) {
    armies.map(Choice::From).for_each(&mut *offer);
    if may_stop {
        offer(Choice::Done);
    }
}
