import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@backlot/ui-kit';
import { useStrings } from '@backlot/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { previewStrings } from './strings';
import { useNearViewport } from './useNearViewport';
import type { ReadyPdf } from './usePdfPreview';

const maxPixels = 4096;

/** One page, painted in the worker when it comes near the visible part, given up again when it is far away. */
export function PageImage({ pdf, page, width, isSpoken = false }: { pdf: ReadyPdf; page: number; width: number; isSpoken?: boolean }) {
  const t = useStrings(previewStrings);
  const { ref, isNear } = useNearViewport<HTMLDivElement>();
  const [hasFailed, setHasFailed] = useState(false);
  const [hasImage, setHasImage] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = pdf.pages[page - 1]!;
  const pixels = Math.min(maxPixels, Math.round(width * Math.min(2, window.devicePixelRatio || 1)));

  useEffect(() => {
    if (!isNear || pixels < 1) return undefined;
    let isCurrent = true;
    pdf.paint(page, pixels).then(
      (image) => {
        if (!isCurrent) return image.close();
        setHasFailed(false);
        setHasImage(true);
        return showOn(canvas.current, image);
      },
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [pdf, page, pixels, isNear]);

  return (
    <Box ref={ref} sx={frame} style={{ width, height: (width * size.height) / size.width }}>
      {isNear && (
        <canvas
          ref={canvas}
          role="img"
          aria-label={t('page', { page, pages: pdf.pages.length })}
          style={{ width: '100%', height: '100%', display: 'block' }}
        />
      )}
      {isNear && !hasImage && !hasFailed && <Skeleton variant="rectangular" sx={{ position: 'absolute', inset: 0, height: 'auto' }} />}
      {hasFailed && (
        <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>{t('pageFailed')}</Box>
      )}
      {isSpoken && isNear && hasImage && <PageText pdf={pdf} page={page} />}
    </Box>
  );
}

const frame = {
  position: 'relative',
  flex: 'none',
  overflow: 'hidden',
  bgcolor: '#fff',
  color: '#17202e',
  boxShadow: 1,
  outline: 1,
  outlineColor: 'divider',
  borderRadius: '2px',
} as const;

function showOn(canvas: HTMLCanvasElement | null, image: ImageBitmap) {
  if (!canvas) return image.close();
  canvas.width = image.width;
  canvas.height = image.height;
  return canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(image);
}

/** What the page says, for screen readers. */
function PageText({ pdf, page }: { pdf: ReadyPdf; page: number }) {
  const [text, setText] = useState('');
  useEffect(() => {
    let isCurrent = true;
    pdf.textOf(page).then(
      (words) => isCurrent && setText(words),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [pdf, page]);
  return <Box sx={visuallyHidden}>{text}</Box>;
}
