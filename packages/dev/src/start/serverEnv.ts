/** What the server is started with: in a demo it logs what went wrong and nothing else. */
export const serverEnv = (): NodeJS.ProcessEnv =>
  !process.env.DATABASE_URL && !process.env.LOG_LEVEL ? { ...process.env, LOG_LEVEL: 'warn' } : process.env;
