//! Writes every page as a file, with what it loads beside it, to be looked at:
//! `cargo run -p web --example pages -- DIRECTORY`, then serve the directory.

#[path = "../tests/web/sample.rs"]
mod sample;

use std::path::{Path, PathBuf};

use sample::Sample;
use seen::{ErrorView, JoinView, Pace, Pages, RulesView, SeatKind, Status, TableView, ToldView};
use table::{Message, SeatSet};
use web::Language;

fn main() -> std::io::Result<()> {
    let directory = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "pages".to_owned()));
    for asset in sample::WEB.assets() {
        let path = directory.join(asset.path.trim_start_matches('/'));
        std::fs::create_dir_all(path.parent().unwrap_or(Path::new(".")))?;
        std::fs::write(path, asset.bytes)?;
    }
    for language in Language::ALL {
        let reader = sample::reader(language);
        let write = |name: &str, page: String| {
            println!("{name}-{}.html: {} bytes", language.tag(), page.len());
            std::fs::write(directory.join(format!("{name}-{}.html", language.tag())), page)
        };
        for (name, number, plies, option) in [
            ("take", 3, 0, "choose"),
            ("roll", 4, 40, "order"),
            ("aside", 5, 62, "order"),
            ("late", 8, 150, "choose"),
            ("over", 9, 9999, "order"),
        ] {
            let sample =
                Sample::new(if number == 8 { 4 } else { 3 }, number, plies, Some(0), &[("hobbits", option)]);
            write(name, sample::WEB.table(&reader, &sample.table()))?;
        }
        for (name, players, plies) in [("war-dice", 2, 3), ("war-middle", 2, 700), ("war-four", 4, 60)] {
            let sample = Sample::war(players, 5, plies, Some(0));
            write(name, sample::WEB.table(&reader, &sample.table()))?;
        }
        for (name, players, chapter, plies) in [
            ("tricks-take", 4, "19", 0),
            ("tricks-four", 4, "19", 22),
            ("tricks-three", 3, "29", 20),
            ("tricks-pyramid", 2, "20", 22),
            ("tricks-alone", 1, "19", 20),
            ("tricks-ents", 3, "22", 20),
        ] {
            let setting = [("chapter", chapter), ("play", "campaign")];
            let sample = Sample::tricks(players, 3, plies, Some(0), &setting);
            write(name, sample::WEB.table(&reader, &sample.table()))?;
        }
        let sample = Sample::new(3, 5, 0, Some(0), &[]);
        write(
            "waiting",
            sample::WEB.table(
                &reader,
                &TableView {
                    picture: None,
                    prompt: None,
                    laid: Vec::new(),
                    curtain: SeatSet::EMPTY,
                    told: ToldView::default(),
                    status: Status::Waiting,
                    ..sample.table()
                },
            ),
        )?;
        write("replay", sample::WEB.replay(&reader, &Sample::new(4, 5, 70, None, &[]).replay(180)))?;
        write("lobby", sample::WEB.lobby(&reader, &sample::lobby()))?;
        write("new", sample::WEB.new_table(&reader, &sample::new_table(false)))?;
        let mut seats = sample.seats();
        seats[1].kind = SeatKind::Open;
        seats[1].name.clear();
        let view = JoinView {
            id: "1".into(),
            name: String::new(),
            game: sample::game_view().info,
            lesson: None,
            seats,
            options: Default::default(),
            unusual: Vec::new(),
            pace: Pace::Days(3),
            kept: None,
            by: String::new(),
            token: "abc".into(),
            public: true,
        };
        write("join", sample::WEB.join(&reader, &view))?;
        let view = RulesView { game: sample::game_view(), find: String::new(), table: None };
        write("rules", sample::WEB.rules(&reader, &view))?;
        write("about", sample::WEB.about(&reader))?;
        write("me", sample::WEB.me(&reader, &sample::me()))?;
        write("handed", sample::WEB.handed(&reader, &sample::handed()))?;
        write(
            "error",
            sample::WEB.error(
                &reader,
                &ErrorView {
                    status: 404,
                    message: Message::new("journey-no-over"),
                    clause: None,
                    faults: Vec::new(),
                    again: None,
                },
            ),
        )?;
    }
    Ok(())
}
