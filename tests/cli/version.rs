//! The version: the one in the manifest, with the date at which CHANGELOG.md says that it came out.

use crate::said;

#[test]
fn the_version_is_told_with_its_date() {
    let changes = include_str!("../../CHANGELOG.md");
    let dated = changes.lines().filter_map(|line| line.strip_prefix("## ")?.split_once(" ("));
    let dated = dated.collect::<Vec<_>>();
    assert!(!dated.is_empty(), "no version of CHANGELOG.md has a date");
    for (version, date) in &dated {
        let numbers = date.trim_end_matches(')').split('-').map(str::parse::<u32>);
        let numbers = numbers.collect::<Result<Vec<_>, _>>().unwrap_or_else(|why| panic!("{version}: {why}"));
        let [year, month, day] = numbers[..] else { panic!("{version}: {date}") };
        assert!(year >= 2026 && (1..=12).contains(&month) && (1..=31).contains(&day), "{version}: {date}");
    }
    let (newest, date) = dated[0];
    assert_eq!(newest, env!("CARGO_PKG_VERSION"), "the newest dated version is that of the manifest");
    let told = said(&["--version"]);
    assert!(told.starts_with(&format!("bree {newest} ({date}")), "{told}");
}
