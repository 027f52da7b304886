//! Tables to make pages from: random games at some step, of El viaje a Mordor if nothing else is said.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use journey::Journey;
use journey::data::Data;
use seen::{
    BranchView, CardEnd, ChatLine, ClockView, CommentView, CursorView, CurveView, EndView, EndedView,
    GameView, GroupPerson, GroupTable, How, LaidFor, LessonCard, Links, LobbyView, MomentView, NewTableView,
    OptionView, OriginView, Pace, Reader, RemarksFor, ReplayView, SeatKind, SeatView, Status, StudyView,
    TableCard, TableSeat, TableView, TakeBackOffer, TakeBackView, TalkView, ToldView,
};
use table::{
    AnyGame, AnyMatch, Message, Observer, Remark, RemarkKind, Seat, SeatSet, Seed, SetupRequest, Talk, Typed,
    pick, rng,
};
use tricks::Tricks;
use war::War;
use web::{Language, Web};

/// The pages of a house with these three games.
pub static WEB: LazyLock<Web> = LazyLock::new(|| {
    Web::new([
        canvas::of::<journey_page::JourneyPage>(),
        canvas::of::<tricks_page::TricksPage>(),
        canvas::of::<war_page::WarPage>(),
    ])
    .with_version("0.1.0 (2026-11-25), 0123abcd")
});

/// The name of somebody who means no good.
pub const HOSTILE: &str = "<script>alert(\"1\")</script>";

pub fn reader(language: Language) -> Reader {
    Reader {
        lang: language.tag(),
        picture: None,
        name: Some("Ana".into()),
        path: "/t/1".into(),
        public_url: None,
        now: 0,
        guest: true,
        notices: false,
        pictures: false,
    }
}

/// Somebody with one browser.
pub fn me() -> seen::MeView {
    seen::MeView {
        devices: vec![seen::DeviceCard {
            id: "first".into(),
            label: HOSTILE.into(),
            created_at: 0,
            seen_at: 0,
            this: true,
            by: seen::SignedBy::First,
            from: None,
            passkeys: 1,
            addresses: 1,
        }],
        passkeys: Some(Vec::new()),
        link: None,
        holiday: None,
    }
}

/// A link that is handed on.
pub fn handed() -> seen::HandedView {
    seen::HandedView {
        id: "1".into(),
        name: HOSTILE.into(),
        game: "journey",
        kind: seen::LinkKind::Join,
        url: "http://inn.example/t/1/join/sesame".into(),
    }
}

fn game() -> Typed<Journey> {
    Typed { data: Data::built_in() }
}

pub fn options() -> Vec<OptionView> {
    let options = game().options().into_iter();
    let view = options.map(|option| OptionView {
        id: option.id,
        values: option.values,
        default: option.default,
        clause: option.clause,
    });
    view.collect()
}

/// A moment of a game.
pub struct Sample {
    pub running: Box<dyn AnyMatch>,
    own: Option<Seat>,
    players: usize,
    observer: Observer,
    talk: Talk,
    options: Vec<(String, String)>,
    seed: Seed,
}

impl Sample {
    /// After so many choices, or at the end when the game is shorter. With `own` the reader sits there;
    /// with `turn` the moment is the next at which that seat is asked.
    pub fn new(
        players: usize,
        number: u64,
        plies: u32,
        own: Option<usize>,
        request: &[(&str, &str)],
    ) -> Self {
        Self::of(&game(), players, number, plies, own, request)
    }

    /// The same of Guerra del Anillo.
    pub fn war(players: usize, number: u64, plies: u32, own: Option<usize>) -> Self {
        Self::of(&Typed::<War> { data: () }, players, number, plies, own, &[])
    }

    /// The same of Las Dos Torres.
    pub fn tricks(
        players: usize,
        number: u64,
        plies: u32,
        own: Option<usize>,
        request: &[(&str, &str)],
    ) -> Self {
        let game = Typed::<Tricks> { data: tricks::book::Data::built_in() };
        Self::of(&game, players, number, plies, own, request)
    }

