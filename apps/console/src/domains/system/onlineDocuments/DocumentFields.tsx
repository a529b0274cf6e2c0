import TextField from '@mui/material/TextField';
import { documentFormats, documentLimits } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useController } from 'react-hook-form';
import { FormSelect } from '../../../kit/form/FormSelect';
import { FormText } from '../../../kit/form/FormText';
import { strings } from './strings';

/** What a document is called, how it is written, and what it says. */
export function DocumentFields() {
  const t = useStrings(strings);
  return (
    <>
      <FormText name="name" label={t('name')} isRequired />
      <FormSelect
        name="format"
        label={t('format')}
        isRequired
        choices={documentFormats.map((value) => ({ value, label: t(`format_${value}`) }))}
      />
      <ContentField />
      <FormText name="remark" label={t('remark')} rows={2} />
    </>
  );
}

/** Fixed in height: a field that grows with sixty thousand characters measures them at every key. */
function ContentField() {
  const t = useStrings(strings);
  const format = useFormat();
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ name: 'content' });
  return (
    <TextField
      {...field}
      value={field.value ?? ''}
      inputRef={ref}
      label={t('content')}
      required
      multiline
      rows={14}
      fullWidth
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message ?? t('contentHint', { most: format.number(documentLimits.characters) })}
      slotProps={{ htmlInput: { spellCheck: true, style: { fontFamily: 'ui-monospace, monospace', fontSize: 14, lineHeight: 1.6 } } }}
    />
  );
}
