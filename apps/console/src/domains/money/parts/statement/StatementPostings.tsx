import Box from '@mui/material/Box';
import { bookApi } from '@backlot/contract';
import { DictTag } from '@backlot/dictionary/react';
import { useStrings } from '@backlot/i18n/react';
import { EmptyState, Section } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { MoneyText } from '../../../../kit/money/MoneyText';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import type { Statement } from './Statement';
import { statementStrings } from './statementStrings';

/** The newest postings of a statement, for those who keep the books: every figure can be followed to them. */
export function StatementPostings({ statement }: { statement: Statement }) {
  const t = useStrings(statementStrings);
  const { client } = useConsole();
  const { data } = useQuery(client.query(bookApi.page, { statementId: statement.id, pageSize: 50 }));
  if (!data) return null;
  return (
    <Section title={t('postings')} note={t('count', { count: data.totalRows })} flush>
      {data.totalRows === 0 && <EmptyState dense title={t('noPostings')} />}
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
    </Section>
  );
}

const row = { display: 'flex', justifyContent: 'space-between', gap: 4, px: 4.5, py: 2, borderTop: 1, borderColor: 'line.soft' } as const;
