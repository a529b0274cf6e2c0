import { type Condition, conditionsOf, effects, isFieldTest, withCondition } from './conditions';
import type { Control } from '../control';

/** The models that a condition reads. */
export function modelsIn(condition: Condition): readonly string[] {
  if (isFieldTest(condition)) return [condition.field];
  return [...new Set(partsOf(condition).flatMap(modelsIn))];
}

/** The same control when none of its conditions reads a renamed model. */
export function renameConditionModels(control: Control, models: ReadonlyMap<string, string>): Control {
  const conditions = conditionsOf(control);
  let next = control;
  for (const effect of effects) {
    const condition = conditions[effect];
    if (condition && modelsIn(condition).some((model) => models.has(model))) next = withCondition(next, effect, renamed(condition, models));
  }
  return next;
}

function renamed(condition: Condition, models: ReadonlyMap<string, string>): Condition {
  if (isFieldTest(condition)) return { ...condition, field: models.get(condition.field) ?? condition.field };
  if ('all' in condition) return { all: condition.all.map((part) => renamed(part, models)) };
  if ('any' in condition) return { any: condition.any.map((part) => renamed(part, models)) };
  return { not: renamed(condition.not, models) };
}

function partsOf(condition: Exclude<Condition, { field: string }>): readonly Condition[] {
  if ('all' in condition) return condition.all;
  if ('any' in condition) return condition.any;
  return [condition.not];
}
