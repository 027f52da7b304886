//! A browser that shows by itself whose turn it is. Headless Chromium reaches no push service, so that one hands out what it
//! would is made up here; what is sealed for it, and what the worker shows, is real.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::sync::mpsc;
use std::time::Duration;

use serde_json::json;

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::picture::picture;
use crate::shelves::post;

/// A push service of the neighbourhood, and the heads of what comes to it.
fn service() -> (SocketAddr, mpsc::Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    let (came, all) = mpsc::channel();
    std::thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let (mut text, mut part) = (String::new(), [0; 4096]);
            while !text.contains("\r\n\r\n") {
                match stream.read(&mut part) {
                    Ok(read @ 1..) => text.push_str(&String::from_utf8_lossy(&part[..read])),
                    _ => break,
                }
            }
            let _ = stream.write_all(b"HTTP/1.1 201 So\r\nContent-Length: 0\r\n\r\n");
            let _ = came.send(text.to_ascii_lowercase());
        }
    });
    (address, all)
}

#[tokio::test]
async fn a_browser_shows_whose_turn_it_is() {
    let (address, came) = service();
    let inn = Inn::with_arguments(&[
        "--push",
        "--notices-neighbour",
        &address.to_string(),
        "--public-url",
        "http://inn.example",
    ]);
    let ana = Browser::open(&Window::phone("es")).await;
    // As the example of RFC 8291 has it.
    let subscribes = format!(
        "PushManager.prototype.getSubscription = async () => null;
         PushManager.prototype.subscribe = async ({{ applicationServerKey, userVisibleOnly }}) => {{
             window.asked = [applicationServerKey.length, userVisibleOnly];
             return {{ toJSON: () => ({{ endpoint: 'http://{address}/ana', keys: {{
                 p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
                 auth: 'BTBZMqHH6r4Tts7J_aSIgg' }} }}) }};
         }};"
    );
    ana.before_every_page(&subscribes).await;
    ana.go(&inn.url).await;
    post(&ana, "/guests", "{ name: 'Ana' }").await;
    let page = format!("{}/me/notices", inn.url);
    ana.go(&page).await;
    ana.until("!document.getElementById('push').hidden").await;
    ana.screenshot(&picture("push-phone-es")).await;
    // Whoever says no is told what that means, and nothing is sent.
    let cdp = ana.driver.cdp();
    let may = async |setting: &str| {
        let permission =
            json!({ "permission": { "name": "notifications" }, "setting": setting, "origin": inn.url });
        cdp.send_raw("Browser.setPermission", permission)
            .await
            .expect("a permission");
    };
    may("denied").await;
    ana.click("#push-set").await;
    ana.until("!document.getElementById('push-denied').hidden").await;
    assert!(ana.has("#push-late[hidden]").await);
    may("granted").await;
    ana.go(&page).await;
    ana.until("!document.getElementById('push').hidden").await;
    ana.click("#push-set").await;
    ana.find("#told").await;
    assert!(ana.has("#push[hidden]").await, "it shows it already");
    ana.click("form[action$='/test'] button").await;
    ana.find("#arrived").await;
    ana.screenshot(&picture("push-told-phone-es")).await;
    let head = came.recv_timeout(Duration::from_secs(30)).expect("a push");
    for line in [
        "post /ana ",
        "content-encoding: aes128gcm",
        "authorization: vapid t=",
    ] {
        assert!(head.contains(line), "{line}: {head}");
    }
    // What arrives, the worker shows; of one table once.
    ana.until("navigator.serviceWorker.ready.then((worker) => !!worker.active)")
        .await;
    cdp.send_raw("ServiceWorker.enable", json!({}))
        .await
        .expect("the worker");
    for text in ["Te toca: Guerra", "Te toca otra vez: Guerra"] {
        let said = json!({ "title": "Guerra del Anillo", "text": text, "url": "http://inn.example/t/x" });
        let push = json!({ "origin": inn.url, "registrationId": "0", "data": said.to_string() });
        let shown = format!(
            "navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
                 .then((all) => all.map((one) => one.body).join() === '{text}')"
        );
        // A busy browser loses one now and then. However often it comes, it is shown once.
        for _ in 0..10 {
            cdp.send_raw("ServiceWorker.deliverPushMessage", push.clone())
                .await
                .expect("a push");
            tokio::time::sleep(Duration::from_secs(1)).await;
            if ana.value(&shown).await == true {
                break;
            }
        }
        ana.until(&shown).await;
    }
    let complaints = ana.complaints().await;
    assert!(complaints.is_empty(), "{complaints:?}");
    ana.close().await;
}
