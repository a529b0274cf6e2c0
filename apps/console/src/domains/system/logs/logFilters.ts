import type { FilterChoice, TableFilter } from '@backlot/data-table';
import type { Translate } from '@backlot/i18n';
import type { Word } from './strings';

/** Filters of both logs; the account is searched for in front of them. */
export const logFilters = <Field extends string>(
  t: Translate<Word>,
  kind: { field: Field; label: string; choices: readonly FilterChoice[] },
): TableFilter<Field | 'name' | 'success' | 'searchBeginTime' | 'searchEndTime'>[] => [
  { kind: 'text', field: 'name', label: t('name') },
  { kind: 'choice', ...kind },
  {
    kind: 'choice',
    field: 'success',
    label: t('success'),
    choices: [
      { value: 'Y', label: t('Y') },
      { value: 'N', label: t('N') },
    ],
  },
  { kind: 'days', field: 'searchBeginTime', toField: 'searchEndTime', label: t('time') },
];
