//! Groups of friends: who is of them, and where they play.

use crate::change::Change;
use crate::lobby::table_row;
use crate::sql::{Row, Sql};
use crate::{GuestHash, SeatHolder, Store, StoreError, TableRow};

/// A group of friends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// The group's id.
    pub id: String,
    /// The group's name.
    pub name: String,
    /// The generation of its links: links of another generation are void.
    pub epoch: u32,
    /// The members, the oldest first.
    pub members: Vec<Member>,
    /// The removed members, the latest first.
    pub out: Vec<Member>,
}

/// A member's line about a table of a group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GroupLine {
    pub table: String,
    /// The writer.
    pub guest: GuestHash,
    /// The writer's name; may be empty.
    pub name: String,
    /// Time of writing: milliseconds since 1970, UTC.
    pub at: i64,
    pub text: String,
}

/// A member of a group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member {
    /// The member's id within the group.
    pub id: String,
    pub guest: GuestHash,
    /// The guest's name; may be empty.
    pub name: String,
    /// Time of joining: milliseconds since 1970, UTC.
    pub at: i64,
}

impl Store {
    /// The groups of a guest by name, without who else is of them.
    pub async fn groups_of(&self, guest: GuestHash) -> Result<Vec<Group>, StoreError> {
        self.query(move |conn| {
            conn.rows(
                "SELECT friend_groups.id, name, epoch
                 FROM members JOIN friend_groups ON friend_groups.id = members.group_id
                 WHERE guest = ?1 ORDER BY name, friend_groups.id",
                &[&guest],
                |row| {
                    let (id, name, epoch) = (row.get(0)?, row.get(1)?, row.get(2)?);
                    Ok(Group { id, name, epoch, members: Vec::new(), out: Vec::new() })
                },
            )
        })
        .await
    }

    /// A group with all who are of it; nothing where there is none.
    pub async fn group(&self, id: &str) -> Result<Option<Group>, StoreError> {
        let id = id.to_owned();
        self.query(move |conn| {
            let group = "SELECT name, epoch FROM friend_groups WHERE id = ?1";
            let group = conn.row(group, &[&id], |row| Ok((row.get(0)?, row.get(1)?)))?;
            let Some((name, epoch)) = group else { return Ok(None) };
            let members = conn.rows(
                "SELECT members.id, guest, guests.name, at
                    FROM members JOIN guests ON guests.hash = guest
                     WHERE group_id = ?1 ORDER BY at, members.id",
                &[&id],
                member,
            )?;
            let out = conn.rows(
                "SELECT shown_out.id, guest, guests.name, at
                    FROM shown_out JOIN guests ON guests.hash = guest
                     WHERE group_id = ?1 ORDER BY at DESC, shown_out.id",
                &[&id],
                member,
            )?;
            Ok(Some(Group { id: id.clone(), name, epoch, members, out }))
        })
        .await
    }

    /// The tables of a group, the latest touched first.
    pub async fn tables_of_group(&self, id: &str, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let id = id.to_owned();
        self.query(move |conn| {
            conn.rows(
                "SELECT id, version, created_at, updated_at, game, status, public, body
                 FROM group_tables JOIN tables ON tables.id = group_tables.table_id
                 WHERE group_id = ?1 ORDER BY updated_at DESC, id LIMIT ?2",
                &[&id, &limit],
                table_row,
            )
        })
        .await
    }

    /// The seats at the tables of a group.
    pub async fn seats_of_group(&self, id: &str) -> Result<Vec<(String, SeatHolder)>, StoreError> {
        let id = id.to_owned();
        self.query(move |conn| {
            conn.rows(
                "SELECT seats.table_id, seat, guest
                 FROM group_tables JOIN seats ON seats.table_id = group_tables.table_id WHERE group_id = ?1",
                &[&id],
                |row| Ok((row.get(0)?, SeatHolder { seat: row.get(1)?, guest: row.get(2)? })),
            )
        })
        .await
    }

    /// Creates a group with its first member; false if that guest is already in `most` groups.
    pub async fn make_group(
        &self,
        id: &str,
        name: String,
        first: NewMember,
        most: usize,
    ) -> Result<bool, StoreError> {
        let (id, most) = (id.to_owned(), i64::try_from(most).unwrap_or(i64::MAX));
        self.group_change(GroupChange::Make { id, name, first, most }).await
    }

