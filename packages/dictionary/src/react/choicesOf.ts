import type { DictOption } from '../indexTree';

/** What a select offers, by code. */
export interface Choices {
  /** Offered codes in tree order, then chosen ones that are not offered any more. */
  all: string[];
  /** A parent that only groups what is below it. */
  isHeading(code: string): boolean;
  depthOf(code: string): number;
  /** Offered codes whose name in any language, or code, holds the text; the way down to a match stays with it. */
  matching(text: string): string[];
}

interface Offer {
  values: readonly DictOption[];
  chosen: readonly string[];
  leavesOnly: boolean;
}

/** Arranges the values of a type for a select. Disabled values are not offered. */
export function choicesOf({ values, chosen, leavesOnly }: Offer): Choices {
  const offered = values.filter((value) => !value.disabled);
  const byCode = new Map(offered.map((value) => [value.code, value]));
  const parents = new Set(leavesOnly ? offered.flatMap((value) => value.path.slice(0, -1)) : []);
  return {
    all: [...byCode.keys(), ...chosen.filter((code) => !byCode.has(code))],
    isHeading: (code) => parents.has(code),
    depthOf: (code) => byCode.get(code)?.depth ?? 0,
    matching(text) {
      const wanted = fold(text);
      const shown = new Set(offered.filter((value) => holds(value, wanted)).flatMap((value) => value.path));
      return offered.map((value) => value.code).filter((code) => shown.has(code));
    },
  };
}

const holds = (value: DictOption, wanted: string) =>
  [value.code, ...Object.values(value.names)].some((text) => fold(text).includes(wanted));

/** Letters without case and accents: `Thái Lan` is found by `thai`. */
const fold = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();
