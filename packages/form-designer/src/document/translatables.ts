import type { Control } from './control';
import { isJsonObject, type JsonObject } from './json/json';
import { readProperty, withProperty } from './property';

/** A text of a control that people read, and how to put another in its place. */
export interface Translatable {
  /** `label`, `placeholder`, `rule.0`, `option.<value>`, `column.<value>`. */
  readonly id: string;
  readonly text: string;
  write(control: Control, text: string): Control;
}

const plain: readonly (readonly [id: string, path: string])[] = [
  ['label', 'label'],
  ['help', 'help'],
  ['placeholder', 'options.placeholder'],
  ['rangePlaceholder.0', 'options.rangePlaceholder.0'],
  ['rangePlaceholder.1', 'options.rangePlaceholder.1'],
  ['addonBefore', 'options.addonBefore'],
  ['addonAfter', 'options.addonAfter'],
  ['description', 'options.description'],
];

/** Every text of a control that can be translated, its children's left out. */
export function translatablesOf(control: Control): readonly Translatable[] {
  const paths = [
    ...plain,
    ...(control.type === 'html' ? [['content', 'options.defaultValue'] as const] : []),
    ...rulePaths(control),
    ...choicePaths(readProperty(control, 'options.options'), 'options.options'),
    ...columnPaths(control),
  ];
  return paths.flatMap(([id, path]) => {
    const text = readProperty(control, path);
    if (typeof text !== 'string') return [];
    return [{ id, text, write: (target: Control, written: string) => withProperty(target, path, written) }];
  });
}

const rulePaths = (control: Control): [string, string][] =>
  Array.isArray(control.rules) ? control.rules.map((_, index) => [`rule.${index}`, `rules.${index}.message`]) : [];

const columnPaths = (control: Control): [string, string][] =>
  Array.isArray(control.columns)
    ? control.columns.flatMap((column: unknown, index) =>
        isJsonObject(column) && typeof column.label === 'string'
          ? [[`column.${valueOf(column)}`, `columns.${index}.label`] as [string, string]]
          : [],
      )
    : [];

/** Choices with their children, found without recursion. */
function choicePaths(choices: unknown, path: string): [string, string][] {
  const found: [string, string][] = [];
  const open: [unknown, string][] = [[choices, path]];
  for (let at = open.pop(); at; at = open.pop()) {
    const [list, listPath] = at;
    if (!Array.isArray(list)) continue;
    for (const [index, choice] of list.entries()) {
      if (!isJsonObject(choice)) continue;
      found.push([`option.${valueOf(choice)}`, `${listPath}.${index}.label`]);
      open.push([choice.children, `${listPath}.${index}.children`]);
    }
  }
  return found;
}

const valueOf = (entry: JsonObject): string => String(entry.value ?? '');