    /// The lines about tables of a group, the oldest first.
    pub async fn lines_of_group(&self, id: &str) -> Result<Vec<GroupLine>, StoreError> {
        let id = id.to_owned();
        self.query(move |conn| {
            conn.rows(
                "SELECT group_lines.table_id, guest, guests.name, at, group_lines.body
                 FROM group_tables JOIN group_lines ON group_lines.table_id = group_tables.table_id
                     JOIN guests ON guests.hash = guest
                 WHERE group_id = ?1 ORDER BY at, guest",
                &[&id],
                line,
            )
        })
        .await
    }

    /// A guest's lines about tables of groups.
    pub async fn group_lines_by(&self, guest: GuestHash) -> Result<Vec<GroupLine>, StoreError> {
        self.query(move |conn| {
            conn.rows(
                "SELECT table_id, guest, guests.name, at, body FROM group_lines JOIN guests ON guests.hash = guest
                 WHERE guest = ?1 ORDER BY at, table_id",
                &[&guest],
                line,
            )
        })
        .await
    }

    /// Stores a guest's line about a table of a group, in place of the one before; nothing deletes it. False when that is
    /// no table of it.
    pub async fn say_of_table(
        &self,
        id: &str,
        table: &str,
        guest: GuestHash,
        text: String,
    ) -> Result<bool, StoreError> {
        let (id, table) = (id.to_owned(), table.to_owned());
        self.group_change(GroupChange::Line { id, table, guest, text }).await
    }

    /// Replaces the links of a group; false where there is no such group.
    pub async fn renew_group(&self, id: &str) -> Result<bool, StoreError> {
        self.group_change(GroupChange::Renew { id: id.to_owned() }).await
    }

    /// Removes a member, and makes all links of the group void. False where there is no such member.
    pub async fn show_out(&self, id: &str, member: &str) -> Result<bool, StoreError> {
        let (id, member) = (id.to_owned(), member.to_owned());
        self.group_change(GroupChange::ShowOut { id, member }).await
    }

    /// Lets a removed member join again; false where there is none of that id.
    pub async fn let_back(&self, id: &str, member: &str) -> Result<bool, StoreError> {
        let (id, member) = (id.to_owned(), member.to_owned());
        self.group_change(GroupChange::LetBack { id, member }).await
    }

    /// Adds a guest to a group; false when there is none of that id, it has `most` members already, or they were removed.
    /// A member stays one.
    pub async fn join_group(&self, id: &str, who: NewMember, most: usize) -> Result<bool, StoreError> {
        let (id, most) = (id.to_owned(), i64::try_from(most).unwrap_or(i64::MAX));
        self.group_change(GroupChange::Join { id, who, most }).await
    }

    /// A member leaves a group, or is sent away; false where there is no such member. With the last one it goes.
    pub async fn leave_group(&self, id: &str, member: &str) -> Result<bool, StoreError> {
        let (id, member) = (id.to_owned(), member.to_owned());
        self.group_change(GroupChange::Leave { id, member }).await
    }

    /// Adds a table to a group.
    pub async fn add_group_table(&self, id: &str, table: &str) -> Result<bool, StoreError> {
        let (id, table) = (id.to_owned(), table.to_owned());
        self.group_change(GroupChange::Table { id, table }).await
    }

    /// The table `to` is one of the same group as `from`, if that is one.
    pub async fn same_group(&self, from: &str, to: &str) -> Result<bool, StoreError> {
        let (from, to) = (from.to_owned(), to.to_owned());
        self.group_change(GroupChange::Same { from, to }).await
    }

    async fn group_change(&self, change: GroupChange) -> Result<bool, StoreError> {
        self.change(change).await.map(|rows| rows > 0)
    }
}

/// A guest who joins a group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewMember {
    /// The member's future id within the group.
    pub id: String,
    pub guest: GuestHash,
}

/// Changes to groups.
pub(crate) enum GroupChange {
    Make { id: String, name: String, first: NewMember, most: i64 },
    Join { id: String, who: NewMember, most: i64 },
    Leave { id: String, member: String },
    Renew { id: String },
    ShowOut { id: String, member: String },
    LetBack { id: String, member: String },
    Line { id: String, table: String, guest: GuestHash, text: String },
    Table { id: String, table: String },
    Same { from: String, to: String },
}

impl Change for GroupChange {
    fn hold(&self, conn: &Sql<'_>) -> Result<(), StoreError> {
        conn.hold("groups")
    }

