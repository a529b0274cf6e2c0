import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import { useStrings } from '@backlot/i18n/react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FormSelect } from '../../../../kit/form/FormSelect';
import { FormText } from '../../../../kit/form/FormText';
import { contactTypes } from './contactTypes';
import { FieldGroup } from '../../../../kit/form/FieldGroup';
import { creatorStrings } from '../strings';
import { useContactName } from './useContactName';

const most = 5;

/** How to reach a creator: one to five contacts, one of them the main one (spec section 5). */
export function ContactRows({ isHidden }: { isHidden: boolean }) {
  const t = useStrings(creatorStrings);
  const { contactName } = useContactName();
  const { control, setValue, formState } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name: 'contacts' });
  const contacts: { isPrimary?: boolean }[] = useWatch({ control, name: 'contacts' }) ?? [];
  const choices = contactTypes.map((code) => ({ value: code, label: contactName(code) }));
  const makePrimary = (chosen: number) =>
    contacts.forEach((_, at) => setValue(`contacts.${at}.isPrimary`, at === chosen, { shouldDirty: true }));
  const drop = (at: number) => {
    remove(at);
    if (contacts[at]?.isPrimary && contacts.length > 1) setValue('contacts.0.isPrimary', true);
  };
  if (isHidden) {
    return (
      <FieldGroup title={t('contacts')}>
        <FormHelperText>{t('contactsHidden')}</FormHelperText>
      </FieldGroup>
    );
  }
  const problem = formState.errors['contacts']?.message;
  return (
    <FieldGroup title={t('contacts')} hint={t('contactsHint')}>
      {fields.map(({ id }, at) => (
        <Box
          key={id}
          role="group"
          aria-label={`${t('contacts')} ${at + 1}`}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '140px minmax(0, 1fr) auto auto' },
            columnGap: 2,
            rowGap: 2,
            alignItems: 'start',
          }}
        >
          <FormSelect name={`contacts.${at}.contactType`} label={t('contactType')} choices={choices} isRequired />
          <Box sx={{ gridColumn: { xs: 1, sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' } }}>
            <FormText name={`contacts.${at}.contactValue`} label={t('contactValue')} isRequired />
          </Box>
          <FormControlLabel
            sx={{ gridRow: { xs: 3, sm: 'auto' }, mr: 0 }}
            label={t('isPrimary')}
            control={<Radio size="small" name="mainContact" checked={contacts[at]?.isPrimary ?? false} onChange={() => makePrimary(at)} />}
          />
          <IconButton
            sx={{ gridColumn: { xs: 2, sm: 'auto' }, gridRow: { xs: 1, sm: 'auto' } }}
            aria-label={t('removeRow', { name: `${t('contacts')} ${at + 1}` })}
            disabled={fields.length === 1}
            onClick={() => drop(at)}
          >
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {typeof problem === 'string' && <FormHelperText error>{problem}</FormHelperText>}
      {fields.length < most && (
        <Button
          size="small"
          startIcon={<Add />}
          sx={{ justifySelf: 'start' }}
          onClick={() => append({ contactType: 'line', contactValue: '', isPrimary: fields.length === 0 })}
        >
          {t('addContact')}
        </Button>
      )}
    </FieldGroup>
  );
}
