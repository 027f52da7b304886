# SATM: what is asked, with where, against whom and with what. Facts that only whoever answers knows have no other sentence.
wizards-asked-automatic = { $race-many } of { $site }
wizards-asked-priority-road = { $you ->
    [yes] { $company }’s company is on its way to { $site } ({ $left ->
            [0] no more hazards
            [one] one more hazard
           *[other] { $left } more hazards
        } may come): do you do anything?
   *[no] { $seats } may act: the company of { $company } is on its way to { $site }.
}
wizards-asked-priority-stays = { $you ->
    [yes] { $company }’s company stays at { $site } ({ $left ->
            [0] no more hazards
            [one] one more hazard
           *[other] { $left } more hazards
        } may come): do you do anything?
   *[no] { $seats } may act: the company of { $company } stays at { $site }.
}
wizards-asked-priority-hazards = { $you ->
    [yes] { $company }’s company is on its way to { $site }: { $left ->
            [0] no more hazards may be played. Do you do anything?
            [one] do you play the last hazard?
           *[other] do you play a hazard (of { $left })?
        }
   *[no] { $seats } may play hazards on the company of { $company }, on its way to { $site }.
}
wizards-asked-priority-hazards-stays = { $you ->
    [yes] { $company }’s company stays at { $site }: { $left ->
            [0] no more hazards may be played. Do you do anything?
            [one] do you play the last hazard?
           *[other] do you play a hazard (of { $left })?
        }
   *[no] { $seats } may play hazards on the company of { $company }, at { $site }.
}
wizards-asked-priority-attack = { $you ->
    [yes] { $attack }: { $strikes ->
            [one] one strike
           *[other] { $strikes } strikes
        } of prowess { $prowess } against { $company }’s company. Do you act?
   *[no] { $seats } may act before strikes are assigned: { $attack }, against the company of { $company }.
}
wizards-asked-respond-to = { $you ->
    [yes] { $card } has been played: do you respond?
   *[no] { $seats } may respond to { $card }.
}
wizards-asked-respond-on = { $you ->
    [yes] { $card } has been played on { $on }: do you respond?
   *[no] { $seats } may respond to { $card } on { $on }.
}
wizards-asked-respond-company = { $you ->
    [yes] { $card } has been played on the company of { $on }: do you respond?
   *[no] { $seats } may respond to { $card } on the company of { $on }.
}
wizards-asked-respond-use = { $you ->
    [yes] { $card } is being used: do you respond?
   *[no] { $seats } may respond to the use of { $card }.
}
wizards-asked-respond-use-on = { $you ->
    [yes] { $card } is being used on { $on }: do you respond?
   *[no] { $seats } may respond to the use of { $card } on { $on }.
}
wizards-asked-aim-key = By which region or site does { $card } attack?
wizards-asked-aim-user = Who uses { $card }?
wizards-asked-aim-target = What is the target of { $card }?
wizards-asked-aim-company = Which company is { $card } for?
wizards-asked-assign-of = { $you ->
    [yes] { $attack }, prowess { $prowess }: who faces { $left ->
            [one] the last strike
           *[other] the next of { $left } strikes
        }?
   *[no] { $seats } assigns the strikes to the company of { $company }: { $attack }, prowess { $prowess }.
}
wizards-asked-assign-rest-of = { $you ->
    [yes] { $attack }, prowess { $prowess }: who faces { $left ->
            [one] the strike that is left
           *[other] the next of the { $left } strikes that are left
        }?
   *[no] { $seats } assigns the strikes that are left: { $attack }, prowess { $prowess }.
}
wizards-asked-strike-order-of = { $you ->
    [yes] { $attack }, prowess { $prowess }: which strike is resolved next?
   *[no] { $seats } chooses the next strike: { $attack }, prowess { $prowess }.
}
wizards-asked-excess-of = { $you ->
    [yes] Strike at { $who }: how many of the { $left } excess strikes do you use here?
   *[no] { $seats } decides how many excess strikes to use against { $who }.
}
wizards-asked-stay-untapped-of = { $you ->
    [yes] { $who } ({ $own }) against { $attack } ({ $prowess }): fight without tapping (−3)?
   *[no] { $seats } decides whether { $who } fights untapped (−3): { $attack } ({ $prowess }).
}
wizards-asked-support-of = { $you ->
    [yes] { $who } ({ $own }) against { $attack } ({ $prowess }): who helps (+1)?
   *[no] { $seats } decides who helps { $who }: { $attack } ({ $prowess }).
}
wizards-asked-strike-cards-of = { $you ->
    [yes] { $who } ({ $own }) against { $attack } ({ $prowess }): do you play anything?
   *[no] { $seats } may play something: { $who } ({ $own }) against { $attack } ({ $prowess }).
}
wizards-asked-strike-hazards-of = { $you ->
    [yes] { $who } ({ $own }) against { $attack } ({ $prowess }): do you play a hazard?
   *[no] { $seats } decides whether to play a hazard: { $who } ({ $own }) against { $attack } ({ $prowess }).
}
wizards-asked-heirs-of = { $you ->
    [yes] Who takes what { $card } leaves?
   *[no] { $seats } decides who takes what { $card } leaves.
}
wizards-asked-lose-by = Which item is lost to { $card }?
wizards-asked-before-check-of = { $you ->
    [yes] Corruption check of { $card }: it has to roll more than { $needed }. Do you do anything first?
   *[no] { $seats } may do something before the corruption check of { $card }, more than { $needed }.
}
wizards-asked-before-influence-of = { $card } tries to influence { $of }: do you do anything before the roll?
wizards-asked-play-ring-of = { $card } was tested ({ $roll }): which ring takes its place?
wizards-asked-movement-end-of = { $you ->
    [yes] { $company }’s company has come to { $site }: do you play anything more?
   *[no] { $seats } may play something: the company of { $company } has come to { $site }.
}
wizards-asked-head-again-of = { $you ->
    [yes] { $company }’s company is at { $site }: where does it go on to?
   *[no] { $seats } chooses where the company of { $company } goes on to, from { $site }.
}
wizards-asked-fly-of = { $you ->
    [yes] To which site does { $company }’s company go, now at { $site }?
   *[no] { $seats } chooses to which site the company of { $company } goes.
}
wizards-asked-route-of = By which way does { $company }’s company go from { $from } to { $to }?
wizards-asked-draw-of = Do you draw another card for the movement? { $left ->
    [one] It is the last.
   *[other] You may draw { $left }.
}
wizards-asked-in-site-of = { $you ->
    [yes] What does { $company }’s company do at { $site }?
   *[no] { $seats } decides what the company of { $company } does at { $site }.
}
wizards-asked-minor-item-of = { $you ->
    [yes] Does anybody take one more minor item at { $site }?
   *[no] { $seats } may take one more minor item at { $site }.
}
wizards-asked-attack-from-hand-of = { $you ->
    [yes] { $company }’s company enters { $site }: does a creature of your hand attack?
   *[no] { $seats } decides whether a creature of the hand attacks the company of { $company }, at { $site }.
}
wizards-asked-ambushes-of = { $you ->
    [yes] { $company }’s company is at { $site }: does an agent of yours attack it?
   *[no] { $seats } decides whether an agent attacks the company of { $company }, at { $site }.
}
wizards-asked-agent-home-of = At which of its home sites is { $card }?
wizards-asked-guard-reveal-of = { $company }’s company is at { $site }: do you reveal { $card }, on guard?
wizards-asked-identical-of = Do you show a card of your hand identical to { $card }?
wizards-asked-resist-of = { $who } tries to influence { $card }, which is yours: do you prevent it?
wizards-asked-rescue-site-of = At which site is { $card } kept prisoner?
wizards-asked-appear-of = Where does { $card } come into play?
wizards-asked-control-of = Who controls { $card }?
wizards-asked-fetch-by = By { $card }: which card do you take?
wizards-asked-pass-of = { $you ->
    [yes] The pass is open: where does { $company }’s company go?
   *[no] { $seats } decides where the company of { $company } goes by the pass.
}
wizards-asked-entrust-of = Who taps and takes { $card }?
wizards-asked-agent-home = { $you ->
    [yes] At which of its home sites is your agent?
   *[no] { $seats } names the home site of an agent.
}
wizards-asked-aim = { $you ->
    [yes] Choose who uses it, or what it is aimed at.
   *[no] { $seats } chooses a target.
}
wizards-asked-ambushes = { $you ->
    [yes] Does an agent of yours attack?
   *[no] { $seats } decides whether an agent attacks.
}
wizards-asked-appear = { $you ->
    [yes] Where does the character come into play?
   *[no] { $seats } decides where a character comes into play.
}
wizards-asked-assign = { $you ->
    [yes] Who faces the next strike?
   *[no] { $seats } assigns the strikes.
}
wizards-asked-assign-rest = { $you ->
    [yes] Assign the strikes that are left.
   *[no] { $seats } assigns the strikes that are left.
}
wizards-asked-attack-from-hand = { $you ->
    [yes] Does a creature of your hand attack?
   *[no] { $seats } decides whether a creature attacks from hand.
}
wizards-asked-before-check = { $you ->
    [yes] Do you do anything before the corruption check?
   *[no] { $seats } may do something before the corruption check.
}
wizards-asked-before-influence = { $you ->
    [yes] Do you do anything before the influence check?
   *[no] { $seats } may do something before the influence check.
}
wizards-asked-control = { $you ->
    [yes] Who controls the character?
   *[no] { $seats } decides who controls a character.
}
wizards-asked-draw = { $you ->
    [yes] Do you draw another card?
   *[no] { $seats } decides whether to draw another card.
}
wizards-asked-entrust = { $you ->
    [yes] Who taps and takes the card?
   *[no] { $seats } decides who takes the card.
}
wizards-asked-excess = { $you ->
    [yes] How many excess strikes do you use here?
   *[no] { $seats } decides how many excess strikes to use.
}
wizards-asked-fetch = { $you ->
    [yes] Choose a card.
   *[no] { $seats } chooses a card.
}
wizards-asked-fly = { $you ->
    [yes] To which site does the company go?
   *[no] { $seats } chooses to which site the company goes.
}
wizards-asked-guard-reveal = { $you ->
    [yes] Do you reveal the card on guard?
   *[no] { $seats } decides whether to reveal a card on guard.
}
wizards-asked-head-again = { $you ->
    [yes] Where does the company go on to?
   *[no] { $seats } chooses where the company goes on to.
}
wizards-asked-heirs = { $you ->
    [yes] Who takes what is left behind?
   *[no] { $seats } decides who takes what is left behind.
}
wizards-asked-identical = { $you ->
    [yes] Do you show an identical card from hand?
   *[no] { $seats } decides whether to show an identical card.
}
wizards-asked-in-site = { $you ->
    [yes] What does the company do at its site?
   *[no] { $seats } decides what the company does at its site.
}
wizards-asked-lose = { $you ->
    [yes] Which item is lost?
   *[no] { $seats } chooses which item is lost.
}
wizards-asked-minor-item = { $you ->
    [yes] Does anybody take one minor item more?
   *[no] { $seats } may take one minor item more.
}
wizards-asked-movement-end = { $you ->
    [yes] Do you play anything at the end of the movement phase?
   *[no] { $seats } may play something at the end of the movement phase.
}
wizards-asked-pass = { $you ->
    [yes] A pass is open: where is the company bound for?
   *[no] { $seats } decides where the company goes by the pass.
}
wizards-asked-play-ring = { $you ->
    [yes] Which ring takes its place?
   *[no] { $seats } chooses which ring takes its place.
}
wizards-asked-priority = { $you ->
    [yes] Act, or pass.
   *[no] { $seats } may act.
}
wizards-asked-rescue-site = { $you ->
    [yes] At which site is the prisoner kept?
   *[no] { $seats } chooses the rescue site.
}
wizards-asked-resist = { $you ->
    [yes] An attempt to influence a card of yours: do you prevent it?
   *[no] { $seats } may prevent the attempt.
}
wizards-asked-respond = { $you ->
    [yes] Respond, or pass.
   *[no] { $seats } may respond.
}
wizards-asked-route = { $you ->
    [yes] Which way does the company go?
   *[no] { $seats } chooses the company's way.
}
wizards-asked-stay-untapped = { $you ->
    [yes] Does the character fight without tapping, at 3 prowess less?
   *[no] { $seats } decides whether the character fights untapped, at 3 prowess less.
}
wizards-asked-strike-cards = { $you ->
    [yes] Do you play anything on the strike?
   *[no] { $seats } may play something on the strike.
}
wizards-asked-strike-hazards = { $you ->
    [yes] Do you play a hazard on the strike?
   *[no] { $seats } decides whether to play a hazard on the strike.
}
wizards-asked-strike-order = { $you ->
    [yes] Which strike is resolved now?
   *[no] { $seats } chooses the next strike.
}
wizards-asked-support = { $you ->
    [yes] Who taps to help?
   *[no] { $seats } decides who helps.
}
