//! The most that each operation costs. It stands beside its handler and told in the description of the API; the gate asks whether an
//! address may still spend it, and notes what it did cost.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::http::Method;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::Spent;

pub(crate) use super::limits::Deed;

/// The field of an operation's description.
const FIELD: &str = "x-cost";

/// The most that an operation costs: for whoever has three hundred tables, at a table that is in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Cost {
    /// The kind of deed, by whose limits it is limited, too; none: it changes nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deed: Option<Deed>,
    /// Rows of the database that are found or changed.
    pub rows: u64,
    /// Bytes that are written.
    pub kept: u64,
    /// Bytes of the answer as it leaves the handler (a page packed, where the client takes that); of a stream: of an event.
    pub answered: u64,
    /// Units of other work ([`table::work`]): letters that are compared, drawn and packed, choices that are made again or tried.
    pub work: u64,
}

/// The work of what neither reads a list, nor draws a page, nor plays a game again: the choices of one go.
const LITTLE_WORK: u64 = 20_000;

/// The rows of what only goes on with a game.
const FEW_ROWS: u64 = 100;

impl Cost {
    /// The cost of what changes nothing.
    pub(crate) const fn look(rows: u64) -> Self {
        Self { deed: None, rows, kept: 0, answered: 200, work: LITTLE_WORK }
    }

    /// The cost of a deed.
    pub(crate) const fn of(deed: Deed, rows: u64) -> Self {
        Self { deed: Some(deed), ..Self::look(rows) }
    }

    /// The same, with so many bytes that are written.
    #[cfg_attr(not(test), allow(dead_code, reason = "only descriptions say so"))]
    pub(crate) const fn keeps(self, kept: u64) -> Self {
        Self { kept, ..self }
    }

    /// The same, with so many bytes that are answered.
    pub(crate) const fn answers(self, answered: u64) -> Self {
        Self { answered, ..self }
    }

    /// The same, with so many units of work.
    pub(crate) const fn works(self, work: u64) -> Self {
        Self { work, ..self }
    }

    /// True of what only goes on with a game: nobody is refused it for the rows and the work of what they did before.
    pub(crate) const fn goes_on(&self) -> bool {
        self.deed.is_some() && self.rows <= FEW_ROWS && self.work <= LITTLE_WORK
    }
}

/// The effect of a form.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Does {
    /// The same as this operation, such as `post /api/v1/tables`.
    Same(&'static str),
    /// The same; whoever is no guest yet becomes one.
    Welcome(&'static str),
    /// Something that no operation does.
    Own(Cost),
}

/// A form, by its address.
#[derive(Clone, Debug)]
pub(crate) struct Form {
    pub method: Method,
    pub path: &'static str,
    pub does: Does,
}

/// An operation or a form with its cost.
#[derive(Debug)]
pub(crate) struct Priced {
    pub cost: Cost,
    welcome: bool,
    route: String,
    method: Method,
    /// The most that it has cost since the house was opened: rows, bytes kept, bytes answered, units of work.
    most: [AtomicU64; 4],
}

impl Priced {
    fn new(method: &Method, route: &str, cost: Cost, welcome: bool) -> Arc<Self> {
        let (method, route) = (method.clone(), route.to_owned());
        Arc::new(Self { cost, welcome, route, method, most: [const { AtomicU64::new(0) }; 4] })
    }

    /// The kind of deed, for whoever asks.
    pub(crate) fn deed(&self, stranger: bool) -> Option<Deed> {
        if self.welcome && stranger { Some(Deed::New) } else { self.cost.deed }
    }

    /// Notes what it has cost.
    pub(crate) fn note(&self, spent: Spent, answered: u64) {
        let Spent { rows, written, work, .. } = spent;
        let all = [("rows", rows), ("kept", written), ("answered", answered), ("work", work)];
        for (most, (of, spent)) in self.most.iter().zip(all) {
            if most.fetch_max(spent, Ordering::Relaxed) < spent {
                let labels = [
                    ("method", self.method.to_string()),
                    ("route", self.route.clone()),
                    ("of", of.to_owned()),
                ];
                metrics::gauge!("bree_cost_most", &labels).set(spent as f64);
            }
        }
    }
}

/// The costs of all operations and forms.
pub(crate) struct Costs(HashMap<String, Vec<Arc<Priced>>>);

impl Costs {
    /// Gathers what the description of the API tells, and what the forms do.
    pub(crate) fn gathered(description: &Value, forms: &[Form]) -> Self {
        let mut all = Self(HashMap::new());
        for (path, item) in description["paths"].as_object().into_iter().flatten() {
            for method in [Method::GET, Method::PUT, Method::POST, Method::PATCH, Method::DELETE] {
                let told = &item[method.as_str().to_lowercase()][FIELD];
                if let Ok(cost) = Cost::deserialize(told) {
                    all.add(Priced::new(&method, path, cost, false));
                }
            }
        }
        for Form { method, path, does } in forms {
            let (cost, welcome) = match does {
                Does::Same(operation) => (all.of_operation(operation), false),
                Does::Welcome(operation) => (all.of_operation(operation), true),
                Does::Own(cost) => (Some(*cost), false),
            };
            if let Some(cost) = cost {
                all.add(Priced::new(method, path, cost, welcome));
            }
        }
        all
    }

    fn add(&mut self, priced: Arc<Priced>) {
        self.0.entry(priced.route.clone()).or_default().push(priced);
    }

    /// The cost of what is asked for by this method at this route.
    pub(crate) fn find(&self, method: &Method, route: &str) -> Option<&Arc<Priced>> {
        let is = |known: &Method| known == method || *method == Method::HEAD && *known == Method::GET;
        self.0.get(route)?.iter().find(|priced| is(&priced.method))
    }

    fn of_operation(&self, operation: &str) -> Option<Cost> {
        let (method, path) = operation.split_once(' ')?;
        let method = method.to_uppercase().parse().ok()?;
        self.find(&method, path).map(|priced| priced.cost)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_goes_on_whatever_was_looked_up() {
        assert!(Cost::of(Deed::Choice, 80).keeps(24_000).goes_on());
        assert!(!Cost::of(Deed::Choice, 80).works(5_000_000).goes_on(), "played again");
        assert!(!Cost::of(Deed::Choice, 2_500).goes_on(), "many rows");
        assert!(!Cost::look(10).goes_on());
    }
}
