/** What a notice says and offers. */
export interface Notice {
  kind: 'success' | 'info' | 'warn' | 'error';
  message: string;
  /** A title above the message, such as "Forbidden" (spec section 8). */
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

/** At most this many stand at once; the rest wait their turn. */
export const maxShown = 3;

export interface NoticeState {
  shown: readonly ShownNotice[];
  waiting: readonly ShownNotice[];
}

export const noNotices: NoticeState = { shown: [], waiting: [] };

/** Adds a notice, replaces the one with the same key, or lets it wait. Saying the same again restarts it instead of stacking. */
export function addNotice(state: NoticeState, notice: Notice & { id: number }): NoticeState {
  const next = { ...notice, duration: notice.duration ?? durationOf(notice) };
  const isSame = (other: ShownNotice) => (notice.key === undefined ? isRepeat(other, notice) : other.key === notice.key);
  if (state.shown.some(isSame)) return { ...state, shown: state.shown.map((other) => (isSame(other) ? next : other)) };
  if (state.waiting.some(isSame)) return { ...state, waiting: state.waiting.map((other) => (isSame(other) ? next : other)) };
  return fill({ shown: state.shown, waiting: [...state.waiting, next] });
}

/** Takes a notice away and lets the next one in. */
export const removeNotice = (state: NoticeState, id: number): NoticeState =>
  fill({ shown: state.shown.filter((notice) => notice.id !== id), waiting: state.waiting.filter((notice) => notice.id !== id) });

function fill({ shown, waiting }: NoticeState): NoticeState {
  const free = maxShown - shown.length;
  return free <= 0 || waiting.length === 0 ? { shown, waiting } : { shown: [...shown, ...waiting.slice(0, free)], waiting: waiting.slice(free) };
}

const isRepeat = (one: Notice, other: Notice) => one.key === undefined && !one.action && !other.action && one.kind === other.kind && one.message === other.message && one.title === other.title;

/** Errors and notices with an action stay longer: they must be read and reached. */
function durationOf({ kind, action, message }: Notice): number {
  const reading = Math.min(6000, message.length * 40);
  const base = action || kind === 'error' ? 8000 : kind === 'warn' ? 6000 : 4000;
  return base + reading / 2;
}
