import { can, type PermissionUser } from '@backlot/permissions';
import { createMongoAbility } from '@casl/ability';
import type { BenchResult } from './BenchResult';
import { compare, type Round } from './compare';
import { measureInPage } from './measureInPage';
import { timeEach } from './timeEach';

/** B18: checks against 1,800 grants beside CASL. B19: 1,000 guarded buttons after a change of role beside `@casl/react`. */
export async function run(): Promise<BenchResult[]> {
  const buttons = await measureInPage<Round[]>('permissionsPage.tsx');
  return [
    compare({ id: 'B18', name: 'check among 1,800 grants beside CASL', rounds: checkRounds(), unit: 'ns', bar: '≤ 0.5' }),
    compare({
      id: 'B19',
      name: '1,000 guarded buttons follow a change of role beside @casl/react',
      rounds: buttons,
      unit: 'ms',
      bar: '≤ 0.8',
    }),
  ];
}

const codes = Array.from({ length: 200 }, (_, at) => `menu${at}`);
const actions = ['add', 'delete', 'edit', 'query', 'get', 'enable', 'disable', 'import', 'export'];
const callsPerRound = 1_000_000;

function checkRounds(): Round[] {
  const user: PermissionUser = {
    adminType: '2',
    roles: [{ permissions: codes.map((permissionId) => ({ permissionId, actionList: [...actions] })) }],
    permissions: [],
  };
  const ability = createMongoAbility(codes.flatMap((subject) => actions.map((action) => ({ action, subject }))));
  const asked = questions();
  const ours = () => count((at) => can(user, (asked[at] as Question).permission as 'console.query'));
  const peer = () => count((at) => ability.can((asked[at] as Question).action, (asked[at] as Question).code));
  if (ours() !== peer()) throw new Error('Both sides must give the same answers.');
  return Array.from({ length: 9 }, (): Round => [timeEach(callsPerRound, ours), timeEach(callsPerRound, peer)]);
}

interface Question {
  code: string;
  action: string;
  permission: string;
}

/** Every grant and as many refusals, scattered, in strings of their own as a source file would hold them. */
function questions(): Question[] {
  const all = codes.flatMap((code) =>
    [...actions, ...actions.map((action) => `${action}All`)].map((action) => ({ code, action, permission: `${code}.${action}` })),
  );
  const scattered = all.map((_, at) => all[(at * 1009) % all.length] as Question);
  return JSON.parse(JSON.stringify(scattered)) as Question[];
}

function count(holds: (at: number) => boolean): number {
  let held = 0;
  const kinds = codes.length * actions.length * 2;
  for (let call = 0, at = 0; call < callsPerRound; call += 1) {
    if (holds(at)) held += 1;
    at = at + 1 === kinds ? 0 : at + 1;
  }
  return held;
}
