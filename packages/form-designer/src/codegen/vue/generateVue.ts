import type { AnyControlDefinition } from '../../controls/defineControl';
import type { FormDocument } from '../../document/formDocument';
import { choiceLines, dynamicControls } from '../dynamicChoices';
import { compileConditions } from '../conditionCode';
import { definitionsByType } from '../definitionsByType';
import { element, indent } from '../element';
import { escapeHtml } from '../escapeHtml';
import { initialValues } from '../html/initialValues';
import { code, literal } from '../react/jsx';
import { shownControls } from '../shownControls';
import { shownValuesSource } from '../html/shownValues';
import { valuesType } from './vueTypes';
import { asked, walkCode } from '../walkCode';

/** A Vue 3 single-file component of a form, of plain elements and without a library. */
export function generateVue(document: FormDocument, controls: readonly AnyControlDefinition[]): string {
  const list = shownControls(document.list);
  const definitions = definitionsByType(controls);
  const conditions = compileConditions(document);
  const dynamic = dynamicControls(list);
  const fields = walkCode(list, {
    controls,
    states: 'is',
    rulesOf: conditions.rulesOf,
    nameOf: ({ model = '' }, row) => member(row ?? 'form', model),
    rowOf: (control, { name, column }) => {
      const row = definitions.get(control.type)?.subform === 'columns' ? `${name}[${column}]` : 'row';
      return { row, states: `conditions(form, ${row})` };
    },
    write: (definition, input) => definition.toVue(input),
    unknown: (control) => `<!-- ${escapeHtml(String(control.type)).replaceAll('--', '- -')} -->`,
    textOf: (text) => text,
    wrap: (text, { key }, place) =>
      conditions.rulesOf(key).hasShow ? element('template', { 'v-if': code(asked(place, 'shown', key)) }, text) : text,
  });
  return [
    '<script setup lang="ts">',
    `import { ${[...(conditions.isNeeded ? ['computed'] : []), 'reactive'].join(', ')} } from 'vue';`,
    '',
    `type FormValues = ${valuesType(list, definitions)};`,
    ...(conditions.isNeeded ? ['type Values = Record<string, unknown>;', '', ...conditions.lines({ isTyped: true })] : []),
    ...(dynamic.length > 0 ? ['', ...choiceLines(dynamic), '', 'const props = defineProps<{ choices?: GivenChoices }>();', choicesOf] : []),
    '',
    `const emit = defineEmits<{ submit: [values: ${conditions.isNeeded ? 'ReturnType<typeof shownValues>' : 'FormValues'}] }>();`,
    `const createInitial = (): FormValues => (${literal(initialValues(list, definitions), 2)});`,
    'const form = reactive(createInitial());',
    ...(conditions.isNeeded ? conditionLines(shownValuesSource(list, { definitions, conditions, values: 'form' })) : []),
    `const submit = () => emit('submit', ${conditions.isNeeded ? 'shownValues(is.value)' : 'form'});`,
    'const reset = () => Object.assign(form, createInitial());',
    '</script>',
    '',
    '<template>',
    indent(element('form', { '@submit.prevent': 'submit', '@reset.prevent': 'reset' }, ...fields)),
    '</template>',
    '',
  ].join('\n');
}

/** Hidden fields are not among the values that are handed on. */
const conditionLines = (shown: string): readonly string[] => [
  'const is = computed(() => conditions(form));',
  `const shownValues = (is: ReturnType<typeof conditions>) => (${shown});`,
];

const choicesOf =
  'const choicesOf = (name: keyof GivenChoices, key: string, isPath = false) => flat(props.choices?.[name] ?? storedChoices[key] ?? [], isPath);';

const member = (object: string, name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? `${object}.${name}` : `${object}[${literal(name)}]`;
