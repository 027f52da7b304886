//! The log of a campaign: from a guest's own games, and from what they brought from paper.
//!
//! Nothing of it is kept but the paper: which chapters are won stands in the lines of one's own tables.

use std::collections::BTreeSet;

use store::GuestHash;
use tables::TableError;
use tables::begun::begin_to_change;
use tables::commands::names::{LONGEST_NAME, clean};

use crate::api::games::game;
use crate::api::tables::{OwnCards, my_finished, my_open};
use crate::http::context::Context;
use crate::{
    ApiError, AppState, CampaignView, ChapterView, GoOnView, PaperCampaign, PaperChapter, Room, SeatKind,
    StarsView, Status, TableCard, TableSeat, Verdict,
};

/// The most names, and the most attempts, of a chapter on paper.
const NAMES: usize = 8;
const ATTEMPTS: u32 = 999;

/// The chapters of a game with a campaign, and the option that names them.
struct Chapters<'a> {
    room: &'a Room,
    option: &'static str,
    all: Vec<String>,
}

fn chapters<'a>(app: &'a AppState, id: &str) -> Result<Chapters<'a>, ApiError> {
    let room = app.house.room(id).ok_or_else(|| TableError::NoGame(id.to_owned()))?;
    let option = room.campaign.ok_or(ApiError::NoCampaign)?;
    let options = room.game.options();
    let known = options.into_iter().find(|known| known.id == option).ok_or(ApiError::NoCampaign)?;
    Ok(Chapters { room, option, all: known.values })
}

/// A guest's games of this game that count: no lessons, no puzzles, nothing that was played before, and none that only their programs
/// played.
pub(crate) async fn games_that_count(
    app: &AppState,
    guest: GuestHash,
    id: Option<&str>,
) -> Result<Vec<TableCard>, ApiError> {
    let mut cards = my_open(app, guest).await?;
    cards.extend(my_finished(app, guest).await?);
    Ok(that_count(cards.into_iter(), id).collect())
}

/// Those of a guest's games that count. Their seats there are those on which they sat down in person.
fn that_count(cards: impl Iterator<Item = TableCard>, id: Option<&str>) -> impl Iterator<Item = TableCard> {
    cards.filter_map(move |card| {
        let other = card.lesson.is_some() || card.puzzle.is_some() || card.again;
        let counts = !other && id.is_none_or(|id| card.game == id) && card.status != Status::Waiting;
        counts.then(|| card.at_seats_of(None)).filter(|card| !card.you.is_empty())
    })
}

/// The other people at a table: a program is none.
pub(crate) fn others(card: &TableCard) -> impl Iterator<Item = &TableSeat> {
    let own = |index: usize| card.you.iter().any(|seat| usize::from(*seat) == index + 1);
    let seats = card.seats.iter().enumerate().filter(move |(index, _)| !own(*index));
    seats.map(|(_, seat)| seat).filter(|seat| seat.kind == SeatKind::Person && !seat.program)
}

/// True if a bot or a program plays at a table.
fn machines(card: &TableCard) -> bool {
    card.seats.iter().any(|seat| seat.kind == SeatKind::Bot || seat.program)
}

/// The bots at a table.
pub(crate) fn bots(card: &TableCard) -> impl Iterator<Item = &str> {
    let bots = card.seats.iter().filter(|seat| seat.kind == SeatKind::Bot);
    bots.filter_map(|seat| seat.level.as_deref())
}

/// The log as a reader sees it.
pub(crate) async fn view(app: &AppState, context: &Context, id: &str) -> Result<CampaignView, ApiError> {
    let of = chapters(app, id)?;
    let id = of.room.game.info().id;
    let (mut cards, mut paper) = (Vec::new(), Vec::new());
    if let Some((guest, _)) = &context.guest {
        cards = games_that_count(app, *guest, Some(id)).await?;
        paper = paper_of(app, *guest, id).await?;
    }
    Ok(log(&of, &cards, &paper))
}

fn log(of: &Chapters<'_>, cards: &[TableCard], paper: &[PaperChapter]) -> CampaignView {
    let view = |chapter: &String| of_chapter(of.option, chapter, cards, paper);
    let all = of.all.iter().map(view).collect::<Vec<_>>();
    let next = all.iter().find(|chapter| chapter.stars.count() == 0);
    let go_on = next.map(|next| {
        let last = cards.iter().max_by_key(|card| card.updated_at);
        let on = |card: &&TableCard| {
            card.status == Status::Playing && card.options.get(of.option) == Some(&next.chapter)
        };
        GoOnView {
            game: of.room.game.info().id.to_owned(),
            option: of.option,
            chapter: next.chapter.clone(),
            won: all.iter().filter(|chapter| chapter.stars.count() > 0).count(),
            all: all.len(),
            table: cards.iter().find(on).map(|card| card.id.clone()),
            bots: last
                .filter(|card| others(card).next().is_none())
                .map(|card| bots(card).map(str::to_owned).collect()),
        }
    });
    CampaignView { game: game(of.room), option: of.option, chapters: all, go_on, saved: false }
}

