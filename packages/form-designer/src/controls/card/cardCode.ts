import { element } from '../../codegen/element';
import { escapeHtml } from '../../codegen/escapeHtml';
import { controlCode } from '../../codegen/fieldCode';
import { jsx } from '../../codegen/react/jsx';
import type { OptionsOf } from '../../document/controlOptions';

export const cardCode = controlCode<OptionsOf<'card'>>({
  markup: ({ label, slot }) => element('fieldset', {}, element('legend', {}, escapeHtml(label)), slot('list')),
  react: ({ label, slot }) => ({
    jsx: jsx('Card', { variant: 'outlined' }, jsx('CardHeader', { title: label }), jsx('CardContent', {}, slot('list'))),
    imports: { '@mui/material': ['Card', 'CardContent', 'CardHeader'] },
  }),
  isBare: true,
});
