import { mostScriptRounds, type ScriptRow } from '@backlot/contract';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { DescriptionList, formatBytes } from '@backlot/ui-kit';
import { WithPicture } from '../../../../kit/files/WithPicture';
import { RecordLink } from '../../../../kit/record/RecordLink';
import { lengthOf } from '../lengthOf';
import { strings } from '../strings';

/** Where a script belongs, what its file is, and what was said of it. */
export function ScriptFacts({ row }: { row: ScriptRow }) {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  const can = useCan();
  const orderPath = can('workOrderBd.get') ? '/workOrderOwnDetail' : can('workOrderShop.get') ? '/workOrderShopCurrentDetail' : undefined;
  return (
    <DescriptionList
      columns={4}
      items={[
        ...(row.rejectReason ? [{ label: t('reason'), value: row.rejectReason, wide: true }] : []),
        ...(row.note ? [{ label: t('note'), value: row.note, wide: true }] : []),
        {
          label: t('up'),
          value: (
            <WithPicture kind="up" id={row.up.id} name={row.up.name}>
              {`${row.up.name} · ${row.upNumber}`}
            </WithPicture>
          ),
        },
        {
          label: t('order'),
          value: orderPath ? (
            <RecordLink path={orderPath} id={row.workOrder.id}>
              {row.workOrder.name}
            </RecordLink>
          ) : (
            row.workOrder.name
          ),
        },
        ...(row.bd ? [{ label: t('bd'), value: row.bd.name }] : []),
        { label: t('round'), value: t('ofMost', { count: row.round, most: mostScriptRounds }) },
        ...(row.isStored
          ? [
              {
                label: t('file'),
                value: [row.fileName, row.fileSize !== null && formatBytes(row.fileSize, locale)].filter(Boolean).join(' · '),
              },
            ]
          : []),
        ...(row.duration === null ? [] : [{ label: t('duration'), value: lengthOf(row.duration) }]),
        { label: t('uploadTime'), value: format.exact(row.uploadTime) },
        ...(row.reviewTime ? [{ label: t('reviewTime'), value: format.exact(row.reviewTime) }] : []),
      ]}
    />
  );
}