    fn write(&self, conn: &Sql<'_>, now: i64) -> Result<u64, StoreError> {
        let rows = match self {
            Self::Make { id, name, first, most } => {
                let made = conn.execute(
                    "INSERT INTO friend_groups (id, name, created_at) SELECT ?1, ?2, ?3
                         WHERE (SELECT count(*) FROM members WHERE guest = ?4) < ?5
                           AND EXISTS (SELECT 1 FROM guests WHERE hash = ?4)",
                    &[&id, &name, &now, &first.guest, &most],
                )?;
                if made > 0 {
                    conn.execute(
                        "INSERT INTO members (group_id, guest, id, at) VALUES (?1, ?2, ?3, ?4)",
                        &[&id, &first.guest, &first.id, &now],
                    )?;
                }
                made
            }
            Self::Join { id, who, most } => {
                conn.execute(
                    "INSERT INTO members (group_id, guest, id, at) SELECT ?1, ?2, ?3, ?4
                     WHERE EXISTS (SELECT 1 FROM friend_groups WHERE id = ?1)
                       AND EXISTS (SELECT 1 FROM guests WHERE hash = ?2)
                       AND NOT EXISTS (SELECT 1 FROM shown_out WHERE group_id = ?1 AND guest = ?2)
                       AND (SELECT count(*) FROM members WHERE group_id = ?1) < ?5
                     ON CONFLICT (group_id, guest) DO NOTHING",
                    &[&id, &who.guest, &who.id, &now, &most],
                )?;
                conn.one(
                    "SELECT count(*) FROM members WHERE group_id = ?1 AND guest = ?2",
                    &[&id, &who.guest],
                    |row| row.get(0),
                )?
            }
            Self::Leave { id, member } => {
                conn.execute("DELETE FROM members WHERE group_id = ?1 AND id = ?2", &[&id, &member])?
            }
            Self::Renew { id } => renew(conn, id)?,
            Self::ShowOut { id, member } => {
                conn.execute(
                    "INSERT INTO shown_out (group_id, guest, id, at)
                     SELECT group_id, guest, id, ?3 FROM members WHERE group_id = ?1 AND id = ?2
                     ON CONFLICT (group_id, guest) DO NOTHING",
                    &[&id, &member, &now],
                )?;
                let gone =
                    conn.execute("DELETE FROM members WHERE group_id = ?1 AND id = ?2", &[&id, &member])?;
                if gone > 0 { renew(conn, id)? } else { 0 }
            }
            Self::LetBack { id, member } => {
                conn.execute("DELETE FROM shown_out WHERE group_id = ?1 AND id = ?2", &[&id, &member])?
            }
            Self::Line { id, table, guest, text } => {
                let theirs = "SELECT 1 FROM group_tables WHERE group_id = ?1 AND table_id = ?2";
                if conn.row(theirs, &[&id, &table], |_| Ok(()))?.is_none() {
                    return Ok(0);
                }
                conn.execute(
                    "DELETE FROM group_lines WHERE table_id = ?1 AND guest = ?2",
                    &[&table, &guest],
                )?;
                if !text.is_empty() {
                    conn.execute(
                        "INSERT INTO group_lines (table_id, guest, at, body) SELECT ?1, ?2, ?3, ?4
                         WHERE EXISTS (SELECT 1 FROM guests WHERE hash = ?2)",
                        &[&table, &guest, &now, &text],
                    )?;
                }
                1
            }
            Self::Table { id, table } => conn.execute(
                "INSERT INTO group_tables (table_id, group_id) SELECT ?2, ?1
                     WHERE EXISTS (SELECT 1
                     FROM friend_groups WHERE id = ?1) ON CONFLICT (table_id) DO NOTHING",
                &[&id, &table],
            )?,
            Self::Same { from, to } => conn.execute(
                "INSERT INTO group_tables (table_id, group_id)
                    SELECT ?2, group_id FROM group_tables
                     WHERE table_id = ?1 ON CONFLICT (table_id) DO NOTHING",
                &[&from, &to],
            )?,
        };
        Ok(rows)
    }
}

fn renew(conn: &Sql<'_>, id: &str) -> Result<u64, StoreError> {
    conn.execute("UPDATE friend_groups SET epoch = epoch + 1 WHERE id = ?1", &[&id])
}

fn member(row: &Row<'_>) -> Result<Member, StoreError> {
    Ok(Member { id: row.get(0)?, guest: row.get(1)?, name: row.get(2)?, at: row.get(3)? })
}

fn line(row: &Row<'_>) -> Result<GroupLine, StoreError> {
    Ok(GroupLine {
        table: row.get(0)?,
        guest: row.get(1)?,
        name: row.get(2)?,
        at: row.get(3)?,
        text: row.get(4)?,
    })
}
