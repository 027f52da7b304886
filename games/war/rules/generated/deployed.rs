// Written by `cargo run -p constants` from games/war/rules/data.
const DEPLOYED: [&[(Region, [u8; 3])]; 8] = [
&[(Region::at(27), [1, 2, 1]), (Region::at(29), [1, 0, 0]), (Region::at(47), [1, 0, 0]), ],
&[(Region::at(42), [1, 1, 1]), (Region::at(50), [1, 2, 1]), (Region::at(80), [0, 2, 1]), (Region::at(104), [1, 1, 1]), ],
&[(Region::at(14), [3, 0, 0]), (Region::at(53), [3, 1, 1]), (Region::at(76), [2, 0, 0]), (Region::at(78), [1, 0, 0]), ],
&[(Region::at(6), [1, 0, 0]), (Region::at(9), [1, 0, 0]), (Region::at(11), [1, 0, 1]), (Region::at(63), [0, 1, 0]), (Region::at(91), [1, 0, 0]), ],
&[(Region::at(25), [1, 1, 0]), (Region::at(36), [2, 0, 1]), (Region::at(44), [1, 0, 0]), ],
&[(Region::at(64), [1, 0, 0]), (Region::at(75), [4, 1, 0]), (Region::at(83), [1, 0, 0]), ],
&[(Region::at(5), [4, 1, 1]), (Region::at(15), [5, 1, 1]), (Region::at(41), [3, 0, 0]), (Region::at(52), [5, 0, 1]), (Region::at(55), [5, 0, 1]), (Region::at(56), [2, 0, 0]), (Region::at(58), [2, 0, 0]), (Region::at(71), [2, 0, 0]), ],
&[(Region::at(33), [3, 1, 0]), (Region::at(60), [3, 1, 0]), (Region::at(67), [2, 0, 0]), (Region::at(86), [3, 1, 0]), (Region::at(94), [3, 0, 0]), ],
];
