import { element } from '../../codegen/element';
import { asAttribute, controlCode, controller } from '../../codegen/fieldCode';
import { code, jsx } from '../../codegen/react/jsx';
import { patternAttributes } from '../../codegen/html/patternAttributes';
import { textSchema } from '../../codegen/react/zodCode';
import type { OptionsOf } from '../../document/controlOptions';

export const inputCode = controlCode<OptionsOf<'input'>>({
  markup: ({ control, options, bind, initial, disabled, required }) =>
    element('input', {
      id: control.key,
      type: options.type,
      ...bind,
      value: asAttribute(initial),
      placeholder: options.placeholder,
      maxlength: options.maxLength,
      ...patternAttributes(control, options.type),
      ...required,
      ...disabled,
    }),
  react: (input) => ({
    jsx: controller(
      input,
      jsx('TextField', {
        '{...field}': true,
        size: 'small',
        fullWidth: true,
        type: input.options.type,
        label: input.label,
        placeholder: input.options.placeholder,
        disabled: input.disabled,
        error: code('Boolean(fieldState.error)'),
        helperText: code('fieldState.error?.message'),
      }),
    ),
    imports: { 'react-hook-form': ['Controller'], '@mui/material': ['TextField'] },
    schema: textSchema(input.control, input.options.maxLength),
  }),
});