    fn of(
        game: &dyn AnyGame,
        players: usize,
        number: u64,
        plies: u32,
        own: Option<usize>,
        request: &[(&str, &str)],
    ) -> Self {
        let mut wanted = SetupRequest::players(players);
        for (option, value) in request {
            wanted = wanted.option(option, value);
        }
        let seed = Seed::from_number(number);
        let setup = game.setup(&wanted).expect("a set-up");
        let mut running = game.start(&setup, &seed).expect("a game");
        let mut random = rng(number);
        let own = own.map(Seat::new);
        while let Some(seat) = running.asks().first() {
            if running.ply() >= plies && own.is_none_or(|own| own == seat) {
                break;
            }
            let choices = running.choices(seat);
            let choice = choices[pick(&mut random, choices.len())].clone();
            let ply = running.ply();
            running.choose(seat, ply, &choice).expect("a legal choice");
        }
        let over = running.outcome().is_some();
        let observer = match own {
            _ if over => Observer::Afterwards,
            Some(seat) => Observer::Seat(seat),
            None => Observer::Watcher,
        };
        let options =
            game.options().iter().map(|option| (option.id.to_owned(), option.default.clone())).collect();
        Self {
            observer,
            talk: running.talk(own.unwrap_or(Seat::new(0))),
            options,
            seed,
            running,
            own,
            players,
        }
    }

    pub fn seats(&self) -> Vec<SeatView> {
        let asks = self.running.asks();
        let names = [HOSTILE, "Elanor Bolsón de Abajo", "", "Íñigo"];
        let seat_view = |seat: Seat| SeatView {
            seat,
            kind: if seat.index() == 2 { SeatKind::Bot } else { SeatKind::Person },
            name: names[seat.index()].to_owned(),
            picture: (seat.index() == 1).then_some(seen::Picture::Pony),
            gone: false,
            program: false,
            level: (seat.index() == 2).then(|| "fair".to_owned()),
            you: self.own == Some(seat),
            connected: seat.index() != 1,
            owes: asks.has(seat),
            resigned: false,
            minded: false,
            back: false,
            clock: ClockView::default(),
        };
        Seat::all(self.players).map(seat_view).collect()
    }

    /// The remarks to make instead, where nobody may speak freely.
    fn remarks(&self) -> &[Remark] {
        match &self.talk {
            Talk::Free => &[],
            Talk::Quiet { remarks, .. } => remarks,
        }
    }

    /// Somebody said something hostile; of what may be pointed at and said, the first of each was.
    fn chat(&self) -> Vec<ChatLine> {
        let line = |version, text: &str, remark| ChatLine {
            version,
            seat: Seat::new(0),
            at: 1_795_267_386_000,
            name: HOSTILE.into(),
            gone: false,
            text: text.into(),
            remark,
        };
        let first = |kind: RemarkKind| self.remarks().iter().find(|remark| remark.kind == kind);
        let made = [RemarkKind::Point, RemarkKind::Say].map(first);
        let made = (2..).zip(made.into_iter().flatten());
        let made = made.map(|(number, remark)| line(number, "", Some(remark.clone())));
        let hostile = line(1, "</p><img src=x onerror=alert(1)>", None);
        [hostile].into_iter().chain(made).collect()
    }

    fn ended(&self) -> Option<EndedView> {
        self.running.outcome().map(|outcome| EndedView {
            how: How::Outcome,
            outcome: Some(outcome),
            resigned: SeatSet::EMPTY,
        })
    }

