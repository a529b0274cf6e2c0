import { useFormat } from '@backlot/i18n/react';

/** How many rows a view shows; null keeps the place while it is being counted. */
export function ViewCount({ count }: { count: number | null | undefined }) {
  const format = useFormat();
  if (count === undefined) return null;
  return (
    <span className="BlTable-viewCount" aria-hidden>
      {count !== null && format.number(count)}
    </span>
  );
}
