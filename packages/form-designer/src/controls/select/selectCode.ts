import { choicesMark, menuItems, optionElements } from '../../codegen/choiceCode';
import { element } from '../../codegen/element';
import { controlCode, controller } from '../../codegen/fieldCode';
import { code, jsx } from '../../codegen/react/jsx';
import { listSchema, textSchema } from '../../codegen/react/zodCode';
import type { OptionsOf } from '../../document/controlOptions';

export const selectCode = controlCode<OptionsOf<'select'>>({
  markup: ({ control, options, bind, dialect, initial, disabled, required }) =>
    element(
      'select',
      { id: control.key, ...bind, ...choicesMark({ options, dialect }), multiple: options.multiple, ...required, ...disabled },
      ...optionElements({ control, options, dialect, placeholder: options.multiple ? undefined : options.placeholder, initial }),
    ),
  react: (input) => ({
    jsx: controller(
      input,
      jsx(
        'TextField',
        {
          '{...field}': true,
          select: true,
          slotProps: input.options.multiple ? code('{ select: { multiple: true } }') : undefined,
          size: 'small',
          fullWidth: true,
          label: input.label,
          disabled: input.disabled,
          error: code('Boolean(fieldState.error)'),
          helperText: code('fieldState.error?.message'),
        },
        ...menuItems(input),
      ),
    ),
    imports: { 'react-hook-form': ['Controller'], '@mui/material': ['MenuItem', 'TextField'] },
    schema: input.options.multiple ? listSchema(input.control) : textSchema(input.control),
  }),
});
