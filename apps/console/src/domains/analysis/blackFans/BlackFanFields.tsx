import { useDictionary } from '@backlot/dictionary/react';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { FormSelect } from '../../../kit/form/FormSelect';
import { FormText } from '../../../kit/form/FormText';
import { strings } from './strings';

/** Fields of a blacklist fan. */
export function BlackFanFields() {
  const t = useStrings(strings);
  const locale = useLocale();
  const { optionsOf } = useDictionary();
  const choicesOf = (type: string) => optionsOf(type).map(({ code, names }) => ({ value: Number(code), label: names[locale] }));
  return (
    <>
      <FormSelect name="webId" label={t('webId')} choices={choicesOf('webId')} isRequired />
      <FormText name="fanPlatformId" label={t('fanPlatformId')} isRequired />
      <FormText name="fanName" label={t('fanName')} />
      <FormSelect name="level" label={t('level')} choices={choicesOf('fanLevel')} isRequired />
      <FormText name="reason" label={t('reason')} isRequired rows={2} />
    </>
  );
}
