import cronstrue from 'cronstrue/i18n';

/** Any cron in words of a language; undefined for one that cannot be read. */
export function cronWords(cron: string, locale: string): string | undefined {
  try {
    return cronstrue.toString(cron, { locale, use24HourTimeFormat: true });
  } catch {
    return undefined;
  }
}
