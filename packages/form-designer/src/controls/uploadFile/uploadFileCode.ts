import { element } from '../../codegen/element';
import { controlCode, controller } from '../../codegen/fieldCode';
import { code, jsx, jsxText, literal } from '../../codegen/react/jsx';
import { listSchema } from '../../codegen/react/zodCode';
import type { OptionsOf } from '../../document/controlOptions';

export const uploadFileCode = controlCode<OptionsOf<'uploadFile'>>({
  markup: ({ control, options, bind, dialect, name, disabled, required }) =>
    element('input', {
      id: control.key,
      type: 'file',
      multiple: options.multiple,
      ...(dialect === 'vue' ? { '@change': `${name} = Array.from(($event.target as HTMLInputElement).files ?? [])` } : bind),
      ...required,
      ...disabled,
    }),
  react: (input) => ({
    jsx: controller(
      input,
      jsx(
        'FormControl',
        { error: code('Boolean(fieldState.error)') },
        jsx(
          'Button',
          { component: 'label', variant: 'outlined', disabled: input.disabled },
          jsxText(`${input.label}: ${input.options.placeholder}`),
          jsx('input', {
            type: 'file',
            hidden: true,
            multiple: input.options.multiple,
            disabled: input.disabled,
            onChange: code('(event) => field.onChange([...field.value, ...(event.target.files ?? [])])'),
          }),
        ),
        jsx('FormHelperText', {}, '{fieldState.error?.message}'),
      ),
    ),
    imports: { 'react-hook-form': ['Controller'], '@mui/material': ['Button', 'FormControl', 'FormHelperText'] },
    schema: `${listSchema(input.control, 'z.instanceof(File)')}.max(${input.options.limit}, ${literal(`Maximum upload count is ${input.options.limit}`)})`,
  }),
});
