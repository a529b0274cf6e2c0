import type { ruleApi } from '@backlot/contract';
import { DictTag } from '@backlot/dictionary/react';
import { type Format, type Translate } from '@backlot/i18n';
import type { FilterChoice } from '@backlot/data-table';
import { CountryName } from '../../../kit/CountryName';
import type { ListColumn, ListFilter, ListPreset } from '../../../kit/list/ListShape';
import { TwoLines } from '../../../kit/list/TwoLines';
import { StatusTag } from '../../../kit/status/StatusTag';
import { payText } from './payText';
import type { Word } from './strings';

type List = typeof ruleApi.page;

/** Columns of the rules. */
export const ruleColumns = (t: Translate<Word>, format: Format): ListColumn<List>[] => [
  {
    field: 'ruleName',
    header: t('ruleName'),
    kind: 'name',
    isFixed: true,
    isSortable: true,
    onCard: 'title',
    render: ({ ruleName, ruleVersion }) => <TwoLines second={t('versionOf', { version: ruleVersion })}>{ruleName}</TwoLines>,
  },
  {
    field: 'ruleStatus',
    header: t('status'),
    kind: 'status',
    render: ({ ruleStatus }) => <StatusTag type="ruleStatus" code={ruleStatus} />,
  },
  {
    field: 'ruleType',
    header: t('ruleType'),
    render: ({ ruleType, dimension }) => (
      <TwoLines second={<DictTag type="settleDimension" code={String(dimension)} />}>
        <DictTag type="ruleType" code={String(ruleType)} />
      </TwoLines>
    ),
  },
  {
    field: 'base',
    header: t('pays'),
    kind: 'text',
    flex: 1,
    minWidth: 220,
    render: (row) => <TwoLines second={row.scopes.map(({ name }) => name).join(', ')}>{payText(row as never, t, format)}</TwoLines>,
  },
  { field: 'country', header: t('country'), kind: 'country', render: ({ country }) => <CountryName code={country} /> },
  {
    field: 'validBegin',
    header: t('valid'),
    isSortable: true,
    render: ({ validBegin, validEnd }) => [format.day(validBegin), validEnd ? format.day(validEnd) : ''].join(' – '),
  },
];

/** How the rules are narrowed. */
export const ruleFilters = (t: Translate<Word>, choicesOf: (dictionary: string) => FilterChoice[]): ListFilter<List>[] => [
  { kind: 'choice', field: 'ruleStatus', label: t('status'), choices: choicesOf('ruleStatus') },
  { kind: 'choice', field: 'ruleType', label: t('ruleType'), choices: choicesOf('ruleType'), isMultiple: true },
  {
    kind: 'choice',
    field: 'dimension',
    label: t('dimension'),
    choices: choicesOf('settleDimension').filter(({ value }) => value === '1' || value === '2'),
  },
  { kind: 'choice', field: 'country', label: t('country'), choices: choicesOf('country'), isMultiple: true },
];

export const rulePresets = (t: Translate<Word>): ListPreset<List>[] => [
  { key: 'enabled', label: t('enabled'), filters: { ruleStatus: '1' } },
  { key: 'disabled', label: t('disabled'), filters: { ruleStatus: '0' } },
];
