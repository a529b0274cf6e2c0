import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import type { BulkAction } from '@backlot/data-table';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useNotice } from '@backlot/ui-kit';
import { type ReactNode, useMemo } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import type { PickedPdfs } from './PdfSource';
import { strings } from './strings';
import { usePdf } from './usePdf';

/** Beyond this the server makes the files: each record of a preview is a call. */
const mostPreviewed = 50;

/** Actions on picked rows of a list that make PDFs of them, none without the permission; render `preview` beside the list. */
export function usePickedPdfs(pdfs: PickedPdfs | undefined): { actions: readonly BulkAction[]; preview: ReactNode } {
  const t = useStrings(strings);
  const can = useCan();
  const notify = useNotice();
  const { client } = useConsole();
  const { show, preview } = usePdf();
  const actions = useMemo((): BulkAction[] => {
    if (!pdfs || !can(pdfs.permission)) return [];
    const queue = (ids: readonly string[]) =>
      pdfs.queue(client, ids).then(
        () => notify.success(t('queued')),
        (error: Error) => notify.error(error.message),
      );
    return [
      {
        key: 'pdf',
        label: t('pdf'),
        icon: <PictureAsPdfOutlined />,
        onRun: (selection) => {
          if (selection.kind !== 'rows') return;
          if (selection.ids.length > mostPreviewed) void queue(selection.ids);
          else show(pdfs.preview(client, selection.ids));
        },
      },
    ];
  }, [pdfs, can, client, notify, t, show]);
  return { actions, preview };
}
