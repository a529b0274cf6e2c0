import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a request stands in the line before the embedded database's only connection. */
export interface Place {
  readonly arrival: number;
  /** Statements that keep the place; a request with more stands at the end for each of the others. */
  left: number;
}

const mostKept = 20;
const current = new AsyncLocalStorage<Place | 'behind'>();
let arrivals = 0;

const nextArrival = (): number => {
  arrivals += 1;
  return arrivals;
};

export const newPlace = (): Place => ({ arrival: nextArrival(), left: mostKept });

/** Carries out a request: its statements go before those of whoever came later. */
export const inPlace = <Result>(place: Place | undefined, task: () => Result): Result => (place ? current.run(place, task) : task());

/** Carries out what nobody waits for: its statements let those of people go first. */
export const behindPeople = <Result>(task: () => Result): Result => current.run('behind', task);

/** The arrival that a statement asked for now counts from; undefined when it is behind people. */
export function arrivalNow(): number | undefined {
  const place = current.getStore();
  if (place === 'behind') return undefined;
  if (!place || place.left === 0) return nextArrival();
  place.left -= 1;
  return place.arrival;
}
