import { settingApi } from '@backlot/contract';
import { isLocale } from '@backlot/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { asSettings } from '../../shell/settings/createSettings';
import { takeLanguageChoice } from '../../shell/settings/languageChoice';

/** Key of the settings on the server, and the mark that the newest ones have not arrived there. */
const serverKey = 'ui';
const unsavedKey = 'backlot.settings.unsaved';
const restMs = 400;

/** Settings follow the person: the server's are taken over when the page starts, and each change goes there; a language chosen at the door stays. Failures are silent. */
export function SettingsSync(): null {
  const { client, settings, localeState } = useConsole();
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isTaking = false;
    let changes = 0;
    const send = () => {
      timer = undefined;
      const sent = changes;
      // What was changed while this one travelled has not arrived with it.
      const arrived = () => sent === changes && localStorage.removeItem(unsavedKey);
      const value = { ...settings.get(), lang: localeState.get() };
      queries.setQueryData(client.query(settingApi.all, {}).queryKey, (before: object = {}) => ({ ...before, [serverKey]: value }));
      client.call(settingApi.save, { key: serverKey, value }, { isSilent: true, whenExpired: 'fail' }).then(arrived, () => undefined);
    };
    const changed = () => {
      if (isTaking) return;
      changes += 1;
      mark();
      clearTimeout(timer);
      timer = setTimeout(send, restMs);
    };
    const take = (found: Record<string, unknown>) => {
      const kept = found[serverKey];
      const hasChosen = takeLanguageChoice();
      if (isMarked()) return send();
      if (typeof kept !== 'object' || kept === null) return;
      isTaking = true;
      settings.change(asSettings(kept));
      const { lang } = kept as { lang?: unknown };
      if (isLocale(lang) && !hasChosen) localeState.choose(lang);
      isTaking = false;
      if (isLocale(lang) && lang !== localeState.get()) send();
    };
    const stops = [settings.subscribe(changed), localeState.subscribe(changed)];
    const all = client.query(settingApi.all, {});
    queries
      .fetchQuery({ ...all, queryFn: ({ signal }) => client.call(settingApi.all, {}, { signal, isSilent: true }), staleTime: Infinity })
      .then(take, () => undefined);
    return () => {
      for (const stop of stops) stop();
      if (timer === undefined) return;
      clearTimeout(timer);
      send();
    };
  }, [client, settings, localeState, queries]);
  return null;
}

function mark(): void {
  try {
    localStorage.setItem(unsavedKey, '1');
  } catch {
    // Without storage a change that does not arrive stays on this page.
  }
}

function isMarked(): boolean {
  try {
    return localStorage.getItem(unsavedKey) !== null;
  } catch {
    return false;
  }
}
