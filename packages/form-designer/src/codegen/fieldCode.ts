import type { CodeInput, ReactCode } from '../controls/defineControl';
import { labelOf } from '../document/controlText';
import { type Attributes, element } from './element';
import { escapeHtml } from './escapeHtml';
import { code, jsx } from './react/jsx';
import type { Source } from './Source';

/** What a control needs to write its Vue or HTML. */
export interface MarkupInput<Options extends object> extends CodeInput<Options> {
  readonly dialect: 'vue' | 'html';
  /** Attributes that tie an input to its value. */
  readonly bind: Attributes;
  readonly label: string;
  /** Attributes that say whether it can be changed and has to be filled in. */
  readonly disabled: Attributes;
  readonly required: Attributes;
  /** The default value, where markup has to carry it: Vue has it in its data. */
  readonly initial: unknown;
}

/** What a control needs to write its React code. `name` is the source of the field's name. */
export interface JsxInput<Options extends object> extends CodeInput<Options> {
  readonly label: string;
  readonly disabled: boolean | Source;
}

interface CodeSettings<Options extends object> {
  markup(input: MarkupInput<Options>): string;
  react(input: JsxInput<Options>): ReactCode;
  /** Stands without label and help around it. */
  readonly isBare?: boolean;
}

interface ControlCode<Options extends object> {
  toVue(input: CodeInput<Options>): string;
  toHtml(input: CodeInput<Options>): string;
  toReact(input: CodeInput<Options>): ReactCode;
}

/** The three writers of a control from one description of its markup and one of its React code. */
export function controlCode<Options extends object>({ markup, react, isBare = false }: CodeSettings<Options>): ControlCode<Options> {
  const write = (dialect: 'vue' | 'html') => (input: CodeInput<Options>) => {
    const bind = dialect === 'vue' ? { 'v-model': input.name } : { name: input.name };
    const initial = dialect === 'html' ? (input.options as { readonly defaultValue?: unknown }).defaultValue : undefined;
    const body = markup({
      ...input,
      dialect,
      bind,
      initial,
      disabled: stateAttribute('disabled', input.isDisabled, dialect),
      required: stateAttribute('required', input.isRequired, dialect),
      label: labelOf(input.control),
    });
    return isBare ? body : frame(input, body);
  };
  return {
    toVue: write('vue'),
    toHtml: write('html'),
    toReact: (input) => react({ ...input, label: labelOf(input.control), disabled: input.isDisabled }),
  };
}

/** A state as Vue binds it; in plain HTML what a condition decides is marked, for the script to find it. */
function stateAttribute(name: 'disabled' | 'required', state: boolean | Source, dialect: 'vue' | 'html'): Attributes {
  if (typeof state === 'boolean') return { [name]: state };
  if (dialect === 'vue') return { [`:${name}`]: state };
  return name === 'required' ? { 'data-required-if': true } : {};
}

/** A field of React code; its body may use `field` and `fieldState`. */
export const controller = (input: Pick<CodeInput, 'name'>, body: string): string =>
  jsx('Controller', {
    name: code(input.name),
    control: code('control'),
    render: code(`({ field, fieldState }) => (\n${body.replaceAll(/^(?=.)/gm, '  ')}\n)`),
  });

/** The prop that takes a control out of use, with the space behind it. */
export const disabledProp = ({ disabled }: { readonly disabled: boolean | Source }): string =>
  disabled === false ? '' : `disabled={${disabled === true ? 'true' : disabled.code}} `;

/** A default value as an attribute. */
export const asAttribute = (initial: unknown): string | number | undefined =>
  typeof initial === 'string' || typeof initial === 'number' ? initial : undefined;

/** Whether a choice is among the default values. */
export const isInitial = (initial: unknown, value: string): boolean =>
  (Array.isArray(initial) ? initial : [initial]).some((one) => one !== undefined && String(one) === value);

function frame({ control }: Pick<CodeInput, 'control'>, body: string): string {
  const help = typeof control.help === 'string' ? control.help : '';
  return element(
    'div',
    { class: 'form-item' },
    element('label', { id: `${control.key}-label`, for: control.key }, escapeHtml(labelOf(control))),
    body,
    help === '' ? '' : element('small', {}, escapeHtml(help)),
  );
}
