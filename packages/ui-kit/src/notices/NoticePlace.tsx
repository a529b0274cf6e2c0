import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { onPhones, phones } from '../theme/tokens/touch';
import { NoticePlacesContext } from './noticePlaces';

/** Where notices go while what holds it is open: read out from inside it, and on phones, where it stands between content and actions, taking room of the content instead of covering anything. */
export interface NoticePlaceProps {
  isOpen: boolean;
  /** Stands in a column beside what scrolls, so that on phones notices stand in it. */
  hasRoom?: boolean;
  /** Stands in a bar that sticks to the bottom of a phone: there notices stand on its upper edge, and none of its buttons moves. */
  isOnBar?: boolean;
  /** News would cover what is being filled in: they wait until it is closed, except on phones that have room for them. */
  keepsNews?: boolean;
}

/** The place of notices in a dialog, drawer or panel. */
export function NoticePlace({ isOpen, hasRoom = false, isOnBar = false, keepsNews = false }: NoticePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery(phones);
  useOffer(place, isOpen && (isPhone || !isOnBar), keepsNews && !(isPhone && hasRoom));
  useFieldInView(place, hasRoom);
  return <Box ref={place} sx={isOnBar ? onBar : hasRoom ? roomy : undefined} />;
}

const roomy = {
  flex: 'none',
  [onPhones]: {
    '& > [role=region]': { position: 'static' },
    '& .MuiPaper-root': {
      border: 0,
      borderTop: 1,
      borderColor: 'line.main',
      borderRadius: 0,
      boxShadow: 'none',
      bgcolor: 'surface.raised',
    },
  },
} as const;

const onBar = {
  position: 'absolute',
  bottom: '100%',
  left: 0,
  right: 0,
  [onPhones]: { '& > [role=region]': { position: 'static', p: 1 } },
} as const;

/** Offers the place while it is open. */
function useOffer(place: RefObject<HTMLElement | null>, isOpen: boolean, keepsNews: boolean) {
  const setPlaces = useContext(NoticePlacesContext);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !isOpen) return undefined;
    setPlaces?.((places) => [...places, { element, keepsNews }]);
    return () => setPlaces?.((places) => places.filter((other) => other.element !== element));
  }, [place, isOpen, keepsNews, setPlaces]);
}

/** What is typed into stays in view when a notice takes its room. */
function useFieldInView(place: RefObject<HTMLElement | null>, hasRoom: boolean) {
  useEffect(() => {
    const room = place.current;
    if (!room || !hasRoom) return undefined;
    const observer = new ResizeObserver(() => {
      const field = document.activeElement;
      if (!field || room.contains(field)) return;
      const [taken, typed] = [room.getBoundingClientRect(), field.getBoundingClientRect()];
      if (typed.bottom > taken.top && typed.top < taken.bottom) field.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(room);
    return () => observer.disconnect();
  }, [place, hasRoom]);
}
