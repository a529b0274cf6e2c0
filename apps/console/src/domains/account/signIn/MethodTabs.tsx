import { useStrings } from '@backlot/i18n/react';
import type { KeyboardEvent } from 'react';
import css from './MethodTabs.module.css';
import { strings } from './strings';

/** How a person signs in. */
export type SignInMethod = 'account' | 'phone';

/** The two ways to sign in as tabs; arrow keys switch. */
export function MethodTabs({ method, onChange }: { method: SignInMethod; onChange: (method: SignInMethod) => void }) {
  const t = useStrings(strings);
  const turn = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = method === 'account' ? 'phone' : 'account';
    onChange(next);
    document.getElementById(`sign-in-${next}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={t('method')} className={css.tabs} onKeyDown={turn}>
      {methods.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={`sign-in-${value}`}
          aria-selected={value === method}
          aria-controls="sign-in-panel"
          tabIndex={value === method ? 0 : -1}
          onClick={() => onChange(value)}
        >
          {t(label)}
        </button>
      ))}
    </div>
  );
}

const methods = [
  { value: 'account', label: 'byAccount' },
  { value: 'phone', label: 'byPhone' },
] as const;
