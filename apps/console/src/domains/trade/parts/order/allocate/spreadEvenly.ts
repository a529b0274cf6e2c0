/** Shares `total` out among people, those with the fewest open orders first where it does not divide. */
export function spreadEvenly(people: readonly { id: string; openOrders: number }[], total: number): Record<string, string> {
  const inTurn = people.toSorted((one, other) => one.openOrders - other.openOrders);
  const base = Math.floor(total / people.length);
  const rest = total % people.length;
  return Object.fromEntries(inTurn.map(({ id }, at) => [id, String(base + (at < rest ? 1 : 0))]));
}

/** Gives each wished creator to one of the people who take part, one after the other. */
export function spreadWishes(
  wishes: readonly { upId: string }[],
  people: readonly { id: string; openOrders: number }[],
  total: number,
): Record<string, string> {
  const shares = spreadEvenly(people, total);
  const takers = people.filter(({ id }) => Number(shares[id]) > 0);
  return Object.fromEntries(wishes.flatMap(({ upId }, at) => (takers.length ? [[upId, takers[at % takers.length]?.id ?? '']] : [])));
}
