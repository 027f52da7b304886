//! Kinds of faults in the texts that readers found once. What has a reason to be otherwise stands in `excused.txt`, the words
//! that are not said in `terms.txt`.

use quest_page::words;

canvas::words_without_faults! { words: words(), labels: ["quest-choice-", "quest-answers-"] }
