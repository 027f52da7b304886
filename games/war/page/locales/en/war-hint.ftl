# A hint: what is good about what a good player would do, against the second best.
war-hint-road = It brings the Fellowship closer to Mount Doom.
war-hint-road-shadow = It holds up the Fellowship on its way.
war-hint-strength = The Ring-bearers can bear more of the Hunt.
war-hint-strength-shadow = The Ring-bearers can bear less of the Hunt.
war-hint-hidden = The Fellowship is hidden more often.
war-hint-hidden-shadow = The Fellowship is revealed more often.
war-hint-shadow-clock = The Shadow will take longer to conquer what it needs.
war-hint-shadow-clock-shadow = It brings closer the conquest of the Settlements you need.
war-hint-free-clock = It brings a military victory of the Free Peoples closer.
war-hint-free-clock-shadow = It makes a military victory of the Free Peoples less likely.
war-hint-taken = It gives you more Victory Points.
war-hint-lost = The enemy gets fewer Victory Points.
war-hint-own-hosts = Your Armies are left stronger.
war-hint-their-hosts = The enemy’s Armies are left weaker.
war-hint-dice = It leaves you more dice against the enemy’s.
war-hint-cards = It leaves you more cards and Elven Rings against the enemy’s.
