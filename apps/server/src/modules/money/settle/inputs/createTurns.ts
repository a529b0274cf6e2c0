/** Carries out one thing after the other in the order they were asked for; what comes after a failed one fails with it. */
export type InTurn = <Result>(act: () => Promise<Result>) => Promise<Result>;

/** The turns of one transaction, which is asked one thing at a time: the next ones can be asked for while the answer to one is worked on. */
export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const answer = last.then(act);
    last = answer;
    // Whoever waits for it hears of what failed.
    answer.catch(() => undefined);
    return answer;
  };
}
