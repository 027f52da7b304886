//! Samples of a process, and whether they grow.

use std::fs;
use std::path::Path;

/// The most that memory may grow, besides a tenth, in bytes.
const MEMORY: u64 = 16 << 20;
/// The most that open files may grow: the readers of a database are opened when they are first needed.
const FILES: u64 = 16;

/// A sample of a process.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sample {
    /// Resident memory, in bytes.
    pub memory: u64,
    /// Size of the database with its write-ahead log, in bytes.
    pub database: u64,
    /// Open files, connections among them.
    pub files: u64,
    pub threads: u64,
}

impl Sample {
    /// A sample of a process now; none where the system does not tell (it is not Linux), or the process does not run.
    pub(super) fn of(process: u32, database: &Path) -> Option<Self> {
        let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
        let number = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name))?;
            line.split_whitespace().next()?.parse::<u64>().ok()
        };
        let size = |end: &str| {
            let mut path = database.as_os_str().to_owned();
            path.push(end);
            fs::metadata(path).map_or(0, |about| about.len())
        };
        Some(Self {
            memory: number("VmRSS:")? * 1024,
            database: size("") + size("-wal"),
            files: fs::read_dir(format!("/proc/{process}/fd")).ok()?.count() as u64,
            threads: number("Threads:")?,
        })
    }
}

/// The medians of the second tenth of a run and of its last: in the first a process warms up. None of fewer than two samples.
pub fn ends(samples: &[Sample]) -> Option<[Sample; 2]> {
    let tenth = (samples.len() / 10).max(1);
    let second = samples.get(tenth..2 * tenth)?;
    Some([median(second), median(&samples[samples.len() - tenth..])])
}

fn median(samples: &[Sample]) -> Sample {
    let middle = |of: fn(&Sample) -> u64| {
        let mut all = samples.iter().map(of).collect::<Vec<_>>();
        all.sort_unstable();
        all.get(all.len() / 2).copied().unwrap_or_default()
    };
    Sample {
        memory: middle(|sample| sample.memory),
        database: middle(|sample| sample.database),
        files: middle(|sample| sample.files),
        threads: middle(|sample| sample.threads),
    }
}

/// Measures that grew more than they may between the two ends of a run, each in a sentence.
pub fn growth([early, late]: [Sample; 2]) -> Vec<String> {
    let mut grown = Vec::new();
    let most = early.memory + early.memory / 10 + MEMORY;
    if late.memory > most {
        let [early, late, most] = [early.memory, late.memory, most].map(|bytes| bytes >> 20);
        grown.push(format!("memory grew from {early} to {late} MiB, where {most} are the most"));
    }
    if late.files > early.files + FILES {
        grown.push(format!("open files grew from {} to {}", early.files, late.files));
    }
    grown
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sentences on a run of a hundred samples; `at` gives the memory in MiB and the open files of each.
    fn judged(at: impl Fn(u64) -> (u64, u64)) -> Vec<String> {
        let sample = |number| {
            let (memory, files) = at(number);
            Sample { memory: memory << 20, files, ..Sample::default() }
        };
        growth(ends(&(0..100).map(sample).collect::<Vec<_>>()).unwrap())
    }

    #[test]
    fn what_grows_is_told() {
        let grown = judged(|number| (100 + number / 2, 50));
        assert_eq!(grown, ["memory grew from 107 to 147 MiB, where 133 are the most"]);
        let grown = judged(|number| (100, 50 + number / 4));
        assert_eq!(grown, ["open files grew from 53 to 73"]);
        assert_eq!(judged(|number| (100 + number, 50 + number)).len(), 2);
    }

    #[test]
    fn what_stays_is_flat() {
        // It warms up, swings a little, and once needs much for a moment.
        let swings = |number| match number {
            0..10 => (20 + 8 * number, number),
            95 => (900, 500),
            _ => (100 + number % 20, 50 + number % 5),
        };
        assert_eq!(judged(swings), [""; 0]);
        assert_eq!(judged(|number| (200 - number, 200 - number)), [""; 0], "less is none the worse");
        assert_eq!(ends(&[Sample::default()]), None);
    }
}
