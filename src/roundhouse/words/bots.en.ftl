### Why bots that can play every game do something. Arguments: $n is the gain in points, $choices a number of actions.

reason-none = No reason given.
reason-random = Drawn at random.
reason-greedy-gain =
    { $n ->
        [0] Everything else would cost something at once.
       *[other] Nothing else pays as much at once: { $n }.
    }
reason-greedy-tie =
    { $n ->
        [0] Nothing pays at once, so one of { $choices } actions was drawn.
       *[other] { $choices } actions pay { $n } at once, and one of them was drawn.
    }

# Two sentences, one after the other.
reason-and = { $first } { $rest }
reason-at-once = There is nothing to think about here.
reason-search =
    { $choices ->
        [one] The only action was tried
       *[other] { $choices } actions were tried
    } in { $n } imagined continuations, and this one did best.

## How a bot plays

describe-random = Draws any legal action.
describe-greedy = Takes whatever pays most at once.
