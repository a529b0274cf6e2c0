import { Link } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, useContext, useSyncExternalStore } from 'react';
import { parsePlainSearch } from './plainSearch';
import { WorkspaceContext } from './WorkspaceContext';

/** A link to a page as it was left in this session, with its filters, sort and page. */
export function ReturnLink({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  const tabs = useContext(WorkspaceContext)?.tabs;
  const query = useSyncExternalStore(tabs?.subscribe ?? never, () => tabs?.leftWith(to) ?? '');
  return <Link {...rest} to={to} search={parsePlainSearch(query) as never} activeOptions={{ exact: true, includeSearch: false }} />;
}

const never = () => () => undefined;
