//! The house itself, at dusk, with the sign over the entrance.

use maud::{Markup, html};

/// Filled shapes and lines, from the back to the front: the class that colours it, and its path.
const SCENE: &[(&str, &str)] = &[
    ("inn-sky", "M8 4H592Q596 4 596 8V202Q596 206 592 206H8Q4 206 4 202V8Q4 4 8 4Z"),
    ("inn-glow", "M468 44A26 26 0 1 0 520 44 26 26 0 1 0 468 44"),
    ("inn-moon", "M482 44A14 14 0 1 0 510 44 14 14 0 1 0 482 44"),
    (
        "inn-star",
        "M60 30h2v2h-2ZM118 56h2v2h-2ZM176 24h2v2h-2ZM250 40h2v2h-2ZM312 20h2v2h-2ZM404 34h2v2h-2ZM560 74h2v2h-2ZM548 26h2v2h-2ZM92 86h2v2h-2Z",
    ),
    // The hill behind the village, and the woods at its foot.
    ("inn-far", "M4 150Q60 96 132 92T262 128Q330 104 420 118T596 108V206H4Z"),
    ("inn-line", "M22 140Q66 108 118 101M70 120l10-8M96 114l12-7M140 104q20 2 36 10M468 118q40-8 80-6"),
    (
        "inn-wood",
        "M4 168Q12 146 24 158 30 140 42 152 52 138 62 154 74 142 82 160 92 150 100 166V190H4ZM520 164Q526 146 538 156 546 140 558 154 568 144 576 158 586 150 596 164V190H520Z",
    ),
    ("inn-ground", "M4 176Q90 164 200 172T420 174 596 170V202Q596 206 592 206H8Q4 206 4 202Z"),
    ("inn-road", "M344 176Q348 190 300 196T196 206H300Q388 200 388 176Z"),
    // Smoke.
    ("inn-smoke", "M297 52q-8-8 0-15t-2-17q12 8 8 17t4 15ZM462 56q-6-7 0-13t-1-13q9 6 6 13t3 13Z"),
    // The chimneys, the wings and the house.
    ("inn-wall", "M292 82V54H308V82ZM457 82V58H470V82Z"),
    ("inn-wall", "M158 178V128H244V178Z"),
    ("inn-roof", "M146 132L166 96Q168 92 172 92H238V132Z"),
    ("inn-wall", "M232 178V116H508V178Z"),
    ("inn-roof", "M214 120L244 76Q246 72 251 72H489Q494 72 496 76L526 120Z"),
    (
        "inn-thatch",
        "M228 112L248 80M250 114L264 78M276 114L284 76M302 114L306 76M424 114L420 76M450 114L444 76M476 114L466 78M500 112L486 78M166 126L178 98M186 126L192 98M206 126L210 98",
    ),
    // The gable over the gate.
    ("inn-wall", "M326 178V98L366 58 406 98V178Z"),
    ("inn-roof", "M314 106L362 50Q366 46 370 50L418 106 410 112 366 64 322 112Z"),
    (
        "inn-beam",
        "M334 112H398M366 74V112M334 112V178M398 112V178M334 144H398M340 112L360 92M392 112L372 92M232 146H326M406 146H508M158 152H244M248 116V146M310 116V146M422 116V146M492 116V146",
    ),
    ("inn-dark", "M350 178V158Q366 140 382 158V178Z"),
    ("inn-lamp", "M354 178V160Q366 148 378 160V178Z"),
    // Windows with a light in each.
    (
        "inn-lamp",
        "M258 122h20v18h-20ZM284 122h20v18h-20ZM428 122h20v18h-20ZM458 122h20v18h-20ZM258 152h20v18h-20ZM292 152h20v18h-20ZM428 152h20v18h-20ZM462 152h20v18h-20ZM176 136h18v12h-18ZM210 136h18v12h-18ZM358 94h16v14h-16ZM344 120h14v16h-14ZM374 120h14v16h-14Z",
    ),
    (
        "inn-bars",
        "M268 122v18M258 131h20M294 122v18M284 131h20M438 122v18M428 131h20M468 122v18M458 131h20M268 152v18M258 161h20M302 152v18M292 161h20M438 152v18M428 161h20M472 152v18M462 161h20M185 136v12M219 136v12M366 94v14M358 101h16M351 120v16M381 120v16",
    ),
    // The sign: a pony on its hind legs.
    ("inn-post", "M128 180V96M126 102H160M134 110L146 102M140 102V108M156 102V108"),
    ("inn-board", "M134 108H162V140H134Z"),
    (
        "inn-pony",
        "M141 136L143 128 141 123Q141 118 146 117L150 113 151 110 155 112 158 116 156 118 153 118 152 122 156 121 158 124 156 125 155 123 151 126Q151 130 148 131L149 136H147L145 131 143 136ZM141 123Q138 124 138 130 137 124 141 121Z",
    ),
    // Two who arrive, and their light.
    (
        "inn-folk",
        "M250 196V181Q250 174 255 173L252 169 257 158 261 169 259 173Q263 174 263 181V196ZM268 197V187Q268 182 272 182A3.4 3.4 0 1 1 274 182Q278 182 278 187V197Z",
    ),
    ("inn-line", "M247 196L244 166"),
    ("inn-glow", "M276 190A7 7 0 1 0 290 190 7 7 0 1 0 276 190"),
    ("inn-lamp", "M281 187h4v5h-4Z"),
    // A fence, and grass.
    (
        "inn-line",
        "M18 196V182M40 198V184M62 198V184M84 199V185M14 187L92 190M14 193L92 196M520 190V176M544 190V176M568 190V175M512 180L580 179M512 186L580 185M420 196l3-6 3 6M470 200l3-6 3 6M130 196l3-5 3 5M180 190l2-5 3 5",
    ),
];

/// The inn with its lights on. A picture for the eye only: it says nothing that the words beside it do not.
pub fn inn() -> Markup {
    html! {
        svg .inn-picture viewBox="0 0 600 210" aria-hidden="true" {
            @for (class, path) in SCENE { path class=(class) d=(path) {} }
        }
    }
}
