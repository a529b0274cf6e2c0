import { useDictionary } from '@backlot/dictionary/react';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useWatch } from 'react-hook-form';
import { FormCheck } from '../../../kit/form/FormCheck';
import { FormNames } from '../../../kit/form/FormNames';
import { FormSelect } from '../../../kit/form/FormSelect';
import { FormText } from '../../../kit/form/FormText';
import type { Setting } from './Setting';
import { hintOf } from './hintOf';
import { strings } from './strings';

/** Fields of a setting; a system parameter stays one, and keeps code, group and secrecy. */
export function ConfigFields({ row }: { row: Setting | undefined }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const { optionsOf } = useDictionary();
  const [code, isSecret] = useWatch({ name: ['code', 'secret'] }) as [string, boolean];
  const isSystem = row?.sysFlag === 'Y';
  const hint = isSystem ? `${t(hintOf(code))} ${t('defaultHint')}` : t(isSecret ? 'secretHint' : 'valueHint');
  return (
    <>
      <FormNames />
      <FormText name="code" label={t('code')} hint={t('codeHint')} isDisabled={isSystem} isRequired />
      <FormText name="value" label={t('value')} hint={hint} isRequired />
      <FormSelect
        name="groupCode"
        label={t('groupCode')}
        choices={optionsOf('consts_type').map(({ code: value, names }) => ({ value, label: names[locale] }))}
        isDisabled={isSystem}
        isRequired
      />
      <FormSelect
        name="sysFlag"
        label={t('sysFlag')}
        hint={t('sysFlagHint')}
        choices={[
          { value: 'N', label: t('own') },
          { value: 'Y', label: t('system') },
        ]}
        isDisabled={isSystem}
      />
      <FormCheck name="secret" label={t('secret')} isDisabled={isSystem} />
      <FormText name="remark" label={t('remark')} rows={2} />
    </>
  );
}
