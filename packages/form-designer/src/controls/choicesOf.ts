import type { ControlOption } from '../document/control';
import { isJsonObject } from '../document/json/json';
import type { RenderHost } from './renderHost';

/** A choice as controls show it: value and label are text, children are cleaned too. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** The value as it was given, which may be a number. */
  readonly stored: unknown;
  readonly children: readonly Choice[];
}

interface ChoiceOptions {
  readonly dynamic: boolean;
  readonly dynamicKey: string;
  readonly options: readonly ControlOption[];
}

const known = new WeakMap<object, readonly Choice[]>();
const none: readonly Choice[] = [];

/** The choices of a control: its own, or the ones that the host hands in under its `dynamicKey`. */
export function choicesOf({ dynamic, dynamicKey, options }: ChoiceOptions, host: RenderHost): readonly Choice[] {
  const source: unknown =
    dynamic && Object.hasOwn(host.dynamicData, dynamicKey) ? host.dynamicData[dynamicKey] : dynamic && dynamicKey !== '' ? none : options;
  if (!Array.isArray(source)) return none;
  const before = known.get(source);
  if (before) return before;
  const choices = readChoices(source, 0);
  known.set(source, choices);
  return choices;
}

/** The choice that a stored value stands for. */
export const findChoice = (choices: readonly Choice[], value: unknown): Choice | undefined =>
  choices.find((choice) => choice.value === String(value));

/** The choices from the root down to the one with a value. */
export function pathToChoice(choices: readonly Choice[], value: unknown): readonly Choice[] | undefined {
  for (const choice of choices) {
    if (choice.value === String(value)) return [choice];
    const below = pathToChoice(choice.children, value);
    if (below) return [choice, ...below];
  }
  return undefined;
}

function readChoices(list: readonly unknown[], depth: number): readonly Choice[] {
  if (depth > 50) return none;
  return list.flatMap((entry): Choice[] => {
    if (typeof entry === 'string' || typeof entry === 'number')
      return [{ value: String(entry), label: String(entry), stored: entry, children: none }];
    if (!isJsonObject(entry) || entry.value === undefined || entry.value === null) return [];
    const label = typeof entry.label === 'string' || typeof entry.label === 'number' ? String(entry.label) : String(entry.value);
    return [
      {
        value: String(entry.value),
        label,
        stored: entry.value,
        children: Array.isArray(entry.children) ? readChoices(entry.children, depth + 1) : none,
      },
    ];
  });
}
