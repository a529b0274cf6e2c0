import { shopApi } from '@backlot/contract';
import type { RowAction } from '@backlot/data-table';
import { useDictionary } from '@backlot/dictionary/react';
import { missingText, type Translate } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { CrudPage } from '../../../kit/list/CrudPage';
import { presetsFor } from '../../../kit/list/presetsFor';
import { pickedMerchants } from '../../../kit/pdf/PdfSource';
import { usePickedPdfs } from '../../../kit/pdf/usePickedPdfs';
import { Person } from '../../../kit/people/Person';
import { CountryName } from '../../../kit/CountryName';
import { RecordLink } from '../../../kit/record/RecordLink';
import { type ShopWord, shopStrings } from '../parts/strings';
import { StatusTag } from '../../../kit/status/StatusTag';
import { type Shop, shopForm } from './shopForm';
import { strings } from './strings';
import type { ListColumn, ListFilter } from '../../../kit/list/ListShape';

/** Merchants (domain/model 2.3.1); reviewers open those whose papers wait. */
export function ShopsScreen() {
  const t = useStrings(strings);
  const words = useStrings(shopStrings);
  const locale = useLocale();
  const can = useCan();
  const navigate = useNavigate();
  const { optionsOf } = useDictionary();
  const pdfs = usePickedPdfs(pickedMerchants);
  const columns = useMemo(() => shopColumns(words), [words]);
  const filters = useMemo((): ListFilter<typeof shopApi.page>[] => {
    const choicesOf = (type: string) => optionsOf(type).map(({ code, names }) => ({ value: code, label: names[locale] }));
    return [
      { kind: 'choice', field: 'shopStatus', label: words('shopStatus'), choices: choicesOf('shopStatus'), isMultiple: true },
      { kind: 'choice', field: 'papers', label: words('papers'), choices: [{ value: 'waiting', label: words('pending') }] },
      { kind: 'choice', field: 'country', label: words('country'), choices: choicesOf('country'), isMultiple: true },
    ];
  }, [words, optionsOf, locale]);
  const presets = useMemo(
    () =>
      presetsFor<typeof shopApi.page>(can, [
        { key: 'review', label: t('toReview'), filters: { papers: 'waiting' }, needs: ['shop.audit'] },
        { key: 'certified', label: t('certified'), filters: { shopStatus: '2' } },
      ]),
    [t, can],
  );
  const form = useMemo(() => shopForm(words), [words]);
  const rowActions = useCallback(
    ({ id, papersWait, can }: Shop): RowAction[] =>
      papersWait && can.includes('audit')
        ? [{ key: 'review', label: t('review'), onRun: () => void navigate({ href: `/shopDetail?id=${id}` }) }]
        : [],
    [t, navigate],
  );
  const bulkActions = useCallback(() => pdfs.actions, [pdfs.actions]);
  return (
    <>
      <CrudPage
        api={shopApi}
        table="shops"
        words={{ plural: t('title'), noun: t('noun') }}
        list={{ columns, nameOf: nameOfShop, search: { field: 'searchValue', label: t('search') }, filters, presets }}
        form={form}
        rowActions={rowActions}
        bulkActions={bulkActions}
      />
      {pdfs.preview}
    </>
  );
}

const nameOfShop = ({ shopName }: Shop) => shopName;

const shopColumns = (t: Translate<ShopWord>): ListColumn<typeof shopApi.page>[] => [
  {
    field: 'shopName',
    header: t('shopName'),
    flex: 1,
    minWidth: 200,
    isSortable: true,
    isFixed: true,
    onCard: 'title',
    render: ({ id, shopName }) => (
      <RecordLink path="/shopDetail" id={id}>
        {shopName}
      </RecordLink>
    ),
  },
  { field: 'shopCode', header: t('shopCode'), width: 110, isSortable: true },
  {
    field: 'shopStatus',
    header: t('shopStatus'),
    width: 145,
    render: ({ shopStatus }) => <StatusTag type="shopStatus" code={shopStatus} />,
  },
  { field: 'country', header: t('country'), width: 106, render: ({ country }) => <CountryName code={country} /> },
  { field: 'telephone', header: t('telephone'), width: 155 },
  { field: 'mailAddress', header: t('mailAddress'), width: 210, isHidden: true },
  { field: 'contactName', header: t('contactName'), width: 150, isHidden: true },
  { field: 'account', header: t('account'), width: 140, isHidden: true, render: ({ account }) => account?.name ?? missingText },
  { field: 'owner', header: t('owner'), width: 165, render: ({ owner }) => <Person name={owner?.name} /> },
  {
    field: 'certifiedTime',
    header: t('certifiedTime'),
    isSortable: true,
    isHidden: true,
  },
  {
    field: 'createTime',
    header: t('createTime'),
    isSortable: true,
    isHidden: true,
  },
];
