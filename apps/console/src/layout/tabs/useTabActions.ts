import { useStrings } from '@backlot/i18n/react';
import { useConfirm, useNotice } from '@backlot/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import type { ClosedTabs } from '../../shell/tabs/closeTabs';
import type { Tab } from '../../shell/tabs/Tab';
import { useWorkspace } from '../../shell/tabs/WorkspaceContext';
import { tabStrings } from './strings';
import { useOpenTab } from './useOpenTab';
import { useTabLabels } from './useTabLabels';

/** Closing and moving tabs: asks before something typed is lost, says why nothing was closed, tells screen readers about moves. */
export function useTabActions() {
  const t = useStrings(tabStrings);
  const { tabs, drafts } = useWorkspace();
  const { shownTab } = useConsole();
  const open = useOpenTab();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const notify = useNotice();
  const labelOf = useTabLabels();
  const [spoken, setSpoken] = useState('');

  const close = async (key: string, closed: ClosedTabs) => {
    const outcome = tabs.judge(key, closed, open.key);
    if ('refused' in outcome) {
      notify.warn(t(outcome.refused), { key: 'tabs' });
      return;
    }
    const typed = outcome.closed.filter((tab) => drafts.scopes().includes(tab.key));
    const [first] = typed;
    if (first) {
      const title = t('loseTitle', { count: typed.length, name: labelOf(first) });
      if (!(await confirm({ title, children: t('loseHint'), confirmLabel: t('one'), danger: true }))) return;
    }
    const keys = outcome.closed.map((tab) => tab.key);
    drafts.drop(keys);
    // The open tab goes after its successor has come, so that nothing flickers.
    if (keys.includes(open.key) && outcome.next) await navigate({ href: outcome.next.href });
    tabs.remove(keys);
  };
  const move = (key: string, to: number) => {
    tabs.move(key, to);
    const place = tabs.get().findIndex((tab) => tab.key === key);
    const moved = tabs.get()[place];
    if (moved) setSpoken(t('moved', { name: labelOf(moved), place: place + 1, count: tabs.get().length }));
  };
  const show = async ({ key, href }: Tab) => {
    await shownTab.bring(key);
    await navigate({ href });
  };
  return { open: show, close, move, spoken };
}
