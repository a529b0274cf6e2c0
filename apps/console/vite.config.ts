import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compressAssets.ts';
import { preloadSignIn } from './build/preloadSignIn.ts';
import { leanContract } from './build/leanContract.ts';
import { leanGrid } from './build/leanGrid.ts';
import { readyWords } from './build/readyWords.ts';
import { withoutWoff2 } from './build/withoutWoff2.ts';

const api = process.env.API_URL ?? 'http://127.0.0.1:5080';

const everyPage = new RegExp(
  `/node_modules/(?:${[
    'react|react-dom|scheduler|clsx|ky|stylis',
    '@tanstack/(?:react-router|router-core|history|react-store|store)',
    '@emotion/[\\w-]+',
    '@mui/(?:system(?!/Stack)|utils(?!/(?:useRovingTabIndex|useLazyRef|useControlled|usePreviousProps|useForcedRerendering|useValueAsRef|getValidReactChildren|getScrollbarSize|fastObjectShallowCompare|visuallyHidden|debounce|isMuiElement)/)|styled-engine|private-theming)',
    '@mui/material/(?:Button|ButtonBase|IconButton|CircularProgress|SvgIcon|Typography|Paper|Box|GlobalStyles|styles|colors|utils|useMediaQuery|node|className|version)',
    '@lingui/core',
  ].join('|')})/|/ui-kit/src/notices/noticePlaces\\.ts`,
);

/** What every page behind the sign-in needs beyond that. */
const everyScreen =
  /\/node_modules\/@tanstack\/(?:react-query|query-core)\/|\/node_modules\/@mui\/material\/(?:Menu|MenuItem|MenuList|Popover|Modal|Backdrop|Fade|Grow|Portal|Unstable_TrapFocus|List|Divider|ListItemIcon)\/|\/node_modules\/date-fns\/(?:_lib\/addLeadingZeros|isValid|isDate)\b/;

/** Small parts that forms share. */
const everyField =
  /\/node_modules\/@mui\/material\/(?:OutlinedInput|InputBase|TextareaAutosize|NotchedOutline|FormControl|InputAdornment)\//;

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    leanContract(),
    leanGrid(),
    preloadSignIn(),
    compressAssets(),
    readyWords(),
  ],
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // What every page needs, in one file: it compresses better than thirty and changes with the dependencies only.
        codeSplitting: {
          groups: [
            { name: 'base', test: everyPage, priority: 2 },
            { name: 'frame', test: everyScreen, priority: 1 },
            { name: 'field', test: everyField },
          ],
        },
        // zod probes `new Function` when its module runs, which the page's Trusted Types policy reports.
        banner: ({ moduleIds }) => (moduleIds.some((id) => id.includes('/zod/')) ? 'globalThis.__zod_globalConfig={jitless:true};' : ''),
      },
    },
  },
  // A worker loads only the half it needs: what makes PDFs, or what paints them.
  worker: { format: 'es', plugins: () => [withoutWoff2()] },
  server: { proxy: { '/api': { target: api, ws: true } } },
});
