import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { liveApi, liveLimits, type LiveRow } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { type PickChoice, PickField } from '../../../../kit/pick/PickField';
import { useCreatorSource } from '../../parts/useCreatorSource';
import { strings } from '../strings';
import { localOf, wireOf } from '../zoneTime';
import { Conflicts } from './Conflicts';
import { GoodsField } from './GoodsField';
import { useConflicts } from './useConflicts';

interface PlanDialogProps {
  /** The live that is changed; a new one without. */
  row?: LiveRow;
  onClose: (hasChanged: boolean) => void;
}

/** Plans a live of a creator, or changes one: who, what and when in the country's time; conflicts are told before it is saved. */
export function PlanDialog({ row, onClose }: PlanDialogProps) {
  const t = useStrings(strings);
  const callOnce = useCallOnce();
  const { nameFor } = useDictionary();
  const [up, setUp] = useState<PickChoice | null>(row ? { ...row.up, country: row.country } : null);
  const [liveTitle, setTitle] = useState(row?.liveTitle ?? '');
  const [goods, setGoods] = useState<readonly PickChoice[]>(row?.goods ?? []);
  const [begin, setBegin] = useState(row ? localOf(row.beginTime, row.country) : '');
  const [end, setEnd] = useState(row ? localOf(row.endTime, row.country) : '');
  const [liveLink, setLink] = useState(row?.liveLink ?? '');
  const [remark, setRemark] = useState(row?.remark ?? '');
  const [isConfirmed, setConfirmed] = useState(false);
  const country = up?.country;
  const [beginTime, endTime] = country ? [wireOf(begin, country), wireOf(end, country)] : [];
  const goodsIds = goods.map(({ id }) => id);
  const conflicts = useConflicts({ id: row?.id, upId: up?.id, goodsIds, beginTime, endTime });
  const isOrdered = beginTime === undefined || endTime === undefined || lastsRight(begin, end);
  const isFree = !conflicts?.some(({ kind }) => kind === 'creator' || !isConfirmed);
  const pickUp = (next: PickChoice | null) => {
    setUp(next);
    // Products are sold in one country.
    if (next?.country !== country) setGoods([]);
  };
  const send = () => {
    const plan = {
      liveTitle: liveTitle.trim(),
      upId: up?.id ?? '',
      goodsIds,
      beginTime: beginTime ?? '',
      endTime: endTime ?? '',
      ...(liveLink.trim() && { liveLink: liveLink.trim() }),
      ...(remark.trim() && { remark: remark.trim() }),
      ...(isConfirmed && { isConfirmed }),
    };
    return row ? callOnce(liveApi.edit, { ...plan, id: row.id, version: row.version }) : callOnce(liveApi.add, plan);
  };
  const creators = useCreatorSource({ hasLibrary: true, country: undefined });
  const zone = country ? t('zone', { country: nameFor('country', country) }) : t('upFirst');
  return (
    <ActionDialog<unknown>
      width="medium"
      title={row ? t('editTitle', { name: row.up.name }) : t('planTitle')}
      sendLabel={row ? t('save') : t('plan')}
      isReady={
        up !== null &&
        liveTitle.trim() !== '' &&
        goods.length > 0 &&
        beginTime !== undefined &&
        endTime !== undefined &&
        isOrdered &&
        isFree
      }
      isChanged={up?.id !== row?.up.id || begin !== '' || liveTitle !== (row?.liveTitle ?? '')}
      onSend={send}
      done={() => (row ? t('changed') : t('planned', { name: up?.name ?? '' }))}
      onClose={onClose}
    >
      <PickField label={t('up')} value={up} onChange={pickUp} source={creators} isRequired hint={t('ownHint')} />
      <TextField
        label={t('liveTitle')}
        required
        value={liveTitle}
        onChange={({ target }) => setTitle(target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          gap: 4,
          alignItems: 'start',
        }}
      >
        <MomentField label={t('begins')} value={begin} onChange={setBegin} hint={zone} isDisabled={country === undefined} />
        <MomentField
          label={t('ends')}
          value={end}
          onChange={setEnd}
          hint={isOrdered ? zone : t('timesWrong')}
          isWrong={!isOrdered}
          isDisabled={country === undefined}
        />
      </Box>
      <GoodsField goods={goods} country={country} onChange={setGoods} />
      {conflicts && country && isOrdered && (
        <Conflicts conflicts={conflicts} country={country} isConfirmed={isConfirmed} onConfirm={setConfirmed} />
      )}
      <TextField
        label={t('link')}
        type="url"
        value={liveLink}
        onChange={({ target }) => setLink(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <TextField
        label={t('remark')}
        value={remark}
        onChange={({ target }) => setRemark(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </ActionDialog>
  );
}

interface MomentFieldProps {
  label: string;
  value: string;
  hint: string;
  isWrong?: boolean;
  isDisabled: boolean;
  onChange: (value: string) => void;
}

const MomentField = ({ label, value, hint, isWrong = false, isDisabled, onChange }: MomentFieldProps) => (
  <TextField
    type="datetime-local"
    label={label}
    required
    value={value}
    disabled={isDisabled}
    error={isWrong}
    helperText={hint}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);

const lastsRight = (begin: string, end: string): boolean => {
  const lasts = Date.parse(`${end}:00Z`) - Date.parse(`${begin}:00Z`);
  return lasts > 0 && lasts <= liveLimits.hours * 3_600_000;
};
