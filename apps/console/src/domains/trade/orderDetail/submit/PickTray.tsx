import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { CandidateBrief } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { RecordPicture } from '../../../../kit/files/RecordPicture';
import { MoneyText } from '../../../../kit/money/MoneyText';
import { ReasonField } from '../creators/ReasonField';
import type { Picks } from '../useOrderDesk';
import { CompareDialog } from './CompareDialog';
import { FeeSum } from './FeeSum';
import css from './picker.module.css';
import { pickerStrings } from './pickerStrings';
import { isReady, toggled } from './picking';

interface PickTrayProps {
  picks: Picks;
  brief: CandidateBrief;
  onPick: (picks: Picks) => void;
  isBusy: boolean;
  problem: string | undefined;
  onSubmit: () => void;
}

/** The chosen across all filters with a reason for all or one each, their prices against the brief, and the one button that submits. */
export function PickTray({ picks, brief, onPick, isBusy, problem, onSubmit }: PickTrayProps) {
  const t = useStrings(pickerStrings);
  const [isComparing, setComparing] = useState(false);
  // On a phone the list keeps the screen until somebody wants to say why.
  const [isOpen, setOpen] = useState(false);
  const { rows, hasOneEach } = picks;
  const count = rows.length;
  const isEach = hasOneEach && count > 1;
  if (count === 0) return <Box sx={{ flex: 1, color: 'ink.third' }}>{t('nothingChosen')}</Box>;
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('chosen', { count })}
      className={css.tray}
      data-folded={!isOpen || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady(picks)) onSubmit();
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {problem && (
          <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
            {problem}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <strong>{t('chosen', { count })}</strong>
          <Button
            className={css.unfold}
            variant={isOpen ? 'text' : 'contained'}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            sx={{ ml: 'auto' }}
          >
            {t('giveReasons')}
          </Button>
          <Box component="span" className={css.fold} sx={{ flex: 1, color: 'ink.third', fontSize: 12.5 }}>
            {t('why')}
          </Box>
          {count > 1 && (
            <ToggleButtonGroup
              className={css.fold}
              exclusive
              size="small"
              aria-label={t('mode')}
              value={hasOneEach ? 'each' : 'all'}
              onChange={(_, next: 'each' | 'all' | null) => next && onPick({ ...picks, hasOneEach: next === 'each' })}
            >
              <ToggleButton value="all">{t('oneForAll', { count })}</ToggleButton>
              <ToggleButton value="each">{t('oneEach')}</ToggleButton>
            </ToggleButtonGroup>
          )}
        </Box>
        <div className={css.fold}>
          {isEach ? (
            <ul className={css.cards}>
              {rows.map((row) => (
                <li key={row.id} className={`${css.card} ${css.unlabelled}`}>
                  <div className={css.cardHead}>
                    <RecordPicture kind="up" id={row.id} name={row.nickname} size={28} />
                    <strong>{row.nickname}</strong>
                    <MoneyText amount={row.minPrice} currency={brief.currency} />
                    <IconButton size="small" aria-label={t('remove', { name: row.nickname })} onClick={() => onPick(toggled(picks, row))}>
                      <Close />
                    </IconButton>
                  </div>
                  <ReasonField
                    hasFocus={false}
                    label={t('whyOne', { name: row.nickname })}
                    value={picks.reasons[row.id] ?? ''}
                    onChange={(reason) => onPick({ ...picks, reasons: { ...picks.reasons, [row.id]: reason } })}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <ReasonField hasFocus={false} value={picks.reason} onChange={(reason) => onPick({ ...picks, hasOneEach: false, reason })} />
          )}
        </div>
        {!isEach && (
          <ul className={`${css.chosen} ${css.fold}`}>
            {rows.map((row) => (
              <li key={row.id}>
                <Chip
                  size="small"
                  label={row.nickname}
                  onDelete={() => onPick(toggled(picks, row))}
                  onClick={() => onPick(toggled(picks, row))}
                  aria-label={t('remove', { name: row.nickname })}
                />
              </li>
            ))}
          </ul>
        )}
      </Box>
      <Box className={css.fold} sx={{ display: 'grid', gap: 2 }}>
        <FeeSum rows={rows} brief={brief} />
        {count > 1 && (
          <Button variant="outlined" onClick={() => setComparing(true)}>
            {t('compare', { count })}
          </Button>
        )}
        <Button type="submit" variant="contained" size="large" loading={isBusy} disabled={!isReady(picks)}>
          {t('submit', { count })}
        </Button>
      </Box>
      {isComparing && <CompareDialog rows={rows} brief={brief} onClose={() => setComparing(false)} />}
    </Box>
  );
}
