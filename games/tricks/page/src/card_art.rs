//! The pictures of the cards: one little scene for each suit, and for each card without one. Drawn in a
//! window of 84 by 76; the class says what kind of stroke it is.

/// Class and path of each stroke, from the back to the front.
pub(crate) type Strokes = &'static [(&'static str, &'static str)];

/// Rolling hills with a lane, and a mill.
pub(crate) const HILLS: Strokes = &[
    ("tr-c-sky", "M0 0H84V76H0Z"),
    ("tr-c-sun", "M60 17A8 8 0 1 0 76 17 8 8 0 1 0 60 17"),
    ("tr-c-far", "M0 44Q18 26 40 36T84 28V76H0Z"),
    ("tr-c-mid", "M0 54Q24 36 48 48T84 42V76H0Z"),
    ("tr-c-near", "M0 66Q30 48 58 60T84 58V76H0Z"),
    ("tr-c-lane", "M34 76Q40 66 34 60T44 50L46 50Q42 56 46 61T46 76Z"),
    ("tr-c-line", "M10 47Q16 42 24 41M52 44q8-3 18-3M62 58q8-3 16-2M8 62q6-5 14-6M30 32q8 0 12 4"),
    ("tr-c-paper", "M18 44L20 30H26L28 44ZM19 31L23 26 27 31Z"),
    (
        "tr-c-line",
        "M23 30L14 22M23 30L32 22M23 30L15 38M23 30L31 38M15 20l4 4M31 20l-4 4M14 36l4-3M32 36l-4-3",
    ),
];

/// Peaks with snow.
pub(crate) const MOUNTAINS: Strokes = &[
    ("tr-c-sky", "M0 0H84V76H0Z"),
    ("tr-c-far", "M0 58L14 36 24 46 36 28 48 46 60 30 72 46 84 34V76H0Z"),
    ("tr-c-mid", "M-4 76L22 24 34 46 46 10 66 52 72 44 90 76Z"),
    ("tr-c-shade", "M46 10L66 52 72 44 90 76H58L50 50 53 36ZM22 24L34 46 30 56 34 76H20L24 48Z"),
    ("tr-c-snow", "M46 10L38 34 43 31 47 37 51 30 56 32ZM22 24L15 39 20 36 24 41 28 35Z"),
    ("tr-c-line", "M46 10L40 40M46 10L54 42 50 58M22 24L18 46M66 52L62 64M34 46L30 60M8 66l4-9M74 62l-4-8"),
    ("tr-c-near", "M0 72Q22 62 44 70T84 66V76H0Z"),
    ("tr-c-line", "M60 18q3-3 5 0 2-3 5 0M68 26q2-2 4 0 2-2 4 0"),
];

/// Firs, and an old oak before them.
pub(crate) const FORESTS: Strokes = &[
    ("tr-c-sky", "M0 0H84V76H0Z"),
    (
        "tr-c-far",
        "M0 62L6 40 10 50 16 28 22 48 28 34 34 50 42 22 50 48 56 32 62 50 68 30 74 48 80 36 84 50V76H0Z",
    ),
    (
        "tr-c-mid",
        "M-4 76L4 52H0L8 34 16 52H12L20 76ZM58 76L66 48H62L72 26 82 48H78L86 76ZM20 76L26 58H23L30 42 37 58H34L40 76Z",
    ),
    ("tr-c-line", "M8 40V76M72 34V76M30 48V76M4 62l4 4 4-4M66 58l6 6 6-6M26 64l4 4 4-4"),
    ("tr-c-bark", "M46 76Q50 66 48 56L40 48 42 46 49 51V44H53V50L61 44 63 46 54 56Q53 68 58 76Z"),
    (
        "tr-c-near",
        "M36 44Q30 44 31 38 26 34 32 30 32 23 40 25 44 18 52 22 60 18 63 26 71 26 68 34 73 39 66 42 62 48 55 44 49 49 44 45 39 48 36 44Z",
    ),
    ("tr-c-line", "M38 36q4-4 8-1M50 30q4-3 8 1M44 41q5-4 9 0M58 38q4-3 6 0"),
    ("tr-c-near", "M0 74Q30 68 50 73T84 71V76H0Z"),
];

