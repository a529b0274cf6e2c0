import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type RankList, type RankPeriod, rankPeriods } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { countries } from '@backlot/i18n';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { onPhones, StatusChip } from '@backlot/ui-kit';
import { ChoiceField } from './ChoiceField';
import { periodLabel } from './periodLabel';
import { strings } from '../parts/ranking/strings';
import { periodOf } from '../parts/ranking/typeOf';
import { TypeChoice } from './TypeChoice';
import type { RankChoice } from './useRankChoice';

interface ListChoiceProps {
  choice: RankChoice;
  choose: (next: Partial<RankChoice>) => void;
  list: RankList | null | undefined;
  /** Merchants know nobody of the agency. */
  hasPeople: boolean;
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, rowGap: 2, minWidth: 0 } as const;

/** What narrows the list stands at the end of the line; on phones it fills lines of its own. */
const fields = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  minWidth: 0,
  marginInlineStart: 'auto',
  [onPhones]: { width: '100%', '& > *': { flexGrow: 1 } },
} as const;

/** Which list: period and its turn, country, category, channel, and what is ranked. */
export function ListChoice({ choice, choose, list, hasPeople }: ListChoiceProps) {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  const { nameFor, optionsOf } = useDictionary();
  const choicesOf = (type: string) => optionsOf(type).map(({ code, names }) => ({ value: code, label: names[locale] }));
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Box sx={row}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('periods')}
          value={choice.rankPeriod}
          onChange={(_, rankPeriod: number | null) => rankPeriod !== null && choose({ rankPeriod, periodKey: '' })}
        >
          {(Object.keys(rankPeriods) as RankPeriod[]).map((period) => (
            <ToggleButton key={period} value={rankPeriods[period]}>
              {t(period)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {list && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
            <IconButton
              aria-label={t('earlier')}
              disabled={list.previousKey === null}
              onClick={() => choose({ periodKey: list.previousKey ?? '' })}
            >
              <ChevronLeft />
            </IconButton>
            <strong>{periodLabel(periodOf(choice.rankPeriod), list, { t, format })}</strong>
            <IconButton aria-label={t('later')} disabled={list.nextKey === null} onClick={() => choose({ periodKey: list.nextKey ?? '' })}>
              <ChevronRight />
            </IconButton>
            <StatusChip tone={list.final ? 'ok' : 'warn'} {...(!list.final && { title: t('provisionalHint') })}>
              {t(list.final ? 'final' : 'provisional')}
            </StatusChip>
          </Box>
        )}
        {list && list.nextKey !== null && (
          <Button size="small" variant="text" onClick={() => choose({ periodKey: '' })}>
            {t('newest')}
          </Button>
        )}
        <Box sx={fields}>
          <ChoiceField
            label={t('country')}
            value={choice.country}
            choices={countries.map(({ code }) => ({ value: code, label: nameFor('country', code) }))}
            onChoose={(country) => choose({ country, periodKey: '' })}
          />
          <ChoiceField
            label={t('category')}
            value={choice.category}
            choices={[{ value: '', label: t('allCategories') }, ...choicesOf('productCategory')]}
            onChoose={(category) => choose({ category })}
          />
          <ChoiceField
            label={t('channel')}
            value={String(choice.webId)}
            choices={choicesOf('webId')}
            onChoose={(webId) => choose({ webId: Number(webId), periodKey: '' })}
          />
        </Box>
      </Box>
      <TypeChoice rankType={choice.rankType} choose={choose} hasPeople={hasPeople} />
    </Box>
  );
}
