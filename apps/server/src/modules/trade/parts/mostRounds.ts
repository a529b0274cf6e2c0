/** A rejected creator comes back until it was submitted this often (domain/life-cycles 3.4). */
export const mostRounds = 3;
