/** @jsxRuntime automatic */
import type { Locale } from '@backlot/i18n';
import { type Zippable, zipSync } from 'fflate';
import type { ComponentType } from 'react';
import { PageListener } from '../blocks/PageCounting';
import { PdfDocument } from '../blocks/PdfDocument';
import type { ReadPicture } from '../blocks/PictureReader';
import type { DocumentProps } from '../documents/DocumentProps';
import type { LookUp } from '../documents/lookUp';
import { renderPdf } from '../render/renderPdf';
import type { MissingCharacter } from '../text/MissingCharacter';
import { checkItems } from './checkBatch';

/** Records with the component that prints each; the fonts must be loaded. */
export interface Pages<Item> {
  Page: ComponentType<DocumentProps<Item>>;
  items: readonly Item[];
  locale: Locale;
  lookUp: LookUp;
  readPicture?: ReadPicture;
  /** Hears how many of the items are done. */
  onProgress?: (done: number, total: number) => void;
  /** Hears of characters that no font draws, with their places; in a zip once for each file that has some. */
  onMissing?: (characters: readonly MissingCharacter[]) => void;
}

/** One PDF with all items, each on pages of its own. */
export async function printPages<Item>(
  { Page, items, locale, lookUp, readPicture, onProgress, onMissing }: Pages<Item>,
  title: string,
): Promise<Uint8Array<ArrayBuffer>> {
  checkItems(items);
  const done = new Set<number>();
  const countItem = (index: number) => () => {
    if (done.has(index)) return;
    done.add(index);
    onProgress?.(done.size, items.length);
  };
  const pageOf = (item: Item) => <Page item={item} locale={locale} lookUp={lookUp} />;
  const [first] = items;
  const pages =
    items.length === 1
      ? pageOf(first as Item)
      : items.map((item, index) => (
          <PageListener key={index} value={countItem(index)}>
            {pageOf(item)}
          </PageListener>
        ));
  return renderPdf(
    <PdfDocument title={title} locale={locale}>
      {pages}
    </PdfDocument>,
    { readPicture, onMissing },
  );
}

/** A zip with one PDF for each item; the file names go with the items. */
export async function zipPages<Item>(
  { Page, items, locale, lookUp, readPicture, onProgress, onMissing }: Pages<Item>,
  fileNames: readonly string[],
): Promise<Uint8Array<ArrayBuffer>> {
  checkItems(items);
  const files: Zippable = {};
  for (const [index, item] of items.entries()) {
    const name = fileNames[index] ?? `${index + 1}.pdf`;
    const document = (
      <PdfDocument title={name.replace(/\.pdf$/, '')} locale={locale}>
        <Page item={item} locale={locale} lookUp={lookUp} />
      </PdfDocument>
    );
    const onMissingHere = (characters: readonly MissingCharacter[]) => onMissing?.(inFile(characters, name));
    files[name] = [await renderPdf(document, { readPicture, onMissing: onMissingHere }), { level: 0 }];
    onProgress?.(index + 1, items.length);
  }
  return zipSync(files) as Uint8Array<ArrayBuffer>;
}

const inFile = (characters: readonly MissingCharacter[], file: string): MissingCharacter[] =>
  characters.map((missing) => ({ ...missing, places: missing.places.map((place) => ({ ...place, file })) }));
