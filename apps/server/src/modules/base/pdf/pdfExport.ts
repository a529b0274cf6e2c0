import type { Permission } from '@backlot/contract';
import type { DictionaryNames, ShopRecord, WorkOrderRecord } from '@backlot/pdf-export/document';
import type { Db } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import type { Language } from '../../../db/Language';
import { Refusal } from '../../../http/answers/refusal';
import { choicesByCode } from '../dictionary';
import type { FileSource } from '../download';
import { printInThread } from './printInThread';

interface PdfRecords {
  /** Begins the file name. */
  area: string;
  /** Asked when the export is queued and again when it runs. */
  permission: Permission;
  count: FileSource['count'];
  ids: FileSource['ids'];
}

/** The records of a document, as this person may see them, in the order of the ids. */
type Print =
  | { kind: 'merchant'; records: (ids: readonly string[], actor: Actor) => Promise<ShopRecord[]> }
  | { kind: 'workOrder'; records: (ids: readonly string[], actor: Actor) => Promise<WorkOrderRecord[]> };

/** PDFs of a list for the download centre: one file, or a zip with one for each record (`form` of the query). */
export function pdfExport(db: Db, { area, permission, count, ids, ...print }: PdfRecords & Print): FileSource {
  const formOf = (query: Record<string, unknown>) => (query['form'] === 'zip' ? 'zip' : 'one');
  return {
    area,
    permission,
    count,
    ids,
    mostRows: 500,
    extension: (query) => (formOf(query) === 'zip' ? 'zip' : 'pdf'),
    make: async ({ ids: chosen, query, actor, onProgress }) => {
      const { language } = actor;
      const order = { language, form: formOf(query), names: await namesIn(db, language) } as const;
      const items = await print.records(chosen, actor);
      if (items.length === 0) throw new Refusal('nothingToPrint');
      const bytes = await printInThread({ ...order, kind: print.kind, items } as Parameters<typeof printInThread>[0], { onProgress });
      return bytes && { bytes, rowCount: items.length };
    },
  };
}

/** Names of the codes that the documents print, disabled ones too. */
async function namesIn(db: Db, language: Language): Promise<DictionaryNames> {
  const choices = await choicesByCode(db, language);
  return Object.fromEntries(['country', 'productCategory'].map((code) => [code, flat(choices[code] ?? [])]));
}

type Choice = Awaited<ReturnType<typeof choicesByCode>>[string][number];

const flat = (choices: readonly Choice[]): Record<string, string> =>
  Object.fromEntries(choices.flatMap(({ value, label, children }) => [[value, label] as const, ...Object.entries(flat(children ?? []))]));
