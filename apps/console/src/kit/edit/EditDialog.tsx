import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Endpoint } from '@backlot/contract';
import { errors } from '@backlot/contract';
import { ApiError } from '@backlot/api-client';
import { useStrings } from '@backlot/i18n/react';
import { Dialog, useConfirm, useNotice } from '@backlot/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, FormProvider, useForm } from 'react-hook-form';
import { useConsole } from '../../shell/console/ConsoleContext';
import type { Draft } from '../../shell/drafts/useDraft';
import { useFormDraft } from '../../shell/drafts/useFormDraft';
import { schemaResolver, withoutEmpty } from '../form/submit/schemaResolver';
import { useSendOnce } from '../form/submit/useSendOnce';
import { problemStrings } from '../form/strings';
import { ConflictDialog } from './ConflictDialog';
import { conflictsOf, mergeVersions, type Versions } from './conflictsOf';
import type { CrudArea, CrudRow } from '../list/CrudArea';
import type { CrudForm } from './CrudForm';
import { schemaOf } from './schemaOf';
import { strings } from '../list/strings';
import { useSaveKey } from './useSaveKey';

interface EditDialogProps<Row extends CrudRow, Typed extends object> {
  api: Pick<CrudArea, 'add' | 'edit' | 'detail'>;
  form: CrudForm<Row, Typed>;
  /** Absent while adding. */
  row: Row | undefined;
  noun: string;
  nameOf: (row: Row) => string;
  /** Keeps what is typed through leaving and reloading. */
  draft: Draft<Record<string, unknown>>;
  onDone: () => void;
  onClose: () => void;
}

/** After saving the dialog closes, is empty for another one, or goes on to what comes next. */
type Then = 'close' | 'new' | 'onward';

/** What is wrong, at its fields. */
type Said = readonly (readonly [field: string, message: string])[];

interface Raised {
  versions: Versions;
  version: number;
}

/** Adds or edits one row. Problems stand at their fields; a newer version on the server asks field by field. */
export function EditDialog<Row extends CrudRow, Typed extends object>({
  api,
  form,
  row,
  noun,
  nameOf,
  draft,
  onDone,
  onClose,
}: EditDialogProps<Row, Typed>) {
  const t = useStrings(strings);
  const words = useStrings(problemStrings);
  const { client } = useConsole();
  const confirm = useConfirm();
  const notify = useNotice();
  const [base] = useState(() => (row ? form.draftOf(row) : form.defaults) as Record<string, unknown>);
  const [raised, setRaised] = useState<Raised>();
  const [failure, setFailure] = useState<string>();
  const endpoint: Endpoint = row ? api.edit : api.add;
  const identity = row ? { id: row.id, version: row.version } : {};
  const methods = useForm({
    defaultValues: { ...base, ...identity } as DefaultValues<Record<string, unknown>>,
    resolver: schemaResolver(schemaOf(endpoint, row ? undefined : form.needs), words),
    mode: 'onBlur',
  });
  useFormDraft(methods, draft);
  const { isDirty, isSubmitting } = methods.formState;
  const name = row ? nameOf(row) : noun;
  const { once, sendAs } = useSendOnce();
  const fields = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<Said>();

  const send = async (values: Record<string, unknown>, then: Then) => {
    setFailure(undefined);
    try {
      const input = withoutEmpty(values);
      const answer = await sendAs(input, (options) => client.call(endpoint, input, options));
      const named = nameOf({ ...row, ...values } as Row) || name;
      if (then === 'onward') await form.onward?.run(row?.id ?? (answer as { id: string }).id, named);
      else notify.success(t(row ? 'saved' : 'added', { name: named }));
      onDone();
      draft.forget();
      if (then === 'new') methods.reset(base);
      else onClose();
    } catch (error) {
      await refuse(error, values, then);
    }
  };

  const refuse = async (error: unknown, values: Record<string, unknown>, then: Then) => {
    if (!(error instanceof ApiError)) throw error;
    if (row && error.code === errors.versionConflict.code) {
      const now = (await client.call(api.detail as Endpoint, { id: row.id })) as Row;
      const mine = Object.fromEntries(Object.keys(base).map((field) => [field, values[field]]));
      const versions = { base, mine, theirs: form.draftOf(now) as Record<string, unknown> };
      if (conflictsOf(versions).length) return setRaised({ versions, version: now.version });
      return send({ ...mergeVersions(versions, {}), id: row.id, version: now.version }, then);
    }
    const named = Object.entries(error.fields).filter(([field]) => field.split('.', 1).some((top) => top in base));
    sayAt(named);
    if (!named.length) setFailure(error.message);
    return undefined;
  };
  const sayAt = (problems: Said) => {
    for (const [field, message] of problems) methods.setError(field, { message });
    setSaid(problems);
  };
  // The first problem in reading order, whatever order they were found in.
  useEffect(() => {
    const first = fields.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (said && first) first.focus();
    else if (said?.[0]) methods.setFocus(said[0][0]);
  }, [said, methods]);

  const close = async () => {
    const mayLeave =
      !isDirty ||
      (await confirm({ title: t('leaveTitle'), children: t('leaveHint'), confirmLabel: t('leave'), cancelLabel: t('stay'), danger: true }));
    if (!mayLeave) return;
    draft.forget();
    onClose();
  };

  const submit = (then: Then = 'close') =>
    void once(
      methods.handleSubmit((values) => {
        const against = then === 'onward' ? (form.onward?.problemsOf(values) ?? []) : [];
        if (against.length === 0) return send(values, then);
        return sayAt(against.map(({ field, message }) => [field, message]));
      }),
    );
  useSaveKey(() => !raised && submit());
  return (
    <>
      <Dialog
        open
        persistent={isDirty}
        {...(form.width && { width: form.width })}
        title={row ? t('editTitle', { name }) : t('addTitle', { noun })}
        onClose={() => void close()}
        onSubmit={() => submit()}
        actions={
          <>
            <Button onClick={() => void close()}>{t('cancel')}</Button>
            {!row && (
              <Button disabled={isSubmitting} onClick={() => submit('new')}>
                {t('saveAndNew')}
              </Button>
            )}
            <Button type="submit" variant={form.onward ? 'outlined' : 'contained'} loading={isSubmitting}>
              {t('save')}
            </Button>
            {form.onward && (
              <Button variant="contained" disabled={isSubmitting} onClick={() => submit('onward')}>
                {form.onward.label}
              </Button>
            )}
          </>
        }
      >
        <FormProvider {...methods}>
          <Stack ref={fields} sx={{ gap: 4, pt: 1 }}>
            {draft.found && isDirty && <Alert severity="info">{t('restored')}</Alert>}
            {failure && <Alert severity="error">{failure}</Alert>}
            <form.Fields row={row} />
          </Stack>
        </FormProvider>
      </Dialog>
      {raised && row && (
        <ConflictDialog
          name={name}
          conflicts={conflictsOf(raised.versions)}
          labelOf={form.labelOf}
          show={form.show}
          onClose={() => setRaised(undefined)}
          onChoose={(chosen) => {
            setRaised(undefined);
            void once(() => send({ ...mergeVersions(raised.versions, chosen), id: row.id, version: raised.version }, 'close'));
          }}
        />
      )}
    </>
  );
}
