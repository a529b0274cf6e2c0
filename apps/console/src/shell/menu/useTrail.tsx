import { nameOf } from '@backlot/i18n';
import { useLocale } from '@backlot/i18n/react';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApps } from '../apps/useApps';
import { ReturnLink } from '../tabs/ReturnLink';
import { firstScreenOf } from './firstScreenOf';
import { menuName } from './menuName';
import { screenAt } from './screenAt';
import css from './Trail.module.css';

/** The way to the screen that is open, for the breadcrumbs of its `PageFrame`: application, groups, screen. */
export function useTrail(): ReactNode[] {
  const locale = useLocale();
  const { trees } = useApps();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const found = screenAt(trees, path);
  if (!found) return [];
  const { app: active, tree, target } = found;
  const home = firstScreenOf(tree);
  const parents = target.trail.slice(0, -1);
  return [
    home && (
      <ReturnLink key={active.code} to={home} className={css.link}>
        {nameOf(active, locale)}
      </ReturnLink>
    ),
    ...parents.map(({ node }) => <span key={node.id}>{nameOf(menuName(node), locale)}</span>),
    <span key={target.item.node.id} aria-current="page">
      {nameOf(menuName(target.item.node), locale)}
    </span>,
  ].filter(Boolean);
}
