//! The pages of a guest and of their groups, each with all that can stand on it.

use seen::{
    ApartCard, ApartHow, CampaignView, CardEnd, ChapterView, CountView, DataView, DayView, DeviceView,
    FinishedView, GameCountsView, GoOnView, GroupCard, GroupInvitation, GroupLine, GroupPerson, GroupResult,
    GroupView, HoursView, How, LetterDoes, LetterView, NoticesView, Pages as _, PrivacyView, PuzzleCard,
    PuzzleState, PuzzlesView, ReachView, Reader, RulesView, Scope, StarsView, StatisticsView, Status,
    TallyView, TokenCard, TokensView, Trouble, Verdict, Way,
};
use table::{Seat, SeatSet};
use web::Language;

use crate::sample::{self, HOSTILE, Sample, WEB, reader};

/// These pages, with their names.
pub fn pages(language: Language) -> Vec<(String, String)> {
    let reader = Reader { notices: true, ..reader(language) };
    let device = DeviceView { tables: 2, passkeys: true, letters: true, sent: false };
    let groups = [GroupCard { id: "g".into(), name: HOSTILE.into() }];
    let invitation = GroupInvitation {
        id: "g".into(),
        name: HOSTILE.into(),
        people: vec![HOSTILE.into(), String::new()],
        token: "t".into(),
    };
    let apart = [ApartCard { id: "p".into(), how: ApartHow::Muted, name: HOSTILE.into(), at: 0 }];
    let privacy = PrivacyView { hosts: vec!["example.org".into()], mail: true, push: true };
    let letter = LetterView { action: "/notices/r/stop/t".into(), does: LetterDoes::Stop, done: false };
    let pages = [
        ("finished", WEB.finished(&reader, &finished())),
        ("puzzles", WEB.puzzles(&reader, &puzzles())),
        ("campaign", WEB.campaign(&reader, &campaign(true))),
        ("campaign that is won", WEB.campaign(&reader, &campaign(false))),
        ("statistics", WEB.statistics(&reader, &statistics())),
        ("programs", WEB.tokens(&reader, &programs())),
        ("device", WEB.device(&reader, &device)),
        ("data", WEB.data(&reader, &DataView { tables: Some(2), forgotten: None })),
        ("groups", WEB.groups(&reader, &groups)),
        ("group", WEB.group(&reader, &group())),
        ("invitation to a group", WEB.group_invitation(&reader, &invitation)),
        ("apart", WEB.apart(&reader, &apart)),
        ("reported", WEB.reported(&reader, "1")),
        ("wrong", WEB.wrong(&reader, "1", HOSTILE)),
        ("privacy", WEB.privacy(&reader, &privacy)),
        ("notices", WEB.notices(&reader, &notices(), Some("r"))),
        ("letter", WEB.letter(&reader, &letter)),
        ("offline", WEB.offline(&reader)),
        ("books", WEB.books(&reader, &[sample::game_view().info])),
        ("rules of a question", WEB.rules(&reader, &question())),
    ];
    pages.into_iter().map(|(name, page)| (name.to_owned(), page)).collect()
}

/// The second page of three.
fn finished() -> FinishedView {
    let tables = sample::lobby().mine.into_iter().filter(|card| card.status == Status::Finished);
    FinishedView {
        games: vec![sample::game_view()],
        tables: tables.collect(),
        all: 90,
        page: 1,
        each: 40,
        game: None,
        result: None,
        hidden: false,
    }
}

/// Puzzles in every state, the deal of the day and that of the day before.
fn puzzles() -> PuzzlesView {
    let day = |date: &str, result| DayView {
        day: 1,
        date: date.into(),
        chapter: "19".into(),
        played: 3,
        won: 1,
        table: Some("t".into()),
        result,
    };
    let states = [PuzzleState::New, PuzzleState::Begun, PuzzleState::Told, PuzzleState::Solved];
    let card = |(seed, state): (u64, PuzzleState)| PuzzleCard {
        seed,
        number: seed,
        chapter: "19".into(),
        grade: 1,
        state,
        table: (state != PuzzleState::New).then(|| "t".into()),
    };
    // A game that has puzzles.
    let mut game = sample::game_view();
    game.info.id = "tricks";
    PuzzlesView {
        game,
        days: vec![day("2026-11-29", None), day("2026-11-28", Some(Verdict::Won))],
        shelf: (1..).zip(states).map(card).collect(),
    }
}

