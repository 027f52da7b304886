//! A real Chromium, driven through chromedriver, with a profile of its own.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use base64::Engine;
use thirtyfour::prelude::*;

/// Chromium must neither talk to the network nor look for a screen.
const FLAGS: &[&str] = &[
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
    // What moves is waited for by whoever looks; here only time would be lost.
    "--force-prefers-reduced-motion",
];

/// Chromium without windows: half the work of the whole one. It knows no settings and shows no notices.
const SHELL: &str = "chromium-headless-shell";

/// A test presses sooner than anybody can have read what is new, and means it.
const HASTY: &str =
    "addEventListener('DOMContentLoaded', () => { document.documentElement.dataset.haste = '0'; });";

/// A page that nobody looks at is laid out, but not painted: painters took a tenth of a day's check, and change nothing of where
/// things lie and what a press meets.
const UNPAINTED: &str =
    "addEventListener('DOMContentLoaded', () => { document.documentElement.style.opacity = '0'; });";

/// Paints the page that is there.
const PAINTED: &str = "(document.documentElement.style.opacity = '', true)";

/// The time for anything on a page to appear.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// The size and manner of the window.
pub struct Window {
    pub width: u32,
    pub height: u32,
    pub phone: bool,
    /// The language in the browser's settings: `es`, `en`.
    pub language: &'static str,
    pub dark: bool,
}

impl Window {
    /// A window at a desk, in this language.
    pub const fn desk(language: &'static str) -> Self {
        Self { width: 1366, height: 900, phone: false, language, dark: false }
    }

    /// A phone held upright.
    pub const fn phone(language: &'static str) -> Self {
        Self { width: 390, height: 844, phone: true, ..Self::desk(language) }
    }

    /// A tablet held upright.
    pub const fn tablet(language: &'static str) -> Self {
        Self { width: 768, height: 1024, ..Self::desk(language) }
    }

    /// The same by night.
    pub const fn by_night(self) -> Self {
        Self { dark: true, ..self }
    }
}

/// One browser with one profile. It ends with the value.
pub struct Browser {
    pub driver: WebDriver,
    chromedriver: Child,
    profile: tempfile::TempDir,
}

impl Browser {
    pub async fn open(window: &Window) -> Self {
        Self::open_with(window, shell(), serde_json::json!({})).await
    }

    /// One that can do all that Chromium can: it shows notices, for instance.
    pub async fn whole(window: &Window) -> Self {
        Self::open_with(window, None, serde_json::json!({})).await
    }

    /// One that runs no script of any page.
    pub async fn without_script() -> Self {
        let window = Window { width: 1280, height: 900, phone: false, language: "en", dark: false };
        let off = serde_json::json!({ "profile.managed_default_content_settings.javascript": 2 });
        Self::open_with(&window, None, off).await
    }

    async fn open_with(window: &Window, shell: Option<PathBuf>, mut preferences: serde_json::Value) -> Self {
        let profile = tempfile::tempdir().expect("a folder for the profile");
        let (chromedriver, port) = start_chromedriver(profile.path());
        let mut wishes = DesiredCapabilities::chrome();
        for flag in FLAGS {
            wishes.add_arg(flag).expect("a flag");
        }
        let dark =
            if shell.is_some() { "--blink-settings=preferredColorScheme=0" } else { "--force-dark-mode" };
        if let Some(shell) = shell {
            wishes.set_binary(&shell.display().to_string()).expect("a browser");
        }
        wishes.add_arg(&format!("--accept-lang={}", window.language)).expect("a flag");
        wishes.add_arg(&format!("--window-size={},{}", window.width, window.height)).expect("a flag");
        if window.dark {
            wishes.add_arg(dark).expect("a flag");
        }
        preferences["intl.accept_languages"] = window.language.into();
        wishes.set_browser_option("prefs", preferences).expect("preferences");
        if window.phone {
            let size = serde_json::json!({ "width": window.width, "height": window.height, "pixelRatio": 2.0, "touch": true });
            let phone = serde_json::json!({ "deviceMetrics": size });
            wishes.set_browser_option("mobileEmulation", phone).expect("a phone");
        }
        let driver = WebDriver::new(format!("http://127.0.0.1:{port}"), wishes).await.expect("a session");
        driver.set_page_load_timeout(PATIENCE).await.expect("a timeout");
        let browser = Self { driver, chromedriver, profile };
        browser.before_every_page(HASTY).await;
        browser.before_every_page(UNPAINTED).await;
        browser
    }

    pub async fn go(&self, url: &str) {
        self.driver.goto(url).await.unwrap_or_else(|error| panic!("{url}: {error}"));
        // On a busy machine the driver comes back while a long page is still read.
        self.until("document.readyState === 'complete'").await;
    }

    /// The same, where the page must be there: what is looked at is no page of an error, unless that is what is wanted.
    pub async fn finds(&self, url: &str, status: u16) {
        const STATUS: &str = "performance.getEntriesByType('navigation')[0].responseStatus";
        let until = Instant::now() + 3 * PATIENCE;
        self.go(url).await;
        // A house that is too busy says so, and one comes again.
        while self.value(STATUS).await == 503 && Instant::now() < until {
            self.go(url).await;
        }
        assert_eq!(self.value(STATUS).await, status, "the status of {url}");
    }

