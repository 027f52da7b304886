// Written by `cargo run -p constants` from games/war/rules/data.
const NATIONS: [NationFacts; 8] = [
NationFacts { active: false, steps: 3, figures: [5, 5, 4], reserve: [2, 3, 3], counted: ["war-force-dwarves-regular", "war-force-dwarves-elite", "war-force-dwarves-leader"] },
NationFacts { active: true, steps: 3, figures: [5, 10, 4], reserve: [2, 4, 0], counted: ["war-force-elves-regular", "war-force-elves-elite", "war-force-elves-leader"] },
NationFacts { active: false, steps: 2, figures: [15, 5, 4], reserve: [6, 4, 3], counted: ["war-force-gondor-regular", "war-force-gondor-elite", "war-force-gondor-leader"] },
NationFacts { active: false, steps: 3, figures: [10, 5, 4], reserve: [6, 4, 3], counted: ["war-force-north-regular", "war-force-north-elite", "war-force-north-leader"] },
NationFacts { active: false, steps: 3, figures: [10, 5, 4], reserve: [6, 4, 3], counted: ["war-force-rohan-regular", "war-force-rohan-elite", "war-force-rohan-leader"] },
NationFacts { active: true, steps: 1, figures: [12, 6, 0], reserve: [6, 5, 0], counted: ["war-force-isengard-regular", "war-force-isengard-elite", "war-force-isengard-leader"] },
NationFacts { active: true, steps: 1, figures: [36, 6, 8], reserve: [8, 4, 4], counted: ["war-force-sauron-regular", "war-force-sauron-elite", "war-force-nazgul"] },
NationFacts { active: true, steps: 2, figures: [24, 6, 0], reserve: [10, 3, 0], counted: ["war-force-southrons-regular", "war-force-southrons-elite", "war-force-southrons-leader"] },
];
