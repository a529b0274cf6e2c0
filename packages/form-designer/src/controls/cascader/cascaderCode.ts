import { choicesMark, menuItems, optionElements } from '../../codegen/choiceCode';
import { element } from '../../codegen/element';
import { controlCode, controller } from '../../codegen/fieldCode';
import { code, jsx } from '../../codegen/react/jsx';
import { listSchema } from '../../codegen/react/zodCode';
import type { OptionsOf } from '../../document/controlOptions';

export const cascaderCode = controlCode<OptionsOf<'cascader'>>({
  markup: ({ control, options, bind, dialect, name, initial, disabled, required }) => {
    const own =
      dialect === 'vue'
        ? {
            ':value': code(`${name}.join('/')`),
            '@change': code(`${name} = ($event.target as HTMLSelectElement).value.split('/').filter(Boolean)`),
          }
        : bind;
    return element(
      'select',
      { id: control.key, ...own, ...choicesMark({ options, dialect, isPath: true }), ...required, ...disabled },
      ...optionElements({
        control,
        options,
        dialect,
        isPath: true,
        placeholder: options.placeholder,
        initial: Array.isArray(initial) ? initial.join('/') : undefined,
      }),
    );
  },
  react: (input) => ({
    jsx: controller(
      input,
      jsx(
        'TextField',
        {
          '{...field}': true,
          value: code("field.value.join('/')"),
          onChange: code("(event) => field.onChange(event.target.value.split('/'))"),
          select: true,
          size: 'small',
          fullWidth: true,
          label: input.label,
          disabled: input.disabled,
          error: code('Boolean(fieldState.error)'),
          helperText: code('fieldState.error?.message'),
        },
        ...menuItems({ ...input, isPath: true }),
      ),
    ),
    imports: { 'react-hook-form': ['Controller'], '@mui/material': ['MenuItem', 'TextField'] },
    schema: listSchema(input.control),
  }),
});
