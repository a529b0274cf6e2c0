import { useStrings } from '@backlot/i18n/react';
import { SearchField } from '@backlot/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSettled } from '../pick/useSettled';
import { reviewStrings } from './strings';

interface QueueSearchProps {
  /** What the address searches for. */
  value: string;
  onSearch: (text: string) => void;
}

/** The search of a queue: what is typed goes to the address once typing pauses, and what the address says is shown. */
export function QueueSearch({ value, onSearch }: QueueSearchProps) {
  const t = useStrings(reviewStrings);
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    setShown(value);
    if (text.trim() !== value) setText(value);
  }
  const settled = useSettled(text.trim());
  const tell = useEffectEvent(() => {
    if (settled === text.trim() && settled !== value) onSearch(settled);
  });
  useEffect(() => tell(), [settled]);
  return (
    <SearchField label={t('search')} placeholder={t('search')} value={text} onChange={setText} onSearch={(next) => onSearch(next.trim())} />
  );
}
