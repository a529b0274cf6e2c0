import type { TableColumn, TableFilter } from '@backlot/data-table';
import { type Locale, nameOf, type Translate } from '@backlot/i18n';
import { StatusChip } from '@backlot/ui-kit';
import type { Word } from './strings';

/** What types and values have in common. */
interface Entry {
  name: string;
  enName: string | null;
  vnName: string | null;
  code: string;
  sort: number;
  remark: string | null;
  status: number;
}

/** The columns of types and values alike. */
export const sharedColumns = <Row extends Entry>(t: Translate<Word>, locale: Locale): TableColumn<Row, 'name' | 'code' | 'sort'>[] => [
  { field: 'name', header: t('name'), flex: 1, minWidth: 150, isSortable: true, isFixed: true, render: (row) => nameOf(row, locale) },
  { field: 'code', header: t('code'), width: 160, isSortable: true },
  {
    field: 'names',
    header: t('names'),
    flex: 1,
    minWidth: 180,
    isHidden: true,
    render: ({ name, enName, vnName }) => [name, enName, vnName].map((one) => one || '–').join(' · '),
  },
  { field: 'sort', header: t('sort'), width: 80, align: 'right', isSortable: true },
  {
    field: 'status',
    header: t('status'),
    width: 110,
    render: ({ status }) => <StatusChip tone={status === 0 ? 'ok' : 'neutral'}>{t(status === 0 ? 'enabled' : 'disabled')}</StatusChip>,
  },
  { field: 'remark', header: t('remark'), flex: 1, minWidth: 140, onCard: 'none' },
];

export const translationFilter = (t: Translate<Word>): TableFilter<'untranslated'> => ({
  kind: 'choice',
  field: 'untranslated',
  label: t('translation'),
  choices: [
    { value: 'true', label: t('untranslated') },
    { value: 'false', label: t('translated') },
  ],
});

export const entryDraft = ({ name, enName, vnName, code, sort, remark }: Entry) => ({
  name,
  enName: enName ?? '',
  vnName: vnName ?? '',
  code,
  sort,
  remark: remark ?? '',
});
