//! The Nazgûl: where they attack, and how.

use super::creatures;

creatures! {
    /// wizards:adunaphel
    #[test]
    fn adunaphel() {
        race "nazgul", strikes 1, prowess 15, body 10, points 5, keys "d D", regions &["brown_lands", "dagorlad", "gorgoroth", "western_mirkwood"], there "*"
    }
    /// wizards:akhorahil
    #[test]
    fn akhorahil() {
        race "nazgul", strikes 1, prowess 16, body 9, points 5, keys "d D", regions &["harondor", "horse_plains", "gorgoroth", "khand"], there "*"
    }
    /// wizards:dwar_of_waw
    #[test]
    fn dwar_of_waw() {
        race "nazgul", strikes 1, prowess 15, body 10, points 5, keys "d D", regions &["harondor", "imlad_morgul", "gorgoroth", "ithilien"], there "*"
    }
    /// wizards:hoarmurath_of_dir
    #[test]
    fn hoarmurath_of_dir() {
        race "nazgul", strikes 1, prowess 15, body 9, points 5, keys "d D", regions &["dagorlad", "ithilien", "gorgoroth", "khand"], there "*"
    }
    /// wizards:indur_dawndeath
    #[test]
    fn indur_dawndeath() {
        race "nazgul", strikes 1, prowess 15, body 10, points 5, keys "d D", regions &["harondor", "imlad_morgul", "gorgoroth", "khand"], there "*"
    }
    /// wizards:uvatha_the_horseman
    #[test]
    fn uvatha_the_horseman() {
        race "nazgul", strikes 1, prowess 15, body 9, points 5, keys "d D", regions &["harondor", "horse_plains", "gorgoroth", "khand"], there "*"
    }
}
