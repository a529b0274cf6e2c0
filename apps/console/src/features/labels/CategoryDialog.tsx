import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { labelApi, type OutputOf } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Dialog } from '@backlot/ui-kit';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useConsole } from '../../shared/console/ConsoleContext';
import { FormSelect } from '../../shared/form/FormSelect';
import { FormText } from '../../shared/form/FormText';
import { schemaResolver } from '../../shared/form/schemaResolver';
import { problemStrings } from '../../shared/form/strings';
import { useAct } from '../../shared/record/useAct';
import { treeOrder } from '../../shared/tree/treeOrder';
import { objectTypes, objectWord, strings } from './strings';

interface CategoryDialogProps {
  tree: OutputOf<typeof labelApi.categories>;
  /** What is picked beside the list. */
  parentId: string | undefined;
  onClose: () => void;
}

interface Category {
  parentId: string;
  typeName: string;
  objectType: number;
}

/** A new label category; one below another is for the same kind of object. */
export function CategoryDialog({ tree, parentId, onClose }: CategoryDialogProps) {
  const t = useStrings(strings);
  const problems = useStrings(problemStrings);
  const { client } = useConsole();
  const { act, isBusy } = useAct();
  const methods = useForm<Category>({ defaultValues: { parentId: parentId ?? '', typeName: '', objectType: 1 }, resolver: schemaResolver<Category>(labelApi.addCategory.input, problems) });
  const chosen = useWatch({ control: methods.control, name: 'parentId' });
  const parent = tree.find(({ id }) => id === chosen);
  const save = methods.handleSubmit(async ({ parentId: under, typeName, objectType }) => {
    const wish = { typeName, objectType: parent?.objectType ?? objectType, ...(under && { parentId: under }) };
    if (await act(() => client.call(labelApi.addCategory, wish), t('added', { name: typeName }))) onClose();
  });
  return (
    <Dialog
      open
      width="small"
      title={t('addCategory')}
      onClose={onClose}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <FormProvider {...methods}>
        <Stack sx={{ gap: 4, pt: 1 }}>
          <FormText name="typeName" label={t('typeName')} isRequired />
          <FormSelect name="parentId" label={t('parent')} choices={[{ value: '', label: t('top') }, ...treeOrder(tree).map(({ id, typeName, depth }) => ({ value: id, label: typeName, depth }))]} />
          {!parent && <FormSelect name="objectType" label={t('objectType')} choices={objectTypes.map((value) => ({ value, label: t(objectWord(value)) }))} isRequired />}
        </Stack>
      </FormProvider>
    </Dialog>
  );
}
