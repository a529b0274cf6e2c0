import type { RenderHost } from '../renderHost';
import { useShownUrl } from './useShownUrl';

interface StoredPictureProps {
  readonly url: string;
  readonly alt: string;
  readonly host: Pick<RenderHost, 'showFile'>;
  /** Stands in where the picture cannot be shown. */
  readonly instead?: string;
}

/** An uploaded picture. */
export function StoredPicture({ url, alt, host, instead }: StoredPictureProps) {
  const shown = useShownUrl(url, host);
  if (shown) return <img src={shown} alt={alt} loading="lazy" />;
  return instead === undefined ? null : <p>{instead}</p>;
}
