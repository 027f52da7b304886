//! Notification hours: at once, not at night, or once a day, in the guest's time zone with its daylight saving time.

use jiff::Timestamp;
use jiff::civil::Time;
use jiff::tz::TimeZone;
use seen::{HoursView, Quiet};
use store::Hours;

/// The longest name of a zone, in bytes.
const LONGEST: usize = 50;

/// A guest's hours, if the zone and the times exist; a guest who is always notified needs no valid zone.
pub fn read(view: &HoursView) -> Option<Hours> {
    let (quiet, digest) = (&view.quiet, &view.digest);
    if view.zone.len() > LONGEST || TimeZone::get(&view.zone).is_err() {
        return None;
    }
    let quiet = match quiet {
        Some(Quiet { from, to }) => Some((minutes(from)?, minutes(to)?)),
        None => None,
    };
    let digest = match digest {
        Some(at) => Some(minutes(at)?),
        None => None,
    };
    Some(Hours { zone: view.zone.clone(), quiet, digest })
}

/// The hours as the guest sees them.
pub fn shown(hours: &Hours) -> HoursView {
    HoursView {
        zone: hours.zone.clone(),
        quiet: hours.quiet.map(|(from, to)| Quiet { from: clock(from), to: clock(to) }),
        digest: hours.digest.map(clock),
    }
}

/// The earliest time for a notification that is due, as things stand now: milliseconds since 1970, UTC.
pub(super) fn may_tell(hours: Option<&Hours>, due: i64, now: i64) -> i64 {
    // What could not be told at the hour of the digest is tried again after it; but nothing is tried again at night.
    let from = match hours {
        Some(hours) if hours.digest.is_some() => due,
        _ => now,
    };
    hours.and_then(|hours| opens(hours, from)).map_or(from, |opens| opens.max(from))
}

/// The next time that it opens, be it in the minute of that moment; nothing: it is open.
fn opens(hours: &Hours, at: i64) -> Option<i64> {
    let zone = TimeZone::get(&hours.zone).ok()?;
    let here = Timestamp::from_millisecond(at).ok()?.to_zoned_datetime(zone.clone());
    let now = u32::from(here.hour().unsigned_abs()) * 60 + u32::from(here.minute().unsigned_abs());
    let opens = match (hours.digest, hours.quiet) {
        (Some(digest), _) => digest,
        (None, Some((from, to))) if rests(from, to, now) => to,
        _ => return None,
    };
    // At that minute it opens, not a day later.
    let date = if opens < now { here.date().tomorrow().ok()? } else { here.date() };
    let opens = zone.to_timestamp(date.to_datetime(time(opens)?)).ok()?;
    Some(opens.as_millisecond())
}

/// True if a time lies between these two, which may be before and after midnight.
fn rests(from: u32, to: u32, now: u32) -> bool {
    if from <= to { from <= now && now < to } else { from <= now || now < to }
}

fn time(minutes: u32) -> Option<Time> {
    Time::new(i8::try_from(minutes / 60).ok()?, (minutes % 60) as i8, 0, 0).ok()
}

/// Minutes after midnight, of `22:00`.
fn minutes(clock: &str) -> Option<u32> {
    let time = Time::strptime("%H:%M", clock).ok()?;
    Some(u32::from(time.hour().unsigned_abs()) * 60 + u32::from(time.minute().unsigned_abs()))
}

