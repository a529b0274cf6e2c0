import { modelsIn } from './conditionModels';
import { type Conditions, conditionsOf, effects } from './conditions';
import type { Control } from '../control';
import { evaluateCondition, type ValueOf } from './evaluateCondition';
import type { FormDocument } from '../formDocument';
import { walkControls } from '../tree/walkControls';

/** What the conditions and settings of a control and of its containers decide for the values at hand. */
export interface ControlState {
  readonly isShown: boolean;
  readonly isRequired: boolean;
  readonly isEnabled: boolean;
}

/** The conditions of a document, prepared so that one changed value costs only the controls that depend on it. */
export interface ConditionPlan {
  /** Keys of the controls whose state may change with the value of a model, through other fields too. */
  affectedBy(model: string): readonly string[];
  stateOf(key: string, valueOf: ValueOf): ControlState;
}

interface Node {
  readonly control: Control;
  readonly conditions: Conditions;
  readonly parent: Node | undefined;
}

const plans = new WeakMap<FormDocument['list'], ConditionPlan>();

/** Prepares the conditions of a document; kept for as long as its list is the same. */
export function planConditions(document: FormDocument): ConditionPlan {
  const known = plans.get(document.list);
  if (known) return known;
  const plan = makePlan(document);
  plans.set(document.list, plan);
  return plan;
}

function makePlan(document: FormDocument): ConditionPlan {
  const nodes = new Map<string, Node>();
  const byModel = new Map<string, Node>();
  const readers = new Map<string, Set<string>>();
  for (const { control, parent } of walkControls(document.list)) {
    const node: Node = { control, conditions: conditionsOf(control), parent: parent === null ? undefined : nodes.get(parent) };
    nodes.set(control.key, node);
    if (typeof control.model === 'string' && !byModel.has(control.model)) byModel.set(control.model, node);
    for (const model of readModels(node)) readers.set(model, (readers.get(model) ?? new Set()).add(control.key));
  }
  return {
    affectedBy: (model) => affected({ model, readers, nodes }),
    stateOf: (key, valueOf) => stateOf(nodes.get(key), shownValues(byModel, valueOf)),
  };
}

/** Models that the conditions of a control or of its containers read. */
function readModels(node: Node): readonly string[] {
  const models: string[] = [];
  for (let at: Node | undefined = node; at; at = at.parent)
    for (const effect of effects) {
      const condition = at.conditions[effect];
      if (condition) models.push(...modelsIn(condition));
    }
  return models;
}

function affected({
  model,
  readers,
  nodes,
}: {
  model: string;
  readers: ReadonlyMap<string, ReadonlySet<string>>;
  nodes: ReadonlyMap<string, Node>;
}) {
  const keys = new Set<string>();
  const models = [model];
  for (let at = models.pop(); at !== undefined; at = models.pop()) {
    for (const key of readers.get(at) ?? []) {
      if (keys.has(key)) continue;
      keys.add(key);
      const own = nodes.get(key)?.control.model;
      if (typeof own === 'string') models.push(own);
    }
  }
  return [...keys];
}

/** Reads values so that a hidden field has none; in a cycle a field counts as shown. */
function shownValues(byModel: ReadonlyMap<string, Node>, valueOf: ValueOf): ValueOf {
  const asking = new Set<Node>();
  const shown: ValueOf = (model) => {
    const node = byModel.get(model);
    if (!node || asking.has(node)) return valueOf(model);
    asking.add(node);
    const isShown = isNodeShown(node, shown);
    asking.delete(node);
    return isShown ? valueOf(model) : undefined;
  };
  return shown;
}

function stateOf(node: Node | undefined, valueOf: ValueOf): ControlState {
  if (!node) return { isShown: true, isRequired: false, isEnabled: true };
  const { require } = node.conditions;
  return {
    isShown: isNodeShown(node, valueOf),
    isRequired: node.control.rules?.[0]?.required === true || (require !== undefined && evaluateCondition(require, valueOf)),
    isEnabled: isNodeEnabled(node, valueOf),
  };
}

function isNodeShown(node: Node, valueOf: ValueOf): boolean {
  for (let at: Node | undefined = node; at; at = at.parent) {
    if (at.control.options?.hidden === true) return false;
    if (at.conditions.show && !evaluateCondition(at.conditions.show, valueOf)) return false;
  }
  return true;
}

function isNodeEnabled(node: Node, valueOf: ValueOf): boolean {
  for (let at: Node | undefined = node; at; at = at.parent) {
    if (at.control.options?.disabled === true) return false;
    if (at.conditions.enable && !evaluateCondition(at.conditions.enable, valueOf)) return false;
  }
  return true;
}
