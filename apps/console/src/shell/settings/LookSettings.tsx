import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';
import { useStrings } from '@backlot/i18n/react';
import { useId } from 'react';
import { useConsole } from '../console/ConsoleContext';
import { ColorSwatches } from './ColorSwatches';
import type { Settings } from './createSettings';
import { lookStrings, type LookWord } from './strings';
import { useSettings } from './useSettings';

/** Everything a person may set about the look (spec section 9); each change is in force at once. */
export function LookSettings() {
  const t = useStrings(lookStrings);
  const now = useSettings();
  const { settings } = useConsole();
  const change = (part: Partial<Settings>) => settings.change(part);
  const isTop = now.layout === 'top';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))', alignItems: 'start', gap: 5 }}>
      <Choice label={t('mode')} value={now.mode} choices={['light', 'dark', 'system']} onChoose={(mode) => change({ mode })} />
      <Choice
        label={t('menuTheme')}
        value={now.menuTheme}
        choices={['menuDark', 'menuLight']}
        values={['dark', 'light']}
        onChoose={(menuTheme) => change({ menuTheme })}
      />
      <ColorSwatches value={now.primary} onChange={(primary) => change({ primary })} />
      <Choice label={t('layout')} value={now.layout} choices={['side', 'top', 'mix']} onChoose={(layout) => change({ layout })} />
      <Choice
        label={t('contentWidth')}
        value={now.contentWidth}
        choices={['fixed', 'fluid']}
        onChoose={(contentWidth) => change({ contentWidth })}
        isDisabled={!isTop}
        hint={t('contentWidthHint')}
      />
      <FormControl component="fieldset">
        <FormLabel component="legend">{t('switches')}</FormLabel>
        <Flag label={t('multiTab')} isOn={now.multiTab} onChange={(multiTab) => change({ multiTab })} />
        <Flag label={t('folded')} isOn={now.folded ?? false} onChange={(folded) => change({ folded })} isDisabled={isTop} />
        <Flag label={t('fixedHeader')} isOn={now.fixedHeader} onChange={(fixedHeader) => change({ fixedHeader })} />
        <Flag
          label={t('autoHideHeader')}
          isOn={now.autoHideHeader}
          onChange={(autoHideHeader) => change({ autoHideHeader })}
          isDisabled={!now.fixedHeader}
        />
        <Flag label={t('fixedSide')} isOn={now.fixedSide} onChange={(fixedSide) => change({ fixedSide })} isDisabled={isTop} />
        <Flag label={t('colorWeak')} isOn={now.colorWeak} onChange={(colorWeak) => change({ colorWeak })} />
      </FormControl>
    </Box>
  );
}

/** A switch and its words with a thumb's room. */
export const switchRow = { ml: 0, gap: 2.5, minHeight: 36 };

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  /** Words of the choices. */
  choices: readonly LookWord[];
  /** What they stand for, where that is not the word itself. */
  values?: readonly Value[];
  onChoose: (value: Value) => void;
  isDisabled?: boolean;
  hint?: string;
}

function Choice<Value extends string>({
  label,
  value,
  choices,
  values = choices as readonly string[] as readonly Value[],
  onChoose,
  isDisabled = false,
  hint,
}: ChoiceProps<Value>) {
  const t = useStrings(lookStrings);
  const id = useId();
  return (
    <FormControl disabled={isDisabled}>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup row aria-labelledby={id} value={value} onChange={(_, chosen) => onChoose(chosen as Value)}>
        {choices.map((word, at) => (
          <FormControlLabel key={word} value={values[at]} label={t(word)} control={<Radio />} />
        ))}
      </RadioGroup>
      {hint && isDisabled && <FormHelperText sx={{ ml: 0 }}>{hint}</FormHelperText>}
    </FormControl>
  );
}

function Flag({
  label,
  isOn,
  onChange,
  isDisabled = false,
}: {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
}) {
  return (
    <FormControlLabel
      disabled={isDisabled}
      label={label}
      sx={switchRow}
      control={<Switch checked={isOn} onChange={(_, checked) => onChange(checked)} />}
    />
  );
}
