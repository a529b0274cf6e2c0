import type { Permission, scriptApi, ScriptRow } from '@backlot/contract';
import { type Format, missingText, type Translate } from '@backlot/i18n';
import { TimeText } from '@backlot/ui-kit';
import { WithPicture } from '../../../kit/files/WithPicture';
import type { ListColumn, ListFilter } from '../../../kit/list/ListShape';
import { presetsFor } from '../../../kit/list/presetsFor';
import { TwoLines } from '../../../kit/list/TwoLines';
import { RecordLink } from '../../../kit/record/RecordLink';
import { StatusTag } from '../../../kit/status/StatusTag';
import { lengthOf } from './lengthOf';
import type { Word } from './strings';

type Page = typeof scriptApi.page;

export const nameOfScript = ({ scriptName, up }: Pick<ScriptRow, 'scriptName' | 'up'>) => `${scriptName}, ${up.name}`;

interface Shown {
  mayRead: boolean;
  /** Merchants do not see the agency's people. */
  isAgency: boolean;
  sizeOf: (bytes: number) => string;
}

export const scriptColumns = (t: Translate<Word>, format: Format, { mayRead, isAgency, sizeOf }: Shown): ListColumn<Page>[] => [
  {
    field: 'scriptName',
    header: t('scriptName'),
    flex: 1.2,
    minWidth: 180,
    isFixed: true,
    isSortable: true,
    onCard: 'title',
    render: ({ id, scriptName, note }) => (
      <TwoLines second={note ?? ''}>
        {mayRead ? (
          <RecordLink path="/scriptDetail" id={id}>
            {scriptName}
          </RecordLink>
        ) : (
          scriptName
        )}
      </TwoLines>
    ),
  },
  {
    field: 'reviewStatus',
    header: t('status'),
    width: 120,
    render: ({ reviewStatus }) => <StatusTag type="reviewStatus" code={reviewStatus} />,
  },
  {
    field: 'round',
    header: t('round'),
    width: 80,
    align: 'right',
    render: ({ round }) => format.number(round),
  },
  {
    field: 'fileName',
    header: t('file'),
    flex: 1,
    minWidth: 140,
    render: ({ isStored, fileName, fileSize, duration }) => (
      <TwoLines second={isStored ? [fileSize !== null && sizeOf(fileSize), lengthOf(duration)].filter(Boolean).join(' · ') : t('link')}>
        {fileName}
      </TwoLines>
    ),
  },
  {
    field: 'up',
    header: t('up'),
    flex: 1,
    minWidth: 150,
    render: ({ up, upNumber }) => (
      <WithPicture kind="up" id={up.id} name={up.name}>
        <TwoLines second={upNumber}>{up.name}</TwoLines>
      </WithPicture>
    ),
  },
  {
    field: 'workOrder',
    header: t('order'),
    flex: 1,
    minWidth: 140,
    render: ({ workOrder, workOrderNo }) => <TwoLines second={workOrderNo}>{workOrder.name}</TwoLines>,
  },
  ...(isAgency
    ? ([
        {
          field: 'bd',
          header: t('bd'),
          width: 120,
          isHidden: true,
          render: ({ bd }) => bd?.name ?? missingText,
        },
      ] satisfies ListColumn<Page>[])
    : []),
  {
    field: 'rejectReason',
    header: t('reason'),
    flex: 1,
    minWidth: 140,
    isHidden: true,
    render: ({ rejectReason }) => rejectReason ?? missingText,
  },
  {
    field: 'createTime',
    header: t('uploadTime'),
    isSortable: true,
    width: 130,
    render: ({ uploadTime }) => <TimeText value={uploadTime} />,
  },
];

export const scriptFilters = (t: Translate<Word>, nameFor: (type: string, code: string | number) => string): ListFilter<Page>[] => [
  {
    kind: 'choice',
    field: 'reviewStatus',
    label: t('status'),
    choices: [1, 2, 3, 4].map((state) => ({
      value: String(state),
      label: nameFor('reviewStatus', state),
    })),
    isMultiple: true,
  },
  {
    kind: 'choice',
    field: 'kind',
    label: t('kind'),
    choices: [
      { value: 'video', label: t('video') },
      { value: 'link', label: t('link') },
    ],
  },
  {
    kind: 'choice',
    field: 'due',
    label: t('due'),
    isMore: true,
    choices: [{ value: 'overdue', label: t('overdue') }],
  },
];

export const scriptPresets = (t: Translate<Word>, can: (permission: Permission) => boolean) =>
  presetsFor<Page>(can, [
    { key: 'pending', label: t('pending'), filters: { reviewStatus: '1' } },
    { key: 'rejected', label: t('rejectedOnes'), filters: { reviewStatus: '3' } },
    { key: 'approved', label: t('approvedOnes'), filters: { reviewStatus: '2' } },
    { key: 'overdue', label: t('overdue'), filters: { due: 'overdue' }, needs: ['script.audit'] },
  ]);
