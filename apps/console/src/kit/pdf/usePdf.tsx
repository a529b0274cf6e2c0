import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { loadPreview } from './loadPreview';
import type { PdfPreviewProps } from './PdfPreview';
import type { PdfSource } from './PdfSource';
import { strings } from './strings';

/** The PDF preview of records: `show` opens it, `preview` is rendered anywhere. Nothing of it is loaded before. */
export function usePdf(): { show: (source: PdfSource) => void; isLoading: boolean; preview: ReactNode } {
  const t = useStrings(strings);
  const notify = useNotice();
  const [isLoading, setLoading] = useState(false);
  const [view, setView] = useState<{ Preview: ComponentType<PdfPreviewProps>; source: PdfSource; isOpen: boolean }>();

  const show = useCallback(
    (source: PdfSource) => {
      setLoading(true);
      loadPreview()
        .then(
          (Preview) => setView({ Preview, source, isOpen: true }),
          () => notify.error(t('notLoaded')),
        )
        .finally(() => setLoading(false));
    },
    [notify, t],
  );
  const close = useCallback(() => setView((shown) => shown && { ...shown, isOpen: false }), []);

  const preview = view && <view.Preview source={view.source} open={view.isOpen} onClose={close} />;
  return { show, isLoading, preview };
}
