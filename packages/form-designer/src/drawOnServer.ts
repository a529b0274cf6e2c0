import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Locale } from '@backlot/i18n';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type PageName, pageOf } from './serverPages';

/** A page as a server draws it at once. */
export const drawWhole = (name: PageName, locale: Locale): string => renderToString(pageOf(name, locale));

/** A page as a server streams it. */
export const drawStream = (name: PageName, locale: Locale): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(pageOf(name, locale), {
      onError: reject,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
    });
  });
