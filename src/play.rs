//! `bree play GAME`: a game in the terminal, against bots, where `?` lists the choices, `!` tells what is wrong and `q` leaves.

use std::io::{BufRead, Write};
use std::path::PathBuf;

use canvas::Language;
use canvas::{say, say_outcome};
use room::Room;
use table::scenario::Wrong;
use table::{AnyMatch, Laid, Observer, Seat, Seed};

use crate::failure::{Failure, print};
use crate::language::Lang;
use crate::position;
use crate::rooms::House;

/// Plays a game in the terminal.
#[derive(clap::Args)]
pub struct Args {
    /// The game's id.
    game: String,
    /// The bots you play against (random, easy, fair, hard).
    #[arg(long, value_delimiter = ',', default_value = "fair")]
    bots: Vec<String>,
    /// Your seat, from 1.
    #[arg(long, default_value_t = 1)]
    seat: usize,
    /// Random seed: the same seed rolls the same dice; by default a secret one.
    #[arg(long)]
    seed: Option<u64>,
    /// An option of the table, as name=value; `bree games` lists them.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// File with the position to begin from; `bree position` writes one.
    #[arg(long, value_name = "FILE")]
    position: Option<PathBuf>,
    #[command(flatten)]
    lang: Lang,
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    let room = house.room(&args.game)?;
    let players = args.bots.len() + 1;
    let you = Seat::from_number(args.seat)
        .filter(|seat| seat.index() < players)
        .ok_or_else(|| Failure::Said(format!("--seat {}: there are {players} seats", args.seat)))?;
    for bot in &args.bots {
        room.bots.check(bot).map_err(|error| Failure::Said(error.to_string()))?;
    }
    let setup = match &args.position {
        None => room.setup(players, &args.options)?,
        Some(file) => {
            let positions = position::of_game(house, &args.game)?;
            let text = position::load(positions, file)?;
            let unfit = |error| Failure::when(file.display(), error);
            room.setup_at(players, &args.options, &text).map_err(unfit)?
        }
    };
    let mut terminal = Terminal { language: args.lang.language(), you, bots: args.bots.clone(), read: 0 };
    let seed = seed(args.seed)?;
    terminal.greet(&seed)?;
    let mut game = room.game.start(&setup, &seed).map_err(|error| Failure::Said(error.to_string()))?;
    terminal.play(room, game.as_mut())?;
    terminal.say("terminal-seed", "seed", &seed.to_string())
}

fn seed(number: Option<u64>) -> Result<Seed, Failure> {
    if let Some(number) = number {
        return Ok(Seed::from_number(number));
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Failure::when("no randomness to be had", error))?;
    Ok(Seed(bytes))
}

struct Terminal {
    language: Language,
    you: Seat,
    bots: Vec<String>,
    /// Journal lines shown so far.
    read: usize,
}

/// An answer at the terminal.
enum Input {
    /// A choice, in notation.
    Choice(String),
    /// Leaving.
    Quit,
}

impl Terminal {
    /// Prints the players, and the commitment.
    fn greet(&self, seed: &Seed) -> Result<(), Failure> {
        let level = |level: &str| {
            let known = self.language.text_if_known(&format!("level-{level}"));
            known.unwrap_or_else(|| level.to_owned())
        };
        let people = Seat::all(self.bots.len() + 1).map(|seat| match self.bot(seat) {
            None => self.name(seat),
            Some(bot) => {
                let (name, level) = (self.name(seat), level(bot));
                let args = [("name", (&name).into()), ("level", (&level).into())];
                self.language.with("terminal-bot", &args)
            }
        });
        let people = people.collect::<Vec<_>>().join("; ");
        self.say("terminal-with", "names", &people)?;
        self.say("terminal-commitment", "commitment", &seed.commitment().to_string())?;
        print("\n")
    }

    /// A sentence of the terminal's own, on a line.
    fn say(&self, id: &str, arg: &str, value: &str) -> Result<(), Failure> {
        print(format!("{}\n", self.language.with(id, &[(arg, value.into())])))
    }

    /// Plays to the end, or until the person leaves.
    fn play(&mut self, room: &Room, game: &mut dyn AnyMatch) -> Result<(), Failure> {
        while let Some(seat) = game.asks().first() {
            self.tell(game)?;
            let choice = if seat == self.you {
                match self.ask(game)? {
                    Input::Choice(choice) => choice,
                    Input::Quit => return print(format!("{}\n", self.language.text("terminal-left"))),
                }
            } else {
                self.think(room, game, seat)?
            };
            game.choose(seat, game.ply(), &choice).map_err(|error| Failure::Said(error.to_string()))?;
        }
        self.tell(game)?;
        match game.outcome() {
            None => Ok(()),
            Some(outcome) => {
                let words = say_outcome(self.language, &outcome, &|seat| self.name(seat), self.observer());
                print(format!("\n{words}\n"))
            }
        }
    }

