import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { CatchBoundary } from '@tanstack/react-router';
import { createContext, type ReactNode, Suspense, useContext, useEffect, useEffectEvent } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { failedChunk } from '../../kit/errors/failedChunk';
import { lostStrings } from './lostStrings';

/** Something lazy that hangs from the header: when its code does not arrive that is said, and the page stays as it is. */
export const ShellPart = ({ children, onLost }: { children: ReactNode; onLost: () => void }) => (
  <LostContext value={onLost}>
    <CatchBoundary getResetKey={() => 'part'} errorComponent={Lost}>
      <Suspense fallback={null}>{children}</Suspense>
    </CatchBoundary>
  </LostContext>
);

/** What closes the part that was lost. */
const LostContext = createContext<() => void>(() => undefined);

/** Says that code did not arrive, and offers to load the page again. */
export function useSayLost(): (error: unknown) => void {
  const t = useStrings(lostStrings);
  const notify = useNotice();
  const { reload } = useConsole();
  return (error) => {
    const chunk = failedChunk(error);
    notify.error(chunk ? t(chunk.kind, { file: chunk.file }) : t('broken'), {
      key: 'lost',
      action: { label: t('reload'), onAction: reload },
    });
  };
}

function Lost({ error }: { error: unknown }) {
  const sayLost = useSayLost();
  const onLost = useContext(LostContext);
  const say = useEffectEvent(() => {
    sayLost(error);
    onLost();
  });
  useEffect(() => say(), []);
  return null;
}
