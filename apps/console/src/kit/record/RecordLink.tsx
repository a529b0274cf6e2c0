import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { stringifyPlainSearch } from '../../shell/tabs/plainSearch';
import css from './RecordLink.module.css';

/** How long a pointer stays before the page behind a link is got ready, in milliseconds. */
const hoverMs = 50;

interface RecordLinkProps {
  path: string;
  id: string;
  /** A class of its own, where a whole entry is the link. */
  look?: string | undefined;
  children: ReactNode;
}

/**
 * A link to the page of a record: `<RecordLink path="/goodsDetail" id={row.id}>`. The router's own link watches the address
 * to know whether it is the open one; in a list that is work for every row of every page, and none of them ever is.
 */
export function RecordLink({ path, id, look = css.link, children }: RecordLinkProps) {
  const router = useRouter();
  const search = { id };
  const place = { to: path, search: search as never };
  const prepare = () => void router.preloadRoute(place).catch(() => undefined);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    leave();
    void router.navigate(place);
  };
  return (
    <a
      href={router.history.createHref(`${path}${stringifyPlainSearch(search)}`)}
      className={look}
      onClick={follow}
      onFocus={prepare}
      onTouchStart={prepare}
      onMouseEnter={() => enter(prepare)}
      onMouseLeave={leave}
    >
      {children}
    </a>
  );
}

/** A person has one pointer, so it stays on one link at a time. */
let hover: ReturnType<typeof setTimeout> | undefined;

const leave = () => clearTimeout(hover);

function enter(prepare: () => void) {
  leave();
  hover = setTimeout(prepare, hoverMs);
}
