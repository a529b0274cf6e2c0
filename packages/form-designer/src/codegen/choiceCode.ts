import type { ControlOption } from '../document/control';
import { choicesName, choicesSource } from './dynamicChoices';
import { type Attributes, element, indent } from './element';
import { escapeHtml } from './escapeHtml';
import { isInitial } from './fieldCode';
import { code, jsx, jsxText } from './react/jsx';
import type { Source } from './Source';

interface FlatChoice {
  readonly value: string;
  readonly label: string;
}

/** Choices of a tree below each other, deeper ones moved in; with `isPath` the values and labels of their parents stand in front. */
export function flatChoices(
  choices: readonly ControlOption[],
  { isPath = false, level = 0, parent }: { isPath?: boolean; level?: number; parent?: FlatChoice } = {},
): readonly FlatChoice[] {
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

interface Choosing<Options> {
  readonly control: { readonly key: string };
  readonly options: Options;
  /** Whether a choice stands for its whole path in a tree. */
  readonly isPath?: boolean;
}

interface Choices {
  readonly dynamic: boolean;
  readonly dynamicKey: string;
  readonly options: readonly ControlOption[];
}

/** Options of a select element; where one is chosen, nothing can be too, and is what it begins with. */
export const optionElements = ({
  control,
  options,
  dialect,
  isPath = false,
  placeholder,
  initial,
}: Choosing<Choices> & { dialect: 'vue' | 'html'; placeholder?: string | undefined; initial?: unknown }): readonly string[] => [
  ...(placeholder === undefined ? [] : [`<option value="">${escapeHtml(placeholder)}</option>`]),
  ...choiceElements({ control, options, dialect, isPath }, ({ value, label }, given) =>
    given
      ? element('option', { ...given, ':value': code('choice.value'), 'v-text': code('choice.label') })
      : element('option', { value, selected: isInitial(initial, value) }, escapeHtml(label)),
  ),
];

/** What is written for each choice; in Vue, once for all that a host hands in, with the attributes that repeat it. */
export function choiceElements(
  { control, options, dialect, isPath = false }: Choosing<Choices> & { dialect: 'vue' | 'html' },
  write: (choice: FlatChoice, given?: Attributes) => string,
): readonly string[] {
  const name = choicesName(options);
  if (name === undefined || dialect === 'html') return flatChoices(options.options, { isPath }).map((choice) => write(choice));
  return [
    write(
      { value: '', label: '' },
      { 'v-for': code(`choice in ${choicesSource({ name, key: control.key, isPath })}`), ':key': code('choice.value') },
    ),
  ];
}

/** Attributes by which the script of plain HTML finds where choices go that a host hands in. */
export function choicesMark({
  options,
  dialect,
  isPath = false,
  bind,
  kind,
}: Pick<Choosing<Choices>, 'options' | 'isPath'> & {
  dialect: 'vue' | 'html';
  bind?: Attributes;
  kind?: 'radio' | 'checkbox';
}): Attributes {
  const name = choicesName(options);
  if (name === undefined || dialect === 'vue') return {};
  return { 'data-choices': name, ...(isPath && { 'data-path': true }), ...(kind && { 'data-kind': kind, 'data-name': bind?.name }) };
}

/** React code of each choice; `write` gets the sources of its value and label. */
export function choiceJsx(
  { control, options, isPath = false }: Choosing<Choices>,
  write: (choice: { key?: Source; value: Source | string; label: Source | string }) => string,
): readonly string[] {
  const name = choicesName(options);
  if (name === undefined) return flatChoices(options.options, { isPath }).map((choice) => write(choice));
  const one = write({ key: code('value'), value: code('value'), label: code('label') });
  return [`{${choicesSource({ name, key: control.key, isPath })}.map(({ value, label }) => (\n${indent(one)}\n))}`];
}

/** Entries of a MUI select. */
export const menuItems = (input: Choosing<Choices>): readonly string[] =>
  choiceJsx(input, ({ value, label }) =>
    jsx('MenuItem', { key: value, value }, typeof label === 'string' ? jsxText(label) : `{${label.code}}`),
  );
