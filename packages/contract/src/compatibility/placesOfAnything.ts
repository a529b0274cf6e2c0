import type { Shape } from './shape';

/** Where a shape says nothing about what is there. */
export function placesOfAnything(shape: Shape, at: string): string[] {
  if (shape.is === 'anything') return [at];
  if (shape.is === 'list') return placesOfAnything(shape.of, `${at}[]`);
  if (shape.is === 'map') return placesOfAnything(shape.of, `${at}.*`);
  if (shape.is === 'either') return shape.of.flatMap((option) => placesOfAnything(option, at));
  if (shape.is !== 'record') return [];
  return Object.entries(shape.of).flatMap(([name, field]) => placesOfAnything(field, `${at}.${name}`));
}