    /// The first element that fits the CSS selector, once there is one.
    pub async fn find(&self, css: &str) -> WebElement {
        let until = Instant::now() + PATIENCE;
        loop {
            if let Ok(element) = self.driver.find(By::Css(css)).await {
                return element;
            }
            if Instant::now() > until {
                let page = self.driver.source().await.unwrap_or_default();
                panic!("no '{css}' on {:?}:\n{page}", self.driver.current_url().await);
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    pub async fn has(&self, css: &str) -> bool {
        self.driver.find(By::Css(css)).await.is_ok()
    }

    /// Waits until the script expression is true.
    pub async fn until(&self, expression: &str) {
        let until = Instant::now() + PATIENCE;
        while !self.value(expression).await.as_bool().unwrap_or(false) {
            assert!(Instant::now() < until, "never true: {expression}");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Waits until the script expression, a list of faults, is empty; else it fails with the faults.
    pub async fn until_none(&self, faults: &str) {
        let until = Instant::now() + PATIENCE;
        loop {
            let wrong = self.value(faults).await;
            match wrong.as_array() {
                Some(list) if list.is_empty() => return,
                _ => assert!(Instant::now() < until, "still wrong: {wrong:#}"),
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Presses what leads to another page, be it the same one anew, and waits until it is there.
    pub async fn leave_by(&self, css: &str) {
        self.value("document.documentElement.dataset.left = 'yes'").await;
        self.click(css).await;
        self.until("document.readyState === 'complete' && !document.documentElement.dataset.left").await;
    }

    /// Turns animations on: else the tests see the page as one who asked for less of that.
    pub async fn sees_motion(&self) {
        let moving = serde_json::json!({ "features": [{ "name": "prefers-reduced-motion", "value": "no-preference" }] });
        let eyes = self.driver.cdp();
        eyes.send_raw("Emulation.setEmulatedMedia", moving).await.expect("motion");
    }

    /// Paints every page from now on, for what looks at colours.
    pub async fn paints(&self) {
        self.before_every_page(&format!("addEventListener('DOMContentLoaded', () => {PAINTED});")).await;
    }

    /// Makes every page run this before anything of its own.
    pub async fn before_every_page(&self, script: &str) {
        let eyes = self.driver.cdp();
        eyes.send_raw("Page.addScriptToEvaluateOnNewDocument", serde_json::json!({ "source": script }))
            .await
            .expect("a script");
    }

    /// The value of a script expression on the page.
    pub async fn value(&self, expression: &str) -> serde_json::Value {
        let script = format!("return ({expression});");
        let answer = self.driver.execute(script, Vec::new()).await;
        answer.unwrap_or_else(|error| panic!("{expression}: {error}")).json().clone()
    }

    /// Sends keys to whatever has the focus, as a person at the keyboard does.
    pub async fn press(&self, keys: impl AsRef<str>) {
        self.driver.action_chain().send_keys(keys.as_ref()).perform().await.expect("keys");
    }

    pub async fn screenshot(&self, path: &Path) {
        self.value(PAINTED).await;
        // Glides and tumbles take up to 600 ms: the picture is of the table at rest.
        tokio::time::sleep(Duration::from_millis(700)).await;
        if path.extension().is_some_and(|kind| kind == "webp") {
            let how = serde_json::json!({ "format": "webp", "quality": 72 });
            let taken =
                self.driver.cdp().send_raw("Page.captureScreenshot", how).await.expect("a screenshot");
            let bytes =
                base64::engine::general_purpose::STANDARD.decode(taken["data"].as_str().expect("base64"));
            return std::fs::write(path, bytes.expect("base64")).expect("a file");
        }
        self.driver.screenshot(path).await.expect("a screenshot");
    }

    /// The browser's complaints: script errors, refused resources.
    pub async fn complaints(&self) -> Vec<String> {
        let log = self.driver.browser_log().await.unwrap_or_default();
        log.into_iter().filter(|entry| entry.level == "SEVERE").map(|entry| entry.message).collect()
    }

    pub async fn close(self) {
        self.driver.clone().quit().await.ok();
    }
}

impl Drop for Browser {
    /// Also when a test fails.
    fn drop(&mut self) {
        // The last handle would end the session, and wait for two minutes for a driver that is gone.
        std::mem::forget(self.driver.clone());
        self.chromedriver.kill().ok();
        self.chromedriver.wait().ok();
        // Its Chromium would live on; the profile tells it from those of other tests.
        let profile = self.profile.path().display().to_string();
        Command::new("pkill").args(["-f", &profile]).status().ok();
    }
}

/// The path of the Chromium without windows, if it is installed.
fn shell() -> Option<PathBuf> {
    let paths = std::env::var_os("PATH")?;
    std::env::split_paths(&paths).map(|folder| folder.join(SHELL)).find(|program| program.exists())
}

/// Starts chromedriver on a free port of its own choice. Its browsers keep their profiles in this folder: a shell takes none from
/// its arguments. A port that is free for one kind of address may be taken for the other: then it ends at once, and another is tried.
fn start_chromedriver(profiles: &Path) -> (Child, u16) {
    for _ in 0..3 {
        let mut child = Command::new("chromedriver")
            .arg("--port=0")
            .env("TMPDIR", profiles)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is installed (./check installs it on Debian)");
        let output = BufReader::new(child.stdout.take().expect("its output"));
        // "ChromeDriver was started successfully on port 41235."
        let port = output.lines().map_while(Result::ok).find_map(|line| {
            let (_, port) = line.split_once("successfully on port ")?;
            port.trim_end_matches('.').parse().ok()
        });
        match port {
            Some(port) => return (child, port),
            None => eprintln!("chromedriver did not start: {:?}", child.wait()),
        }
    }
    panic!("chromedriver did not start three times");
}