fn of_chapter(option: &str, chapter: &String, cards: &[TableCard], paper: &[PaperChapter]) -> ChapterView {
    let mut view = ChapterView { chapter: chapter.clone(), ..ChapterView::default() };
    let mut with = BTreeSet::new();
    let mut latest = i64::MIN;
    for card in cards {
        let campaign = card.options.get("play").is_some_and(|play| play == "campaign");
        let here = card.options.get(option) == Some(chapter);
        // Tables from before their line said what is behind them tell it by their result.
        let won = card.behind.contains(chapter) || here && !campaign && card.result() == Some(Verdict::Won);
        if !won && !here {
            continue;
        }
        // A game that is on is no attempt yet, unless a chapter of it is won already.
        view.attempts += u32::from(won || card.status == Status::Finished);
        let people = others(card).filter(|seat| !seat.name.is_empty()).map(|seat| seat.name.clone());
        with.extend(people);
        if card.updated_at > latest {
            latest = card.updated_at;
            view.table = Some(card.id.clone());
            view.on = card.status == Status::Playing;
        }
        if won {
            let (people, machines) = (others(card).next().is_some(), machines(card));
            view.stars.people |= people;
            view.stars.bots |= machines && !people;
            view.stars.alone |= !machines && !people;
        }
    }
    if let Some(paper) = paper.iter().find(|paper| paper.chapter == *chapter) {
        view.attempts += paper.attempts.max(u32::from(paper.won));
        with.extend(paper.with.iter().cloned());
        let by_names = StarsView {
            people: paper.won && !paper.with.is_empty(),
            alone: paper.won && paper.with.is_empty(),
            ..StarsView::default()
        };
        let stars = paper.stars.unwrap_or(by_names);
        view.stars.people |= stars.people;
        view.stars.bots |= stars.bots;
        view.stars.alone |= stars.alone;
        view.paper = Some(paper.clone());
    }
    view.with = with.into_iter().collect();
    view
}

/// What a guest brought from paper. What cannot be read any more is none.
async fn paper_of(app: &AppState, guest: GuestHash, id: &str) -> Result<Vec<PaperChapter>, ApiError> {
    let body = app.store.paper(guest, id).await?;
    Ok(body.and_then(|body| serde_json::from_str(&body).ok()).unwrap_or_default())
}

/// Takes a campaign in from paper; it takes the place of what was brought before.
pub(crate) async fn take_in(
    app: &AppState,
    guest: GuestHash,
    id: &str,
    brought: PaperCampaign,
) -> Result<(), ApiError> {
    begin_to_change();
    let of = chapters(app, id)?;
    if brought.game != of.room.game.info().id {
        return Err(ApiError::BadCampaign(format!("game: {}", clipped(&brought.game))));
    }
    let mut kept = Vec::new();
    let mut seen = BTreeSet::new();
    for mut chapter in brought.chapters {
        if !of.all.contains(&chapter.chapter) || !seen.insert(chapter.chapter.clone()) {
            return Err(ApiError::BadCampaign(format!("chapter: {}", clipped(&chapter.chapter))));
        }
        let name = |name: &String| {
            let fits = clean(name, LONGEST_NAME);
            fits.ok_or_else(|| ApiError::BadCampaign(format!("with: {}", clipped(name))))
        };
        if chapter.with.len() > NAMES || chapter.attempts > ATTEMPTS {
            let what = format!("{}: with, attempts", chapter.chapter);
            return Err(ApiError::BadCampaign(what));
        }
        // What is lost has no star.
        chapter.stars = chapter.stars.filter(|_| chapter.won);
        chapter.with = chapter.with.iter().map(name).collect::<Result<_, _>>()?;
        if chapter.won || chapter.attempts > 0 {
            kept.push(chapter);
        }
    }
    let body = match kept.is_empty() {
        true => String::new(),
        false => serde_json::to_string(&kept).map_err(|_| ApiError::Internal)?,
    };
    app.store.write_paper(guest, of.room.game.info().id, body).await?;
    Ok(())
}

fn clipped(text: &str) -> String {
    text.chars().take(40).collect()
}

/// The whole log as a file, which can be taken in at another inn (here it would count twice): what was played here and what was brought.
pub(crate) fn file(view: &CampaignView) -> PaperCampaign {
    let played = view.chapters.iter().filter(|chapter| chapter.attempts > 0);
    let chapter = |chapter: &ChapterView| PaperChapter {
        chapter: chapter.chapter.clone(),
        won: chapter.stars.count() > 0,
        attempts: chapter.attempts.min(ATTEMPTS),
        with: chapter.with.iter().take(NAMES).cloned().collect(),
        stars: Some(chapter.stars).filter(|stars| stars.count() > 0),
    };
    PaperCampaign { game: view.game.info.id.to_owned(), chapters: played.map(chapter).collect() }
}

/// The campaign that a guest has begun, to play on from the entrance. `own` are all their tables.
pub(crate) async fn go_on(
    app: &AppState,
    context: &Context,
    own: &OwnCards,
) -> Result<Option<GoOnView>, ApiError> {
    let Some(room) = app.house.rooms().find(|room| room.campaign.is_some()) else { return Ok(None) };
    let Some((guest, _)) = &context.guest else { return Ok(None) };
    let of = chapters(app, room.game.info().id)?;
    let cards = own.open.iter().chain(&own.finished).filter(|card| card.game == room.game.info().id);
    let cards = that_count(cards.cloned(), None).collect::<Vec<_>>();
    let view = log(&of, &cards, &paper_of(app, *guest, room.game.info().id).await?);
    // Whoever has only tried a chapter has begun no campaign.
    let campaign = |card: &TableCard| card.options.get("play").is_some_and(|play| play == "campaign");
    let begun = cards.iter().any(campaign)
        || view.chapters.iter().any(|chapter| chapter.stars.count() > 0 || chapter.paper.is_some());
    Ok(view.go_on.filter(|_| begun))
}
