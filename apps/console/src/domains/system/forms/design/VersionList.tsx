import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { formApi } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState, Section, useConfirm } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { loadChunk } from '../../../../kit/errors/failedChunk';
import { useAct } from '../../../../kit/record/useAct';
import type { FormRow } from '../formState';
import { strings } from '../strings';

/** Knows the names of all controls, which lists and answers do without. */
const VersionDiff = lazy(() => loadChunk('VersionDiff', () => import('./VersionDiff').then((module) => ({ default: module.VersionDiff }))));

/** Published versions, newest first: what changed in each, and back to the designer with one. */
export function VersionList({ form }: { form: FormRow }) {
  const t = useStrings(strings);
  const format = useFormat();
  const confirm = useConfirm();
  const { client } = useConsole();
  const { act } = useAct();
  const [compared, setCompared] = useState<number>();
  const { data: versions, error, refetch } = useQuery(client.query(formApi.versions, { id: form.id }));
  const restore = async (number: number) => {
    if (!(await confirm({ title: t('restoreAsk', { number }), children: t('restoreHint'), confirmLabel: t('restore') }))) return;
    await act(
      async () => {
        const [design, version] = await Promise.all([
          client.call(formApi.design, { id: form.id }),
          client.call(formApi.version, { id: form.id, number }),
        ]);
        await client.call(formApi.saveDesign, { id: form.id, version: design.version, document: version.document });
      },
      t('restoreDone', { number }),
    );
  };
  if (error)
    return (
      <ErrorState title={t('loadFailed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (!versions) return <LoadingState shape="lines" />;
  if (versions.length === 0) return <EmptyState title={t('noVersions')}>{t('noVersionsHint')}</EmptyState>;
  return (
    <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, gap: 3 }}>
      {versions.map(({ number, note, publisher, publishTime, answers }) => (
        <li key={number}>
          <Section>
            <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap', alignItems: 'center' }}>
              <div style={{ flex: 1, minWidth: 200 }}>
                <strong>{t('versionOf', { number })}</strong>
                <div>{note}</div>
                <small>
                  {[publisher ?? t('anonymous'), format.exact(publishTime), `${t('answers')}: ${format.number(answers)}`].join(' · ')}
                </small>
              </div>
              <Button size="small" onClick={() => setCompared(number)}>
                {t('compare')}
              </Button>
              {form.can.includes('edit') && (
                <Button size="small" onClick={() => void restore(number)}>
                  {t('restore')}
                </Button>
              )}
            </Stack>
          </Section>
        </li>
      ))}
      {compared !== undefined && (
        <Suspense fallback={null}>
          <VersionDiff id={form.id} number={compared} onClose={() => setCompared(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}
