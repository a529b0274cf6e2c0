import {
  creatorDocument,
  type CreatorRecord,
  type DocumentKind,
  type FilledForm,
  filledFormDocument,
  merchantDocument,
  PdfPreviewDrawer,
  preparePdfPreview,
  readFilledForm,
  type ShopRecord,
  slipDocument,
  type SlipRecord,
  statementDocument,
  type StatementRecord,
  workOrderDocument,
  type WorkOrderRecord,
} from '@backlot/pdf-export';
import type { Locale } from '@backlot/i18n';
import { useDictionary } from '@backlot/dictionary/react';
import { useNotice } from '@backlot/ui-kit';
import { useLocale } from '@backlot/i18n/react';
import { useEffect, useState } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { shopRecordOf, workOrderRecordOf } from './pdfRecords';
import type { PdfSource } from './PdfSource';
import { startWorker } from './startWorker';

type Printed = ShopRecord | WorkOrderRecord | StatementRecord | SlipRecord | CreatorRecord | FilledForm;

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
    Promise.all([recordsOf(source, locale), dictionary.load().catch(() => undefined)]).then(
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
  }, [source, dictionary, locale, notify, onClose]);

  useDictionary();
  const lookUp = (type: string, code: string) => dictionary.find(type, code)?.names[locale];
  const records = loaded?.source === source ? loaded.records : undefined;
  return (
    <PdfPreviewDrawer
      open={open}
      onClose={onClose}
      document={documents[source.kind]}
      records={records}
      createWorker={startWorker}
      lookUp={lookUp}
    />
  );
}

const documents = {
  merchant: merchantDocument,
  workOrder: workOrderDocument,
  statement: statementDocument,
  slip: slipDocument,
  creator: creatorDocument,
  filledForm: filledFormDocument,
} as Record<PdfSource['kind'], DocumentKind<Printed>>;

/** Gets ready for a preview of this kind: somebody is about to open one. */
export const prepare = (kind: PdfSource['kind']) => preparePdfPreview({ document: documents[kind].id, createWorker: startWorker });

async function recordsOf(source: PdfSource, locale: Locale): Promise<readonly Printed[]> {
  switch (source.kind) {
    case 'merchant':
      return (await source.load()).map(shopRecordOf);
    case 'workOrder':
      return (await source.load()).map(workOrderRecordOf);
    case 'statement':
    case 'slip':
    case 'creator':
      return source.load();
    case 'filledForm':
      return (await source.load()).map((form) => readFilledForm({ ...form, locale }));
  }
}
