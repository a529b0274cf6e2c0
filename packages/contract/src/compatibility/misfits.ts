import { factMisfits, lapseMisfits } from './factMisfits';
import { fewest } from './fewest';
import { kindOf, kindsOf } from './kindOf';
import { type Misfit, misfit, type Place } from './misfit';
import { ofSameTag } from './ofSameTag';
import type { RecordShape, Shape } from './shape';
import { valueMisfits } from './valueMisfits';

/**
 * Ways in which what is given does not fit what is taken: of an input the released shape gives and today's takes, of an answer
 * today's gives and the released one takes. Clients read answers without checking them, so that an answer may have new fields,
 * new values of a closed list and new kinds of a tagged record.
 */
export function misfits(given: Shape, taken: Shape, place: Place): Misfit[] {
  const [givers, takers] = [optionsOf(given), optionsOf(taken)];
  if (takers.some(({ is }) => is === 'anything')) return [];
  const inside = givers.flatMap((one) => {
    if (one.is === 'value') return valueMisfits(one, takers, place);
    const alike = takers.filter(({ is }) => is === one.is);
    if (alike.length === 0) return isOpened(one, takers, place) ? [] : misfit('kind', place, kindsOf([one]), kindsOf(takers));
    const isTagged = one.is === 'record' && givers.length + alike.length > 2;
    const candidates = isTagged ? ofSameTag(one, alike as RecordShape[]) : alike;
    if (candidates.length === 0 && place.side === 'output') return [];
    return fewest((candidates.length > 0 ? candidates : alike).map((other) => alikeMisfits(one, other, place)));
  });
  return [...lapseMisfits(given, taken, place), ...inside];
}

const optionsOf = (shape: Shape): readonly Shape[] => (shape.is === 'either' ? shape.of : [shape]);

/** Whether a closed list of an answer has become any value of its kind. */
const isOpened = (given: Shape, takers: readonly Shape[], { side }: Place): boolean =>
  side === 'output' && takers.some((taker) => taker.is === 'value' && taker.of.some((value) => kindOf(value) === given.is));

function alikeMisfits(given: Shape, taken: Shape, place: Place): Misfit[] {
  const facts = factMisfits(given, taken, place);
  if (given.is === 'record' && taken.is === 'record') return [...facts, ...fieldMisfits(given, taken, place)];
  if (given.is === 'list' && taken.is === 'list')
    return [...facts, ...misfits(given.of, taken.of, { ...place, where: `${place.where}[]` })];
  if (given.is !== 'map' || taken.is !== 'map') return facts;
  const inside = { ...place, where: `${place.where}.*` };
  return [...facts, ...misfits(given.keys, taken.keys, inside), ...misfits(given.of, taken.of, inside)];
}

function fieldMisfits(given: RecordShape, taken: RecordShape, place: Place): Misfit[] {
  const at = (name: string): Place => ({ ...place, where: `${place.where}.${name}` });
  const [gives, takes] = [fieldsOf(given), fieldsOf(taken)];
  const gone = place.side === 'input' && !taken.isOpen ? [...gives.keys()].filter((name) => !takes.has(name)) : [];
  return [
    ...gone.flatMap((name) => misfit('gone', at(name))),
    ...[...takes].flatMap(([name, { isOptional, shape }]) => {
      const own = gives.get(name);
      if (!own) return isOptional ? [] : misfit(place.side === 'input' ? 'asked' : 'gone', at(name));
      const asked = own.isOptional && !isOptional ? misfit('asked', at(name)) : [];
      return [...asked, ...misfits(own.shape, shape, at(name))];
    }),
  ];
}

const fieldsOf = ({ of }: RecordShape) =>
  new Map(Object.entries(of).map(([name, shape]) => [name.replace(/\?$/, ''), { shape, isOptional: name.endsWith('?') }]));
