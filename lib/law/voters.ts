/** Voters who must have voted in the election, and must have asked for the recount of a proposition ((7)(a)). */
export const VOTERS_NEEDED = 10;
