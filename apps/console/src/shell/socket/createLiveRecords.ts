import { mostWatched } from '@backlot/contract';

/** The records and lists on screen, and who follows them. */
export interface LiveRecords {
  /** Hears of changes that anybody makes to a record, `workOrder:7`, or to rows like those of a list, by the path of its call. Returns how to stop. */
  watch: (object: string, onChange: () => void) => () => void;
  /** A socket opened: it is told what is shown, and after an interruption everything on screen may have changed. */
  connect: (say: (text: string) => void) => void;
  tell: (object: string) => void;
}

export function createLiveRecords(): LiveRecords {
  const followers = new Map<string, Set<() => void>>();
  let say: ((text: string) => void) | undefined;

  const sayWhatIsShown = () => say?.(JSON.stringify({ type: 'watch', objects: [...followers.keys()].slice(-mostWatched) }));
  const tell = (object: string) => followers.get(object)?.forEach((follow) => follow());

  return {
    watch(object, onChange) {
      const own = followers.get(object) ?? new Set();
      followers.set(object, own.add(onChange));
      if (own.size === 1) sayWhatIsShown();
      return () => {
        own.delete(onChange);
        if (own.size > 0 || followers.get(object) !== own) return;
        followers.delete(object);
        sayWhatIsShown();
      };
    },
    connect(next) {
      const isAgain = say !== undefined;
      say = next;
      sayWhatIsShown();
      if (isAgain) for (const object of followers.keys()) tell(object);
    },
    tell,
  };
}
