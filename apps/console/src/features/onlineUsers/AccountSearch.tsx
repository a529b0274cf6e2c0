import Search from '@mui/icons-material/Search';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useStrings } from '@backlot/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { strings } from './strings';

/** Finds by account while one types. */
export function AccountSearch({ account, onChange }: { account: string; onChange: (account: string) => void }) {
  const t = useStrings(strings);
  const [typed, setTyped] = useState(account);
  const [shown, setShown] = useState(account);
  const send = useRef(onChange);
  useEffect(() => {
    send.current = onChange;
  });
  if (account !== shown) {
    setShown(account);
    if (account !== typed.trim()) setTyped(account);
  }
  useEffect(() => {
    if (typed.trim() === account) return undefined;
    const timer = setTimeout(() => send.current(typed.trim()), 300);
    return () => clearTimeout(timer);
  }, [typed, account]);
  return (
    <OutlinedInput
      size="small"
      placeholder={t('searchHint')}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      startAdornment={<Search fontSize="small" color="action" />}
      slotProps={{ input: { 'aria-label': t('search'), maxLength: 64, type: 'search' } }}
    />
  );
}
