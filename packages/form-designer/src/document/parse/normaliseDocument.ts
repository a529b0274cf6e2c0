import { isControlType } from './blueprint';
import type { Control } from '../control';
import { shapeOf, slotsOf } from './controlShape';
import type { KeyGenerator } from '../createControl';
import { breakpoints } from '../formConfig';
import { isJsonObject, type JsonObject } from '../json/json';
import { normaliseControl } from './normaliseControl';
import type { Reporter } from './report';
import { slotPath } from '../tree/slots';

interface Keyed {
  readonly control: JsonObject;
  readonly path: string;
}

interface Visit extends Keyed {
  readonly models: Set<string>;
}

/** Brings a freshly copied document to one form, in place and without recursion. */
export function normaliseDocument({
  root,
  reporter,
  makeKeys,
}: {
  root: JsonObject;
  reporter: Reporter;
  makeKeys(taken: (key: string) => boolean): KeyGenerator;
}): void {
  if (isJsonObject(root.config)) normaliseConfig(root.config, reporter);
  const keys = new Set<string>();
  const keyless: Keyed[] = [];
  const visits = controlsOf({ list: root.list as unknown[], path: 'list', models: new Set(), reporter }).reverse();
  for (let visit = visits.pop(); visit; visit = visits.pop()) {
    const { control, path, models } = visit;
    normaliseControl({ control, path, reporter });
    noteKey({ visit, keys, keyless });
    noteModel({ visit, reporter });
    const next: Visit[] = [];
    for (const { slot, list } of childLists({ control, path, reporter })) {
      const scope = opensScope(control) ? new Set<string>() : models;
      next.push(...controlsOf({ list: list as unknown as unknown[], path: `${path}.${slotPath(slot)}`, models: scope, reporter }));
    }
    for (const child of next.reverse()) visits.push(child);
  }
  const nextKey = makeKeys((key) => keys.has(key));
  for (const { control, path } of keyless) giveKey({ control, path, keys, nextKey, reporter });
}

function childLists({ control, path, reporter }: Keyed & { reporter: Reporter }) {
  dropStrangers({ control, path, reporter });
  const read = control as unknown as Control;
  const shape = shapeOf(read);
  if (!isControlType(control.type)) reporter.add('unknown-control-kept', path);
  else if (shape === 'opaque') reporter.add('malformed-control-kept', path);
  return slotsOf(read);
}

/** Takes entries that are no controls out of the child lists of a built-in container. */
function dropStrangers({ control, path, reporter }: Keyed & { reporter: Reporter }): void {
  if (!isControlType(control.type)) return;
  const holders: [JsonObject, string][] = [[control, path]];
  const within = (value: unknown, at: string) => {
    if (Array.isArray(value))
      for (const [index, entry] of value.entries()) if (isJsonObject(entry)) holders.push([entry, `${at}[${index}]`]);
  };
  within(control.columns, `${path}.columns`);
  if (Array.isArray(control.trs))
    for (const [row, entry] of control.trs.entries()) if (isJsonObject(entry)) within(entry.tds, `${path}.trs[${row}].tds`);
  for (const [holder, at] of holders) if (Array.isArray(holder.list)) keepControls({ list: holder.list, path: `${at}.list`, reporter });
}

function keepControls({ list, path, reporter }: { list: unknown[]; path: string; reporter: Reporter }): void {
  if (list.every(isJsonObject)) return;
  for (const [index, entry] of list.entries()) if (!isJsonObject(entry)) reporter.add('entry-dropped', `${path}[${index}]`);
  list.splice(0, list.length, ...list.filter(isJsonObject));
}

function controlsOf({ list, path, models, reporter }: { list: unknown[]; path: string; models: Set<string>; reporter: Reporter }): Visit[] {
  keepControls({ list, path, reporter });
  return list.map((control, index) => ({ control: control as JsonObject, path: `${path}[${index}]`, models }));
}

function noteKey({ visit, keys, keyless }: { visit: Visit; keys: Set<string>; keyless: Keyed[] }): void {
  const { key } = visit.control;
  if (typeof key !== 'string' || key === '' || keys.has(key)) keyless.push(visit);
  else keys.add(key);
}

function giveKey({
  control,
  path,
  keys,
  nextKey,
  reporter,
}: Keyed & { keys: Set<string>; nextKey: KeyGenerator; reporter: Reporter }): void {
  const { key, model, type } = control;
  const fromModel = typeof model === 'string' && model !== '' && !keys.has(model);
  reporter.add(key === undefined || key === null || key === '' ? 'key-added' : 'key-renewed', `${path}.key`);
  control.key = fromModel ? model : nextKey(typeof type === 'string' ? type : 'control');
  keys.add(control.key as string);
}

function noteModel({ visit, reporter }: { visit: Visit; reporter: Reporter }): void {
  const { model } = visit.control;
  if (typeof model !== 'string' || model === '') return;
  if (visit.models.has(model)) reporter.add('duplicate-model', `${visit.path}.model`);
  visit.models.add(model);
}

/** Rows of a batch and entries of a selectInputList have data fields of their own. */
const opensScope = (control: JsonObject): boolean => control.type === 'batch' || control.type === 'selectInputList';

function normaliseConfig(config: JsonObject, reporter: Reporter): void {
  for (const name of ['labelCol', 'wrapperCol']) {
    const widths = config[name];
    if (!isJsonObject(widths) || typeof widths.span !== 'number' || breakpoints.some((breakpoint) => breakpoint in widths)) continue;
    const { span, ...rest } = widths;
    config[name] = { ...Object.fromEntries(breakpoints.map((breakpoint) => [breakpoint, span])), ...rest };
    reporter.add('column-widths-expanded', `config.${name}`);
  }
}
