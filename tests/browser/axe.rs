//! Accessibility: axe-core finds no barrier on any page, at a desktop's and a phone's size, by day and by night. And how
//! the table stands is told at the press of a key.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::pages::{OPEN, own_pages, status};
use crate::share::{is_full, share};
use crate::shelves::post;
use crate::sinks;

/// axe-core, as npm fetches it in the version of `tests/axe`; once, into the folder where tests leave things.
fn axe() -> String {
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/axe");
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("axe");
    let (script, fetched) =
        (folder.join("node_modules/axe-core/axe.min.js"), folder.join("package-lock.json"));
    let lock = std::fs::read(from.join("package-lock.json")).expect("the lock file");
    std::fs::create_dir_all(&folder).expect("a folder");
    // Two tests fetch it, at the same time: one after the other. What is locked is let go with the file.
    let turn = std::fs::File::create(folder.join("turn")).expect("a file");
    turn.lock().expect("its turn");
    if !script.exists() || std::fs::read(&fetched).is_ok_and(|had| had != lock) {
        for file in ["package.json", "package-lock.json"] {
            std::fs::copy(from.join(file), folder.join(file)).expect("a copy");
        }
        let npm = Command::new("npm")
            .args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"])
            .current_dir(&folder)
            .output();
        let npm = npm.unwrap_or_else(|error| {
            panic!("npm is needed to fetch axe-core, and cannot be run: {error}. Please install Node.js with npm.")
        });
        let said = String::from_utf8_lossy(&npm.stderr);
        assert!(npm.status.success(), "npm could not fetch axe-core (tests/axe): {said}");
    }
    std::fs::read_to_string(&script).unwrap_or_else(|error| panic!("{}: {error}", script.display()))
}

/// Runs axe with the rules that are on by themselves, those of good practice among them; what it finds, a line each. One is
/// left out: that a name holds every text on the thing, for on a card there are figures that its name says in words.
/// By night only the colours are others.
const FIND: &str = "const done = arguments[0];
    const only = document.documentElement.dataset.theme === 'dark' ? { runOnly: ['color-contrast'] } : {};
    axe.run(document, { ...only, resultTypes: ['violations'], preload: false, rules: { 'label-content-name-mismatch': { enabled: false } } }).then(({ violations }) => done(violations.flatMap(({ id, nodes }) => nodes.slice(0, 4).map((node) =>
        `${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)} ${[...node.any, ...node.all, ...node.none].map((check) => check.message).join('; ')}`))),
        (error) => done([String(error)]));";

/// The ids that stand more than once on a page, which axe-core lets pass: a press, a label or a style would find the wrong one.
const TWICE: &str = "(() => { const ids = [...document.querySelectorAll('[id]')].map((one) => one.id);
    return ids.filter((id, at) => ids.indexOf(id) !== at); })()";

/// A walker through the house, with axe-core.
struct Walker {
    page: Browser,
    /// The program that looks.
    axe: String,
    /// Page and finding.
    found: Vec<String>,
}

impl Walker {
    async fn new(window: &Window) -> Self {
        let page = Browser::open(window).await;
        page.paints().await;
        Self { axe: String::new(), page, found: Vec::new() }
    }

    /// Looks at the page as it stands, by day and by night.
    async fn look(&mut self, name: &str) {
        let twice = self.page.value(TWICE).await;
        let twice = twice.as_array().into_iter().flatten();
        self.found.extend(twice.map(|id| format!("{name}: the id {id} stands twice")));
        self.page.driver.execute(&*self.axe, Vec::new()).await.expect("axe");
        for theme in ["light", "dark"] {
            let turn = format!("document.documentElement.dataset.theme = '{theme}'");
            self.page.value(&turn).await;
            let still = "document.getAnimations().every((motion) => motion.playState !== 'running')";
            self.page.until(still).await;
            let answer = self.page.driver.execute_async(FIND, Vec::new()).await;
            let answer = answer.unwrap_or_else(|error| panic!("{name}: {error}"));
            let lines = answer.json().as_array().cloned().unwrap_or_default();
            let line = |line: &Value| format!("{name}, {theme}: {}", line.as_str().unwrap_or_default());
            self.found.extend(lines.iter().map(line));
        }
    }

