import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { EmptyState, LoadingState, SideDrawer } from '@backlot/ui-kit';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { type Locale, translator } from '@backlot/i18n';
import { useEffect, useState } from 'react';
import type { LookUp } from '../documents/lookUp';
import { joinMissing } from '../text/MissingCharacter';
import type { CreateWorker } from '../worker/PdfWorker';
import { BatchActions } from './BatchActions';
import type { DocumentKind } from './documentKind';
import { toFileName } from './fileName';
import { MissingAlert } from './MissingAlert';
import { PreviewError } from './PreviewError';
import { PreviewPages } from './PreviewPages';
import { saveFile } from './saveFile';
import { previewStrings } from './strings';
import { useOpening } from './useOpening';
import { usePdfBatch } from './usePdfBatch';
import { usePdfPreview } from './usePdfPreview';
import { usePrint } from './usePrint';

/** A preview of one record or many. */
export interface PdfPreviewDrawerProps<Item> {
  /** Whether it is shown; the PDF is made when it opens. */
  open: boolean;
  /** Called when the drawer should close. */
  onClose: () => void;
  /** The kind of document: one of this package, or your own with its `id`. */
  document: DocumentKind<Item>;
  /** Undefined while they load: the drawer waits, and the workers start meanwhile. */
  records: readonly Item[] | undefined;
  /** Starts a worker that runs `@backlot/pdf-export/worker`; `startPdfWorker` in the simple case. */
  createWorker: CreateWorker;
  /** Name of a dictionary code in the language of the document. */
  lookUp?: LookUp;
  /** Language of the document; that of the page unless given. */
  locale?: Locale;
  /** Folder on a server with the fonts; without it the ones bundled with the worker. */
  fontUrl?: string;
}

/**
 * Shows the real PDF of a record beside the page it was opened from: zoom, thumbnails, print, download; many records
 * one by one, or all as one file or a zip. Closing cancels what is under way.
 */
export function PdfPreviewDrawer<Item>({
  open,
  onClose,
  document,
  records: given,
  createWorker,
  lookUp,
  locale: asked,
  fontUrl,
}: PdfPreviewDrawerProps<Item>) {
  const t = useStrings(previewStrings);
  const pageLocale = useLocale();
  const locale = asked ?? pageLocale;
  const records = given ?? [];
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, Math.max(0, records.length - 1));
  const item = records[index];
  const printing = { document, locale, lookUp, fontUrl, createWorker };
  const { state, retry } = usePdfPreview({ ...printing, isOpen: open, item });
  const batch = usePdfBatch({ ...printing, items: records });
  const pdf = state.status === 'ready' ? state.pdf : undefined;
  const missing = joinMissing([pdf?.missing ?? [], (batch.state.status === 'idle' && batch.state.missing) || []]);
  const { isPreparing, hasFailed, print, paper } = usePrint(pdf);
  const opening = useOpening(open);
  useEffect(() => {
    if (!open) setChosen(0);
  }, [open]);
  const isFull = opening === 'full';
  const title = item === undefined ? t('preview') : document.title(item, locale);
  const close = () => {
    batch.cancel();
    onClose();
  };
  return (
    <>
      <SideDrawer
        open={opening !== 'closed'}
        onClose={close}
        title={title}
        subtitle={pdf ? t('pages', { count: pdf.pages.length }) : translator(previewStrings, pageLocale)('preview')}
        width={1040}
        actions={
          isFull && (
            <>
              {records.length > 1 && <BatchActions count={records.length} batch={batch} />}
              <Button startIcon={<PrintOutlined />} loading={isPreparing} disabled={!pdf} onClick={() => void print()}>
                {t('print')}
              </Button>
              <Button
                variant="contained"
                startIcon={<DownloadOutlined />}
                disabled={!pdf}
                onClick={() => pdf && saveFile(pdf.file, toFileName(title, 'pdf'))}
              >
                {t('download')}
              </Button>
            </>
          )
        }
      >
        {!isFull ? null : given !== undefined && item === undefined ? (
          <EmptyState title={t('nothing')}>{t('nothingHint')}</EmptyState>
        ) : state.status === 'failed' ? (
          <PreviewError error={state.error} onRetry={retry} />
        ) : pdf ? (
          <>
            {hasFailed && <Alert severity="error">{t('printFailed')}</Alert>}
            <MissingAlert missing={missing} />
            <PreviewPages pdf={pdf} pager={{ index, total: records.length, onChange: setChosen }} />
          </>
        ) : (
          <LoadingState shape="spinner" />
        )}
      </SideDrawer>
      {paper}
    </>
  );
}
