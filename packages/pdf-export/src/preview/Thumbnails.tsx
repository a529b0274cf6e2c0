import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useStrings } from '@backlot/i18n/react';
import { PageImage } from './PageImage';
import { previewStrings } from './strings';
import type { ReadyPdf } from './usePdfPreview';

/** Small pages to jump by. */
export function Thumbnails({ pdf, current, onChoose }: { pdf: ReadyPdf; current: number; onChoose: (page: number) => void }) {
  const t = useStrings(previewStrings);
  return (
    <Box component="nav" aria-label={t('thumbnails')} sx={rail}>
      {pdf.pages.map((_, index) => (
        <ButtonBase
          key={index}
          aria-label={t('goToPage', { page: index + 1 })}
          aria-current={current === index + 1 ? 'page' : undefined}
          onClick={() => onChoose(index + 1)}
          style={{ outlineOffset: 2 }}
          sx={current === index + 1 ? chosen : plain}
        >
          <span aria-hidden>
            <PageImage pdf={pdf} page={index + 1} width={112} />
          </span>
        </ButtonBase>
      ))}
    </Box>
  );
}

const rail = {
  position: 'sticky',
  top: 56,
  flex: 'none',
  display: { xs: 'none', sm: 'flex' },
  flexDirection: 'column',
  gap: 2,
  p: 1,
  maxHeight: 'calc(100vh - 220px)',
  overflowY: 'auto',
} as const;
const plain = { flex: 'none', border: 2, borderColor: 'transparent', borderRadius: 1 } as const;
const chosen = { ...plain, borderColor: 'primary.main' } as const;
