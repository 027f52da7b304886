// Written by `cargo run -p constants` from games/war/rules/data.
pub const REGIONS: [RegionFacts; 105] = [
RegionFacts { id: "andrast", term: "war-region-andrast", en: "Andrast", es: "Andrast", coast: true, east: false, nation: None, site: Site::None, near: 0x20002, walls: 0x0 },
RegionFacts { id: "anfalas", term: "war-region-anfalas", en: "Anfalas", es: "Anfalas", coast: true, east: false, nation: Some(Nation::Gondor), site: Site::None, near: 0x10004001, walls: 0x1000020000 },
RegionFacts { id: "angmar", term: "war-region-angmar", en: "Angmar", es: "Angmar", coast: false, east: false, nation: Some(Nation::Sauron), site: Site::City, near: 0x200000040000008, walls: 0x0 },
RegionFacts { id: "arnor", term: "war-region-arnor", en: "Arnor", es: "Arnor", coast: false, east: false, nation: None, site: Site::None, near: 0x80000000c0000004, walls: 0x20000000000000000 },
RegionFacts { id: "ash-mountains", term: "war-region-ash-mountains", en: "Ash Mountains", es: "Montañas de Ceniza", coast: false, east: false, nation: None, site: Site::None, near: 0xc000002000000000000400, walls: 0x20 },
RegionFacts { id: "barad-dur", term: "war-region-barad-dur", en: "Barad-dûr", es: "Barad-Dûr", coast: false, east: false, nation: Some(Nation::Sauron), site: Site::Stronghold, near: 0x20000000000, walls: 0x4000000080000000000410 },
RegionFacts { id: "bree", term: "war-region-bree", en: "Bree", es: "Bree", coast: false, east: false, nation: Some(Nation::North), site: Site::Town, near: 0x2000400008000000000000080, walls: 0x0 },
RegionFacts { id: "buckland", term: "war-region-buckland", en: "Buckland", es: "Los Gamos", coast: false, east: false, nation: Some(Nation::North), site: Site::None, near: 0x80402008000000080000140, walls: 0x0 },
RegionFacts { id: "cardolan", term: "war-region-cardolan", en: "Cardolan", es: "Cardolan", coast: false, east: false, nation: None, site: Site::None, near: 0x41402010040000000000080, walls: 0x0 },
RegionFacts { id: "carrock", term: "war-region-carrock", en: "Carrock", es: "La Carroca", coast: false, east: false, nation: Some(Nation::North), site: Site::Town, near: 0x40000085200000000000040000, walls: 0x0 },
RegionFacts { id: "dagorlad", term: "war-region-dagorlad", en: "Dagorlad", es: "Dagorlad", coast: false, east: false, nation: None, site: Site::None, near: 0x42080000000800010, walls: 0x20 },
RegionFacts { id: "dale", term: "war-region-dale", en: "Dale", es: "Valle", coast: false, east: false, nation: Some(Nation::North), site: Site::City, near: 0x180800004400000800008000000, walls: 0x0 },
RegionFacts { id: "dead-marshes", term: "war-region-dead-marshes", en: "Dead Marshes", es: "Ciénaga de los Muertos", coast: false, east: false, nation: None, site: Site::None, near: 0x20000010040000000000810000, walls: 0x0 },
RegionFacts { id: "dimrill-dale", term: "war-region-dimrill-dale", en: "Dimrill Dale", es: "Valle Sombrío", coast: false, east: false, nation: None, site: Site::None, near: 0x220004104008000000000, walls: 0x0 },
RegionFacts { id: "dol-amroth", term: "war-region-dol-amroth", en: "Dol Amroth", es: "Dol Amroth", coast: true, east: false, nation: Some(Nation::Gondor), site: Site::Stronghold, near: 0x2000010000002, walls: 0x40000000000000000000 },
RegionFacts { id: "dol-guldur", term: "war-region-dol-guldur", en: "Dol Guldur", es: "Dol Guldur", coast: false, east: false, nation: Some(Nation::Sauron), site: Site::Stronghold, near: 0x10010200004800000001400000, walls: 0x0 },
RegionFacts { id: "druadan-forest", term: "war-region-druadan-forest", en: "Druadan Forest", es: "Bosque de Drúadan", coast: false, east: false, nation: Some(Nation::Gondor), site: Site::None, near: 0x20000010000020000400201000, walls: 0x0 },
RegionFacts { id: "druwaith-iaur", term: "war-region-druwaith-iaur", en: "Druwaith Iaur", es: "Drúwaith Iaur", coast: true, east: false, nation: None, site: Site::None, near: 0x5004000001, walls: 0x2 },
RegionFacts { id: "eagles-eyrie", term: "war-region-eagles-eyrie", en: "Eagles' Eyrie", es: "Nido de Águilas", coast: false, east: false, nation: None, site: Site::None, near: 0x1000400000000000200, walls: 0x100200000010000000000 },
RegionFacts { id: "east-harondor", term: "war-region-east-harondor", en: "East Harondor", es: "Harondor del Este", coast: false, east: false, nation: None, site: Site::None, near: 0x4002000001000000000000000, walls: 0x1000000000000 },
RegionFacts { id: "east-rhun", term: "war-region-east-rhun", en: "East Rhûn", es: "Rhûn del Este", coast: false, east: true, nation: Some(Nation::Southrons), site: Site::None, near: 0x804000080000800000000000, walls: 0x0 },
RegionFacts { id: "eastemnet", term: "war-region-eastemnet", en: "Eastemnet", es: "Estemnet", coast: false, east: false, nation: Some(Nation::Rohan), site: Site::None, near: 0x38000020000000000500010000, walls: 0x0 },
RegionFacts { id: "eastern-brown-lands", term: "war-region-eastern-brown-lands", en: "Eastern Brown Lands", es: "Tierras Pardas Orientales", coast: false, east: false, nation: None, site: Site::None, near: 0x30030000002000000000808000, walls: 0x0 },
RegionFacts { id: "eastern-emyn-muil", term: "war-region-eastern-emyn-muil", en: "Eastern Emyn Muil", es: "Emyn Muil Orientales", coast: false, east: false, nation: None, site: Site::None, near: 0x20000000042000000000401400, walls: 0x0 },
RegionFacts { id: "eastern-mirkwood", term: "war-region-eastern-mirkwood", en: "Eastern Mirkwood", es: "Bosque Negro Oriental", coast: false, east: false, nation: None, site: Site::None, near: 0x10004400800000000008000, walls: 0x0 },
RegionFacts { id: "edoras", term: "war-region-edoras", en: "Edoras", es: "Edoras", coast: false, east: false, nation: Some(Nation::Rohan), site: Site::City, near: 0x8000000000000000400000000, walls: 0x22100010000000 },
RegionFacts { id: "enedwaith", term: "war-region-enedwaith", en: "Enedwaith", es: "Enedwaith", coast: true, east: false, nation: None, site: Site::None, near: 0x40800000040004000020000, walls: 0x0 },
RegionFacts { id: "erebor", term: "war-region-erebor", en: "Erebor", es: "Erebor", coast: false, east: false, nation: Some(Nation::Dwarves), site: Site::Stronghold, near: 0x80000000000000800000000800, walls: 0x0 },
RegionFacts { id: "erech", term: "war-region-erech", en: "Erech", es: "Erech", coast: false, east: false, nation: Some(Nation::Gondor), site: Site::None, near: 0x2000000004002, walls: 0x101002000000 },
RegionFacts { id: "ered-luin", term: "war-region-ered-luin", en: "Ered Luin", es: "Ered Luin", coast: false, east: false, nation: Some(Nation::Dwarves), site: Site::Town, near: 0x100000020000040080000000, walls: 0x2000000000 },
RegionFacts { id: "ettenmoors", term: "war-region-ettenmoors", en: "Ettenmoors", es: "Landas de Etten", coast: false, east: false, nation: None, site: Site::None, near: 0x220000000820000000000000c, walls: 0x100000000000000000000 },
RegionFacts { id: "evendim", term: "war-region-evendim", en: "Evendim", es: "Evendim", coast: true, east: false, nation: None, site: Site::None, near: 0x180000028000000020000088, walls: 0x0 },
RegionFacts { id: "fangorn", term: "war-region-fangorn", en: "Fangorn", es: "Fangorn", coast: false, east: false, nation: None, site: Site::None, near: 0x8000020000000001000200000, walls: 0x808010004000000000000 },
RegionFacts { id: "far-harad", term: "war-region-far-harad", en: "Far Harad", es: "Lejano Harad", coast: false, east: true, nation: Some(Nation::Southrons), site: Site::City, near: 0x1001000000000000, walls: 0x0 },
RegionFacts { id: "folde", term: "war-region-folde", en: "Folde", es: "Folde", coast: false, east: false, nation: Some(Nation::Rohan), site: Site::Town, near: 0x8000000000000000002210000, walls: 0x20000000000000 },
RegionFacts { id: "fords-of-bruinen", term: "war-region-fords-of-bruinen", en: "Fords of Bruinen", es: "Vados del Bruinen", coast: false, east: false, nation: None, site: Site::None, near: 0x200100000000600000000000, walls: 0x100010000000000 },
RegionFacts { id: "fords-of-isen", term: "war-region-fords-of-isen", en: "Fords of Isen", es: "Vados del Isen", coast: false, east: false, nation: Some(Nation::Rohan), site: Site::Fortification, near: 0x8000008000000104100020000, walls: 0x10000002 },
RegionFacts { id: "forlindon", term: "war-region-forlindon", en: "Forlindon", es: "Forlindon", coast: true, east: false, nation: None, site: Site::None, near: 0x40000000000, walls: 0x20000000020000000 },
RegionFacts { id: "gap-of-rohan", term: "war-region-gap-of-rohan", en: "Gap of Rohan", es: "Quebrada de Rohan", coast: false, east: false, nation: Some(Nation::Isengard), site: Site::None, near: 0x808000000001004020000, walls: 0x0 },
RegionFacts { id: "gladden-fields", term: "war-region-gladden-fields", en: "Gladden Fields", es: "Campos Gladios", coast: false, east: false, nation: None, site: Site::None, near: 0x81004000000000002000, walls: 0x100200000000000 },
RegionFacts { id: "goblins-gate", term: "war-region-goblins-gate", en: "Goblins' Gate", es: "Puerta de los Trasgos", coast: false, east: false, nation: None, site: Site::None, near: 0x1000000200000000000, walls: 0x100000000000800040000 },
RegionFacts { id: "gorgoroth", term: "war-region-gorgoroth", en: "Gorgoroth", es: "Gorgoroth", coast: false, east: false, nation: Some(Nation::Sauron), site: Site::None, near: 0x800090000000000020, walls: 0x4000000001000000000000 },
RegionFacts { id: "grey-havens", term: "war-region-grey-havens", en: "Grey Havens", es: "Puertos Grises", coast: true, east: false, nation: Some(Nation::Elves), site: Site::Stronghold, near: 0x100000000000082020000000, walls: 0x0 },
RegionFacts { id: "harlindon", term: "war-region-harlindon", en: "Harlindon", es: "Harlindon", coast: true, east: false, nation: None, site: Site::None, near: 0x1000000000040000000000, walls: 0x100000000000000000000000 },
RegionFacts { id: "helms-deep", term: "war-region-helms-deep", en: "Helm's Deep", es: "El Abismo de Helm", coast: false, east: false, nation: Some(Nation::Rohan), site: Site::Stronghold, near: 0x8000000000000001000000000, walls: 0x12000000 },
RegionFacts { id: "high-pass", term: "war-region-high-pass", en: "High Pass", es: "Paso Alto", coast: false, east: false, nation: None, site: Site::None, near: 0x10800000000, walls: 0x1000100008000000000 },
RegionFacts { id: "hollin", term: "war-region-hollin", en: "Hollin", es: "Acebeda", coast: false, east: false, nation: None, site: Site::None, near: 0x200400010100000800000000, walls: 0x0 },
RegionFacts { id: "iron-hills", term: "war-region-iron-hills", en: "Iron Hills", es: "Colinas de Hierro", coast: false, east: true, nation: Some(Nation::Dwarves), site: Site::Town, near: 0x800000000000000008100800, walls: 0x80000000000000000000000000 },
RegionFacts { id: "khand", term: "war-region-khand", en: "Khand", es: "Khand", coast: false, east: true, nation: Some(Nation::Southrons), site: Site::None, near: 0x1000000200000000, walls: 0x2000800000020000080000 },
RegionFacts { id: "lamedon", term: "war-region-lamedon", en: "Lamedon", es: "Lamedon", coast: true, east: false, nation: Some(Nation::Gondor), site: Site::Town, near: 0x40000000000010004000, walls: 0x28000002000000 },
RegionFacts { id: "lorien", term: "war-region-lorien", en: "Lórien", es: "Lórien", coast: false, east: false, nation: Some(Nation::Elves), site: Site::Stronghold, near: 0x20000000000000002000, walls: 0x10100000100000000 },
RegionFacts { id: "lossarnach", term: "war-region-lossarnach", en: "Lossarnach", es: "Lossarnach", coast: false, east: false, nation: Some(Nation::Gondor), site: Site::Town, near: 0x50000020000000000000, walls: 0x2000000000000 },
RegionFacts { id: "minas-morgul", term: "war-region-minas-morgul", en: "Minas Morgul", es: "Minas Morgul", coast: false, east: false, nation: Some(Nation::Sauron), site: Site::Stronghold, near: 0x2000040000020000000000, walls: 0x800080000000000000 },
RegionFacts { id: "minas-tirith", term: "war-region-minas-tirith", en: "Minas Tirith", es: "Minas Tirith", coast: false, east: false, nation: Some(Nation::Gondor), site: Site::Stronghold, near: 0x10000008000000010000, walls: 0x2000402000000 },
RegionFacts { id: "minhiriath", term: "war-region-minhiriath", en: "Minhiriath", es: "Minhiriath", coast: true, east: false, nation: None, site: Site::None, near: 0x41000000000000004000100, walls: 0x0 },
RegionFacts { id: "morannon", term: "war-region-morannon", en: "Morannon", es: "Morannon", coast: false, east: false, nation: Some(Nation::Sauron), site: Site::Stronghold, near: 0x20000000400, walls: 0x40010000000000020 },
RegionFacts { id: "moria", term: "war-region-moria", en: "Moria", es: "Moria", coast: false, east: false, nation: Some(Nation::Sauron), site: Site::Stronghold, near: 0x10000400000002000, walls: 0x4208800000000 },
RegionFacts { id: "mount-gram", term: "war-region-mount-gram", en: "Mount Gram", es: "Monte Gram", coast: false, east: false, nation: Some(Nation::Sauron), site: Site::None, near: 0x400000040000004, walls: 0x100000000000000000000 },
RegionFacts { id: "mount-gundabad", term: "war-region-mount-gundabad", en: "Mount Gundabad", es: "Monte Gundabad", coast: false, east: false, nation: Some(Nation::Sauron), site: Site::Stronghold, near: 0x200000000040000, walls: 0x100200000000000000000 },
RegionFacts { id: "narrows-of-the-forest", term: "war-region-narrows-of-the-forest", en: "Narrows of the Forest", es: "Estrechos del Bosque", coast: false, east: false, nation: None, site: Site::None, near: 0x84004000000001008000, walls: 0x0 },
RegionFacts { id: "near-harad", term: "war-region-near-harad", en: "Near Harad", es: "Cercano Harad", coast: false, east: false, nation: Some(Nation::Southrons), site: Site::Town, near: 0x4400000000001000200080000, walls: 0x0 },
RegionFacts { id: "noman-lands", term: "war-region-noman-lands", en: "Noman-lands", es: "Tierras de Nadie", coast: false, east: false, nation: None, site: Site::None, near: 0x28000000000000000c00410, walls: 0x0 },
RegionFacts { id: "north-anduin-vale", term: "war-region-north-anduin-vale", en: "North Anduin Vale", es: "Valle Septentrional del Anduin", coast: false, east: false, nation: None, site: Site::None, near: 0x28000080000800000a000, walls: 0x0 },
RegionFacts { id: "north-downs", term: "war-region-north-downs", en: "North Downs", es: "Quebradas del Norte", coast: false, east: false, nation: Some(Nation::North), site: Site::None, near: 0x20000000000000000c00000c8, walls: 0x0 },
RegionFacts { id: "north-dunland", term: "war-region-north-dunland", en: "North Dunland", es: "Tierras Brunas del Norte", coast: false, east: false, nation: Some(Nation::Isengard), site: Site::Town, near: 0x40c00000100400000000100, walls: 0x4000100000000 },
RegionFacts { id: "north-ered-luin", term: "war-region-north-ered-luin", en: "North Ered Luin", es: "Ered Luin del Norte", coast: true, east: false, nation: Some(Nation::Dwarves), site: Site::None, near: 0xa0000000, walls: 0x2000000008 },
RegionFacts { id: "north-ithilien", term: "war-region-north-ithilien", en: "North Ithilien", es: "Ithilien del Norte", coast: false, east: false, nation: None, site: Site::None, near: 0x2010000010000000801400, walls: 0x80000000000000 },
RegionFacts { id: "north-rhun", term: "war-region-north-rhun", en: "North Rhûn", es: "Rhûn del Norte", coast: false, east: false, nation: Some(Nation::Southrons), site: Site::Town, near: 0x1800000100000000000100000, walls: 0x4000000000000000000000 },
RegionFacts { id: "northern-dorwinion", term: "war-region-northern-dorwinion", en: "Northern Dorwinion", es: "Dorwinion Septentrional", coast: false, east: false, nation: None, site: Site::None, near: 0x1028000080000000000000000, walls: 0x4000000000000000000000 },
RegionFacts { id: "northern-mirkwood", term: "war-region-northern-mirkwood", en: "Northern Mirkwood", es: "Bosque Negro Septentrional", coast: false, east: false, nation: None, site: Site::None, near: 0x1c0000000000000000000000200, walls: 0x400000000040000 },
RegionFacts { id: "northern-rhovanion", term: "war-region-northern-rhovanion", en: "Northern Rhovanion", es: "Rhovanion Septentrional", coast: false, east: false, nation: None, site: Site::None, near: 0x1830004000000000001000800, walls: 0x0 },
RegionFacts { id: "nurn", term: "war-region-nurn", en: "Nurn", es: "Nurn", coast: false, east: false, nation: Some(Nation::Sauron), site: Site::Town, near: 0x20000000000, walls: 0x2000000011000000000000 },
RegionFacts { id: "old-ford", term: "war-region-old-ford", en: "Old Ford", es: "Antiguo Vado", coast: false, east: false, nation: None, site: Site::None, near: 0x80000000018000040200, walls: 0x200000000000 },
RegionFacts { id: "old-forest", term: "war-region-old-forest", en: "Old Forest", es: "Bosque Viejo", coast: false, east: false, nation: None, site: Site::None, near: 0x81000000000000000000180, walls: 0x0 },
RegionFacts { id: "old-forest-road", term: "war-region-old-forest-road", en: "Old Forest Road", es: "Viejo Camino del Bosque", coast: false, east: false, nation: Some(Nation::North), site: Site::None, near: 0x140000080400800000001000a00, walls: 0x0 },
RegionFacts { id: "orthanc", term: "war-region-orthanc", en: "Orthanc", es: "Orthanc", coast: false, east: false, nation: Some(Nation::Isengard), site: Site::Stronghold, near: 0x5000000000, walls: 0x800000000000100000000 },
RegionFacts { id: "osgiliath", term: "war-region-osgiliath", en: "Osgiliath", es: "Osgiliath", coast: false, east: false, nation: None, site: Site::Fortification, near: 0x4002040040028000000011000, walls: 0x0 },
RegionFacts { id: "parth-celebrant", term: "war-region-parth-celebrant", en: "Parth Celebrant", es: "Parth Celebrant", coast: false, east: false, nation: None, site: Site::None, near: 0x10000200000004000100202000, walls: 0x0 },
RegionFacts { id: "pelargir", term: "war-region-pelargir", en: "Pelargir", es: "Pelargir", coast: true, east: false, nation: Some(Nation::Gondor), site: Site::City, near: 0x400001000000a000000000000, walls: 0x400000000000000000004000 },
RegionFacts { id: "rhosgobel", term: "war-region-rhosgobel", en: "Rhosgobel", es: "Rhosgobel", coast: false, east: false, nation: Some(Nation::North), site: Site::None, near: 0x5004800008000000200, walls: 0x0 },
RegionFacts { id: "rivendell", term: "war-region-rivendell", en: "Rivendell", es: "Rivendel", coast: false, east: false, nation: Some(Nation::Elves), site: Site::Stronghold, near: 0x200000000000000800000000, walls: 0x600010040040000 },
RegionFacts { id: "south-anduin-vale", term: "war-region-south-anduin-vale", en: "South Anduin Vale", es: "Valle Meridional del Anduin", coast: false, east: false, nation: None, site: Site::None, near: 0x1000002000400000000000a000, walls: 0x0 },
RegionFacts { id: "south-downs", term: "war-region-south-downs", en: "South Downs", es: "Quebradas del Sur", coast: false, east: false, nation: None, site: Site::None, near: 0x22000000100004000000001c0, walls: 0x0 },
RegionFacts { id: "south-dunland", term: "war-region-south-dunland", en: "South Dunland", es: "Tierras Brunas del Sur", coast: false, east: false, nation: Some(Nation::Isengard), site: Site::Town, near: 0x40000010000004004000000, walls: 0x8000000000100000000 },
RegionFacts { id: "south-ered-luin", term: "war-region-south-ered-luin", en: "South Ered Luin", es: "Ered Luin del Sur", coast: true, east: false, nation: None, site: Site::None, near: 0x180002000040080000000100, walls: 0x0 },
RegionFacts { id: "south-ithilien", term: "war-region-south-ithilien", en: "South Ithilien", es: "Ithilien del Sur", coast: false, east: false, nation: None, site: Site::None, near: 0x4000010040010000000080000, walls: 0x800001000000000000 },
RegionFacts { id: "south-rhun", term: "war-region-south-rhun", en: "South Rhûn", es: "Rhûn del Sur", coast: false, east: true, nation: Some(Nation::Southrons), site: Site::Town, near: 0x8000000000000000100010, walls: 0x180000020000000020 },
RegionFacts { id: "southern-dorwinion", term: "war-region-southern-dorwinion", en: "Southern Dorwinion", es: "Dorwinion Meridional", coast: false, east: false, nation: None, site: Site::None, near: 0x24000102000000000000010, walls: 0x0 },
RegionFacts { id: "southern-mirkwood", term: "war-region-southern-mirkwood", en: "Southern Mirkwood", es: "Bosque Negro Meridional", coast: false, east: false, nation: Some(Nation::Sauron), site: Site::None, near: 0x20000400000000001408000, walls: 0x0 },
RegionFacts { id: "southern-rhovanion", term: "war-region-southern-rhovanion", en: "Southern Rhovanion", es: "Rhovanion Meridional", coast: false, east: false, nation: None, site: Site::None, near: 0x1018000502000000000400000, walls: 0x0 },
RegionFacts { id: "tharbad", term: "war-region-tharbad", en: "Tharbad", es: "Tharbad", coast: false, east: false, nation: None, site: Site::None, near: 0x800010040000004000100, walls: 0x0 },
RegionFacts { id: "the-shire", term: "war-region-the-shire", en: "The Shire", es: "La Comarca", coast: false, east: false, nation: Some(Nation::North), site: Site::City, near: 0x101002000000000080000080, walls: 0x0 },
RegionFacts { id: "tower-hills", term: "war-region-tower-hills", en: "Tower Hills", es: "Colinas de la Torre", coast: false, east: false, nation: None, site: Site::None, near: 0x810000000000400a0000000, walls: 0x80000000000 },
RegionFacts { id: "trollshaws", term: "war-region-trollshaws", en: "Trollshaws", es: "Bosque de los Trolls", coast: false, east: false, nation: None, site: Site::None, near: 0x2000500000000400840000000, walls: 0x0 },
RegionFacts { id: "umbar", term: "war-region-umbar", en: "Umbar", es: "Umbar", coast: true, east: false, nation: Some(Nation::Southrons), site: Site::Stronghold, near: 0x4000000001000000000000000, walls: 0x40000000000000000000 },
RegionFacts { id: "vale-of-the-carnen", term: "war-region-vale-of-the-carnen", en: "Vale of the Carnen", es: "Valle del Carnen", coast: false, east: false, nation: None, site: Site::None, near: 0x1000000480000800000100800, walls: 0x0 },
RegionFacts { id: "vale-of-the-celduin", term: "war-region-vale-of-the-celduin", en: "Vale of the Celduin", es: "Valle del Celduin", coast: false, east: false, nation: None, site: Site::None, near: 0x820000580000000000000000, walls: 0x0 },
RegionFacts { id: "weather-hills", term: "war-region-weather-hills", en: "Weather Hills", es: "Colinas del Viento", coast: false, east: false, nation: None, site: Site::None, near: 0x200400008000000040000040, walls: 0x0 },
RegionFacts { id: "west-harondor", term: "war-region-west-harondor", en: "West Harondor", es: "Harondor del Oeste", coast: true, east: false, nation: None, site: Site::None, near: 0x402050001000000000080000, walls: 0x0 },
RegionFacts { id: "westemnet", term: "war-region-westemnet", en: "Westemnet", es: "Oestemnet", coast: false, east: false, nation: Some(Nation::Rohan), site: Site::Town, near: 0x101502200000, walls: 0x0 },
RegionFacts { id: "western-brown-lands", term: "war-region-western-brown-lands", en: "Western Brown Lands", es: "Tierras Pardas Occidentales", coast: false, east: false, nation: None, site: Site::None, near: 0x20000220000000000000608000, walls: 0x0 },
RegionFacts { id: "western-emyn-muil", term: "war-region-western-emyn-muil", en: "Western Emyn Muil", es: "Emyn Muil Occidentales", coast: false, east: false, nation: None, site: Site::None, near: 0x10000000000000000000e11000, walls: 0x0 },
RegionFacts { id: "western-mirkwood", term: "war-region-western-mirkwood", en: "Western Mirkwood", es: "Bosque Negro Occidental", coast: false, east: false, nation: None, site: Site::None, near: 0x100000004200000000000000200, walls: 0x0 },
RegionFacts { id: "withered-heath", term: "war-region-withered-heath", en: "Withered Heath", es: "Brezal Marchito", coast: false, east: false, nation: None, site: Site::None, near: 0x100000000200000000008000800, walls: 0x800000000000 },
RegionFacts { id: "woodland-realm", term: "war-region-woodland-realm", en: "Woodland Realm", es: "Reino del Bosque", coast: false, east: false, nation: Some(Nation::Elves), site: Site::Stronghold, near: 0xc0000004200000000000000800, walls: 0x0 },
];
pub static STEPS: [[u8; 105]; 105] = [
[0, 1, 8, 7, 8, 9, 6, 5, 4, 8, 7, 9, 6, 5, 2, 6, 5, 1, 8, 6, 10, 4, 6, 6, 7, 4, 2, 10, 2, 6, 7, 6, 3, 7, 4, 6, 2, 7, 2, 6, 8, 8, 6, 5, 3, 7, 5, 10, 7, 3, 5, 5, 7, 6, 3, 8, 5, 8, 9, 7, 6, 7, 6, 6, 4, 7, 6, 9, 8, 9, 8, 9, 7, 5, 8, 3, 5, 4, 4, 7, 7, 5, 5, 3, 4, 6, 9, 8, 7, 7, 3, 5, 5, 6, 6, 9, 8, 6, 5, 3, 5, 5, 9, 10, 9],
[1, 0, 9, 8, 7, 8, 7, 6, 5, 9, 6, 10, 5, 6, 1, 7, 5, 2, 9, 5, 9, 5, 7, 6, 8, 5, 3, 11, 1, 7, 8, 7, 4, 6, 5, 7, 3, 8, 3, 7, 9, 7, 7, 6, 4, 8, 6, 10, 6, 2, 6, 4, 6, 5, 4, 7, 6, 9, 10, 8, 5, 7, 7, 7, 5, 8, 5, 10, 9, 10, 9, 8, 8, 6, 9, 4, 4, 5, 3, 8, 8, 6, 6, 4, 5, 5, 8, 8, 8, 8, 4, 6, 6, 7, 5, 10, 9, 7, 4, 4, 6, 6, 10, 11, 10],
[8, 9, 0, 1, 9, 12, 3, 3, 4, 4, 9, 6, 9, 5, 10, 7, 8, 7, 3, 11, 8, 7, 8, 9, 6, 9, 6, 7, 10, 3, 1, 2, 7, 12, 8, 3, 7, 5, 6, 5, 5, 11, 4, 5, 8, 4, 3, 7, 12, 11, 6, 10, 11, 9, 5, 10, 4, 1, 2, 6, 11, 8, 6, 2, 4, 3, 10, 8, 8, 5, 6, 12, 4, 4, 5, 7, 9, 6, 10, 5, 3, 6, 3, 5, 4, 10, 9, 8, 7, 7, 5, 3, 3, 2, 11, 7, 7, 2, 10, 8, 7, 8, 5, 6, 6],
[7, 8, 1, 0, 10, 13, 2, 2, 3, 5, 10, 7, 9, 5, 9, 7, 8, 6, 4, 11, 9, 7, 8, 9, 7, 9, 5, 8, 9, 2, 1, 1, 7, 12, 8, 3, 7, 4, 6, 6, 5, 12, 3, 4, 8, 4, 3, 8, 12, 10, 6, 10, 11, 9, 4, 11, 4, 2, 3, 7, 11, 9, 6, 1, 4, 2, 10, 9, 9, 6, 7, 13, 5, 3, 6, 7, 9, 6, 10, 6, 3, 6, 3, 5, 3, 10, 10, 9, 8, 8, 4, 2, 2, 2, 11, 8, 8, 2, 10, 8, 7, 8, 6, 7, 7],
[8, 7, 9, 10, 0, 4, 9, 9, 8, 5, 1, 4, 3, 5, 6, 3, 4, 7, 6, 4, 2, 4, 2, 2, 4, 6, 8, 4, 6, 11, 9, 10, 5, 6, 5, 8, 6, 12, 7, 5, 7, 3, 11, 10, 6, 8, 7, 3, 6, 5, 5, 4, 3, 4, 9, 2, 6, 8, 7, 4, 5, 1, 4, 10, 7, 11, 2, 3, 2, 6, 3, 4, 6, 9, 4, 7, 3, 4, 4, 5, 9, 4, 8, 8, 9, 3, 1, 1, 3, 2, 8, 10, 10, 8, 5, 3, 3, 9, 4, 5, 3, 3, 5, 5, 5],
[9, 8, 12, 13, 4, 0, 12, 12, 11, 8, 3, 7, 4, 8, 7, 6, 5, 9, 9, 4, 6, 6, 5, 4, 7, 7, 10, 8, 7, 14, 12, 13, 7, 6, 6, 11, 8, 15, 9, 8, 10, 1, 14, 13, 8, 11, 10, 7, 6, 6, 8, 5, 2, 5, 11, 2, 9, 11, 10, 7, 5, 4, 7, 13, 10, 14, 3, 7, 6, 9, 6, 2, 9, 12, 7, 9, 4, 7, 5, 8, 12, 7, 11, 10, 12, 3, 5, 5, 6, 5, 11, 13, 13, 11, 5, 7, 6, 12, 4, 7, 6, 5, 8, 8, 8],
[6, 7, 3, 2, 9, 12, 0, 1, 2, 6, 9, 8, 8, 4, 8, 6, 7, 5, 5, 10, 10, 6, 7, 8, 7, 7, 4, 9, 8, 3, 2, 2, 6, 11, 7, 3, 5, 5, 4, 5, 5, 11, 4, 4, 6, 4, 2, 9, 11, 9, 5, 9, 10, 8, 3, 10, 3, 3, 4, 6, 10, 8, 5, 1, 2, 3, 9, 10, 9, 7, 8, 12, 6, 2, 7, 5, 8, 5, 9, 6, 3, 5, 1, 3, 3, 9, 10, 9, 7, 8, 3, 2, 3, 2, 10, 9, 9, 1, 9, 6, 6, 7, 7, 8, 8],
[5, 6, 3, 2, 9, 12, 1, 0, 1, 6, 9, 8, 8, 4, 7, 6, 7, 4, 5, 10, 10, 6, 7, 8, 7, 7, 3, 9, 7, 2, 2, 1, 6, 11, 7, 3, 5, 4, 4, 5, 5, 11, 3, 3, 6, 4, 2, 9, 11, 8, 5, 9, 10, 8, 2, 10, 3, 3, 4, 6, 10, 8, 5, 1, 2, 2, 9, 10, 9, 7, 8, 12, 6, 1, 7, 5, 8, 5, 9, 6, 3, 5, 1, 3, 2, 9, 10, 9, 7, 8, 2, 1, 2, 2, 10, 9, 9, 2, 9, 6, 6, 7, 7, 8, 8],
[4, 5, 4, 3, 8, 11, 2, 1, 0, 6, 8, 7, 7, 3, 6, 5, 6, 3, 6, 9, 9, 5, 6, 7, 6, 6, 2, 8, 6, 3, 3, 2, 5, 10, 6, 3, 4, 4, 3, 4, 5, 10, 3, 2, 5, 4, 2, 8, 10, 7, 4, 8, 9, 7, 1, 9, 2, 4, 5, 5, 9, 7, 4, 2, 1, 3, 8, 9, 8, 7, 7, 11, 5, 1, 6, 4, 7, 4, 8, 5, 3, 4, 1, 2, 1, 8, 9, 8, 6, 7, 1, 2, 2, 2, 9, 8, 8, 2, 8, 5, 5, 6, 7, 8, 7],
[8, 9, 4, 5, 5, 8, 6, 6, 6, 0, 5, 2, 6, 3, 10, 3, 6, 7, 1, 8, 4, 5, 4, 5, 2, 7, 7, 3, 10, 7, 4, 6, 5, 10, 6, 4, 6, 9, 7, 2, 2, 7, 8, 8, 7, 3, 5, 3, 10, 9, 4, 8, 7, 7, 7, 6, 4, 3, 2, 2, 9, 4, 2, 5, 5, 7, 6, 4, 4, 1, 2, 8, 1, 7, 1, 7, 7, 4, 8, 1, 5, 3, 6, 6, 7, 7, 5, 4, 3, 3, 6, 7, 7, 5, 9, 3, 3, 5, 8, 6, 4, 5, 1, 2, 2],
[7, 6, 9, 10, 1, 3, 9, 9, 8, 5, 0, 4, 2, 5, 5, 3, 3, 6, 6, 3, 3, 3, 2, 1, 4, 5, 7, 5, 5, 11, 9, 10, 4, 5, 4, 8, 5, 12, 6, 5, 7, 2, 11, 10, 5, 8, 7, 4, 5, 4, 5, 3, 2, 3, 8, 1, 6, 8, 7, 4, 4, 1, 4, 10, 7, 11, 1, 4, 3, 6, 3, 3, 6, 9, 4, 6, 2, 4, 3, 5, 9, 4, 8, 7, 9, 2, 2, 2, 3, 2, 8, 10, 10, 8, 4, 4, 3, 9, 3, 4, 3, 2, 5, 5, 5],
[9, 10, 6, 7, 4, 7, 8, 8, 7, 2, 4, 0, 5, 4, 9, 3, 5, 8, 3, 7, 2, 5, 3, 4, 2, 7, 8, 1, 9, 9, 6, 8, 6, 9, 6, 6, 7, 11, 8, 3, 4, 6, 10, 9, 7, 5, 6, 1, 9, 8, 5, 7, 6, 6, 8, 5, 5, 5, 4, 2, 8, 3, 3, 7, 6, 9, 5, 2, 3, 2, 1, 7, 3, 8, 1, 8, 6, 5, 7, 2, 7, 4, 7, 7, 8, 6, 3, 3, 2, 2, 7, 9, 9, 7, 8, 1, 2, 7, 7, 6, 4, 4, 2, 1, 1],
[6, 5, 9, 9, 3, 4, 8, 8, 7, 6, 2, 5, 0, 4, 4, 3, 1, 5, 7, 3, 5, 2, 2, 1, 4, 3, 6, 6, 4, 10, 8, 9, 3, 4, 2, 7, 4, 11, 5, 5, 7, 3, 10, 9, 4, 8, 6, 6, 4, 3, 4, 2, 2, 2, 7, 3, 5, 9, 8, 4, 3, 2, 4, 9, 6, 10, 1, 5, 4, 7, 4, 4, 6, 8, 5, 5, 1, 3, 2, 5, 8, 3, 7, 6, 8, 2, 4, 3, 3, 3, 7, 9, 9, 7, 3, 5, 4, 8, 2, 3, 2, 1, 6, 6, 6],
[5, 6, 5, 5, 5, 8, 4, 4, 3, 3, 5, 4, 4, 0, 7, 2, 3, 4, 3, 6, 6, 2, 3, 4, 3, 4, 4, 5, 7, 6, 4, 5, 2, 7, 3, 3, 3, 7, 4, 1, 3, 7, 6, 5, 4, 4, 2, 5, 7, 6, 1, 5, 6, 4, 4, 6, 1, 5, 4, 2, 6, 4, 1, 5, 2, 6, 5, 6, 5, 4, 4, 8, 2, 4, 3, 4, 4, 1, 5, 2, 4, 1, 3, 3, 4, 5, 6, 5, 3, 4, 3, 5, 5, 3, 6, 5, 5, 4, 5, 3, 2, 3, 4, 5, 4],
[2, 1, 10, 9, 6, 7, 8, 7, 6, 10, 5, 9, 4, 7, 0, 7, 4, 3, 10, 4, 8, 5, 6, 5, 8, 6, 4, 10, 1, 8, 9, 8, 5, 5, 5, 8, 4, 9, 4, 8, 10, 6, 8, 7, 5, 9, 7, 9, 5, 1, 7, 3, 5, 4, 5, 6, 7, 10, 11, 8, 4, 6, 8, 8, 6, 9, 4, 9, 8, 11, 8, 7, 9, 7, 9, 5, 3, 6, 2, 9, 9, 7, 7, 5, 6, 4, 7, 7, 7, 7, 5, 7, 7, 8, 4, 9, 8, 8, 3, 5, 6, 5, 10, 10, 10],
[6, 7, 7, 7, 3, 6, 6, 6, 5, 3, 3, 3, 3, 2, 7, 0, 3, 5, 4, 5, 4, 2, 1, 2, 1, 4, 6, 4, 7, 8, 6, 7, 3, 7, 3, 5, 4, 9, 5, 2, 4, 5, 8, 7, 4, 5, 4, 4, 7, 6, 3, 5, 4, 4, 6, 4, 3, 6, 5, 1, 6, 2, 1, 7, 4, 8, 3, 4, 3, 4, 2, 6, 3, 6, 2, 5, 4, 2, 5, 2, 6, 1, 5, 5, 6, 4, 4, 3, 1, 2, 5, 7, 7, 5, 6, 3, 3, 6, 5, 3, 1, 2, 3, 4, 3],
[5, 5, 8, 8, 4, 5, 7, 7, 6, 6, 3, 5, 1, 3, 4, 3, 0, 4, 6, 3, 6, 1, 2, 2, 4, 2, 5, 6, 4, 9, 7, 8, 2, 4, 1, 6, 3, 10, 4, 4, 6, 4, 9, 8, 3, 7, 5, 6, 4, 3, 3, 2, 3, 1, 6, 4, 4, 8, 7, 4, 3, 3, 4, 8, 5, 9, 2, 5, 4, 7, 4, 5, 5, 7, 5, 4, 1, 2, 2, 5, 7, 3, 6, 5, 7, 2, 5, 4, 3, 3, 6, 8, 8, 6, 3, 5, 4, 7, 2, 2, 2, 1, 6, 6, 6],
[1, 2, 7, 6, 7, 9, 5, 4, 3, 7, 6, 8, 5, 4, 3, 5, 4, 0, 7, 7, 9, 3, 5, 5, 6, 3, 1, 9, 3, 5, 6, 5, 2, 8, 3, 5, 1, 6, 1, 5, 7, 8, 5, 4, 2, 6, 4, 9, 8, 4, 4, 6, 7, 5, 2, 7, 4, 7, 8, 6, 7, 6, 5, 5, 3, 6, 6, 8, 7, 8, 7, 9, 6, 4, 7, 2, 5, 3, 5, 6, 6, 4, 4, 2, 3, 6, 8, 7, 6, 6, 2, 4, 4, 5, 7, 8, 7, 5, 6, 2, 4, 4, 8, 9, 8],
[8, 9, 3, 4, 6, 9, 5, 5, 6, 1, 6, 3, 7, 3, 10, 4, 6, 7, 0, 9, 5, 5, 5, 6, 3, 7, 7, 4, 10, 6, 3, 5, 5, 10, 6, 4, 6, 8, 7, 2, 2, 8, 7, 8, 7, 3, 5, 4, 10, 9, 4, 8, 8, 7, 7, 7, 4, 2, 1, 3, 9, 5, 3, 4, 5, 6, 7, 5, 5, 2, 3, 9, 1, 6, 2, 7, 7, 4, 8, 2, 5, 4, 5, 6, 7, 8, 6, 5, 4, 4, 6, 6, 6, 4, 9, 4, 4, 4, 8, 6, 5, 6, 2, 3, 3],
[6, 5, 11, 11, 4, 4, 10, 10, 9, 8, 3, 7, 3, 6, 4, 5, 3, 7, 9, 0, 6, 4, 4, 3, 6, 5, 8, 8, 4, 12, 10, 11, 5, 2, 4, 9, 6, 13, 7, 7, 9, 3, 12, 11, 6, 10, 8, 7, 2, 3, 6, 3, 2, 3, 9, 4, 7, 11, 10, 6, 1, 4, 6, 11, 8, 12, 2, 7, 6, 9, 6, 4, 8, 10, 7, 7, 2, 5, 2, 7, 10, 6, 9, 8, 10, 1, 5, 5, 5, 5, 9, 11, 11, 9, 2, 7, 6, 10, 1, 5, 5, 4, 8, 8, 8],
[10, 9, 8, 9, 2, 6, 10, 10, 9, 4, 3, 2, 5, 6, 8, 4, 6, 9, 5, 6, 0, 6, 4, 4, 3, 8, 10, 2, 8, 11, 8, 10, 7, 8, 7, 8, 8, 13, 9, 5, 6, 5, 12, 11, 8, 7, 8, 1, 8, 7, 7, 6, 5, 6, 10, 4, 7, 7, 6, 4, 7, 3, 5, 9, 8, 11, 4, 1, 2, 4, 2, 6, 5, 10, 3, 9, 5, 6, 6, 4, 9, 5, 9, 9, 10, 5, 1, 2, 3, 3, 9, 11, 11, 9, 7, 1, 2, 9, 6, 7, 5, 5, 4, 3, 3],
[4, 5, 7, 7, 4, 6, 6, 6, 5, 5, 3, 5, 2, 2, 5, 2, 1, 3, 5, 4, 6, 0, 2, 2, 3, 2, 4, 6, 5, 8, 6, 7, 1, 5, 1, 5, 2, 9, 3, 3, 5, 5, 8, 7, 2, 6, 4, 6, 5, 4, 2, 3, 4, 2, 5, 4, 3, 7, 6, 3, 4, 3, 3, 7, 4, 8, 3, 5, 4, 6, 4, 6, 4, 6, 4, 3, 2, 1, 3, 4, 6, 2, 5, 4, 6, 3, 5, 4, 3, 3, 5, 7, 7, 5, 4, 5, 4, 6, 3, 1, 1, 1, 5, 6, 5],
[6, 7, 8, 8, 2, 5, 7, 7, 6, 4, 2, 3, 2, 3, 6, 1, 2, 5, 5, 4, 4, 2, 0, 1, 2, 4, 6, 4, 6, 9, 7, 8, 3, 6, 3, 6, 4, 10, 5, 3, 5, 4, 9, 8, 4, 6, 5, 4, 6, 5, 3, 4, 3, 3, 7, 3, 4, 7, 6, 2, 5, 1, 2, 8, 5, 9, 2, 3, 2, 5, 2, 5, 4, 7, 3, 5, 3, 2, 4, 3, 7, 2, 6, 6, 7, 3, 3, 2, 1, 1, 6, 8, 8, 6, 5, 3, 2, 7, 4, 3, 1, 1, 4, 4, 4],
[6, 6, 9, 9, 2, 4, 8, 8, 7, 5, 1, 4, 1, 4, 5, 2, 2, 5, 6, 3, 4, 2, 1, 0, 3, 4, 6, 5, 5, 10, 8, 9, 3, 5, 3, 7, 4, 11, 5, 4, 6, 3, 10, 9, 4, 7, 6, 5, 5, 4, 4, 3, 2, 3, 7, 2, 5, 8, 7, 3, 4, 1, 3, 9, 6, 10, 1, 4, 3, 6, 3, 4, 5, 8, 4, 5, 2, 3, 3, 4, 8, 3, 7, 6, 8, 2, 3, 2, 2, 2, 7, 9, 9, 7, 4, 4, 3, 8, 3, 3, 2, 1, 5, 5, 5],
[7, 8, 6, 7, 4, 7, 7, 7, 6, 2, 4, 2, 4, 3, 8, 1, 4, 6, 3, 6, 3, 3, 2, 3, 0, 5, 7, 3, 8, 9, 6, 8, 4, 8, 4, 6, 5, 10, 6, 3, 4, 6, 9, 8, 5, 5, 5, 3, 8, 7, 4, 6, 5, 5, 7, 5, 4, 5, 4, 1, 7, 3, 2, 7, 5, 9, 4, 3, 3, 3, 1, 7, 3, 7, 1, 6, 5, 3, 6, 2, 7, 2, 6, 6, 7, 5, 4, 3, 1, 2, 6, 8, 8, 6, 7, 2, 2, 7, 6, 4, 2, 3, 2, 3, 2],
[4, 5, 9, 9, 6, 7, 7, 7, 6, 7, 5, 7, 3, 4, 6, 4, 2, 3, 7, 5, 8, 2, 4, 4, 5, 0, 4, 8, 6, 8, 8, 8, 2, 6, 1, 7, 2, 9, 3, 5, 7, 6, 8, 7, 2, 8, 6, 8, 6, 5, 4, 4, 5, 3, 5, 6, 5, 9, 8, 5, 5, 5, 5, 8, 5, 9, 4, 7, 6, 8, 6, 7, 6, 7, 6, 3, 3, 3, 4, 6, 8, 4, 6, 4, 6, 4, 7, 6, 5, 5, 5, 7, 7, 7, 5, 7, 6, 7, 4, 1, 3, 3, 7, 8, 7],
[2, 3, 6, 5, 8, 10, 4, 3, 2, 7, 7, 8, 6, 4, 4, 6, 5, 1, 7, 8, 10, 4, 6, 6, 7, 4, 0, 9, 4, 4, 5, 4, 3, 9, 4, 4, 2, 5, 1, 5, 6, 9, 4, 3, 3, 5, 3, 9, 9, 5, 5, 7, 8, 6, 1, 8, 3, 6, 7, 6, 8, 7, 5, 4, 2, 5, 7, 9, 8, 8, 8, 10, 6, 3, 7, 2, 6, 4, 6, 6, 5, 5, 3, 1, 2, 7, 9, 8, 7, 7, 1, 3, 3, 4, 8, 9, 8, 4, 7, 3, 5, 5, 8, 9, 8],
[10, 11, 7, 8, 4, 8, 9, 9, 8, 3, 5, 1, 6, 5, 10, 4, 6, 9, 4, 8, 2, 6, 4, 5, 3, 8, 9, 0, 10, 10, 7, 9, 7, 10, 7, 7, 8, 12, 9, 4, 5, 7, 11, 10, 8, 6, 7, 1, 10, 9, 6, 8, 7, 7, 9, 6, 6, 6, 5, 3, 9, 4, 4, 8, 7, 10, 6, 3, 4, 2, 2, 8, 4, 9, 2, 9, 7, 6, 8, 3, 8, 5, 8, 8, 9, 7, 3, 4, 3, 3, 8, 10, 10, 8, 9, 2, 3, 8, 8, 7, 5, 5, 3, 1, 2],
[2, 1, 10, 9, 6, 7, 8, 7, 6, 10, 5, 9, 4, 7, 1, 7, 4, 3, 10, 4, 8, 5, 6, 5, 8, 6, 4, 10, 0, 8, 9, 8, 5, 5, 5, 8, 4, 9, 4, 8, 10, 6, 8, 7, 5, 9, 7, 9, 5, 1, 7, 3, 5, 4, 5, 6, 7, 10, 11, 8, 4, 6, 8, 8, 6, 9, 4, 9, 8, 11, 8, 7, 9, 7, 9, 5, 3, 6, 2, 9, 9, 7, 7, 5, 6, 4, 7, 7, 7, 7, 5, 7, 7, 8, 4, 9, 8, 8, 3, 5, 6, 5, 10, 10, 10],
[6, 7, 3, 2, 11, 14, 3, 2, 3, 7, 11, 9, 10, 6, 8, 8, 9, 5, 6, 12, 11, 8, 9, 10, 9, 8, 4, 10, 8, 0, 3, 1, 7, 13, 8, 5, 6, 2, 5, 7, 7, 13, 1, 2, 7, 6, 4, 10, 13, 9, 7, 11, 12, 10, 3, 12, 5, 4, 5, 8, 12, 10, 7, 2, 4, 1, 11, 11, 11, 8, 9, 14, 7, 3, 8, 6, 10, 7, 10, 8, 5, 7, 3, 5, 2, 11, 12, 11, 9, 10, 4, 2, 1, 4, 12, 10, 10, 3, 11, 7, 8, 9, 8, 9, 9],
[7, 8, 1, 1, 9, 12, 2, 2, 3, 4, 9, 6, 8, 4, 9, 6, 7, 6, 3, 10, 8, 6, 7, 8, 6, 8, 5, 7, 9, 3, 0, 2, 6, 11, 7, 2, 6, 5, 5, 5, 4, 11, 4, 5, 7, 3, 2, 7, 11, 10, 5, 9, 10, 8, 4, 10, 3, 1, 2, 6, 10, 8, 5, 1, 3, 3, 9, 8, 8, 5, 6, 12, 4, 3, 5, 6, 8, 5, 9, 5, 2, 5, 2, 4, 4, 9, 9, 8, 7, 7, 4, 3, 3, 1, 10, 7, 7, 1, 9, 7, 6, 7, 5, 6, 6],
[6, 7, 2, 1, 10, 13, 2, 1, 2, 6, 10, 8, 9, 5, 8, 7, 8, 5, 5, 11, 10, 7, 8, 9, 8, 8, 4, 9, 8, 1, 2, 0, 7, 12, 8, 4, 6, 3, 5, 6, 6, 12, 2, 3, 7, 5, 3, 9, 12, 9, 6, 10, 11, 9, 3, 11, 4, 3, 4, 7, 11, 9, 6, 1, 3, 1, 10, 10, 10, 7, 8, 13, 6, 2, 7, 6, 9, 6, 10, 7, 4, 6, 2, 4, 2, 10, 11, 10, 8, 9, 3, 1, 1, 3, 11, 9, 9, 2, 10, 7, 7, 8, 7, 8, 8],
[3, 4, 7, 7, 5, 7, 6, 6, 5, 5, 4, 6, 3, 2, 5, 3, 2, 2, 5, 5, 7, 1, 3, 3, 4, 2, 3, 7, 5, 7, 6, 7, 0, 6, 2, 5, 1, 8, 2, 3, 5, 6, 7, 6, 2, 6, 4, 7, 6, 5, 2, 4, 5, 3, 4, 5, 3, 7, 6, 4, 5, 4, 3, 7, 4, 8, 4, 6, 5, 6, 5, 7, 4, 6, 5, 2, 3, 1, 4, 4, 6, 2, 5, 3, 5, 4, 6, 5, 4, 4, 4, 6, 6, 5, 5, 6, 5, 6, 4, 1, 2, 2, 6, 7, 6],
[7, 6, 12, 12, 6, 6, 11, 11, 10, 10, 5, 9, 4, 7, 5, 7, 4, 8, 10, 2, 8, 5, 6, 5, 8, 6, 9, 10, 5, 13, 11, 12, 6, 0, 5, 10, 7, 14, 8, 8, 10, 5, 13, 12, 7, 11, 9, 9, 1, 4, 7, 4, 4, 4, 10, 6, 8, 12, 11, 8, 1, 6, 8, 12, 9, 13, 4, 9, 8, 11, 8, 6, 9, 11, 9, 8, 3, 6, 3, 9, 11, 7, 10, 9, 11, 3, 7, 7, 7, 7, 10, 12, 12, 10, 2, 9, 8, 11, 2, 6, 6, 5, 10, 10, 10],
[4, 5, 8, 8, 5, 6, 7, 7, 6, 6, 4, 6, 2, 3, 5, 3, 1, 3, 6, 4, 7, 1, 3, 3, 4, 1, 4, 7, 5, 8, 7, 8, 2, 5, 0, 6, 2, 9, 3, 4, 6, 5, 8, 7, 2, 7, 5, 7, 5, 4, 3, 3, 4, 2, 5, 5, 4, 8, 7, 4, 4, 4, 4, 8, 5, 9, 3, 6, 5, 7, 5, 6, 5, 7, 5, 3, 2, 2, 3, 5, 7, 3, 6, 4, 6, 3, 6, 5, 4, 4, 5, 7, 7, 6, 4, 6, 5, 7, 3, 1, 2, 2, 6, 7, 6],
[6, 7, 3, 3, 8, 11, 3, 3, 3, 4, 8, 6, 7, 3, 8, 5, 6, 5, 4, 9, 8, 5, 6, 7, 6, 7, 4, 7, 8, 5, 2, 4, 5, 10, 6, 0, 5, 7, 4, 4, 2, 10, 6, 5, 6, 1, 1, 7, 10, 9, 4, 8, 9, 7, 4, 9, 2, 3, 4, 5, 9, 7, 4, 3, 2, 5, 8, 8, 8, 5, 6, 11, 3, 4, 5, 5, 7, 4, 8, 4, 1, 4, 2, 3, 4, 8, 9, 8, 6, 7, 3, 4, 5, 1, 9, 7, 7, 2, 8, 6, 5, 6, 5, 6, 6],
[2, 3, 7, 7, 6, 8, 5, 5, 4, 6, 5, 7, 4, 3, 4, 4, 3, 1, 6, 6, 8, 2, 4, 4, 5, 2, 2, 8, 4, 6, 6, 6, 1, 7, 2, 5, 0, 7, 1, 4, 6, 7, 6, 5, 1, 6, 4, 8, 7, 5, 3, 5, 6, 4, 3, 6, 4, 7, 7, 5, 6, 5, 4, 6, 3, 7, 5, 7, 6, 7, 6, 8, 5, 5, 6, 1, 4, 2, 5, 5, 6, 3, 4, 2, 4, 5, 7, 6, 5, 5, 3, 5, 5, 5, 6, 7, 6, 5, 5, 1, 3, 3, 7, 8, 7],
[7, 8, 5, 4, 12, 15, 5, 4, 4, 9, 12, 11, 11, 7, 9, 9, 10, 6, 8, 13, 13, 9, 10, 11, 10, 9, 5, 12, 9, 2, 5, 3, 8, 14, 9, 7, 7, 0, 6, 8, 9, 14, 1, 2, 8, 8, 6, 12, 14, 10, 8, 12, 13, 11, 4, 13, 6, 6, 7, 9, 13, 11, 8, 4, 5, 3, 12, 13, 12, 10, 11, 15, 9, 4, 10, 7, 11, 8, 11, 9, 7, 8, 5, 6, 3, 12, 13, 12, 10, 11, 5, 3, 2, 6, 13, 12, 12, 5, 12, 8, 9, 10, 10, 11, 11],
[2, 3, 6, 6, 7, 9, 4, 4, 3, 7, 6, 8, 5, 4, 4, 5, 4, 1, 7, 7, 9, 3, 5, 5, 6, 3, 1, 9, 4, 5, 5, 5, 2, 8, 3, 4, 1, 6, 0, 5, 6, 8, 5, 4, 2, 5, 3, 9, 8, 5, 4, 6, 7, 5, 2, 7, 3, 6, 7, 6, 7, 6, 5, 5, 2, 6, 6, 8, 7, 8, 7, 9, 6, 4, 7, 1, 5, 3, 6, 6, 5, 4, 3, 1, 3, 6, 8, 7, 6, 6, 2, 4, 4, 4, 7, 8, 7, 4, 6, 2, 4, 4, 8, 9, 8],
[6, 7, 5, 6, 5, 8, 5, 5, 4, 2, 5, 3, 5, 1, 8, 2, 4, 5, 2, 7, 5, 3, 3, 4, 3, 5, 5, 4, 8, 7, 5, 6, 3, 8, 4, 4, 4, 8, 5, 0, 2, 7, 7, 6, 5, 3, 3, 4, 8, 7, 2, 6, 6, 5, 5, 6, 2, 4, 3, 2, 7, 4, 1, 6, 3, 7, 5, 5, 5, 3, 3, 8, 1, 5, 2, 5, 5, 2, 6, 1, 5, 2, 4, 4, 5, 6, 6, 5, 3, 4, 4, 6, 6, 4, 7, 4, 4, 5, 6, 4, 3, 4, 3, 4, 3],
[8, 9, 5, 5, 7, 10, 5, 5, 5, 2, 7, 4, 7, 3, 10, 4, 6, 7, 2, 9, 6, 5, 5, 6, 4, 7, 6, 5, 10, 7, 4, 6, 5, 10, 6, 2, 6, 9, 6, 2, 0, 9, 8, 7, 7, 1, 3, 5, 10, 9, 4, 8, 8, 7, 6, 8, 4, 4, 3, 3, 9, 6, 3, 5, 4, 7, 7, 6, 6, 3, 4, 10, 1, 6, 3, 7, 7, 4, 8, 2, 3, 4, 4, 5, 6, 8, 7, 6, 5, 5, 5, 6, 7, 3, 9, 5, 5, 4, 8, 6, 5, 6, 3, 4, 4],
[8, 7, 11, 12, 3, 1, 11, 11, 10, 7, 2, 6, 3, 7, 6, 5, 4, 8, 8, 3, 5, 5, 4, 3, 6, 6, 9, 7, 6, 13, 11, 12, 6, 5, 5, 10, 7, 14, 8, 7, 9, 0, 13, 12, 7, 10, 9, 6, 5, 5, 7, 4, 1, 4, 10, 1, 8, 10, 9, 6, 4, 3, 6, 12, 9, 13, 2, 6, 5, 8, 5, 1, 8, 11, 6, 8, 3, 6, 4, 7, 11, 6, 10, 9, 11, 2, 4, 4, 5, 4, 10, 12, 12, 10, 4, 6, 5, 11, 3, 6, 5, 4, 7, 7, 7],
[6, 7, 4, 3, 11, 14, 4, 3, 3, 8, 11, 10, 10, 6, 8, 8, 9, 5, 7, 12, 12, 8, 9, 10, 9, 8, 4, 11, 8, 1, 4, 2, 7, 13, 8, 6, 6, 1, 5, 7, 8, 13, 0, 1, 7, 7, 5, 11, 13, 9, 7, 11, 12, 10, 3, 12, 5, 5, 6, 8, 12, 10, 7, 3, 4, 2, 11, 12, 11, 9, 10, 14, 8, 3, 9, 6, 10, 7, 10, 8, 6, 7, 4, 5, 2, 11, 12, 11, 9, 10, 4, 2, 1, 5, 12, 11, 11, 4, 11, 7, 8, 9, 9, 10, 10],
[5, 6, 5, 4, 10, 13, 4, 3, 2, 8, 10, 9, 9, 5, 7, 7, 8, 4, 8, 11, 11, 7, 8, 9, 8, 7, 3, 10, 7, 2, 5, 3, 6, 12, 7, 5, 5, 2, 4, 6, 7, 12, 1, 0, 6, 6, 4, 10, 12, 8, 6, 10, 11, 9, 2, 11, 4, 6, 7, 7, 11, 9, 6, 4, 3, 3, 10, 11, 10, 9, 9, 13, 7, 2, 8, 5, 9, 6, 9, 7, 5, 6, 3, 4, 1, 10, 11, 10, 8, 9, 3, 2, 2, 4, 11, 10, 10, 4, 10, 6, 7, 8, 9, 10, 9],
[3, 4, 8, 8, 6, 8, 6, 6, 5, 7, 5, 7, 4, 4, 5, 4, 3, 2, 7, 6, 8, 2, 4, 4, 5, 2, 3, 8, 5, 7, 7, 7, 2, 7, 2, 6, 1, 8, 2, 5, 7, 7, 7, 6, 0, 7, 5, 8, 7, 6, 4, 5, 6, 4, 4, 6, 5, 8, 8, 5, 6, 5, 5, 7, 4, 8, 5, 7, 6, 8, 6, 8, 6, 6, 6, 2, 4, 3, 5, 6, 7, 4, 5, 3, 5, 5, 7, 6, 5, 5, 4, 6, 6, 6, 6, 7, 6, 6, 5, 1, 3, 3, 7, 8, 7],
[7, 8, 4, 4, 8, 11, 4, 4, 4, 3, 8, 5, 8, 4, 9, 5, 7, 6, 3, 10, 7, 6, 6, 7, 5, 8, 5, 6, 9, 6, 3, 5, 6, 11, 7, 1, 6, 8, 5, 3, 1, 10, 7, 6, 7, 0, 2, 6, 11, 10, 5, 9, 9, 8, 5, 9, 3, 4, 4, 4, 10, 7, 4, 4, 3, 6, 8, 7, 7, 4, 5, 11, 2, 5, 4, 6, 8, 5, 9, 3, 2, 5, 3, 4, 5, 9, 8, 7, 6, 6, 4, 5, 6, 2, 10, 6, 6, 3, 9, 7, 6, 7, 4, 5, 5],
[5, 6, 3, 3, 7, 10, 2, 2, 2, 5, 7, 6, 6, 2, 7, 4, 5, 4, 5, 8, 8, 4, 5, 6, 5, 6, 3, 7, 7, 4, 2, 3, 4, 9, 5, 1, 4, 6, 3, 3, 3, 9, 5, 4, 5, 2, 0, 7, 9, 8, 3, 7, 8, 6, 3, 8, 1, 3, 4, 4, 8, 6, 3, 3, 1, 4, 7, 8, 7, 6, 6, 10, 4, 3, 5, 4, 6, 3, 7, 4, 2, 3, 1, 2, 3, 7, 8, 7, 5, 6, 2, 3, 4, 1, 8, 7, 7, 2, 7, 5, 4, 5, 6, 7, 6],
[10, 10, 7, 8, 3, 7, 9, 9, 8, 3, 4, 1, 6, 5, 9, 4, 6, 9, 4, 7, 1, 6, 4, 5, 3, 8, 9, 1, 9, 10, 7, 9, 7, 9, 7, 7, 8, 12, 9, 4, 5, 6, 11, 10, 8, 6, 7, 0, 9, 8, 6, 7, 6, 7, 9, 5, 6, 6, 5, 3, 8, 4, 4, 8, 7, 10, 5, 2, 3, 3, 2, 7, 4, 9, 2, 9, 6, 6, 7, 3, 8, 5, 8, 8, 9, 6, 2, 3, 3, 3, 8, 10, 10, 8, 8, 1, 2, 8, 7, 7, 5, 5, 3, 2, 2],
[7, 6, 12, 12, 6, 6, 11, 11, 10, 10, 5, 9, 4, 7, 5, 7, 4, 8, 10, 2, 8, 5, 6, 5, 8, 6, 9, 10, 5, 13, 11, 12, 6, 1, 5, 10, 7, 14, 8, 8, 10, 5, 13, 12, 7, 11, 9, 9, 0, 4, 7, 4, 4, 4, 10, 6, 8, 12, 11, 8, 1, 6, 8, 12, 9, 13, 4, 9, 8, 11, 8, 6, 9, 11, 9, 8, 3, 6, 3, 9, 11, 7, 10, 9, 11, 3, 7, 7, 7, 7, 10, 12, 12, 10, 2, 9, 8, 11, 2, 6, 6, 5, 10, 10, 10],
[3, 2, 11, 10, 5, 6, 9, 8, 7, 9, 4, 8, 3, 6, 1, 6, 3, 4, 9, 3, 7, 4, 5, 4, 7, 5, 5, 9, 1, 9, 10, 9, 5, 4, 4, 9, 5, 10, 5, 7, 9, 5, 9, 8, 6, 10, 8, 8, 4, 0, 6, 2, 4, 3, 6, 5, 7, 11, 10, 7, 3, 5, 7, 9, 7, 10, 3, 8, 7, 10, 7, 6, 8, 8, 8, 6, 2, 5, 1, 8, 10, 6, 8, 6, 7, 3, 6, 6, 6, 6, 6, 8, 8, 9, 3, 8, 7, 9, 2, 5, 5, 4, 9, 9, 9],
[5, 6, 6, 6, 5, 8, 5, 5, 4, 4, 5, 5, 4, 1, 7, 3, 3, 4, 4, 6, 7, 2, 3, 4, 4, 4, 5, 6, 7, 7, 5, 6, 2, 7, 3, 4, 3, 8, 4, 2, 4, 7, 7, 6, 4, 5, 3, 6, 7, 6, 0, 5, 6, 4, 5, 6, 2, 6, 5, 3, 6, 4, 2, 6, 3, 7, 5, 6, 5, 5, 5, 8, 3, 5, 4, 4, 4, 1, 5, 3, 5, 2, 4, 4, 5, 5, 6, 5, 4, 4, 4, 6, 6, 4, 6, 6, 5, 5, 5, 3, 2, 3, 5, 6, 5],
[5, 4, 10, 10, 4, 5, 9, 9, 8, 8, 3, 7, 2, 5, 3, 5, 2, 6, 8, 3, 6, 3, 4, 3, 6, 4, 7, 8, 3, 11, 9, 10, 4, 4, 3, 8, 5, 12, 6, 6, 8, 4, 11, 10, 5, 9, 7, 7, 4, 2, 5, 0, 3, 1, 8, 4, 6, 10, 9, 6, 3, 4, 6, 10, 7, 11, 2, 7, 6, 9, 6, 5, 7, 9, 7, 6, 1, 4, 1, 7, 9, 5, 8, 7, 9, 2, 5, 5, 5, 5, 8, 10, 10, 8, 3, 7, 6, 9, 2, 4, 4, 3, 8, 8, 8],
[7, 6, 11, 11, 3, 2, 10, 10, 9, 7, 2, 6, 2, 6, 5, 4, 3, 7, 8, 2, 5, 4, 3, 2, 5, 5, 8, 7, 5, 12, 10, 11, 5, 4, 4, 9, 6, 13, 7, 6, 8, 1, 12, 11, 6, 9, 8, 6, 4, 4, 6, 3, 0, 3, 9, 2, 7, 10, 9, 5, 3, 3, 5, 11, 8, 12, 1, 6, 5, 8, 5, 2, 7, 10, 6, 7, 2, 5, 3, 6, 10, 5, 9, 8, 10, 1, 4, 4, 4, 4, 9, 11, 11, 9, 3, 6, 5, 10, 2, 5, 4, 3, 7, 7, 7],
[6, 5, 9, 9, 4, 5, 8, 8, 7, 7, 3, 6, 2, 4, 4, 4, 1, 5, 7, 3, 6, 2, 3, 3, 5, 3, 6, 7, 4, 10, 8, 9, 3, 4, 2, 7, 4, 11, 5, 5, 7, 4, 10, 9, 4, 8, 6, 7, 4, 3, 4, 1, 3, 0, 7, 4, 5, 9, 8, 5, 3, 4, 5, 9, 6, 10, 2, 6, 5, 8, 5, 5, 6, 8, 6, 5, 1, 3, 2, 6, 8, 4, 7, 6, 8, 2, 5, 5, 4, 4, 7, 9, 9, 7, 3, 6, 5, 8, 2, 3, 3, 2, 7, 7, 7],
[3, 4, 5, 4, 9, 11, 3, 2, 1, 7, 8, 8, 7, 4, 5, 6, 6, 2, 7, 9, 10, 5, 7, 7, 7, 5, 1, 9, 5, 3, 4, 3, 4, 10, 5, 4, 3, 4, 2, 5, 6, 10, 3, 2, 4, 5, 3, 9, 10, 6, 5, 8, 9, 7, 0, 9, 3, 5, 6, 6, 9, 8, 5, 3, 2, 4, 8, 10, 9, 8, 8, 11, 6, 2, 7, 3, 7, 5, 7, 6, 4, 5, 2, 2, 1, 8, 10, 9, 7, 8, 1, 2, 2, 3, 9, 9, 9, 3, 8, 4, 6, 6, 8, 9, 8],
[8, 7, 10, 11, 2, 2, 10, 10, 9, 6, 1, 5, 3, 6, 6, 4, 4, 7, 7, 4, 4, 4, 3, 2, 5, 6, 8, 6, 6, 12, 10, 11, 5, 6, 5, 9, 6, 13, 7, 6, 8, 1, 12, 11, 6, 9, 8, 5, 6, 5, 6, 4, 2, 4, 9, 0, 7, 9, 8, 5, 5, 2, 5, 11, 8, 12, 2, 5, 4, 7, 4, 2, 7, 10, 5, 7, 3, 5, 4, 6, 10, 5, 9, 8, 10, 3, 3, 3, 4, 3, 9, 11, 11, 9, 5, 5, 4, 10, 4, 5, 4, 3, 6, 6, 6],
[5, 6, 4, 4, 6, 9, 3, 3, 2, 4, 6, 5, 5, 1, 7, 3, 4, 4, 4, 7, 7, 3, 4, 5, 4, 5, 3, 6, 7, 5, 3, 4, 3, 8, 4, 2, 4, 6, 3, 2, 4, 8, 5, 4, 5, 3, 1, 6, 8, 7, 2, 6, 7, 5, 3, 7, 0, 4, 5, 3, 7, 5, 2, 4, 1, 5, 6, 7, 6, 5, 5, 9, 3, 3, 4, 4, 5, 2, 6, 3, 3, 2, 2, 2, 3, 6, 7, 6, 4, 5, 2, 4, 4, 2, 7, 6, 6, 3, 6, 4, 3, 4, 5, 6, 5],
[8, 9, 1, 2, 8, 11, 3, 3, 4, 3, 8, 5, 9, 5, 10, 6, 8, 7, 2, 11, 7, 7, 7, 8, 5, 9, 6, 6, 10, 4, 1, 3, 7, 12, 8, 3, 7, 6, 6, 4, 4, 10, 5, 6, 8, 4, 3, 6, 12, 11, 6, 10, 10, 9, 5, 9, 4, 0, 1, 5, 11, 7, 5, 2, 4, 4, 9, 7, 7, 4, 5, 11, 3, 4, 4, 7, 9, 6, 10, 4, 3, 6, 3, 5, 5, 10, 8, 7, 6, 6, 5, 4, 4, 2, 11, 6, 6, 2, 10, 8, 7, 8, 4, 5, 5],
[9, 10, 2, 3, 7, 10, 4, 4, 5, 2, 7, 4, 8, 4, 11, 5, 7, 8, 1, 10, 6, 6, 6, 7, 4, 8, 7, 5, 11, 5, 2, 4, 6, 11, 7, 4, 7, 7, 7, 3, 3, 9, 6, 7, 8, 4, 4, 5, 11, 10, 5, 9, 9, 8, 6, 8, 5, 1, 0, 4, 10, 6, 4, 3, 5, 5, 8, 6, 6, 3, 4, 10, 2, 5, 3, 8, 8, 5, 9, 3, 4, 5, 4, 6, 6, 9, 7, 6, 5, 5, 6, 5, 5, 3, 10, 5, 5, 3, 9, 7, 6, 7, 3, 4, 4],
[7, 8, 6, 7, 4, 7, 6, 6, 5, 2, 4, 2, 4, 2, 8, 1, 4, 6, 3, 6, 4, 3, 2, 3, 1, 5, 6, 3, 8, 8, 6, 7, 4, 8, 4, 5, 5, 9, 6, 2, 3, 6, 8, 7, 5, 4, 4, 3, 8, 7, 3, 6, 5, 5, 6, 5, 3, 5, 4, 0, 7, 3, 1, 7, 4, 8, 4, 4, 4, 3, 2, 7, 2, 6, 1, 6, 5, 3, 6, 1, 6, 2, 5, 5, 6, 5, 5, 4, 2, 3, 5, 7, 7, 5, 7, 3, 3, 6, 6, 4, 2, 3, 2, 3, 2],
[6, 5, 11, 11, 5, 5, 10, 10, 9, 9, 4, 8, 3, 6, 4, 6, 3, 7, 9, 1, 7, 4, 5, 4, 7, 5, 8, 9, 4, 12, 10, 11, 5, 1, 4, 9, 6, 13, 7, 7, 9, 4, 12, 11, 6, 10, 8, 8, 1, 3, 6, 3, 3, 3, 9, 5, 7, 11, 10, 7, 0, 5, 7, 11, 8, 12, 3, 8, 7, 10, 7, 5, 8, 10, 8, 7, 2, 5, 2, 8, 10, 6, 9, 8, 10, 2, 6, 6, 6, 6, 9, 11, 11, 9, 1, 8, 7, 10, 1, 5, 5, 4, 9, 9, 9],
[7, 7, 8, 9, 1, 4, 8, 8, 7, 4, 1, 3, 2, 4, 6, 2, 3, 6, 5, 4, 3, 3, 1, 1, 3, 5, 7, 4, 6, 10, 8, 9, 4, 6, 4, 7, 5, 11, 6, 4, 6, 3, 10, 9, 5, 7, 6, 4, 6, 5, 4, 4, 3, 4, 8, 2, 5, 7, 6, 3, 5, 0, 3, 9, 6, 10, 2, 3, 2, 5, 2, 4, 5, 8, 3, 6, 3, 3, 4, 4, 8, 3, 7, 7, 8, 3, 2, 1, 2, 1, 7, 9, 9, 7, 5, 3, 2, 8, 4, 4, 2, 2, 4, 4, 4],
[6, 7, 6, 6, 4, 7, 5, 5, 4, 2, 4, 3, 4, 1, 8, 1, 4, 5, 3, 6, 5, 3, 2, 3, 2, 5, 5, 4, 8, 7, 5, 6, 3, 8, 4, 4, 4, 8, 5, 1, 3, 6, 7, 6, 5, 4, 3, 4, 8, 7, 2, 6, 5, 5, 5, 5, 2, 5, 4, 1, 7, 3, 0, 6, 3, 7, 4, 5, 4, 3, 3, 7, 2, 5, 2, 5, 5, 2, 6, 1, 5, 1, 4, 4, 5, 5, 5, 4, 2, 3, 4, 6, 6, 4, 7, 4, 4, 5, 6, 4, 2, 3, 3, 4, 3],
[6, 7, 2, 1, 10, 13, 1, 1, 2, 5, 10, 7, 9, 5, 8, 7, 8, 5, 4, 11, 9, 7, 8, 9, 7, 8, 4, 8, 8, 2, 1, 1, 7, 12, 8, 3, 6, 4, 5, 6, 5, 12, 3, 4, 7, 4, 3, 8, 12, 9, 6, 10, 11, 9, 3, 11, 4, 2, 3, 7, 11, 9, 6, 0, 3, 2, 10, 9, 9, 6, 7, 13, 5, 2, 6, 6, 9, 6, 10, 6, 3, 6, 2, 4, 3, 10, 10, 9, 8, 8, 3, 2, 2, 2, 11, 8, 8, 1, 10, 7, 7, 8, 6, 7, 7],
[4, 5, 4, 4, 7, 10, 2, 2, 1, 5, 7, 6, 6, 2, 6, 4, 5, 3, 5, 8, 8, 4, 5, 6, 5, 5, 2, 7, 6, 4, 3, 3, 4, 9, 5, 2, 3, 5, 2, 3, 4, 9, 4, 3, 4, 3, 1, 7, 9, 7, 3, 7, 8, 6, 2, 8, 1, 4, 5, 4, 8, 6, 3, 3, 0, 4, 7, 8, 7, 6, 6, 10, 4, 2, 5, 3, 6, 3, 7, 4, 3, 3, 1, 1, 2, 7, 8, 7, 5, 6, 1, 3, 3, 2, 8, 7, 7, 2, 7, 4, 4, 5, 6, 7, 6],
[7, 8, 3, 2, 11, 14, 3, 2, 3, 7, 11, 9, 10, 6, 9, 8, 9, 6, 6, 12, 11, 8, 9, 10, 9, 9, 5, 10, 9, 1, 3, 1, 8, 13, 9, 5, 7, 3, 6, 7, 7, 13, 2, 3, 8, 6, 4, 10, 13, 10, 7, 11, 12, 10, 4, 12, 5, 4, 5, 8, 12, 10, 7, 2, 4, 0, 11, 11, 11, 8, 9, 14, 7, 3, 8, 7, 10, 7, 11, 8, 5, 7, 3, 5, 3, 11, 12, 11, 9, 10, 4, 2, 2, 4, 12, 10, 10, 3, 11, 8, 8, 9, 8, 9, 9],
[6, 5, 10, 10, 2, 3, 9, 9, 8, 6, 1, 5, 1, 5, 4, 3, 2, 6, 7, 2, 4, 3, 2, 1, 4, 4, 7, 6, 4, 11, 9, 10, 4, 4, 3, 8, 5, 12, 6, 5, 7, 2, 11, 10, 5, 8, 7, 5, 4, 3, 5, 2, 1, 2, 8, 2, 6, 9, 8, 4, 3, 2, 4, 10, 7, 11, 0, 5, 4, 7, 4, 3, 6, 9, 5, 6, 1, 4, 2, 5, 9, 4, 8, 7, 9, 1, 3, 3, 3, 3, 8, 10, 10, 8, 3, 5, 4, 9, 2, 4, 3, 2, 6, 6, 6],
[9, 10, 8, 9, 3, 7, 10, 10, 9, 4, 4, 2, 5, 6, 9, 4, 5, 8, 5, 7, 1, 5, 3, 4, 3, 7, 9, 3, 9, 11, 8, 10, 6, 9, 6, 8, 7, 13, 8, 5, 6, 6, 12, 11, 7, 7, 8, 2, 9, 8, 6, 7, 6, 6, 10, 5, 7, 7, 6, 4, 8, 3, 5, 9, 8, 11, 5, 0, 1, 4, 2, 7, 5, 10, 3, 8, 6, 5, 7, 4, 9, 5, 9, 9, 10, 6, 2, 2, 3, 2, 9, 11, 11, 9, 8, 1, 1, 9, 7, 6, 4, 4, 4, 3, 3],
[8, 9, 8, 9, 2, 6, 9, 9, 8, 4, 3, 3, 4, 5, 8, 3, 4, 7, 5, 6, 2, 4, 2, 3, 3, 6, 8, 4, 8, 11, 8, 10, 5, 8, 5, 8, 6, 12, 7, 5, 6, 5, 11, 10, 6, 7, 7, 3, 8, 7, 5, 6, 5, 5, 9, 4, 6, 7, 6, 4, 7, 2, 4, 9, 7, 11, 4, 1, 0, 5, 2, 6, 5, 9, 3, 7, 5, 4, 6, 4, 9, 4, 8, 8, 9, 5, 2, 1, 2, 1, 8, 10, 10, 8, 7, 2, 1, 9, 6, 5, 3, 3, 4, 4, 4],
[9, 10, 5, 6, 6, 9, 7, 7, 7, 1, 6, 2, 7, 4, 11, 4, 7, 8, 2, 9, 4, 6, 5, 6, 3, 8, 8, 2, 11, 8, 5, 7, 6, 11, 7, 5, 7, 10, 8, 3, 3, 8, 9, 9, 8, 4, 6, 3, 11, 10, 5, 9, 8, 8, 8, 7, 5, 4, 3, 3, 10, 5, 3, 6, 6, 8, 7, 4, 5, 0, 3, 9, 2, 8, 2, 8, 8, 5, 9, 2, 6, 4, 7, 7, 8, 8, 5, 5, 4, 4, 7, 8, 8, 6, 10, 3, 4, 6, 9, 7, 5, 6, 1, 1, 1],
[8, 9, 6, 7, 3, 6, 8, 8, 7, 2, 3, 1, 4, 4, 8, 2, 4, 7, 3, 6, 2, 4, 2, 3, 1, 6, 8, 2, 8, 9, 6, 8, 5, 8, 5, 6, 6, 11, 7, 3, 4, 5, 10, 9, 6, 5, 6, 2, 8, 7, 5, 6, 5, 5, 8, 4, 5, 5, 4, 2, 7, 2, 3, 7, 6, 9, 4, 2, 2, 3, 0, 6, 3, 8, 1, 7, 5, 4, 6, 2, 7, 3, 7, 7, 8, 5, 3, 2, 1, 1, 7, 9, 9, 7, 7, 1, 1, 7, 6, 5, 3, 3, 2, 2, 2],
[9, 8, 12, 13, 4, 2, 12, 12, 11, 8, 3, 7, 4, 8, 7, 6, 5, 9, 9, 4, 6, 6, 5, 4, 7, 7, 10, 8, 7, 14, 12, 13, 7, 6, 6, 11, 8, 15, 9, 8, 10, 1, 14, 13, 8, 11, 10, 7, 6, 6, 8, 5, 2, 5, 11, 2, 9, 11, 10, 7, 5, 4, 7, 13, 10, 14, 3, 7, 6, 9, 6, 0, 9, 12, 7, 9, 4, 7, 5, 8, 12, 7, 11, 10, 12, 3, 5, 5, 6, 5, 11, 13, 13, 11, 5, 7, 6, 12, 4, 7, 6, 5, 8, 8, 8],
[7, 8, 4, 5, 6, 9, 6, 6, 5, 1, 6, 3, 6, 2, 9, 3, 5, 6, 1, 8, 5, 4, 4, 5, 3, 6, 6, 4, 9, 7, 4, 6, 4, 9, 5, 3, 5, 9, 6, 1, 1, 8, 8, 7, 6, 2, 4, 4, 9, 8, 3, 7, 7, 6, 6, 7, 3, 3, 2, 2, 8, 5, 2, 5, 4, 7, 6, 5, 5, 2, 3, 9, 0, 6, 2, 6, 6, 3, 7, 1, 4, 3, 5, 5, 6, 7, 6, 5, 4, 4, 5, 7, 7, 4, 8, 4, 4, 5, 7, 5, 4, 5, 2, 3, 3],
[5, 6, 4, 3, 9, 12, 2, 1, 1, 7, 9, 8, 8, 4, 7, 6, 7, 4, 6, 10, 10, 6, 7, 8, 7, 7, 3, 9, 7, 3, 3, 2, 6, 11, 7, 4, 5, 4, 4, 5, 6, 11, 3, 2, 6, 5, 3, 9, 11, 8, 5, 9, 10, 8, 2, 10, 3, 4, 5, 6, 10, 8, 5, 2, 2, 3, 9, 10, 9, 8, 8, 12, 6, 0, 7, 5, 8, 5, 9, 6, 4, 5, 2, 3, 1, 9, 10, 9, 7, 8, 2, 1, 2, 3, 10, 9, 9, 3, 9, 6, 6, 7, 8, 9, 8],
[8, 9, 5, 6, 4, 7, 7, 7, 6, 1, 4, 1, 5, 3, 9, 2, 5, 7, 2, 7, 3, 4, 3, 4, 1, 6, 7, 2, 9, 8, 5, 7, 5, 9, 5, 5, 6, 10, 7, 2, 3, 6, 9, 8, 6, 4, 5, 2, 9, 8, 4, 7, 6, 6, 7, 5, 4, 4, 3, 1, 8, 3, 2, 6, 5, 8, 5, 3, 3, 2, 1, 7, 2, 7, 0, 7, 6, 4, 7, 1, 6, 3, 6, 6, 7, 6, 4, 3, 2, 2, 6, 8, 8, 6, 8, 2, 2, 6, 7, 5, 3, 4, 1, 2, 1],
[3, 4, 7, 7, 7, 9, 5, 5, 4, 7, 6, 8, 5, 4, 5, 5, 4, 2, 7, 7, 9, 3, 5, 5, 6, 3, 2, 9, 5, 6, 6, 6, 2, 8, 3, 5, 1, 7, 1, 5, 7, 8, 6, 5, 2, 6, 4, 9, 8, 6, 4, 6, 7, 5, 3, 7, 4, 7, 8, 6, 7, 6, 5, 6, 3, 7, 6, 8, 7, 8, 7, 9, 6, 5, 7, 0, 5, 3, 6, 6, 6, 4, 4, 2, 4, 6, 8, 7, 6, 6, 3, 5, 5, 5, 7, 8, 7, 5, 6, 2, 4, 4, 8, 9, 8],
[5, 4, 9, 9, 3, 4, 8, 8, 7, 7, 2, 6, 1, 4, 3, 4, 1, 5, 7, 2, 5, 2, 3, 2, 5, 3, 6, 7, 3, 10, 8, 9, 3, 3, 2, 7, 4, 11, 5, 5, 7, 3, 10, 9, 4, 8, 6, 6, 3, 2, 4, 1, 2, 1, 7, 3, 5, 9, 8, 5, 2, 3, 5, 9, 6, 10, 1, 6, 5, 8, 5, 4, 6, 8, 6, 5, 0, 3, 1, 6, 8, 4, 7, 6, 8, 1, 4, 4, 4, 4, 7, 9, 9, 7, 2, 6, 5, 8, 1, 3, 3, 2, 7, 7, 7],
[4, 5, 6, 6, 4, 7, 5, 5, 4, 4, 4, 5, 3, 1, 6, 2, 2, 3, 4, 5, 6, 1, 2, 3, 3, 3, 4, 6, 6, 7, 5, 6, 1, 6, 2, 4, 2, 8, 3, 2, 4, 6, 7, 6, 3, 5, 3, 6, 6, 5, 1, 4, 5, 3, 5, 5, 2, 6, 5, 3, 5, 3, 2, 6, 3, 7, 4, 5, 4, 5, 4, 7, 3, 5, 4, 3, 3, 0, 4, 3, 5, 1, 4, 4, 5, 4, 5, 4, 3, 3, 4, 6, 6, 4, 5, 5, 4, 5, 4, 2, 1, 2, 5, 6, 5],
[4, 3, 10, 10, 4, 5, 9, 9, 8, 8, 3, 7, 2, 5, 2, 5, 2, 5, 8, 2, 6, 3, 4, 3, 6, 4, 6, 8, 2, 10, 9, 10, 4, 3, 3, 8, 5, 11, 6, 6, 8, 4, 10, 9, 5, 9, 7, 7, 3, 1, 5, 1, 3, 2, 7, 4, 6, 10, 9, 6, 2, 4, 6, 10, 7, 11, 2, 7, 6, 9, 6, 5, 7, 9, 7, 6, 1, 4, 0, 7, 9, 5, 8, 7, 8, 2, 5, 5, 5, 5, 7, 9, 9, 8, 2, 7, 6, 9, 1, 4, 4, 3, 8, 8, 8],
[7, 8, 5, 6, 5, 8, 6, 6, 5, 1, 5, 2, 5, 2, 9, 2, 5, 6, 2, 7, 4, 4, 3, 4, 2, 6, 6, 3, 9, 8, 5, 7, 4, 9, 5, 4, 5, 9, 6, 1, 2, 7, 8, 7, 6, 3, 4, 3, 9, 8, 3, 7, 6, 6, 6, 6, 3, 4, 3, 1, 8, 4, 1, 6, 4, 8, 5, 4, 4, 2, 2, 8, 1, 6, 1, 6, 6, 3, 7, 0, 5, 2, 5, 5, 6, 6, 5, 4, 3, 3, 5, 7, 7, 5, 8, 3, 3, 6, 7, 5, 3, 4, 2, 3, 2],
[7, 8, 3, 3, 9, 12, 3, 3, 3, 5, 9, 7, 8, 4, 9, 6, 7, 6, 5, 10, 9, 6, 7, 8, 7, 8, 5, 8, 9, 5, 2, 4, 6, 11, 7, 1, 6, 7, 5, 5, 3, 11, 6, 5, 7, 2, 2, 8, 11, 10, 5, 9, 10, 8, 4, 10, 3, 3, 4, 6, 10, 8, 5, 3, 3, 5, 9, 9, 9, 6, 7, 12, 4, 4, 6, 6, 8, 5, 9, 5, 0, 5, 2, 4, 4, 9, 10, 9, 7, 8, 4, 4, 5, 1, 10, 8, 8, 2, 9, 7, 6, 7, 6, 7, 7],
[5, 6, 6, 6, 4, 7, 5, 5, 4, 3, 4, 4, 3, 1, 7, 1, 3, 4, 4, 6, 5, 2, 2, 3, 2, 4, 5, 5, 7, 7, 5, 6, 2, 7, 3, 4, 3, 8, 4, 2, 4, 6, 7, 6, 4, 5, 3, 5, 7, 6, 2, 5, 5, 4, 5, 5, 2, 6, 5, 2, 6, 3, 1, 6, 3, 7, 4, 5, 4, 4, 3, 7, 3, 5, 3, 4, 4, 1, 5, 2, 5, 0, 4, 4, 5, 5, 5, 4, 2, 3, 4, 6, 6, 4, 6, 4, 4, 5, 5, 3, 1, 2, 4, 5, 4],
[5, 6, 3, 3, 8, 11, 1, 1, 1, 6, 8, 7, 7, 3, 7, 5, 6, 4, 5, 9, 9, 5, 6, 7, 6, 6, 3, 8, 7, 3, 2, 2, 5, 10, 6, 2, 4, 5, 3, 4, 4, 10, 4, 3, 5, 3, 1, 8, 10, 8, 4, 8, 9, 7, 2, 9, 2, 3, 4, 5, 9, 7, 4, 2, 1, 3, 8, 9, 8, 7, 7, 11, 5, 2, 6, 4, 7, 4, 8, 5, 2, 4, 0, 2, 2, 8, 9, 8, 6, 7, 2, 2, 3, 1, 9, 8, 8, 1, 8, 5, 5, 6, 7, 8, 7],
[3, 4, 5, 5, 8, 10, 3, 3, 2, 6, 7, 7, 6, 3, 5, 5, 5, 2, 6, 8, 9, 4, 6, 6, 6, 4, 1, 8, 5, 5, 4, 4, 3, 9, 4, 3, 2, 6, 1, 4, 5, 9, 5, 4, 3, 4, 2, 8, 9, 6, 4, 7, 8, 6, 2, 8, 2, 5, 6, 5, 8, 7, 4, 4, 1, 5, 7, 9, 8, 7, 7, 10, 5, 3, 6, 2, 6, 4, 7, 5, 4, 4, 2, 0, 3, 7, 9, 8, 6, 7, 1, 4, 4, 3, 8, 8, 8, 3, 7, 3, 5, 5, 7, 8, 7],
[4, 5, 4, 3, 9, 12, 3, 2, 1, 7, 9, 8, 8, 4, 6, 6, 7, 3, 7, 10, 10, 6, 7, 8, 7, 6, 2, 9, 6, 2, 4, 2, 5, 11, 6, 4, 4, 3, 3, 5, 6, 11, 2, 1, 5, 5, 3, 9, 11, 7, 5, 9, 10, 8, 1, 10, 3, 5, 6, 6, 10, 8, 5, 3, 2, 3, 9, 10, 9, 8, 8, 12, 6, 1, 7, 4, 8, 5, 8, 6, 4, 5, 2, 3, 0, 9, 10, 9, 7, 8, 2, 1, 1, 3, 10, 9, 9, 3, 9, 5, 6, 7, 8, 9, 8],
[6, 5, 10, 10, 3, 3, 9, 9, 8, 7, 2, 6, 2, 5, 4, 4, 2, 6, 8, 1, 5, 3, 3, 2, 5, 4, 7, 7, 4, 11, 9, 10, 4, 3, 3, 8, 5, 12, 6, 6, 8, 2, 11, 10, 5, 9, 7, 6, 3, 3, 5, 2, 1, 2, 8, 3, 6, 10, 9, 5, 2, 3, 5, 10, 7, 11, 1, 6, 5, 8, 5, 3, 7, 9, 6, 6, 1, 4, 2, 6, 9, 5, 8, 7, 9, 0, 4, 4, 4, 4, 8, 10, 10, 8, 2, 6, 5, 9, 1, 4, 4, 3, 7, 7, 7],
[9, 8, 9, 10, 1, 5, 10, 10, 9, 5, 2, 3, 4, 6, 7, 4, 5, 8, 6, 5, 1, 5, 3, 3, 4, 7, 9, 3, 7, 12, 9, 11, 6, 7, 6, 9, 7, 13, 8, 6, 7, 4, 12, 11, 7, 8, 8, 2, 7, 6, 6, 5, 4, 5, 10, 3, 7, 8, 7, 5, 6, 2, 5, 10, 8, 12, 3, 2, 2, 5, 3, 5, 6, 10, 4, 8, 4, 5, 5, 5, 10, 5, 9, 9, 10, 4, 0, 1, 3, 2, 9, 11, 11, 9, 6, 2, 3, 10, 5, 6, 4, 4, 5, 4, 4],
[8, 8, 8, 9, 1, 5, 9, 9, 8, 4, 2, 3, 3, 5, 7, 3, 4, 7, 5, 5, 2, 4, 2, 2, 3, 6, 8, 4, 7, 11, 8, 10, 5, 7, 5, 8, 6, 12, 7, 5, 6, 4, 11, 10, 6, 7, 7, 3, 7, 6, 5, 5, 4, 5, 9, 3, 6, 7, 6, 4, 6, 1, 4, 9, 7, 11, 3, 2, 1, 5, 2, 5, 5, 9, 3, 7, 4, 4, 5, 4, 9, 4, 8, 8, 9, 4, 1, 0, 2, 1, 8, 10, 10, 8, 6, 3, 2, 9, 5, 5, 3, 3, 4, 4, 4],
[7, 8, 7, 8, 3, 6, 7, 7, 6, 3, 3, 2, 3, 3, 7, 1, 3, 6, 4, 5, 3, 3, 1, 2, 1, 5, 7, 3, 7, 9, 7, 8, 4, 7, 4, 6, 5, 10, 6, 3, 5, 5, 9, 8, 5, 6, 5, 3, 7, 6, 4, 5, 4, 4, 7, 4, 4, 6, 5, 2, 6, 2, 2, 8, 5, 9, 3, 3, 2, 4, 1, 6, 4, 7, 2, 6, 4, 3, 5, 3, 7, 2, 6, 6, 7, 4, 3, 2, 0, 1, 6, 8, 8, 6, 6, 2, 2, 7, 5, 4, 2, 2, 3, 3, 3],
[7, 8, 7, 8, 2, 5, 8, 8, 7, 3, 2, 2, 3, 4, 7, 2, 3, 6, 4, 5, 3, 3, 1, 2, 2, 5, 7, 3, 7, 10, 7, 9, 4, 7, 4, 7, 5, 11, 6, 4, 5, 4, 10, 9, 5, 6, 6, 3, 7, 6, 4, 5, 4, 4, 8, 3, 5, 6, 5, 3, 6, 1, 3, 8, 6, 10, 3, 2, 1, 4, 1, 5, 4, 8, 2, 6, 4, 3, 5, 3, 8, 3, 7, 7, 8, 4, 2, 1, 1, 0, 7, 9, 9, 7, 6, 2, 1, 8, 5, 4, 2, 2, 3, 3, 3],
[3, 4, 5, 4, 8, 11, 3, 2, 1, 6, 8, 7, 7, 3, 5, 5, 6, 2, 6, 9, 9, 5, 6, 7, 6, 5, 1, 8, 5, 4, 4, 3, 4, 10, 5, 3, 3, 5, 2, 4, 5, 10, 4, 3, 4, 4, 2, 8, 10, 6, 4, 8, 9, 7, 1, 9, 2, 5, 6, 5, 9, 7, 4, 3, 1, 4, 8, 9, 8, 7, 7, 11, 5, 2, 6, 3, 7, 4, 7, 5, 4, 4, 2, 1, 2, 8, 9, 8, 6, 7, 0, 3, 3, 3, 9, 8, 8, 3, 8, 4, 5, 6, 7, 8, 7],
[5, 6, 3, 2, 10, 13, 2, 1, 2, 7, 10, 9, 9, 5, 7, 7, 8, 4, 6, 11, 11, 7, 8, 9, 8, 7, 3, 10, 7, 2, 3, 1, 6, 12, 7, 4, 5, 3, 4, 6, 6, 12, 2, 2, 6, 5, 3, 10, 12, 8, 6, 10, 11, 9, 2, 11, 4, 4, 5, 7, 11, 9, 6, 2, 3, 2, 10, 11, 10, 8, 9, 13, 7, 1, 8, 5, 9, 6, 9, 7, 4, 6, 2, 4, 1, 10, 11, 10, 8, 9, 3, 0, 1, 3, 11, 10, 10, 3, 10, 6, 7, 8, 8, 9, 9],
[5, 6, 3, 2, 10, 13, 3, 2, 2, 7, 10, 9, 9, 5, 7, 7, 8, 4, 6, 11, 11, 7, 8, 9, 8, 7, 3, 10, 7, 1, 3, 1, 6, 12, 7, 5, 5, 2, 4, 6, 7, 12, 1, 2, 6, 6, 4, 10, 12, 8, 6, 10, 11, 9, 2, 11, 4, 4, 5, 7, 11, 9, 6, 2, 3, 2, 10, 11, 10, 8, 9, 13, 7, 2, 8, 5, 9, 6, 9, 7, 5, 6, 3, 4, 1, 10, 11, 10, 8, 9, 3, 1, 0, 4, 11, 10, 10, 3, 10, 6, 7, 8, 8, 9, 9],
[6, 7, 2, 2, 8, 11, 2, 2, 2, 5, 8, 7, 7, 3, 8, 5, 6, 5, 4, 9, 9, 5, 6, 7, 6, 7, 4, 8, 8, 4, 1, 3, 5, 10, 6, 1, 5, 6, 4, 4, 3, 10, 5, 4, 6, 2, 1, 8, 10, 9, 4, 8, 9, 7, 3, 9, 2, 2, 3, 5, 9, 7, 4, 2, 2, 4, 8, 9, 8, 6, 7, 11, 4, 3, 6, 5, 7, 4, 8, 5, 1, 4, 1, 3, 3, 8, 9, 8, 6, 7, 3, 3, 4, 0, 9, 8, 8, 1, 8, 6, 5, 6, 6, 7, 7],
[6, 5, 11, 11, 5, 5, 10, 10, 9, 9, 4, 8, 3, 6, 4, 6, 3, 7, 9, 2, 7, 4, 5, 4, 7, 5, 8, 9, 4, 12, 10, 11, 5, 2, 4, 9, 6, 13, 7, 7, 9, 4, 12, 11, 6, 10, 8, 8, 2, 3, 6, 3, 3, 3, 9, 5, 7, 11, 10, 7, 1, 5, 7, 11, 8, 12, 3, 8, 7, 10, 7, 5, 8, 10, 8, 7, 2, 5, 2, 8, 10, 6, 9, 8, 10, 2, 6, 6, 6, 6, 9, 11, 11, 9, 0, 8, 7, 10, 1, 5, 5, 4, 9, 9, 9],
[9, 10, 7, 8, 3, 7, 9, 9, 8, 3, 4, 1, 5, 5, 9, 3, 5, 8, 4, 7, 1, 5, 3, 4, 2, 7, 9, 2, 9, 10, 7, 9, 6, 9, 6, 7, 7, 12, 8, 4, 5, 6, 11, 10, 7, 6, 7, 1, 9, 8, 6, 7, 6, 6, 9, 5, 6, 6, 5, 3, 8, 3, 4, 8, 7, 10, 5, 1, 2, 3, 1, 7, 4, 9, 2, 8, 6, 5, 7, 3, 8, 4, 8, 8, 9, 6, 2, 3, 2, 2, 8, 10, 10, 8, 8, 0, 1, 8, 7, 6, 4, 4, 3, 2, 2],
[8, 9, 7, 8, 3, 6, 9, 9, 8, 3, 3, 2, 4, 5, 8, 3, 4, 7, 4, 6, 2, 4, 2, 3, 2, 6, 8, 3, 8, 10, 7, 9, 5, 8, 5, 7, 6, 12, 7, 4, 5, 5, 11, 10, 6, 6, 7, 2, 8, 7, 5, 6, 5, 5, 9, 4, 6, 6, 5, 3, 7, 2, 4, 8, 7, 10, 4, 1, 1, 4, 1, 6, 4, 9, 2, 7, 5, 4, 6, 3, 8, 4, 8, 8, 9, 5, 3, 2, 2, 1, 8, 10, 10, 8, 7, 1, 0, 8, 6, 5, 3, 3, 3, 3, 3],
[6, 7, 2, 2, 9, 12, 1, 2, 2, 5, 9, 7, 8, 4, 8, 6, 7, 5, 4, 10, 9, 6, 7, 8, 7, 7, 4, 8, 8, 3, 1, 2, 6, 11, 7, 2, 5, 5, 4, 5, 4, 11, 4, 4, 6, 3, 2, 8, 11, 9, 5, 9, 10, 8, 3, 10, 3, 2, 3, 6, 10, 8, 5, 1, 2, 3, 9, 9, 9, 6, 7, 12, 5, 3, 6, 5, 8, 5, 9, 6, 2, 5, 1, 3, 3, 9, 10, 9, 7, 8, 3, 3, 3, 1, 10, 8, 8, 0, 9, 6, 6, 7, 6, 7, 7],
[5, 4, 10, 10, 4, 4, 9, 9, 8, 8, 3, 7, 2, 5, 3, 5, 2, 6, 8, 1, 6, 3, 4, 3, 6, 4, 7, 8, 3, 11, 9, 10, 4, 2, 3, 8, 5, 12, 6, 6, 8, 3, 11, 10, 5, 9, 7, 7, 2, 2, 5, 2, 2, 2, 8, 4, 6, 10, 9, 6, 1, 4, 6, 10, 7, 11, 2, 7, 6, 9, 6, 4, 7, 9, 7, 6, 1, 4, 1, 7, 9, 5, 8, 7, 9, 1, 5, 5, 5, 5, 8, 10, 10, 8, 1, 7, 6, 9, 0, 4, 4, 3, 8, 8, 8],
[3, 4, 8, 8, 5, 7, 6, 6, 5, 6, 4, 6, 3, 3, 5, 3, 2, 2, 6, 5, 7, 1, 3, 3, 4, 1, 3, 7, 5, 7, 7, 7, 1, 6, 1, 6, 1, 8, 2, 4, 6, 6, 7, 6, 1, 7, 5, 7, 6, 5, 3, 4, 5, 3, 4, 5, 4, 8, 7, 4, 5, 4, 4, 7, 4, 8, 4, 6, 5, 7, 5, 7, 5, 6, 5, 2, 3, 2, 4, 5, 7, 3, 5, 3, 5, 4, 6, 5, 4, 4, 4, 6, 6, 6, 5, 6, 5, 6, 4, 0, 2, 2, 6, 7, 6],
[5, 6, 7, 7, 3, 6, 6, 6, 5, 4, 3, 4, 2, 2, 6, 1, 2, 4, 5, 5, 5, 1, 1, 2, 2, 3, 5, 5, 6, 8, 6, 7, 2, 6, 2, 5, 3, 9, 4, 3, 5, 5, 8, 7, 3, 6, 4, 5, 6, 5, 2, 4, 4, 3, 6, 4, 3, 7, 6, 2, 5, 2, 2, 7, 4, 8, 3, 4, 3, 5, 3, 6, 4, 6, 3, 4, 3, 1, 4, 3, 6, 1, 5, 5, 6, 4, 4, 3, 2, 2, 5, 7, 7, 5, 5, 4, 3, 6, 4, 2, 0, 1, 4, 5, 4],
[5, 6, 8, 8, 3, 5, 7, 7, 6, 5, 2, 4, 1, 3, 5, 2, 1, 4, 6, 4, 5, 1, 1, 1, 3, 3, 5, 5, 5, 9, 7, 8, 2, 5, 2, 6, 3, 10, 4, 4, 6, 4, 9, 8, 3, 7, 5, 5, 5, 4, 3, 3, 3, 2, 6, 3, 4, 8, 7, 3, 4, 2, 3, 8, 5, 9, 2, 4, 3, 6, 3, 5, 5, 7, 4, 4, 2, 2, 3, 4, 7, 2, 6, 5, 7, 3, 4, 3, 2, 2, 6, 8, 8, 6, 4, 4, 3, 7, 3, 2, 1, 0, 5, 5, 5],
[9, 10, 5, 6, 5, 8, 7, 7, 7, 1, 5, 2, 6, 4, 10, 3, 6, 8, 2, 8, 4, 5, 4, 5, 2, 7, 8, 3, 10, 8, 5, 7, 6, 10, 6, 5, 7, 10, 8, 3, 3, 7, 9, 9, 7, 4, 6, 3, 10, 9, 5, 8, 7, 7, 8, 6, 5, 4, 3, 2, 9, 4, 3, 6, 6, 8, 6, 4, 4, 1, 2, 8, 2, 8, 1, 8, 7, 5, 8, 2, 6, 4, 7, 7, 8, 7, 5, 4, 3, 3, 7, 8, 8, 6, 9, 3, 3, 6, 8, 6, 4, 5, 0, 2, 1],
[10, 11, 6, 7, 5, 8, 8, 8, 8, 2, 5, 1, 6, 5, 10, 4, 6, 9, 3, 8, 3, 6, 4, 5, 3, 8, 9, 1, 10, 9, 6, 8, 7, 10, 7, 6, 8, 11, 9, 4, 4, 7, 10, 10, 8, 5, 7, 2, 10, 9, 6, 8, 7, 7, 9, 6, 6, 5, 4, 3, 9, 4, 4, 7, 7, 9, 6, 3, 4, 1, 2, 8, 3, 9, 2, 9, 7, 6, 8, 3, 7, 5, 8, 8, 9, 7, 4, 4, 3, 3, 8, 9, 9, 7, 9, 2, 3, 7, 8, 7, 5, 5, 2, 0, 1],
[9, 10, 6, 7, 5, 8, 8, 8, 7, 2, 5, 1, 6, 4, 10, 3, 6, 8, 3, 8, 3, 5, 4, 5, 2, 7, 8, 2, 10, 9, 6, 8, 6, 10, 6, 6, 7, 11, 8, 3, 4, 7, 10, 9, 7, 5, 6, 2, 10, 9, 5, 8, 7, 7, 8, 6, 5, 5, 4, 2, 9, 4, 3, 7, 6, 9, 6, 3, 4, 1, 2, 8, 3, 8, 1, 8, 7, 5, 8, 2, 7, 4, 7, 7, 8, 7, 4, 4, 3, 3, 7, 9, 9, 7, 9, 2, 3, 7, 8, 6, 4, 5, 1, 1, 0],
];
#[allow(missing_docs)]
impl Region {
pub const ANDRAST: Region = Region::at(0);
pub const ANFALAS: Region = Region::at(1);
pub const ANGMAR: Region = Region::at(2);
pub const ARNOR: Region = Region::at(3);
pub const ASH_MOUNTAINS: Region = Region::at(4);
pub const BARAD_DUR: Region = Region::at(5);
pub const BREE: Region = Region::at(6);
pub const BUCKLAND: Region = Region::at(7);
pub const CARDOLAN: Region = Region::at(8);
pub const CARROCK: Region = Region::at(9);
pub const DAGORLAD: Region = Region::at(10);
pub const DALE: Region = Region::at(11);
pub const DEAD_MARSHES: Region = Region::at(12);
pub const DIMRILL_DALE: Region = Region::at(13);
pub const DOL_AMROTH: Region = Region::at(14);
pub const DOL_GULDUR: Region = Region::at(15);
pub const DRUADAN_FOREST: Region = Region::at(16);
pub const DRUWAITH_IAUR: Region = Region::at(17);
pub const EAGLES_EYRIE: Region = Region::at(18);
pub const EAST_HARONDOR: Region = Region::at(19);
pub const EAST_RHUN: Region = Region::at(20);
pub const EASTEMNET: Region = Region::at(21);
pub const EASTERN_BROWN_LANDS: Region = Region::at(22);
pub const EASTERN_EMYN_MUIL: Region = Region::at(23);
pub const EASTERN_MIRKWOOD: Region = Region::at(24);
pub const EDORAS: Region = Region::at(25);
pub const ENEDWAITH: Region = Region::at(26);
pub const EREBOR: Region = Region::at(27);
pub const ERECH: Region = Region::at(28);
pub const ERED_LUIN: Region = Region::at(29);
pub const ETTENMOORS: Region = Region::at(30);
pub const EVENDIM: Region = Region::at(31);
pub const FANGORN: Region = Region::at(32);
pub const FAR_HARAD: Region = Region::at(33);
pub const FOLDE: Region = Region::at(34);
pub const FORDS_OF_BRUINEN: Region = Region::at(35);
pub const FORDS_OF_ISEN: Region = Region::at(36);
pub const FORLINDON: Region = Region::at(37);
pub const GAP_OF_ROHAN: Region = Region::at(38);
pub const GLADDEN_FIELDS: Region = Region::at(39);
pub const GOBLINS_GATE: Region = Region::at(40);
pub const GORGOROTH: Region = Region::at(41);
pub const GREY_HAVENS: Region = Region::at(42);
pub const HARLINDON: Region = Region::at(43);
pub const HELMS_DEEP: Region = Region::at(44);
pub const HIGH_PASS: Region = Region::at(45);
pub const HOLLIN: Region = Region::at(46);
pub const IRON_HILLS: Region = Region::at(47);
pub const KHAND: Region = Region::at(48);
pub const LAMEDON: Region = Region::at(49);
pub const LORIEN: Region = Region::at(50);
pub const LOSSARNACH: Region = Region::at(51);
pub const MINAS_MORGUL: Region = Region::at(52);
pub const MINAS_TIRITH: Region = Region::at(53);
pub const MINHIRIATH: Region = Region::at(54);
pub const MORANNON: Region = Region::at(55);
pub const MORIA: Region = Region::at(56);
pub const MOUNT_GRAM: Region = Region::at(57);
pub const MOUNT_GUNDABAD: Region = Region::at(58);
pub const NARROWS_OF_THE_FOREST: Region = Region::at(59);
pub const NEAR_HARAD: Region = Region::at(60);
pub const NOMAN_LANDS: Region = Region::at(61);
pub const NORTH_ANDUIN_VALE: Region = Region::at(62);
pub const NORTH_DOWNS: Region = Region::at(63);
pub const NORTH_DUNLAND: Region = Region::at(64);
pub const NORTH_ERED_LUIN: Region = Region::at(65);
pub const NORTH_ITHILIEN: Region = Region::at(66);
pub const NORTH_RHUN: Region = Region::at(67);
pub const NORTHERN_DORWINION: Region = Region::at(68);
pub const NORTHERN_MIRKWOOD: Region = Region::at(69);
pub const NORTHERN_RHOVANION: Region = Region::at(70);
pub const NURN: Region = Region::at(71);
pub const OLD_FORD: Region = Region::at(72);
pub const OLD_FOREST: Region = Region::at(73);
pub const OLD_FOREST_ROAD: Region = Region::at(74);
pub const ORTHANC: Region = Region::at(75);
pub const OSGILIATH: Region = Region::at(76);
pub const PARTH_CELEBRANT: Region = Region::at(77);
pub const PELARGIR: Region = Region::at(78);
pub const RHOSGOBEL: Region = Region::at(79);
pub const RIVENDELL: Region = Region::at(80);
pub const SOUTH_ANDUIN_VALE: Region = Region::at(81);
pub const SOUTH_DOWNS: Region = Region::at(82);
pub const SOUTH_DUNLAND: Region = Region::at(83);
pub const SOUTH_ERED_LUIN: Region = Region::at(84);
pub const SOUTH_ITHILIEN: Region = Region::at(85);
pub const SOUTH_RHUN: Region = Region::at(86);
pub const SOUTHERN_DORWINION: Region = Region::at(87);
pub const SOUTHERN_MIRKWOOD: Region = Region::at(88);
pub const SOUTHERN_RHOVANION: Region = Region::at(89);
pub const THARBAD: Region = Region::at(90);
pub const THE_SHIRE: Region = Region::at(91);
pub const TOWER_HILLS: Region = Region::at(92);
pub const TROLLSHAWS: Region = Region::at(93);
pub const UMBAR: Region = Region::at(94);
pub const VALE_OF_THE_CARNEN: Region = Region::at(95);
pub const VALE_OF_THE_CELDUIN: Region = Region::at(96);
pub const WEATHER_HILLS: Region = Region::at(97);
pub const WEST_HARONDOR: Region = Region::at(98);
pub const WESTEMNET: Region = Region::at(99);
pub const WESTERN_BROWN_LANDS: Region = Region::at(100);
pub const WESTERN_EMYN_MUIL: Region = Region::at(101);
pub const WESTERN_MIRKWOOD: Region = Region::at(102);
pub const WITHERED_HEATH: Region = Region::at(103);
pub const WOODLAND_REALM: Region = Region::at(104);
}
pub const NATIONS: [NationFacts; 8] = [
NationFacts { active: false, steps: 3, figures: [5, 5, 4], reserve: [2, 3, 3], counted: ["war-force-dwarves-regular", "war-force-dwarves-elite", "war-force-dwarves-leader"], deployed: &[(Region::at(27), [1, 2, 1]), (Region::at(29), [1, 0, 0]), (Region::at(47), [1, 0, 0]), ] },
NationFacts { active: true, steps: 3, figures: [5, 10, 4], reserve: [2, 4, 0], counted: ["war-force-elves-regular", "war-force-elves-elite", "war-force-elves-leader"], deployed: &[(Region::at(42), [1, 1, 1]), (Region::at(50), [1, 2, 1]), (Region::at(80), [0, 2, 1]), (Region::at(104), [1, 1, 1]), ] },
NationFacts { active: false, steps: 2, figures: [15, 5, 4], reserve: [6, 4, 3], counted: ["war-force-gondor-regular", "war-force-gondor-elite", "war-force-gondor-leader"], deployed: &[(Region::at(14), [3, 0, 0]), (Region::at(53), [3, 1, 1]), (Region::at(76), [2, 0, 0]), (Region::at(78), [1, 0, 0]), ] },
NationFacts { active: false, steps: 3, figures: [10, 5, 4], reserve: [6, 4, 3], counted: ["war-force-north-regular", "war-force-north-elite", "war-force-north-leader"], deployed: &[(Region::at(6), [1, 0, 0]), (Region::at(9), [1, 0, 0]), (Region::at(11), [1, 0, 1]), (Region::at(63), [0, 1, 0]), (Region::at(91), [1, 0, 0]), ] },
NationFacts { active: false, steps: 3, figures: [10, 5, 4], reserve: [6, 4, 3], counted: ["war-force-rohan-regular", "war-force-rohan-elite", "war-force-rohan-leader"], deployed: &[(Region::at(25), [1, 1, 0]), (Region::at(36), [2, 0, 1]), (Region::at(44), [1, 0, 0]), ] },
NationFacts { active: true, steps: 1, figures: [12, 6, 0], reserve: [6, 5, 0], counted: ["war-force-isengard-regular", "war-force-isengard-elite", "war-force-isengard-leader"], deployed: &[(Region::at(64), [1, 0, 0]), (Region::at(75), [4, 1, 0]), (Region::at(83), [1, 0, 0]), ] },
NationFacts { active: true, steps: 1, figures: [36, 6, 8], reserve: [8, 4, 4], counted: ["war-force-sauron-regular", "war-force-sauron-elite", "war-force-nazgul"], deployed: &[(Region::at(5), [4, 1, 1]), (Region::at(15), [5, 1, 1]), (Region::at(41), [3, 0, 0]), (Region::at(52), [5, 0, 1]), (Region::at(55), [5, 0, 1]), (Region::at(56), [2, 0, 0]), (Region::at(58), [2, 0, 0]), (Region::at(71), [2, 0, 0]), ] },
NationFacts { active: true, steps: 2, figures: [24, 6, 0], reserve: [10, 3, 0], counted: ["war-force-southrons-regular", "war-force-southrons-elite", "war-force-southrons-leader"], deployed: &[(Region::at(33), [3, 1, 0]), (Region::at(60), [3, 1, 0]), (Region::at(67), [2, 0, 0]), (Region::at(86), [3, 1, 0]), (Region::at(94), [3, 0, 0]), ] },
];
pub const DICE: [DieFacts; 2] = [
DieFacts { start: 4, most: 6, faces: [Face::Character, Face::Character, Face::Event, Face::Muster, Face::MusterArmy, Face::Will] },
DieFacts { start: 7, most: 10, faces: [Face::Character, Face::Army, Face::Muster, Face::Event, Face::MusterArmy, Face::Eye] },
];
pub const TILES: [TileFacts; 15] = [
TileFacts { id: "eye-reveal", term: "war-tile-eye-reveal", count: 4, reveal: true, stop: false, damage: Damage::Eye, special: None },
TileFacts { id: "0-reveal", term: "war-tile-0-reveal", count: 2, reveal: true, stop: false, damage: Damage::Number(0), special: None },
TileFacts { id: "1", term: "war-tile-1", count: 2, reveal: false, stop: false, damage: Damage::Number(1), special: None },
TileFacts { id: "1-reveal", term: "war-tile-1-reveal", count: 2, reveal: true, stop: false, damage: Damage::Number(1), special: None },
TileFacts { id: "2", term: "war-tile-2", count: 2, reveal: false, stop: false, damage: Damage::Number(2), special: None },
TileFacts { id: "2-reveal", term: "war-tile-2-reveal", count: 1, reveal: true, stop: false, damage: Damage::Number(2), special: None },
TileFacts { id: "3", term: "war-tile-3", count: 3, reveal: false, stop: false, damage: Damage::Number(3), special: None },
TileFacts { id: "elven-cloaks", term: "war-tile-elven-cloaks", count: 1, reveal: false, stop: false, damage: Damage::Number(0), special: Some(Side::Free) },
TileFacts { id: "elven-rope", term: "war-tile-elven-rope", count: 1, reveal: false, stop: false, damage: Damage::Number(0), special: Some(Side::Free) },
TileFacts { id: "phial-of-galadriel", term: "war-tile-phial-of-galadriel", count: 1, reveal: false, stop: false, damage: Damage::Number(-2), special: Some(Side::Free) },
TileFacts { id: "smeagol-helps-nice-master", term: "war-tile-smeagol-helps-nice-master", count: 1, reveal: false, stop: false, damage: Damage::Number(-1), special: Some(Side::Free) },
TileFacts { id: "shelobs-lair", term: "war-tile-shelobs-lair", count: 1, reveal: false, stop: true, damage: Damage::Die, special: Some(Side::Shadow) },
TileFacts { id: "the-ring-is-mine", term: "war-tile-the-ring-is-mine", count: 1, reveal: true, stop: true, damage: Damage::Eye, special: Some(Side::Shadow) },
TileFacts { id: "on-on-they-went", term: "war-tile-on-on-they-went", count: 1, reveal: false, stop: true, damage: Damage::Number(3), special: Some(Side::Shadow) },
TileFacts { id: "give-it-to-uss", term: "war-tile-give-it-to-uss", count: 1, reveal: true, stop: true, damage: Damage::Number(1), special: Some(Side::Shadow) },
];
pub const CHARACTERS: [CharacterFacts; 12] = [
CharacterFacts { en: "Gandalf the Grey", es: "Gandalf el Gris", leadership: 1, die: false, captain: true, side: Side::Free, replaces: None, level: Level::Steps(3), rouses: Rouses::Any },
CharacterFacts { en: "Strider", es: "Trancos", leadership: 1, die: false, captain: true, side: Side::Free, replaces: None, level: Level::Steps(3), rouses: Rouses::Only(Nation::North) },
CharacterFacts { en: "Boromir", es: "Boromir", leadership: 1, die: false, captain: true, side: Side::Free, replaces: None, level: Level::Steps(2), rouses: Rouses::Only(Nation::Gondor) },
CharacterFacts { en: "Legolas", es: "Legolas", leadership: 1, die: false, captain: true, side: Side::Free, replaces: None, level: Level::Steps(2), rouses: Rouses::Only(Nation::Elves) },
CharacterFacts { en: "Gimli", es: "Gimli", leadership: 1, die: false, captain: true, side: Side::Free, replaces: None, level: Level::Steps(2), rouses: Rouses::Only(Nation::Dwarves) },
CharacterFacts { en: "Meriadoc Brandybuck", es: "Meriadoc Brandigamo", leadership: 1, die: false, captain: false, side: Side::Free, replaces: None, level: Level::Steps(1), rouses: Rouses::Any },
CharacterFacts { en: "Peregrin Took", es: "Peregrin Tuk", leadership: 1, die: false, captain: false, side: Side::Free, replaces: None, level: Level::Steps(1), rouses: Rouses::Any },
CharacterFacts { en: "Aragorn - Heir to Isildur", es: "Aragorn - Heredero de Isildur", leadership: 2, die: true, captain: true, side: Side::Free, replaces: Some(Character::Strider), level: Level::Steps(3), rouses: Rouses::Any },
CharacterFacts { en: "Gandalf the White", es: "Gandalf el Blanco", leadership: 1, die: true, captain: false, side: Side::Free, replaces: Some(Character::GandalfTheGrey), level: Level::Steps(3), rouses: Rouses::Any },
CharacterFacts { en: "The Witch-king", es: "El Rey Brujo", leadership: 2, die: true, captain: false, side: Side::Shadow, replaces: None, level: Level::Unlimited, rouses: Rouses::None },
CharacterFacts { en: "The Mouth of Sauron", es: "Boca de Sauron", leadership: 2, die: true, captain: false, side: Side::Shadow, replaces: None, level: Level::Steps(3), rouses: Rouses::None },
CharacterFacts { en: "Saruman", es: "Saruman", leadership: 1, die: true, captain: false, side: Side::Shadow, replaces: None, level: Level::Steps(0), rouses: Rouses::None },
];
table::ids! {
/// A Companion or a Minion.
#[allow(missing_docs)]
pub enum Character: "war-character-", "character" {
GandalfTheGrey = "gandalf-the-grey",
Strider = "strider",
Boromir = "boromir",
Legolas = "legolas",
Gimli = "gimli",
Meriadoc = "meriadoc",
Peregrin = "peregrin",
Aragorn = "aragorn",
GandalfTheWhite = "gandalf-the-white",
WitchKing = "witch-king",
MouthOfSauron = "mouth-of-sauron",
Saruman = "saruman",
}
}
pub const CARDS: [CardFacts; 96] = [
CardFacts { id: "fp-character-01", term: "war-card-fp-character-01", en: "Elven Cloaks", es: "", table: false, combat_en: "It is a Gift", combat_es: "", needs: &[], does: &["tile(elven_cloaks)"], first: &[3], kind: CardKind::Character, combat: Combat::Gift, player: None },
CardFacts { id: "fp-character-02", term: "war-card-fp-character-02", en: "Elven Rope", es: "", table: false, combat_en: "It is a Gift", combat_es: "", needs: &[], does: &["tile(elven_rope)"], first: &[3], kind: CardKind::Character, combat: Combat::Gift, player: None },
CardFacts { id: "fp-character-03", term: "war-card-fp-character-03", en: "Phial of Galadriel", es: "", table: false, combat_en: "It is a Gift", combat_es: "", needs: &[], does: &["tile(phial_of_galadriel)"], first: &[3], kind: CardKind::Character, combat: Combat::Gift, player: None },
CardFacts { id: "fp-character-04", term: "war-card-fp-character-04", en: "Sméagol Helps Nice Master", es: "", table: false, combat_en: "It is a Gift", combat_es: "", needs: &[], does: &["tile(smeagol_helps_nice_master)"], first: &[3], kind: CardKind::Character, combat: Combat::Gift, player: None },
CardFacts { id: "fp-character-05", term: "war-card-fp-character-05", en: "Mithril Coat and Sting", es: "", table: true, combat_en: "Blade of Westernesse", combat_es: "", needs: &[], does: &[], first: &[6], kind: CardKind::Character, combat: Combat::Westernesse, player: None },
CardFacts { id: "fp-character-06", term: "war-card-fp-character-06", en: "Axe and Bow", es: "", table: true, combat_en: "Mighty Attack", combat_es: "", needs: &["in_fellowship([gimli, legolas])"], does: &[], first: &[4], kind: CardKind::Character, combat: Combat::Mighty, player: None },
CardFacts { id: "fp-character-07", term: "war-card-fp-character-07", en: "Horn of Gondor", es: "", table: true, combat_en: "Mighty Attack", combat_es: "", needs: &["in_fellowship(boromir)"], does: &[], first: &[4], kind: CardKind::Character, combat: Combat::Mighty, player: None },
CardFacts { id: "fp-character-08", term: "war-card-fp-character-08", en: "Wizard's Staff", es: "", table: true, combat_en: "Servant of the Secret Fire", combat_es: "", needs: &["in_fellowship(gandalf_the_grey)"], does: &[], first: &[3], kind: CardKind::Character, combat: Combat::Secretfire, player: None },
CardFacts { id: "fp-character-09", term: "war-card-fp-character-09", en: "Athelas", es: "", table: false, combat_en: "Andúril", combat_es: "", needs: &[], does: &["heal_by_dice(5, 3)"], first: &[4], kind: CardKind::Character, combat: Combat::Anduril, player: None },
CardFacts { id: "fp-character-10", term: "war-card-fp-character-10", en: "There is Another Way", es: "", table: false, combat_en: "Heroic Death", combat_es: "", needs: &[], does: &["heal(1)", "another_way"], first: &[6], kind: CardKind::Character, combat: Combat::Heroic, player: None },
CardFacts { id: "fp-character-11", term: "war-card-fp-character-11", en: "I Will Go Alone", es: "", table: false, combat_en: "Daring Defiance", combat_es: "", needs: &["company"], does: &["separate(extra = 1)", "heal(1)"], first: &[0], kind: CardKind::Character, combat: Combat::Defiance, player: None },
CardFacts { id: "fp-character-12", term: "war-card-fp-character-12", en: "Bilbo's Song", es: "", table: false, combat_en: "Fateful Strike", combat_es: "", needs: &[], does: &["heal(1, 2)"], first: &[6], kind: CardKind::Character, combat: Combat::Fateful, player: None },
CardFacts { id: "fp-character-13", term: "war-card-fp-character-13", en: "Mirror of Galadriel", es: "", table: false, combat_en: "Heroic Death", combat_es: "", needs: &[], does: &["character_to_will", "heal_at(lorien)"], first: &[6], kind: CardKind::Character, combat: Combat::Heroic, player: None },
CardFacts { id: "fp-character-14", term: "war-card-fp-character-14", en: "Challenge of the King", es: "", table: false, combat_en: "Sudden Strike", combat_es: "", needs: &["king_with_army([gondor, rohan])"], does: &["challenge"], first: &[2], kind: CardKind::Character, combat: Combat::Sudden, player: None },
CardFacts { id: "fp-character-15", term: "war-card-fp-character-15", en: "Gwaihir the Windlord", es: "", table: false, combat_en: "Daring Defiance", combat_es: "", needs: &[], does: &["separate_or_walk(level = 4, into_siege)"], first: &[0], kind: CardKind::Character, combat: Combat::Defiance, player: None },
CardFacts { id: "fp-character-16", term: "war-card-fp-character-16", en: "We Prove the Swifter", es: "", table: false, combat_en: "Daring Defiance", combat_es: "", needs: &[], does: &["separate_or_walk(extra = 2, into_siege)"], first: &[0], kind: CardKind::Character, combat: Combat::Defiance, player: None },
CardFacts { id: "fp-character-17", term: "war-card-fp-character-17", en: "There and Back Again", es: "", table: false, combat_en: "Brave Stand", combat_es: "", needs: &[], does: &["separate(extra = 1)", "rouse_if([gimli, legolas], [dale, erebor, woodland_realm], [dwarves, north], [dwarves, elves, north])"], first: &[3], kind: CardKind::Character, combat: Combat::Brave, player: None },
CardFacts { id: "fp-character-18", term: "war-card-fp-character-18", en: "The Eagles are Coming!", es: "", table: false, combat_en: "Heroic Death", combat_es: "", needs: &["eagles"], does: &["eagles", "eagles_drive"], first: &[6], kind: CardKind::Character, combat: Combat::Heroic, player: None },
CardFacts { id: "fp-character-19", term: "war-card-fp-character-19", en: "The Ents Awake: Treebeard", es: "El Despertar de los Ents", table: false, combat_en: "Ents' Rage", combat_es: "", needs: &["white_and(fangorn)"], does: &["ents", "ents_end", "ents_play"], first: &[3], kind: CardKind::Character, combat: Combat::Entsrage, player: None },
CardFacts { id: "fp-character-20", term: "war-card-fp-character-20", en: "The Ents Awake: Huorns", es: "El Despertar de los Ents", table: false, combat_en: "Huorn-dark", combat_es: "", needs: &["white_and(fangorn)"], does: &["ents", "ents_end", "ents_play"], first: &[3], kind: CardKind::Character, combat: Combat::Huorndark, player: None },
CardFacts { id: "fp-character-21", term: "war-card-fp-character-21", en: "The Ents Awake: Entmoot", es: "El Despertar de los Ents", table: false, combat_en: "Nameless Wood", combat_es: "", needs: &["white_and(fangorn)"], does: &["ents", "ents_end", "ents_play"], first: &[5], kind: CardKind::Character, combat: Combat::Nameless, player: None },
CardFacts { id: "fp-character-22", term: "war-card-fp-character-22", en: "Dead Men of Dunharrow", es: "Muertos de El Sagrario", table: false, combat_en: "Sudden Strike", combat_es: "", needs: &["king_in(rohan)"], does: &["dead_men", "dead_men_rout", "dead_men_muster(gondor)"], first: &[2], kind: CardKind::Character, combat: Combat::Sudden, player: None },
CardFacts { id: "fp-character-23", term: "war-card-fp-character-23", en: "House of the Stewards", es: "", table: false, combat_en: "Brave Stand", combat_es: "", needs: &["within(boromir, gondor)"], does: &["recruit(with(boromir), units(gondor))", "draw(strategy, 2)"], first: &[3], kind: CardKind::Character, combat: Combat::Brave, player: None },
CardFacts { id: "fp-character-24", term: "war-card-fp-character-24", en: "The Grey Company", es: "", table: false, combat_en: "Brave Stand", combat_es: "", needs: &["king_with_army"], does: &["grey_company", "draw(strategy, 2)"], first: &[3], kind: CardKind::Character, combat: Combat::Brave, player: None },
CardFacts { id: "fp-strategy-01", term: "war-card-fp-strategy-01", en: "The Last Battle", es: "La Última Batalla", table: true, combat_en: "Daylight", combat_es: "", needs: &["aragorn_abroad"], does: &[], first: &[3], kind: CardKind::Army, combat: Combat::Daylight, player: None },
CardFacts { id: "fp-strategy-02", term: "war-card-fp-strategy-02", en: "A Power too Great", es: "", table: true, combat_en: "No Quarter", combat_es: "", needs: &[], does: &["advance(elves)"], first: &[5], kind: CardKind::Army, combat: Combat::Noquarter, player: Some(Part::Gondor) },
CardFacts { id: "fp-strategy-03", term: "war-card-fp-strategy-03", en: "The Power of Tom Bombadil", es: "", table: true, combat_en: "Advantageous Position", combat_es: "", needs: &[], does: &["advance(north)"], first: &[3], kind: CardKind::Army, combat: Combat::Advantage, player: Some(Part::Rohan) },
CardFacts { id: "fp-strategy-04", term: "war-card-fp-strategy-04", en: "Book of Mazarbul", es: "", table: false, combat_en: "Advantageous Position", combat_es: "", needs: &[], does: &["walk", "to_war_if([erebor, ered_luin], dwarves)"], first: &[3], kind: CardKind::Muster, combat: Combat::Advantage, player: Some(Part::Rohan) },
CardFacts { id: "fp-strategy-05", term: "war-card-fp-strategy-05", en: "The Spirit of Mordor", es: "", table: false, combat_en: "Scouts", combat_es: "Exploradores", needs: &["mixed_army"], does: &["discord(5)"], first: &[1], kind: CardKind::Army, combat: Combat::Scouts, player: None },
CardFacts { id: "fp-strategy-06", term: "war-card-fp-strategy-06", en: "Faramir's Rangers", es: "", table: false, combat_en: "Shield-Wall", combat_es: "", needs: &[], does: &["ambush(3, [osgiliath, north_ithilien, south_ithilien])", "recruit_if_army(osgiliath, [units(gondor), leader(gondor)])"], first: &[6], kind: CardKind::Army, combat: Combat::Shieldwall, player: Some(Part::Gondor) },
CardFacts { id: "fp-strategy-07", term: "war-card-fp-strategy-07", en: "Fear! Fire! Foes!", es: "", table: false, combat_en: "Shield-Wall", combat_es: "", needs: &[], does: &["walk", "to_war_if([the_shire, bree], north)"], first: &[6], kind: CardKind::Muster, combat: Combat::Shieldwall, player: Some(Part::Rohan) },
CardFacts { id: "fp-strategy-08", term: "war-card-fp-strategy-08", en: "Wisdom of Elrond", es: "", table: false, combat_en: "Confusion", combat_es: "", needs: &[], does: &["counsel"], first: &[4], kind: CardKind::Muster, combat: Combat::Confusion, player: None },
CardFacts { id: "fp-strategy-09", term: "war-card-fp-strategy-09", en: "The Red Arrow", es: "", table: false, combat_en: "Scouts", combat_es: "Exploradores", needs: &["active(gondor)"], does: &["advance(rohan)", "recruit(edoras, [units(rohan), leader(rohan)])"], first: &[1], kind: CardKind::Muster, combat: Combat::Scouts, player: Some(Part::Rohan) },
CardFacts { id: "fp-strategy-10", term: "war-card-fp-strategy-10", en: "Help Unlooked For", es: "", table: false, combat_en: "No Quarter", combat_es: "", needs: &["relief"], does: &["relieve"], first: &[5], kind: CardKind::Army, combat: Combat::Noquarter, player: None },
CardFacts { id: "fp-strategy-11", term: "war-card-fp-strategy-11", en: "Paths of the Woses", es: "Caminos de los Woses", table: false, combat_en: "Sudden Strike", combat_es: "", needs: &["at_war(rohan)"], does: &["secret_path(rohan, minas_tirith)"], first: &[2], kind: CardKind::Army, combat: Combat::Sudden, player: None },
CardFacts { id: "fp-strategy-12", term: "war-card-fp-strategy-12", en: "Through a Day and a Night", es: "", table: false, combat_en: "Confusion", combat_es: "", needs: &["companion_army"], does: &["journey(1, 2, by_companion)"], first: &[4], kind: CardKind::Army, combat: Combat::Confusion, player: None },
CardFacts { id: "fp-strategy-13", term: "war-card-fp-strategy-13", en: "Círdan's Ships", es: "", table: false, combat_en: "Charge", combat_es: "", needs: &["at_war(elves)"], does: &["recruit(coast, units(elves, 2))"], first: &[2], kind: CardKind::Muster, combat: Combat::Charge, player: Some(Part::Gondor) },
CardFacts { id: "fp-strategy-14", term: "war-card-fp-strategy-14", en: "Guards of the Citadel", es: "", table: false, combat_en: "Charge", combat_es: "", needs: &[], does: &["recruit(minas_tirith, [units(gondor), leader(gondor)])"], first: &[2], kind: CardKind::Muster, combat: Combat::Charge, player: Some(Part::Gondor) },
CardFacts { id: "fp-strategy-15", term: "war-card-fp-strategy-15", en: "Celeborn's Galadhrim", es: "", table: false, combat_en: "Daylight", combat_es: "", needs: &[], does: &["recruit(lorien, units(elves))", "draw(strategy)"], first: &[3], kind: CardKind::Muster, combat: Combat::Daylight, player: Some(Part::Gondor) },
CardFacts { id: "fp-strategy-16", term: "war-card-fp-strategy-16", en: "Riders of Théoden", es: "Jinetes de Théoden", table: false, combat_en: "Daylight", combat_es: "", needs: &[], does: &["recruit(or_companion(edoras, rohan), [units(rohan), leader(rohan)])"], first: &[3], kind: CardKind::Muster, combat: Combat::Daylight, player: Some(Part::Rohan) },
CardFacts { id: "fp-strategy-17", term: "war-card-fp-strategy-17", en: "Grimbeorn the Old, Son of Beorn", es: "", table: false, combat_en: "Scouts", combat_es: "Exploradores", needs: &[], does: &["recruit(carrock, [units(north), leader(north)])"], first: &[1], kind: CardKind::Muster, combat: Combat::Scouts, player: Some(Part::Rohan) },
CardFacts { id: "fp-strategy-18", term: "war-card-fp-strategy-18", en: "Imrahil of Dol Amroth", es: "Imrahil de Dol Amroth", table: false, combat_en: "Shield-Wall", combat_es: "", needs: &[], does: &["recruit(dol_amroth, [units(gondor), leader(gondor)])"], first: &[6], kind: CardKind::Muster, combat: Combat::Shieldwall, player: Some(Part::Gondor) },
CardFacts { id: "fp-strategy-19", term: "war-card-fp-strategy-19", en: "King Brand's Men", es: "", table: false, combat_en: "Shield-Wall", combat_es: "", needs: &[], does: &["recruit(dale, regulars(north, 2))", "draw(strategy)"], first: &[6], kind: CardKind::Muster, combat: Combat::Shieldwall, player: Some(Part::Rohan) },
CardFacts { id: "fp-strategy-20", term: "war-card-fp-strategy-20", en: "Swords in Eriador", es: "", table: false, combat_en: "Advantageous Position", combat_es: "", needs: &[], does: &["recruit(the_shire, units(north))", "recruit(ered_luin, units(dwarves))", "draw(strategy)"], first: &[3], kind: CardKind::Muster, combat: Combat::Advantage, player: Some(Part::Rohan) },
CardFacts { id: "fp-strategy-21", term: "war-card-fp-strategy-21", en: "Kindred of Glorfindel", es: "", table: false, combat_en: "Advantageous Position", combat_es: "", needs: &[], does: &["recruit(rivendell, units(elves))", "draw(strategy)"], first: &[3], kind: CardKind::Muster, combat: Combat::Advantage, player: Some(Part::Gondor) },
CardFacts { id: "fp-strategy-22", term: "war-card-fp-strategy-22", en: "Dáin Ironfoot's Guard", es: "", table: false, combat_en: "Valour", combat_es: "", needs: &[], does: &["recruit(erebor, [units(dwarves), leader(dwarves)])"], first: &[3], kind: CardKind::Muster, combat: Combat::Valour, player: Some(Part::Rohan) },
CardFacts { id: "fp-strategy-23", term: "war-card-fp-strategy-23", en: "Éomer, Son of Éomund", es: "", table: false, combat_en: "Valour", combat_es: "", needs: &[], does: &["recruit(settlement(rohan), [units(rohan), leader(rohan)])"], first: &[3], kind: CardKind::Muster, combat: Combat::Valour, player: Some(Part::Rohan) },
CardFacts { id: "fp-strategy-24", term: "war-card-fp-strategy-24", en: "Thranduil's Archers", es: "", table: false, combat_en: "Valour", combat_es: "", needs: &[], does: &["recruit(woodland_realm, units(elves))", "draw(strategy)"], first: &[3], kind: CardKind::Muster, combat: Combat::Valour, player: Some(Part::Gondor) },
CardFacts { id: "shadow-character-01", term: "war-card-shadow-character-01", en: "Shelob's Lair", es: "", table: false, combat_en: "One for the Dark Lord", combat_es: "", needs: &[], does: &["tile(shelobs_lair)"], first: &[3], kind: CardKind::Character, combat: Combat::Darklord, player: None },
CardFacts { id: "shadow-character-02", term: "war-card-shadow-character-02", en: "The Ring is Mine!", es: "", table: false, combat_en: "One for the Dark Lord", combat_es: "", needs: &[], does: &["tile(the_ring_is_mine)"], first: &[3], kind: CardKind::Character, combat: Combat::Darklord, player: None },
CardFacts { id: "shadow-character-03", term: "war-card-shadow-character-03", en: "On, On They Went", es: "", table: false, combat_en: "One for the Dark Lord", combat_es: "", needs: &[], does: &["tile(on_on_they_went)"], first: &[3], kind: CardKind::Character, combat: Combat::Darklord, player: None },
CardFacts { id: "shadow-character-04", term: "war-card-shadow-character-04", en: "Give it to Uss!", es: "", table: false, combat_en: "One for the Dark Lord", combat_es: "", needs: &[], does: &["tile(give_it_to_uss)"], first: &[3], kind: CardKind::Character, combat: Combat::Darklord, player: None },
CardFacts { id: "shadow-character-05", term: "war-card-shadow-character-05", en: "Orc Patrol", es: "", table: false, combat_en: "Cruel as Death", combat_es: "", needs: &["outside"], does: &["tiles"], first: &[3], kind: CardKind::Character, combat: Combat::Cruel, player: None },
CardFacts { id: "shadow-character-06", term: "war-card-shadow-character-06", en: "Isildur's Bane", es: "", table: false, combat_en: "Cruel as Death", combat_es: "", needs: &["outside"], does: &["tiles(sure)"], first: &[3], kind: CardKind::Character, combat: Combat::Cruel, player: None },
CardFacts { id: "shadow-character-07", term: "war-card-shadow-character-07", en: "Foul Thing from the Deep", es: "", table: false, combat_en: "They are Terrible", combat_es: "", needs: &["outside"], does: &["tiles(random)"], first: &[4], kind: CardKind::Character, combat: Combat::Terrible, player: None },
CardFacts { id: "shadow-character-08", term: "war-card-shadow-character-08", en: "Candles of Corpses", es: "", table: false, combat_en: "Dread and Despair", combat_es: "", needs: &["outside"], does: &["corrupt_by_dice(4, 6)"], first: &[3], kind: CardKind::Character, combat: Combat::Dread, player: None },
CardFacts { id: "shadow-character-09", term: "war-card-shadow-character-09", en: "Nazgûl Search", es: "", table: false, combat_en: "Foul Stench", combat_es: "", needs: &["progress"], does: &["fly", "search_ends"], first: &[3], kind: CardKind::Character, combat: Combat::Stench, player: None },
CardFacts { id: "shadow-character-10", term: "war-card-shadow-character-10", en: "Cruel Weather", es: "", table: false, combat_en: "Cruel as Death", combat_es: "", needs: &["progress"], does: &["drive"], first: &[3], kind: CardKind::Character, combat: Combat::Cruel, player: None },
CardFacts { id: "shadow-character-11", term: "war-card-shadow-character-11", en: "The Nazgûl Strike!", es: "", table: false, combat_en: "Black Breath", combat_es: "", needs: &["progress"], does: &["fly", "strike"], first: &[6], kind: CardKind::Character, combat: Combat::Breath, player: None },
CardFacts { id: "shadow-character-12", term: "war-card-shadow-character-12", en: "Morgul Wound", es: "", table: false, combat_en: "Black Breath", combat_es: "", needs: &["revealed"], does: &["wound"], first: &[6], kind: CardKind::Character, combat: Combat::Breath, player: None },
CardFacts { id: "shadow-character-13", term: "war-card-shadow-character-13", en: "Lure of the Ring", es: "", table: false, combat_en: "They are Terrible", combat_es: "", needs: &["revealed"], does: &["lure"], first: &[4], kind: CardKind::Character, combat: Combat::Terrible, player: None },
CardFacts { id: "shadow-character-14", term: "war-card-shadow-character-14", en: "The Breaking of the Fellowship", es: "", table: false, combat_en: "Dread and Despair", combat_es: "", needs: &["revealed"], does: &["tiles(breaking)"], first: &[3], kind: CardKind::Character, combat: Combat::Dread, player: None },
CardFacts { id: "shadow-character-15", term: "war-card-shadow-character-15", en: "Worn with Sorrow and Toil", es: "", table: true, combat_en: "Words of Power", combat_es: "", needs: &[], does: &[], first: &[1], kind: CardKind::Character, combat: Combat::Words, player: None },
CardFacts { id: "shadow-character-16", term: "war-card-shadow-character-16", en: "Flocks of Crebain", es: "", table: true, combat_en: "They are Terrible", combat_es: "", needs: &[], does: &[], first: &[4], kind: CardKind::Character, combat: Combat::Terrible, player: None },
CardFacts { id: "shadow-character-17", term: "war-card-shadow-character-17", en: "Balrog of Moria", es: "Balrog de Moria", table: true, combat_en: "Durin's Bane", combat_es: "El Daño de Durin", needs: &[], does: &[], first: &[2], kind: CardKind::Character, combat: Combat::Durin, player: None },
CardFacts { id: "shadow-character-18", term: "war-card-shadow-character-18", en: "The Lidless Eye", es: "", table: false, combat_en: "Words of Power", combat_es: "", needs: &[], does: &["eyes(3)"], first: &[1], kind: CardKind::Character, combat: Combat::Words, player: None },
CardFacts { id: "shadow-character-19", term: "war-card-shadow-character-19", en: "Dreadful Spells", es: "", table: false, combat_en: "Devilry of Orthanc", combat_es: "", needs: &["spells"], does: &["spells"], first: &[3], kind: CardKind::Character, combat: Combat::Devilry, player: None },
CardFacts { id: "shadow-character-20", term: "war-card-shadow-character-20", en: "Grond, Hammer of the Underworld", es: "", table: false, combat_en: "Dread and Despair", combat_es: "", needs: &["kings_siege"], does: &["assault"], first: &[3], kind: CardKind::Character, combat: Combat::Dread, player: Some(Part::WitchKing) },
CardFacts { id: "shadow-character-21", term: "war-card-shadow-character-21", en: "The Palantír of Orthanc", es: "", table: true, combat_en: "Cruel as Death", combat_es: "", needs: &["in_play(saruman)"], does: &[], first: &[3], kind: CardKind::Character, combat: Combat::Cruel, player: Some(Part::Saruman) },
CardFacts { id: "shadow-character-22", term: "war-card-shadow-character-22", en: "Wormtongue", es: "", table: true, combat_en: "Foul Stench", combat_es: "", needs: &["in_play(saruman)"], does: &[], first: &[3], kind: CardKind::Character, combat: Combat::Stench, player: Some(Part::Saruman) },
CardFacts { id: "shadow-character-23", term: "war-card-shadow-character-23", en: "The Ringwraiths are Abroad", es: "", table: false, combat_en: "Words of Power", combat_es: "", needs: &[], does: &["fly", "abroad"], first: &[1], kind: CardKind::Character, combat: Combat::Words, player: None },
CardFacts { id: "shadow-character-24", term: "war-card-shadow-character-24", en: "The Black Captain Commands", es: "", table: false, combat_en: "Foul Stench", combat_es: "", needs: &["in_play(witch_king)"], does: &["captain", "captain_leads"], first: &[3], kind: CardKind::Character, combat: Combat::Stench, player: Some(Part::WitchKing) },
CardFacts { id: "shadow-strategy-01", term: "war-card-shadow-strategy-01", en: "Return to Valinor", es: "", table: false, combat_en: "Deadly Strife", combat_es: "", needs: &["fallen(elves)"], does: &["valinor"], first: &[3], kind: CardKind::Army, combat: Combat::Strife, player: None },
CardFacts { id: "shadow-strategy-02", term: "war-card-shadow-strategy-02", en: "The Fighting Uruk-hai", es: "", table: false, combat_en: "Onslaught", combat_es: "", needs: &["in_play(saruman)", "siege_with(isengard)"], does: &["assault"], first: &[7], kind: CardKind::Army, combat: Combat::Onslaught, player: Some(Part::Saruman) },
CardFacts { id: "shadow-strategy-03", term: "war-card-shadow-strategy-03", en: "Denethor's Folly", es: "La Locura de Denethor", table: true, combat_en: "Devilry of Orthanc", combat_es: "", needs: &["besieged(minas_tirith)"], does: &["folly(minas_tirith)"], first: &[3], kind: CardKind::Army, combat: Combat::Devilry, player: None },
CardFacts { id: "shadow-strategy-04", term: "war-card-shadow-strategy-04", en: "The Day Without Dawn", es: "", table: false, combat_en: "Relentless Assault", combat_es: "", needs: &["shadow_at_war"], does: &["no_dawn"], first: &[3], kind: CardKind::Army, combat: Combat::Relentless, player: None },
CardFacts { id: "shadow-strategy-05", term: "war-card-shadow-strategy-05", en: "Threats and Promises", es: "", table: true, combat_en: "Devilry of Orthanc", combat_es: "", needs: &[], does: &[], first: &[3], kind: CardKind::Muster, combat: Combat::Devilry, player: None },
CardFacts { id: "shadow-strategy-06", term: "war-card-shadow-strategy-06", en: "Stormcrow", es: "", table: false, combat_en: "Great Host", combat_es: "", needs: &["stormcrow"], does: &["stormcrow", "stormcrow_loss"], first: &[7], kind: CardKind::Muster, combat: Combat::Host, player: None },
CardFacts { id: "shadow-strategy-07", term: "war-card-shadow-strategy-07", en: "Shadows Gather", es: "", table: false, combat_en: "Mûmakil", combat_es: "", needs: &[], does: &["journey(1, 3, gather)"], first: &[3, 5], kind: CardKind::Army, combat: Combat::Mumakil, player: None },
CardFacts { id: "shadow-strategy-08", term: "war-card-shadow-strategy-08", en: "The Shadow Lengthens", es: "", table: false, combat_en: "Mûmakil", combat_es: "", needs: &[], does: &["journey(2, 2, gather)"], first: &[3, 5], kind: CardKind::Army, combat: Combat::Mumakil, player: None },
CardFacts { id: "shadow-strategy-09", term: "war-card-shadow-strategy-09", en: "The Shadow is Moving", es: "", table: false, combat_en: "Swarm of Bats", combat_es: "", needs: &["shadow_at_war"], does: &["march(4)"], first: &[0], kind: CardKind::Army, combat: Combat::Bats, player: None },
CardFacts { id: "shadow-strategy-10", term: "war-card-shadow-strategy-10", en: "Corsairs of Umbar", es: "", table: false, combat_en: "Deadly Strife", combat_es: "", needs: &["at_war(southrons)"], does: &["corsairs(umbar, gondor)"], first: &[3], kind: CardKind::Army, combat: Combat::Strife, player: Some(Part::Saruman) },
CardFacts { id: "shadow-strategy-11", term: "war-card-shadow-strategy-11", en: "Rage of the Dunlendings", es: "", table: false, combat_en: "Relentless Assault", combat_es: "", needs: &["at_war(isengard)"], does: &["dunlendings", "dunlendings_follow(4)"], first: &[3], kind: CardKind::Muster, combat: Combat::Relentless, player: Some(Part::Saruman) },
CardFacts { id: "shadow-strategy-12", term: "war-card-shadow-strategy-12", en: "Return of the Witch-king", es: "", table: false, combat_en: "Swarm of Bats", combat_es: "", needs: &["in_play(witch_king)"], does: &["summon(witch_king, angmar)", "recruit(angmar, [regulars(sauron, 2), elites(sauron)])"], first: &[0], kind: CardKind::Muster, combat: Combat::Bats, player: Some(Part::WitchKing) },
CardFacts { id: "shadow-strategy-13", term: "war-card-shadow-strategy-13", en: "Half-orcs and Goblin-men", es: "", table: false, combat_en: "We Come to Kill", combat_es: "", needs: &["at_war(isengard)"], does: &["recruit(shadow_army, units(isengard))"], first: &[7], kind: CardKind::Army, combat: Combat::Kill, player: Some(Part::Saruman) },
CardFacts { id: "shadow-strategy-14", term: "war-card-shadow-strategy-14", en: "Olog-hai", es: "", table: false, combat_en: "We Come to Kill", combat_es: "", needs: &["at_war(sauron)"], does: &["recruit(shadow_army, units(sauron))"], first: &[7], kind: CardKind::Army, combat: Combat::Kill, player: Some(Part::WitchKing) },
CardFacts { id: "shadow-strategy-15", term: "war-card-shadow-strategy-15", en: "Hill-trolls", es: "", table: false, combat_en: "We Come to Kill", combat_es: "", needs: &["at_war(sauron)"], does: &["promote(sauron, 2)"], first: &[7], kind: CardKind::Army, combat: Combat::Kill, player: Some(Part::WitchKing) },
CardFacts { id: "shadow-strategy-16", term: "war-card-shadow-strategy-16", en: "A New Power is Rising", es: "", table: false, combat_en: "Great Host", combat_es: "", needs: &["in_play(saruman)"], does: &["recruit(north_dunland, regulars(isengard, 2))", "recruit(south_dunland, regulars(isengard, 2))", "recruit(orthanc, units(isengard, 2))"], first: &[7], kind: CardKind::Muster, combat: Combat::Host, player: Some(Part::Saruman) },
CardFacts { id: "shadow-strategy-17", term: "war-card-shadow-strategy-17", en: "Many Kings to the Service of Mordor", es: "", table: false, combat_en: "Great Host", combat_es: "", needs: &[], does: &["recruit_in_three(southrons, 2)"], first: &[7], kind: CardKind::Muster, combat: Combat::Host, player: Some(Part::Saruman) },
CardFacts { id: "shadow-strategy-18", term: "war-card-shadow-strategy-18", en: "The King is Revealed", es: "", table: false, combat_en: "Relentless Assault", combat_es: "", needs: &["in_play(aragorn)"], does: &["recruit(minas_morgul, [regulars(sauron, 5), nazgul])"], first: &[3], kind: CardKind::Muster, combat: Combat::Relentless, player: Some(Part::WitchKing) },
CardFacts { id: "shadow-strategy-19", term: "war-card-shadow-strategy-19", en: "Shadows on the Misty Mountains", es: "", table: false, combat_en: "Onslaught", combat_es: "", needs: &[], does: &["recruit(one_of([mount_gram, moria]), [units(sauron, 2), nazgul])"], first: &[7], kind: CardKind::Muster, combat: Combat::Onslaught, player: Some(Part::WitchKing) },
CardFacts { id: "shadow-strategy-20", term: "war-card-shadow-strategy-20", en: "Orcs Multiplying Again", es: "", table: false, combat_en: "Onslaught", combat_es: "", needs: &[], does: &["recruit(dol_guldur, regulars(sauron, 3))", "recruit(mount_gundabad, regulars(sauron, 3))"], first: &[7], kind: CardKind::Muster, combat: Combat::Onslaught, player: Some(Part::WitchKing) },
CardFacts { id: "shadow-strategy-21", term: "war-card-shadow-strategy-21", en: "Horde from the East", es: "", table: false, combat_en: "Deadly Strife", combat_es: "", needs: &["at_war(southrons)"], does: &["recruit(east(southrons), regulars(southrons, 5))"], first: &[3], kind: CardKind::Muster, combat: Combat::Strife, player: Some(Part::Saruman) },
CardFacts { id: "shadow-strategy-22", term: "war-card-shadow-strategy-22", en: "Monsters Roused", es: "", table: false, combat_en: "Desperate Battle", combat_es: "", needs: &[], does: &["recruit(angmar, regulars(sauron))", "recruit(ettenmoors, regulars(sauron))", "recruit(weather_hills, regulars(sauron))", "recruit(trollshaws, elites(sauron))"], first: &[3], kind: CardKind::Muster, combat: Combat::Desperate, player: Some(Part::WitchKing) },
CardFacts { id: "shadow-strategy-23", term: "war-card-shadow-strategy-23", en: "Musterings of Long-planned War", es: "", table: false, combat_en: "Desperate Battle", combat_es: "", needs: &["shadow_at_war"], does: &["recruit(gorgoroth, regulars(southrons, 5))", "recruit(nurn, regulars(sauron, 5))"], first: &[3], kind: CardKind::Muster, combat: Combat::Desperate, player: None },
CardFacts { id: "shadow-strategy-24", term: "war-card-shadow-strategy-24", en: "Pits of Mordor", es: "", table: false, combat_en: "Desperate Battle", combat_es: "", needs: &["at_war(sauron)"], does: &["recruit_in_three(sauron, 2, strongholds)"], first: &[3], kind: CardKind::Muster, combat: Combat::Desperate, player: Some(Part::WitchKing) },
];
#[allow(missing_docs)]
impl Card {
pub const MITHRIL_COAT_AND_STING: Card = Card::at(4);
pub const AXE_AND_BOW: Card = Card::at(5);
pub const HORN_OF_GONDOR: Card = Card::at(6);
pub const WIZARDS_STAFF: Card = Card::at(7);
pub const THE_LAST_BATTLE: Card = Card::at(24);
pub const A_POWER_TOO_GREAT: Card = Card::at(25);
pub const THE_POWER_OF_TOM_BOMBADIL: Card = Card::at(26);
pub const WORN_WITH_SORROW_AND_TOIL: Card = Card::at(62);
pub const FLOCKS_OF_CREBAIN: Card = Card::at(63);
pub const BALROG_OF_MORIA: Card = Card::at(64);
pub const THE_PALANTIR_OF_ORTHANC: Card = Card::at(68);
pub const WORMTONGUE: Card = Card::at(69);
pub const DENETHORS_FOLLY: Card = Card::at(74);
pub const THREATS_AND_PROMISES: Card = Card::at(76);
}
table::ids! {
/// What a card does in a battle.
#[allow(missing_docs)]
pub enum Combat: "war-combat-", "Combat card" {
Advantage = "advantage",
Anduril = "anduril",
Bats = "bats",
Brave = "brave",
Breath = "breath",
Charge = "charge",
Confusion = "confusion",
Cruel = "cruel",
Darklord = "darklord",
Daylight = "daylight",
Defiance = "defiance",
Desperate = "desperate",
Devilry = "devilry",
Dread = "dread",
Durin = "durin",
Entsrage = "entsrage",
Fateful = "fateful",
Gift = "gift",
Heroic = "heroic",
Host = "host",
Huorndark = "huorndark",
Kill = "kill",
Mighty = "mighty",
Mumakil = "mumakil",
Nameless = "nameless",
Noquarter = "noquarter",
Onslaught = "onslaught",
Relentless = "relentless",
Scouts = "scouts",
Secretfire = "secretfire",
Shieldwall = "shieldwall",
Stench = "stench",
Strife = "strife",
Sudden = "sudden",
Terrible = "terrible",
Valour = "valour",
Westernesse = "westernesse",
Words = "words",
}
}
