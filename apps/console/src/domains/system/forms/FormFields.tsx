import { useStrings } from '@backlot/i18n/react';
import { FormNames } from '../../../kit/form/FormNames';
import { FormText } from '../../../kit/form/FormText';
import { strings } from './strings';

/** Fields of a form beside its design. */
export function FormFields() {
  const t = useStrings(strings);
  return (
    <>
      <FormNames />
      <FormText name="remark" label={t('remark')} hint={t('remarkHint')} rows={3} />
    </>
  );
}
