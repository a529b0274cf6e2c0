import Box from '@mui/material/Box';
import { followUpKinds } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useStrings } from '@backlot/i18n/react';
import { useFormContext } from 'react-hook-form';
import { ProofField } from '../../../../kit/files/ProofField';
import { FormDay } from '../../../../kit/form/FormDay';
import { FormSelect } from '../../../../kit/form/FormSelect';
import { FormText } from '../../../../kit/form/FormText';
import { followUpStrings } from './followUpStrings';

/** What is noted of a contact, in the form around it: the talk, its kind, and unless it is only corrected what comes next. */
export function FollowUpFields({ isCorrection = false }: { isCorrection?: boolean }) {
  const t = useStrings(followUpStrings);
  const { nameFor } = useDictionary();
  const { setValue } = useFormContext();
  const kinds = followUpKinds.map((value) => ({ value, label: nameFor('followUpKind', value) }));
  return (
    <>
      <FormText name="content" label={t('note')} rows={2} isRequired />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: isCorrection ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))' },
          gap: 4,
          alignItems: 'start',
        }}
      >
        <FormSelect name="kind" label={t('kind')} choices={kinds} isRequired />
        {!isCorrection && <FormDay name="nextDate" label={t('nextDate')} hint={t('nextHint')} />}
      </Box>
      {!isCorrection && (
        <ProofField
          label={t('files')}
          hint={t('filesHint')}
          onChange={(fileId) => setValue('fileIds', fileId ? [fileId] : [], { shouldDirty: true })}
        />
      )}
    </>
  );
}
