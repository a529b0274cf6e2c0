import { contrastOnWhite } from '../colorContrast';
import { modelsIn } from '../conditions/conditionModels';
import { conditionsOf, effects } from '../conditions/conditions';
import { findConditionCycles } from '../conditions/conditionCycles';
import type { Control } from '../control';
import { isDrawable } from './controlShape';
import { labelOf } from '../controlText';
import { isControlType } from './blueprint';
import type { FormDocument } from '../formDocument';
import { resolveOptions } from '../resolveOptions';
import { type Visited, walkControls } from '../tree/walkControls';

/** Something that keeps people from using the designed form, or data from arriving whole. */
export type FindingCode =
  | 'missing-label'
  | 'duplicate-model'
  | 'invalid-model'
  | 'missing-model'
  | 'low-contrast'
  | 'no-choices'
  | 'duplicate-choice'
  | 'unsupported-control'
  | 'condition-unknown-field'
  | 'condition-cycle';

export interface Finding {
  readonly code: FindingCode;
  readonly severity: 'error' | 'warning';
  /** Key of the control to go to. */
  readonly key: string;
  readonly label: string;
  /** The model, colour ratio or field that the finding is about. */
  readonly detail?: string;
}

const noLabelNeeded = ['divider', 'grid', 'table', 'html', 'tabs', 'batch', 'selectInputList', 'editor'];
const reserved = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'];
const warnings: readonly FindingCode[] = [
  'low-contrast',
  'unsupported-control',
  'condition-unknown-field',
  'no-choices',
  'duplicate-choice',
];

/** Checks a designed form: labels, data fields, contrast, choices and conditions, in reading order. */
export function checkDocument(document: FormDocument): readonly Finding[] {
  const visited = [...walkControls(document.list)];
  const scopes = new Map<string | null, Set<string>>();
  const typeOf = new Map(visited.map(({ control }) => [control.key, control.type]));
  const models = new Set(visited.map(({ control }) => control.model));
  const inCycle = new Set(findConditionCycles(document).flat());
  return visited.flatMap((at) => {
    const { control } = at;
    const found: [FindingCode, string?][] = [
      ...checkLabel(control),
      ...checkModel(control, seenModels(scopes, at, typeOf)),
      ...checkColor(control),
      ...checkChoices(control),
      ...checkConditions(control, models),
    ];
    if (inCycle.has(control.key)) found.push(['condition-cycle']);
    if (!isDrawable(control)) found.push(['unsupported-control', String(control.type)]);
    return found.map(([code, detail]): Finding => ({
      code,
      severity: warnings.includes(code) ? 'warning' : 'error',
      key: control.key,
      label: labelOf(control),
      ...(detail !== undefined && { detail }),
    }));
  });
}

/** What is wrong with the data field of one control. */
export function findModelProblem(document: FormDocument, key: string): { readonly code: FindingCode; readonly detail: string } | undefined {
  const scopes = new Map<string | null, Set<string>>();
  const typeOf = new Map<string, string>();
  for (const at of walkControls(document.list)) {
    typeOf.set(at.control.key, at.control.type);
    const [found] = checkModel(at.control, seenModels(scopes, at, typeOf));
    if (at.control.key === key) return found && { code: found[0], detail: found[1] ?? '' };
  }
  return undefined;
}

function checkLabel(control: Control): [FindingCode][] {
  if (!isControlType(control.type) || noLabelNeeded.includes(control.type)) return [];
  return labelOf(control).trim() === '' ? [['missing-label']] : [];
}

function checkModel(control: Control, seen: Set<string>): [FindingCode, string?][] {
  if (control.model === undefined) return [];
  const model: unknown = control.model;
  if (typeof model !== 'string' || model.trim() === '') return [['missing-model']];
  if (reserved.includes(model) || /[.[\]]/.test(model) || model.length > 200) return [['invalid-model', model.slice(0, 60)]];
  if (seen.has(model)) return [['duplicate-model', model]];
  seen.add(model);
  return [];
}

/** Data fields of batch rows and selectInputList columns are their own; all others share one scope. */
function seenModels(scopes: Map<string | null, Set<string>>, { parent, slot }: Visited, typeOf: ReadonlyMap<string, string>): Set<string> {
  const holder = parent === null ? undefined : typeOf.get(parent);
  const scope = holder === 'batch' ? parent : holder === 'selectInputList' ? `${parent}/${slot}` : null;
  const seen = scopes.get(scope) ?? new Set<string>();
  scopes.set(scope, seen);
  return seen;
}

function checkColor(control: Control): [FindingCode, string?][] {
  if (control.type !== 'text') return [];
  const { color, fontSize } = resolveOptions<'text'>(control);
  const ratio = contrastOnWhite(color);
  const wanted = Number.parseFloat(fontSize) >= 18 ? 3 : 4.5;
  return ratio !== undefined && ratio < wanted ? [['low-contrast', `${ratio.toFixed(1)}:1`]] : [];
}

function checkChoices(control: Control): [FindingCode, string?][] {
  if (!['select', 'checkbox', 'radio', 'treeSelect', 'cascader'].includes(control.type)) return [];
  const { options, dynamic } = resolveOptions<'select'>(control);
  if (dynamic) return [];
  if (options.length === 0) return [['no-choices']];
  const values = options.map((choice) => String(choice?.value));
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  return twice === undefined ? [] : [['duplicate-choice', twice]];
}

function checkConditions(control: Control, models: ReadonlySet<string | undefined>): [FindingCode, string?][] {
  const conditions = conditionsOf(control);
  const fields = effects.flatMap((effect) => (conditions[effect] ? modelsIn(conditions[effect]) : []));
  return [...new Set(fields)].filter((field) => !models.has(field)).map((field) => ['condition-unknown-field', field]);
}
