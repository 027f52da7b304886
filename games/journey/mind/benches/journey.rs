//! Benchmarks of `journey`: playing, listing, applying and searching (`cargo bench -p journey-mind`).
// The macros of the bench harness write a public function without documentation.
#![allow(missing_docs)]

use std::hint::black_box;

use bots::{Bot, Budget, Search, Searcher, Skill};
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use journey::Journey;
use journey::data::Data;
use journey::setup::Setup;
use journey_mind::JourneyMind;
use table::{Chance, Game, Journal, Seat, SetupRequest, rng};

fn setup() -> Setup {
    let request = SetupRequest::players(2).option("hobbits", "order").option("first", "1");
    Journey::setup(&Data::built_in(), &request).expect("a sound set-up")
}

/// The first decision of a game that leaves a choice, with its choices.
fn decision() -> (<Journey as Game>::State, Vec<<Journey as Game>::Choice>) {
    let (mut chance, mut journal) = (Chance::stream(rng(1)), Journal::silent());
    let mut state = Journey::start(&setup(), &mut chance, &mut journal);
    let mut choices = Vec::new();
    Journey::choices(&state, Seat::new(0), &mut choices);
    Journey::apply(&mut state, Seat::new(0), &choices[0], &mut chance, &mut journal);
    choices.clear();
    Journey::choices(&state, Seat::new(0), &mut choices);
    (state, choices)
}

fn games(criterion: &mut Criterion) {
    let setup = setup();
    let random = [Bot::new("random", Skill::Random, JourneyMind)];
    let mut group = criterion.benchmark_group("journey");
    group.throughput(Throughput::Elements(100));
    group.bench_function("100 random two-player games", |bench| {
        bench.iter(|| bots::simulate::simulate(&setup, &random, 100, 1, 1, &|_| {}));
    });
    group.finish();
}

fn choices(criterion: &mut Criterion) {
    let (state, listed) = decision();
    let (mut chance, mut journal) = (Chance::stream(rng(2)), Journal::silent());
    let mut group = criterion.benchmark_group("choices");
    let mut out = Vec::new();
    group.bench_function("list", |bench| {
        bench.iter(|| {
            out.clear();
            Journey::choices(black_box(&state), Seat::new(0), &mut out);
            out.len()
        });
    });
    group.bench_function("apply", |bench| {
        let apply =
            |mut state| Journey::apply(&mut state, Seat::new(0), &listed[0], &mut chance, &mut journal);
        bench.iter_batched(|| state.clone(), apply, BatchSize::SmallInput);
    });
    group.finish();
}

fn search(criterion: &mut Criterion) {
    let (state, listed) = decision();
    let nodes = 1000;
    let search = Search { budget: Budget::Nodes(nodes), ..Search::default() };
    let mut searcher = Searcher::new(search, JourneyMind);
    let mut rng = rng(3);
    let mut group = criterion.benchmark_group("search");
    group.throughput(Throughput::Elements(nodes.into())).sample_size(20);
    group.bench_function("1000 nodes", |bench| {
        bench.iter(|| searcher.think(&state, Seat::new(0), &listed, &mut rng));
    });
    group.finish();
}

criterion_group!(benches, games, choices, search);
criterion_main!(benches);
