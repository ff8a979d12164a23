"""Rules engine: a duel in which every change names the clauses that it applied.

A game is its initial state and a list of choices, nothing else. Imports point one way: words <- lang, events <- state
<- derive <- triggering <- legality <- moment <- judge <- procedures <- kernel <- game. The explanation of events needs
none of those that make them."""
