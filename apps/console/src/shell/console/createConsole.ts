import { authApi, dictionaryApi, type Endpoint } from '@backlot/contract';
import { type Client, createClient, type PolicyEvent } from '@backlot/api-client';
import { createSession, type Session, type TokenStore } from '@backlot/auth-session';
import { createDictionary, type Dictionary } from '@backlot/dictionary';
import { createLocaleState, type LocaleState } from '@backlot/i18n';
import { type AppsState, createApps } from '../apps/createApps';
import { createLeaving, type Leaving } from '../session/createLeaving';
import { createSettings, type SettingsState } from '../settings/createSettings';
import { createShownTab, type ShownTab } from '../tabs/createShownTab';
import { createEmitter, type Emitter } from './createEmitter';

/** Everything the screens work with: one per page, handed down by `ConsoleContext`. */
export interface Console {
  client: Client;
  session: Session;
  apps: AppsState;
  dictionary: Dictionary;
  localeState: LocaleState;
  settings: SettingsState;
  shownTab: ShownTab;
  /** Whether the page is on its way out. */
  leaving: Leaving;
  /** What the host has to show or do about failed calls (spec section 8). */
  policyEvents: Emitter<PolicyEvent>;
  /** Calls of this page that changed something. */
  writes: Emitter<Endpoint>;
  /** Loads the page anew; what was typed is given up. */
  reload: () => void;
  /** Loads the page anew at an address of the console. */
  openAnew: (href: string) => void;
}

/** What tests and stories replace. */
export interface ConsoleHost {
  fetch?: typeof fetch;
  store?: TokenStore;
  reload?: () => void;
  openAnew?: (href: string) => void;
}

/** Wires client, session, applications, language and settings together. */
export function createConsole(host: ConsoleHost = {}): Console {
  const reload = host.reload ?? (() => window.location.reload());
  const policyEvents = createEmitter<PolicyEvent>();
  const writes = createEmitter<Endpoint>();
  const localeState = createLocaleState({
    storage: usableStorage(),
    languages: navigator.languages,
    root: document.documentElement,
  });
  const client = createClient({
    getToken: () => session.getToken(),
    getLocale: localeState.get,
    onPolicy: policyEvents.emit,
    onWritten: writes.emit,
    refreshSession: (reason) => session.expire(reason),
    ...(host.fetch && { fetch: host.fetch }),
  });
  const session = createSession({
    loadUser: () => client.call(authApi.getLoginUser, {}, { whenExpired: 'fail' }),
    logout: () => client.call(authApi.logout, {}, { whenExpired: 'fail' }),
    onOtherPerson: reload,
    ...(host.store && { store: host.store }),
  });
  const apps = createApps({ client, session });
  const dictionary = createDictionary({ fetchTree: () => client.call(dictionaryApi.tree), storage: usableStorage() });
  let wasSignedIn = session.getSnapshot().status !== 'anonymous';
  session.subscribe(() => {
    const { status, user } = session.getSnapshot();
    if (user) localeState.setAbroad(user.isAbroad);
    if (wasSignedIn && status === 'anonymous') {
      client.cancelAll();
      dictionary.clear();
    }
    wasSignedIn = status !== 'anonymous';
  });
  return {
    client,
    session,
    apps,
    dictionary,
    localeState,
    settings: createSettings(),
    shownTab: createShownTab(),
    leaving: createLeaving(),
    policyEvents,
    writes,
    reload,
    openAnew: host.openAnew ?? ((href) => window.location.assign(href)),
  };
}

function usableStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
