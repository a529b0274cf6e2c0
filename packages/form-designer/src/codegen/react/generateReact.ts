import type { AnyControlDefinition, CodeInput, ReactCode } from '../../controls/defineControl';
import { requiredMessage } from '../../document/parse/blueprint';
import type { Control } from '../../document/control';
import { slotsOf } from '../../document/parse/controlShape';
import { requiredRuleOf } from '../../document/controlText';
import type { FormDocument } from '../../document/formDocument';
import { compileConditions, type ConditionCode, type ControlRules } from '../conditionCode';
import { definitionsByType } from '../definitionsByType';
import { choiceLines, dynamicControls } from '../dynamicChoices';
import { indent } from '../element';
import { initialValues } from '../html/initialValues';
import { literal, propertyName } from './jsx';
import { shownControls } from '../shownControls';
import { asked, walkCode } from '../walkCode';

/** A typed React component of a form: react-hook-form, MUI fields and the zod schema of its values. */
export function generateReact(document: FormDocument, controls: readonly AnyControlDefinition[]): string {
  const list = shownControls(document.list);
  const definitions = definitionsByType(controls);
  const conditions = compileConditions(document);
  const dynamic = dynamicControls(list);
  const imports = new Map<string, Set<string>>([['react-hook-form', new Set(['useForm', ...(conditions.isNeeded ? ['useWatch'] : [])])]]);
  const schemas = new Map<string, string>();
  const note = (result: ReactCode) => {
    for (const [module, names] of Object.entries(result.imports ?? {}))
      imports.set(module, new Set([...(imports.get(module) ?? []), ...names]));
    return result.jsx;
  };
  const fields = walkCode<ReactCode>(list, {
    controls,
    states: 'is',
    rulesOf: conditions.rulesOf,
    nameOf: ({ model = '' }, row) => (row === undefined ? literal(model) : `\`${row}.${templateText(model)}\``),
    rowOf: (control, { column }) => {
      const isColumn = definitions.get(control.type)?.subform === 'columns';
      const at = isColumn ? String(column) : 'index';
      return {
        row: `${templateText(control.model ?? '')}.${isColumn ? column : '${index}'}`,
        states: `inRow(${literal(control.model)}, ${at})`,
      };
    },
    write: (definition, input) => {
      const written = definition.toReact(input);
      if (written.schema !== undefined)
        schemas.set(input.control.key, checkedSchema(written.schema, { definition, input, rules: conditions.rulesOf(input.control.key) }));
      return written;
    },
    unknown: () => ({ jsx: '' }),
    textOf: (result) => note(result),
    wrap: (result, { key }, place) =>
      conditions.rulesOf(key).hasShow && result.jsx !== ''
        ? { ...result, jsx: `{${asked(place, 'shown', key)} && (\n${indent(result.jsx)}\n)}` }
        : result,
  }).map(note);
  const shape = schemaOf(list, { controls, schemas, conditions });
  return [
    "import { zodResolver } from '@hookform/resolvers/zod';",
    ...[...imports].map(([module, names]) => `import { ${[...names].sort().join(', ')} } from ${literal(module)};`),
    "import { z } from 'zod';",
    '',
    ...(conditions.isNeeded || shape.includes('field(') ? checkLines : []),
    ...(conditions.isNeeded
      ? [...conditions.lines({ isTyped: true }), '', ...conditionalSchema(shape)]
      : [`export const formSchema = ${shape};`, '', 'export type FormValues = z.infer<typeof formSchema>;']),
    ...(dynamic.length > 0 ? ['', ...choiceLines(dynamic)] : []),
    '',
    `const initialValues = ${literal(initialValues(list, definitions), 2)} as FormValues;`,
    '',
    `export function GeneratedForm({ onSubmit${dynamic.length > 0 ? ', choices = {}' : ''} }: { onSubmit(values: ${conditions.isNeeded ? 'FormData' : 'FormValues'}): void${dynamic.length > 0 ? '; choices?: GivenChoices' : ''} }) {`,
    ...(conditions.isNeeded
      ? [...formWithConditions, ...(fields.some((field) => field.includes('inRow(')) ? [inRow] : [])]
      : [
          '  const { control, handleSubmit, reset } = useForm<FormValues>({ resolver: zodResolver(formSchema), defaultValues: initialValues });',
        ]),
    ...(dynamic.length > 0
      ? [
          '  const choicesOf = (name: keyof GivenChoices, key: string, isPath = false) => flat(choices[name] ?? storedChoices[key] ?? [], isPath);',
        ]
      : []),
    '  return (',
    '    <form noValidate onSubmit={handleSubmit((values) => onSubmit(values))} onReset={() => reset()}>',
    indent(fields.filter((field) => field !== '').join('\n'), 6),
    '    </form>',
    '  );',
    '}',
    '',
  ].join('\n');
}

