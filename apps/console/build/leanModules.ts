import type { Plugin } from 'vite';

/** Modules that do nothing here, by the end of their path, and what stands in their place. */
const replaced: Readonly<Record<string, string>> = {
  // The theme turns ripples off.
  '/@mui/material/ButtonBase/TouchRipple.mjs': 'export default function TouchRipple() { return null; }',
  // emotion takes it for `withTheme`, which nobody calls.
  '/hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': 'export default (target) => target;',
};

/** Leaves out of the libraries what the console never comes to. A module that is no longer there ends the build, so that this list is looked at again. */
export function leanModules(): Plugin {
  const done = new Set<string>();
  return {
    name: 'backlot-lean-modules',
    apply: 'build',
    load: {
      order: 'pre',
      filter: { id: /\/(?:TouchRipple\.mjs|hoist-non-react-statics\.cjs\.js)$/ },
      handler(id) {
        const found = Object.keys(replaced).find((end) => id.endsWith(end));
        if (!found) return null;
        done.add(found);
        return replaced[found] as string;
      },
    },
    buildEnd(error) {
      const missed = Object.keys(replaced).filter((end) => !done.has(end));
      if (!error && missed.length) this.error(`The build has no ${missed.join(', ')} any more. Look at apps/console/build/leanModules.ts.`);
    },
  };
}
