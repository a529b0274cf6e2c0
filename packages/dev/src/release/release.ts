import { publishable } from '../pack/publishable.ts';
import { root, run } from '../process/run.ts';
import { publishPackages } from './publishPackages.ts';

const built = await run('turbo', ['run', 'build', ...publishable().map(({ name }) => `--filter=${name}`)], { show: true });
if (built.code !== 0) throw new Error('The packages do not build; nothing was released.');
console.log(await publishPackages(root));
console.log('Push the commit and its tags: git push --follow-tags');
console.log('Then hold what comes to what was released, and commit it: pnpm --filter @backlot/contract released');