const templateText = (text: string): string => text.replaceAll(/[`\\$]/g, '\\$&');

/** The schema of a field as the conditions have it: required or not, not checked where it cannot be changed, without a value where it is hidden. */
function checkedSchema(
  schema: string,
  { definition, input, rules }: { definition: AnyControlDefinition; input: CodeInput; rules: ControlRules },
): string {
  const asks = (question: string) => `is.${question}(${literal(input.control.key)})`;
  const required = rules.mayRequire ? definition.toReact({ ...input, control: withRequired(input.control) }).schema : undefined;
  const whole = required === undefined ? schema : `(${asks('required')} ? ${required} : ${schema})`;
  const states = [
    ...(rules.mayHide ? [`isShown: ${asks('shown')}`] : []),
    ...(rules.isDisabled ? ['isEnabled: false'] : rules.mayDisable ? [`isEnabled: ${asks('enabled')}`] : []),
  ];
  return states.length === 0 ? whole : `field(${whole}, { ${states.join(', ')} })`;
}

function withRequired(control: Control): Control {
  const [first, ...others] = control.rules ?? [];
  return { ...control, rules: [{ ...first, required: true, message: requiredRuleOf(control).message || requiredMessage }, ...others] };
}

const checkLines = [
  '/** What is not shown has no value, and what cannot be changed is not checked. */',
  'function field<Schema extends z.ZodType>(schema: Schema, { isShown = true, isEnabled = true }: { isShown?: boolean; isEnabled?: boolean }) {',
  '  if (!isShown) return z.custom<z.input<Schema>>().transform(() => undefined);',
  '  return isEnabled ? schema : z.custom<z.input<Schema>>();',
  '}',
  '',
];

const conditionalSchema = (shape: string): readonly string[] => [
  'type Values = Record<string, unknown>;',
  '',
  'const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Values[]) : []);',
  '',
  '/** Rows that are checked one by one: the conditions may have it differently in each. */',
  'const eachRow = <Row extends z.ZodType>(value: unknown, schemaOf: (row: Values) => Row) =>',
  '  z.tuple(rowsOf(value).map(schemaOf) as [Row, ...Row[]]) as unknown as z.ZodArray<Row>;',
  '',
  '/** The schema of the form for values at hand. */',
  'export function formSchemaFor(form: Values) {',
  '  const is = conditions(form);',
  `  return ${indent(shape).trimStart()};`,
  '}',
  '',
  'export type FormValues = z.input<ReturnType<typeof formSchemaFor>>;',
  '',
  '/** What is handed on: hidden fields are left out. */',
  'export type FormData = z.output<ReturnType<typeof formSchemaFor>>;',
];

const formWithConditions = [
  '  const { control, handleSubmit, reset } = useForm<FormValues, unknown, FormData>({',
  '    resolver: (values, context, options) => zodResolver(formSchemaFor(values))(values, context, options),',
  '    defaultValues: initialValues,',
  '  });',
  '  const values: Values = useWatch({ control });',
  '  const is = conditions(values);',
];

const inRow = '  const inRow = (model: string, index: number) => conditions(values, rowsOf(values[model])[index]);';

interface SchemaInput {
  readonly controls: readonly AnyControlDefinition[];
  readonly schemas: ReadonlyMap<string, string>;
  readonly conditions: ConditionCode;
}

/** The schema of all values below a list; a subform is an array of rows or a tuple of columns. */
function schemaOf(list: readonly Control[], input: SchemaInput, extra: readonly string[] = []): string {
  const definitions = definitionsByType(input.controls);
  const lines: string[] = [...extra];
  const visit = (children: readonly Control[]) => {
    for (const control of children) {
      const definition = definitions.get(control.type);
      if (!definition) continue;
      if (definition.defaults.hasModel && control.model)
        lines.push(`${propertyName(control.model)}: ${fieldSchema(control, definition, input)},`);
      if (!definition.subform) for (const slot of slotsOf(control)) visit(slot.list);
    }
  };
  visit(list);
  return lines.length === 0
    ? 'z.object({})'
    : `z.object({\n${indent([...new Map(lines.map((line) => [line.split(':')[0], line])).values()].join('\n'))}\n})`;
}

function fieldSchema(control: Control, definition: AnyControlDefinition, input: SchemaInput): string {
  const isConditional = input.conditions.isNeeded;
  const rows = `form[${literal(control.model)}]`;
  const whole = (schema: string) =>
    input.conditions.rulesOf(control.key).mayHide ? `field(${schema}, { isShown: is.shown(${literal(control.key)}) })` : schema;
  if (definition.subform === 'rows') {
    const row = schemaOf(control.list ?? [], input);
    return whole(
      isConditional
        ? `eachRow(${rows}, (row) => {\n  const is = conditions(form, row);\n  return ${indent(row).trimStart()};\n})`
        : `z.array(${row})`,
    );
  }
  if (definition.subform === 'columns') {
    const columns = (control.columns ?? []).map(({ list }, at) => {
      const column = schemaOf(list, input, ['checked: z.boolean(),', 'value: z.string(),', 'label: z.string(),']);
      return isConditional ? `((is) => ${column})(conditions(form, rowsOf(${rows})[${at}]))` : column;
    });
    return whole(`z.tuple([${columns.join(', ')}])`);
  }
  return input.schemas.get(control.key) ?? 'z.unknown()';
}
