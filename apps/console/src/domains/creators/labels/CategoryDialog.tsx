import type { OutputOf } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { ActionDialog } from '../../../kit/dialog/ActionDialog';
import type { Draft } from '../../../shell/drafts/useDraft';
import { useFormDraft } from '../../../shell/drafts/useFormDraft';
import { FormSelect } from '../../../kit/form/FormSelect';
import { FormText } from '../../../kit/form/FormText';
import { schemaResolver } from '../../../kit/form/submit/schemaResolver';
import { problemStrings } from '../../../kit/form/strings';
import { useCallOnce } from '../../../kit/form/submit/useCallOnce';
import { labelApi } from '../../../kit/form/submit/wholeContract';
import { treeOrder } from '../../../kit/tree/treeOrder';
import { objectTypes, objectWord, strings } from './strings';

interface CategoryDialogProps {
  tree: OutputOf<typeof labelApi.categories>;
  /** What is picked beside the list. */
  parentId: string | undefined;
  draft: Draft<Record<string, unknown>>;
  onClose: () => void;
}

interface Category {
  parentId: string;
  typeName: string;
  objectType: number;
}

/** A new label category; one below another is for the same kind of object. */
export function CategoryDialog({ tree, parentId, draft, onClose }: CategoryDialogProps) {
  const t = useStrings(strings);
  const problems = useStrings(problemStrings);
  const callOnce = useCallOnce();
  const methods = useForm<Category>({
    defaultValues: { parentId: parentId ?? '', typeName: '', objectType: 1 },
    resolver: schemaResolver<Category>(labelApi.addCategory.input, problems),
  });
  useFormDraft(methods, draft);
  const chosen = useWatch({ control: methods.control, name: 'parentId' });
  const parent = tree.find(({ id }) => id === chosen);
  const save = () => {
    const { parentId: under, typeName, objectType } = methods.getValues();
    return callOnce(labelApi.addCategory, { typeName, objectType: parent?.objectType ?? objectType, ...(under && { parentId: under }) });
  };
  const close = () => {
    draft.forget();
    onClose();
  };
  return (
    <ActionDialog
      title={t('addCategory')}
      sendLabel={t('save')}
      isChanged={methods.formState.isDirty}
      mayHappen={() => methods.trigger(undefined, { shouldFocus: true })}
      onSend={save}
      done={() => t('added', { name: methods.getValues('typeName') })}
      onClose={close}
    >
      <FormProvider {...methods}>
        <FormText name="typeName" label={t('typeName')} isRequired />
        <FormSelect
          name="parentId"
          label={t('parent')}
          choices={[
            { value: '', label: t('top') },
            ...treeOrder(tree).map(({ id, typeName, depth }) => ({ value: id, label: typeName, depth })),
          ]}
        />
        {!parent && (
          <FormSelect
            name="objectType"
            label={t('objectType')}
            choices={objectTypes.map((value) => ({ value, label: t(objectWord(value)) }))}
            isRequired
          />
        )}
      </FormProvider>
    </ActionDialog>
  );
}
