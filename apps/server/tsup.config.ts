import { defineConfig } from 'tsup';

/** Plain code of many small files, which every start would look for one by one: seconds of it. What reads files beside itself stays outside. */
const bundled = [
  /^(drizzle-orm|zod|libphonenumber-js|write-excel-file|jose|nodemailer|prom-client|pg-boss|cron-parser|systeminformation)(\/|$)/,
  /^(sanitize-html|htmlparser2|postcss|csv-parse|csv-stringify|file-type|ws|flydrive|fflate|oauth4webapi|@opentelemetry\/api)(\/|$)/,
  /^@zxcvbn-ts\//,
];

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
  noExternal: [/^@backlot\//, ...bundled],
  banner: { js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);" },
});
