"""What everybody decides next in a search: a tree for each seat, which grows with every playout.

A tree knows a seat's own decisions and nothing else: a node is reached by the answers the seat itself has given, in
whatever world, so nobody in it knows more than the seat does. What did well for that seat is tried more often. Behind
each candidate of who thinks there are trees of its own: what the others answer depends on what was done. So they answer
as players do who search, too, and whoever thinks is not misled by opponents who fight badly. Where nobody has been
yet the quick player decides.
"""

from math import log, sqrt
from typing import Final

from landsraad.bots.judge import Judge
from landsraad.kernel.dice import MASK, STEP, scrambled
from landsraad.kernel.table import Table, apply
from landsraad.kernel.vecs import i64

LEAST_PRIOR: Final = -2.0  # an option is doubted no more than if it was worth so much less than the favourite
# The others: how much they risk for options that were seldom tried, as how many playouts each trusts the judgement, and
# up to how many visits the quick player chooses for them. They should play well, not explore.
CALM: Final = 0.02
FIRM: Final = 4.0
FEW: Final = 12


class Node:
    """A further decision of a seat, after certain answers to those before it: what its options have brought.

    In another world other options may be offered here: each is known from when it was first seen.
    """

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.total = 0.0
        self.branches: dict[int, Branch] = {}


class Branch:
    """An option there."""

    def __init__(self, prior: float) -> None:
        self.prior = prior  # less than that of the favourite
        self.visits: i64 = 0
        self.total = 0.0
        self.node: Node | None = None


class Forest:
    """How trees are gone through and learn, and the way the last playout has taken."""

    def __init__(
        self, judge: Judge, first: Table, seat: i64, depth: i64, others: i64, explore: float, trust: float
    ) -> None:
        seats = len(first.seats)
        self.judge = judge
        self.seat = seat  # who thinks
        self.depth = depth  # how many decisions of its own are searched
        self.others = others  # the same for each of the others
        self.explore = explore  # how much it risks for options that were seldom tried
        self.trust = trust  # what the judgement counts, for as long as one playout
        self.sides: list[int] = [judge.side_of(first, seat) for seat in range(seats)]
        self.nodes: list[Node] = []
        self.node_sides: list[int] = []
        self.branches: list[Branch] = []
        self.branch_sides: list[int] = []

    def descend(self, t: Table, trees: list[Node], dice: i64, horizon: i64, start: i64) -> i64:
        """Play on while somebody is in their tree: how many decisions."""
        self.nodes.clear()
        self.node_sides.clear()
        self.branches.clear()
        self.branch_sides.clear()
        places = trees[:]
        behind = trees[self.seat]
        left: list[int] = [self.others] * len(places)  # decisions each may still search
        left[self.seat] = self.depth
        inside: i64 = sum([1 if number > 0 else 0 for number in left])  # who is still in their tree
        state = dice
        decisions: i64 = 0
        while inside > 0 and t.to_act >= 0 and t.engine.mark(t, horizon) == start:
            decisions += 1
            seat = t.to_act
            if left[seat] == 0 or len(t.options) == 1:
                state = (state + STEP) & MASK
                apply(t, self.judge.quick(t, scrambled(state)))
                continue
            node = places[seat]
            self.nodes.append(node)
            self.node_sides.append(self.sides[seat])
            if node.visits == 0 and node is not behind:  # new: from here on the quick player decides for this seat
                left[seat] = 0
                inside -= 1
                decisions -= 1
                continue
            self.learn_options(t, node)
            if seat == self.seat:
                action = self.choose(t, node, self.explore, self.trust)
            elif node.visits >= FEW:
                action = self.choose(t, node, CALM, self.trust * FIRM)
            else:
                state = (state + STEP) & MASK
                action = self.judge.quick(t, scrambled(state))
            branch = node.branches[action]
            self.branches.append(branch)
            self.branch_sides.append(self.sides[seat])
            apply(t, action)
            left[seat] -= 1
            if left[seat] == 0:
                inside -= 1
            if branch.node is None:
                branch.node = Node()
            places[seat] = branch.node
        return decisions

    def learn_options(self, t: Table, node: Node) -> None:
        """What is offered here for the first time is judged."""
        branches = node.branches
        known = True
        for option in t.options:
            if option not in branches:
                known = False
        if known:
            return
        worths = self.judge.judge(t)
        highest = max(worths)
        for place in range(len(worths)):
            if t.options[place] not in branches:
                branches[t.options[place]] = Branch(max(worths[place] - highest, LEAST_PRIOR))

    def choose(self, t: Table, node: Node, explore: float, trust: float) -> i64:
        """What did well, what looks well, and now and then what was seldom tried."""
        usual = node.total / float(node.visits) if node.visits > 0 else 0.0
        curious = explore * sqrt(log(float(node.visits + 1)))
        best = t.options[0]
        most = -1.0e9
        for option in t.options:
            branch = node.branches[option]
            tried = float(branch.visits)
            mean = branch.total / tried if branch.visits > 0 else usual
            score = mean + curious / sqrt(tried + 1.0) + branch.prior * trust / (tried + 1.0)
            if score > most:
                most = score
                best = option
        return best

    def learn(self, chances: list[float]) -> None:
        """What came of the last way, told to everybody on it: to each the chance of its own side."""
        for place in range(len(self.nodes)):
            node = self.nodes[place]
            node.visits += 1
            node.total += chances[self.node_sides[place]]
        for place in range(len(self.branches)):
            branch = self.branches[place]
            branch.visits += 1
            branch.total += chances[self.branch_sides[place]]
