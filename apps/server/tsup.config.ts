import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    prepare: 'src/prepare.ts',
    verifyAudit: 'src/verifyAudit.ts',
    backup: 'src/backup.ts',
    restore: 'src/restore.ts',
    printThread: 'src/modules/base/pdf/printThread.ts',
    readThread: 'src/files/reading/readThread.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node24',
  clean: true,
  splitting: true,
  // Drizzle is bundled because Node reads its huge package.json once per module: half a second of every start.
  noExternal: [/^@backlot\//, /^drizzle-orm/],
});
