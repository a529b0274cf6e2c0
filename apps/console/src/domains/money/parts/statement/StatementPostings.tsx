import Box from '@mui/material/Box';
import { bookApi } from '@backlot/contract';
import { DictTag } from '@backlot/dictionary/react';
import { useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState, Section } from '@backlot/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageTurner } from '../../../../kit/list/PageTurner';
import { MoneyText } from '../../../../kit/money/MoneyText';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import type { Statement } from './Statement';
import { statementStrings } from './statementStrings';

const pageSize = 50;

/** The postings of a statement, the newest first, for those who keep the books: every figure can be followed to them. */
export function StatementPostings({ statement }: { statement: Statement }) {
  const t = useStrings(statementStrings);
  const { client } = useConsole();
  const [pageNo, setPageNo] = useState(1);
  const { data, error, isPending, refetch } = useQuery({
    ...client.query(bookApi.page, { statementId: statement.id, pageSize, pageNo }),
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={t('postings')} note={data && t('postingCount', { count: data.totalRows })} flush>
      {isPending && <LoadingState count={3} />}
      {error && (
        <ErrorState dense title={t('postingsFailed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {data?.totalRows === 0 && <EmptyState dense title={t('noPostings')} />}
      {data && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.rows.map(({ id, account, debit, credit, currency }) => (
            <Box component="li" key={id} sx={row}>
              <DictTag type="bookAccount" code={account} />
              <span>
                {t(debit === null ? 'credit' : 'debit')} <MoneyText amount={debit ?? credit} currency={currency} />
              </span>
            </Box>
          ))}
        </Box>
      )}
      {data && <PageTurner pageNo={pageNo} pageSize={pageSize} totalRows={data.totalRows} onTurn={setPageNo} />}
    </Section>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 4,
  px: 4.5,
  py: 2,
  borderTop: 1,
  borderColor: 'line.soft',
} as const;
