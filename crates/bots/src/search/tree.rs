//! The tree of a search: nodes and edges in two arenas, so that a thought of thousands of nodes costs a
//! handful of allocations, and the next thought none.

use table::Seat;

/// The number of a node or an edge.
pub(crate) type Id = u32;

const NONE: Id = Id::MAX;

/// The node at which the search begins.
pub(crate) const ROOT: Id = 0;

/// A moment, identified by the choices that led to it: draws and hidden cards may differ from visit to visit.
#[derive(Clone, Copy)]
struct Node {
    first: Id,
    last: Id,
}

/// A choice that was legal at a node at least once.
struct Edge<C> {
    choice: C,
    seat: Seat,
    /// Times it could have been chosen.
    available: u32,
    /// Times it was chosen.
    visits: u32,
    /// The sum of the results for its seat.
    total: f64,
    child: Id,
    next: Id,
}

pub(crate) struct Tree<C> {
    nodes: Vec<Node>,
    edges: Vec<Edge<C>>,
}

impl<C: Clone + PartialEq> Tree<C> {
    pub(crate) const fn new() -> Self {
        Self { nodes: Vec::new(), edges: Vec::new() }
    }

    /// Forgets everything but the memory it holds.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.add_node();
    }

    fn add_node(&mut self) -> Id {
        self.nodes.push(Node { first: NONE, last: NONE });
        self.nodes.len() as Id - 1
    }

    /// Finds the edges of `choices` at `node`, adds those that are new, and counts them as available.
    ///
    /// Choices come in a stable order, so the edge after the one found last is mostly the one looked for.
    pub(crate) fn meet(&mut self, node: Id, seat: Seat, choices: &[C], found: &mut Vec<Id>) {
        found.clear();
        let mut cursor = self.nodes[node as usize].first;
        for choice in choices {
            let edge = self.edge(node, cursor, seat, choice);
            let met = &mut self.edges[edge as usize];
            met.available += 1;
            cursor = met.next;
            found.push(edge);
        }
    }

    /// The edge of one choice at a node, looked for from `cursor` on and then from the beginning.
    fn edge(&mut self, node: Id, cursor: Id, seat: Seat, choice: &C) -> Id {
        let first = self.nodes[node as usize].first;
        self.seek(cursor, NONE, seat, choice)
            .or_else(|| self.seek(first, cursor, seat, choice))
            .unwrap_or_else(|| self.add_edge(node, seat, choice))
    }

    /// The edge of one choice at a node where the choice itself was made elsewhere.
    pub(crate) fn passage(&mut self, node: Id, seat: Seat, choice: &C) -> Id {
        self.edge(node, self.nodes[node as usize].first, seat, choice)
    }

    fn seek(&self, mut from: Id, to: Id, seat: Seat, choice: &C) -> Option<Id> {
        while from != to && from != NONE {
            let edge = &self.edges[from as usize];
            if edge.seat == seat && edge.choice == *choice {
                return Some(from);
            }
            from = edge.next;
        }
        None
    }

    fn add_edge(&mut self, node: Id, seat: Seat, choice: &C) -> Id {
        let id = self.edges.len() as Id;
        let choice = choice.clone();
        self.edges.push(Edge { choice, seat, available: 0, visits: 0, total: 0.0, child: NONE, next: NONE });
        let last = std::mem::replace(&mut self.nodes[node as usize].last, id);
        match self.edges.get_mut(last as usize) {
            Some(edge) => edge.next = id,
            None => self.nodes[node as usize].first = id,
        }
        id
    }

    /// True if this edge was never taken.
    pub(crate) fn untried(&self, edge: Id) -> bool {
        self.edges[edge as usize].visits == 0
    }

    /// The index of the edge to try next: its average result, and more the less it is known (UCT, with availability
    /// instead of the node's visits: SO-ISMCTS). All were tried before.
    pub(crate) fn most_urgent(&self, edges: &[Id], exploration: f64) -> usize {
        let urgency = |edge: &Id| {
            let edge = &self.edges[*edge as usize];
            let visits = f64::from(edge.visits);
            edge.total / visits + exploration * (f64::from(edge.available).ln() / visits).sqrt()
        };
        let mut best = (0, f64::MIN);
        for (index, edge) in edges.iter().enumerate() {
            let urgency = urgency(edge);
            if urgency > best.1 {
                best = (index, urgency);
            }
        }
        best.0
    }

    /// The node behind an edge, made when it is first needed.
    pub(crate) fn child(&mut self, edge: Id) -> Id {
        if self.edges[edge as usize].child == NONE {
            self.edges[edge as usize].child = self.add_node();
        }
        self.edges[edge as usize].child
    }

    /// The seat that chooses an edge.
    pub(crate) fn seat(&self, edge: Id) -> Seat {
        self.edges[edge as usize].seat
    }

    /// Adds the result of a walk over `edge` for its seat.
    pub(crate) fn learn(&mut self, edge: Id, payoff: f64) {
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        edge.total += payoff;
    }

    /// The visits of an edge, and its average result.
    pub(crate) fn known(&self, edge: Id) -> (u32, f64) {
        let edge = &self.edges[edge as usize];
        (edge.visits, if edge.visits == 0 { 0.0 } else { edge.total / f64::from(edge.visits) })
    }
}
