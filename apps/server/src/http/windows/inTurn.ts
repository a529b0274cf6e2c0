const tails = new Map<string, Promise<unknown>>();

/** Runs tasks of one key one after the other, so that parallel guesses meet the count of those before them. */
export async function inTurn<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
  const before = tails.get(key) ?? Promise.resolve();
  const mine = before.then(task, task);
  const tail = mine.catch(() => {});
  tails.set(key, tail);
  try {
    return await mine;
  } finally {
    if (tails.get(key) === tail) tails.delete(key);
  }
}