    async fn visit(&mut self, inn: &Inn, path: &str) {
        self.page.finds(&format!("{}{path}", inn.url), status(path)).await;
        self.look(path).await;
    }

    /// So many questions are answered, whichever way.
    async fn plays(&self, questions: usize) {
        let until = Instant::now() + Duration::from_secs(120);
        let mut asked = 0;
        while asked < questions && self.page.signals().await.status == "playing" {
            assert!(Instant::now() < until, "only {asked} questions");
            match self.page.answers(&[]).await {
                Some(_) => asked += 1,
                None => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
        self.page
            .until("(({ yours, status }) => yours === 'yes' || status !== 'playing')(document.getElementById('signals').dataset)")
            .await;
    }

    /// A new table of this game, with bots.
    async fn sits_down(&self, inn: &Inn, game: &str, others: usize) {
        let page = &self.page;
        page.go(&format!("{}/new/{game}", inn.url)).await;
        page.write(&format!("#{game}-name"), "Ana").await;
        for seat in 2..=others + 1 {
            page.click(&format!("#{game}-seat-{seat} > option[value='bot:easy']")).await;
        }
        page.click("main form button[type=submit]").await;
        page.find("#signals[data-status=playing]").await;
    }

    /// A table of this game: when it begins, and after so many questions.
    async fn sits_at(&mut self, inn: &Inn, game: &str, others: usize, questions: usize) {
        self.sits_down(inn, game, others).await;
        self.plays(0).await;
        self.look(&format!("{game}, the first question")).await;
        self.plays(questions).await;
        self.look(&format!("{game}, after {questions} questions")).await;
    }

    fn nothing(self) {
        assert!(self.found.is_empty(), "{} findings:\n{}", self.found.len(), self.found.join("\n"));
    }
}

impl Walker {
    /// The parts of the drawer and the help, each opened in turn.
    async fn opens_everything(&mut self, phone: bool) {
        for tab in ["chat", "rules", "table"] {
            if phone && self.page.has("#drawer[data-sheet='']").await {
                self.page.click("#switch-drawer").await;
            }
            self.page.open_tab(tab).await;
            self.look(&format!("the drawer, {tab}")).await;
        }
        if phone {
            self.page.click("#switch-drawer").await;
        }
        self.page.click("#switch-help").await;
        self.look("the help").await;
        self.page.click("#help form button").await;
    }

    /// Everything that is not a game under way.
    async fn house(&mut self, inn: &Inn) {
        for path in share(OPEN, OPEN.len().div_ceil(3)) {
            // A long library is a card again and again: axe looks at each, and takes its time.
            let path = if *path == "/library/wizards" { "/library/wizards?find=gandalf" } else { *path };
            self.visit(inn, path).await;
        }
        self.page.go(&format!("{}/workshop/wizards", inn.url)).await;
        self.page.click("#start-gandalf").await;
        self.page.find("#wizards-verdict").await;
        self.look("a deck").await;
        let link = self.page.opens_a_table(inn, "journey", &["open"]).await;
        self.page.click("#anew > summary").await;
        self.look("who waits").await;
        self.page.go(&link).await;
        self.look("an invitation").await;
    }

    /// The pages of a guest, and those that others open to them by a link; then a program's token, which is shown once.
    async fn own(&mut self, inn: &Inn) {
        let own = own_pages(&self.page, inn).await;
        let third = own.len().div_ceil(3);
        for path in share(own, third) {
            self.visit(inn, &path).await;
        }
        self.page.go(&format!("{}/me/tokens", inn.url)).await;
        self.page.write("#token-name", "Radagast").await;
        self.page.click("#token-make").await;
        self.page.find("#token-secret").await;
        self.look("a token").await;
    }

    /// A game that is over, and its replay; then the entrance, which has tables now.
    async fn afterwards(&mut self, inn: &Inn, phone: bool) {
        if phone {
            self.page.click("#switch-drawer").await;
        }
        self.page.open_tab("table").await;
        self.page.click("[id^='resign-'] > summary").await;
        self.page.click("[id^='resign-'] button").await;
        self.page.find("#signals[data-status=finished]").await;
        self.look("a game that is over").await;
        let replay = "document.querySelector('#prompt a[href*=\"/replay\"]').href";
        let replay = self.page.value(replay).await;
        self.page.go(replay.as_str().expect("a link")).await;
        self.look("a replay").await;
        self.visit(inn, "/").await;
        self.visit(inn, "/me").await;
        self.page.click("#me-link").await;
        self.page.find("#joining .qr").await;
        self.look("a link for a device").await;
    }
}

/// True where axe-core cannot be fetched, which is said.
fn is_missing() -> bool {
    // ./check sets it where npm's registry cannot be reached, and says so.
    let missing = std::env::var_os("BREE_WITHOUT_AXE").is_some();
    if missing {
        println!("nothing was looked for: axe-core cannot be fetched from here");
    }
    missing
}

async fn walk(window: Window) {
    if is_missing() {
        return;
    }
    let inn = Inn::open();
    let phone = window.phone;
    let mut walker = Walker::new(&window).await;
    walker.axe = axe();
    // By day the pages of the house are looked at in one language only (below), and of the games two; the last one goes on long enough
    // to be given up.
    if is_full() {
        walker.house(&inn).await;
        walker.own(&inn).await;
    }
    let games = [("tricks", 3, 8), ("quest", 1, 12), ("wizards", 1, 25), ("war", 1, 20)];
    for (game, others, questions) in share(games, 1) {
        walker.sits_at(&inn, game, others, questions).await;
        walker.opens_everything(phone).await;
    }
    walker.sits_at(&inn, "journey", 1, 10).await;
    if is_full() {
        walker.opens_everything(phone).await;
    }
    walker.afterwards(&inn, phone).await;
    walker.nothing();
}

/// Others have played to the trick, and a suit must be followed.
pub const MID_TRICK: &str = "
    round: 1
    cast: gimli_hunter, boromir, legolas_hunter, aragorn_hunter
    leads: 3
    trick: 3 h5, 4 h7
    hand 1: h2, h3, m3, m5
    hand 2: m4, f5, f6, bt
    hand 3: f1, wt, f2
    hand 4: m7, m8, f3
    lost: s7
";

/// A card in hand that asks which Nation, a die for it, and another card.
pub const A_CARD_ASKS: &str = "
    phase: actions 1
    dice free: event
    dice shadow: event
    hand 1: fp-strategy-08, fp-character-01
";

/// The state of the table, as the key S tells it.
async fn told(page: &Browser) -> String {
    page.press("s").await;
    page.says("#toasts > .toast").await
}

/// What is asked is in what S tells, word for word, and how the table stands, too.
#[tokio::test]
async fn a_key_tells_how_the_table_stands() {
    let inn = Inn::open();
    let walker = Walker::new(&Window::desk("en")).await;
    for (game, others) in [("tricks", 3), ("quest", 1), ("war", 1), ("journey", 1)] {
        walker.sits_down(&inn, game, others).await;
        walker.plays(0).await;
        let page = &walker.page;
        let (said, ask) = (told(page).await, page.says("#ask").await);
        assert!(said.contains(&ask) && said.len() > ask.len() + 60, "{game}: {said}");
        assert!(!said.contains(&format!("{game}-")), "{game}: {said}");
    }
    walker.page.close().await;
}

/// S tells the suit, the trick so far with whose each card is and who wins, and one's own objective; a plaque can be read.
#[tokio::test]
async fn a_key_tells_of_the_trick() {
    let inn = Inn::at("tricks", MID_TRICK);
    let walker = Walker::new(&Window::desk("en")).await;
    walker.sits_down(&inn, "tricks", 3).await;
    walker.plays(0).await;
    let page = &walker.page;
    let said = told(page).await;
    for part in ["winning so far", "follow suit", "objective", "can reach"] {
        assert!(said.to_lowercase().contains(part), "no '{part}' in: {said}");
    }
    let groups = "[...document.querySelectorAll('.tr-plaque')].every((plaque) => plaque.role === 'group' && plaque.ariaLabel)";
    assert_eq!(page.value(groups).await, true, "a plaque is a group with a name");
    walker.page.close().await;
}

/// A name that can be looked up stands in its sentence as it is written: no blank is told before the comma behind it.
#[tokio::test]
async fn a_key_tells_a_sentence_with_names_as_it_stands() {
    let inn = Inn::at("war", A_CARD_ASKS);
    let walker = Walker::new(&Window::desk("en")).await;
    walker.sits_down(&inn, "war", 1).await;
    let page = &walker.page;
    page.until("document.getElementById('signals').dataset.yours === 'yes'").await;
    for wish in ["die:event", "card:fp-strategy-08"] {
        page.answers(&[wish]).await;
    }
    page.find("#ask a.named").await;
    let (said, ask) = (told(page).await, page.says("#ask").await);
    assert!(said.contains(&ask), "'{ask}' is not in: {said}");
    let strip = page.value("[...document.querySelectorAll('#strip li')].map((line) => line.innerText)").await;
    for line in strip.as_array().expect("lines") {
        let line = line.as_str().expect("text").trim();
        assert!(said.contains(line), "'{line}' is not in: {said}");
    }
    walker.page.close().await;
}

/// The same of the pages of the house alone, in the language in which the tables are not looked at in such a window.
async fn walk_house(window: Window) {
    if is_missing() {
        return;
    }
    let inn = Inn::open();
    let mut walker = Walker::new(&window).await;
    walker.axe = axe();
    walker.house(&inn).await;
    walker.own(&inn).await;
    walker.nothing();
}

#[tokio::test]
async fn the_house_has_no_barrier_at_a_desk_in_spanish() {
    walk_house(Window::desk("es")).await;
}

#[tokio::test]
async fn the_house_has_no_barrier_on_a_phone_in_english() {
    walk_house(Window::phone("en")).await;
}

/// What only a house that sends letters has: the ways in which one is told, and the page behind a letter's link.
#[tokio::test]
async fn what_a_letter_leads_to_has_no_barrier() {
    if is_missing() {
        return;
    }
    let (office, letters) = sinks::mail();
    let inn = Inn::with_arguments(&[
        "--public-url",
        "http://inn.example",
        "--mail",
        &format!("smtp://{office}"),
        "--mail-from",
        "inn@example.org",
    ]);
    let mut walker = Walker::new(&Window::phone("es")).await;
    walker.axe = axe();
    walker.visit(&inn, "/device").await;
    post(&walker.page, "/guests", "{ name: 'Ana' }").await;
    walker.visit(&inn, "/me/notices").await;
    walker.page.click("#notices-way > option[value='mail']").await;
    walker.page.write("#notices-address", "ana@example.org").await;
    walker.page.click("#notices-set").await;
    walker.page.find("form[action$='/again']").await;
    walker.look("a mailbox that is not confirmed").await;
    walker.page.go(&sinks::link(&inn, &sinks::next(&letters), "/confirm/")).await;
    walker.look("a letter's page").await;
    walker.page.click("#letter-do").await;
    walker.page.find("main [role=status]").await;
    walker.look("a letter's page, when it is done").await;
    walker.visit(&inn, "/me/notices").await;
    walker.nothing();
}

#[tokio::test]
async fn at_a_desk_there_is_no_barrier() {
    walk(Window::desk("en")).await;
}

#[tokio::test]
async fn on_a_phone_there_is_no_barrier() {
    walk(Window::phone("es")).await;
}
