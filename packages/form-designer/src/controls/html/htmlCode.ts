import { controlCode } from '../../codegen/fieldCode';
import { jsx, jsxText } from '../../codegen/react/jsx';
import type { OptionsOf } from '../../document/controlOptions';
import { cleanMarkup, textOfMarkup } from './cleanMarkup';

export const htmlCode = controlCode<OptionsOf<'html'>>({
  markup: ({ options }) => cleanMarkup(options.defaultValue),
  react: ({ options }) => ({ jsx: jsx('div', {}, jsxText(textOfMarkup(options.defaultValue))) }),
  isBare: true,
});
