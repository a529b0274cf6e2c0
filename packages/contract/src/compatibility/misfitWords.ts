import type { Side } from './shape';

/** What changed, from what stood there to what stands there now, and what to do instead. */
type Told = (released: string, today: string) => readonly [what: string, instead: string];

/** Ways in which a shape no longer fits, as each side of a call feels them; what one side does not feel is missing. */
export const misfitWords = {
  kind: {
    input: (released, today) => [`takes ${today} now, where it took ${released}`, `Take ${released} still`],
    output: (released, today) => [`may be ${today} now, where it was ${released}`, 'Answer the new one under another name beside it'],
  },
  gone: {
    input: () => ['is refused now', 'Take the field still, if only to leave it aside'],
    output: () => ['is not answered any more', 'Answer the field still'],
  },
  asked: {
    input: () => ['is asked for now', 'Let it be left out, and read it as something where it is'],
    output: () => ['may be left out now', 'Answer it always'],
  },
  values: {
    input: (released) => [`${released} is refused now`, 'Take it still, and read it as what stands in its place'],
  },
  bounds: {
    input: (released, today) => [`is held to ${today} now, where it was ${released}`, 'Keep the wider bound'],
  },
  forms: {
    input: (_, today) => [`is asked to have the form ${today} now`, 'Take the form of before too'],
    output: (released) => [`has the form ${released} no longer`, 'Keep the form, and answer the other one under another name'],
  },
  rules: {
    input: () => ['has to keep a rule more now', 'Keep the rule to those who send something new'],
  },
  whole: {
    input: () => ['takes whole numbers alone now', 'Round what has a fraction'],
  },
  reading: {
    input: () => ['is taken only as JSON writes it now', 'Take the text of a query, and one entry without its list, still'],
  },
  unless: {
    input: (released, today) => [`is read as ${today} now where it is left out, not as ${released}`, 'Keep what it was read as'],
  },
} satisfies Record<string, Partial<Record<Side, Told>>>;
