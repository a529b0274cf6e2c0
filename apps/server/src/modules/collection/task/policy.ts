import { taskSwitchLife } from '@backlot/contract';
import { type Actor, actionsOf } from '../../../http/requests/actor';
import type { extractionTasks } from '../../../tables/collection/task';
import { allowedEvents, policyFor } from '../../base/transition';

export type Task = typeof extractionTasks.$inferSelect;

const isOpen = () => 'taskOpen' as const;

/** Who may cause an event of a task; those who see tasks see all of them (domain/life-cycles 3.10). */
export const taskPolicy = policyFor<Task, Actor>()({
  machine: taskSwitchLife,
  codeOf: ({ taskSwitch }) => taskSwitch,
  rules: {
    edit: { permission: 'task.edit', wrong: isOpen },
    delete: { permission: 'task.delete', wrong: isOpen },
    enable: { permission: 'task.enable' },
    disable: { permission: 'task.disable' },
    runNow: { permission: 'task.runNow' },
  },
});

/** What this person may do with a task now. */
export function canOf(task: Task, actor: Actor): string[] {
  const allowed: readonly string[] = allowedEvents(taskPolicy, task, actor);
  return actionsOf(actor.caller, 'task').filter((action) => !Object.hasOwn(taskSwitchLife.events, action) || allowed.includes(action));
}
