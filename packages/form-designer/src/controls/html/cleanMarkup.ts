import { escapeHtml } from '../../codegen/escapeHtml';
import { loadedSanitizer } from '../sanitizer';

/** HTML of a user as clean markup for generated code; as plain text where nothing has been loaded to clean it. */
export function cleanMarkup(html: string): string {
  const sanitize = loadedSanitizer();
  if (!sanitize) return escapeHtml(textOfMarkup(html));
  const holder = document.implementation.createHTMLDocument('').createElement('div');
  holder.append(sanitize(html));
  return new XMLSerializer().serializeToString(holder).replaceAll(/[{}]/g, (letter) => (letter === '{' ? '&#123;' : '&#125;'));
}

/** The text of HTML without its tags. */
export const textOfMarkup = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
