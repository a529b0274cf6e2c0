import Box from '@mui/material/Box';
import { useStrings } from '@backlot/i18n/react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { NoticeCard } from './NoticeCard';
import { addLoneNotice, addNotice, isNews, type Notice, noNotices, type NoticeState, removeNotice } from './noticeQueue';
import { phones } from '../theme/tokens/touch';
import { NoticePlacesContext, type Places } from './noticePlaces';
import { noticeStrings } from './strings';

type Words = Omit<Notice, 'kind' | 'message'>;

/** Says something for a moment. Each call returns a function that takes the notice back. */
export interface Notify {
  (notice: Notice): () => void;
  success(message: string, more?: Words): () => void;
  info(message: string, more?: Words): () => void;
  warn(message: string, more?: Words): () => void;
  error(message: string, more?: Words): () => void;
}

const NoticeContext = createContext<Notify | null>(null);

/** Holds the notices of an application: at most three at once, read out by screen readers, kept while pointed at or focused. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const t = useStrings(noticeStrings);
  const [state, dispatch] = useReducer(reduce, noNotices);
  const [places, setPlaces] = useState<Places>([]);
  const notify = useMemo(() => {
    const add = (notice: Notice) => {
      const id = nextId();
      dispatch({ add: { ...notice, id }, isAlone: isPhone() });
      return () => dispatch({ remove: id });
    };
    return withKinds(add);
  }, []);
  const remove = useCallback((id: number) => dispatch({ remove: id }), []);
  const place = places.at(-1);
  const column = useRef<HTMLDivElement>(null);
  // A menu may have opened over what keeps them.
  const shown = places.some(({ keepsNews }) => keepsNews) ? state.shown.filter((notice) => !isNews(notice)) : state.shown;
  const isShown = shown.length > 0;
  useEffect(() => {
    const kept = isShown && import('./keepClear').then(({ keepClear }) => column.current && keepClear(column.current));
    return () => void (kept && kept.then((end) => end?.()));
    // In another place it is another element.
  }, [isShown, place]);
  const region = (
    <Box ref={column} role="region" aria-label={t('notices')} sx={[atBottom, place ? overHeader : atEnd]}>
      {['status', 'alert'].map((role) => (
        <Box key={role} role={role} aria-relevant="additions" sx={stack}>
          {shown
            .filter(({ kind }) => (kind === 'error') === (role === 'alert'))
            .map((notice) => (
              <NoticeCard key={notice.id} notice={notice} onClose={remove} />
            ))}
        </Box>
      ))}
    </Box>
  );
  return (
    <NoticeContext value={notify}>
      <NoticePlacesContext value={setPlaces}>{children}</NoticePlacesContext>
      {place ? createPortal(region, place.element) : region}
    </NoticeContext>
  );
}

/** The notify function: `const notify = useNotice(); notify.success(t('saved'))`. */
export function useNotice(): Notify {
  const notify = useContext(NoticeContext);
  if (!notify)
    throw new Error(
      'useNotice was called outside NoticeProvider, so nothing could be shown. Put NoticeProvider at the root of the application.',
    );
  return notify;
}

let lastId = 0;

const nextId = () => {
  lastId += 1;
  return lastId;
};

type Step = { add: Notice & { id: number }; isAlone: boolean } | { remove: number };

/** Has room for one notice. */
const isPhone = () => window.matchMedia(phones).matches;

const reduce = (state: NoticeState, step: Step) =>
  'add' in step ? (step.isAlone ? addLoneNotice : addNotice)(state, step.add) : removeNotice(state, step.remove);

const kinds = ['success', 'info', 'warn', 'error'] as const;

const withKinds = (add: (notice: Notice) => () => void): Notify =>
  Object.assign(
    add,
    Object.fromEntries(kinds.map((kind) => [kind, (message: string, more?: Words) => add({ ...more, kind, message })])) as Record<
      (typeof kinds)[number],
      (message: string, more?: Words) => () => void
    >,
  );

const bottom = 'calc(20px + var(--bl-notice-lift, 0px))';

// Where neither the actions of pages, drawers and dialogs nor what opens from the header are: bottom left, beside a menu that
// stands there (`--bl-notice-left`) and above what is marked to be kept clear.
const atBottom = {
  position: 'fixed',
  zIndex: 'snackbar',
  bottom: { sm: bottom },
  left: { xs: 4, sm: 'var(--bl-notice-left, 20px)' },
  right: { xs: 4, sm: 'auto' },
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  pointerEvents: 'none',
} as const;

const edge = 'max(4px, env(safe-area-inset-bottom))';

/** On phones at the bottom, with room of its own after the end of the page. */
const atEnd = {
  position: { xs: 'sticky', sm: 'fixed' },
  bottom: { xs: edge, sm: bottom },
  mx: { xs: 1, sm: 0 },
  '&:has(.MuiPaper-root)': { mb: { xs: edge, sm: 0 } },
} as const;

/** On phones while a dialog or panel without room of its own is open: the header behind it cannot be used. */
const overHeader = { top: { xs: 4, sm: 'auto' } } as const;

const stack = { display: 'flex', flexDirection: 'column', gap: 2, '&:empty': { display: 'none' } } as const;
