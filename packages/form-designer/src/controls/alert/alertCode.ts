import { element } from '../../codegen/element';
import { escapeHtml } from '../../codegen/escapeHtml';
import { controlCode } from '../../codegen/fieldCode';
import { code, jsx, jsxText } from '../../codegen/react/jsx';
import type { OptionsOf } from '../../document/controlOptions';

export const alertCode = controlCode<OptionsOf<'alert'>>({
  markup: ({ options, label }) =>
    element('div', { role: 'note' }, element('strong', {}, escapeHtml(label)), escapeHtml(options.description)),
  react: ({ options, label }) => ({
    jsx: jsx(
      'Alert',
      { severity: options.type, icon: options.showIcon ? undefined : code('false') },
      jsxText(label),
      options.description === '' ? '' : jsxText(options.description),
    ),
    imports: { '@mui/material': ['Alert'] },
  }),
  isBare: true,
});
