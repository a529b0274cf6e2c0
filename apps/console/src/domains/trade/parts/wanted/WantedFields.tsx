import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ageRanges } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useWatch } from 'react-hook-form';
import { FormNumber } from '../../../../kit/form/FormNumber';
import { FormSelect } from '../../../../kit/form/FormSelect';
import { wantedStrings } from './wantedStrings';

/** Which creators are wanted: what the picker holds a creator against. */
export function WantedFields() {
  const t = useStrings(wantedStrings);
  const [gender, ages] = useWatch({ name: ['wantGender', 'wantAges'] }) as [number | string | undefined, string[] | undefined];
  const hasAudience = Boolean(gender) || (ages?.length ?? 0) > 0;
  return (
    <>
      <Typography component="h3" variant="subtitle2">
        {t('wanted')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          gap: 4,
          alignItems: 'start',
        }}
      >
        <FormNumber name="wantFansMin" label={t('wantFansMin')} />
        <FormNumber name="wantFansMax" label={t('wantFansMax')} />
        <FormSelect
          name="wantGender"
          label={t('wantGender')}
          choices={[
            { value: '', label: t('anybody') },
            { value: 1, label: t('women') },
            { value: 2, label: t('men') },
          ]}
        />
        <FormSelect name="wantAges" label={t('wantAges')} isMultiple choices={ageRanges.map((value) => ({ value, label: value }))} />
        {hasAudience && <FormNumber name="wantShare" label={t('wantShare')} hint={t('shareHint')} />}
      </Box>
    </>
  );
}
