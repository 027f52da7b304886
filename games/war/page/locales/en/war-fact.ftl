# The end of a war: what was told of it, counted.
war-fact-hunts = Hunt tiles drawn: { $tiles }.
war-fact-attacks = Attacks by the Free Peoples: { $free }; by the Shadow: { $shadow }.
war-fact-taken = Settlements captured by the Free Peoples: { $free }; by the Shadow: { $shadow }.
war-fact-lost = Figures lost by the Free Peoples: { $free }; by the Shadow: { $shadow }.
war-fact-luck = Hits above or below what is usual. Free Peoples: { SIGNED($free) }; Shadow: { SIGNED($shadow) }.
