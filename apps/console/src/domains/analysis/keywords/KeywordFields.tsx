import { commentLanguages, keywordLibraryApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { FormNumber } from '../../../kit/form/FormNumber';
import { FormSelect } from '../../../kit/form/FormSelect';
import { FormText } from '../../../kit/form/FormText';
import { strings } from './strings';

/** Fields of a keyword. */
export function KeywordFields() {
  const t = useStrings(strings);
  const { client } = useConsole();
  const { nameFor } = useDictionary();
  const { data } = useQuery(client.query(keywordLibraryApi.list, {}));
  const libraries = (data ?? []).map(({ id, libraryName, purpose }) => ({
    value: id,
    label: `${libraryName} · ${nameFor('keywordPurpose', purpose)}`,
  }));
  const languages = commentLanguages.map((code) => ({ value: code, label: nameFor('commentLanguage', code) }));
  return (
    <>
      <FormText name="word" label={t('word')} isRequired />
      <FormSelect name="libraryId" label={t('library')} choices={libraries} isRequired />
      <FormSelect name="lang" label={t('lang')} choices={[{ value: '', label: t('anyLanguage') }, ...languages]} />
      <FormNumber name="weight" label={t('weight')} hint={t('weightHint')} />
    </>
  );
}
