/** Events that begin a round, whatever a game calls it. */
export const ROUNDS: readonly string[] = ['round', 'year'];
