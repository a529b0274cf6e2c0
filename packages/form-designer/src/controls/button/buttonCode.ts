import { element } from '../../codegen/element';
import { escapeHtml } from '../../codegen/escapeHtml';
import { controlCode } from '../../codegen/fieldCode';
import { jsx, jsxText } from '../../codegen/react/jsx';
import type { OptionsOf } from '../../document/controlOptions';

export const buttonCode = controlCode<OptionsOf<'button'>>({
  markup: ({ options, label, disabled }) =>
    element('button', { type: options.handle === 'dynamic' ? 'button' : options.handle, ...disabled }, escapeHtml(label)),
  react: ({ options, label, disabled }) => ({
    jsx: jsx(
      'Button',
      {
        type: options.handle === 'dynamic' ? 'button' : options.handle,
        variant: options.type === 'primary' || options.type === 'danger' ? 'contained' : 'outlined',
        color: options.type === 'danger' ? 'error' : undefined,
        disabled,
      },
      jsxText(label),
    ),
    imports: { '@mui/material': ['Button'] },
  }),
  isBare: true,
});