    pub fn table(&self) -> TableView {
        let running = &self.running;
        let over = running.outcome().is_some();
        let own = self.own.filter(|_| !over);
        let asked = own.filter(|seat| running.asks().has(*seat));
        let told = running.told(self.observer, 0);
        TableView {
            id: "1".into(),
            name: String::new(),
            programs: true,
            texts: Vec::new(),
            decks: Vec::new(),
            note: None,
            offer: false,
            hints: asked.is_some(),
            hint: None,
            hurry: None,
            game: running.info(),
            status: if over { Status::Finished } else { Status::Playing },
            public: false,
            version: 1,
            ply: running.ply(),
            seats: self.seats(),
            you: own.into_iter().collect(),
            host: true,
            observer: own.map_or(Observer::Watcher, Observer::Seat),
            eyes: own,
            options: self.options.iter().cloned().collect(),
            unusual: Vec::new(),
            offered: Vec::new(),
            pace: Pace::Free,
            prompt: Some(running.prompt(self.observer)),
            laid: asked
                .map(|seat| LaidFor { seat, ply: running.since(seat), choices: running.laid(seat) })
                .into_iter()
                .collect(),
            curtain: SeatSet::EMPTY,
            picture: Some(running.picture(self.observer, asked, told.len())),
            shown: String::new(),
            view: None,
            told: ToldView { from: 0, lines: told, read: 0 },
            acts: Vec::new(),
            elsewhere: Vec::new(),
            invited: Vec::new(),
            take_back: TakeBackView {
                offers: own
                    .map(|seat| TakeBackOffer { seat, to: 1, consent: SeatSet::only(Seat::new(1)) })
                    .into_iter()
                    .collect(),
                asked: None,
            },
            end: own
                .map(|seat| EndView { by: Seat::new(1), waiting: SeatSet::only(seat), until: 0 })
                .filter(|_| self.players == 4),
            ended: self.ended(),
            turned: None,
            talk: TalkView {
                chat: own.is_some() && matches!(self.talk, Talk::Free),
                seats: own.into_iter().collect(),
                refusal: match &self.talk {
                    Talk::Quiet { refusal, .. } => Some(refusal.clone()),
                    Talk::Free => None,
                },
                remarks: own
                    .filter(|_| !self.remarks().is_empty())
                    .map(|seat| RemarksFor { seat, remarks: self.remarks().to_vec() })
                    .into_iter()
                    .collect(),
                phrases: Vec::new(),
            },
            chat: self.chat(),
            join: None,
            links: Some(Links {
                join: "/t/1/join/abc".into(),
                watch: "/t/1?watch=abc".into(),
                replay: over.then(|| "/r/1/abc".into()),
            }),
            commitment: Some(self.seed.commitment().to_string()),
            seed: over.then(|| self.seed.to_string()),
            lesson: None,
            day: None,
            puzzle: None,
            learnt: false,
            next: None,
            again: false,
            study: false,
            rematch: None,
        }
    }

    pub fn replay(&self, last: u32) -> ReplayView {
        let running = &self.running;
        let told = running.told(self.observer, 0);
        let over = running.outcome().is_some();
        ReplayView {
            id: "1".into(),
            name: String::new(),
            game: running.info(),
            seats: self.seats(),
            observer: self.observer,
            ply: running.ply(),
            first: 0,
            last,
            made: None,
            prompt: running.prompt(self.observer),
            picture: Some(running.picture(self.observer, None, told.len())),
            view: None,
            before: 0,
            journal: Some((told.clone(), running.picture(self.observer, None, told.len()))),
            told,
            ended: self.ended(),
            commitment: self.seed.commitment().to_string(),
            seed: Some(self.seed.to_string()),
            share: "/r/1/abc".into(),
            now: None,
            rematch: None,
            plays_on: true,
            from: Some(OriginView { table: "2".into(), ply: 7 }),
            branches: vec![BranchView {
                id: "3".into(),
                name: HOSTILE.into(),
                ply: 3,
                seat: Seat::new(0),
                status: Status::Finished,
                link: "/t/3/replay/abc".into(),
            }],
            comments: vec![CommentView {
                version: 9,
                at: 0,
                ply: 2,
                seat: Seat::new(0),
                text: HOSTILE.into(),
            }],
            may_comment: true,
            study: over.then(|| self.study(last, true)),
        }
    }

