import type { ControlOption } from '../document/control';
import { element } from './element';
import { escapeHtml } from './escapeHtml';
import { jsx, jsxText } from './jsx';

interface FlatChoice {
  readonly value: string;
  readonly label: string;
}

/** Choices of a tree below each other, deeper ones moved in; with `isPath` the values and labels of their parents stand in front. */
export function flatChoices(choices: readonly ControlOption[], { isPath = false, level = 0, parent }: { isPath?: boolean; level?: number; parent?: FlatChoice } = {}): readonly FlatChoice[] {
  if (!Array.isArray(choices) || level > 20) return [];
  return choices.flatMap((choice) => {
    if (typeof choice !== 'object' || choice === null) return [];
    const value = isPath && parent ? `${parent.value}/${choice.value}` : String(choice.value);
    const label = isPath && parent ? `${parent.label} / ${choice.label}` : String(choice.label ?? choice.value);
    const children = flatChoices(choice.children ?? [], { isPath, level: level + 1, parent: { value, label } });
    if (isPath) return children.length > 0 ? children : [{ value, label }];
    return [{ value, label: `${'– '.repeat(level)}${label}` }, ...children];
  });
}

/** Options of a select element. */
export const optionElements = (choices: readonly FlatChoice[]): readonly string[] => choices.map(({ value, label }) => element('option', { value }, escapeHtml(label)));

/** Entries of a MUI select. */
export const menuItems = (choices: readonly FlatChoice[]): readonly string[] => choices.map(({ value, label }) => jsx('MenuItem', { key: value, value }, jsxText(label)));
