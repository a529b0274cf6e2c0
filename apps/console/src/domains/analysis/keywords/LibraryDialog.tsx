import { keywordLibraryApi, keywordPurposes } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { FormProvider, useForm } from 'react-hook-form';
import { ActionDialog } from '../../../kit/dialog/ActionDialog';
import { FormSelect } from '../../../kit/form/FormSelect';
import { FormText } from '../../../kit/form/FormText';
import { problemStrings } from '../../../kit/form/strings';
import { schemaResolver } from '../../../kit/form/submit/schemaResolver';
import { useCallOnce } from '../../../kit/form/submit/useCallOnce';
import type { Library } from './Keyword';
import { strings } from './strings';

interface Draft {
  libraryName: string;
  purpose: (typeof keywordPurposes)[number];
  scope: number[];
}

/** A new library, or one that is changed. */
export function LibraryDialog({ library, onClose }: { library: Library | undefined; onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(strings);
  const problems = useStrings(problemStrings);
  const locale = useLocale();
  const callOnce = useCallOnce();
  const { nameFor, optionsOf } = useDictionary();
  const purpose = keywordPurposes.find((code) => code === library?.purpose) ?? 1;
  const methods = useForm<Draft>({
    defaultValues: { libraryName: library?.libraryName ?? '', purpose, scope: library?.scope ?? [] },
    resolver: schemaResolver<Draft>(keywordLibraryApi.add.input, problems),
  });
  const save = async () => {
    const draft = methods.getValues();
    if (library) await callOnce(keywordLibraryApi.edit, { id: library.id, version: library.version, ...draft });
    else await callOnce(keywordLibraryApi.add, draft);
  };
  return (
    <ActionDialog
      title={t(library ? 'editLibrary' : 'addLibrary')}
      sendLabel={t('save')}
      isChanged={methods.formState.isDirty}
      mayHappen={() => methods.trigger(undefined, { shouldFocus: true })}
      onSend={save}
      done={() => t('saved', { name: methods.getValues('libraryName') })}
      onClose={onClose}
    >
      <FormProvider {...methods}>
        <FormText name="libraryName" label={t('libraryName')} isRequired />
        <FormSelect
          name="purpose"
          label={t('purpose')}
          choices={keywordPurposes.map((code) => ({ value: code, label: nameFor('keywordPurpose', code) }))}
          isRequired
        />
        <FormSelect
          name="scope"
          label={t('scope')}
          hint={t('scopeHint')}
          isMultiple
          choices={optionsOf('webId').map(({ code, names }) => ({ value: Number(code), label: names[locale] }))}
        />
      </FormProvider>
    </ActionDialog>
  );
}
