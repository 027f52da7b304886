# What the house keeps of people, and people among themselves.

seat-gone = somebody who left
seat-kept = Seat { $seat } (for { $name })
seat-kept-you = Seat { $seat } (for you)
table-open-seat = Free the seat: { $name }

data-title = Your data
data-nobody = We keep nothing about you: you have not chosen a name yet.
data-have = Download it
data-have-note = { $number ->
    [0] A file with everything we keep about you: name, devices and decks.
    [one] A file with everything we keep about you: name, devices, decks, notes, and what you said at 1 table.
   *[other] A file with everything we keep about you: name, devices, decks, notes, and what you said at { $number } tables.
}
data-file = Download my data (JSON)
data-forget-title = Delete it
data-forget-note = Your name, devices, decks, notes and notifications are deleted at once and for good; nobody can restore them.
data-forget-tables = You leave every table. Where others wait for you a bot plays on; otherwise the game ends. Your messages are deleted; your moves stay, since it is the others’ game as well, as those of “somebody who left”.
data-sure = Yes, delete all of it
data-forget = Delete my data
data-gone = Done: we no longer know who you are. Thank you for coming.
data-unread = { $number ->
    [one] The log of 1 table cannot be read and may still mention you. Tell the host.
   *[other] The logs of { $number } tables cannot be read and may still mention you. Tell the host.
}
data-privacy = What we keep, and why

privacy-title = Privacy
privacy-short = In short: no accounts, no advertising, no third parties, and you can download or delete what is yours whenever you like.
privacy-visit-title = When you browse
privacy-visit-nothing = If you only browse, nothing is stored: we record nothing of your visit, and the pages load nothing from other sites.
privacy-visit-address = Your network address stays in memory, for a day at most, so that one visitor cannot take up the whole site. It is never stored.
privacy-visit-log = The program’s technical log records the kind of page, how long it took and whether it failed: no names, no addresses, no links and no moves. If another program stands in front of this site, its log is its host’s responsibility.
privacy-browser-title = In your browser
privacy-browser-cookie = When you give your name, sit down or create a table, your browser stores a cookie with a random secret (“bree_guest”, 400 days from your last visit). It is all we know you by; we keep only its fingerprint, which does not lead back to the secret.
privacy-browser-others = Two other cookies remember the language that you choose (“bree_lang”) and the links of the last eight tables that you watch (“bree_watch”).
privacy-browser-storage = Day or night, sound, speed, when you want to be asked and which lessons you have finished never leave your browser. A name that you type before you begin stays in that tab, and is gone with it.
privacy-guest-title = About you
privacy-guest-you = Your name and your picture, if you give them; when you first came and, to the day, when you last did; and whether the host has muted you.
privacy-guest-devices = For each device that you add: browser and system (“Firefox · Linux”), since when, how it was signed in and from which other of yours and, to the day, when it was last here. No network address.
privacy-guest-programs = For each token of a program of yours: the program’s name, what it may do, the device that made it, when it was made, when it ends and, to the day, when it was last used. Of the token itself only its fingerprint.
privacy-guest-own = Your decks, your notes, what you noted of a campaign on paper, the deals of the day that you began, and the tables you have renamed or hidden: only you can read them.
privacy-guest-groups = The groups you are in, and those that removed you. Their members see your name and what you say about their games; anyone with the link to join sees your name.
privacy-guest-apart = The people you mute or block, with the name they had: only you can read it. And your reports to the host, with the messages they are about: the host reads them.
privacy-tables-title = At the tables
privacy-tables-kept = Each table stores who sits there, with name and picture, their moves and messages, and until when they are on holiday, with the time: a game needs that.
privacy-tables-seen = Everyone at the table can see it, and everyone with its link to watch; a public table, everybody; the replay of a finished game, everyone with its link. Hidden cards stay hidden until the end.
privacy-tables-host = The host can see which tables there are, who sits there and the last messages, and has the file with all of it. What the host does is recorded.
privacy-guest-passkeys = If you create a passkey: what is needed to recognize it (a public key, which lets nobody else in), the name of the browser, when it was made and last used; your device tells us no fingerprint or face.
privacy-notices-title = Notifications
privacy-notices-none = This site sends no notifications, and so keeps no address.
privacy-notices-kept = Only if you ask for it: we keep each address that you give, the language, the hours and the time zone for your notifications, and why the last one did not arrive, until you remove it. A notification names the game and the address of the table, not the players. We never show the address again, not even to you.
privacy-notices-hosts = Notifications by webhook go only to: { $hosts }. Their own rules apply there.
privacy-notices-push = Notifications in a browser go, encrypted, through the push service of its maker (Google, Mozilla, Apple or Microsoft): it sees that there is one and when, and cannot read it. Its own rules apply there.
privacy-notices-wishes = The games you want to hear of when a table is opened to everybody, and when we last notified you of one.
privacy-notices-mail = E-mails go through the host’s mail server; an address that was not confirmed is deleted after a week. A confirmed address can be used to ask for a link to come back: anyone who reads its e-mail can sign in as you.
privacy-end-title = How long we keep it
privacy-end-have = Under “Your data” you get all of it in one file.
privacy-end-forget = You can delete it there, too: your name, your fingerprint and your messages also leave the tables, and your seat then belongs to “somebody who left”.
privacy-end-stays = Your moves stay, and the decks that you brought to a game, without a name: it is the others’ game as well. And if the host had to take measures against you, the record of it stays, with the beginning of your fingerprint and without your name.
privacy-end-age = Finished games stay. Abandoned games, and guests who do not come back and sit nowhere, are deleted when the host tidies up.
privacy-end-copies = Backups are the host’s: they contain what was deleted until they are deleted.

