import { flatChoices, menuItems, optionElements } from '../../codegen/choiceCode';
import { element } from '../../codegen/element';
import { controlCode, controller } from '../../codegen/fieldCode';
import { code, jsx } from '../../codegen/jsx';
import { listSchema, textSchema } from '../../codegen/zodCode';
import type { OptionsOf } from '../../document/controlOptions';

export const treeSelectCode = controlCode<OptionsOf<'treeSelect'>>({
  markup: ({ control, options, bind }) =>
    element('select', { id: control.key, ...bind, multiple: options.multiple || options.treeCheckable, required: control.rules?.[0]?.required === true, disabled: options.disabled }, ...optionElements(flatChoices(options.options))),
  react: (input) => ({
    jsx: controller(
      input,
      jsx('TextField', { '{...field}': true, select: true, slotProps: (input.options.multiple || input.options.treeCheckable) ? code('{ select: { multiple: true } }') : undefined, size: 'small', fullWidth: true, label: input.label, disabled: input.options.disabled, error: code('Boolean(fieldState.error)'), helperText: code('fieldState.error?.message') }, ...menuItems(flatChoices(input.options.options))),
    ),
    imports: { 'react-hook-form': ['Controller'], '@mui/material': ['MenuItem', 'TextField'] },
    schema: (input.options.multiple || input.options.treeCheckable) ? listSchema(input.control) : textSchema(input.control),
  }),
});
