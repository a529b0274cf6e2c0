import { useEffect, useRef, useState } from 'react';
import { importDocument } from '../commands/replaceForm';
import type { FormDocument } from '../document/formDocument';
import { parseDocument } from '../document/parse/parseDocument';
import { serializeDocument } from '../document/parse/serializeDocument';
import type { DraftStore } from './draftStore';
import type { DesignerStore } from '../store/designerStore';
import { documentIn } from '../store/designerState';

/** How long after the last change a draft is written, in ms. */
const writeAfter = 800;

/** Writes drafts while the form is designed, and offers one that an earlier visit left. */
export function useDrafts(store: DesignerStore, drafts: DraftStore | undefined) {
  const [found, setFound] = useState<FormDocument | null>(null);
  const saved = useRef<FormDocument | null>(null);
  useEffect(() => {
    if (!drafts) return undefined;
    let isGone = false;
    const look = async () => {
      const text = await drafts.read();
      const parsed = text ? parseDocument(text) : undefined;
      const differs = parsed?.ok && serializeDocument(parsed.document) !== serializeDocument(documentIn(store.getState()));
      if (parsed?.ok && differs && !isGone) setFound(parsed.document);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [store, drafts]);
  useEffect(() => {
    if (!drafts) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = documentIn(store.getState());
    const write = () => {
      timer = undefined;
      const document = documentIn(store.getState());
      if (document !== saved.current) void drafts.write(serializeDocument(document));
    };
    const stop = store.subscribe(() => {
      const document = documentIn(store.getState());
      if (document === last) return;
      last = document;
      clearTimeout(timer);
      timer = setTimeout(write, writeAfter);
    });
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      write();
    };
    // A page that is left or loaded anew does not unmount.
    window.addEventListener('pagehide', flush);
    return () => {
      stop();
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [store, drafts]);
  return {
    isFound: found !== null,
    restore: () => {
      const isDone = found && store.apply((state, surroundings) => importDocument(state, found, surroundings));
      if (isDone) setFound(null);
    },
    discard: () => {
      setFound(null);
      void drafts?.clear();
    },
    /** Says that a form is saved, so that no draft of it is needed. */
    markSaved: (document: FormDocument) => {
      saved.current = document;
      if (documentIn(store.getState()) === document) void drafts?.clear();
    },
  };
}
