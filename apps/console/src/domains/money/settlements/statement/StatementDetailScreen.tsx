import { settleStatementApi } from '@backlot/contract';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { RecordHistory } from '../../../../kit/history/RecordHistory';
import { RecordFrame } from '../../../../kit/record/RecordFrame';
import { useRecord } from '../../../../kit/record/useRecord';
import { StatusTag } from '../../../../kit/status/StatusTag';
import { monthName } from '../../parts/monthName';
import { SumLine } from '../../parts/sums/SumLine';
import type { Statement } from '../../parts/statement/Statement';
import { StatementButtons } from '../../parts/statement/StatementButtons';
import { StatementLines } from '../../parts/statement/StatementLines';
import { StatementNews } from '../../parts/statement/StatementNews';
import { StatementPayments } from '../../parts/statement/StatementPayments';
import { statementStrings } from '../../parts/statement/statementStrings';
import { strings } from '../strings';

/** One statement: how its amount comes about, what was said of it, and every line. */
export function StatementDetailScreen() {
  const t = useStrings(statementStrings);
  const list = useStrings(strings);
  const locale = useLocale();
  const can = useCan();
  const record = useRecord(settleStatementApi.detail);
  const headOf = (statement: Statement) => ({
    name: `${statement.beneficiary.name}, ${monthName(statement.settleMonth, locale)}`,
    mark: <StatusTag type="settleStatus" code={statement.settleStatus} />,
    subtitle: [statement.batch.name, statement.currency].join(' · '),
    actions: <StatementButtons statement={statement} />,
  });
  return (
    <RecordFrame
      record={record}
      noun={t('title')}
      needs="settle.get"
      list={{ label: list(can('settle.preview') ? 'title' : 'statements'), path: '/settle', needs: 'settle.query' }}
      head={headOf}
    >
      {(statement) => (
        <>
          <StatementNews statement={statement} />
          <SumLine sums={statement} currency={statement.currency} />
          {can('payment.get') && <StatementPayments statement={statement} />}
          <StatementLines statement={statement} />
          <RecordHistory endpoint={settleStatementApi.history} id={statement.id} />
        </>
      )}
    </RecordFrame>
  );
}
