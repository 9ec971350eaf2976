### Why bots that can play every game do something. Arguments: $n is the gain in points, $choices a number of actions.

reason-none = I give no reason.
reason-random = I drew this at random.
reason-greedy-gain =
    { $n ->
        [0] Everything else would cost me something at once.
       *[other] Nothing else pays as much at once: { $n }.
    }
reason-greedy-tie =
    { $n ->
        [0] Nothing pays at once, so I drew one of { $choices } actions.
       *[other] { $choices } actions pay { $n } at once, and I drew one of them.
    }

# Two sentences, one after the other.
reason-and = { $first } { $rest }
reason-at-once = There is nothing to think about here.
reason-search =
    I tried { $choices ->
        [one] the only action
       *[other] { $choices } actions
    } in { $n } imagined continuations, and this one did best.

## How a bot plays

describe-random = Draws any legal action.
describe-greedy = Takes whatever pays most at once.
