//! Tables to make pages from: random games at some step, of El viaje a Mordor if nothing else is said.

use std::any::Any;
use std::collections::BTreeMap;

use journey::Journey;
use journey::data::Data;
use table::{
    AnyGame, AnyMatch, GameOption, Laid, Message, Observer, Remark, RemarkKind, Seat, SeatSet, Seed,
    SetupRequest, Talk, Told, Typed, pick, rng,
};
use tricks::Tricks;
use war::War;
use web::page::{
    Ask, ChatLine, Ended, GameView, How, LaidFor, Links, LobbyView, Offer, Reader, RemarksFor, ReplayView,
    SeatKind, SeatView, Status, TableCard, TableView,
};
use web::text::Language;

/// What somebody might call themselves who means no good.
pub const HOSTILE: &str = "<script>alert(\"1\")</script>";

pub fn reader(language: Language) -> Reader {
    Reader {
        language,
        name: Some("Ana".into()),
        path: "/t/1".into(),
        public_url: None,
    }
}

fn game() -> Typed<Journey> {
    Typed {
        data: Data::built_in(),
    }
}

pub fn options() -> Vec<GameOption> {
    game().options()
}

/// A moment of a game, and everything a page needs to borrow.
pub struct Sample {
    running: Box<dyn AnyMatch>,
    own: Option<Seat>,
    players: usize,
    laid: Vec<Laid>,
    told: Vec<Told>,
    prompt: Message,
    picture: Box<dyn Any + Send>,
    talk: Talk,
    options: BTreeMap<String, String>,
    commitment: String,
    seed: String,
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
        let game = Typed::<Tricks> {
            data: tricks::book::Data::built_in(),
        };
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
        let options = game
            .options()
            .iter()
            .map(|option| (option.id.to_owned(), option.default.clone()))
            .collect();
        Self {
            laid: own
                .filter(|_| !over)
                .map(|seat| running.laid(seat))
                .unwrap_or_default(),
            told: running.told(observer, 0),
            prompt: running.prompt(observer),
            picture: running.view_any(observer),
            talk: running.talk(own.unwrap_or(Seat::new(0))),
            options,
            commitment: seed.commitment().to_string(),
            seed: seed.to_string(),
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
            kind: if seat.index() == 2 {
                SeatKind::Bot
            } else {
                SeatKind::Person
            },
            name: names[seat.index()].to_owned(),
            level: (seat.index() == 2).then(|| "fair".to_owned()),
            you: self.own == Some(seat),
            connected: seat.index() != 1,
            owes: asks.has(seat),
            resigned: false,
        };
        Seat::all(self.players).map(seat_view).collect()
    }

    /// What may be said instead, where nobody may speak freely.
    fn remarks(&self) -> &[Remark] {
        match &self.talk {
            Talk::Free => &[],
            Talk::Quiet { remarks, .. } => remarks,
        }
    }

    /// Somebody said something hostile; of what may be pointed at and said, the first of each was.
    fn chat(&self) -> Vec<ChatLine> {
        let line = |number, text: &str, remark| ChatLine {
            number,
            at: 1_795_267_386_000,
            name: HOSTILE.into(),
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

    fn ended(&self) -> Option<Ended> {
        self.running.outcome().map(|outcome| Ended {
            how: How::Outcome,
            outcome: Some(outcome),
        })
    }

    pub fn table(&self) -> TableView<'_> {
        let over = self.running.outcome().is_some();
        let own = self.own.filter(|_| !over);
        let asked = own.filter(|seat| self.running.asks().has(*seat));
        TableView {
            id: "1",
            name: "",
            game: self.running.info(),
            status: if over { Status::Finished } else { Status::Playing },
            ply: self.running.ply(),
            seats: self.seats(),
            host: true,
            observer: own.map_or(Observer::Watcher, Observer::Seat),
            options: &self.options,
            prompt: Some(&self.prompt),
            laid: asked
                .map(|seat| LaidFor {
                    seat,
                    ply: self.running.since(seat),
                    choices: &self.laid,
                })
                .into_iter()
                .collect(),
            told_from: 0,
            curtain: SeatSet::EMPTY,
            told_read: 0,
            told: &self.told,
            picture: Some(&*self.picture),
            offers: own
                .map(|seat| Offer {
                    seat,
                    to: 1,
                    consent: SeatSet::only(Seat::new(1)),
                })
                .into_iter()
                .collect(),
            take_back: None,
            end: own
                .map(|seat| Ask {
                    by: Seat::new(1),
                    waiting: SeatSet::only(seat),
                })
                .filter(|_| self.players == 4),
            ended: self.ended(),
            quiet: match &self.talk {
                Talk::Quiet { refusal, .. } => Some(refusal),
                Talk::Free => None,
            },
            remarks: own
                .filter(|_| !self.remarks().is_empty())
                .map(|seat| RemarksFor {
                    seat,
                    remarks: self.remarks(),
                })
                .into_iter()
                .collect(),
            chat: self.chat(),
            links: Some(Links {
                join: "/t/1/join/abc".into(),
                watch: "/t/1?watch=abc".into(),
                replay: over.then(|| "/r/1/abc".into()),
            }),
            commitment: Some(&self.commitment),
            seed: over.then_some(&self.seed),
            rematch: None,
        }
    }

    pub fn replay(&self, last: u32) -> ReplayView<'_> {
        ReplayView {
            id: "1",
            name: "",
            game: self.running.info(),
            seats: self.seats(),
            ply: self.running.ply(),
            first: 0,
            last,
            prompt: &self.prompt,
            told: &self.told,
            picture: Some(&*self.picture),
            ended: self.ended(),
            commitment: &self.commitment,
            seed: &self.seed,
            share: "/r/1/abc",
            rematch: None,
        }
    }
}

pub fn game_view() -> GameView {
    GameView {
        info: game().info(),
        options: options(),
        levels: vec!["random", "easy", "fair", "hard"],
    }
}

pub fn lobby() -> LobbyView {
    let seats = Sample::new(3, 1, 5, Some(0), &[]).seats();
    let card = |id: &str, status, your_turn, join: Option<&str>| TableCard {
        id: id.into(),
        name: if your_turn { HOSTILE.into() } else { String::new() },
        game: "journey".into(),
        status,
        seats: seats.clone(),
        your_turn,
        join: join.map(str::to_owned),
    };
    LobbyView {
        games: vec![game_view()],
        mine: vec![
            card("a", Status::Playing, true, None),
            card("b", Status::Playing, false, None),
        ],
        public: vec![
            card("c", Status::Waiting, false, Some("/t/c/join/x")),
            card("d", Status::Finished, false, None),
        ],
    }
}
