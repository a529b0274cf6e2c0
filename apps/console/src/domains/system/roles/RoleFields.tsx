import { useStrings } from '@backlot/i18n/react';
import { FormNames } from '../../../kit/form/FormNames';
import { FormNumber } from '../../../kit/form/FormNumber';
import { FormText } from '../../../kit/form/FormText';
import { strings } from './strings';

/** Fields of a role. */
export function RoleFields() {
  const t = useStrings(strings);
  return (
    <>
      <FormNames />
      <FormText name="code" label={t('code')} isRequired />
      <FormNumber name="sort" label={t('sort')} hint={t('sortHint')} />
      <FormText name="remark" label={t('remark')} rows={3} />
    </>
  );
}
