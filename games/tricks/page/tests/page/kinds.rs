//! Kinds of faults in the texts that readers found once. What has a reason to be otherwise stands in `excused.txt`, the words
//! that are not said in `terms.txt`.

use canvas::Page;
use tricks_page::TricksPage;

canvas::words_without_faults! { words: TricksPage::words(), labels: ["tricks-choice-", "tricks-answers-"] }
