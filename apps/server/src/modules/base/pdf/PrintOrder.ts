import type { DictionaryNames, ShopRecord, WorkOrderRecord } from '@backlot/pdf-export/document';
import type { Language } from '../../../db/Language';

/** What is printed, as data that crosses to the thread: records, language, names of their codes, one PDF or a zip of many. */
export type PrintOrder = { language: Language; names: DictionaryNames; form: 'one' | 'zip' } & (
  | { kind: 'merchant'; items: readonly ShopRecord[] }
  | { kind: 'workOrder'; items: readonly WorkOrderRecord[] }
);

/** What the thread answers. */
export type PrintAnswer = { done: number } | { bytes: Uint8Array<ArrayBuffer> } | { failure: string };
