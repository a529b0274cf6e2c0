import { blueprints, isControlType } from './parse/blueprint';
import type { Control } from './control';
import type { ControlType, OptionsOf } from './controlOptions';

/** What a null default stands for in the original: no limit, or a number. */
const optionalNumbers = ['maxLength', 'min', 'max', 'precision', 'tabBarGutter'];
const anyKind = ['defaultValue', 'rangeDefaultValue'];
const resolved = new WeakMap<object, object>();

/**
 * The options of a control with the defaults of its type filled in and values of a wrong kind replaced,
 * so that a renderer can rely on their kinds. The document itself keeps what it had.
 */
export function resolveOptions<Type extends ControlType>(control: Control): OptionsOf<Type> {
  const known = resolved.get(control);
  if (known) return known as OptionsOf<Type>;
  const options = resolve(control);
  resolved.set(control, options);
  return options as OptionsOf<Type>;
}

function resolve(control: Control): Record<string, unknown> {
  const defaults: Record<string, unknown> = isControlType(control.type) ? { ...blueprints[control.type].options } : {};
  const own = isObject(control.options) ? control.options : {};
  const options: Record<string, unknown> = { ...defaults };
  for (const [name, value] of Object.entries(own)) {
    if (fits({ type: control.type, name, value, byDefault: defaults[name] })) options[name] = limit(name, value);
  }
  return options;
}

function fits({ type, name, value, byDefault }: { type: string; name: string; value: unknown; byDefault: unknown }): boolean {
  if ((anyKind.includes(name) && type !== 'html') || byDefault === undefined) return true;
  if (byDefault === null || optionalNumbers.includes(name)) return value === null || value === undefined || isFinite(value);
  if (Array.isArray(byDefault)) return Array.isArray(value);
  if (typeof byDefault === 'number') return isFinite(value);
  return typeof value === typeof byDefault && value !== null;
}

function limit(name: string, value: unknown): unknown {
  if (typeof value !== 'number') return value;
  if (name === 'precision') return Number.isInteger(value) && value >= 0 && value <= 50 ? value : null;
  if (name === 'limit') return Math.max(1, Math.trunc(value));
  if (name === 'scrollY' || name === 'gutter') return Math.max(0, value);
  if (name === 'step') return value >= 1e-10 ? value : 1;
  return value;
}

const isFinite = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
