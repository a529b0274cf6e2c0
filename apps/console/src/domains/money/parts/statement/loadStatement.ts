import type { Client } from '@backlot/api-client';
import { settleStatementApi } from '@backlot/contract';
import { type Locale, translator } from '@backlot/i18n';
import type { StatementRecord } from '@backlot/pdf-export';
import { historyWord } from '../../../../kit/history/historyWord';
import { historyStrings } from '../../../../kit/history/strings';

/** A statement as its PDF needs it: its lines with what they say of their sources, and its history in words. */
export async function loadStatement(client: Client, id: string, locale: Locale): Promise<StatementRecord> {
  const [{ batch, beneficiary, lines, ...statement }, history] = await Promise.all([
    client.call(settleStatementApi.document, { id }),
    client.call(settleStatementApi.history, { id }),
  ]);
  const t = translator(historyStrings, locale);
  return {
    ...statement,
    batchNo: batch.name,
    beneficiaryName: beneficiary.name,
    lines: lines.map(({ snapshot, sourceType, sourceId, ...line }) => ({
      ...line,
      ...snapshot,
      submissionNo: sourceType === 2 ? sourceId : null,
    })),
    history: history.map(({ action, actorName, reason, time }) => ({
      time,
      what: [historyWord(action, t), reason].filter(Boolean).join(': '),
      who: actorName || t('system'),
    })),
  };
}
