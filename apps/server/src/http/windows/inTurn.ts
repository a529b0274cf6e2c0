interface Line {
  tail: Promise<unknown>;
  length: number;
}

const lines = new Map<string, Line>();

/** How many tasks of a key run or wait. */
export const turnsOf = (key: string): number => lines.get(key)?.length ?? 0;

/** Runs tasks of one key one after the other, so that parallel guesses meet the count of those before them. */
export async function inTurn<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
  const line = lines.get(key) ?? { tail: Promise.resolve(), length: 0 };
  const mine = line.tail.then(task, task);
  line.tail = mine.catch(() => {});
  line.length += 1;
  lines.set(key, line);
  try {
    return await mine;
  } finally {
    line.length -= 1;
    if (line.length === 0) lines.delete(key);
  }
}
