import { type followUpApi, followUpKinds, type FollowUpRow, type Permission } from '@backlot/contract';
import { missingText, type Translate } from '@backlot/i18n';
import { TimeText } from '@backlot/ui-kit';
import { WithPicture } from '../../../kit/files/WithPicture';
import type { ListColumn, ListFilter } from '../../../kit/list/ListShape';
import { presetsFor } from '../../../kit/list/presetsFor';
import { TwoLines } from '../../../kit/list/TwoLines';
import { RecordLink } from '../../../kit/record/RecordLink';
import { NextContact } from '../parts/followUp/NextContact';
import { NoteFiles } from '../parts/followUp/NoteFiles';
import type { Word } from './strings';

type Page = typeof followUpApi.page;
type NameFor = (type: string, code: string | number) => string;

export const nameOfFollowUp = ({ up, nextDate }: FollowUpRow) => [up.name, nextDate].filter(Boolean).join(', ');

interface Shown {
  nameFor: NameFor;
  /** Whether the detail of a creator opens. */
  hasDetail: boolean;
}

export const followUpColumns = (t: Translate<Word>, { nameFor, hasDetail }: Shown): ListColumn<Page>[] => [
  {
    field: 'up',
    header: t('up'),
    flex: 1,
    minWidth: 190,
    isFixed: true,
    onCard: 'title',
    render: ({ up, upNumber }) => (
      <WithPicture kind="up" id={up.id} name={up.name}>
        <TwoLines second={`@${upNumber}`}>
          {hasDetail ? (
            <RecordLink path="/talentAdminDetail" id={up.id}>
              {up.name}
            </RecordLink>
          ) : (
            up.name
          )}
        </TwoLines>
      </WithPicture>
    ),
  },
  { field: 'nextDate', header: t('next'), width: 225, isSortable: true, render: (row) => <NextContact row={row} /> },
  { field: 'kind', header: t('kind'), width: 100, render: ({ kind }) => nameFor('followUpKind', kind) },
  { field: 'content', header: t('note'), flex: 2, minWidth: 220, render: ({ content }) => content },
  { field: 'workOrder', header: t('order'), width: 160, isHidden: true, render: ({ workOrder }) => workOrder?.name ?? missingText },
  {
    field: 'files',
    header: t('files'),
    width: 160,
    isHidden: true,
    render: ({ files }) => (files.length > 0 ? <NoteFiles files={files} /> : missingText),
  },
  { field: 'person', header: t('person'), width: 130, isHidden: true, render: ({ person }) => person?.name ?? missingText },
  {
    field: 'createTime',
    header: t('createTime'),
    width: 150,
    isSortable: true,
    render: ({ createTime, author }) => (
      <TwoLines second={author.name}>
        <TimeText value={createTime} />
      </TwoLines>
    ),
  },
];

export const followUpFilters = (t: Translate<Word>, nameFor: NameFor): ListFilter<Page>[] => [
  {
    kind: 'choice',
    field: 'due',
    label: t('due'),
    choices: [
      { value: 'overdue', label: t('overdue') },
      { value: 'today', label: t('today') },
      { value: 'week', label: t('week') },
    ],
  },
  {
    kind: 'choice',
    field: 'kind',
    label: t('kind'),
    choices: followUpKinds.map((kind) => ({ value: String(kind), label: nameFor('followUpKind', kind) })),
    isMultiple: true,
  },
  {
    kind: 'choice',
    field: 'planStatus',
    label: t('plan'),
    choices: [0, 1, 2, 3].map((state) => ({ value: String(state), label: nameFor('planStatus', state) })),
    isMultiple: true,
  },
  { kind: 'choice', field: 'waits', label: t('waits'), isMore: true, choices: [{ value: 'me', label: t('mine') }] },
];

export const followUpPresets = (t: Translate<Word>, can: (permission: Permission) => boolean) =>
  presetsFor<Page>(can, [
    { key: 'mine', label: t('mine'), filters: { waits: 'me' }, needs: ['followUp.add'] },
    { key: 'overdue', label: t('overdue'), filters: { due: 'overdue' } },
    { key: 'week', label: t('week'), filters: { due: 'week' } },
    { key: 'done', label: t('done'), filters: { planStatus: '2' } },
  ]);
