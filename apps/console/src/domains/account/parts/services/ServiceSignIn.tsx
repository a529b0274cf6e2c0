import Button from '@mui/material/Button';
import { oauthApi, type OauthSource } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import css from './ServiceSignIn.module.css';
import { strings } from './strings';
import { leaveFor, serviceNames, takeCalledBack } from './wayThere';

interface ServiceSignInProps {
  /** Asks for what is needed first; false when it is missing. */
  mayBegin: () => boolean;
  /** Signs in by a call that answers the token, and tells what went wrong. */
  signInBy: (call: () => Promise<string | undefined>) => Promise<unknown>;
  isBusy: boolean;
}

/** Buttons of the services that are switched on; goes on with a sign-in when one has called back. */
export function ServiceSignIn({ mayBegin, signInBy, isBusy }: ServiceSignInProps) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const [sources, setSources] = useState<readonly OauthSource[]>([]);
  const begin = (source: OauthSource) => signInBy(() => leaveFor(client, source));
  const goOn = useEffectEvent((known: readonly OauthSource[]) => {
    setSources(known);
    const back = takeCalledBack();
    const through = known.find((source) => source === new URLSearchParams(location.search).get('through'));
    if (back)
      void signInBy(async () => {
        if (back.confirmed) return client.call(oauthApi.enter, back.confirmed);
        throw new Error(t('saidNo', { service: serviceNames[back.source] }));
      });
    else if (through) void begin(through);
  });
  useEffect(() => {
    // The door stands before what keeps answers. Where nobody answers, a password will do.
    void client.call(oauthApi.sources, {}).then(goOn, () => undefined);
  }, [client]);
  if (sources.length === 0) return null;
  return (
    <div className={css.services}>
      <p className={css.or}>{t('or')}</p>
      {sources.map((source) => (
        <Button
          key={source}
          variant="outlined"
          size="large"
          fullWidth
          disabled={isBusy}
          onClick={() => {
            if (mayBegin()) void begin(source);
          }}
        >
          {t('continueWith', { service: serviceNames[source] })}
        </Button>
      ))}
    </div>
  );
}
