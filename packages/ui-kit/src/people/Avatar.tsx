import { useState } from 'react';
import { initialsOf } from './initialsOf';

/** A person or creator as a circle. */
export interface AvatarProps {
  name: string;
  /** Picture; while it loads or when it fails the initials show. */
  src?: string;
  /** Diameter in px. */
  size?: number;
  /** Set when the name does not stand beside it; otherwise the avatar is silent for screen readers. */
  labelled?: boolean;
}

/** Picture or initials on a tint that stays the same for a name. Static classes, so a table may hold hundreds. */
export function Avatar({ name, src, size = 32, labelled = false }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const hasPicture = src !== undefined && src !== '' && src !== failedSrc;
  return (
    <span
      className="BlAvatar"
      data-tint={tintOf(name)}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.38) }}
      {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {hasPicture ? (
        <img src={src} alt="" loading="lazy" decoding="async" width={size} height={size} onError={() => setFailedSrc(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}

const tintOf = (name: string): number => {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return sum % 6;
};