/// A rider on a ridge, and others who follow.
pub(crate) const SHADOWS: Strokes = &[
    ("tr-c-sky", "M0 0H84V76H0Z"),
    ("tr-c-sun", "M12 20A11 11 0 1 0 34 20 11 11 0 1 0 12 20"),
    ("tr-c-line", "M0 20Q18 16 30 21T60 18M6 28Q24 24 44 28M50 10Q64 8 84 12"),
    ("tr-c-far", "M0 60Q22 44 44 54T84 42V76H0Z"),
    (
        "tr-c-ink",
        "M38 56L40 47Q36 44 36 40L33 40Q31 37 34 35L37 33 38 30 41 33Q46 36 48 41L52 40Q50 33 53 28 52 23 56 21 60 23 60 29 63 34 62 41L66 42Q70 44 70 50L71 57 67 57 66 50 60 50 60 57 56 57 55 50 47 50 46 57 42 57 43 51 41 57Z",
    ),
    (
        "tr-c-ink",
        "M72 50Q71 42 75 38 74 34 77 33 80 34 79 39 82 44 81 52ZM10 60Q9 52 13 48 12 44 15 43 18 44 17 49 20 54 19 62Z",
    ),
    ("tr-c-glow", "M55 26h1.600v1.200h-1.600ZM57.600 26h1.600v1.200h-1.600Z"),
    ("tr-c-mid", "M0 66Q30 52 54 60T84 54V76H0Z"),
    ("tr-c-line", "M8 68l3-7 3 7M24 64l3-7 3 7M70 62l3-6 3 6M50 68l3-6 3 6"),
];

/// A ring, and the fire behind it.
pub(crate) const RINGS: Strokes = &[
    ("tr-c-sky", "M0 0H84V76H0Z"),
    (
        "tr-c-far",
        "M10 76Q4 58 14 44 16 54 22 52 16 34 30 22 30 36 38 34 36 18 46 6 46 22 54 28 58 22 56 14 70 28 62 44 70 44 70 36 80 52 74 76Z",
    ),
    (
        "tr-c-mid",
        "M20 76Q14 64 24 54 26 60 30 58 28 46 38 38 38 48 44 46 44 36 50 30 52 40 56 44 60 42 60 36 68 50 62 76Z",
    ),
    ("tr-c-gold", "M42 18A25 25 0 1 0 42.010 18ZM42 26A17 17 0 1 1 41.990 26Z"),
    ("tr-c-line", "M42 18A25 25 0 1 0 42.010 18ZM42 26A17 17 0 1 1 41.990 26Z"),
    (
        "tr-c-line",
        "M23 34q3 2 5-1M20 42q4 1 5-2M21 51q3-2 6 0M28 60q1-4 5-4M38 64q0-4 4-5M50 62q-2-4 1-6M58 55q-4-2-3-5M62 45q-4 0-5-3M60 35q-4 1-6-1",
    ),
    (
        "tr-c-snow",
        "M28 28Q34 22 42 21L42 22.500Q35 23.500 29.500 29ZM62 34Q65 42 63 49L61.500 48.500Q63 42 60.500 35Z",
    ),
];

/// A tower of pale stone, with a banner.
pub(crate) const WHITE_TOWER: Strokes = &[
    ("tr-c-sky", "M0 0H84V76H0Z"),
    ("tr-c-sun", "M58 16A8 8 0 1 0 74 16 8 8 0 1 0 58 16"),
    ("tr-c-far", "M0 58L16 40 28 54 44 44 62 56 74 44 84 54V76H0Z"),
    ("tr-c-snow", "M32 76L35 24H32V15H36V19H40V15H44V19H48V15H52V24H49L52 76Z"),
    ("tr-c-line", "M32 76L35 24H32V15H36V19H40V15H44V19H48V15H52V24H49L52 76ZM35 24H49M34 44H50M33 60H51"),
    ("tr-c-shade", "M44 24H49L52 76H45Z"),
    (
        "tr-c-snow",
        "M14 76V56H12V50H16V53H20V50H24V53H27V50H30V56H28V76ZM56 76V56H54V50H58V53H62V50H66V53H69V50H72V56H70V76Z",
    ),
    (
        "tr-c-line",
        "M14 76V56H12V50H16V53H20V50H24V53H27V50H30V56H28V76M56 76V56H54V50H58V53H62V50H66V53H69V50H72V56H70V76M28 64H32M52 64H56",
    ),
    (
        "tr-c-ink",
        "M40 36V30Q42 27 44 30V36ZM40 54V48Q42 45 44 48V54ZM38 76V68Q42 63 46 68V76ZM19 68V63H23V68ZM61 68V63H65V68Z",
    ),
    ("tr-c-line", "M42 15V3"),
    ("tr-c-gold", "M42 3L58 6 54 9 58 12 42 11Z"),
    ("tr-c-near", "M0 74Q20 66 42 74T84 70V76H0Z"),
];

