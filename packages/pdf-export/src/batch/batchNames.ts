import { type Locale, translator } from '@backlot/i18n';
import type { DocumentKind } from '../preview/documentKind';
import { distinctFileNames, toFileName } from '../preview/fileName';
import { previewStrings } from '../preview/strings';

/** Names of a batch: its title, and in a zip the file of each record. */
export function batchNames<Item>(
  document: DocumentKind<Item>,
  items: readonly Item[],
  locale: Locale,
): { title: string; fileNames: string[] } {
  const titles = items.map((item) => document.title(item, locale));
  const [first = ''] = titles;
  const rest = locale === 'zh-CN' ? titles.length : titles.length - 1;
  const title = titles.length > 1 ? translator(previewStrings, locale)('batchName', { title: first, count: rest }) : first;
  return { title, fileNames: distinctFileNames(titles.map((one) => toFileName(one, 'pdf'))) };
}
