import type { CodeInput, ReactCode } from '../controls/defineControl';
import { labelOf } from '../document/controlText';
import { type Attributes, element } from './element';
import { escapeHtml } from './escapeHtml';
import { code, jsx } from './jsx';

/** What a control needs to write its Vue or HTML. */
export interface MarkupInput<Options extends object> extends CodeInput<Options> {
  readonly dialect: 'vue' | 'html';
  /** Attributes that tie an input to its value. */
  readonly bind: Attributes;
  readonly label: string;
}

/** What a control needs to write its React code. `name` is the source of the field's name. */
export interface JsxInput<Options extends object> extends CodeInput<Options> {
  readonly label: string;
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
    const body = markup({ ...input, dialect, bind, label: labelOf(input.control) });
    return isBare ? body : frame(input, body);
  };
  return { toVue: write('vue'), toHtml: write('html'), toReact: (input) => react({ ...input, label: labelOf(input.control) }) };
}

/** A field of React code; its body may use `field` and `fieldState`. */
export const controller = (input: Pick<CodeInput, 'name'>, body: string): string =>
  jsx('Controller', { name: code(input.name), control: code('control'), render: code(`({ field, fieldState }) => (\n${body.replaceAll(/^(?=.)/gm, '  ')}\n)`) });

function frame({ control }: Pick<CodeInput, 'control'>, body: string): string {
  const help = typeof control.help === 'string' ? control.help : '';
  return element(
    'div',
    { class: 'form-item' },
    element('label', { for: control.key }, escapeHtml(labelOf(control))),
    body,
    help === '' ? '' : element('small', {}, escapeHtml(help)),
  );
}
