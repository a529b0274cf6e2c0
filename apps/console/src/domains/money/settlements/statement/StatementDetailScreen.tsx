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
import { StatementFacts } from '../../parts/statement/StatementFacts';
import { StatementLines } from '../../parts/statement/StatementLines';
import { StatementNews } from '../../parts/statement/StatementNews';
import { StatementPayments } from '../../parts/statement/StatementPayments';
import { StatementPostings } from '../../parts/statement/StatementPostings';
import { statementStrings } from '../../parts/statement/statementStrings';
import { strings } from '../strings';

/** One statement: what was said of it, how its amount comes about, what it stands on, and every line (domain/money 4.8). */
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
          <StatementFacts statement={statement} />
          {can('payment.get') && <StatementPayments statement={statement} />}
          <StatementLines statement={statement} />
          {can('book.query') && <StatementPostings statement={statement} />}
          <RecordHistory endpoint={settleStatementApi.history} id={statement.id} />
        </>
      )}
    </RecordFrame>
  );
}
