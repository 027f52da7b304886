# What the cards of every game have in common: conditions, comparisons, sums, and effects put together.

card-number = { $number }
card-parts = { $parts }
card-always = always
card-not = it is not the case that { $of }
card-all = { $parts }
card-any = { $parts-or }
card-compare = { $left } { $how ->
    [equal] is { $right }
    [unequal] is not { $right }
    [at-least] is { $right } or more
    [at-most] is { $right } or less
    [more] is more than { $right }
   *[less] is less than { $right }
}
card-within = { $of } is from { $least } to { $most }
card-bounds = { $least } to { $most }
card-plus = { $left } plus { $right }
card-minus = { $left } minus { $right }
card-times = { $left } times { $right }
card-least = the least of { $of }
card-most = the greatest of { $of }
card-half = half of { $of }, rounded up
card-nothing = nothing happens
card-then = { $parts-then }
card-choose = { $parts-or }
card-may = you may: { $of }
card-if = { $otherwise-count ->
    [0] if { $test }, { $then }
   *[other] if { $test }, { $then }; if not, { $otherwise }
}
