import { type Misfit, misfit, type Place } from './misfit';
import type { Facts, Shape } from './shape';

/** What is asked of a shape beside its kind, where more is asked than what is given keeps. */
export function factMisfits(given: Shape, taken: Shape, place: Place): Misfit[] {
  return [
    ...boundMisfits(given, taken, place),
    ...formsOf(taken)
      .filter((form) => !formsOf(given).includes(form))
      .flatMap((form) => misfit('forms', place, '', form)),
    ...((taken.rules ?? 0) > (given.rules ?? 0) ? misfit('rules', place) : []),
    ...(isWhole(taken) && !isWhole(given) ? misfit('whole', place) : []),
    ...(given.isRead && !taken.isRead ? misfit('reading', place) : []),
  ];
}

/** What is left out means the same as before. */
export const lapseMisfits = ({ unless: before }: Shape, { unless: now }: Shape, place: Place): Misfit[] =>
  before === undefined || JSON.stringify(before) === JSON.stringify(now)
    ? []
    : misfit('unless', place, JSON.stringify(before), JSON.stringify(now) ?? 'nothing');

const formsOf = (shape: Shape): readonly string[] => (shape.is === 'text' ? (shape.forms ?? []) : []);

const isWhole = (shape: Shape): boolean => shape.is === 'number' && shape.isWhole === true;

function boundMisfits(given: Facts, taken: Facts, place: Place): Misfit[] {
  const isHigher = isTighter(lowest(given), lowest(taken));
  const isLower = isTighter(highest(given), highest(taken));
  return isHigher || isLower ? misfit('bounds', place, boundsOf(given), boundsOf(taken)) : [];
}

interface Bound {
  /** The larger the tighter. */
  at: number;
  isExclusive: boolean;
}

const lowest = ({ min = -Infinity, above = -Infinity }: Facts): Bound => ({ at: Math.max(min, above), isExclusive: above >= min });
const highest = ({ max = Infinity, below = Infinity }: Facts): Bound => ({ at: -Math.min(max, below), isExclusive: below <= max });

const isTighter = (before: Bound, now: Bound): boolean =>
  now.at > before.at || (now.at === before.at && now.isExclusive && !before.isExclusive);

const boundsOf = ({ min, above, max, below }: Facts): string =>
  Object.entries({ 'at least': min, above, 'at most': max, below })
    .filter(([, bound]) => bound !== undefined)
    .map(([word, bound]) => `${word} ${bound}`)
    .join(' and ') || 'no bound';
