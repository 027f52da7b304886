//! Kinds of faults in the texts that readers found once. What has a reason to be otherwise stands in `excused.txt`, the words
//! that are not said in `terms.txt`.

use canvas::Page;
use war_page::WarPage;

canvas::words_without_faults! { words: WarPage::words(), labels: ["war-choice-", "war-act-", "war-way-", "war-answers-", "war-intent-"] }
