/** The years as the board counts them. */
export const years = ['I', 'II', 'III', 'IV', 'V'];
