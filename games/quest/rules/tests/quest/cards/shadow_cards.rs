//! Shadow cards.

use super::stage::cards;

cards! { Shadow:
    an_evil_fog:
        ["thalin@edoras cards=3 corruption=weak,weary", "yes at:helms_deep" => "at helms_deep, hand -2, rest +2"]
        ["thalin@edoras cards=3", "no" => "nothing"]
    his_arm_has_grown_long:
        ["thalin@shire", "" => "perilous shire"]
    dark_promises:
        ["thalin@shire", "option:1" => "corruption +1"]
        ["thalin@shire", "option:2" => "damage +5, life -5"]
    do_not_tempt_me:
        ["thalin@shire favor=3 corruption=weak,weary", "yes" => "favor -2, influence shire +1"]
        ["thalin@shire favor=3 corruption=weak,weary", "no" => "favor -2"]
    a_new_power_is_rising:
        ["thalin@shire", "" => "influence barad_dur +2, influence minas_morgul +2, influence mount_doom +2, influence plains_of_gorgoroth +2, influence udun +2"]
    storms_of_mordor:
        ["thalin@shire cards=7 corruption=weak", "* *" => "hand -3, rest +3"]
        ["thalin@shire cards=5", "" => "nothing"]
    sarumans_lies:
        ["thalin@shire corruption=weak", "top" => "black +1"]
        ["thalin@shire", "bottom" => "nothing"]
    morgul_blade:
        ["thalin@shire corruption=weak,weary", "option:1" => "damage +10, life -10"]
        ["thalin@shire corruption=weak,weary", "option:2" => "corruption +1, damage +3, life -3"]
    evil_wound:
        ["thalin@shire corruption=weak", "" => "damage +6, life -6"]
    shire_baggins:
        ["thalin@edoras shire=2", "" => "influence shire +1, pool +1, yellow +2"]
        ["thalin@edoras", "" => "influence shire +1, pool +1"]
    they_are_terrible:
        ["thalin@edoras shire=1 gothmog@moria", "" => "minion gothmog shire"]
    winter_storm:
        ["thalin@edoras", "" => "most moves -254"]
    grievous_loss:
        ["thalin@edoras corruption=weak,weary", "pool pool" => "late +1, pool +2"]
}
