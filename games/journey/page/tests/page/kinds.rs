//! Kinds of faults in the texts that readers found once. What has a reason to be otherwise stands in `excused.txt`, the words
//! that are not said in `terms.txt`.

use canvas::Page;
use journey_page::JourneyPage;

canvas::words_without_faults! { words: JourneyPage::words(), labels: ["journey-choice-", "journey-answers-"] }
