import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DictSelect } from '@backlot/dictionary/react';
import type { CandidateBrief } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { SearchField } from '@backlot/ui-kit';
import { type ReactNode, useState } from 'react';
import css from './picker.module.css';
import { countOf, type Filters, fansBands, type Meets, sorts } from './filters';
import { pickerStrings } from './pickerStrings';

interface PickerFiltersProps {
  filters: Filters;
  brief: CandidateBrief | undefined;
  owners: { all: number; mine: number; pool: number } | undefined;
  onChange: (filters: Filters) => void;
}

/** What the list is narrowed to and how it is sorted: parts of the brief to press, and figures of one's own. */
export function PickerFilters({ filters, brief, owners, onChange }: PickerFiltersProps) {
  const t = useStrings(pickerStrings);
  const format = useFormat();
  // On a phone the list comes first: filters unfold.
  const [isOpen, setOpen] = useState(false);
  const count = countOf(filters);
  const set = (more: Partial<Filters>) => onChange({ ...filters, ...more });
  const asked: [Meets, string, boolean][] = [
    ['category', t('meetsCategory'), brief?.category != null],
    ['fans', t('meetsFans'), brief?.fansMin != null || brief?.fansMax != null],
    ['audience', t('meetsAudience'), brief?.gender != null || (brief?.ages.length ?? 0) > 0],
    ['fee', t('meetsFee'), brief?.fee != null],
  ];
  const toggle = (part: Meets) =>
    set({ meets: filters.meets.includes(part) ? filters.meets.filter((one) => one !== part) : [...filters.meets, part] });
  return (
    <div className={css.tools} role="group" aria-label={t('filters')}>
      <SearchField width={150} label={t('search')} placeholder={t('search')} value={filters.text} onChange={(text) => set({ text })} />
      <Button className={css.unfold} variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {count > 0 ? t('filtersSet', { count }) : t('filters')}
      </Button>
      <div className={css.more} data-open={isOpen || undefined}>
        {asked.map(
          ([part, label, isAsked]) =>
            isAsked && (
              <Chip
                key={part}
                clickable
                label={label}
                color={filters.meets.includes(part) ? 'primary' : 'default'}
                variant={filters.meets.includes(part) ? 'filled' : 'outlined'}
                aria-pressed={filters.meets.includes(part)}
                onClick={() => toggle(part)}
                sx={{ minHeight: { xs: 44, md: 32 } }}
              />
            ),
        )}
        <Box className={css.unlabelled} sx={{ width: { xs: '100%', md: 140 } }}>
          <DictSelect
            multiple
            type="productCategory"
            label={t('category')}
            placeholder={t('category')}
            value={filters.categories}
            onChange={(categories) => set({ categories })}
          />
        </Box>
        <Choice label={t('fans')} value={filters.fans} shown={filters.fans === 0 && t('fans')} onChange={(fans) => set({ fans })}>
          {fansBands.map(([from, to], at) => (
            <MenuItem key={from} value={at}>
              {at === 0 ? t('anyFans') : to === undefined ? `≥ ${format.count(from)}` : `${format.count(from)} – ${format.count(to)}`}
            </MenuItem>
          ))}
        </Choice>
        <Choice
          label={t('interaction')}
          value={filters.interaction}
          shown={filters.interaction === 0 && t('interaction')}
          onChange={(interaction) => set({ interaction })}
        >
          {[0, 2, 5, 8].map((share) => (
            <MenuItem key={share} value={share}>
              {share === 0 ? t('anyInteraction') : t('interactionFrom', { share })}
            </MenuItem>
          ))}
        </Choice>
        <Box className={css.narrow}>
          <Choice label={t('sort')} value={filters.sort} onChange={(sort) => set({ sort })}>
            {sorts.map(({ key, word }) => (
              <MenuItem key={key} value={key}>
                {t(word)}
              </MenuItem>
            ))}
          </Choice>
        </Box>
      </div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('owner')}
        className={css.owners}
        value={filters.owner}
        onChange={(_, owner: Filters['owner'] | null) => owner && set({ owner })}
      >
        {(['all', 'mine', 'pool'] as const).map((owner) => (
          <ToggleButton key={owner} value={owner}>
            {t(owner, { count: format.number(owners?.[owner] ?? null) })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}

interface ChoiceProps<Value extends string | number> {
  label: string;
  value: Value;
  /** Instead of the chosen words: what it is about, while nothing is chosen. */
  shown?: string | false;
  onChange: (value: Value) => void;
  children: ReactNode;
}

/** A choice that says itself what it is about. */
function Choice<Value extends string | number>({ label, value, shown = false, onChange, children }: ChoiceProps<Value>) {
  return (
    <TextField
      select
      hiddenLabel
      size="small"
      value={value}
      onChange={({ target }) => onChange((typeof value === 'number' ? Number(target.value) : target.value) as Value)}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': label }, ...(shown && { renderValue: () => shown }) } }}
    >
      {children}
    </TextField>
  );
}
