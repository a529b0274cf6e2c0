import { type DocumentKind, merchantDocument, PdfPreviewDrawer, type ShopRecord, workOrderDocument, type WorkOrderRecord } from '@backlot/pdf-export';
import { useDictionary } from '@backlot/dictionary/react';
import { useNotice } from '@backlot/ui-kit';
import { useLocale } from '@backlot/i18n/react';
import { useEffect, useState } from 'react';
import { useConsole } from '../console/ConsoleContext';
import { shopRecordOf, workOrderRecordOf } from './pdfRecords';
import type { PdfSource } from './PdfSource';
import { startWorker } from './startWorker';

type Printed = ShopRecord | WorkOrderRecord;

export interface PdfPreviewProps {
  source: PdfSource;
  open: boolean;
  onClose: () => void;
}

/** The preview drawer over the calls, dictionary and language of the console. A record that may not be read closes it with the reason. */
export function PdfPreview({ source, open, onClose }: PdfPreviewProps) {
  const { dictionary } = useConsole();
  const locale = useLocale();
  const notify = useNotice();
  const [loaded, setLoaded] = useState<{ source: PdfSource; records: readonly Printed[] }>();

  useEffect(() => {
    let isCurrent = true;
    Promise.all([recordsOf(source), dictionary.load().catch(() => undefined)]).then(
      ([records]) => isCurrent && setLoaded({ source, records }),
      (error: Error) => {
        if (!isCurrent) return;
        notify.error(error.message);
        onClose();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [source, dictionary, notify, onClose]);

  useDictionary();
  const lookUp = (type: string, code: string) => dictionary.find(type, code)?.names[locale];
  const records = loaded?.source === source ? loaded.records : undefined;
  return <PdfPreviewDrawer open={open} onClose={onClose} document={documents[source.kind]} records={records} createWorker={startWorker} lookUp={lookUp} />;
}

const documents = { merchant: merchantDocument, workOrder: workOrderDocument } as Record<PdfSource['kind'], DocumentKind<Printed>>;

const recordsOf = async (source: PdfSource): Promise<readonly Printed[]> =>
  source.kind === 'merchant' ? (await source.load()).map(shopRecordOf) : (await source.load()).map(workOrderRecordOf);
