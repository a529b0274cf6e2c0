import { Can, PermissionsProvider } from '@backlot/permissions/react';
import type { PermissionUser } from '@backlot/permissions';
import { createMongoAbility } from '@casl/ability';
import { AbilityProvider, Can as PeerCan } from '@casl/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { median, type Round } from './compare';

const buttons = Array.from({ length: 1000 }, (_, at) => ({
  code: `menu${at % 100}`,
  action: `action${Math.floor(at / 100)}`,
  label: `Button ${at}`,
}));

/** Role 0 holds the first half of the actions of every menu, role 1 the other half: each button changes. */
const holds = (role: number, action: string) => Number(action.slice(6)) < 5 === (role === 0);
const grants = [0, 1].map((role) => buttons.filter(({ action }) => holds(role, action)));

interface Side {
  setRole(role: number): void;
  container: HTMLElement;
}

function ours(): Side {
  const users = grants.map((held): PermissionUser => ({
    adminType: '2',
    roles: [{ permissions: held.map(({ code, action }) => ({ permissionId: code, actionList: [action] })) }],
    permissions: [],
  }));
  const { container, root } = mount();
  const list = buttons.map(({ code, action, label }) => (
    <Can key={label} do={`${code}.${action}` as 'console.query'}>
      <button type="button">{label}</button>
    </Can>
  ));
  return {
    container,
    setRole: (role) =>
      flushSync(() => root.render(<PermissionsProvider user={{ ...(users[role] as PermissionUser) }}>{list}</PermissionsProvider>)),
  };
}

function peer(): Side {
  const rules = grants.map((held) => held.map(({ code, action }) => ({ action, subject: code })));
  const ability = createMongoAbility(rules[0]);
  const { container, root } = mount();
  const list = buttons.map(({ code, action, label }) => (
    <PeerCan key={label} I={action} a={code}>
      <button type="button">{label}</button>
    </PeerCan>
  ));
  flushSync(() => root.render(<AbilityProvider value={ability}>{list}</AbilityProvider>));
  return { container, setRole: (role) => flushSync(() => void ability.update([...(rules[role] ?? [])])) };
}

function mount() {
  const container = document.createElement('main');
  document.body.append(container);
  return { container, root: createRoot(container) };
}

/** Milliseconds from the new role to every button put in or taken out. Layout follows: it is the browser's, and the same on both sides. */
function timeChange({ setRole, container }: Side, role: number): number {
  const start = performance.now();
  setRole(role);
  const took = performance.now() - start;
  container.getBoundingClientRect();
  const shown = Array.from(container.querySelectorAll('button'), (button) => button.textContent);
  const wanted = grants[role]?.map(({ label }) => label);
  if (shown.join() !== wanted?.join()) throw new Error('The buttons do not match the role.');
  return took;
}

/** Nine interleaved rounds of 20 changes each, after a warm-up; the sides take turns at going first, each on a fresh task. */
export async function measure(): Promise<Round[]> {
  const [one, other] = [ours(), peer()];
  const rounds: Round[] = [];
  for (let round = -3; round < 9; round += 1) {
    const mine: number[] = [];
    const theirs: number[] = [];
    for (let change = 0; change < 20; change += 1) {
      const turns = [() => mine.push(timeChange(one, change % 2)), () => theirs.push(timeChange(other, change % 2))];
      for (const turn of (change >> 1) % 2 === 0 ? turns : turns.toReversed()) {
        await nextTask();
        turn();
      }
    }
    if (round >= 0) rounds.push([median(mine), median(theirs)]);
  }
  return rounds;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
