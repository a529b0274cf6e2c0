import Button from '@mui/material/Button';
import { settleApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { type Translate } from '@backlot/i18n';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { StatusChip } from '@backlot/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { CountryName } from '../../../kit/CountryName';
import { lazyDialog } from '../../../kit/lazyDialog';
import { ListPage } from '../../../kit/list/ListPage';
import type { ListColumn, ListFilter, ListPreset, RowIn } from '../../../kit/list/ListShape';
import { TwoLines } from '../../../kit/list/TwoLines';
import { MoneyText } from '../../../kit/money/MoneyText';
import { RecordLink } from '../../../kit/record/RecordLink';
import { StatusTag } from '../../../kit/status/StatusTag';
import { monthName } from '../parts/monthName';
import { strings, type Word } from './strings';

const PreviewDialog = lazyDialog(async () => (await import('./PreviewDialog')).PreviewDialog);

type List = typeof settleApi.page;
type Batch = RowIn<List>;

/** The months of every dimension and country, newest first. */
export function BatchList() {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  const navigate = useNavigate();
  const { nameFor, optionsOf } = useDictionary();
  const [isAsking, setAsking] = useState(false);
  const columns = useMemo((): ListColumn<List>[] => {
    const money = (field: 'totalAmount' | 'payableAmount' | 'carriedForward') => ({
      kind: 'money' as const,
      align: 'right' as const,
      render: (row: Batch) => <MoneyText amount={row[field]} currency={row.currency} />,
    });
    return [
      {
        field: 'batchNo',
        header: t('batch'),
        isFixed: true,
        onCard: 'title',
        render: ({ id, batchNo, settleMonth, settleDimension }) => (
          <TwoLines second={batchNo}>
            <RecordLink path="/settleDetail" id={id}>
              {`${monthName(settleMonth, locale)}, ${nameFor('settleDimension', settleDimension)}`}
            </RecordLink>
          </TwoLines>
        ),
      },
      { field: 'settleMonth', header: t('month'), isSortable: true, isHidden: true, render: ({ settleMonth }) => settleMonth },
      {
        field: 'settleStatus',
        header: t('status'),
        render: (row) => (
          <TwoLines second={noteOf(row, t)}>
            <StatusTag type="settleStatus" code={row.settleStatus} />
          </TwoLines>
        ),
      },
      { field: 'country', header: t('country'), render: ({ country }) => <CountryName code={country} /> },
      { field: 'statementCount', header: t('count'), align: 'right', render: ({ statementCount }) => format.number(statementCount) },
      { field: 'totalAmount', header: t('total'), ...money('totalAmount') },
      { field: 'payableAmount', header: t('payable'), isSortable: true, ...money('payableAmount') },
      { field: 'carriedForward', header: t('carried'), ...money('carriedForward') },
      { field: 'lockTime', header: t('locked'), isHidden: true },
    ];
  }, [t, format, locale, nameFor]);
  const filters = useMemo((): ListFilter<List>[] => {
    const optionsFor = (type: string) => optionsOf(type).map(({ code, names }) => ({ value: code, label: names[locale] }));
    return [
      { kind: 'choice', field: 'settleStatus', label: t('status'), choices: optionsFor('settleStatus'), isMultiple: true },
      { kind: 'choice', field: 'settleDimension', label: t('dimension'), choices: optionsFor('settleDimension'), isMultiple: true },
      {
        kind: 'choice',
        field: 'waits',
        label: t('waits'),
        choices: [
          { value: 'confirm', label: t('waitsConfirm') },
          { value: 'answer', label: t('waitsAnswer') },
          { value: 'void', label: t('waitsVoid') },
        ],
        isMore: true,
      },
      {
        kind: 'choice',
        field: 'unpaid',
        label: t('presetUnpaid'),
        choices: [
          { value: 'yes', label: t('disputedYes') },
          { value: 'no', label: t('disputedNo') },
        ],
        isMore: true,
      },
      { kind: 'choice', field: 'country', label: t('country'), choices: optionsFor('country'), isMultiple: true },
    ];
  }, [t, optionsOf, locale]);
  const presets = useMemo(
    (): ListPreset<List>[] => [
      { key: 'preview', label: t('presetPreview'), filters: { settleStatus: '0' } },
      { key: 'pending', label: t('presetPending'), filters: { settleStatus: '1' } },
      { key: 'unpaid', label: t('presetUnpaid'), filters: { unpaid: 'yes' } },
      { key: 'settled', label: t('presetSettled'), filters: { settleStatus: '2' } },
    ],
    [t],
  );
  const main = useCallback(
    () => (
      <Button variant="contained" onClick={() => setAsking(true)}>
        {t('previewMonth')}
      </Button>
    ),
    [t],
  );
  return (
    <>
      <ListPage
        calls={{ page: settleApi.page }}
        table="settlements"
        title={t('title')}
        list={{ columns, nameOf: nameOfBatch, filters, presets }}
        onOpenRow={({ id }) => void navigate({ href: `/settleDetail?id=${id}` })}
        main={main}
      />
      {isAsking && (
        <PreviewDialog
          onClose={(id) => {
            setAsking(false);
            if (id) void navigate({ href: `/settleDetail?id=${id}` });
          }}
        />
      )}
    </>
  );
}

const nameOfBatch = ({ batchNo }: Batch) => batchNo;

/** What one should know of a batch at a glance. */
function noteOf({ provisional, settleStatus, disputeCount, unpaidCount }: Batch, t: Translate<Word>) {
  if (disputeCount > 0) return <StatusChip tone="warn">{t('open', { count: disputeCount })}</StatusChip>;
  if (unpaidCount > 0) return t('toPay', { count: unpaidCount });
  return provisional && settleStatus === 0 ? t('provisional') : undefined;
}
