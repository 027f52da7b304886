//! Coming back by a key that the device keeps, made and shown by a device that Chromium plays.

use serde_json::{Value, json};

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::picture::picture;
use crate::shelves::post;

/// The browser has something that makes keys, whose owner has just proved who they are. Its id.
async fn keeps_keys(browser: &Browser) -> Value {
    let cdp = browser.driver.cdp();
    cdp.send_raw("WebAuthn.enable", json!({})).await.expect("keys");
    let device = json!({ "options": {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": true, "hasUserVerification": true,
        "isUserVerified": true, "automaticPresenceSimulation": true,
    } });
    let added = cdp.send_raw("WebAuthn.addVirtualAuthenticator", device).await;
    added.expect("a device")["authenticatorId"].clone()
}

/// The keys of one go with their owner to the other, as those of a password manager do.
async fn keys_go_along(from: &Browser, kept: &Value, to: &Browser, keeps: &Value) {
    let asked = json!({ "authenticatorId": kept });
    let found = from.driver.cdp().send_raw("WebAuthn.getCredentials", asked).await;
    for key in found.expect("keys")["credentials"].as_array().expect("a list") {
        let key = json!({ "authenticatorId": keeps, "credential": key });
        let added = to.driver.cdp().send_raw("WebAuthn.addCredential", key).await;
        added.expect("a key");
    }
}

#[tokio::test]
async fn a_key_brings_one_back() {
    let inn = Inn::open();
    // Browsers make keys for names, not for numbers.
    let house = inn.url.replace("127.0.0.1", "localhost");
    let (desk, phone) =
        (Browser::open(&Window::desk("es")).await, Browser::open(&Window::phone("en").by_night()).await);
    let (kept, keeps) = (keeps_keys(&desk).await, keeps_keys(&phone).await);
    desk.go(&house).await;
    post(&desk, "/guests", "{ name: 'Ana' }").await;
    desk.go(&format!("{house}/me")).await;
    desk.until("!document.getElementById('passkey-make').hidden").await;
    desk.click("#passkey-make").await;
    desk.until("document.querySelectorAll('#passkeys li').length === 1").await;
    desk.screenshot(&picture("passkeys-desk-es")).await;
    // The same device makes no second one.
    desk.until("!document.getElementById('passkey-make').hidden").await;
    desk.click("#passkey-make").await;
    desk.until("document.body.textContent.includes('Este dispositivo ya tiene una llave tuya.')").await;
    desk.until("!document.getElementById('passkey-make').disabled").await;

    // On a phone nobody knows her, until she shows her key.
    keys_go_along(&desk, &kept, &phone, &keeps).await;
    phone.go(&format!("{house}/me")).await;
    phone.click("#me-before").await;
    phone.until("!document.getElementById('passkey-enter').hidden").await;
    phone.screenshot(&picture("passkeys-phone-night-en")).await;
    phone.click("#passkey-in").await;
    phone.until("location.pathname === '/' && document.querySelector('#me > summary')?.textContent.includes('Ana')").await;

    // A key that was taken away opens nothing, and says so.
    desk.go(&format!("{house}/me")).await;
    desk.until("document.querySelectorAll('#devices > li').length === 2").await;
    desk.click("#passkeys li button").await;
    desk.until("document.getElementById('passkeys') && !document.querySelector('#passkeys li')").await;
    phone.go(&format!("{house}/device")).await;
    phone.until("!document.getElementById('passkey-enter').hidden").await;
    phone.click("#passkey-in").await;
    phone.until("document.body.textContent.includes('We do not know that passkey')").await;

    // Under a number it is told that there are none here.
    desk.go(&format!("{}/me", inn.url)).await;
    post(&desk, "/guests", "{ name: 'Ana' }").await;
    desk.go(&format!("{}/me", inn.url)).await;
    desk.until(
        "!document.getElementById('passkeys-none').hidden && document.getElementById('passkey-make').hidden",
    )
    .await;
    for (who, browser) in [("the desk", desk), ("the phone", phone)] {
        let complaints = browser.complaints().await;
        // That it is refused is what the test is for.
        let own = complaints.iter().filter(|line| !line.contains("404")).collect::<Vec<_>>();
        assert!(own.is_empty(), "{who} complains: {own:?}");
        browser.close().await;
    }
}
