import { blueprints, isControlType, requiredMessage } from './blueprint';
import type { Control } from '../control';
import { isJsonObject, type JsonObject } from '../json/json';
import type { Reporter } from './report';
import { squareTable } from '../table/squareTable';

/** Brings one freshly read control to the form of 3.7.91, reporting every change. The control is changed in place. */
export function normaliseControl({ control, path, reporter }: { control: JsonObject; path: string; reporter: Reporter }): void {
  if (!isControlType(control.type)) return;
  const blueprint = blueprints[control.type];
  if (control.label === undefined && typeof control.name === 'string') {
    insertAfter({ control, after: 'type', name: 'label', value: control.name });
    reporter.add('label-from-name', `${path}.label`);
  }
  if (blueprint.options && (control.options === undefined || control.options === null)) {
    insertAfter({ control, after: 'label', name: 'options', value: {} });
    reporter.add('options-added', `${path}.options`);
  }
  if (blueprint.rules && (control.rules === undefined || control.rules === null)) {
    control.rules = [{ required: false, message: requiredMessage }];
    reporter.add('rules-added', `${path}.rules`);
  }
  if (holdsScript(control)) reporter.add('script-kept', path);
  addChildren({ control, path, reporter });
  if (control.type === 'table') normaliseTable({ control, path, reporter });
}

/** Whether the HTML of a control asks to run something; it is cleaned where it is shown. */
function holdsScript({ type, options, help }: JsonObject): boolean {
  const content = (type === 'html' || type === 'editor') && isJsonObject(options) ? options.defaultValue : undefined;
  return [content, help].some((html) => typeof html === 'string' && /<script\b|<[^<>]*[\s"'/]on[a-z]+\s*=|javascript:/i.test(html));
}

function addChildren({ control, path, reporter }: { control: JsonObject; path: string; reporter: Reporter }): void {
  const blueprint = blueprints[control.type as 'card'];
  const add = (holder: JsonObject, { name, at, value }: { name: string; at: string; value: unknown }) => {
    if (holder[name] !== undefined && holder[name] !== null) return;
    holder[name] = value;
    reporter.add('children-added', at ? `${at}.${name}` : name);
  };
  if (blueprint.list && control.type !== 'editor') add(control, { name: 'list', at: path, value: [] });
  if (blueprint.columns) add(control, { name: 'columns', at: path, value: [] });
  if (blueprint.trs) add(control, { name: 'trs', at: path, value: [{ tds: [{ colspan: 1, rowspan: 1, list: [] }] }] });
  for (const [index, column] of objects(blueprint.columns && control.columns))
    add(column, { name: 'list', at: `${path}.columns[${index}]`, value: [] });
  for (const [index, row] of objects(blueprint.trs && control.trs)) {
    add(row, { name: 'tds', at: `${path}.trs[${index}]`, value: [] });
    for (const [at, cell] of objects(row.tds)) add(cell, { name: 'list', at: `${path}.trs[${index}].tds[${at}]`, value: [] });
  }
}

function normaliseTable({ control, path, reporter }: { control: JsonObject; path: string; reporter: Reporter }): void {
  if (!isTable(control.trs)) return;
  const squared = squareTable(control as unknown as Control);
  if (!squared) return;
  control.trs = squared.table.trs;
  reporter.add('table-squared', `${path}.trs`);
  for (const { row, index } of squared.movedFrom) reporter.add('cell-content-moved', `${path}.trs[${row}].tds[${index}]`);
}

const isTable = (trs: unknown): boolean =>
  Array.isArray(trs) &&
  trs.every(
    (row) => isJsonObject(row) && Array.isArray(row.tds) && row.tds.every((cell) => isJsonObject(cell) && Array.isArray(cell.list)),
  );

const objects = (value: unknown): [number, JsonObject][] =>
  Array.isArray(value) ? [...value.entries()].filter((entry): entry is [number, JsonObject] => isJsonObject(entry[1])) : [];

/** Adds a key at the place where the original writes it, keeping the order of the others. */
function insertAfter({ control, after, name, value }: { control: JsonObject; after: string; name: string; value: unknown }): void {
  const entries = Object.entries(control).filter(([key]) => key !== name);
  const at = entries.findIndex(([key]) => key === after);
  entries.splice(at + 1, 0, [name, value]);
  for (const key of Object.keys(control)) delete control[key];
  for (const [key, own] of entries) control[key] = own;
}
