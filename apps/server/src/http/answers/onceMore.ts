import { gaveWay } from './databaseFault';

/** Runs a transaction again that another one made impossible: it then sees what that one left. */
export async function onceMore<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let turn = 1; ; turn += 1)
    try {
      return await run();
    } catch (error) {
      if (turn === 3 || !gaveWay(error)) throw error;
    }
}