    /// What those share who look back: two of them, and the course of a game with a winner, or of one that partners played.
    pub fn study(&self, last: u32, versus: bool) -> StudyView {
        let chances = if versus { [0.5, 0.8, 0.25, 1.0] } else { [1.0, 1.0, 0.0, 0.0] };
        let moments = (0..).zip(chances);
        let moments = moments.map(|(part, chance)| MomentView { ply: last / 3 * part, chance });
        let seat = versus.then_some(Seat::new(1));
        StudyView {
            id: "1".into(),
            seats: self.seats(),
            share: "/r/1/abc".into(),
            curve: Some(CurveView { seat, moments: moments.collect(), whole: true }),
            may_draw: true,
            cursors: vec![CursorView { seat: Seat::new(0), ply: 2 }],
        }
    }
}

pub fn game_view() -> GameView {
    let name = Message::new("journey-lesson-first-name");
    let lesson = |id: &str| LessonCard { id: id.into(), name: name.clone(), stops: 10, for_two: true };
    GameView {
        info: game().info(),
        options: options(),
        levels: vec!["random", "easy", "fair", "hard"],
        lessons: vec![lesson("first")],
    }
}

/// The form of a new table: for whoever gets the link, or for a group.
pub fn new_table(group: bool) -> NewTableView {
    let person = |id: &str| GroupPerson { id: id.into(), name: HOSTILE.into(), you: false };
    let group = group.then(|| GroupTable {
        id: "g".into(),
        name: HOSTILE.into(),
        people: vec![person("p"), person("q")],
        wanted: vec!["q".into()],
    });
    NewTableView { game: game_view(), group }
}

pub fn lobby() -> LobbyView {
    let seats = Sample::new(3, 1, 5, Some(0), &[]).seats().into_iter();
    let seats = seats.map(|seat| TableSeat {
        called: String::new(),
        kind: seat.kind,
        name: seat.name,
        gone: seat.gone,
        program: seat.program,
        level: seat.level,
        owes: seat.owes,
        since: None,
        resting: None,
    });
    let seats = seats.collect::<Vec<_>>();
    let card = |id: &str, status, your_turn, join: Option<&str>| TableCard {
        id: id.into(),
        name: if your_turn { HOSTILE.into() } else { String::new() },
        game: "journey".into(),
        status,
        public: true,
        created_at: 0,
        updated_at: 0,
        lang: "es".into(),
        present: true,
        host: Some(1),
        kept: (id == "f").then_some(2),
        seats: seats.clone(),
        options: BTreeMap::from([("unknown".to_owned(), "thing".to_owned())]),
        pace: Pace::Days(3),
        you: vec![1],
        since: your_turn.then_some(0),
        label: String::new(),
        hidden: false,
        lesson: (!your_turn).then(|| "first".to_owned()),
        again: your_turn,
        study: false,
        puzzle: None,
        day: None,
        behind: Vec::new(),
        ended: (status == Status::Finished).then(|| CardEnd {
            how: How::Outcome,
            winners: SeatSet::only(Seat::new(0)),
            at: 0,
        }),
        your_turn,
        join: join.map(str::to_owned),
    };
    LobbyView {
        games: vec![game_view()],
        mine: vec![
            card("a", Status::Playing, true, None),
            card("b", Status::Playing, false, None),
            card("e", Status::Finished, false, None),
        ],
        finished: 1,
        go_on: None,
        invited: vec![card("f", Status::Waiting, false, Some("/t/f/join/x"))],
        groups: vec![seen::GroupCard { id: "g".into(), name: HOSTILE.into() }],
        public: vec![
            card("c", Status::Waiting, false, Some("/t/c/join/x")),
            card("d", Status::Finished, false, None),
        ],
    }
}
