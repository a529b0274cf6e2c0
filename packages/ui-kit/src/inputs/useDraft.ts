import { useState } from 'react';

/** What a field shows while somebody types, and what it shows otherwise. */
export interface Draft {
  text: string;
  isFocused: boolean;
  type: (text: string, value: string) => void;
  focus: (text: string) => void;
  blur: () => void;
}

/** Keeps text as typed until the field is left; a value set from outside always wins. `unreadable` is never tidied away. */
export function useDraft({ value, shown, unreadable }: { value: string; shown: string; unreadable: string }): Draft {
  const [draft, setDraft] = useState<{ text: string; value: string } | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  const isOwn = draft !== null && draft.value === value;
  return {
    text: isOwn ? draft.text : shown,
    isFocused,
    type: (text, next) => setDraft({ text, value: next }),
    focus: (text) => {
      setIsFocused(true);
      if (!isOwn) setDraft({ text, value });
    },
    blur: () => {
      setIsFocused(false);
      if (value !== unreadable) setDraft(null);
    },
  };
}
