import type { AnyControlDefinition } from '../../controls/defineControl';
import type { Control } from '../../document/control';
import { slotsOf } from '../../document/parse/controlShape';
import type { ConditionCode } from '../conditionCode';
import { flatLines } from '../dynamicChoices';
import { indent } from '../element';
import { literal } from '../react/jsx';

interface ScriptSettings {
  readonly definitions: ReadonlyMap<string, AnyControlDefinition>;
  readonly conditions: ConditionCode;
  readonly hasChoices: boolean;
}

/** The script of a plain page: it keeps to the conditions of the form and takes choices from elsewhere in. */
export function htmlScript(list: readonly Control[], { definitions, conditions, hasChoices }: ScriptSettings): string {
  if (!conditions.isNeeded && !hasChoices) return '';
  const parts = [
    "const form = document.querySelector('form');",
    ...(conditions.isNeeded
      ? [
          ...conditions.lines({ isTyped: false }),
          '',
          `const fields = ${literal(readFields(list, { definitions, conditions }))};`,
          ...applyLines,
        ]
      : []),
    ...(hasChoices ? ['', ...flatLines(false), ...choiceLines] : []),
  ];
  return `<script type="module">\n${indent(parts.join('\n'))}\n</script>`;
}

type Field = readonly [model: string, name: string, kind: 'text' | 'list' | 'switch' | 'path' | 'files'];

/** The fields that conditions read, by the row they stand in, with how an input gives its value. */
function readFields(list: readonly Control[], { definitions, conditions }: Omit<ScriptSettings, 'hasChoices'>): Record<string, Field[]> {
  const rows: Record<string, Field[]> = { '': [] };
  const visit = (children: readonly Control[], row: string) => {
    for (const control of children) {
      const definition = definitions.get(control.type);
      const { model } = control;
      const name = row === '' ? String(model) : `${row}.${model}`;
      if (definition?.defaults.hasModel && model && !definition.subform && conditions.models.has(model))
        (rows[row] ??= []).push([model, name, kindOf(control, definition)]);
      slotsOf(control).forEach((slot, at) => visit(slot.list, definition?.subform ? `${name}[${at}]` : row));
    }
  };
  visit(list, '');
  return rows;
}

function kindOf(control: Control, definition: AnyControlDefinition): Field[2] {
  const options = definition.options(control) as {
    readonly multiple?: unknown;
    readonly treeCheckable?: unknown;
    readonly range?: unknown;
  };
  if (control.type === 'switch') return 'switch';
  if (control.type === 'cascader') return 'path';
  if (control.type.startsWith('upload')) return 'files';
  return control.type === 'checkbox' || options.multiple === true || options.treeCheckable === true || options.range === true
    ? 'list'
    : 'text';
}

const applyLines = [
  '',
  'function valueOf(name, kind) {',
  '  const inputs = [...form.elements].filter((input) => input.name === name);',
  "  if (kind === 'switch') return inputs[0]?.checked === true;",
  "  if (kind === 'files') return [...(inputs[0]?.files ?? [])];",
  "  if (kind === 'path') return (inputs[0]?.value ?? '').split('/').filter(Boolean);",
  "  const values = inputs.flatMap((input) => (input.selectedOptions ? [...input.selectedOptions].map((option) => option.value) : input.type === 'radio' || input.type === 'checkbox' ? (input.checked ? [input.value] : []) : [input.value]));",
  "  return kind === 'list' ? values.filter(Boolean) : (values[0] ?? '');",
  '}',
  '',
  'const valuesOf = (row) => Object.fromEntries((fields[row] ?? []).map(([model, name, kind]) => [model, valueOf(name, kind)]));',
  '',
  'function keepConditions() {',
  "  const values = valuesOf('');",
  "  for (const part of form.querySelectorAll('[data-control]')) {",
  "    const { control, row = '' } = part.dataset;",
  '    const is = conditions(values, valuesOf(row));',
  '    part.hidden = !is.shown(control);',
  '    part.disabled = part.hidden || !is.enabled(control);',
  "    for (const input of part.querySelectorAll('[data-required-if]')) if (input.closest('[data-control]') === part) input.required = is.required(control);",
  '  }',
  '}',
  '',
  "form.addEventListener('input', keepConditions);",
  "form.addEventListener('reset', () => setTimeout(keepConditions));",
  'keepConditions();',
];

const choiceLines = [
  '',
  "/** Puts in choices from elsewhere: setChoices('cities', [{ value: '1', label: 'Manila', children: [] }]). */",
  'window.setChoices = (name, choices) => {',
  "  for (const place of form.querySelectorAll('[data-choices]')) {",
  '    if (place.dataset.choices !== name) continue;',
  '    const { kind, path } = place.dataset;',
  '    const list = flat(choices, path !== undefined);',
  "    const empty = [...(place.options ?? [])].filter((option) => option.value === '');",
  '    place.replaceChildren(...empty, ...list.map(({ value, label }) => (kind ? choiceInput(place.dataset, { value, label }) : new Option(label, value))));',
  '  }',
  '};',
  '',
  'function choiceInput({ kind, name }, { value, label }) {',
  "  const input = Object.assign(document.createElement('input'), { type: kind, name, value });",
  "  const holder = document.createElement('label');",
  '  holder.append(input, label);',
  '  return holder;',
  '}',
];
