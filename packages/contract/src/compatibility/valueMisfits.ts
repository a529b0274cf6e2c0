import { factMisfits } from './factMisfits';
import { fewest } from './fewest';
import { kindOf, kindsOf } from './kindOf';
import { type Misfit, misfit, type Place } from './misfit';
import type { Facts, Shape, Value } from './shape';

type Values = Extract<Shape, { is: 'value' }>;

/** What of a closed list is not taken. An answer may have new values beside others of their kind; null is a kind of its own. */
export function valueMisfits(given: Values, takers: readonly Shape[], place: Place): Misfit[] {
  const found = given.of.flatMap((value) => {
    const taking = takers.filter((taker) => takes(taker, value, place));
    if (taking.length === 0) return misfit(place.side === 'input' ? 'values' : 'kind', place, JSON.stringify(value), kindsOf(takers));
    return fewest(taking.map((taker) => factMisfits({ ...given, ...extentOf(value) }, withoutForms(taker), place)));
  });
  return found.filter(({ what }, at) => found.findIndex((other) => other.what === what) === at);
}

function takes(taker: Shape, value: Value, { side }: Place): boolean {
  if (taker.is === 'text' && side === 'input') return typeof value === 'string' && hasForms(value, taker.forms);
  if (taker.is !== 'value') return taker.is === kindOf(value);
  return taker.of.some((own) => own === value || (side === 'output' && kindOf(own) === kindOf(value)));
}

/** Bounds that a value keeps by itself, where text or a number of any value takes its place. */
function extentOf(value: Value): Facts {
  const size = typeof value === 'string' ? value.length : Number(value);
  return { min: size, max: size };
}

/** Whether a value has the forms of text that takes its place, as far as patterns tell: `id ^[1-9]\d{0,18}$`. */
const hasForms = (value: string, forms: readonly string[] = []): boolean =>
  forms.every((form) => new RegExp(form.includes(' ') ? form.slice(form.indexOf(' ') + 1) : '', 'u').test(value));

/** A value was held against the forms already, and is as whole as it is. */
function withoutForms(shape: Shape): Shape {
  if (shape.is === 'text') return { ...shape, forms: [] };
  return shape.is === 'number' ? { ...shape, isWhole: false } : shape;
}
