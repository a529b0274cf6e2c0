import { element } from '../../codegen/element';
import { controlCode, controller } from '../../codegen/fieldCode';
import { code, jsx } from '../../codegen/jsx';
import { listSchema, textSchema } from '../../codegen/zodCode';
import type { OptionsOf } from '../../document/controlOptions';
import { dateFormatOf } from './dateValue';
import { pickerOf } from './nativeDate';

export const dateCode = controlCode<OptionsOf<'date'>>({
  markup: ({ control, options, bind, dialect, name }) => {
    const type = pickerOf(dateFormatOf(options));
    const attributes = { type, required: control.rules?.[0]?.required === true, disabled: options.disabled };
    if (!options.range) return element('input', { id: control.key, ...attributes, ...bind });
    return [0, 1].map((at) => element('input', { ...(at === 0 && { id: control.key }), ...attributes, ...(dialect === 'vue' ? { 'v-model': `${name}[${at}]` } : bind) })).join('\n');
  },
  react: (input) => {
    const type = pickerOf(dateFormatOf(input.options));
    const shared = { size: 'small', type, label: input.label, disabled: input.options.disabled, error: code('Boolean(fieldState.error)'), helperText: code('fieldState.error?.message'), slotProps: code('{ inputLabel: { shrink: true } }') };
    const imports = { 'react-hook-form': ['Controller'], '@mui/material': ['TextField'] };
    if (!input.options.range) return { jsx: controller(input, jsx('TextField', { '{...field}': true, fullWidth: true, ...shared })), imports, schema: textSchema(input.control) };
    const part = (at: number) => jsx('TextField', { ...shared, value: code(`field.value[${at}] ?? ''`), onChange: code(at === 0 ? "(event) => field.onChange([event.target.value, field.value[1] ?? ''])" : "(event) => field.onChange([field.value[0] ?? '', event.target.value])") });
    return { jsx: controller(input, jsx('Stack', { direction: 'row', spacing: 1 }, part(0), part(1))), imports: { ...imports, '@mui/material': ['Stack', 'TextField'] }, schema: listSchema(input.control) };
  },
});
