import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { BatchResult, Rehearsal } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Dialog, LoadingState } from '@backlot/ui-kit';
import { useEffect, useState } from 'react';
import { RefusedRows } from './RefusedRows';
import { rehearseAll, runAll } from './rehearse';
import { strings } from '../list/strings';

interface RehearsalDialogProps {
  title: string;
  /** What else happens. */
  hint?: string | undefined;
  /** The verb on the button. */
  confirmLabel: string;
  isDanger?: boolean;
  ids: readonly string[];
  rehearse: (ids: string[]) => Promise<Rehearsal>;
  /** `batch` names the whole action, so that it can be taken back as one. */
  run: (ids: string[], batch: string) => Promise<BatchResult>;
  nameOf: (id: string) => string;
  /** True when something was changed. */
  onClose: (hasChanged: boolean) => void;
}

/** A bulk action told before it happens: how many will change, stay or are refused and why; then the result row by row. */
export function RehearsalDialog({
  title,
  hint,
  confirmLabel,
  isDanger = false,
  ids,
  rehearse,
  run,
  nameOf,
  onClose,
}: RehearsalDialogProps) {
  const t = useStrings(strings);
  const [plan, setPlan] = useState<Rehearsal>();
  const [result, setResult] = useState<BatchResult>();
  const [problem, setProblem] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const [batch] = useState(() => crypto.randomUUID());
  const [ask] = useState(() => () => rehearseAll(ids, rehearse));

  useEffect(() => {
    ask().then(setPlan, (error: Error) => setProblem(error.message));
  }, [ask]);
  const askAgain = () => {
    setProblem(undefined);
    ask().then(setPlan, (error: Error) => setProblem(error.message));
  };

  const start = async (which: readonly string[], before: readonly string[]) => {
    setRunning(true);
    const { ok, failed } = await runAll(which, (some) => run(some, batch));
    setResult({ ok: [...before, ...ok], failed });
    setRunning(false);
  };
  const runFirst = () => {
    const left = new Set([...(plan?.refused.map(({ id }) => id) ?? []), ...(plan?.unchangedIds ?? [])]);
    void start(
      ids.filter((id) => !left.has(id)),
      [],
    );
  };
  const retry = () =>
    result &&
    void start(
      result.failed.map(({ id }) => id),
      result.ok,
    );
  const close = () => !isRunning && onClose(Boolean(result?.ok.length));
  return (
    <Dialog
      open
      persistent={isRunning}
      title={title}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={isRunning}>
            {t(result ? 'close' : 'cancel')}
          </Button>
          {!result && (
            <Button
              variant="contained"
              color={isDanger ? 'error' : 'primary'}
              disabled={!plan?.willChange}
              loading={isRunning}
              onClick={runFirst}
            >
              {t('runOn', { action: confirmLabel, count: plan?.willChange ?? 0 })}
            </Button>
          )}
          {result && result.failed.length > 0 && (
            <Button variant="contained" loading={isRunning} onClick={retry}>
              {t('retryFailed')}
            </Button>
          )}
        </>
      }
    >
      <Stack role="status" sx={{ gap: 2 }}>
        {problem && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={askAgain}>
                {t('tryAgain')}
              </Button>
            }
          >
            {problem}
          </Alert>
        )}
        {!plan && !problem && <LoadingState count={2} />}
        {plan && !result && (
          <>
            <strong>
              {t('plan', { picked: t('picked', { count: plan.total }), willChange: t('willChange', { count: plan.willChange }) })}
            </strong>
            {hint && <span>{hint}</span>}
            {plan.unchanged > 0 && <span>{t('unchanged', { count: plan.unchanged })}</span>}
            {plan.willChange === 0 && <span>{t('nothingToDo')}</span>}
            {plan.refused.length > 0 && (
              <RefusedRows
                title={t('refused', { count: plan.refused.length })}
                rows={plan.refused.map((row) => ({ ...row, name: row.name || nameOf(row.id) }))}
              />
            )}
          </>
        )}
        {result && (
          <>
            {result.ok.length > 0 && <Alert severity="success">{t('done', { count: result.ok.length })}</Alert>}
            {result.failed.length > 0 && (
              <RefusedRows
                title={t('failed', { count: result.failed.length })}
                rows={result.failed.map((row) => ({ ...row, name: nameOf(row.id) }))}
              />
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
