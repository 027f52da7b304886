//! WebAuthn ceremonies: challenges for devices, and the check of their answers.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tables::keys::random;
use webauthn_rs::prelude::{
    CredentialID, DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Url, Uuid, Webauthn, WebauthnBuilder, WebauthnError,
};

use super::{NewPasskey, PasskeyError};

/// The relying party. Passkeys belong to the name under which the house is reached, and to no other.
pub struct Passkeys(Webauthn);

/// The stored state of a registration.
#[derive(Serialize, Deserialize)]
struct Making {
    account: Uuid,
    state: PasskeyRegistration,
}

impl Passkeys {
    /// Browsers make keys only under a name, and only where nobody between can listen: over https, or on this machine.
    pub fn open(public_url: Option<&str>) -> Option<Self> {
        let url = public_url.unwrap_or("http://localhost");
        let url = url.parse::<Url>().ok()?;
        let name = url.domain()?;
        if url.scheme() != "https" && name != "localhost" {
            return None;
        }
        let builder = WebauthnBuilder::new(name, &url).ok()?;
        // On this machine it is one inn, whatever its port.
        let builder = builder.rp_name("Bree").allow_any_port(name == "localhost");
        builder.build().ok().map(Self)
    }

    /// A registration challenge for a guest of that name who has these passkeys, and the state to store.
    pub fn make(&self, name: &str, known: &[store::Passkey]) -> Result<(Value, String), PasskeyError> {
        let same = known.first().and_then(|key| key.account.parse().ok());
        let account = same.unwrap_or_else(|| Uuid::from_bytes(random()));
        let ids = known.iter().filter_map(|key| key_of(key).ok());
        let ids = ids.map(|key| key.cred_id().clone()).collect::<Vec<CredentialID>>();
        let name = if name.is_empty() { "Bree" } else { name };
        let asked = self.0.start_passkey_registration(account, name, name, Some(ids));
        let (ask, state) = asked.map_err(unexpected)?;
        let mut ask = serde_json::to_value(&ask).map_err(unexpected)?;
        // The library leaves it to the device whether it keeps the account with the key; then nobody could come in without
        // saying who they are.
        let selection = &mut ask["publicKey"]["authenticatorSelection"];
        selection["residentKey"] = "required".into();
        selection["requireResidentKey"] = true.into();
        let making = Making { account, state };
        Ok((ask, serde_json::to_string(&making).map_err(unexpected)?))
    }

    /// The key that a device has made.
    pub fn made(&self, remembered: &str, answer: Value) -> Result<NewPasskey, PasskeyError> {
        let making = serde_json::from_str::<Making>(remembered).map_err(unexpected)?;
        let answer = serde_json::from_value::<RegisterPublicKeyCredential>(answer);
        let answer = answer.map_err(|_| PasskeyError::Bad)?;
        let key = self.0.finish_passkey_registration(&answer, &making.state).map_err(refused)?;
        Ok(NewPasskey {
            id: text(key.cred_id()),
            account: making.account.to_string(),
            body: serde_json::to_string(&key).map_err(unexpected)?,
        })
    }

    /// A sign-in challenge, and the state to store.
    pub fn enter(&self) -> Result<(Value, String), PasskeyError> {
        let (mut ask, state) = self.0.start_discoverable_authentication().map_err(unexpected)?;
        // They press a button: the browser need not offer it by itself.
        ask.mediation = None;
        let ask = serde_json::to_value(&ask).map_err(unexpected)?;
        Ok((ask, serde_json::to_string(&state).map_err(unexpected)?))
    }

    /// The id of the key with which a device answers.
    pub fn named(answer: &Value) -> Result<String, PasskeyError> {
        let answer = serde_json::from_value::<PublicKeyCredential>(answer.clone());
        let answer = answer.map_err(|_| PasskeyError::Bad)?;
        Ok(text(answer.get_credential_id()))
    }

    /// Verifies a sign-in, and returns the passkey's new state.
    pub fn entered(
        &self,
        remembered: &str,
        answer: Value,
        known: &store::Passkey,
    ) -> Result<String, PasskeyError> {
        let state = serde_json::from_str::<DiscoverableAuthentication>(remembered).map_err(unexpected)?;
        let answer = serde_json::from_value::<PublicKeyCredential>(answer);
        let answer = answer.map_err(|_| PasskeyError::Bad)?;
        let (account, _) = self.0.identify_discoverable_authentication(&answer).map_err(refused)?;
        if account.to_string() != known.account {
            return Err(PasskeyError::Bad);
        }
        let mut key = key_of(known)?;
        let result = self.0.finish_discoverable_authentication_v2(&answer, state, &key).map_err(refused)?;
        key.update_credential(&result);
        serde_json::to_string(&key).map_err(unexpected)
    }
}

fn key_of(known: &store::Passkey) -> Result<Passkey, PasskeyError> {
    serde_json::from_str(&known.body).map_err(unexpected)
}

/// The id of a credential in the database and in addresses.
fn text(id: &[u8]) -> String {
    use base64::Engine;
    base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(id)
}

/// Maps an error to what may be told: a wrong passkey, or a copied one.
fn refused(why: WebauthnError) -> PasskeyError {
    tracing::info!(%why, "a passkey was refused");
    match why {
        WebauthnError::CredentialPossibleCompromise => PasskeyError::Copied,
        _ => PasskeyError::Bad,
    }
}

fn unexpected(why: impl std::fmt::Display) -> PasskeyError {
    tracing::error!(%why, "a passkey cannot be asked for");
    PasskeyError::Internal
}