fn clock(minutes: u32) -> String {
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> i64 {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    fn hours(quiet: Option<(u32, u32)>, digest: Option<u32>) -> Hours {
        Hours { zone: "Europe/Madrid".into(), quiet, digest }
    }

    #[track_caller]
    fn opens_at(hours: &Hours, now: &str, then: &str) {
        let opens = Timestamp::from_millisecond(may_tell(Some(hours), at(now), at(now))).unwrap();
        assert_eq!(opens, then.parse::<Timestamp>().unwrap(), "at {now}");
    }

    #[test]
    fn at_night_nothing_is_told() {
        let night = hours(Some((22 * 60, 8 * 60)), None);
        opens_at(&night, "2026-01-10T20:59:59Z", "2026-01-10T20:59:59Z");
        opens_at(&night, "2026-01-10T21:00:00Z", "2026-01-11T07:00:00Z");
        opens_at(&night, "2026-01-11T01:30:00Z", "2026-01-11T07:00:00Z");
        opens_at(&night, "2026-01-11T07:00:00Z", "2026-01-11T07:00:00Z");
        let noon = hours(Some((13 * 60, 16 * 60)), None);
        opens_at(&noon, "2026-01-10T11:00:00Z", "2026-01-10T11:00:00Z");
        opens_at(&noon, "2026-01-10T12:00:00Z", "2026-01-10T15:00:00Z");
        // From one minute to the same there is no time.
        opens_at(&hours(Some((60, 60)), None), "2026-01-10T00:00:30Z", "2026-01-10T00:00:30Z");
    }

    #[test]
    fn once_a_day() {
        let evening = hours(Some((17 * 60, 19 * 60)), Some(18 * 60));
        opens_at(&evening, "2026-01-10T16:59:59Z", "2026-01-10T17:00:00Z");
        opens_at(&evening, "2026-01-10T17:00:00Z", "2026-01-10T17:00:00Z");
        opens_at(&evening, "2026-01-10T17:01:00Z", "2026-01-11T17:00:00Z");
    }

    /// What did not arrive is tried again: not at night, but after the hour of the digest.
    #[test]
    fn what_is_tried_again() {
        let night = hours(Some((22 * 60, 8 * 60)), None);
        let (due, now) = (at("2026-01-10T20:50:00Z"), at("2026-01-10T21:20:00Z"));
        assert_eq!(may_tell(Some(&night), due, now), at("2026-01-11T07:00:00Z"));
        let evening = hours(None, Some(21 * 60));
        assert!(may_tell(Some(&evening), at("2026-01-10T19:00:00Z"), now) < now);
        assert!(may_tell(Some(&evening), at("2026-01-10T20:05:00Z"), now) > now);
    }

    /// The clocks go forward, over two o'clock, and back: it opens all the same, at its time by the clock.
    #[test]
    fn in_summer_it_is_another_hour() {
        let night = hours(Some((22 * 60, 8 * 60)), None);
        opens_at(&night, "2026-03-28T23:00:00Z", "2026-03-29T06:00:00Z");
        opens_at(&night, "2026-10-24T22:00:00Z", "2026-10-25T07:00:00Z");
        let gap = hours(None, Some(2 * 60 + 30));
        opens_at(&gap, "2026-03-29T00:00:00Z", "2026-03-29T01:30:00Z");
    }

    #[test]
    fn who_says_nothing_is_told_at_once() {
        assert_eq!(may_tell(None, 5, 5), 5);
        assert_eq!(may_tell(Some(&hours(None, None)), 5, 5), 5);
        let nowhere = Hours { zone: "Arda/Bree".into(), ..hours(Some((0, 1439)), None) };
        assert_eq!(may_tell(Some(&nowhere), 5, 5), 5, "a zone that is known no more");
    }

    #[test]
    fn only_zones_and_times() {
        let view = |zone: &str, digest: Option<&str>| HoursView {
            zone: zone.into(),
            quiet: None,
            digest: digest.map(str::to_owned),
        };
        let good = view("America/Argentina/Buenos_Aires", Some("07:05"));
        assert_eq!(shown(&read(&good).unwrap()), good);
        for bad in [
            view("Arda/Bree", None),
            view("", None),
            view("Europe/Madrid", Some("24:00")),
            view("Europe/Madrid", Some("noon")),
            view("Europe/Madrid", Some("")),
            view(&"x".repeat(51), None),
        ] {
            assert_eq!(read(&bad), None, "{bad:?}");
        }
    }
}
