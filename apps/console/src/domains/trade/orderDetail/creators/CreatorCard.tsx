import Box from '@mui/material/Box';
import type { SubmissionRow, WorkOrderDetail } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { Avatar, DescriptionList } from '@backlot/ui-kit';
import { MoneyText } from '../../../../kit/money/MoneyText';
import { RecordLink } from '../../../../kit/record/RecordLink';
import { CreatorFigures } from '../../parts/CreatorFigures';
import { StatusTag } from '../../../../kit/status/StatusTag';
import { CreatorActions } from './CreatorActions';
import { CreatorForm } from './CreatorForm';
import { LinkLine } from './LinkLine';
import { strings } from '../strings';
import type { OrderDesk } from '../useOrderDesk';

/** One submitted creator: who, where it stands, why, terms, links, and what this person may do. */
export function CreatorCard({ order, row, desk }: { order: WorkOrderDetail; row: SubmissionRow; desk: OrderDesk }) {
  const t = useStrings(strings);
  const format = useFormat();
  const can = useCan();
  const name = row.up.name;
  const form = desk.form?.submissionId === row.id && desk.form.kind !== 'wish' ? desk.form : undefined;
  const terms = [
    ...(row.agreedShotCost === null
      ? []
      : [{ label: t('agreedFee'), value: <MoneyText amount={row.agreedShotCost} currency={row.currency} /> }]),
    ...(row.agreedProportion === null ? [] : [{ label: t('agreedRatio'), value: format.percent(row.agreedProportion) }]),
    ...(row.publishDeadline === null ? [] : [{ label: t('deadline'), value: row.publishDeadline }]),
    ...(row.fulfilledTime === null ? [] : [{ label: t('fulfilled'), value: format.dateTime(row.fulfilledTime) }]),
    ...(row.trackingLink ? [{ label: t('tracking'), value: row.trackingLink, wide: true }] : []),
  ];
  return (
    <Box
      component="li"
      aria-label={name}
      sx={{ display: 'grid', gap: 2.5, px: { xs: 3.5, sm: 4.5 }, py: 3.5, borderTop: 1, borderColor: 'line.soft' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 3, rowGap: 2 }}>
        <Avatar name={name} size={36} />
        <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 600 }}>
            {can('upDetail.get') ? (
              <RecordLink path="/talentAdminDetail" id={row.up.id}>
                {name}
              </RecordLink>
            ) : (
              name
            )}
          </Box>
          <Box sx={{ color: 'ink.third', fontSize: '0.8125rem' }}>{row.upNumber}</Box>
          <CreatorFigures {...row} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <StatusTag type="approvalStatus" code={row.approvalStatus} />
          {row.approvalStatus === 2 && <StatusTag type="cooperationStatus" code={row.cooperationStatus} />}
        </Box>
      </Box>
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <strong>{t('recommend')}: </strong>
        {row.recommendReason}
        <Box component="span" sx={{ color: 'ink.third' }}>
          {[
            row.bd && ` · ${t('submittedBy', { name: row.bd.name })}`,
            row.round > 1 && ` · ${t('round', { count: row.round })}`,
            row.wished && ` · ${t('wished')}`,
          ]
            .filter(Boolean)
            .join('')}
        </Box>
      </Box>
      {row.rejectReason && row.approvalStatus === 3 && (
        <Box sx={{ color: 'tone.bad.ink', overflowWrap: 'anywhere' }}>
          <strong>{t('rejectedWhy')}: </strong>
          {row.rejectReason}
        </Box>
      )}
      {terms.length > 0 && <DescriptionList items={terms} columns={4} />}
      {row.links.map((link) => (
        <LinkLine key={link.id} link={link} submission={row} desk={desk} />
      ))}
      {form ? (
        <CreatorForm
          key={`${form.kind}${form.linkId ?? ''}`}
          order={order}
          row={row}
          form={form}
          typed={desk.typed}
          onClose={() => desk.openForm(undefined)}
        />
      ) : (
        <CreatorActions row={row} desk={desk} />
      )}
    </Box>
  );
}
