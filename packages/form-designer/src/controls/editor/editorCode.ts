import { element } from '../../codegen/element';
import { escapeHtml } from '../../codegen/escapeHtml';
import { asAttribute, controlCode, controller } from '../../codegen/fieldCode';
import { code, jsx } from '../../codegen/react/jsx';
import { textSchema } from '../../codegen/react/zodCode';
import type { OptionsOf } from '../../document/controlOptions';

export const editorCode = controlCode<OptionsOf<'editor'>>({
  markup: ({ control, options, bind, initial, disabled, required }) =>
    element(
      'textarea',
      { id: control.key, ...bind, rows: 8, placeholder: options.placeholder, ...required, ...disabled },
      escapeHtml(String(asAttribute(initial) ?? '')),
    ),
  react: (input) => ({
    jsx: controller(
      input,
      jsx('TextField', {
        '{...field}': true,
        fullWidth: true,
        multiline: true,
        minRows: 8,
        label: input.label,
        placeholder: input.options.placeholder,
        disabled: input.disabled,
        error: code('Boolean(fieldState.error)'),
        helperText: code('fieldState.error?.message'),
      }),
    ),
    imports: { 'react-hook-form': ['Controller'], '@mui/material': ['TextField'] },
    schema: textSchema(input.control),
  }),
});
