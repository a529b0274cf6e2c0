import { settleStatementApi } from '@backlot/contract';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { RecordHistory } from '../../../../kit/history/RecordHistory';
import { RecordFrame } from '../../../../kit/record/RecordFrame';
import { useRecord } from '../../../../kit/record/useRecord';
import { StatusTag } from '../../../../kit/status/StatusTag';
import { monthName } from '../../parts/monthName';
import { SumLine } from '../parts/SumLine';
import type { Statement } from './Statement';
import { StatementButtons } from './StatementButtons';
import { StatementLines } from './StatementLines';
import { StatementNews } from './StatementNews';
import { StatementPayments } from './StatementPayments';
import { statementStrings } from './statementStrings';
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
