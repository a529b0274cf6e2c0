import { useFileUrl } from './files/useFileUrl';
import { initialsOf } from './initialsOf';
import css from './PersonAvatar.module.css';

/** A person's picture through the file preview, or the initials (spec section 3). Only a picture is asked for and watched. */
export const PersonAvatar = ({ name, fileId }: { name: string; fileId: string | null }) => (
  <span className={`BlAvatar ${css.avatar}`} aria-hidden="true">
    {fileId ? <Picture name={name} fileId={fileId} /> : initialsOf(name)}
  </span>
);

function Picture({ name, fileId }: { name: string; fileId: string }) {
  const { url } = useFileUrl(fileId, 256);
  return url ? <img src={url} alt="" /> : initialsOf(name);
}
