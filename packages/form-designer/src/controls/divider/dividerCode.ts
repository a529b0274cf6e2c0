import { element } from '../../codegen/element';
import { escapeHtml } from '../../codegen/escapeHtml';
import { controlCode } from '../../codegen/fieldCode';
import { jsx, jsxText } from '../../codegen/react/jsx';
import type { OptionsOf } from '../../document/controlOptions';

export const dividerCode = controlCode<OptionsOf<'divider'>>({
  markup: ({ label }) =>
    [element('hr', {}), label === '' ? '' : element('h4', {}, escapeHtml(label))].filter((part) => part !== '').join('\n'),
  react: ({ label }) => ({ jsx: jsx('Divider', {}, label === '' ? '' : jsxText(label)), imports: { '@mui/material': ['Divider'] } }),
  isBare: true,
});
