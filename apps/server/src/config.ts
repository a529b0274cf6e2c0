import { resolve } from 'node:path';
import * as z from 'zod';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const count = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/** Every setting of the server, by the name of its environment variable. */
const settings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: count(0, 65_535).default(5080),
  /** `demo` shows seeded data and accounts; `production` has neither. Production when a database address is given. */
  MODE: z.enum(['demo', 'production']).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  /** Folder of the embedded database and of local files. */
  DATA_DIR: z.string().default('.data'),
  POOL_SIZE: count(2, 100).default(15),
  STATEMENT_TIMEOUT_MS: count(100, 600_000).default(5000),
  /** Comments are kept so long, in whole months; how many there were of each day, and their words, stay counted. */
  COMMENT_KEEP_MONTHS: count(14, 240).default(24),
  DEMO_PASSWORD: z.string().min(8).max(128).default('Backlot-demo-1'),
  DEMO_SIZE: z.enum(['small', 'full']).default('full'),
  ADMIN_ACCOUNT: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9._-]{4,31}$/)
    .optional(),
  ADMIN_PASSWORD: z.string().max(128).optional(),
  /** Sessions unused for this long end, in minutes; 0 keeps them for their 7 days. */
  SESSION_IDLE_MINUTES: count(0, 10_080).default(0),
  /** Whether signing in ends the other sessions of the same person. */
  SINGLE_LOGIN: flag.default(false),
  /** Whether signing in asks for a captcha. Off in demo mode, on in production, unless said. */
  CAPTCHA_OPEN: flag.optional(),
  /** Captcha points travel as plain JSON, so that a test can answer. Never in production. */
  CAPTCHA_PLAIN: flag.default(false),
  /** Https origins that may be shown in the embedded page. */
  EMBED_ORIGINS: list.pipe(z.array(z.string().regex(/^https:\/\/[\w.-]+(:\d+)?$/))).default([]),
  /** Other origins from which the console is served. */
  ALLOWED_ORIGINS: list.pipe(z.array(z.string().regex(/^https?:\/\/[\w.-]+(:\d+)?$/))).default([]),
  /** Addresses of the proxies in front, so that the caller's address is read from their headers. */
  TRUST_PROXY: list.default([]),
  PUBLIC_URL: z.url().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//)
    .optional(),
  SMTP_FROM: z.string().default('Backlot <no-reply@localhost>'),
  /** Web hook that delivers text messages: receives `{ to, text, id }` as JSON; the id names the message. */
  SMS_URL: z.url().optional(),
  SMS_TOKEN: z.string().optional(),
  /** How long a sign-in code works. */
  SMS_CODE_MINUTES: count(1, 30).default(5),
  /** Shared with the provider of payments: signs what it reports of them. Without it nothing is taken from a provider. */
  PAYMENT_CALLBACK_SECRET: z.string().min(32).max(512).optional(),
  /** Origin of an OnlyOffice document server, which edits office files in the browser; PUBLIC_URL is where it finds this server. */
  ONLYOFFICE_URL: z
    .string()
    .regex(/^https?:\/\/[\w.-]+(:\d+)?$/)
    .optional(),
  /** The secret that the document server signs and checks its tokens with. */
  ONLYOFFICE_SECRET: z.string().min(32).max(512).optional(),
  /** Client ids and secrets at the services that people may sign in through; a service is on when it has both. PUBLIC_URL is where it sends them back. */
  OAUTH_GITHUB_ID: z.string().max(200).optional(),
  OAUTH_GITHUB_SECRET: z.string().max(200).optional(),
  OAUTH_GITEE_ID: z.string().max(200).optional(),
  OAUTH_GITEE_SECRET: z.string().max(200).optional(),
  /** Where a simulator answers in the place of those services. Never in production. */
  OAUTH_URL: z.url().optional(),
  FILES_DIR: z.string().optional(),
  FILES_S3_BUCKET: z.string().optional(),
  FILES_S3_ENDPOINT: z.url().optional(),
  FILES_S3_REGION: z.string().default('us-east-1'),
  FILES_S3_KEY: z.string().optional(),
  FILES_S3_SECRET: z.string().optional(),
  /** Files one person may keep, and their bytes together. */
  FILES_MAX_COUNT: count(1, 1_000_000).default(10_000),
  FILES_MAX_BYTES: count(1, Number.MAX_SAFE_INTEGER).default(5 * 1024 ** 3),
  /** Bytes of videos that one person may keep. */
  VIDEOS_MAX_BYTES: count(1, Number.MAX_SAFE_INTEGER).default(200 * 1024 ** 3),
  /** Seals contacts and identity numbers in the database. Losing it loses them. */
  DATA_KEY: z.string().min(32).max(512).optional(),
  /** Bearer of /metrics for callers that are not on this machine. */
  METRICS_TOKEN: z.string().optional(),
  /** Open websockets of one person, and from one address. */
  SOCKETS_PER_USER: count(1, 100_000).default(10),
  SOCKETS_PER_ADDRESS: count(1, 100_000).default(500),
  /** Where a simulator answers in the place of the channels. Never in production. */
  CHANNELS_URL: z.url().optional(),
  /** Whether the Research API of TikTok may be used: its terms allow research that is not commercial. */
  TIKTOK_RESEARCH: flag.default(false),
  /** How long a server that stops still takes requests: longer than its proxy needs to see that /readyz says no. */
  DRAIN_MS: count(0, 60_000).default(500),
  /** What this instance is for: a `worker` only collects, a `server` collects nothing. */
  ROLE: z.enum(['all', 'server', 'worker']).default('all'),
  /** Collections that this instance works on at once. */
  WORKERS: count(0, 32).default(2),
  /** Whether this instance runs jobs. */
  JOBS: flag.default(true),
  /** Requests a minute for one token, and for one address without a token. */
  RATE_PER_TOKEN: count(1, 10_000_000).default(1200),
  RATE_PER_ADDRESS: count(1, 10_000_000).default(600),
  /** Lateness of the event loop in milliseconds above which calls are answered 503; 0 answers all. 200 in production, 0 in demo mode, unless said. */
  SHED_ABOVE_MS: count(0, 60_000).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional(),
  /** Folder of the built console. */
  CONSOLE_DIR: z.string().optional(),
});

