//! The pages of the inn: what the server shows, drawn by `web`. Neither knows the other; here they meet.

use std::any::Any;

use server::{Asset, Layer, Pages, Part, Reader};
use table::{GameOption, Info, Message, Observer, Seat};
use web::page;
use web::text::{self, Language};

/// Pages in all languages of the house.
pub struct Drawn;

fn language(tag: &str) -> Language {
    Language::from_tag(tag).unwrap_or(Language::En)
}

fn reader(reader: &Reader) -> page::Reader {
    page::Reader {
        language: language(reader.lang),
        name: reader.name.clone(),
        path: reader.path.clone(),
        public_url: reader.public_url.clone(),
    }
}

fn picture(picture: &Option<Box<dyn Any + Send>>) -> Option<&(dyn Any + Send)> {
    picture.as_deref()
}

fn status(status: server::Status) -> page::Status {
    match status {
        server::Status::Waiting => page::Status::Waiting,
        server::Status::Playing => page::Status::Playing,
        server::Status::Finished => page::Status::Finished,
    }
}

fn kind(kind: server::SeatKind) -> page::SeatKind {
    match kind {
        server::SeatKind::Open => page::SeatKind::Open,
        server::SeatKind::Person => page::SeatKind::Person,
        server::SeatKind::Bot => page::SeatKind::Bot,
    }
}

fn seats(seats: &[server::SeatView]) -> Vec<page::SeatView> {
    let seat = |view: &server::SeatView| page::SeatView {
        seat: view.seat,
        kind: kind(view.kind),
        name: view.name.clone(),
        level: view.level.clone(),
        you: view.you,
        connected: view.connected,
        owes: view.owes,
        resigned: view.resigned,
    };
    seats.iter().map(seat).collect()
}

fn ended(ended: &server::EndedView) -> page::Ended {
    let how = match ended.how {
        server::How::Outcome => page::How::Outcome,
        server::How::Agreed => page::How::Agreed,
        server::How::Resigned => page::How::Resigned,
        server::How::Abandoned => page::How::Abandoned,
        server::How::Unfinished => page::How::Unfinished,
    };
    page::Ended {
        how,
        outcome: ended.outcome.clone(),
    }
}

fn game(view: &server::GameView) -> page::GameView {
    let option = |option: &server::OptionView| GameOption {
        id: option.id,
        values: option.values.clone(),
        default: option.default.clone(),
        clause: option.clause,
    };
    page::GameView {
        info: view.info,
        options: view.options.iter().map(option).collect(),
        levels: view.levels.clone(),
    }
}

fn card(card: &server::TableCard) -> page::TableCard {
    let seat = |(index, seat): (usize, &server::TableSeat)| page::SeatView {
        seat: Seat::new(index),
        kind: kind(seat.kind),
        name: seat.name.clone(),
        level: seat.level.clone(),
        you: false,
        connected: false,
        owes: seat.owes,
        resigned: false,
    };
    page::TableCard {
        id: card.id.clone(),
        name: card.name.clone(),
        game: card.game.clone(),
        status: status(card.status),
        seats: card.seats.iter().enumerate().map(seat).collect(),
        your_turn: card.your_turn,
        join: card.join.clone(),
    }
}

fn laid(laid: &server::LaidFor) -> page::LaidFor<'_> {
    page::LaidFor {
        seat: laid.seat,
        ply: laid.ply,
        choices: &laid.choices,
    }
}

fn table<'a>(view: &'a server::TableView) -> page::TableView<'a> {
    let offer = |offer: &server::TakeBackOffer| page::Offer {
        seat: offer.seat,
        to: offer.to,
        consent: offer.consent,
    };
    let chat = |line: &server::ChatLine| page::ChatLine {
        number: line.version,
        at: line.at,
        name: line.name.clone(),
        text: line.text.clone(),
        remark: line.remark.clone(),
    };
    let remarks = |offered: &'a server::RemarksFor| page::RemarksFor {
        seat: offered.seat,
        remarks: &offered.remarks,
    };
    page::TableView {
        id: &view.id,
        name: &view.name,
        game: view.game,
        status: status(view.status),
        ply: view.ply,
        seats: seats(&view.seats),
        host: view.host,
        observer: view.observer,
        options: &view.options,
        prompt: view.prompt.as_ref(),
        laid: view.laid.iter().map(laid).collect(),
        curtain: view.curtain,
        told_from: view.told.from,
        told_read: view.told.read,
        told: &view.told.lines,
        picture: picture(&view.picture),
        offers: view.take_back.offers.iter().map(offer).collect(),
        take_back: view.take_back.asked.map(|ask| page::Ask {
            by: ask.by,
            waiting: ask.waiting,
        }),
        end: view.end.map(|end| page::Ask {
            by: end.by,
            waiting: end.waiting,
        }),
        ended: view.ended.as_ref().map(ended),
        quiet: view.talk.refusal.as_ref(),
        remarks: view.talk.remarks.iter().map(remarks).collect(),
        chat: view.chat.iter().map(chat).collect(),
        links: view.links.as_ref().map(|links| page::Links {
            join: links.join.clone(),
            watch: links.watch.clone(),
            replay: links.replay.clone(),
        }),
        commitment: view.commitment.as_deref(),
        seed: view.seed.as_deref(),
        rematch: view.rematch.as_deref(),
    }
}

