import { inArray } from 'drizzle-orm';
import type { Config } from '../../../config';
import type { Services } from '../../../services';
import { asStarted, liveSettings, readLive } from './liveSettings';
import { settings } from '../../../tables/system/setting';

type Ground = Pick<Services, 'database' | 'events' | 'vault' | 'log'>;

/**
 * The configuration as it is now: what administrators set counts at once on every instance, everything else is as the
 * server was started. Read it when it is needed, never keep a value.
 */
export async function liveConfig(started: Config, { database: { db }, events, vault, log }: Ground): Promise<Config> {
  const config: Config = { ...started };
  const refresh = async (): Promise<void> => {
    const rows = await db
      .select()
      .from(settings)
      .where(
        inArray(
          settings.code,
          liveSettings.map(({ code }) => code),
        ),
      );
    const next: Record<string, unknown> = { ...started };
    for (const { code, value, secret, status } of rows) {
      if (status !== 0) continue;
      try {
        const live = readLive(code, secret && value !== asStarted ? vault.open(value) : value, started.mode === 'production');
        if (live !== undefined) next[code] = live;
      } catch {
        log.error({ setting: code }, 'a setting cannot be read: the one of the start counts');
      }
    }
    const captcha = rows.find(({ code, value }) => code === 'CAPTCHA_OPEN' && value !== asStarted);
    Object.assign(config, next, { captchaOpen: captcha ? next['CAPTCHA_OPEN'] : started.captchaOpen });
  };
  events.on('setting', () => void refresh().catch((error: unknown) => log.warn({ err: error }, 'settings not read')));
  await refresh();
  return config;
}
