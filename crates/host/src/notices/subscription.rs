//! A browser's push subscription.

use serde::Deserialize;

/// The JSON of `PushSubscription.toJSON`.
#[derive(Deserialize)]
pub(super) struct BrowserSubscription {
    pub(super) endpoint: String,
    #[cfg_attr(not(feature = "reach"), expect(dead_code, reason = "only whoever sends needs them"))]
    pub(super) keys: Keys,
}

#[derive(Deserialize)]
#[cfg_attr(not(feature = "reach"), expect(dead_code, reason = "only whoever sends needs them"))]
pub(super) struct Keys {
    pub(super) p256dh: String,
    pub(super) auth: String,
}