/// A tower of black rock with four horns.
pub(crate) const BLACK_TOWER: Strokes = &[
    ("tr-c-sky", "M0 0H84V76H0Z"),
    ("tr-c-far", "M0 50L12 32 22 44 32 30 40 42 56 28 66 42 76 30 84 40V76H0Z"),
    ("tr-c-line", "M4 8Q20 2 34 8T66 6 84 10M0 16Q12 12 24 15M60 14Q72 10 84 17"),
    ("tr-c-ink", "M28 76L32 40 30 28 32 8 37 22 40 4 42 18 44 4 47 22 52 8 54 28 52 40 56 76Z"),
    (
        "tr-c-glow",
        "M40 30H41.500V34H40ZM43 30H44.500V34H43ZM41 44H43V49H41ZM37 56H38.500V60H37ZM46 58H47.500V62H46ZM41 64H43V69H41Z",
    ),
    ("tr-c-cut", "M34 40L33 74M50 40L51 74M42 20V28M38 40H46M37 52H47M36 66H48"),
    ("tr-c-mid", "M0 70Q16 60 28 68L56 68Q70 60 84 70V76H0Z"),
    ("tr-c-line", "M6 70l2-6 3 6M14 68l2-5 2 5M66 68l2-5 3 5M74 70l2-5 2 5"),
];

/// A helm with horns over two blades.
pub(crate) const ORC: Strokes = &[
    ("tr-c-sky", "M0 0H84V76H0Z"),
    ("tr-c-far", "M0 64Q20 54 42 62T84 58V76H0Z"),
    (
        "tr-c-steel",
        "M14 62Q34 52 56 18L64 8Q66 22 58 34 44 54 20 68ZM70 62Q50 52 28 18L20 8Q18 22 26 34 40 54 64 68Z",
    ),
    (
        "tr-c-line",
        "M14 62Q34 52 56 18L64 8Q66 22 58 34 44 54 20 68ZM70 62Q50 52 28 18L20 8Q18 22 26 34 40 54 64 68ZM14 62l-6 6M20 68l-5 5M70 62l6 6M64 68l5 5",
    ),
    ("tr-c-mid", "M26 40Q26 22 42 22T58 40V52L50 66H34L26 52Z"),
    (
        "tr-c-line",
        "M26 40Q26 22 42 22T58 40V52L50 66H34L26 52ZM42 22V38M26 40H58M34 66V58H50V66M38 58V66M42 58V66M46 58V66",
    ),
    ("tr-c-bone", "M26 38Q14 36 12 20 18 28 30 28ZM58 38Q70 36 72 20 66 28 54 28Z"),
    ("tr-c-line", "M26 38Q14 36 12 20 18 28 30 28M58 38Q70 36 72 20 66 28 54 28"),
    ("tr-c-ink", "M30 44L39 47 38 52 31 50ZM54 44L45 47 46 52 53 50Z"),
    ("tr-c-glow", "M34 47.500h2v2h-2ZM48 47.500h2v2h-2Z"),
];

/// A walker who can go no farther.
pub(crate) const FATIGUE: Strokes = &[
    ("tr-c-sky", "M0 0H84V76H0Z"),
    ("tr-c-sun", "M58 40A12 12 0 1 0 82 40 12 12 0 1 0 58 40"),
    ("tr-c-far", "M0 54L20 42 34 52 52 40 70 50 84 44V76H0Z"),
    ("tr-c-mid", "M0 64Q26 54 50 62T84 58V76H0Z"),
    (
        "tr-c-ink",
        "M22 66Q20 50 30 44L28 38Q28 31 34 31 41 31 41 38L40 42Q44 44 44 50L52 56 56 64 50 64 46 60 40 58 38 66Z",
    ),
    ("tr-c-line", "M50 66L58 30M20 66H60"),
    ("tr-c-ink", "M12 66Q10 56 16 52 22 52 22 60L21 66Z"),
    ("tr-c-line", "M6 70l8-1M30 71l12-1M58 70l10 1M68 66l6-1"),
];
