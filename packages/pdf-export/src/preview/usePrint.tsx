import GlobalStyles from '@mui/material/GlobalStyles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ReadyPdf } from './usePdfPreview';

/** Pixels across a printed page: about 200 dots per inch on A4. */
const paperPixels = 2200;

interface PaperPage {
  url: string;
  width: number;
  height: number;
}

/**
 * Prints the pages as images from this very page: no frame or new window is needed, so it works under a strict
 * content security policy. Render `paper` anywhere. Another PDF meanwhile ends it; what fails is told by `hasFailed`.
 */
export function usePrint(pdf: ReadyPdf | undefined): {
  isPreparing: boolean;
  hasFailed: boolean;
  print: () => Promise<void>;
  paper: ReactNode;
} {
  const [isPreparing, setIsPreparing] = useState(false);
  const [pages, setPages] = useState<PaperPage[]>([]);
  const [failed, setFailed] = useState<ReadyPdf>();
  const loaded = useRef(0);
  const latest = useRef(pdf);

  useEffect(() => {
    latest.current = pdf;
  }, [pdf]);

  useEffect(() => {
    if (pages.length === 0) return undefined;
    const clear = () => setPages([]);
    window.addEventListener('afterprint', clear);
    return () => {
      window.removeEventListener('afterprint', clear);
      release(pages);
    };
  }, [pages]);

  const print = async () => {
    if (!pdf || isPreparing) return;
    setIsPreparing(true);
    setFailed(undefined);
    const images: PaperPage[] = [];
    try {
      for (const [index, size] of pdf.pages.entries())
        images.push({ ...size, url: URL.createObjectURL(await pdf.imageOf(index + 1, paperPixels)) });
      if (latest.current !== pdf) return release(images);
      loaded.current = 0;
      setPages(images);
    } catch {
      release(images);
      if (latest.current === pdf) setFailed(pdf);
    } finally {
      setIsPreparing(false);
    }
  };

  const countLoaded = () => {
    loaded.current += 1;
    if (loaded.current === pages.length) window.print();
  };

  return {
    isPreparing,
    hasFailed: failed !== undefined && failed === pdf,
    print,
    paper: pages.length > 0 ? <Paper pages={pages} onLoad={countLoaded} /> : null,
  };
}

const release = (pages: readonly PaperPage[]) => pages.forEach(({ url }) => URL.revokeObjectURL(url));

function Paper({ pages, onLoad }: { pages: PaperPage[]; onLoad: () => void }) {
  const [first] = pages;
  return createPortal(
    <div data-pdf-paper="">
      <GlobalStyles styles={paperStyles(first!)} />
      {pages.map((page) => (
        <img key={page.url} src={page.url} alt="" onLoad={onLoad} onError={onLoad} />
      ))}
    </div>,
    document.body,
  );
}

const paperStyles = ({ width, height }: PaperPage) => ({
  '@page': { size: `${width}pt ${height}pt`, margin: 0 },
  '@media screen': { '[data-pdf-paper]': { position: 'absolute', width: 0, height: 0, overflow: 'hidden' } },
  '@media print': {
    'body > *:not([data-pdf-paper])': { display: 'none !important' },
    '[data-pdf-paper] img': { display: 'block', width: '100%', breakAfter: 'page' },
  },
});
