//! Dúnedain: where they join, what controls them, how they fight, influence and resist (SATM-6.3, SATM-9.4, SATM-15.31).

use super::heroes;

heroes! {
    /// wizards:adrazar
    #[test]
    fn adrazar() {
        home "dol_amroth", mind 3, influence 1, prowess 3, body 6, points 1, skills &[Scout, Diplomat], brings ("rangers_of_the_north", 7)
    }
    /// wizards:anborn
    #[test]
    fn anborn() {
        home "pelargir", mind 2, prowess 2, body 8, skills &[Scout, Ranger], brings ("men_of_lebennin", 5)
    }
    /// wizards:aragorn_ii
    #[test]
    fn aragorn_ii() {
        home "bree", mind 9, influence 3, prowess 6, body 9, points 3, skills &[Warrior, Scout, Ranger], brings ("rangers_of_the_north", 4), lost -3
    }
    /// wizards:beregond
    #[test]
    fn beregond() {
        home "minas_tirith", mind 2, prowess 4, body 8, skills &[Warrior], check -1, brings ("rangers_of_the_north", 10)
    }
    /// wizards:beretar
    #[test]
    fn beretar() {
        home "bree", mind 5, influence 1, prowess 5, body 8, points 2, skills &[Warrior, Ranger], brings ("rangers_of_the_north", 6)
    }
    /// wizards:bergil
    #[test]
    fn bergil() {
        home "minas_tirith", mind 2, prowess 1, body 9, skills &[Warrior, Scout], brings ("rangers_of_the_north", 9)
    }
    /// wizards:boromir_ii
    #[test]
    fn boromir_ii() {
        home "minas_tirith", mind 4, influence 1, prowess 6, body 7, points 1, skills &[Warrior], check -1, brings ("men_of_anorien", 4)
    }
    /// wizards:damrod
    #[test]
    fn damrod() {
        home "vale_of_erech", mind 2, prowess 2, body 7, skills &[Scout, Ranger], brings ("men_of_lamedon", 5)
    }
    /// wizards:denethor_ii
    #[test]
    fn denethor_ii() {
        home "minas_tirith", mind 4, influence 2, prowess 3, body 6, points 1, skills &[Warrior, Sage], brings ("tower_guard_of_minas_tirith", 3)
    }
    /// wizards:faramir
    #[test]
    fn faramir() {
        home "henneth_annun", mind 5, influence 1, prowess 5, body 8, points 2, skills &[Warrior, Ranger], brings ("rangers_of_ithilien", 4)
    }
    /// wizards:forlong
    #[test]
    fn forlong() {
        home "minas_tirith", mind 1, prowess 3, body 7, skills &[Warrior], check -1, brings ("rangers_of_the_north", 10)
    }
    /// wizards:halbarad
    #[test]
    fn halbarad() {
        home "cameth_brin", mind 1, influence 1, prowess 0, body 5, skills &[Sage, Diplomat], brings ("hillmen", 7)
    }
    /// wizards:haldalam
    #[test]
    fn haldalam() {
        home "shrel_kain", mind 5, influence 1, prowess 4, body 9, points 2, skills &[Warrior, Diplomat], brings ("easterlings", 7)
    }
    /// wizards:imrahil
    #[test]
    fn imrahil() {
        home "dol_amroth", mind 6, influence 2, prowess 5, body 8, points 2, skills &[Warrior, Diplomat], brings ("knights_of_dol_amroth", 4)
    }
    /// wizards:mablung
    #[test]
    fn mablung() {
        home "lond_galen", mind 1, prowess 1, body 6, skills &[Warrior, Scout], brings ("men_of_anfalas", 6)
    }
    /// wizards:ioreth
    #[test]
    fn ioreth() {
        home "minas_tirith", mind 1, influence 1, body 7, skills &[Sage], brings ("rangers_of_the_north", 8)
    }
    /// wizards:strider
    #[test]
    fn strider() {
        home "bree", mind 8, influence 2, prowess 6, body 9, points 3, skills &[Warrior, Scout, Ranger], brings ("rangers_of_the_north", 4)
    }
}
