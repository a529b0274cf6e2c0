import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import type { Client } from '@backlot/api-client';
import type { BulkAction } from '@backlot/data-table';
import { useStrings } from '@backlot/i18n/react';
import { type ReactNode, useMemo } from 'react';
import { useConsole } from '../console/ConsoleContext';
import type { PdfSource } from './PdfSource';
import { strings } from './strings';
import { usePdf } from './usePdf';

/** The action on picked rows of a list that previews them as PDFs, for one file or a zip; render `preview` beside the list. */
export function usePickedPdfs(sourceOf: (client: Client, ids: readonly string[]) => PdfSource): { action: BulkAction; preview: ReactNode } {
  const t = useStrings(strings);
  const { client } = useConsole();
  const { show, preview } = usePdf();
  const action = useMemo(
    (): BulkAction => ({
      key: 'pdf',
      label: t('pdf'),
      icon: <PictureAsPdfOutlined />,
      onRun: (selection) => {
        if (selection.kind === 'rows') show(sourceOf(client, selection.ids));
      },
    }),
    [t, client, show, sourceOf],
  );
  return { action, preview };
}
