import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { PageImage } from './PageImage';
import { PreviewToolbar, type RecordPager } from './PreviewToolbar';
import { Thumbnails } from './Thumbnails';
import { useElementWidth } from './useElementWidth';
import type { ReadyPdf } from './usePdfPreview';

/** The pages of a PDF with zoom and thumbnails. */
export function PreviewPages({ pdf, pager }: { pdf: ReadyPdf; pager?: RecordPager }) {
  const [chosenZoom, setChosenZoom] = useState<number>();
  const [current, setCurrent] = useState(1);
  const { ref, width } = useElementWidth<HTMLDivElement>();
  const pages = useRef<HTMLDivElement>(null);
  const [first] = pdf.pages;
  const zoom = chosenZoom ?? (first ? width / first.width : 1);
  const goTo = (page: number) => {
    setCurrent(page);
    pages.current?.children[page - 1]?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  };
  return (
    <>
      <PreviewToolbar
        zoom={zoom}
        onZoom={setChosenZoom}
        onFit={() => setChosenZoom(undefined)}
        isFitting={chosenZoom === undefined}
        pager={pager}
      />
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 4 }}>
        {pdf.pages.length > 1 && <Thumbnails pdf={pdf} current={current} onChoose={goTo} />}
        <Box ref={ref} sx={{ flex: 1, minWidth: 0, overflowX: 'auto', pb: 1 }}>
          <Box ref={pages} sx={{ display: 'flex', flexDirection: 'column', gap: 4, width: 'fit-content' }}>
            {width > 0 &&
              pdf.pages.map((page, index) => (
                <Box key={index} sx={{ scrollMarginTop: 60 }}>
                  <PageImage pdf={pdf} page={index + 1} width={page.width * zoom} isSpoken />
                </Box>
              ))}
          </Box>
        </Box>
      </Box>
    </>
  );
}
