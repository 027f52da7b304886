# What the house keeps of people, and people among themselves.

seat-gone = somebody who left
seat-kept = Seat { $seat } (for { $name })
table-open-seat = Open seat { $seat } to anybody

data-title = Your data
data-nobody = We keep nothing of you: nobody knows you here yet.
data-have = Have it
data-have-note = { $number ->
    [0] A file with everything that we keep of you: name, devices and decks.
    [one] A file with everything that we keep of you: name, devices, decks, notes, and what you said at 1 table.
   *[other] A file with everything that we keep of you: name, devices, decks, notes, and what you said at { $number } tables.
}
data-file = Download my data (JSON)
data-forget-title = Delete it
data-forget-note = Your name, your devices, decks, notes and notices go at once and for good; nobody can give them back to you.
data-forget-tables = You leave every table. Where others wait for you a bot plays on; where nobody does the game ends. What you said goes; what you played stays, since it is the others’ game as well, as played by ‘somebody who left’.
data-sure = Yes: delete all of it
data-forget = Delete my data
data-gone = Done: we no longer know who you are. Thank you for having come.
data-unread = { $number ->
    [one] The log of 1 table cannot be read: it may still tell of you. Tell whoever runs the house.
   *[other] The logs of { $number } tables cannot be read: they may still tell of you. Tell whoever runs the house.
}
data-privacy = What this house keeps, and what for

privacy-title = Privacy
privacy-short = In short: no accounts and no advertising, nobody from outside looks on, and what is yours you can have or delete whenever you like.
privacy-visit-title = While you look
privacy-visit-nothing = Whoever only looks leaves nothing: nothing of the visit is written down, and the pages load nothing from other sites.
privacy-visit-address = Your network address is held in memory, for a day at most, so that nobody takes the whole house. It is written nowhere.
privacy-visit-log = The program’s technical log says what sort of page was asked for, how long it took and whether it failed: not by whom, nor from where, no links and no moves. If another program stands before this house, what that one writes is its host’s affair.
privacy-browser-title = In your browser
privacy-browser-cookie = When you give your name, sit down or make a table, your browser keeps a cookie with a random secret (“bree_guest”, 400 days from your last visit). It is all we know you by; here only its fingerprint is kept, which does not lead back to the secret.
privacy-browser-others = Two other cookies remember the language that you choose (“bree_lang”) and the links of the last eight tables that you watch (“bree_watch”).
privacy-browser-storage = Day or night, sound, speed, and at which steps you want to be asked never leave your browser.
privacy-guest-title = Of you
privacy-guest-you = Your name and your picture, if you give them; when you first came and, to the day, when you last did; and whether the host took your word.
privacy-guest-devices = Of each device that you add: browser and system (“Firefox · Linux”), since when and, to the day, when it was last here.
privacy-guest-own = Your decks, your notes, and what you call your tables or put aside: only you read them.
privacy-guest-groups = Of which groups you are: those of the same see it, with your name.
privacy-guest-apart = Whom you mute or block, with the name they had: only you read it. And what you tell the host of the house, with what was said: the host reads it.
privacy-tables-title = At the tables
privacy-tables-kept = Each table keeps who sits there, under which name and with which picture, what they choose and what they say, and until when they are on holiday, with the time: that is what a game lives on.
privacy-tables-seen = Those at the table see it, and those who have its link to watch; of a public table, everybody; the replay of a finished game, whoever has its link. Hidden cards are seen by nobody who may not until the end.
privacy-tables-host = The host of the house can see which tables there are, who sits there and what was said last, and has the file with all of it. What the host does is written down.
privacy-guest-passkeys = If you make a passkey: what is needed to know it again (a public key, by which nobody else can come in), the name of the browser, when it was made and last used; your device tells us no fingerprint or face.
privacy-notices-title = Notices
privacy-notices-none = This house tells nobody, and so keeps no address.
privacy-notices-kept = Only if you ask for it: we keep each address that you give, the language, at which hours you want to be told and in which time zone, and why the last notice did not arrive, until you stop. A notice tells the game and the address of the table, not who plays. The address is shown to nobody again, not even to you.
privacy-notices-hosts = Notices by webhook go to these alone: { $hosts }. There, their rules hold.
privacy-notices-push = Notices in a browser go, sealed, through the push service of its maker (Google, Mozilla, Apple or Microsoft): it sees that there is one and when, and cannot read it. There, their rules hold.
privacy-notices-wishes = Of which games you want to hear when somebody opens a table to everybody, and when you last heard of one.
privacy-notices-mail = Letters go through the mail server of the host; a mailbox that was not confirmed is forgotten after a week. With one that was confirmed a link to come back can be asked for: whoever reads that mailbox comes in as you.
privacy-end-title = Until when
privacy-end-have = At ‘Your data’ you have all of it in one file.
privacy-end-forget = There you also delete it: your name, your fingerprint and what you said go from the tables, too, and at your seat remains ‘somebody who left’.
privacy-end-stays = What you chose stays, and the decks that you brought to a game, without a name: it is the others’ game as well. And if the host had to do something about you, it stays written down that they did, with the beginning of your fingerprint and without your name.
privacy-end-age = Finished games stay. Those that are given up, and guests who do not come back and sit nowhere, go when the host tidies up.
privacy-end-copies = Backups are the host’s: what was deleted is in them until they are thrown away.

lobby-present = its maker is looking

apart-title = Whom you do not want to hear
apart-what = You no longer read what somebody writes whom you mute. Somebody whom you block cannot sit down where you sit or at tables that you make either, nor you at theirs; they are told only that it is not possible at that table. You do it at the table, under ‘Table’, and nobody learns of it.
apart-none = You keep nobody apart.
apart-nameless = Somebody without a name
apart-muted = Muted
apart-blocked = Blocked
apart-drop = Take off the list
apart-note = Only you will know. Mute: you do not read what they write. Block: besides, you never sit down at the same table again; a game that is on goes on.
apart-mute = Mute
apart-block = Block
report-title = Tell the host of the house
report-note = The host of the house reads it, with your name; nobody at the table learns of it.
report-line = About what
report-table = About the table
report-why = What is not well
report-send = Tell
report-done = Told. The host of the house will read it.

table-door = Show them the door
table-close = Remove the table
table-close-note = The table is gone for everybody. Nothing was played yet.
table-close-sure = Yes, remove it

group-all = Your groups
group-what = A group is a round of friends with a name: its people, its tables, and the next evening with the same seats.
group-nobody = Nobody knows you here yet. Give your name first.
group-new = A new group
group-name = What it is called
group-make = Found it
group-people = Who you are
group-link = Link to come to the group
group-link-note = Whoever has it can come. Give it to your friends only.
group-tables = Your tables
group-none = You have set none yet.
group-evening = Set a table
group-seats = Seats kept for
group-set = Set the table
group-again = Another evening, with the same seats
group-leave = Leave the group
group-leave-note = Your tables stay yours. With its last one the group is gone.
group-leave-sure = Yes, leave it
group-invited = You are invited to the group ‘{ $name }’
group-join = Come to the group
