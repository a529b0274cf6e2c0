import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ApiError } from '@backlot/api-client';
import { sysNoticeApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useStrings } from '@backlot/i18n/react';
import { Dialog, LoadingState, useConfirm, useNotice } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useConsole } from '../../shared/console/ConsoleContext';
import { useSaveKey } from '../../shared/crud/useSaveKey';
import { FormRadios } from '../../shared/form/FormRadios';
import { FormText } from '../../shared/form/FormText';
import { schemaResolver } from '../../shared/form/schemaResolver';
import { problemStrings } from '../../shared/form/strings';
import { ReceiverField } from './ReceiverField';
import { strings } from './strings';

interface NoticeEditorProps {
  /** Absent for a new one. */
  id: string | undefined;
  onDone: () => void;
  onClose: () => void;
}

interface Draft {
  title: string;
  content: string;
  type: 1 | 2;
  noticeUserIdList: string[];
}

/** A notice as it is written: kept as a draft, or published at once. */
export function NoticeEditor({ id, onDone, onClose }: NoticeEditorProps) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const { data, error } = useQuery({ ...client.query(sysNoticeApi.detail, { id: id ?? '0' }), enabled: id !== undefined, gcTime: 0 });
  if (id !== undefined && !data) {
    return (
      <Dialog open title={t('edit')} onClose={onClose}>
        {error ? <Alert severity="error">{error.message}</Alert> : <LoadingState count={4} />}
      </Dialog>
    );
  }
  const known = data?.receipts.map(({ userId, userName }) => ({ id: userId, name: userName })) ?? [];
  const draft: Draft = { title: data?.title ?? '', content: data?.content ?? '', type: data?.type === 2 ? 2 : 1, noticeUserIdList: known.map((one) => one.id) };
  return <Editor draft={draft} known={known} edited={data && { id: data.id, version: data.version }} onDone={onDone} onClose={onClose} />;
}

interface EditorProps extends Omit<NoticeEditorProps, 'id'> {
  draft: Draft;
  known: readonly { id: string; name: string }[];
  edited: { id: string; version: number } | undefined;
}

function Editor({ draft, known, edited, onDone, onClose }: EditorProps) {
  const t = useStrings(strings);
  const problems = useStrings(problemStrings);
  const { nameFor } = useDictionary();
  const { client } = useConsole();
  const confirm = useConfirm();
  const notify = useNotice();
  const [failure, setFailure] = useState<string>();
  const schema = sysNoticeApi.add.input.omit({ publish: true });
  const methods = useForm<Draft>({ defaultValues: draft, resolver: schemaResolver<Draft>(schema, problems), mode: 'onBlur' });
  const { isDirty, isSubmitting } = methods.formState;

  const send = async (values: Draft, isPublished: boolean) => {
    setFailure(undefined);
    try {
      if (edited) {
        await client.call(sysNoticeApi.edit, { ...edited, ...values });
        const failed = isPublished ? (await client.call(sysNoticeApi.publish, { ids: [edited.id] })).failed : [];
        if (failed[0]) throw new Error(failed[0].message);
      } else await client.call(sysNoticeApi.add, { ...values, publish: isPublished });
      notify.success(t(isPublished ? 'published' : 'draftSaved', { name: values.title }));
      onDone();
      onClose();
    } catch (problem) {
      const named = problem instanceof ApiError ? Object.entries(problem.fields).filter(([field]) => field in draft) : [];
      named.forEach(([field, message]) => methods.setError(field as keyof Draft, { message }));
      if (!named.length) setFailure((problem as Error).message);
    }
  };
  const submit = (isPublished: boolean) => void methods.handleSubmit((values) => send(values, isPublished))();
  const leave = async () => {
    if (!isDirty || (await confirm({ title: t('leaveTitle'), children: t('leaveHint'), confirmLabel: t('leave'), cancelLabel: t('stay'), danger: true }))) onClose();
  };
  useSaveKey(() => !isSubmitting && submit(false));
  return (
    <Dialog
      open
      persistent={isDirty}
      width="large"
      title={t(edited ? 'edit' : 'addTitle')}
      onClose={() => void leave()}
      onSubmit={() => submit(false)}
      actions={
        <>
          <Button onClick={() => void leave()}>{t('cancel')}</Button>
          <Button type="submit" disabled={isSubmitting}>
            {t('saveDraft')}
          </Button>
          <Button variant="contained" loading={isSubmitting} onClick={() => submit(true)}>
            {t('publishNow')}
          </Button>
        </>
      }
    >
      <FormProvider {...methods}>
        <Stack sx={{ gap: 4, pt: 1 }}>
          {failure && <Alert severity="error">{failure}</Alert>}
          <FormText name="title" label={t('title')} isRequired />
          <FormRadios name="type" label={t('type')} choices={[1, 2].map((value) => ({ value, label: nameFor('notice_type', value) }))} />
          <FormText name="content" label={t('content')} rows={6} isRequired />
          <ReceiverField known={known} />
        </Stack>
      </FormProvider>
    </Dialog>
  );
}
