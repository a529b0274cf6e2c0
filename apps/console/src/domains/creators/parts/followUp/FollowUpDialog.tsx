import { useStrings } from '@backlot/i18n/react';
import { FormProvider, useForm } from 'react-hook-form';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { schemaResolver, withoutEmpty } from '../../../../kit/form/submit/schemaResolver';
import { problemStrings } from '../../../../kit/form/strings';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { followUpApi } from '../../../../kit/form/submit/wholeContract';
import { FollowUpFields } from './FollowUpFields';
import { followUpStrings } from './followUpStrings';

/** Whom or what the note is about: a creator, a submission of one, a planned contact that took place, or a note to be corrected. */
export type FollowUpSubject =
  | { what: 'add'; name: string; upId: string; workOrderUpId?: string }
  | { what: 'done'; name: string; id: string }
  | { what: 'edit'; name: string; id: string; version: number; kind: number; content: string };

interface FollowUpDialogProps {
  subject: FollowUpSubject;
  onClose: (hasChanged: boolean) => void;
}

/** A note of a contact, and what comes next. */
export function FollowUpDialog({ subject, onClose }: FollowUpDialogProps) {
  const t = useStrings(followUpStrings);
  const problems = useStrings(problemStrings);
  const callOnce = useCallOnce();
  const { what, name } = subject;
  const methods = useForm<Record<string, unknown>>({
    defaultValues: what === 'edit' ? { kind: subject.kind, content: subject.content } : { kind: 1, content: '', nextDate: '', fileIds: [] },
    resolver: schemaResolver<Record<string, unknown>>(noteOf[what], problems),
  });
  const send = () => {
    const note = withoutEmpty(methods.getValues()) as { kind: number; content: string };
    if (subject.what === 'edit') return callOnce(followUpApi.edit, { ...note, id: subject.id, version: subject.version });
    if (subject.what === 'done') return callOnce(followUpApi.complete, { ...note, id: subject.id });
    const { upId, workOrderUpId } = subject;
    return callOnce(followUpApi.add, { ...note, upId, ...(workOrderUpId && { workOrderUpId }) });
  };
  return (
    <ActionDialog<unknown>
      title={t(({ add: 'addTitle', done: 'doneTitle', edit: 'editTitle' } as const)[what], { name })}
      sendLabel={t(what)}
      isChanged={methods.formState.isDirty}
      mayHappen={() => methods.trigger(undefined, { shouldFocus: true })}
      onSend={send}
      done={() => t(({ add: 'added', done: 'doneTold', edit: 'edited' } as const)[what], { name })}
      onClose={onClose}
    >
      <FormProvider {...methods}>
        <FollowUpFields isCorrection={what === 'edit'} />
      </FormProvider>
    </ActionDialog>
  );
}

const noteOf = {
  add: followUpApi.add.input.pick({ kind: true, content: true, nextDate: true, fileIds: true }),
  done: followUpApi.complete.input.omit({ id: true }),
  edit: followUpApi.edit.input.omit({ id: true, version: true }),
};