fn replay(view: &server::ReplayView) -> page::ReplayView<'_> {
    page::ReplayView {
        id: &view.id,
        name: &view.name,
        game: view.game,
        seats: seats(&view.seats),
        ply: view.ply,
        first: view.first,
        last: view.last,
        prompt: &view.prompt,
        told: &view.told,
        picture: picture(&view.picture),
        ended: view.ended.as_ref().map(ended),
        commitment: &view.commitment,
        seed: &view.seed,
        share: &view.share,
        rematch: view.rematch.as_deref(),
    }
}

fn part(part: page::Part) -> Part {
    Part {
        id: part.id,
        at: part.at,
    }
}

fn layers(layers: Vec<page::Layer>) -> Vec<Layer> {
    layers
        .into_iter()
        .map(|layer| Layer {
            id: layer.id,
            html: layer.html,
            parts: layer.parts.into_iter().map(part).collect(),
        })
        .collect()
}

impl Pages for Drawn {
    fn languages(&self) -> &'static [&'static str] {
        &["en", "es"]
    }

    fn say(&self, lang: &str, message: &Message, seats: &[String]) -> String {
        let name = |seat: Seat| {
            seats
                .get(seat.index())
                .cloned()
                .unwrap_or_else(|| seat.to_string())
        };
        text::say(language(lang), message, &name, Observer::Watcher)
    }

    fn lobby(&self, to: &Reader, view: &server::LobbyView) -> String {
        let view = page::LobbyView {
            games: view.games.iter().map(game).collect(),
            mine: view.mine.iter().map(card).collect(),
            public: view.public.iter().map(card).collect(),
        };
        page::lobby(&reader(to), &view).into_string()
    }

    fn new_table(&self, to: &Reader, view: &server::GameView) -> String {
        page::new_table(&reader(to), &game(view)).into_string()
    }

    fn join(&self, to: &Reader, view: &server::JoinView) -> String {
        let view = page::JoinView {
            id: view.id.clone(),
            name: view.name.clone(),
            game: view.game,
            seats: seats(&view.seats),
            token: view.token.clone(),
        };
        page::join(&reader(to), &view).into_string()
    }

    fn table(&self, to: &Reader, view: &server::TableView) -> String {
        page::table(&reader(to), &table(view)).into_string()
    }

    fn layers(&self, to: &Reader, view: &server::TableView) -> Vec<Layer> {
        layers(page::layers(&reader(to), &table(view)))
    }

    fn replay(&self, to: &Reader, view: &server::ReplayView) -> String {
        page::replay(&reader(to), &replay(view)).into_string()
    }

    fn replay_layers(&self, to: &Reader, view: &server::ReplayView) -> Vec<Layer> {
        layers(page::replay_layers(&reader(to), &replay(view)))
    }

    fn books(&self, to: &Reader, games: &[Info]) -> String {
        let games = games.iter().map(|game| game.id).collect::<Vec<_>>();
        page::books(&reader(to), &games).into_string()
    }

    fn rules(&self, to: &Reader, view: &server::RulesView) -> String {
        let drawn = page::rules(&reader(to), view.game.id);
        drawn.map(maud::PreEscaped::into_string).unwrap_or_default()
    }

    fn about(&self, to: &Reader) -> String {
        page::about(&reader(to)).into_string()
    }

    fn error(&self, to: &Reader, view: &server::ErrorView) -> String {
        let view = page::ErrorView {
            status: view.status,
            message: view.message.clone(),
            clause: view.clause,
        };
        page::error(&reader(to), &view).into_string()
    }

    fn asset(&self, path: &str) -> Option<Asset> {
        let found = web::assets()
            .iter()
            .find(|asset| asset.path.strip_prefix("/assets/") == Some(path))?;
        Some(Asset {
            content_type: found.content_type,
            body: found.bytes,
            immutable: true,
        })
    }
}
