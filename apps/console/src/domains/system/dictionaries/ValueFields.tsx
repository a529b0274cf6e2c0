import { useDictionary } from '@backlot/dictionary/react';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { FormNames } from '../../../kit/form/FormNames';
import { FormNumber } from '../../../kit/form/FormNumber';
import { FormSelect } from '../../../kit/form/FormSelect';
import { FormText } from '../../../kit/form/FormText';
import { strings } from './strings';

/** Fields of a dictionary value; it may stand below another value of its type. */
export function ValueFields({ typeCode, ownCode }: { typeCode: string; ownCode: string | undefined }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const { optionsOf } = useDictionary();
  const parents = optionsOf(typeCode)
    .filter(({ code }) => code !== ownCode)
    .map(({ code, names, depth }) => ({ value: code, label: names[locale], depth }));
  return (
    <>
      <FormNames />
      <FormText name="code" label={t('code')} hint={t('valueCodeHint')} isRequired />
      <FormSelect name="parentCode" label={t('parentCode')} choices={[{ value: '', label: t('noParent') }, ...parents]} />
      <FormNumber name="sort" label={t('sort')} hint={t('sortHint')} />
      <FormText name="remark" label={t('remark')} rows={2} />
    </>
  );
}
