import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ApiError } from '@backlot/api-client';
import { errors, type OutputOf } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { RichTextView } from '@backlot/form-designer/rich-text';
import { useStrings } from '@backlot/i18n/react';
import { Dialog, LoadingState, useConfirm, useNotice } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { ConflictDialog } from '../../../kit/edit/ConflictDialog';
import { conflictsOf, mergeVersions, type Versions } from '../../../kit/edit/conflictsOf';
import { useSaveKey } from '../../../kit/edit/useSaveKey';
import { changedOf } from '../../../shell/drafts/changedOf';
import { type Draft as Kept, useDraft } from '../../../shell/drafts/useDraft';
import { useFormDraft } from '../../../shell/drafts/useFormDraft';
import { FormRadios } from '../../../kit/form/FormRadios';
import { FormRichText } from '../../../kit/form/FormRichText';
import { FormText } from '../../../kit/form/FormText';
import { schemaResolver } from '../../../kit/form/submit/schemaResolver';
import { problemStrings } from '../../../kit/form/strings';
import { useCallOnce } from '../../../kit/form/submit/useCallOnce';
import { sysNoticeApi } from '../../../kit/form/submit/wholeContract';
import { ReceiverField } from './ReceiverField';
import { strings, type Word } from './strings';

interface NoticeEditorProps {
  /** Absent for a new one. */
  id: string | undefined;
  /** Keeps what is typed through leaving and reloading. */
  kept: Kept<Record<string, unknown>>;
  onDone: () => void;
  onClose: () => void;
}

interface Draft {
  title: string;
  /** HTML. */
  content: string;
  type: 1 | 2;
  noticeUserIdList: string[];
}

/** A notice as it is written: kept as a draft, or published at once. */
export function NoticeEditor({ id, kept, onDone, onClose }: NoticeEditorProps) {
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
  const known = data?.receipts.map(({ userId, userName, account }) => ({ id: userId, name: userName, account })) ?? [];
  return (
    <Editor
      draft={data ? draftOf(data) : { title: '', content: '', type: 1, noticeUserIdList: [] }}
      known={known}
      edited={data && { id: data.id, version: data.version }}
      kept={kept}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

const draftOf = ({ title, content, type, receipts }: OutputOf<typeof sysNoticeApi.detail>): Draft => ({
  title,
  content,
  type: type === 2 ? 2 : 1,
  noticeUserIdList: receipts.map(({ userId }) => userId),
});

interface Raised {
  versions: Versions;
  mine: Draft;
  /** The one that is saved now. */
  version: number;
  isPublished: boolean;
}

interface Receiver {
  id: string;
  name: string;
}

interface EditorProps extends Omit<NoticeEditorProps, 'id'> {
  draft: Draft;
  known: readonly Receiver[];
  edited: { id: string; version: number } | undefined;
}

function Editor({ draft, known, edited, kept, onDone, onClose }: EditorProps) {
  const t = useStrings(strings);
  const problems = useStrings(problemStrings);
  const { nameFor } = useDictionary();
  const { client } = useConsole();
  const callOnce = useCallOnce();
  const confirm = useConfirm();
  const notify = useNotice();
  const [failure, setFailure] = useState<string>();
  const [raised, setRaised] = useState<Raised>();
  const schema = sysNoticeApi.add.input.omit({ publish: true });
  const methods = useForm<Draft>({ defaultValues: draft, resolver: schemaResolver<Draft>(schema, problems), mode: 'onBlur' });
  useFormDraft(methods, { ...kept, keep: (values) => kept.keep(changedOf(draft, values)) });
  const people = useDraft<Receiver[]>('receivers');
  const { isDirty, isSubmitting } = methods.formState;
  const close = () => {
    kept.forget();
    people.forget();
    onClose();
  };

  /** Somebody was faster: what both changed is asked for, the rest goes together. */
  const meet = async (id: string, mine: Draft, isPublished: boolean) => {
    const now = await client.call(sysNoticeApi.detail, { id });
    const versions = { base: { ...draft }, mine: { ...mine }, theirs: { ...draftOf(now) } };
    if (conflictsOf(versions).length) setRaised({ versions, mine, version: now.version, isPublished });
    else await send({ ...mine, ...mergeVersions(versions, {}) }, isPublished, now.version);
  };

  const send = async (values: Draft, isPublished: boolean, version = edited?.version ?? 0) => {
    setFailure(undefined);
    try {
      if (edited) {
        await client.call(sysNoticeApi.edit, { id: edited.id, version, ...values });
        const failed = isPublished ? (await client.call(sysNoticeApi.publish, { ids: [edited.id] })).failed : [];
        if (failed[0]) throw new Error(failed[0].message);
      } else await callOnce(sysNoticeApi.add, { ...values, publish: isPublished });
      notify.success(t(isPublished ? 'published' : 'draftSaved', { name: values.title }));
      onDone();
      close();
    } catch (problem) {
      if (edited && problem instanceof ApiError && problem.code === errors.versionConflict.code)
        return meet(edited.id, values, isPublished).catch((failed: Error) => setFailure(failed.message));
      const named = problem instanceof ApiError ? Object.entries(problem.fields).filter(([field]) => field in draft) : [];
      named.forEach(([field, message]) => methods.setError(field as keyof Draft, { message }));
      if (!named.length) setFailure((problem as Error).message);
    }
    return undefined;
  };
  const submit = (isPublished: boolean) => void methods.handleSubmit((values) => send(values, isPublished))();
  const leave = async () => {
    if (
      !isDirty ||
      (await confirm({ title: t('leaveTitle'), children: t('leaveHint'), confirmLabel: t('leave'), cancelLabel: t('stay'), danger: true }))
    )
      close();
  };
  useSaveKey(() => !isSubmitting && submit(false));
  const show = (field: string, value: unknown) => {
    if (field === 'content') return <RichTextView html={String(value)} />;
    if (field === 'type') return nameFor('notice_type', Number(value));
    return field === 'noticeUserIdList' ? t('toPeople', { count: (value as string[]).length }) : undefined;
  };
  return (
    <>
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
            <FormRichText name="content" label={t('content')} isRequired />
            <ReceiverField known={[...known, ...(people.found ?? [])]} onTake={people.keep} />
          </Stack>
        </FormProvider>
      </Dialog>
      {raised && (
        <ConflictDialog
          name={draft.title}
          conflicts={conflictsOf(raised.versions)}
          labelOf={(field) => t(field === 'noticeUserIdList' ? 'receivers' : (field as Word))}
          show={show}
          onClose={() => setRaised(undefined)}
          onChoose={(chosen) => {
            setRaised(undefined);
            void send({ ...raised.mine, ...mergeVersions(raised.versions, chosen) }, raised.isPublished, raised.version);
          }}
        />
      )}
    </>
  );
}
