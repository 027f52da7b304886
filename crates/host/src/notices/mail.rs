//! Configuration of outgoing mail. Delivery itself is in `mailer`.

/// The mail server of the inn. Its `Debug` output holds no password.
#[derive(Clone)]
pub struct Mail {
    /// The mail server: `smtp://localhost:25` on the same machine, else `smtps://NAME:PASSWORD@HOST` or
    /// `smtp://NAME:PASSWORD@HOST?tls=required`.
    pub server: String,
    /// The sender: `inn@example.org`, or `The inn <inn@example.org>`.
    pub from: String,
}

impl std::fmt::Debug for Mail {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Mail").field("from", &self.from).finish_non_exhaustive()
    }
}
