//! Who borders on whom, as facts of their own: the drawing is held against them.

use std::collections::BTreeSet;

use crate::place::Place;

/// Every pair of neighbours on the board, each once.
const NEIGHBOURS: &[(&str, &[&str])] = &[
    ("andrast", &["anfalas", "druwaith-iaur"]),
    ("anfalas", &["dol-amroth", "erech"]),
    ("angmar", &["arnor", "ettenmoors", "mount-gram"]),
    ("arnor", &["ettenmoors", "evendim", "north-downs"]),
    (
        "ash-mountains",
        &["dagorlad", "noman-lands", "south-rhun", "southern-dorwinion"],
    ),
    ("barad-dur", &["gorgoroth"]),
    (
        "bree",
        &["buckland", "north-downs", "south-downs", "weather-hills"],
    ),
    (
        "buckland",
        &[
            "cardolan",
            "evendim",
            "north-downs",
            "old-forest",
            "south-downs",
            "the-shire",
        ],
    ),
    (
        "cardolan",
        &[
            "minhiriath",
            "north-dunland",
            "old-forest",
            "south-downs",
            "south-ered-luin",
            "tharbad",
        ],
    ),
    (
        "carrock",
        &[
            "eagles-eyrie",
            "northern-mirkwood",
            "old-ford",
            "old-forest-road",
            "rhosgobel",
            "western-mirkwood",
        ],
    ),
    (
        "dagorlad",
        &["eastern-emyn-muil", "morannon", "noman-lands", "north-ithilien"],
    ),
    (
        "dale",
        &[
            "erebor",
            "iron-hills",
            "northern-rhovanion",
            "old-forest-road",
            "vale-of-the-carnen",
            "withered-heath",
            "woodland-realm",
        ],
    ),
    (
        "dead-marshes",
        &[
            "druadan-forest",
            "eastern-emyn-muil",
            "north-ithilien",
            "osgiliath",
            "western-emyn-muil",
        ],
    ),
    (
        "dimrill-dale",
        &[
            "gladden-fields",
            "lorien",
            "moria",
            "north-anduin-vale",
            "parth-celebrant",
            "south-anduin-vale",
        ],
    ),
    ("dol-amroth", &["erech", "lamedon"]),
    (
        "dol-guldur",
        &[
            "eastern-brown-lands",
            "eastern-mirkwood",
            "narrows-of-the-forest",
            "north-anduin-vale",
            "south-anduin-vale",
            "southern-mirkwood",
            "western-brown-lands",
        ],
    ),
    (
        "druadan-forest",
        &[
            "eastemnet",
            "folde",
            "minas-tirith",
            "osgiliath",
            "western-emyn-muil",
        ],
    ),
    ("druwaith-iaur", &["enedwaith", "fords-of-isen", "gap-of-rohan"]),
    ("eagles-eyrie", &["mount-gundabad", "old-ford"]),
    (
        "east-harondor",
        &["near-harad", "south-ithilien", "west-harondor"],
    ),
    (
        "east-rhun",
        &["iron-hills", "north-rhun", "south-rhun", "vale-of-the-carnen"],
    ),
    (
        "eastemnet",
        &[
            "fangorn",
            "folde",
            "parth-celebrant",
            "westemnet",
            "western-brown-lands",
            "western-emyn-muil",
        ],
    ),
    (
        "eastern-brown-lands",
        &[
            "eastern-emyn-muil",
            "noman-lands",
            "southern-mirkwood",
            "southern-rhovanion",
            "western-brown-lands",
            "western-emyn-muil",
        ],
    ),
    (
        "eastern-emyn-muil",
        &["noman-lands", "north-ithilien", "western-emyn-muil"],
    ),
    (
        "eastern-mirkwood",
        &[
            "narrows-of-the-forest",
            "northern-rhovanion",
            "old-forest-road",
            "southern-mirkwood",
        ],
    ),
    ("edoras", &["folde", "westemnet"]),
    (
        "enedwaith",
        &["gap-of-rohan", "minhiriath", "south-dunland", "tharbad"],
    ),
    ("erebor", &["iron-hills", "withered-heath"]),
    ("erech", &["lamedon"]),
    (
        "ered-luin",
        &["evendim", "grey-havens", "north-ered-luin", "tower-hills"],
    ),
    (
        "ettenmoors",
        &["mount-gram", "north-downs", "trollshaws", "weather-hills"],
    ),
    (
        "evendim",
        &["north-downs", "north-ered-luin", "the-shire", "tower-hills"],
    ),
    ("fangorn", &["fords-of-isen", "parth-celebrant", "westemnet"]),
    ("far-harad", &["khand", "near-harad"]),
    ("folde", &["westemnet"]),
    (
        "fords-of-bruinen",
        &["high-pass", "hollin", "rivendell", "trollshaws"],
    ),
    (
        "fords-of-isen",
        &["gap-of-rohan", "helms-deep", "orthanc", "westemnet"],
    ),
    ("forlindon", &["grey-havens"]),
    ("gap-of-rohan", &["orthanc", "south-dunland"]),
    ("gladden-fields", &["north-anduin-vale", "old-ford", "rhosgobel"]),
    ("goblins-gate", &["high-pass", "old-ford"]),
    ("gorgoroth", &["minas-morgul", "morannon", "nurn"]),
    ("grey-havens", &["harlindon", "tower-hills"]),
    ("harlindon", &["south-ered-luin"]),
    ("helms-deep", &["westemnet"]),
    ("hollin", &["moria", "north-dunland", "south-downs", "trollshaws"]),
    ("iron-hills", &["vale-of-the-carnen"]),
    ("khand", &["near-harad"]),
    ("lamedon", &["pelargir"]),
    ("lorien", &["parth-celebrant"]),
    ("lossarnach", &["minas-tirith", "osgiliath", "pelargir"]),
    ("minas-morgul", &["north-ithilien", "south-ithilien"]),
    ("minas-tirith", &["osgiliath"]),
    ("minhiriath", &["south-ered-luin", "tharbad"]),
    ("moria", &["north-dunland"]),
    ("mount-gram", &["mount-gundabad"]),
    (
        "narrows-of-the-forest",
        &["north-anduin-vale", "old-forest-road", "rhosgobel"],
    ),
    ("near-harad", &["umbar", "west-harondor"]),
    ("noman-lands", &["southern-dorwinion", "southern-rhovanion"]),
    ("north-anduin-vale", &["rhosgobel", "south-anduin-vale"]),
    ("north-downs", &["weather-hills"]),
    ("north-dunland", &["south-downs", "south-dunland", "tharbad"]),
    ("north-ithilien", &["osgiliath", "south-ithilien"]),
    (
        "north-rhun",
        &["northern-dorwinion", "vale-of-the-carnen", "vale-of-the-celduin"],
    ),
    (
        "northern-dorwinion",
        &["southern-dorwinion", "southern-rhovanion", "vale-of-the-celduin"],
    ),
    (
        "northern-mirkwood",
        &["western-mirkwood", "withered-heath", "woodland-realm"],
    ),
    (
        "northern-rhovanion",
        &[
            "old-forest-road",
            "southern-mirkwood",
            "southern-rhovanion",
            "vale-of-the-carnen",
            "vale-of-the-celduin",
        ],
    ),
    ("old-ford", &["rhosgobel"]),
    ("old-forest", &["south-ered-luin", "the-shire"]),
    (
        "old-forest-road",
        &["rhosgobel", "western-mirkwood", "woodland-realm"],
    ),
    ("osgiliath", &["pelargir", "south-ithilien", "west-harondor"]),
    ("parth-celebrant", &["south-anduin-vale", "western-brown-lands"]),
    ("pelargir", &["west-harondor"]),
    ("rivendell", &["trollshaws"]),
    ("south-anduin-vale", &["western-brown-lands"]),
    ("south-downs", &["trollshaws", "weather-hills"]),
    ("south-dunland", &["tharbad"]),
    ("south-ered-luin", &["the-shire", "tower-hills"]),
    ("south-ithilien", &["west-harondor"]),
    ("south-rhun", &["southern-dorwinion"]),
    ("southern-dorwinion", &["southern-rhovanion"]),
    ("southern-mirkwood", &["southern-rhovanion"]),
    ("southern-rhovanion", &["vale-of-the-celduin"]),
    ("the-shire", &["tower-hills"]),
    ("trollshaws", &["weather-hills"]),
    ("umbar", &["west-harondor"]),
    ("vale-of-the-carnen", &["vale-of-the-celduin"]),
    ("western-brown-lands", &["western-emyn-muil"]),
    ("western-mirkwood", &["woodland-realm"]),
    ("withered-heath", &["woodland-realm"]),
];

/// All pairs, by the regions' numbers.
pub(super) fn neighbours() -> BTreeSet<(usize, usize)> {
    let number = |id: &str| Place::index(id).unwrap_or_else(|| panic!("no region '{id}'"));
    let pairs = NEIGHBOURS
        .iter()
        .flat_map(|(one, others)| others.iter().map(move |other| (*one, *other)));
    pairs
        .map(|(one, other)| (number(one).min(number(other)), number(one).max(number(other))))
        .collect()
}
