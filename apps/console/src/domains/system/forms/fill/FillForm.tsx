import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { errors, formApi, type OutputOf } from '@backlot/contract';
import { ApiError } from '@backlot/api-client';
import { answerFields, type FormDocument } from '@backlot/form-designer/document';
import { type Locale, nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState, PageFrame, Section } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { useDraft } from '../../../../shell/drafts/useDraft';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { PageTitle } from '../../../../kit/PageTitle';
import { formPaths } from '../formPaths';
import { hasSubmitButton } from './hasSubmitButton';
import { LazyRenderer } from './LazyForm';
import { readDocument } from '../design/readDocument';
import { strings } from '../strings';
import { useFormHost } from './useFormHost';

type Fill = OutputOf<typeof formApi.fill>;
type Values = Readonly<Record<string, unknown>>;

/** One form to fill in. What was typed survives leaving, reloading, signing in again, and a newer version of the form. */
export function FillForm({ id }: { id: string }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({ ...client.query(formApi.fill, { id }), staleTime: Infinity });
  const name = data ? nameOf(data, locale) : t('fillIn');
  return (
    <PageFrame title={name} {...(data?.remark && { subtitle: data.remark })}>
      <PageTitle title={name} />
      {error && !data && (
        <ErrorState title={t('loadFailed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <LoadingState shape="form" />}
      {data && <Filling key={data.number} form={data} onNewVersion={async () => void (await refetch())} />}
    </PageFrame>
  );
}

function Filling({ form, onNewVersion }: { form: Fill; onNewVersion: () => Promise<void> }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const navigate = useNavigate();
  const callOnce = useCallOnce();
  const [document] = useState(() => readDocument(form.document));
  const host = useFormHost(document);
  const draft = useDraft<Values>(`fill.${form.id}`);
  const typed = useRef<Record<string, unknown>>({ ...draft.found });
  const box = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<{ text: string; fields?: Readonly<Record<string, string>>; isOld?: boolean }>();
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [round, setRound] = useState(0);

  const keep = (value: unknown, model: string) => {
    typed.current = { ...typed.current, [model]: value };
    draft.keep(typed.current);
  };
  const send = async (values: Values) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await callOnce(formApi.submit, { id: form.id, number: form.number, values: { ...values } });
      draft.forget();
      typed.current = {};
      setSent(true);
    } catch (error) {
      const { message } = error as Error;
      const isApi = error instanceof ApiError;
      setProblem({
        text: message,
        ...(isApi && error.code === errors.invalidInput.code && { fields: error.fields }),
        ...(isApi && error.code === errors.formNewVersion.code && { isOld: true }),
      });
    } finally {
      setBusy(false);
    }
  };
  const again = () => {
    setSent(false);
    setRound((before) => before + 1);
  };
  if (!document) return <ErrorState title={t('badDesign')} />;
  if (isSent) {
    return (
      <EmptyState
        title={t('sentTitle')}
        action={
          <>
            <Button variant="outlined" onClick={again}>
              {t('again')}
            </Button>{' '}
            <Button onClick={() => void navigate({ to: formPaths.fill })}>{t('otherForms')}</Button>
          </>
        }
      >
        {t('sentHint', { name: nameOf(form, locale) })}
      </EmptyState>
    );
  }
  return (
    <Section>
      <div ref={box}>
        {problem && (
          <Alert
            severity="error"
            sx={{ mb: 4 }}
            action={
              problem.isOld && (
                <Button color="inherit" size="small" onClick={() => void onNewVersion()}>
                  {t('newVersion')}
                </Button>
              )
            }
          >
            {problem.fields
              ? Object.entries(problem.fields).map(([path, message]) => (
                  <div key={path}>{`${labelAt(document, path, locale)}: ${message}`}</div>
                ))
              : problem.text}
          </Alert>
        )}
        <Suspense fallback={<LoadingState shape="form" />}>
          <LazyRenderer
            key={round}
            document={document}
            {...(round === 0 && draft.found && { value: draft.found })}
            {...host}
            disabled={isBusy}
            onChange={keep}
            onSubmit={(values) => void send(values)}
            onInvalid={() => setProblem({ text: t('wrong') })}
          />
        </Suspense>
        {!hasSubmitButton(document) && (
          <Button variant="contained" loading={isBusy} sx={{ mt: 5 }} onClick={() => box.current?.querySelector('form')?.requestSubmit()}>
            {t('send')}
          </Button>
        )}
      </div>
    </Section>
  );
}

/** What the form calls the field of a path such as `rows.0.name`; the path of a field it does not have. */
function labelAt(document: FormDocument, path: string, locale: Locale): string {
  const [model = ''] = path.split('.');
  return answerFields(document, locale).find((field) => field.model === model)?.label ?? path;
}
