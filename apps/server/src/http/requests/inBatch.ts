import type { BatchResult } from '@backlot/contract';
import { errorText } from './language';
import type { Language } from '../../db/Language';
import { toRefusal } from '../answers/toRefusal';

interface Batch {
  ids: readonly string[];
  language: Language;
  /** Acts on one row; a refusal fails this row alone. */
  act: (id: string) => Promise<unknown>;
}

/** Acts on rows one by one and tells of each how it went. A fault of the server ends the batch. */
export async function inBatch({ ids, language, act }: Batch): Promise<BatchResult> {
  const result: BatchResult = { ok: [], failed: [] };
  for (const id of new Set(ids)) {
    try {
      await act(id);
      result.ok.push(id);
    } catch (error) {
      const { code, reason, params, status } = toRefusal(error, '');
      if (status >= 500) throw error;
      result.failed.push({ id, code, message: errorText(reason, language, params) });
    }
  }
  return result;
}
