import type { AnyControlDefinition } from '../controls/defineControl';
import type { FormDocument } from '../document/formDocument';
import { definitionsByType } from './definitionsByType';
import { element, indent } from './element';
import { escapeHtml } from './escapeHtml';
import { initialValues } from './initialValues';
import { literal } from './jsx';
import { walkCode } from './walkCode';

/** A Vue 3 single-file component of a form, of plain elements and without a library. */
export function generateVue(document: FormDocument, controls: readonly AnyControlDefinition[]): string {
  const definitions = definitionsByType(controls);
  const fields = walkCode(document.list, {
    controls,
    nameOf: ({ model = '' }, row) => member(row ?? 'form', model),
    rowOf: (control, { name, column }) => (definitions.get(control.type)?.subform === 'columns' ? `${name}[${column}]` : 'row'),
    write: (definition, input) => definition.toVue(input),
    unknown: (control) => `<!-- ${escapeHtml(String(control.type)).replaceAll('--', '- -')} -->`,
    textOf: (text) => text,
  });
  const values = JSON.stringify(initialValues(document.list, controls), null, 2).replaceAll('<', '\\u003c');
  return [
    '<script setup lang="ts">',
    "import { reactive } from 'vue';",
    '',
    'const emit = defineEmits<{ submit: [values: typeof initial] }>();',
    `const initial = ${values};`,
    'const form = reactive(structuredClone(initial));',
    "const submit = () => emit('submit', form);",
    'const reset = () => Object.assign(form, structuredClone(initial));',
    '</script>',
    '',
    '<template>',
    indent(element('form', { '@submit.prevent': 'submit', '@reset.prevent': 'reset' }, ...fields)),
    '</template>',
    '',
  ].join('\n');
}

const member = (object: string, name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? `${object}.${name}` : `${object}[${literal(name)}]`);
