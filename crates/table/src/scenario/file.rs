//! A scenario file as it is written.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value};

use super::Format;
use crate::data_file::{self, Unreadable};
use crate::{Draw, Roll, Seat};

/// The fields of a table as it begins, the same for a whole file and for a variant: a macro, since serde forgets the
/// lines of what it flattens.
macro_rules! with_a_table {
    ($(#[$about:meta])* struct $name:ident { $($(#[$of:meta])* $field:ident: $type:ty,)* }) => {
        $(#[$about])*
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name {
            $($(#[$of])* pub $field: $type,)*
            #[serde(default)]
            options: BTreeMap<String, String>,
            position: Option<String>,
            seed: Option<u64>,
            chance: Option<Vec<Throw>>,
            setup: Option<Value>,
            #[serde(default = "empty")]
            state: Value,
            #[serde(default)]
            step: Vec<ScenarioStep>,
        }

        impl $name {
            fn table(&mut self) -> Table {
                Table {
                    options: std::mem::take(&mut self.options),
                    position: self.position.take(),
                    seed: self.seed,
                    chance: self.chance.take(),
                    setup: self.setup.take(),
                    state: std::mem::replace(&mut self.state, empty()),
                    steps: std::mem::take(&mut self.step),
                }
            }
        }
    };
}

with_a_table! {
    /// The whole file.
    struct Written {
        game: String,
        #[serde(default)]
        clauses: Vec<String>,
        #[serde(default)]
        about: Value,
        players: usize,
        /// The version that spelled the state in this file.
        #[serde(default = "crate::running::first")]
        state_version: u32,
        #[serde(default)]
        variant: Vec<WrittenVariant>,
    }
}

with_a_table! {
    /// The same table with something else.
    struct WrittenVariant {
        name: String,
    }
}

/// A scenario file that was read.
pub(super) struct File {
    pub game: String,
    pub clauses: Vec<String>,
    pub about: Value,
    pub players: usize,
    /// The version that spelled the state in this file.
    pub state_version: u32,
    pub table: Table,
    /// The same table with something else, each with its name.
    pub variants: Vec<(String, Table)>,
}

/// A table as it begins, and the steps at it.
#[derive(Clone)]
pub(super) struct Table {
    pub options: BTreeMap<String, String>,
    pub position: Option<String>,
    pub seed: Option<u64>,
    pub chance: Option<Vec<Throw>>,
    pub setup: Option<Value>,
    pub state: Value,
    pub steps: Vec<ScenarioStep>,
}

/// A draw, or several named by their purpose: `{ hunt = "3 5" }`.
#[derive(Clone, Deserialize)]
#[serde(untagged)]
pub(super) enum Throw {
    Draw(Draw),
    Roll(BTreeMap<String, Faces>),
}

/// `"3 5"`, or `[3, 5]`: the names of faces.
#[derive(Clone, Deserialize)]
#[serde(untagged)]
pub(super) enum Faces {
    Words(String),
    List(Vec<Draw>),
    One(u32),
}

/// An action, and the claims after it.
#[derive(Clone, Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct ScenarioStep {
    pub seat: Option<Seat>,
    pub choose: Texts,
    pub refuse: Texts,
    pub clause: Option<String>,
    pub expect: Expect,
    pub any: Texts,
    pub absent: Texts,
    pub view: BTreeMap<String, Value>,
    pub choices: Option<Vec<String>>,
    pub offers: Texts,
    pub offers_any: Texts,
    pub lacks: Texts,
    pub asks: Option<Vec<Seat>>,
    pub holds: Texts,
    pub misses: Texts,
    pub winners: Option<Vec<Seat>>,
    pub over: Option<bool>,
    pub unasked: Option<Texts>,
    pub show: bool,
}

/// One text, or several.
#[derive(Deserialize, Default, Clone)]
#[serde(untagged)]
pub(super) enum Texts {
    #[default]
    None,
    One(String),
    Many(Vec<String>),
}

impl Texts {
    pub(super) fn each(&self) -> &[String] {
        match self {
            Self::None => &[],
            Self::One(text) => std::slice::from_ref(text),
            Self::Many(texts) => texts,
        }
    }
}

/// The expectations: lines of the table, or JSON pointers into the state.
#[derive(Clone, Deserialize)]
#[serde(untagged)]
pub(super) enum Expect {
    Lines(String),
    Each(Vec<String>),
    Pointers(BTreeMap<String, Value>),
}

impl Default for Expect {
    fn default() -> Self {
        Self::Pointers(BTreeMap::new())
    }
}

impl Expect {
    pub(super) fn pointers_mut(&mut self) -> Option<&mut BTreeMap<String, Value>> {
        match self {
            Self::Pointers(pointers) => Some(pointers),
            Self::Lines(_) | Self::Each(_) => None,
        }
    }
}

pub(super) fn empty() -> Value {
    Value::Object(Map::new())
}

/// The clauses that a scenario file cites, also as reasons of refusals: whether they exist is not known here.
///
/// # Errors
/// When it cannot be read.
pub fn clauses(text: &str, format: Format) -> Result<Vec<String>, String> {
    let file = File::read(text, format)?;
    let steps = file.tables().flat_map(|table| &table.steps);
    let refused = steps.filter_map(|step| step.clause.clone());
    Ok(file.clauses.iter().cloned().chain(refused).collect())
}

impl File {
    /// Reads a scenario file.
    pub(super) fn read(text: &str, format: Format) -> Result<Self, String> {
        let written = match format {
            Format::Toml => data_file::read::<Written>(text).map_err(|error| in_toml(text, &error)),
            Format::Json => serde_json::from_str(text).map_err(|error| in_json(&error)),
        };
        let mut written = written?;
        let variants = std::mem::take(&mut written.variant).into_iter();
        Ok(Self {
            table: written.table(),
            variants: variants.map(|mut variant| (variant.name.clone(), variant.table())).collect(),
            game: written.game,
            clauses: written.clauses,
            about: written.about,
            players: written.players,
            state_version: written.state_version,
        })
    }

    /// The table, and that of each variant.
    pub(super) fn tables(&self) -> impl Iterator<Item = &Table> {
        std::iter::once(&self.table).chain(self.variants.iter().map(|(_, table)| table))
    }

    /// The same, to be changed.
    pub(super) fn tables_mut(&mut self) -> impl Iterator<Item = &mut Table> {
        let variants = self.variants.iter_mut().map(|(_, table)| table);
        std::iter::once(&mut self.table).chain(variants)
    }
}

impl Table {
    /// This table with a variant's changes: options and patches are laid over these, lines replace those that begin
    /// alike, chance replaces chance; its steps follow these.
    pub(super) fn with(&self, variant: &Self) -> Self {
        let mut table = self.clone();
        table.options.extend(variant.options.clone());
        if let Some(lines) = &variant.position {
            // Of a position in the set-up and a line of the variant's with the same key, the variant's counts.
            let patched = table.setup.as_mut().and_then(Value::as_object_mut);
            let patched = patched.and_then(|setup| setup.remove("position"));
            table.setup = table.setup.filter(|setup| *setup != empty());
            if let Some(Value::String(text)) = patched {
                table.position = Some(laid_over(table.position.as_deref().unwrap_or_default(), &text));
            }
            table.position = Some(laid_over(table.position.as_deref().unwrap_or_default(), lines));
        }
        if variant.seed.is_some() || variant.chance.is_some() {
            (table.seed, table.chance) = (variant.seed, variant.chance.clone());
        }
        if let Some(patch) = &variant.setup {
            json_patch::merge(table.setup.get_or_insert_with(empty), patch);
        }
        json_patch::merge(&mut table.state, &variant.state);
        table.steps.extend(variant.steps.clone());
        table
    }

    /// The scripted rolls, if chance is scripted.
    pub(super) fn rolls(&self) -> Result<Option<Vec<Roll>>, String> {
        let Some(chance) = &self.chance else {
            return Ok(None);
        };
        let rolls = chance.iter().map(Throw::roll).collect::<Result<Vec<_>, _>>();
        Ok(Some(joined(rolls?)))
    }
}

/// Draws without a name that follow one another are one stretch.
fn joined(rolls: Vec<Roll>) -> Vec<Roll> {
    let mut all = Vec::<Roll>::new();
    for roll in rolls {
        match all.last_mut() {
            Some(last) if last.of.is_none() && roll.of.is_none() => last.draws.extend(roll.draws),
            _ => all.push(roll),
        }
    }
    all
}

impl Throw {
    fn roll(&self) -> Result<Roll, String> {
        match self {
            Self::Draw(draw) => Ok(Roll { of: None, draws: vec![draw.clone()] }),
            Self::Roll(named) => match named.iter().next() {
                Some((of, faces)) if named.len() == 1 => {
                    Ok(Roll { of: Some(of.clone()), draws: faces.draws() })
                }
                _ => Err("a roll has one name: `{ hunt = \"3 5\" }`; write one after the other".to_owned()),
            },
        }
    }
}

impl Faces {
    /// The draws by name: a 3 is the face that is called 3.
    fn draws(&self) -> Vec<Draw> {
        let face = |name: &dyn std::fmt::Display| Draw::Face(name.to_string());
        match self {
            Self::Words(words) => words.split_whitespace().map(|word| face(&word)).collect(),
            Self::List(list) => list.iter().map(|draw| face(draw)).collect(),
            Self::One(number) => vec![face(number)],
        }
    }
}

/// The head of a line, before the colon.
pub(super) fn head(line: &str) -> &str {
    line.split_once(':').map_or(line, |(head, _)| head).trim()
}

/// The lines of a text; those whose head lines of `over` have make room for these, the others of `over` follow.
fn laid_over(text: &str, over: &str) -> String {
    let mut new = over.lines().filter(|line| !line.trim().is_empty()).collect::<Vec<_>>();
    let heads = new.iter().map(|line| head(line)).collect::<Vec<_>>();
    let mut all = Vec::new();
    for line in text.lines() {
        if line.contains(':') && heads.contains(&head(line)) {
            all.extend(new.extract_if(.., |other| head(other) == head(line)));
        } else {
            all.push(line);
        }
    }
    all.into_iter().chain(new).fold(String::new(), |text, line| text + line + "\n")
}

/// A TOML error in one line that begins with its place.
fn in_toml(text: &str, error: &Unreadable) -> String {
    let what = error.message().lines().map(str::trim).collect::<Vec<_>>().join(" ");
    match error.span().and_then(|span| text.get(..span.start)) {
        Some(before) => format!("line {}: {what}", 1 + before.matches('\n').count()),
        None => what,
    }
}

pub(super) fn in_json(error: &serde_json::Error) -> String {
    let (line, column) = (error.line(), error.column());
    let what = error.to_string();
    let what = what.trim_end_matches(&format!(" at line {line} column {column}"));
    format!("line {line}: {what}")
}
