import { element } from '../../codegen/element';
import { escapeHtml } from '../../codegen/escapeHtml';
import { controlCode } from '../../codegen/fieldCode';
import { code, jsx, jsxText, literal } from '../../codegen/react/jsx';
import type { OptionsOf } from '../../document/controlOptions';

export const textCode = controlCode<OptionsOf<'text'>>({
  markup: ({ options, label }) =>
    element(
      'p',
      { style: `text-align: ${options.textAlign}; color: ${plainCss(options.color)}; font-size: ${plainCss(options.fontSize)}` },
      escapeHtml(label),
    ),
  react: ({ options, label }) => ({
    jsx: jsx(
      'Typography',
      {
        style: code(
          `{ textAlign: ${literal(options.textAlign)}, color: ${literal(options.color)}, fontSize: ${literal(options.fontSize)} }`,
        ),
      },
      jsxText(label),
    ),
    imports: { '@mui/material': ['Typography'] },
  }),
  isBare: true,
});

/** A value of a style without what could end the declaration. */
const plainCss = (value: string): string => value.replaceAll(/[^\w\s.,%#()-]/g, '');
