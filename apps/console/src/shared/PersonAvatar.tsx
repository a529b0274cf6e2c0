import { useFileUrl } from './files/useFileUrl';
import { initialsOf } from './initialsOf';
import css from './PersonAvatar.module.css';

/** A person's picture through the file preview, or the initials (spec section 3). */
export function PersonAvatar({ name, fileId }: { name: string; fileId: string | null }) {
  const { url } = useFileUrl(fileId);
  return (
    <span className={`BlAvatar ${css.avatar}`} aria-hidden="true">
      {url ? <img src={url} alt="" /> : initialsOf(name)}
    </span>
  );
}
