import { channelPermissions } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useStrings } from '@backlot/i18n/react';
import { FormNames } from '../../../kit/form/FormNames';
import { FormSelect } from '../../../kit/form/FormSelect';
import { strings } from './strings';
import { WordsField } from './WordsField';

/** Fields of a game. */
export function GameFields() {
  const t = useStrings(strings);
  const { nameFor } = useDictionary();
  const channels = Object.values(channelPermissions).map((value) => ({ value, label: nameFor('webId', value) }));
  return (
    <>
      <FormNames />
      <WordsField name="words" label={t('words')} hint={t('wordsHint')} />
      <FormSelect name="webIds" label={t('webIds')} choices={channels} hint={t('webIdsHint')} isMultiple isRequired />
    </>
  );
}
