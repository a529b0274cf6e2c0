import type { Locale } from '@backlot/i18n';
import { namesOf, type LookUp } from '../documents/lookUp';
import { addedFonts, type FontSource } from '../fonts/addedFonts';
import { fontUrlsIn } from '../fonts/fontUrlsIn';
import type { PrintJob } from '../worker/messages';
import type { DocumentKind } from './documentKind';

/** What a page knows about what it prints. */
export interface Printing<Item> {
  document: DocumentKind<Item>;
  locale: Locale;
  /** Name of a dictionary code in the language in force. */
  lookUp?: LookUp;
  /** Folder with the fonts on a server; without it the bundled ones are used. */
  fontUrl?: string;
}

/** Addresses of the fonts when a server offers them; the worker knows the bundled ones. */
export const fontUrlsOf = ({ fontUrl }: { fontUrl?: string }) => (fontUrl === undefined ? undefined : fontUrlsIn(fontUrl));

/** A job for the worker, as text: two equal jobs are equal texts, whatever objects they came from. */
export function printJobOf<Item>({ document, locale, lookUp, fontUrl }: Printing<Item>, items: readonly Item[], title: string): string {
  const job: PrintJob = {
    document: document.id,
    items,
    title,
    locale,
    names: lookUp
      ? namesOf(
          items.flatMap((item) => document.codes?.(item) ?? []),
          lookUp,
        )
      : {},
    fontUrls: fontUrlsOf({ fontUrl }),
    fonts: fontsForWorker(),
  };
  return JSON.stringify(job);
}

/** Fonts of the host, by addresses that mean the same in a worker. */
function fontsForWorker(): FontSource[] | undefined {
  const base = (globalThis as { location?: { href: string } }).location?.href;
  const fonts = addedFonts().map((font) => ({ ...font, src: new URL(font.src, base).href }));
  return fonts.length > 0 ? fonts : undefined;
}