lobby-present = { $name } is here
lobby-present-nobody = its creator is here

apart-title = Muted and blocked people
apart-what = You no longer see the messages of people you mute. People you block cannot sit down where you sit or at tables that you create, nor you at theirs; they only learn that it is not possible at that table. You do it at the table, under “Table”, and nobody will know.
apart-none = You have not muted or blocked anyone.
apart-nameless = A guest without a name
apart-muted = Muted
apart-blocked = Blocked
apart-drop = Remove from the list
apart-note = Only you will know. Mute: you do not see their messages. Block: besides, you never sit down at the same table again; a game that is on goes on.
apart-mute = Mute
apart-block = Block
report-title = Report to the host
report-note = The host reads it, with your name; nobody at the table will know.
report-line = Which message?
report-table = The table itself
report-why = What is wrong?
report-send = Send report
report-done = Reported. The host will read it.

table-door = Remove player
table-close = Delete table
table-close-note = The table is deleted for everybody. Nothing was played yet.
table-close-sure = Yes, delete it

group-all = Your groups
group-what = A group is a named circle of friends: its members, its tables, and the next evening in the same seats.
group-nobody = You have not chosen a name yet. Give one first.
group-new = A new group
group-name = Its name
group-make = Create group
group-people = Members
group-link = Invitation link
group-link-note = Anyone who has it can join. Give it to your friends only.
group-tables = Under way
group-none = No games are under way.
group-evening = Create a table
group-seats = Seats kept for
group-set = Create table
group-how = Choose options and pace
group-again = Play again, same seats
group-results = Finished games
group-won = { $number ->
    [one] { $names } won
   *[other] { $names } won
}
group-with = with { $names }
group-line = Your comment on it
group-line-set = Save
group-door = Who may join
group-renew-note = A new link makes the old one useless; members stay members.
group-renew = Renew the link
group-show-out-whom = Remove a member
group-show-out-note = That person is no longer a member, the link is renewed, and they cannot come back unless you let them. Their tables stay theirs.
group-show-out = Remove
group-out = Removed members
group-let-back = Let them come back
group-leave = Leave the group
group-leave-note = Your tables stay yours. When its last member leaves, the group is deleted.
group-leave-sure = Yes, leave it
group-invited = You are invited to the group “{ $name }”
group-join = Join the group
group-in-it = Already in it: { $names }.
wrong-title = Something is wrong here
wrong-note = The game goes to the host as your seat knows it: the question, what you may choose, what happened recently. Whatever you cannot know is made up. You can also copy it.
wrong-send = Send to the host
wrong-file = The game as your seat knows it: a file for “bree scenario”
wrong-none = There is no text for this moment of the game.
