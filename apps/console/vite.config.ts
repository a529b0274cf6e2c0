import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundleGroups } from './build/bundleGroups.ts';
import { compressAssets } from './build/compressAssets.ts';
import { fontLicences } from './build/fontLicences.ts';
import { preloadSignIn } from './build/preloadSignIn.ts';
import { leanContract } from './build/leanContract.ts';
import { leanGrid } from './build/leanGrid.ts';
import { leanModules } from './build/leanModules.ts';
import { readyWords } from './build/readyWords.ts';
import { withoutWoff2 } from './build/withoutWoff2.ts';

const api = process.env.API_URL ?? 'http://127.0.0.1:5080';

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
    leanModules(),
    preloadSignIn(),
    fontLicences(),
    compressAssets(),
    readyWords(),
  ],
  // The console brings what its libraries only ask for.
  resolve: { dedupe: ['react', 'react-dom', '@emotion/cache', '@emotion/react', '@emotion/styled', '@mui/material'] },
  build: {
    target: 'es2023',
    manifest: true,
    // Names and licences of everything that is bundled, beside the page.
    license: { fileName: 'third-party-notices.md' },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // Each chunk names those that it loads: a letter less a name is a quarter of a kilobyte of the first load.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: bundleGroups },
        // zod probes `new Function` when its module runs, which the page's Trusted Types policy reports.
        banner: ({ moduleIds }) => (moduleIds.some((id) => id.includes('/zod/')) ? 'globalThis.__zod_globalConfig={jitless:true};' : ''),
      },
    },
  },
  // A worker loads only the half it needs: what makes PDFs, or what paints them.
  worker: { format: 'es', plugins: () => [withoutWoff2()] },
  server: { proxy: { '/api': { target: api, ws: true } } },
});
