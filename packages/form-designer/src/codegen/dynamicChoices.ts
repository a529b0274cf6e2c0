import type { Control, ControlOption } from '../document/control';
import { resolveOptions } from '../document/resolveOptions';
import { walkControls } from '../document/tree/walkControls';
import { indent } from './element';
import { literal, propertyName } from './react/jsx';

/** A control whose choices a host hands in. */
interface DynamicControl {
  readonly key: string;
  /** The name they are handed in under. */
  readonly name: string;
  readonly stored: readonly ControlOption[];
}

type Choosing = { readonly dynamic?: boolean; readonly dynamicKey?: string; readonly options?: readonly ControlOption[] };

/** The name under which a host hands the choices of a control in, if it does. */
export const choicesName = ({ dynamic, dynamicKey = '' }: Choosing): string | undefined =>
  dynamic === true && dynamicKey !== '' ? dynamicKey : undefined;

/** The controls of a list whose choices a host hands in, at every level. */
export function dynamicControls(list: readonly Control[]): readonly DynamicControl[] {
  return [...walkControls(list)].flatMap(({ control }) => {
    const options = resolveOptions(control) as Choosing;
    const name = choicesName(options);
    return name === undefined || !Array.isArray(options.options)
      ? []
      : [{ key: control.key, name, stored: options.options.map(plainChoice) }];
  });
}

/** Source of the choices of a control, from the host or the document. */
export const choicesSource = ({ name, key, isPath }: { name: string; key: string; isPath: boolean }): string =>
  `choicesOf(${literal(name)}, ${literal(key)}${isPath ? ', true' : ''})`;

/** The choices of the document and the function that lays a tree of choices flat. */
export const choiceLines = (dynamic: readonly DynamicControl[]): readonly string[] => [
  'export interface Choice {',
  '  readonly value: string;',
  '  readonly label: string;',
  '  readonly children?: readonly Choice[];',
  '}',
  '',
  '/** Choices from elsewhere, by the names that the form has for them. */',
  `export type GivenChoices = Partial<Record<${[...new Set(dynamic.map(({ name }) => literal(name)))].join(' | ')}, readonly Choice[]>>;`,
  '',
  '/** The choices that the form itself has, for as long as none are handed in. */',
  'const storedChoices: Record<string, readonly Choice[]> = {',
  ...dynamic.map(({ key, stored }) => indent(`${propertyName(key)}: ${literal(stored)},`)),
  '};',
  '',
  ...flatLines(true),
];

/** The function that lays a tree of choices flat. */
export const flatLines = (isTyped: boolean): readonly string[] => [
  isTyped
    ? 'function flat(choices: readonly Choice[], isPath: boolean, level = 0, parent?: Choice): readonly Choice[] {'
    : 'function flat(choices, isPath, level = 0, parent) {',
  '  return choices.flatMap((choice) => {',
  '    const value = isPath && parent ? `${parent.value}/${choice.value}` : choice.value;',
  '    const label = isPath && parent ? `${parent.label} / ${choice.label}` : choice.label;',
  '    const below = flat(choice.children ?? [], isPath, level + 1, { value, label });',
  '    if (isPath) return below.length > 0 ? below : [{ value, label }];',
  "    return [{ value, label: '– '.repeat(level) + label }, ...below];",
  '  });',
  '}',
];

const plainChoice = (choice: ControlOption): ControlOption => ({
  value: String(choice?.value ?? ''),
  label: String(choice?.label ?? choice?.value ?? ''),
  ...(Array.isArray(choice?.children) && choice.children.length > 0 && { children: choice.children.map(plainChoice) }),
});
