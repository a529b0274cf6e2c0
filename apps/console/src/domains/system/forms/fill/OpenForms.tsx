import { formApi, type OpenForm } from '@backlot/contract';
import { type Locale, nameOf, type Translate } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useCallback, useMemo } from 'react';
import { ListPage } from '../../../../kit/list/ListPage';
import { PageTitle } from '../../../../kit/PageTitle';
import { RecordLink } from '../../../../kit/record/RecordLink';
import { formPaths } from '../formPaths';
import { strings, type Word } from '../strings';
import type { ListColumn } from '../../../../kit/list/ListShape';

/** Forms that take answers. */
export function OpenForms() {
  const t = useStrings(strings);
  const locale = useLocale();
  const nameOfForm = useCallback((row: OpenForm) => nameOf(row, locale), [locale]);
  const columns = useMemo(() => columnsOf({ t, locale }), [t, locale]);
  return (
    <>
      <PageTitle title={t('openForms')} />
      <ListPage
        calls={{ page: formApi.open }}
        table="openForms"
        title={t('openForms')}
        list={{ columns, nameOf: nameOfForm, search: { field: 'name', label: t('search') } }}
      />
    </>
  );
}

const columnsOf = ({ t, locale }: { t: Translate<Word>; locale: Locale }): ListColumn<typeof formApi.open>[] => [
  {
    field: 'name',
    header: t('name'),
    flex: 1,
    minWidth: 200,
    isFixed: true,
    render: (row) => (
      <RecordLink path={formPaths.fill} id={row.id}>
        {nameOf(row, locale)}
      </RecordLink>
    ),
  },
  { field: 'remark', header: t('remark'), flex: 1, minWidth: 180 },
  { field: 'publishTime', header: t('published'), isSortable: true },
];
