import { type Locale, translator } from '@backlot/i18n';
import { valueDefinitions } from '../controls/valueRules';
import { planConditions } from '../document/conditions/conditionPlan';
import type { Control } from '../document/control';
import type { FormDocument } from '../document/formDocument';
import { isJsonObject } from '../document/json/json';
import { childrenOf, type Definitions, type FieldNode, indexFields } from '../renderer/fieldIndex';
import { FormScope } from '../renderer/FormScope';
import type { Scope } from '../renderer/Scope';
import { hasPatterns } from '../renderer/hasPatterns';
import { loadPatternEngine } from '../renderer/patternEngine';
import { answerStrings } from './answerStrings';
import { fitValue } from './fitValue';
import { isSameValue } from './isSameValue';

/** What is wrong with one answer; `path` is a model, in subforms `rows.0.model`. */
export interface AnswerProblem {
  readonly path: string;
  readonly message: string;
}

interface Answers {
  readonly document: FormDocument;
  readonly values: Readonly<Record<string, unknown>>;
  readonly locale: Locale;
}

// Reading and checking values never draws anything.
const definitions = valueDefinitions as unknown as Definitions;

/**
 * Checks data against a form design, as a server must before it stores it: fields that the form does not have, does not
 * show or does not let change, values that no control gives, and every rule that the renderer checks. Host controls are
 * unknown fields here. Needs no React.
 */
export async function checkAnswers({ document, values, locale }: Answers): Promise<readonly AnswerProblem[]> {
  const scope = new FormScope({
    environment: { definitions, plan: planConditions(document), locale, isDisabled: false },
    list: document.list,
    onChange: () => undefined,
  });
  const say = translator(answerStrings, locale);
  const kinds = checkKinds({ list: document.list, values, prefix: '', say });
  if (kinds.length > 0) return kinds;
  scope.setData(values);
  const places = checkPlaces({ scope, list: document.list, values, prefix: '', say });
  if (places.length > 0) return places;
  if (hasPatterns(document.list)) await loadPatternEngine();
  return scope.validate().map(({ path, message }) => ({ path, message: message || say('pattern') }));
}

interface Level {
  readonly list: readonly Control[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly prefix: string;
  readonly say: ReturnType<typeof translator<keyof (typeof answerStrings)['messages']['en']>>;
  /** Entries of a row that belong to the subform itself. */
  readonly own?: readonly string[];
}

/** Unknown fields and values of a wrong kind, subforms included. The untouched default is never wrong. */
function checkKinds({ list, values, prefix, say, own = [] }: Level): readonly AnswerProblem[] {
  const fields = fieldsByModel(list);
  return Object.entries(values).flatMap(([model, value]): readonly AnswerProblem[] => {
    const path = `${prefix}${model}`;
    const [node] = fields.get(model) ?? [];
    if (!node) return own.includes(model) && (typeof value !== 'object' || value === null) ? [] : [{ path, message: say('unknown') }];
    const misfit = isSameValue(value, defaultOf(node)) ? undefined : fitValue(node.control, value);
    if (misfit) return [{ path, message: say(misfit) }];
    if (!node.definition?.subform) return [];
    return entriesOf(value).flatMap((row, index) => {
      const at = { values: row, prefix: `${path}.${index}.`, say };
      if (node.definition?.subform === 'rows') return checkKinds({ ...at, list: childrenOf(node.control, undefined), own: rowKeys });
      const column = columnOf(node.control, row);
      return column < 0
        ? [{ path: `${path}.${index}`, message: say('no-choice') }]
        : checkKinds({ ...at, list: childrenOf(node.control, column), own: columnKeys });
    });
  });
}

/** Answers to fields that are not shown, or that nobody could change. */
function checkPlaces({ scope, list, values, prefix, say }: Level & { readonly scope: Scope }): readonly AnswerProblem[] {
  const fields = fieldsByModel(list);
  return Object.entries(values).flatMap(([model, value]): readonly AnswerProblem[] => {
    const path = `${prefix}${model}`;
    const states = (fields.get(model) ?? []).flatMap((node) => scope.stateOf(node.key) ?? []);
    const shown = states.filter(({ isShown }) => isShown);
    const [first] = shown;
    if (states.length === 0 || value === undefined) return [];
    if (!first) return [{ path, message: say('hidden') }];
    const [node] = fields.get(model) ?? [];
    if (shown.every(({ isDisabled }) => isDisabled)) return node && isUntouched(node, value) ? [] : [{ path, message: say('disabled') }];
    return first.rows.flatMap((row, index) => {
      const entries = entriesOf(value);
      const entry = row.column === undefined ? entries[index] : entries.find((one) => columnOf(first.control, one) === row.column);
      const at = row.column === undefined ? index : entries.indexOf(entry ?? {});
      return entry
        ? checkPlaces({ scope: row.scope, list: childrenOf(first.control, row.column), values: entry, prefix: `${path}.${at}.`, say })
        : [];
    });
  });
}

const rowKeys = ['key'];
const columnKeys = ['checked', 'value', 'label'];

function fieldsByModel(list: readonly Control[]): ReadonlyMap<string, readonly FieldNode[]> {
  const byModel = new Map<string, FieldNode[]>();
  for (const field of indexFields(list, definitions).values()) {
    if (field.model !== undefined) byModel.set(field.model, [...(byModel.get(field.model) ?? []), field]);
  }
  return byModel;
}

const entriesOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isJsonObject) : [];

const columnOf = (control: Control, entry: Readonly<Record<string, unknown>>): number =>
  (control.columns ?? []).findIndex((column) => column.value === entry['value']);

function defaultOf({ control, definition }: FieldNode): unknown {
  if (!definition) return undefined;
  const options = definition.options(control);
  return definition.defaultValue ? definition.defaultValue(options) : (options as { defaultValue?: unknown }).defaultValue;
}

/** A subform nobody can change gives the rows it started with; nothing else of it is looked at. */
const isUntouched = (node: FieldNode, value: unknown): boolean =>
  node.definition?.subform
    ? entriesOf(value).every((row) => row['checked'] !== true) && !holdsAnswers(node, value)
    : isSameValue(value, defaultOf(node)) || value === null;

const holdsAnswers = (node: FieldNode, value: unknown): boolean =>
  entriesOf(value).some((row) => {
    const fields = fieldsByModel(
      childrenOf(node.control, node.definition?.subform === 'columns' ? columnOf(node.control, row) : undefined),
    );
    return Object.entries(row).some(([model, entry]) => {
      const [field] = fields.get(model) ?? [];
      return field !== undefined && entry !== null && !isSameValue(entry, defaultOf(field));
    });
  });
