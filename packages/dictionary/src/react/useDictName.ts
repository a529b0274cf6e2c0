import { useLocale } from '@backlot/i18n/react';
import { useSyncExternalStore } from 'react';
import type { Dictionary } from '../createDictionary';
import type { Listener } from '../createListeners';
import { useDictionaryStore } from './DictionaryProvider';

/** The name of one code. Renders again only when this name changes, however much else does. */
export function useDictName(type: string, code: string | number): string {
  const dictionary = useDictionaryStore();
  const locale = useLocale();
  const name = () => dictionary.nameFor(type, code, locale);
  return useSyncExternalStore(subscriptionTo(dictionary, type), name, name);
}

type Subscription = (listener: Listener) => () => void;

/** One function per dictionary and type, so that a cell needs no memory of its own to keep its subscription. */
function subscriptionTo(dictionary: Dictionary, type: string): Subscription {
  const known = subscriptions.get(dictionary)?.get(type);
  if (known) return known;
  const byType = subscriptions.get(dictionary) ?? new Map<string, Subscription>();
  const subscription: Subscription = (listener) => dictionary.subscribe(type, listener);
  subscriptions.set(dictionary, byType.set(type, subscription));
  return subscription;
}

const subscriptions = new WeakMap<Dictionary, Map<string, Subscription>>();
