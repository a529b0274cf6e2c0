import type { AnyControlDefinition, ReactCode } from '../controls/defineControl';
import type { Control } from '../document/control';
import { slotsOf } from '../document/controlShape';
import type { FormDocument } from '../document/formDocument';
import { definitionsByType } from './definitionsByType';
import { indent } from './element';
import { initialValues } from './initialValues';
import { literal } from './jsx';
import { walkCode } from './walkCode';

/** A typed React component of a form: react-hook-form, MUI fields and the zod schema of its values. */
export function generateReact(document: FormDocument, controls: readonly AnyControlDefinition[]): string {
  const definitions = definitionsByType(controls);
  const imports = new Map<string, Set<string>>([['react-hook-form', new Set(['useForm'])]]);
  const schemas = new Map<string, string>();
  const note = (result: ReactCode) => {
    for (const [module, names] of Object.entries(result.imports ?? {})) imports.set(module, new Set([...(imports.get(module) ?? []), ...names]));
    return result.jsx;
  };
  const fields = walkCode<ReactCode>(document.list, {
    controls,
    nameOf: ({ model = '' }, row) => (row === undefined ? literal(model) : `\`${row}.${templateText(model)}\``),
    rowOf: (control, { column }) => `${templateText(control.model ?? '')}.${definitions.get(control.type)?.subform === 'columns' ? column : '${index}'}`,
    write: (definition, input) => {
      const written = definition.toReact(input);
      if (written.schema !== undefined) schemas.set(input.control.key, written.schema);
      return written;
    },
    unknown: () => ({ jsx: '' }),
    textOf: (result) => note(result),
  }).map(note);
  const shape = schemaOf(document.list, { controls, schemas });
  return [
    "import { zodResolver } from '@hookform/resolvers/zod';",
    ...[...imports].map(([module, names]) => `import { ${[...names].sort().join(', ')} } from ${literal(module)};`),
    "import { z } from 'zod';",
    '',
    `export const formSchema = ${shape};`,
    '',
    'export type FormValues = z.infer<typeof formSchema>;',
    '',
    `const initialValues = ${JSON.stringify(initialValues(document.list, controls), null, 2).replaceAll('<', '\\u003c')} as FormValues;`,
    '',
    'export function GeneratedForm({ onSubmit }: { onSubmit(values: FormValues): void }) {',
    '  const { control, handleSubmit, reset } = useForm<FormValues>({ resolver: zodResolver(formSchema), defaultValues: initialValues });',
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

interface SchemaInput {
  readonly controls: readonly AnyControlDefinition[];
  readonly schemas: ReadonlyMap<string, string>;
}

/** The schema of all values below a list; a subform is an array of rows or a tuple of columns. */
function schemaOf(list: readonly Control[], input: SchemaInput, extra: readonly string[] = []): string {
  const definitions = definitionsByType(input.controls);
  const lines: string[] = [...extra];
  const visit = (children: readonly Control[]) => {
    for (const control of children) {
      const definition = definitions.get(control.type);
      if (!definition) continue;
      if (definition.defaults.hasModel && control.model) lines.push(`${literal(control.model)}: ${fieldSchema(control, definition, input)},`);
      if (!definition.subform) for (const slot of slotsOf(control)) visit(slot.list);
    }
  };
  visit(list);
  return lines.length === 0 ? 'z.object({})' : `z.object({\n${indent([...new Map(lines.map((line) => [line.split(':')[0], line])).values()].join('\n'))}\n})`;
}

function fieldSchema(control: Control, definition: AnyControlDefinition, input: SchemaInput): string {
  if (definition.subform === 'rows') return `z.array(${schemaOf(control.list ?? [], input)})`;
  if (definition.subform === 'columns') {
    const columns = (control.columns ?? []).map(({ list }) => schemaOf(list, input, ['"checked": z.boolean(),', '"value": z.string(),', '"label": z.string(),']));
    return `z.tuple([${columns.join(', ')}])`;
  }
  return input.schemas.get(control.key) ?? 'z.unknown()';
}
