import type { AnyControlDefinition } from '../../controls/defineControl';
import type { FormDocument } from '../../document/formDocument';
import { compileConditions } from '../conditionCode';
import { definitionsByType } from '../definitionsByType';
import { dynamicControls } from '../dynamicChoices';
import { element, indent } from '../element';
import { escapeHtml } from '../escapeHtml';
import { htmlScript } from './htmlScript';
import { shownControls } from '../shownControls';
import { walkCode } from '../walkCode';

/** A page of plain HTML with the form; it asks for nothing from another host. */
export function generateHtml(document: FormDocument, controls: readonly AnyControlDefinition[]): string {
  const list = shownControls(document.list);
  const definitions = definitionsByType(controls);
  const conditions = compileConditions(document);
  const fields = walkCode(list, {
    controls,
    states: 'is',
    rulesOf: conditions.rulesOf,
    nameOf: ({ model = '' }, row) => (row === undefined ? model : `${row}.${model}`),
    rowOf: (_, { name, column }) => ({ row: `${name}[${column}]`, states: 'is' }),
    write: (definition, input) => definition.toHtml(input),
    unknown: (control) => `<!-- ${escapeHtml(String(control.type)).replaceAll('--', '- -')} -->`,
    textOf: (text) => text,
    wrap: (text, { key }, { row }) => element('fieldset', { class: 'form-part', 'data-control': key, 'data-row': row }, text),
  });
  const script = htmlScript(list, { definitions, conditions, hasChoices: dynamicControls(list).length > 0 });
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '  <meta charset="utf-8" />',
    '  <meta name="viewport" content="width=device-width, initial-scale=1" />',
    '  <title>Form</title>',
    '  <style>',
    indent(styles, 4),
    '  </style>',
    '</head>',
    '<body>',
    indent(element('form', { method: 'post' }, ...fields)),
    ...(script === '' ? [] : [indent(script)]),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const styles = `body { font: 14px/1.6 system-ui, sans-serif; margin: 24px; }
.form-item { display: grid; gap: 4px; margin-bottom: 16px; }
.form-item > label { font-weight: 600; }
.form-grid { display: grid; grid-template-columns: repeat(24, 1fr); }
table { border-collapse: collapse; width: 100%; }
.form-part { display: contents; }
.form-part[hidden] { display: none; }
td, th { padding: 8px; border: 1px solid #d9d9d9; text-align: start; }`;
