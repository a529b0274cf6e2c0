import type { Client } from '@backlot/api-client';
import { mostPictures, pictureApi, type PictureKind } from '@backlot/contract';
import { type RefObject, useEffect, useState } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';

type Shown = string | null;

interface Pictures {
  known: Map<string, Shown | Promise<Shown>>;
  waiting: Map<PictureKind, Map<string, (picture: Shown) => void>>;
}

const byClient = new WeakMap<Client, Pictures>();

/** The small picture of a record as a data address, once its place is near the screen; those of one list are asked for together. */
export function usePicture(kind: PictureKind, id: string, place: RefObject<HTMLElement | null>): string | undefined {
  const { client } = useConsole();
  const key = `${kind} ${id}`;
  const before = picturesOf(client).known.get(key);
  const [found, setFound] = useState<{ key: string; picture: Shown }>();
  useEffect(() => {
    const element = place.current;
    if (!element || !(before === undefined || before instanceof Promise)) return undefined;
    let isWanted = true;
    const stop = whenNear(element, () => {
      void pictureOf(client, kind, id).then((picture) => isWanted && setFound({ key, picture }));
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [client, kind, id, key, before, place]);
  const picture = typeof before === 'string' ? before : found?.key === key ? found.picture : undefined;
  return picture ?? undefined;
}

function picturesOf(client: Client): Pictures {
  const kept = byClient.get(client) ?? { known: new Map(), waiting: new Map() };
  byClient.set(client, kept);
  return kept;
}

async function pictureOf(client: Client, kind: PictureKind, id: string): Promise<Shown> {
  const { known, waiting } = picturesOf(client);
  const key = `${kind} ${id}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const asked = new Promise<Shown>((resolve) => {
    const group = waiting.get(kind) ?? new Map();
    if (group.size === 0) setTimeout(() => void ask(client, kind), gatherMs);
    waiting.set(kind, group.set(id, resolve));
  });
  known.set(key, asked);
  const picture = await asked;
  known.set(key, picture);
  return picture;
}

/** The places of a list come near within one frame. */
const gatherMs = 30;

async function ask(client: Client, kind: PictureKind): Promise<void> {
  const { waiting } = picturesOf(client);
  const group = [...(waiting.get(kind) ?? [])];
  waiting.delete(kind);
  for (let from = 0; from < group.length; from += mostPictures) {
    const some = group.slice(from, from + mostPictures);
    const rows = await client.call(pictureApi.of, { kind, ids: some.map(([id]) => id) }, { isSilent: true }).catch(() => []);
    const pictures = new Map(rows.map(({ id, picture }) => [id, picture]));
    for (const [id, resolve] of some) resolve(pictures.get(id) ?? null);
  }
}

const near = new WeakMap<Element, () => void>();
let watcher: IntersectionObserver | undefined;

/** Runs something once an element is within a screen's reach. */
function whenNear(element: Element, run: () => void): () => void {
  watcher ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watcher?.unobserve(target);
        near.get(target)?.();
      }
    },
    { rootMargin: '240px' },
  );
  near.set(element, run);
  watcher.observe(element);
  return () => watcher?.unobserve(element);
}
