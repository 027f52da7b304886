//! Moments, as pages write them: in UTC, which the script turns into the reader's own time.

/// Year, month, day, hour and minute in UTC of a moment in milliseconds since 1970.
fn parts(at: i64) -> (i64, i64, i64, i64, i64) {
    let minutes = at.div_euclid(60_000);
    let (day, minute) = (minutes.div_euclid(24 * 60), minutes.rem_euclid(24 * 60));
    // Days are counted from the first of March of the year 0, so that leap days stand at the end of years.
    let days = day + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let shifted = (5 * of_year + 2) / 153;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let date = of_year - (153 * shifted + 2) / 5 + 1;
    let year = year + era * 400 + i64::from(month <= 2);
    (year, month, date, minute / 60, minute % 60)
}

/// A moment for programs: `2026-11-21T13:05Z`.
pub(super) fn iso(at: i64) -> String {
    let (year, month, date, hour, minute) = parts(at);
    format!("{year:04}-{month:02}-{date:02}T{hour:02}:{minute:02}Z")
}

/// A moment for people: `13:05`.
pub(super) fn short(at: i64) -> String {
    let (.., hour, minute) = parts(at);
    format!("{hour:02}:{minute:02}")
}

/// The day: `2026-11-23`.
pub(super) fn day(at: i64) -> String {
    let (year, month, date, ..) = parts(at);
    format!("{year:04}-{month:02}-{date:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_as_calendars_write_them() {
        for (at, written) in [
            (0, "1970-01-01T00:00Z"),
            (951_782_399_999, "2000-02-28T23:59Z"),
            (951_782_400_000, "2000-02-29T00:00Z"),
            (951_868_800_000, "2000-03-01T00:00Z"),
            (1_795_267_386_000, "2026-11-21T13:23Z"),
            (-1, "1969-12-31T23:59Z"),
        ] {
            assert_eq!(iso(at), written);
        }
        assert_eq!(short(1_795_267_386_000), "13:23");
    }
}
