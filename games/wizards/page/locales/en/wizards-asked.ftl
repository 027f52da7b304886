# SATM: what is asked, with where, against whom and with what. Facts that only whoever answers knows have no other sentence.
wizards-asked-automatic = { $race-many } of { $site }
wizards-asked-priority-road = { $you ->
    [yes] { $company }’s company is on its way to { $site } ({ $left ->
            [0] no more hazards
            [one] one more hazard
           *[other] { $left } more hazards
        } may come). Respond?
   *[no] { $seats } may act: { $company }’s company is on its way to { $site }.
}
wizards-asked-priority-stays = { $you ->
    [yes] { $company }’s company stays at { $site } ({ $left ->
            [0] no more hazards
            [one] one more hazard
           *[other] { $left } more hazards
        } may come). Respond?
   *[no] { $seats } may act: { $company }’s company stays at { $site }.
}
wizards-asked-priority-hazards = { $you ->
    [yes] { $company }’s company is on its way to { $site }: { $left ->
            [0] no more hazards may be played. Respond?
            [one] any hazard? 1 left.
           *[other] any hazard? { $left } left.
        }
   *[no] { $seats } may play hazards on { $company }’s company, on its way to { $site }.
}
wizards-asked-priority-hazards-stays = { $you ->
    [yes] { $company }’s company stays at { $site }: { $left ->
            [0] no more hazards may be played. Respond?
            [one] any hazard? 1 left.
           *[other] any hazard? { $left } left.
        }
   *[no] { $seats } may play hazards on { $company }’s company, at { $site }.
}
wizards-asked-priority-attack = { $you ->
    [yes] { $attack }: { $strikes ->
            [one] one strike
           *[other] { $strikes } strikes
        } with { $prowess } prowess against { $company }’s company. Respond?
   *[no] { $seats } may act before strikes are assigned: { $attack }, against { $company }’s company.
}
wizards-asked-respond-to = { $you ->
    [yes] { $card } has been played: respond?
   *[no] { $seats } may respond to { $card }.
}
wizards-asked-respond-on = { $you ->
    [yes] { $card } has been played on { $on }: respond?
   *[no] { $seats } may respond to { $card } on { $on }.
}
wizards-asked-respond-company = { $you ->
    [yes] { $card } has been played on { $on }’s company: respond?
   *[no] { $seats } may respond to { $card } on { $on }’s company.
}
wizards-asked-respond-use = { $you ->
    [yes] { $card } is being used: respond?
   *[no] { $seats } may respond to the use of { $card }.
}
wizards-asked-respond-use-on = { $you ->
    [yes] { $card } is being used on { $on }: respond?
   *[no] { $seats } may respond to the use of { $card } on { $on }.
}
wizards-asked-respond-turn-back = { $you ->
    [yes] { $card } sends { $on }’s company back: do you respond?
   *[no] { $seats } may respond to { $card }, which sends { $on }’s company back.
}
wizards-asked-add-to = { $you ->
    [yes] { $card } is not answered: do you declare anything else before it resolves?
   *[no] { $seats } may declare something else before { $card } resolves.
}
wizards-asked-aim-key = Where does { $card } attack: in a region on the way, or at the site?
wizards-asked-aim-user = Who uses { $card }?
wizards-asked-aim-target = What is the target of { $card }?
wizards-asked-aim-company = Which company is { $card } for?
wizards-asked-assign-of = { $you ->
    [yes] { $attack }, prowess { $prowess }: who faces { $left ->
            [one] the strike
           *[other] the { $left } strikes
        }?
   *[no] { $seats } assigns the strikes to { $company }’s company: { $attack }, prowess { $prowess }.
}
wizards-asked-assign-rest-of = { $you ->
    [yes] { $attack }, prowess { $prowess }: who faces { $left ->
            [one] the remaining strike
           *[other] the { $left } remaining strikes
        }?
   *[no] { $seats } assigns the remaining strikes: { $attack }, prowess { $prowess }.
}
wizards-asked-strike-order-of = { $you ->
    [yes] { $attack }, prowess { $prowess }: which strike is resolved next?
   *[no] { $seats } chooses the next strike: { $attack }, prowess { $prowess }.
}
wizards-asked-excess-of = { $you ->
    [yes] Strike against { $who }: { $left ->
            [one] do you use the excess strike here?
           *[other] how many of the { $left } excess strikes do you use here?
        }
   *[no] { $seats } decides how many excess strikes to use against { $who }.
}
wizards-asked-stay-untapped-of = { $you ->
    [yes] { $who } ({ $own }) against { $attack } ({ $prowess }): fight without tapping (−3)?
   *[no] { $seats } decides whether { $who } fights untapped (−3): { $attack } ({ $prowess }).
}
wizards-asked-support-of = { $you ->
    [yes] { $who } ({ $own }) against { $attack } ({ $prowess }): who taps to support (+1)?
   *[no] { $seats } decides who supports { $who }: { $attack } ({ $prowess }).
}
wizards-asked-strike-cards-of = { $you ->
    [yes] { $who } ({ $own }) against { $attack } ({ $prowess }): play anything?
   *[no] { $seats } may play something: { $who } ({ $own }) against { $attack } ({ $prowess }).
}
wizards-asked-strike-hazards-of = { $you ->
    [yes] { $who } ({ $own }) against { $attack } ({ $prowess }): play a hazard?
   *[no] { $seats } decides whether to play a hazard: { $who } ({ $own }) against { $attack } ({ $prowess }).
}
wizards-asked-heirs-of = { $you ->
    [yes] { $out ->
            [0] Who takes what { $card } leaves?
            [2] { $card } goes back to your hand. Who takes what is left?
           *[other] { $card } is eliminated. Who takes what is left?
        }
   *[no] { $seats } decides who takes what { $card } leaves.
}
wizards-asked-lose-by = Which item is lost to { $card }?
wizards-asked-before-check-of = { $you ->
    [yes] { $card }’s corruption check: needs more than { $needed }. Act first?
   *[no] { $seats } may do something before { $card }’s corruption check, which needs more than { $needed }.
}
wizards-asked-before-influence-of = { $card } tries to influence { $of }: act before the roll?
wizards-asked-play-ring-of = { $card } was tested ({ $roll }): which ring takes its place?
wizards-asked-movement-end-of = { $you ->
    [yes] { $company }’s company has arrived at { $site }: play anything more?
   *[no] { $seats } may play something: { $company }’s company has arrived at { $site }.
}
wizards-asked-head-again-of = { $you ->
    [yes] { $company }’s company is at { $site }: where does it go on to?
   *[no] { $seats } chooses where { $company }’s company goes on to, from { $site }.
}
wizards-asked-fly-of = { $you ->
    [yes] Which site does { $company }’s company go to, now at { $site }?
   *[no] { $seats } chooses to which site { $company }’s company goes.
}
wizards-asked-route-of = Which way does { $company }’s company take from { $from } to { $to }?
wizards-asked-draw-of = Draw another card for the movement? { $left ->
    [one] It is the last one.
   *[other] You may draw { $left }.
}
wizards-asked-in-site-of = { $you ->
    [yes] What does { $company }’s company do at { $site }?
   *[no] { $seats } decides what { $company }’s company does at { $site }.
}
wizards-asked-in-site-spent = { $you ->
    [yes] Nobody of { $company }’s company is untapped at { $site }: hardly anything can be played.
   *[no] { $seats } decides what { $company }’s company does at { $site }.
}
wizards-asked-explore = { $you ->
    [yes] Which company is next: does it enter its site, or do nothing there?
   *[no] { $seats } chooses which company enters its site.
}
wizards-asked-explore-one = { $you ->
    [yes] Does { $company }’s company enter { $site }?{ $attacks ->
            [0] { "" }
            [one] { $known ->
                    [0] { " " }There is an attack.
                    [2] { " " }There may be an attack.
                   *[other] { " " }Attackers: { $race-many }.
                }
           *[other] { $known ->
                    [2] { " " }There are up to { $attacks } attacks.
                   *[other] { " " }There are { $attacks } attacks.
                }
        }{ $guard ->
            [0] { "" }
           *[other] { " " }There is a card on guard.
        }
   *[no] { $seats } decides whether { $company }’s company enters { $site }.
}
wizards-asked-discard = { $you ->
    [yes] Your turn ends: discard a card from your hand?
   *[no] { $seats } may discard a card.
}
wizards-asked-discard-theirs = { $you ->
    [yes] The opponent’s turn ends: discard a card from your hand?
   *[no] { $seats } may discard a card.
}
wizards-asked-start-items = { $you ->
    [yes] Who bears your starting minor items?
   *[no] { $seats } decides who bears the starting items.
}
wizards-asked-start-items-of = { $you ->
    [yes] Who bears { $card } from the start?
   *[no] { $seats } decides who bears the starting items.
}
wizards-asked-minor-item-spent = { $you ->
    [yes] Nobody is left untapped at { $site } to take one more minor item.
   *[no] { $seats } may take one more minor item at { $site }.
}
wizards-asked-minor-item-of = { $you ->
    [yes] Take one more minor item at { $site }?
   *[no] { $seats } may take one more minor item at { $site }.
}
wizards-asked-wakened-of = { $you ->
    [yes] { $company }’s company enters { $site }: which of the Nazgûl in play attacks?
   *[no] { $seats } chooses which of the Nazgûl in play attacks { $company }’s company, at { $site }.
}
wizards-asked-attack-from-hand-of = { $you ->
    [yes] { $company }’s company enters { $site }: attack with a creature from your hand?
   *[no] { $seats } decides whether a creature from hand attacks { $company }’s company, at { $site }.
}
wizards-asked-ambushes-of = { $you ->
    [yes] { $company }’s company is at { $site }: attack it with an agent?
   *[no] { $seats } decides whether an agent attacks { $company }’s company, at { $site }.
}
wizards-asked-agent-home-of = At which home site is { $card }?
wizards-asked-guard-reveal-of = { $company }’s company is at { $site }: reveal { $card }, on guard?
wizards-asked-identical-of = Reveal a card in your hand identical to { $card }?
wizards-asked-resist-of = { $who } tries to influence { $card }, which is yours. Prevent it?
wizards-asked-rescue-site-of = At which site is { $card } kept prisoner?
wizards-asked-appear-of = Where does { $card } come into play?
wizards-asked-control-of = Who controls { $card }?
wizards-asked-fetch-by = { $card }: which card do you take?
wizards-asked-pass-of = { $you ->
    [yes] The pass is open: where does { $company }’s company go?
   *[no] { $seats } decides where { $company }’s company goes by the pass.
}
wizards-asked-call-off-of = Who taps to cancel this attack of { $card }?
wizards-asked-entrust-of = Who taps and takes { $card }?
wizards-asked-agent-home = { $you ->
    [yes] At which home site is your agent?
   *[no] { $seats } names the home site of an agent.
}
wizards-asked-aim = { $you ->
    [yes] Choose who uses it, or what it is aimed at.
   *[no] { $seats } chooses a target.
}
wizards-asked-ambushes = { $you ->
    [yes] Attack with an agent?
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
    [yes] Assign the remaining strikes.
   *[no] { $seats } assigns the remaining strikes.
}
wizards-asked-wakened = { $you ->
    [yes] Which of the Nazgûl in play attacks?
   *[no] { $seats } chooses which of the Nazgûl in play attacks.
}
wizards-asked-attack-from-hand = { $you ->
    [yes] Attack with a creature from your hand?
   *[no] { $seats } decides whether a creature attacks from hand.
}
wizards-asked-before-check = { $you ->
    [yes] Act before the corruption check?
   *[no] { $seats } may do something before the corruption check.
}
wizards-asked-before-influence = { $you ->
    [yes] Act before the influence check?
   *[no] { $seats } may do something before the influence check.
}
wizards-asked-control = { $you ->
    [yes] Who controls the character?
   *[no] { $seats } decides who controls a character.
}
wizards-asked-draw = { $you ->
    [yes] Draw another card?
   *[no] { $seats } decides whether to draw another card.
}
wizards-asked-call-off = { $you ->
    [yes] Who taps to cancel the attack?
   *[no] { $seats } decides who taps to cancel the attack.
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
    [yes] Which site does the company go to?
   *[no] { $seats } chooses to which site the company goes.
}
wizards-asked-guard-reveal = { $you ->
    [yes] Reveal the on-guard card?
   *[no] { $seats } decides whether to reveal an on-guard card.
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
    [yes] Reveal an identical card from hand?
   *[no] { $seats } decides whether to reveal an identical card.
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
    [yes] Does anybody take one more minor item?
   *[no] { $seats } may take one more minor item.
}
wizards-asked-movement-end = { $you ->
    [yes] Play anything at the end of the movement/hazard phase?
   *[no] { $seats } may play something at the end of the movement/hazard phase.
}
wizards-asked-pass = { $you ->
    [yes] A pass is open: where does the company go?
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
    [yes] An attempt to influence a card of yours. Prevent it?
   *[no] { $seats } may prevent the attempt.
}
wizards-asked-add = { $you ->
    [yes] Declare something else, or pass.
   *[no] { $seats } may declare something else.
}
wizards-asked-respond = { $you ->
    [yes] Respond, or pass.
   *[no] { $seats } may respond.
}
wizards-asked-route = { $you ->
    [yes] Which way does the company take?
   *[no] { $seats } chooses the company’s way.
}
wizards-asked-stay-untapped = { $you ->
    [yes] Does the character fight without tapping, at −3 prowess?
   *[no] { $seats } decides whether the character fights untapped, at −3 prowess.
}
wizards-asked-strike-cards = { $you ->
    [yes] Play anything on the strike?
   *[no] { $seats } may play something on the strike.
}
wizards-asked-strike-hazards = { $you ->
    [yes] Play a hazard on the strike?
   *[no] { $seats } decides whether to play a hazard on the strike.
}
wizards-asked-strike-order = { $you ->
    [yes] Which strike is resolved now?
   *[no] { $seats } chooses the next strike.
}
wizards-asked-support = { $you ->
    [yes] Who taps to support?
   *[no] { $seats } decides who supports.
}
wizards-asked-spare-of = { $you ->
    [yes] { $card } would be lost: do you discard something else instead?
   *[no] { $seats } may discard something else instead of { $card }.
}
wizards-asked-tap-one-by = Which character taps for { $card }?
wizards-asked-tap-one = { $you ->
    [yes] Which character taps?
   *[no] { $seats } chooses who taps.
}
wizards-asked-choose = What is chosen for { $card }?
wizards-asked-choose-quarrel = Who returns to the hand because of { $card }?
wizards-asked-choose-lie = Who taps because of { $card }? If nobody does, the dice are rolled.
wizards-asked-choose-unveil = Of which card does { $card } end the effect?
wizards-asked-choose-forsake = Who is discarded because of { $card }?
wizards-asked-choose-terrify = Which card is discarded for { $card }?
wizards-asked-choose-terrify-whom = Whom does { $card } frighten?
wizards-asked-choose-divert = To which site does { $card } lead the company?
wizards-asked-choose-reach = Which creature attacks by { $card }?
wizards-asked-choose-swallow = Which card is shown for { $card }?
wizards-asked-choose-swallowed = Is the card removed from the game by { $card }? Otherwise the hand is one card smaller.
wizards-asked-choose-pilfer = For whom is { $card } rolled?
wizards-asked-choose-sway = What does the agent influence by { $card }?
wizards-asked-choose-scheme = Which agent is { $card } for?
wizards-asked-choose-breath = Which sage taps against { $card }? Then the dice are rolled.
wizards-asked-choose-guide = Which ranger taps to cancel { $card }?
wizards-asked-choose-wade = Who taps because of { $card }?
wizards-asked-choose-imprison = Who is led away by { $card }?
wizards-asked-choose-reserve = Which creature lies beside { $card }?
wizards-asked-rise-of = { $company }’s company goes to { $site } by the Under-deeps: play anything before the roll?
wizards-asked-rise = Play anything before the roll?
wizards-asked-help-removal-of = { $you ->
    [yes] Does anybody tap to help remove { $card }?
   *[no] { $seats } may have others help to remove { $card }.
}
wizards-asked-help-removal = { $you ->
    [yes] Does anybody tap to help?
   *[no] { $seats } may have others help.
}
wizards-asked-backing-by = { $you ->
    [yes] Who in the company taps in support against { $card }?
   *[no] { $seats } decides who taps in support.
}
wizards-asked-backing = { $you ->
    [yes] Who in the company taps in support?
   *[no] { $seats } decides who taps in support.
}
wizards-asked-gnawed-by = { $you ->
    [yes] Which minor item is discarded, or who is wounded, by { $card }?
   *[no] { $seats } chooses what { $card } costs.
}
wizards-asked-gnawed = { $you ->
    [yes] Which minor item is discarded, or who is wounded?
   *[no] { $seats } chooses what the card costs.
}
wizards-asked-upkeep-of = { $you ->
    [yes] Which creature do you discard to keep { $card } in play?
   *[no] { $seats } may discard a creature to keep { $card } in play.
}
wizards-asked-upkeep = { $you ->
    [yes] Which creature do you discard to keep the card in play?
   *[no] { $seats } may discard a creature to keep the card in play.
}
wizards-asked-recalled-by = { $you ->
    [yes] Which creature attacks again by { $card }?
   *[no] { $seats } chooses which creature attacks again.
}
wizards-asked-recalled = { $you ->
    [yes] Which creature attacks again?
   *[no] { $seats } chooses which creature attacks again.
}
wizards-asked-sway-whom-by = { $you ->
    [yes] Whom does the agent try to influence for { $card }?
   *[no] { $seats } chooses whom the agent tries to influence.
}
wizards-asked-sway-whom = { $you ->
    [yes] Whom does the agent try to influence?
   *[no] { $seats } chooses whom the agent tries to influence.
}
wizards-asked-before-sway-of = { $you ->
    [yes] { $card } tries to influence { $of }: play anything before the rolls?
   *[no] { $card } tries to influence { $of }: { $seats } may act before the rolls.
}
wizards-asked-before-sway = { $you ->
    [yes] Play anything on your agent’s attempt to influence?
   *[no] { $seats } may act on the attempt of an agent to influence.
}
wizards-asked-brace-of = { $you ->
    [yes] { $card } strikes at your agent { $of }: fight without tapping (−3)?
   *[no] { $seats } decides whether { $of } fights { $card } untapped (−3).
}
wizards-asked-brace = { $you ->
    [yes] Does your agent fight without tapping (−3)?
   *[no] { $seats } decides whether the agent fights untapped (−3).
}
wizards-asked-breath-of = { $you ->
    [yes] Does { $who } tap against the fire, of prowess { $prowess }?
   *[no] { $seats } decides whether { $who } taps against the fire.
}
wizards-asked-breath = { $you ->
    [yes] Do you tap against the fire?
   *[no] { $seats } decides who taps against the fire.
}
wizards-asked-buried-by = { $you ->
    [yes] Which item do you lay under { $card }?
   *[no] { $seats } lays an item under a card.
}
wizards-asked-buried = { $you ->
    [yes] Which item do you lay under the card?
   *[no] { $seats } lays an item under a card.
}
wizards-asked-burn-for = { $you ->
    [yes] Which item do you take out of the game to play { $card }?
   *[no] { $seats } takes an item out of the game to play another.
}
wizards-asked-burn = { $you ->
    [yes] Which item do you take out of the game?
   *[no] { $seats } takes an item out of the game to play another.
}
wizards-asked-carried-off-of = { $you ->
    [yes] Does this strike carry { $who } off?
   *[no] { $seats } decides whether the strike carries { $who } off.
}
wizards-asked-carried-off = { $you ->
    [yes] Does this strike carry its target off?
   *[no] { $seats } decides whether the strike carries its target off.
}
wizards-asked-first-strike-of = { $you ->
    [yes] Who faces the first strike?
   *[no] { $seats } may assign the first strike.
}
wizards-asked-first-strike = { $you ->
    [yes] Who faces the first strike?
   *[no] { $seats } may assign the first strike.
}
wizards-asked-shore-of = { $you ->
    [yes] To which site is { $company }’s company blown?
   *[no] { $seats } decides where { $company }’s company is blown.
}
wizards-asked-shore = { $you ->
    [yes] To which site is the company blown?
   *[no] { $seats } decides where the company is blown.
}
wizards-asked-stirred-of = { $you ->
    [yes] Which Dragon attacks { $company }’s company?
   *[no] { $seats } may let a Dragon attack { $company }’s company.
}
wizards-asked-stirred = { $you ->
    [yes] Which Dragon attacks?
   *[no] { $seats } may let a Dragon attack.
}
