import { bookApi, type PostingRow } from '@backlot/contract';
import { DictTag, useDictionary } from '@backlot/dictionary/react';
import { missingText } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useMemo, useState } from 'react';
import { CountryName } from '../../../kit/CountryName';
import { lazyDialog } from '../../../kit/lazyDialog';
import { ListPage } from '../../../kit/list/ListPage';
import type { ListColumn, ListFilter } from '../../../kit/list/ListShape';
import { PhoneFold } from '../../../kit/list/PhoneFold';
import { TwoLines } from '../../../kit/list/TwoLines';
import { MoneyText } from '../../../kit/money/MoneyText';
import { RecordLink } from '../../../kit/record/RecordLink';
import { strings } from './strings';
import { TrialBalance } from './TrialBalance';

const StatementDrawer = lazyDialog(async () => (await import('../parts/statement/StatementDrawer')).StatementDrawer);

type List = typeof bookApi.page;

/** The books: the trial balance and every posting it is made of. */
export function BooksScreen() {
  const t = useStrings(strings);
  const locale = useLocale();
  const [open, setOpen] = useState<string>();
  const { optionsOf } = useDictionary();
  const columns = useMemo((): ListColumn<List>[] => {
    const sources = [t('line'), t('tax'), t('payment')];
    return [
      {
        field: 'account',
        header: t('account'),
        isFixed: true,
        onCard: 'title',
        render: ({ account, beneficiary }) => (
          <TwoLines second={beneficiary?.name}>{<DictTag type="bookAccount" code={account} />}</TwoLines>
        ),
      },
      {
        field: 'batch',
        header: t('batch'),
        kind: 'code',
        render: ({ batch, statementId, sourceType }) => (
          <TwoLines second={sources[sourceType - 1]}>
            <RecordLink path="/statementDetail" id={statementId}>
              {batch.name}
            </RecordLink>
          </TwoLines>
        ),
      },
      {
        field: 'debit',
        header: t('debit'),
        kind: 'money',
        align: 'right',
        render: ({ debit, currency }) => (debit === null ? missingText : <MoneyText amount={debit} currency={currency} />),
      },
      {
        field: 'credit',
        header: t('credit'),
        kind: 'money',
        align: 'right',
        render: ({ credit, currency }) => (credit === null ? missingText : <MoneyText amount={credit} currency={currency} />),
      },
      { field: 'postTime', header: t('time'), isSortable: true },
      { field: 'country', header: t('country'), isHidden: true, render: ({ country }) => <CountryName code={country} /> },
    ];
  }, [t]);
  const filters = useMemo((): ListFilter<List>[] => {
    const choicesOf = (type: string) => optionsOf(type).map(({ code, names }) => ({ value: code, label: names[locale] }));
    return [
      { kind: 'choice', field: 'account', label: t('account'), choices: choicesOf('bookAccount'), isMultiple: true },
      { kind: 'choice', field: 'country', label: t('country'), choices: choicesOf('country'), isMultiple: true },
    ];
  }, [t, optionsOf, locale]);
  return (
    <>
      <ListPage
        calls={{ page: bookApi.page }}
        table="books"
        title={t('title')}
        list={{ columns, nameOf: nameOfPosting, filters }}
        above={
          <PhoneFold title={t('trial')}>
            <TrialBalance />
          </PhoneFold>
        }
        onOpenRow={({ statementId }) => setOpen(statementId)}
      />
      {open && <StatementDrawer id={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

const nameOfPosting = ({ account, batch }: PostingRow) => `${account} ${batch.name}`;
