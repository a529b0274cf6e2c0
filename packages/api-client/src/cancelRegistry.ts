/** Every running call, so that all of them can be cancelled at once. */
export interface CancelRegistry {
  /** A signal that ends with the registry or with the caller's own signal; `done` forgets it. */
  register: (own: AbortSignal | undefined) => { signal: AbortSignal; done: () => void };
  cancelAll: () => void;
  /** Calls in flight. */
  readonly size: number;
}

export function createCancelRegistry(): CancelRegistry {
  const running = new Set<AbortController>();
  return {
    register(own) {
      const controller = new AbortController();
      const follow = () => controller.abort(own?.reason);
      if (own?.aborted) follow();
      else own?.addEventListener('abort', follow, { once: true });
      running.add(controller);
      const done = () => {
        running.delete(controller);
        own?.removeEventListener('abort', follow);
      };
      return { signal: controller.signal, done };
    },
    cancelAll() {
      for (const controller of running) controller.abort();
    },
    get size() {
      return running.size;
    },
  };
}
