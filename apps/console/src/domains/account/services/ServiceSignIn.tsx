import Button from '@mui/material/Button';
import { oauthApi, type OauthSource } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { Problem } from '../parts/Problem';
import { useSignIn } from '../parts/useSignIn';
import css from './ServiceSignIn.module.css';
import { strings } from './strings';
import { leaveFor, serviceNames, takeCalledBack } from './wayThere';

interface ServiceSignInProps {
  /** Asks for what is needed first; false when it is missing. */
  mayBegin: () => boolean;
}

/** Buttons of the services that are switched on; goes on with a sign-in when one has called back. */
export function ServiceSignIn({ mayBegin }: ServiceSignInProps) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const { data: sources = [] } = useQuery(client.query(oauthApi.sources, {}));
  const { signInBy, isBusy, problem, captchaDialog } = useSignIn();
  const [refusal, setRefusal] = useState<string>();
  const begin = async (source: OauthSource) => {
    setRefusal(undefined);
    await leaveFor(client, 'begin', source).catch((error: Error) => setRefusal(error.message));
  };
  const goOn = useEffectEvent(() => {
    const back = takeCalledBack();
    if (back?.confirmed) {
      const { confirmed } = back;
      void signInBy(() => client.call(oauthApi.enter, confirmed));
    } else if (back) setRefusal(t('saidNo', { service: serviceNames[back.source] }));
    const through = sources.find((source) => source === new URLSearchParams(location.search).get('through'));
    if (through) void begin(through);
  });
  const isKnown = sources.length > 0;
  useEffect(() => {
    if (isKnown) goOn();
  }, [isKnown]);
  const wrong = refusal ?? problem;
  if (!isKnown) return null;
  return (
    <div className={css.services}>
      <p className={css.or}>{t('or')}</p>
      {wrong && <Problem>{wrong}</Problem>}
      {sources.map((source) => (
        <Button
          key={source}
          variant="outlined"
          size="large"
          fullWidth
          loading={isBusy}
          onClick={() => {
            if (mayBegin()) void begin(source);
          }}
        >
          {t('continueWith', { service: serviceNames[source] })}
        </Button>
      ))}
      {captchaDialog}
    </div>
  );
}
