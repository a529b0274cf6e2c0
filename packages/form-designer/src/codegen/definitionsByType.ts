import type { AnyControlDefinition } from '../controls/defineControl';

/** The definitions of a list by the type they draw. */
export const definitionsByType = (controls: readonly AnyControlDefinition[]): ReadonlyMap<string, AnyControlDefinition> =>
  new Map(controls.map((definition) => [definition.type, definition]));