    /// Prints the new events, in words.
    fn tell(&mut self, game: &dyn AnyMatch) -> Result<(), Failure> {
        for told in game.told(self.observer(), self.read) {
            print(format!(
                "  {}\n",
                say(self.language, &told.say, &|seat| self.name(seat), self.observer())
            ))?;
        }
        self.read = game.told_len();
        Ok(())
    }

    fn think(&self, room: &Room, game: &dyn AnyMatch, seat: Seat) -> Result<String, Failure> {
        let bot = self.bot(seat).unwrap_or_default();
        room.bots
            .choose(game, seat, bot, u64::from(game.ply()))
            .ok_or_else(|| Failure::Said(format!("the bot '{bot}' found no choice")))
    }

    /// Asks until the answer is one of the numbers offered, or the person leaves.
    fn ask(&self, game: &dyn AnyMatch) -> Result<Input, Failure> {
        let laid = game.laid(self.you);
        let open = laid.iter().filter(|laid| laid.refusal.is_none());
        let open = open.collect::<Vec<_>>();
        self.list(game, &laid)?;
        loop {
            print("> ")?;
            std::io::stdout().flush()?;
            let mut line = String::new();
            if std::io::stdin().lock().read_line(&mut line)? == 0 {
                return Err(Failure::Said("the game was left before its end".to_owned()));
            }
            let line = line.trim();
            let chosen = line.parse::<usize>().ok().and_then(|number| open.get(number.checked_sub(1)?));
            match (chosen, line) {
                (Some(laid), _) => return Ok(Input::Choice(laid.choice.clone())),
                (None, "q") => return Ok(Input::Quit),
                (None, "?") => {
                    self.list(game, &laid)?;
                    self.help(open.len())?;
                }
                (None, wrong) if wrong.starts_with('!') => self.wrong(game, wrong.trim_start_matches('!'))?,
                (None, _) => self.help(open.len())?,
            }
        }
    }

    /// Something is wrong here: what the player knows of the table, as a scenario file to be copied.
    fn wrong(&self, game: &dyn AnyMatch, said: &str) -> Result<(), Failure> {
        let words =
            |message: &table::Message| say(self.language, message, &|seat| seat.to_string(), self.observer());
        let program = concat!("Bree ", env!("CARGO_PKG_VERSION"));
        let wrong = Wrong { program, said: said.trim(), words: &words };
        match wrong.file(game, self.you) {
            Some(file) => print(format!("\n{file}\n")),
            None => print(format!("{}\n", self.language.text("wrong-none"))),
        }
    }

    fn help(&self, choices: usize) -> Result<(), Failure> {
        self.say("terminal-help", "last", &choices.to_string())
    }

    /// Prints the question and the choices: those that may be made with a number, the others with the reason.
    fn list(&self, game: &dyn AnyMatch, laid: &[Laid]) -> Result<(), Failure> {
        let words =
            |message: &table::Message| say(self.language, message, &|seat| self.name(seat), self.observer());
        let (open, closed): (Vec<&Laid>, Vec<&Laid>) = laid.iter().partition(|laid| laid.refusal.is_none());
        let mut text = format!("\n{}\n", words(&game.prompt(self.observer())));
        for (number, laid) in open.iter().enumerate() {
            let Laid { explanation, .. } = laid;
            let (label, effect) = (words(&explanation.label), words(&explanation.effect));
            // A help that would only say the label again is empty.
            let told = if effect.is_empty() { label } else { format!("{label} – {effect}") };
            text += &format!("{:>3}  {told} ({})\n", number + 1, explanation.clause);
        }
        for laid in closed {
            if let Some(refusal) = &laid.refusal {
                let (label, why) = (words(&laid.explanation.label), words(&refusal.message));
                text += &format!("  -  {label}: {why} ({})\n", refusal.clause);
            }
        }
        print(text)
    }

    fn observer(&self) -> Observer {
        Observer::Seat(self.you)
    }

    /// The bot at a seat, if there is one.
    fn bot(&self, seat: Seat) -> Option<&str> {
        let index = seat.index() - usize::from(seat > self.you);
        let bot = self.bots.get(index).filter(|_| seat != self.you);
        bot.map(String::as_str)
    }

    /// The name of the player at a seat, as on the pages.
    fn name(&self, seat: Seat) -> String {
        match self.bot(seat) {
            Some(_) => self.language.with("seat-bot", &[("seat", (seat.number() as u32).into())]),
            None => std::env::var("USER").unwrap_or_else(|_| self.language.text("seat-you")),
        }
    }
}
