import Box from '@mui/material/Box';
import type { ProfilePart } from '@backlot/contract';
import { localeTag } from '@backlot/i18n';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { strings } from '../strings';

/** What is smaller than this is a matter of rounding. */
const least = 0.002;

/** Shares by name, the rest to the whole as others. */
export function ShareBars({ part: { kind, shares }, isTable }: { part: ProfilePart; isTable: boolean }) {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  const countryName = (code: string) => new Intl.DisplayNames([localeTag[locale]], { type: 'region' }).of(code) ?? code;
  const names: Partial<Record<ProfilePart['kind'], (name: string) => string>> = {
    gender: (name) => t(name === 'female' ? 'female' : 'male'),
    country: countryName,
    device: (name) => (name === 'ios' ? 'iOS' : name === 'android' ? 'Android' : name),
    activeHours: (name) => `${name}:00`,
  };
  const rest = 1 - shares.reduce((sum, { ratio }) => sum + ratio, 0);
  const rows = [
    ...shares.map(({ name, ratio }) => ({
      name: names[kind]?.(name) ?? name,
      ratio,
      isRest: false,
    })),
    ...(rest > least && kind !== 'activeHours' ? [{ name: t('others'), ratio: rest, isRest: true }] : []),
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: isTable ? '1fr auto' : 'minmax(70px, auto) minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1.5,
        m: 0,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
      }}
    >
      {rows.map(({ name, ratio, isRest }) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>{name}</dt>
          {!isTable && (
            <Box component="dd" aria-hidden sx={{ height: 6, borderRadius: 3, bgcolor: 'line.soft', overflow: 'hidden' }}>
              <Box
                sx={{
                  width: `${Math.min(1, ratio) * 100}%`,
                  height: 1,
                  bgcolor: isRest ? 'ink.third' : 'accent.main',
                }}
              />
            </Box>
          )}
          <dd>{format.ratio(ratio)}</dd>
        </Box>
      ))}
    </Box>
  );
}