/// The log of a campaign, with a chapter to go on with or all of them won.
fn campaign(goes_on: bool) -> CampaignView {
    let chapter = ChapterView {
        chapter: "19".into(),
        stars: StarsView { alone: true, bots: false, people: true },
        attempts: 2,
        with: vec![HOSTILE.into()],
        table: Some("t".into()),
        ..ChapterView::default()
    };
    let next = GoOnView {
        game: "journey".into(),
        option: "chapter",
        chapter: "20".into(),
        won: 1,
        all: 2,
        table: Some("t".into()),
        bots: None,
    };
    CampaignView {
        game: sample::game_view(),
        option: "chapter",
        chapters: vec![chapter],
        go_on: goes_on.then_some(next),
        saved: true,
    }
}

fn statistics() -> StatisticsView {
    let tally = TallyView { played: 3, won: 1, lost: 1, open: 1 };
    let count = |of: &str| vec![CountView { of: of.into(), tally }];
    let game = GameCountsView {
        game: "tricks".into(),
        all: tally,
        chapters: count("19/3"),
        seats: count("3-1"),
        people: count(HOSTILE),
        levels: count("easy"),
        minutes: 42,
    };
    StatisticsView { all: tally, games: vec![game] }
}

/// A program, and a token that was just made.
fn programs() -> TokensView {
    let card = |id: &str| TokenCard {
        id: id.into(),
        name: HOSTILE.into(),
        scopes: Scope::ALL.to_vec(),
        created_at: 0,
        seen_at: 0,
        ends_at: 0,
        device: None,
    };
    TokensView { tokens: vec![card("k")], made: Some(("secret".into(), card("l"))), most: 9 }
}

fn group() -> GroupView {
    let person = |id: &str, you| GroupPerson { id: id.into(), name: HOSTILE.into(), you };
    let tables = sample::lobby().mine;
    let result = GroupResult {
        table: "e".into(),
        game: "journey".into(),
        ended: CardEnd { how: How::Outcome, winners: SeatSet::only(Seat::new(0)), at: 0 },
        seats: tables[0].seats.clone(),
        lines: vec![GroupLine { name: HOSTILE.into(), text: HOSTILE.into(), at: 0, you: true }],
    };
    GroupView {
        id: "g".into(),
        name: HOSTILE.into(),
        people: vec![person("p", true), person("q", false)],
        tables,
        results: vec![result],
        join: "/groups/g/join/t".into(),
        url: "http://inn.example/groups/g/join/t".into(),
        first: true,
        out: vec![person("r", false)],
        games: vec![sample::game_view()],
    }
}

/// An address that works, one that is not confirmed, and one in trouble.
fn notices() -> NoticesView {
    let reach = |id: &str, sure, trouble: Option<Trouble>| ReachView {
        id: id.into(),
        way: Way::Plain,
        hint: HOSTILE.into(),
        here: false,
        sure,
        trouble,
        trouble_at: trouble.map(|_| 0),
        tried_again: 2,
    };
    NoticesView {
        ways: vec![Way::Push, Way::Plain, Way::Mail],
        push_key: Some("k".into()),
        hosts: vec!["example.org".into()],
        grace: 60,
        reaches: vec![
            reach("r", true, None),
            reach("s", false, None),
            reach("u", true, Some(Trouble::Refused)),
        ],
        hours: Some(HoursView::default()),
        games: vec!["journey".into()],
        wishes: vec!["journey".into()],
    }
}

fn question() -> RulesView {
    let table = Sample::new(2, 3, 9, Some(0), &[]).table();
    RulesView { game: sample::game_view(), find: String::new(), table: Some(table) }
}
