import { type Condition, type FieldTest, isFieldTest } from '../document/conditions/conditions';
import { literal } from './react/jsx';

/** A condition as an expression of JavaScript. `read` gives the source of the value of a model. */
export function conditionSource(condition: Condition, read: (model: string) => string): string {
  if (isFieldTest(condition)) return testSource(condition, read(condition.field));
  if ('all' in condition) return joined(condition.all, { read, operator: ' && ' });
  if ('any' in condition) return joined(condition.any, { read, operator: ' || ' });
  return `!(${conditionSource(condition.not, read)})`;
}

function joined(parts: readonly Condition[], { read, operator }: { read: (model: string) => string; operator: string }): string {
  const sources = parts.map((part) => conditionSource(part, read));
  if (sources.length === 0) return 'true';
  return sources.length === 1 ? (sources[0] as string) : `(${sources.join(operator)})`;
}

function testSource({ is, value: wanted = null }: FieldTest, value: string): string {
  switch (is) {
    case 'equals':
      return `isSame(${value}, ${literal(wanted)})`;
    case 'differs':
      return `!isSame(${value}, ${literal(wanted)})`;
    case 'contains':
      return `contains(${value}, ${literal(wanted)})`;
    case 'lacks':
      return `!contains(${value}, ${literal(wanted)})`;
    case 'filled':
      return `!isEmpty(${value})`;
    case 'empty':
      return `isEmpty(${value})`;
    default:
      return `order(${value}, ${literal(wanted)}) ${operators[is]} 0`;
  }
}

const operators = { greater: '>', 'at-least': '>=', less: '<', 'at-most': '<=' } as const;
