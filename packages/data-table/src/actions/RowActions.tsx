import { useStrings } from '@backlot/i18n/react';
import { lazy, Suspense } from 'react';
import { strings } from '../strings';
import { Reasoned } from './Reasoned';
import type { RowAction } from './RowAction';
import { useAnchor } from '../useAnchor';

const load = () => import('./RowMenu').then((module) => ({ default: module.RowMenu }));
const RowMenu = lazy(load);

/** The first actions as buttons, the rest behind a menu. Plain buttons with static classes: there are three in every row. */
export function RowActions({ name, actions, inline }: { name: string; actions: readonly RowAction[]; inline: number }) {
  const rest = actions.slice(inline);
  return (
    <span className="BlTable-actions">
      {actions.slice(0, inline).map((action) => (
        <ActionButton key={action.key} action={action} />
      ))}
      {rest.length > 0 && <MoreActions name={name} actions={rest} />}
    </span>
  );
}

/** What is not possible keeps its place in the order of the keyboard, described by its reason. */
function ActionButton({ action: { label, isDanger, whyNot, onRun } }: { action: RowAction }) {
  const button = (
    <button
      type="button"
      className="BlTable-action"
      data-danger={isDanger || undefined}
      {...(whyNot ? { 'aria-disabled': true } : { onClick: onRun })}
    >
      {label}
    </button>
  );
  return whyNot ? <Reasoned title={whyNot}>{button}</Reasoned> : button;
}

function MoreActions({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const t = useStrings(strings);
  const { anchor, wasOpened, open, close } = useAnchor();
  return (
    <>
      <button
        type="button"
        className="BlTable-action BlTable-more"
        aria-label={t('moreOf', { name })}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onPointerEnter={load}
        onClick={open}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden>
          <path d="M6 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4m12 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4m-6 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4" />
        </svg>
      </button>
      {wasOpened && (
        <Suspense>
          <RowMenu actions={actions} anchor={anchor} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
