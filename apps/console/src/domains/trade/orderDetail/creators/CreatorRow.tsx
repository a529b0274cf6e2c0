import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SubmissionRow, WorkOrderDetail } from '@backlot/contract';
import { missingText } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { type ReactNode, useState } from 'react';
import { RecordPicture } from '../../../../kit/files/RecordPicture';
import { MoneyText } from '../../../../kit/money/MoneyText';
import { RecordLink } from '../../../../kit/record/RecordLink';
import { StatusTag } from '../../../../kit/status/StatusTag';
import { CreatorActions } from './CreatorActions';
import { columnStrings, creatorColumns, hasColumns } from './creatorColumns';
import { CreatorDetails } from './CreatorDetails';
import { CreatorForm } from './CreatorForm';
import type { OrderDesk } from '../useOrderDesk';

interface CreatorRowProps {
  order: WorkOrderDetail;
  row: SubmissionRow;
  desk: OrderDesk;
}

/** One submitted creator: who, where it stands and the terms in columns, what may be done below; reasons and links unfold. */
export function CreatorRow({ order, row, desk }: CreatorRowProps) {
  const t = useStrings(columnStrings);
  const format = useFormat();
  const can = useCan();
  const [isOpen, setOpen] = useState(isForReader(row));
  const name = row.up.name;
  const form = desk.form?.submissionId === row.id && desk.form.kind !== 'wish' ? desk.form : undefined;
  const linkTag = (linkType: 1 | 2) => {
    const link = row.links.findLast((one) => one.linkType === linkType);
    if (!link) return null;
    const isChecked = linkType === 2 && link.reviewStatus === 2 && link.linkStatus !== 0;
    return isChecked ? <StatusTag type="linkStatus" code={link.linkStatus} /> : <StatusTag type="reviewStatus" code={link.reviewStatus} />;
  };
  const cells: Record<(typeof creatorColumns)[number]['key'], ReactNode> = {
    creator: (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, minWidth: 0 }}>
        <RecordPicture kind="up" id={row.up.id} name={name} size={36} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 600 }}>
            {can('upDetail.get') ? (
              <RecordLink path="/talentAdminDetail" id={row.up.id}>
                {name}
              </RecordLink>
            ) : (
              name
            )}
          </Box>
          <Box title={row.upNumber} sx={{ color: 'ink.third', fontSize: '0.8125rem', ...oneLine }}>
            {row.upNumber}
          </Box>
        </Box>
      </Box>
    ),
    review: <StatusTag type="approvalStatus" code={row.approvalStatus} />,
    cooperation: row.approvalStatus === 2 && <StatusTag type="cooperationStatus" code={row.cooperationStatus} />,
    fee: row.agreedShotCost !== null && <MoneyText amount={row.agreedShotCost} currency={row.currency} />,
    ratio: row.agreedProportion !== null && format.percent(row.agreedProportion),
    preview: linkTag(1),
    publish: linkTag(2),
  };
  return (
    <Box role="rowgroup" aria-label={name} sx={{ borderTop: 1, borderColor: 'line.soft', py: 2 }}>
      <Box role="row" sx={line}>
        {creatorColumns.map(({ key, ...column }) => (
          <Box
            key={key}
            role="cell"
            data-label={t(key)}
            sx={[key === 'creator' ? first : cells[key] ? labelled : emptyCell, 'isFigure' in column && figure]}
          >
            {cells[key] || missingText}
          </Box>
        ))}
        <Box role="cell" sx={{ order: { xs: -1 }, [hasColumns]: { order: 0 } }}>
          <IconButton
            size="small"
            aria-label={t('detailsOf', { name })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            sx={{
              '& svg': {
                transition: 'transform 120ms',
                transform: isOpen ? 'rotate(180deg)' : 'none',
              },
            }}
          >
            <ExpandMore />
          </IconButton>
        </Box>
      </Box>
      {(isOpen || form !== undefined || row.can.length > 0) && (
        <Box role="row">
          <Box role="cell" aria-colspan={creatorColumns.length + 1} sx={{ display: 'grid', gap: 2.5, px: { xs: 3.5, sm: 4.5 }, pt: 1.5 }}>
            {isOpen && <CreatorDetails row={row} desk={desk} />}
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
        </Box>
      )}
    </Box>
  );
}

/** The columns in one line, or a card: the name with its button, then what there is to tell. */
export const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1.5,
  px: { xs: 3.5, sm: 4.5 },
  [hasColumns]: {
    display: 'grid',
    columnGap: 2,
    gridTemplateColumns: `${creatorColumns.map(({ width }) => width).join(' ')} 28px`,
  },
} as const;

const first = {
  order: -2,
  flex: '1 1 calc(100% - 56px)',
  minWidth: 0,
  [hasColumns]: { order: 0 },
} as const;
const labelled = {
  '&::before': { content: 'attr(data-label)', mr: 1.5, color: 'ink.third', fontSize: '0.78125rem' },
  [hasColumns]: { '&::before': { content: 'none' } },
  // A state has as many lines as its words need, whatever is left for its column.
  '& .BlChip': { height: 'auto', minHeight: 24, whiteSpace: 'normal' },
  '& .BlChip > span': { my: 0.5, lineHeight: 1.3, textWrap: 'balance' },
} as const;
/** A handle is one word: it is cut at its end rather than broken. */
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const figure = { [hasColumns]: { display: 'block', textAlign: 'right', pr: 2 } } as const;
const emptyCell = {
  display: 'none',
  color: 'ink.third',
  [hasColumns]: { display: 'block' },
} as const;

/** What a reader decides by, or does something with, is unfolded. */
const isForReader = ({ can, links, approvalStatus }: SubmissionRow): boolean =>
  can.includes('approve') || approvalStatus === 3 || links.some((link) => link.can.length > 0);
