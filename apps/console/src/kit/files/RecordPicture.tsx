import type { PictureKind } from '@backlot/contract';
import { useRef } from 'react';
import { initialsOf } from '../initialsOf';
import css from './RecordPicture.module.css';
import { usePicture } from './usePicture';

interface RecordPictureProps {
  kind: PictureKind;
  id: string;
  name: string;
  /** Width in px, a video's cover is taller; `fill` takes all of the place around it. */
  size?: number | 'fill';
}

/** The picture of a creator, a product or a video, or initials in its place: the place is there before the picture comes. */
export function RecordPicture({ kind, id, name, size = 32 }: RecordPictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const src = usePicture(kind, id, place);
  return (
    <span
      ref={place}
      className={`BlAvatar ${css[kind] ?? ''}`}
      style={
        size === 'fill'
          ? filling
          : { width: size, height: kind === 'work' ? Math.round((size * 16) / 9) : size, fontSize: Math.round(size * 0.38) }
      }
      aria-hidden="true"
    >
      {src ? <img src={src} alt="" decoding="async" /> : kind === 'work' ? '▶' : initialsOf(name)}
    </span>
  );
}

const filling = { position: 'absolute', inset: 0, borderRadius: 0, fontSize: 40 } as const;