/** How each setting is read, by its name. */
export const settingShapes = settings.shape;

type Settings = z.infer<typeof settings>;

/** The settings as the server uses them. */
export interface Config extends Settings {
  mode: 'demo' | 'production';
  captchaOpen: boolean;
  shedAboveMs: number;
  logLevel: NonNullable<Settings['LOG_LEVEL']>;
  dataDir: string;
  filesDir: string;
  /** The embedded database without a folder; tests only. */
  inMemory: boolean;
}

/** Reads the settings from the environment; throws one readable text that names everything that is wrong. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = settings.safeParse(withoutEmpty(env));
  if (!parsed.success) throw new Error(`The settings are not right:\n${z.prettifyError(parsed.error)}`);
  const values = parsed.data;
  const mode = values.MODE ?? (values.DATABASE_URL ? 'production' : 'demo');
  const problems = [...officeProblems(values), ...oauthProblems(values), ...(mode === 'production' ? productionProblems(values) : [])];
  if (problems.length > 0)
    throw new Error(
      `The settings are not ${mode === 'production' ? 'safe for production' : 'right'}:\n${problems.map((text) => `- ${text}`).join('\n')}`,
    );
  // Package scripts run in the package's folder; the data belongs to where the command was typed.
  const dataDir = resolve(env['INIT_CWD'] ?? '', values.DATA_DIR);
  return {
    ...values,
    mode,
    shedAboveMs: values.SHED_ABOVE_MS ?? (mode === 'production' ? 200 : 0),
    captchaOpen: values.CAPTCHA_OPEN ?? mode === 'production',
    logLevel: values.LOG_LEVEL ?? (mode === 'production' ? 'info' : 'warn'),
    dataDir,
    filesDir: values.FILES_DIR ? resolve(values.FILES_DIR) : resolve(dataDir, 'files'),
    inMemory: false,
  };
}

const withoutEmpty = (env: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));

function officeProblems({ ONLYOFFICE_URL, ONLYOFFICE_SECRET, PUBLIC_URL }: Settings): string[] {
  if (ONLYOFFICE_URL === undefined) return [];
  return [
    ...(ONLYOFFICE_SECRET === undefined ? ['ONLYOFFICE_URL needs ONLYOFFICE_SECRET: the document server and this one sign with it.'] : []),
    ...(PUBLIC_URL === undefined ? ['ONLYOFFICE_URL needs PUBLIC_URL: where the document server reads and saves files.'] : []),
  ];
}

function oauthProblems(values: Settings): string[] {
  const given = (['GITHUB', 'GITEE'] as const).filter((name) => values[`OAUTH_${name}_ID`] ?? values[`OAUTH_${name}_SECRET`]);
  return [
    ...given
      .filter((name) => !values[`OAUTH_${name}_ID`] || !values[`OAUTH_${name}_SECRET`])
      .map((name) => `OAUTH_${name}_ID and OAUTH_${name}_SECRET go together.`),
    ...(given.length > 0 && values.PUBLIC_URL === undefined
      ? ['Signing in through a service needs PUBLIC_URL: where it sends people back.']
      : []),
  ];
}

function productionProblems(values: Settings): string[] {
  const problems: string[] = [];
  if (values.CAPTCHA_PLAIN) problems.push('CAPTCHA_PLAIN is for tests only.');
  if (values.OAUTH_URL !== undefined) problems.push('OAUTH_URL is for tests only.');
  if (values.CHANNELS_URL !== undefined) problems.push('CHANNELS_URL is for the demo and for tests only.');
  if (values.ADMIN_PASSWORD !== undefined && isWeak(values.ADMIN_PASSWORD)) {
    problems.push('ADMIN_PASSWORD must have at least 12 characters of three kinds and must not be a demo or default password.');
  }
  if (values.DATA_KEY === undefined)
    problems.push('DATA_KEY must be set: at least 32 random characters, the same on every server and in every backup of the settings.');
  if (values.METRICS_TOKEN !== undefined && values.METRICS_TOKEN.length < 16)
    problems.push('METRICS_TOKEN must have at least 16 characters.');
  if (values.ONLYOFFICE_URL !== undefined && !values.ONLYOFFICE_URL.startsWith('https://'))
    problems.push('ONLYOFFICE_URL must be an https address.');
  if (values.SMS_URL !== undefined && !values.SMS_URL.startsWith('https://')) problems.push('SMS_URL must be an https address.');
  return problems;
}

function isWeak(password: string): boolean {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  return password.length < 12 || kinds < 3 || /backlot|demo|passw|admin|change.?me|123456/i.test(password);
}
