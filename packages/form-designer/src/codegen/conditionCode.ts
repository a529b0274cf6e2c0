import { modelsIn } from '../document/conditions/conditionModels';
import { type Condition, type Conditions, conditionsOf } from '../document/conditions/conditions';
import { isSwitchedOff } from '../document/isSwitchedOff';
import type { Control } from '../document/control';
import type { FormDocument } from '../document/formDocument';
import { walkControls } from '../document/tree/walkControls';
import { conditionRuntime, withoutTypes } from './conditionRuntime';
import { conditionSource } from './conditionSource';
import { indent } from './element';
import { literal, propertyName } from './react/jsx';

/** What decides about a control in generated code: always, never, or as a condition has it. */
export interface ControlRules {
  /** A condition of its own says whether it is shown. */
  readonly hasShow: boolean;
  /** A condition of its own or of a container says so. */
  readonly mayHide: boolean;
  readonly mayDisable: boolean;
  readonly mayRequire: boolean;
  /** Never to be changed, by its settings or those of a container. */
  readonly isDisabled: boolean;
  readonly hasOwn: boolean;
}

/** The conditions of a form, compiled. */
export interface ConditionCode {
  readonly isNeeded: boolean;
  rulesOf(key: string): ControlRules;
  /** The function `conditions(form, row)` with what it calls. */
  lines(options: { isTyped: boolean }): readonly string[];
  /** Models that conditions read. */
  readonly models: ReadonlySet<string>;
}

interface Node {
  readonly control: Control;
  readonly conditions: Conditions;
  readonly parent: Node | undefined;
  readonly isGone: boolean;
  readonly rules: ControlRules;
}

/** Compiles the conditions of a document; `planConditions` decides the same from the document itself. */
export function compileConditions(document: FormDocument): ConditionCode {
  const nodes = new Map<string, Node>();
  const byModel = new Map<string, Node>();
  for (const { control, parent } of walkControls(document.list)) {
    const node = nodeOf(control, parent === null ? undefined : nodes.get(parent));
    nodes.set(control.key, node);
    if (typeof control.model === 'string' && !byModel.has(control.model)) byModel.set(control.model, node);
  }
  const read = (model: string) => {
    const node = byModel.get(model);
    if (node?.isGone) return 'undefined';
    return node?.rules.mayHide ? `read(${literal(model)}, ${literal(node.control.key)})` : `read(${literal(model)})`;
  };
  const there = [...nodes.values()].filter(({ isGone }) => !isGone);
  const tables = {
    shownIf: tableOf(there, { effect: 'show', read, isInherited: true }),
    enabledIf: tableOf(there, { effect: 'enable', read, isInherited: true }),
    requiredIf: tableOf(there, { effect: 'require', read, isInherited: false }),
  };
  return {
    isNeeded: Object.values(tables).some((table) => table.length > 0),
    rulesOf: (key) => nodes.get(key)?.rules ?? noRules,
    lines: (options) => functionLines(tables, options),
    models: new Set(there.flatMap(({ conditions }) => Object.values(conditions).flatMap((condition) => modelsIn(condition as Condition)))),
  };
}

const noRules: ControlRules = { hasShow: false, mayHide: false, mayDisable: false, mayRequire: false, isDisabled: false, hasOwn: false };

function nodeOf(control: Control, parent: Node | undefined): Node {
  const conditions = conditionsOf(control);
  return {
    control,
    conditions,
    parent,
    isGone: control.options?.hidden === true || parent?.isGone === true,
    rules: {
      hasShow: conditions.show !== undefined,
      mayHide: conditions.show !== undefined || parent?.rules.mayHide === true,
      mayDisable: conditions.enable !== undefined || parent?.rules.mayDisable === true,
      mayRequire: conditions.require !== undefined && control.rules?.[0]?.required !== true,
      isDisabled: isSwitchedOff(control) || parent?.rules.isDisabled === true,
      hasOwn: Object.keys(conditions).length > 0,
    },
  };
}

interface TableSettings {
  readonly effect: keyof Conditions;
  readonly isInherited: boolean;
  read(model: string): string;
}

/** One line for each control that a condition decides about: its own, and whatever holds for its container. */
function tableOf(nodes: readonly Node[], { effect, read, isInherited }: TableSettings): readonly string[] {
  const table = { show: 'shownIf', enable: 'enabledIf', require: 'requiredIf' }[effect];
  return nodes.flatMap(({ control, conditions, parent, rules }) => {
    const own = conditions[effect];
    const isAround = isInherited && (effect === 'show' ? parent?.rules.mayHide : parent?.rules.mayDisable) === true;
    const parts = [
      ...(isAround ? [`${table}[${literal(parent?.control.key)}]?.() !== false`] : []),
      ...(own ? [conditionSource(own, read)] : []),
    ];
    if (parts.length === 0 || (effect === 'require' && !rules.mayRequire)) return [];
    return [`${propertyName(control.key)}: () => ${parts.join(' && ')},`];
  });
}

/** The texts of a form stand only in the tables, which need no types of their own. */
function functionLines(tables: Readonly<Record<string, readonly string[]>>, { isTyped }: { isTyped: boolean }): readonly string[] {
  const typed = (lines: readonly string[]) => (isTyped ? lines : lines.map(withoutTypes));
  const entries = Object.values(tables).flat().join('\n');
  return [
    ...conditionRuntime({ isTyped, body: entries }),
    '',
    '/** What the conditions of the form say for its values. In a row of a list, fields of the row go before those around it. */',
    ...typed(['function conditions(form: Values, row: Values = {}) {']),
    '  const asking = new Set();',
    '  // A hidden field has no value; fields that ask for each other count as shown.',
    ...typed(['  const read = (model: string, key?: string): unknown => {']),
    '    const value = Object.hasOwn(row, model) ? row[model] : form[model];',
    '    if (key === undefined || asking.has(key)) return value;',
    '    asking.add(key);',
    '    const isShown = shownIf[key]?.() !== false;',
    '    asking.delete(key);',
    '    return isShown ? value : undefined;',
    '  };',
    ...Object.entries(tables).flatMap(([name, lines]) => [
      ...typed([`  const ${name}: Record<string, () => boolean> = {`]),
      ...(lines.length > 0 ? [indent(lines.join('\n'), 4)] : []),
      '  };',
    ]),
    '  return {',
    ...typed([
      '    shown: (key: string) => shownIf[key]?.() !== false,',
      '    enabled: (key: string) => enabledIf[key]?.() !== false,',
      '    required: (key: string) => requiredIf[key]?.() === true,',
    ]),
    '  };',
    '}',
  ];
}
