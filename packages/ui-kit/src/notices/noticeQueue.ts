/** What a notice says and offers. */
export interface Notice {
  kind: 'success' | 'info' | 'warn' | 'error';
  message: string;
  /** A title above the message, such as "Forbidden". */
  title?: string;
  /** One thing to do about it, such as undo. The notice closes after it ran. */
  action?: { label: string; onAction: () => void };
  /** Shown small, so that support can find the request. */
  requestId?: string;
  /** How long it stays, in ms; `Infinity` until dismissed. */
  duration?: number;
  /** A notice with the same key is replaced, not repeated. */
  key?: string;
}

export interface ShownNotice extends Notice {
  id: number;
  duration: number;
}

/** At most this many stand at once where there is room; the rest wait their turn. */
export const maxShown = 3;

export interface NoticeState {
  shown: readonly ShownNotice[];
  waiting: readonly ShownNotice[];
}

export const noNotices: NoticeState = { shown: [], waiting: [] };

/**
 * Adds a notice, replaces the one with the same key, or lets it wait. What answers the person's own act (all but `info`) takes
 * the place of news, which come back after it; an error or something to act on that of a plain word. Saying the same again
 * restarts it instead of stacking.
 */
export const addNotice = (state: NoticeState, notice: Notice & { id: number }): NoticeState => add(state, notice, maxShown);

/** The same where only one fits: a plain word that stands makes room at once, so that nobody waits for a greeting to read an error; but no news push away the answer to an act. */
export const addLoneNotice = (state: NoticeState, notice: Notice & { id: number }): NoticeState =>
  add({ ...state, shown: state.shown.filter((other) => !isPlain(other) || (isNews(notice) && !isNews(other))) }, notice, 1);

function add(state: NoticeState, notice: Notice & { id: number }, most: number): NoticeState {
  const next = { ...notice, duration: notice.duration ?? durationOf(notice) };
  const isSame = (other: ShownNotice) => (notice.key === undefined ? isRepeat(other, notice) : other.key === notice.key);
  if (state.shown.some(isSame)) return { ...state, shown: state.shown.map((other) => (isSame(other) ? next : other)) };
  if (state.waiting.some(isSame)) return { ...state, waiting: state.waiting.map((other) => (isSame(other) ? next : other)) };
  const gone = state.shown.length < most ? undefined : whoMakesRoom(state.shown, next);
  const back = gone && !isPlain(gone) ? [gone] : [];
  const waiting = [...back, ...state.waiting, next].toSorted((one, other) => turnOf(one) - turnOf(other));
  return fill({ shown: state.shown.filter((other) => other !== gone), waiting }, most);
}

function whoMakesRoom(shown: readonly ShownNotice[], next: ShownNotice): ShownNotice | undefined {
  const plainNews = shown.find((other) => isNews(other) && isPlain(other));
  if (isNews(next)) return isPlain(next) ? undefined : plainNews;
  return plainNews ?? shown.find(isNews) ?? (isPlain(next) ? undefined : shown.find(isPlain));
}

/** Takes a notice away and lets the next one in. */
export const removeNotice = (state: NoticeState, id: number): NoticeState =>
  fill(
    { shown: state.shown.filter((notice) => notice.id !== id), waiting: state.waiting.filter((notice) => notice.id !== id) },
    Math.max(1, state.shown.length),
  );

/** Nothing that must be reached or read to the end. */
export const isPlain = ({ kind, action }: Notice) => !action && (kind === 'success' || kind === 'info');

/** Nobody's own act brought it: a greeting, or what others did. */
export const isNews = ({ kind }: Notice) => kind === 'info';

/** Answers come before news to act on, and those before plain words. */
const turnOf = (notice: Notice): number => (isNews(notice) ? (isPlain(notice) ? 2 : 1) : 0);

function fill({ shown, waiting }: NoticeState, most: number): NoticeState {
  const free = most - shown.length;
  return free <= 0 || waiting.length === 0
    ? { shown, waiting }
    : { shown: [...shown, ...waiting.slice(0, free)], waiting: waiting.slice(free) };
}

const isRepeat = (one: Notice, other: Notice) =>
  one.key === undefined &&
  !one.action &&
  !other.action &&
  one.kind === other.kind &&
  one.message === other.message &&
  one.title === other.title;

/** Errors and notices with an action stay longer: they must be read and reached. */
function durationOf({ kind, action, message }: Notice): number {
  const reading = Math.min(6000, message.length * 40);
  const base = action || kind === 'error' ? 8000 : kind === 'warn' ? 6000 : 4000;
  return base + reading / 2;
}
