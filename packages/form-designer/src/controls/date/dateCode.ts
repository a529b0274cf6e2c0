import { element } from '../../codegen/element';
import { controlCode, controller } from '../../codegen/fieldCode';
import { code, jsx } from '../../codegen/react/jsx';
import { listSchema, textSchema } from '../../codegen/react/zodCode';
import type { OptionsOf } from '../../document/controlOptions';
import { dateFormatOf, rangeOf } from './dateValue';
import { pickerOf, toPicker } from './nativeDate';

export const dateCode = controlCode<OptionsOf<'date'>>({
  markup: ({ control, options, bind, dialect, name, initial, disabled, required }) => {
    const format = dateFormatOf(options);
    const type = pickerOf(format);
    const preset = (text: unknown) => (dialect === 'html' && typeof text === 'string' ? toPicker(text, format) : undefined);
    const attributes = { type, ...required, ...disabled };
    if (!options.range) return element('input', { id: control.key, ...attributes, value: preset(initial), ...bind });
    return [0, 1]
      .map((at) =>
        element('input', {
          ...(at === 0 && { id: control.key }),
          ...attributes,
          value: preset(rangeOf(options.rangeDefaultValue)[at]),
          ...(dialect === 'vue' ? { 'v-model': `${name}[${at}]` } : bind),
        }),
      )
      .join('\n');
  },
  react: (input) => {
    const type = pickerOf(dateFormatOf(input.options));
    const shared = {
      size: 'small',
      type,
      label: input.label,
      disabled: input.disabled,
      error: code('Boolean(fieldState.error)'),
      helperText: code('fieldState.error?.message'),
      slotProps: code('{ inputLabel: { shrink: true } }'),
    };
    const imports = { 'react-hook-form': ['Controller'], '@mui/material': ['TextField'] };
    if (!input.options.range)
      return {
        jsx: controller(input, jsx('TextField', { '{...field}': true, fullWidth: true, ...shared })),
        imports,
        schema: textSchema(input.control),
      };
    const part = (at: number) =>
      jsx('TextField', {
        ...shared,
        value: code(`field.value[${at}] ?? ''`),
        onChange: code(
          at === 0
            ? "(event) => field.onChange([event.target.value, field.value[1] ?? ''])"
            : "(event) => field.onChange([field.value[0] ?? '', event.target.value])",
        ),
      });
    return {
      jsx: controller(input, jsx('Stack', { direction: 'row', spacing: 1 }, part(0), part(1))),
      imports: { ...imports, '@mui/material': ['Stack', 'TextField'] },
      schema: listSchema(input.control),
    };
  },
});
