import type { Control } from '../control';
import { createControl, type KeyGenerator } from '../createControl';
import type { ControlType } from '../controlOptions';
import { isJsonObject, type JsonObject } from '../json/json';

interface Reading {
  readonly nextKey: KeyGenerator;
  isModelFree(model: string): boolean;
}

const maxLevels = 8;

/** Whether a value is a JSON Schema of an object. */
export const isJsonSchema = (value: unknown): value is JsonObject =>
  isJsonObject(value) && isJsonObject(value.properties) && !('list' in value);

/** One control per property of a JSON Schema object: nested objects become cards, lists of objects become batches. */
export const controlsFromJsonSchema = (schema: JsonObject, reading: Reading): readonly Control[] =>
  propertiesOf(schema, { ...reading, level: 0, used: new Set() });

interface Level extends Reading {
  readonly level: number;
  readonly used: Set<string>;
}

function propertiesOf(schema: JsonObject, at: Level): readonly Control[] {
  if (!isJsonObject(schema.properties) || at.level > maxLevels) return [];
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(schema.properties).flatMap(([name, property]) =>
    isJsonObject(property) ? [controlOf({ name, property, isRequired: required.includes(name), at })] : [],
  );
}

function controlOf({ name, property, isRequired, at }: { name: string; property: JsonObject; isRequired: boolean; at: Level }): Control {
  const type = typeOf(property);
  const control = createControl(type, at.nextKey);
  const model = control.model !== undefined && at.isModelFree(name) && !at.used.has(name) ? name : control.model;
  if (model !== undefined) at.used.add(model);
  const rules = control.rules && [{ ...control.rules[0], required: isRequired }, ...patternOf(property)];
  const inner = { ...at, level: at.level + 1 };
  return {
    ...control,
    label: textOf(property.title) ?? name,
    ...(model !== undefined && { model }),
    ...(textOf(property.description) !== undefined && control.help !== undefined && { help: textOf(property.description) }),
    ...(rules && { rules }),
    ...(control.options && { options: { ...control.options, ...optionsOf(property) } }),
    ...(type === 'card' && { list: propertiesOf(property, inner) }),
    ...(type === 'batch' &&
      isJsonObject(property.items) && { list: fieldsOf(propertiesOf(property.items, { ...inner, used: new Set() })) }),
  } as Control;
}

function typeOf(property: JsonObject): ControlType {
  const type = Array.isArray(property.type) ? property.type.find((one) => one !== 'null') : property.type;
  if (Array.isArray(property.enum)) return 'select';
  if (type === 'boolean') return 'switch';
  if (type === 'number' || type === 'integer') return 'number';
  if (isJsonObject(property.properties)) return 'card';
  if (type === 'array') return isJsonObject(property.items) && isJsonObject(property.items.properties) ? 'batch' : 'checkbox';
  if (property.format === 'date' || property.format === 'date-time') return 'date';
  if (property.format === 'time') return 'time';
  if (property.contentMediaType === 'text/html') return 'editor';
  return typeof property.maxLength === 'number' && property.maxLength > 200 ? 'textarea' : 'input';
}

function optionsOf(property: JsonObject): JsonObject {
  const choices = choicesIn(property) ?? (isJsonObject(property.items) ? choicesIn(property.items) : undefined);
  return {
    ...(property.default !== undefined && { defaultValue: property.default }),
    ...(typeof property.maxLength === 'number' && { maxLength: property.maxLength }),
    ...(typeof property.minimum === 'number' && { min: property.minimum }),
    ...(typeof property.maximum === 'number' && { max: property.maximum }),
    ...(typeof property.multipleOf === 'number' && { step: property.multipleOf }),
    ...(property.type === 'integer' && { precision: 0 }),
    ...(property.format === 'date-time' && { showTime: true, format: 'YYYY-MM-DD HH:mm:ss' }),
    ...(choices && { options: choices }),
  };
}

const choicesIn = (property: JsonObject) =>
  Array.isArray(property.enum) ? property.enum.map((value) => ({ value: String(value), label: String(value) })) : undefined;

const patternOf = (property: JsonObject) => (typeof property.pattern === 'string' ? [{ pattern: property.pattern, message: '' }] : []);

/** A batch takes fields only: what is nested in it comes up one level. */
const fieldsOf = (controls: readonly Control[]): readonly Control[] =>
  controls.flatMap((control) =>
    control.type === 'card' ? fieldsOf(control.list ?? []) : control.type === 'batch' || control.type === 'editor' ? [] : [control],
  );

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
