import Button from '@mui/material/Button';
import { ApiError } from '@backlot/api-client';
import { useStrings } from '@backlot/i18n/react';
import { ErrorPage } from '@backlot/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { failedChunk } from '../../kit/errors/failedChunk';
import { offlineStrings } from '../../kit/errors/offlineStrings';
import { useOnline } from '../../kit/useOnline';
import { explainer } from '../../kit/permission/explainer';
import { lostStrings } from './lostStrings';

/** What a screen shows in place of itself when it broke or its code did not arrive; the rest of the page stays. */
export function ScreenError({ error }: { error: unknown }) {
  const t = useStrings(lostStrings);
  const offline = useStrings(offlineStrings);
  const navigate = useNavigate();
  const console = useConsole();
  const chunk = failedChunk(error);
  const api = error instanceof ApiError ? error : undefined;
  const isOnline = useOnline();
  // Code that did not come without a network is asked for anew, with the page around it, once there is one.
  const [isWaiting, setWaiting] = useState(false);
  if (chunk && !isOnline && !isWaiting) setWaiting(true);
  useEffect(() => {
    if (isWaiting && isOnline) console.reload();
  }, [isWaiting, isOnline, console]);
  const [reason, setReason] = useState(api?.message);
  useEffect(() => {
    if (api?.status === 403) void explainer(console)(api).then(setReason);
  }, [api, console]);
  return (
    <ErrorPage
      code={chunk ? 'lost' : api?.status === 403 ? 403 : 500}
      onBackHome={() => void navigate({ to: '/welcome' })}
      action={
        <Button variant="outlined" onClick={console.reload}>
          {t('reload')}
        </Button>
      }
      {...(api?.requestId && { requestId: api.requestId })}
    >
      {isWaiting ? `${offline('title')}. ${offline('hint')}` : chunk ? t(chunk.kind, { file: chunk.file }) : reason}
    </ErrorPage>
  );
}
