import { arrivalNow } from './places';

/** Runs tasks one at a time: first come, first served, what nobody waits for after that. */
export type Line = <Result>(task: () => Promise<Result>) => Promise<Result>;

interface Waiting {
  arrival: number;
  go: () => void;
}

/** So many people at most go before the same task that nobody waits for. */
const mostBefore = 10;
/** Without a pause for the network nobody's question would be read and nobody's answer sent. */
const longestRunMs = 10;

// Those of the machine, whatever a test makes of the clock.
const now = performance.now.bind(performance);
const afterNetwork = setImmediate;

export function createLine(): Line {
  const people: Waiting[] = [];
  const behind: (() => void)[] = [];
  let isTaken = false;
  let wentBefore = 0;
  let rested = now();

  const turn = () => {
    if (!isTaken) {
      isTaken = true;
      return undefined;
    }
    return new Promise<void>((go) => {
      const arrival = arrivalNow();
      if (arrival === undefined) behind.push(go);
      else people.splice(placeOf(people, arrival), 0, { arrival, go });
    });
  };

  const handOver = () => {
    const isTurnOfBehind = behind.length > 0 && (people.length === 0 || wentBefore >= mostBefore);
    const go = isTurnOfBehind ? behind.shift() : people.shift()?.go;
    wentBefore = isTurnOfBehind || behind.length === 0 ? 0 : wentBefore + 1;
    if (go) go();
    else isTaken = false;
  };

  const leave = () => {
    // Whoever was answered asks for what comes next first, or would lose the place.
    if (now() - rested < longestRunMs) return void process.nextTick(handOver);
    afterNetwork(() => {
      rested = now();
      handOver();
    });
  };

  return async (task) => {
    await turn();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}

/** Behind everybody who arrived before. */
function placeOf(people: readonly Waiting[], arrival: number): number {
  let at = people.length;
  while (at > 0 && (people[at - 1]?.arrival ?? 0) > arrival) at -= 1;
  return at;
}
