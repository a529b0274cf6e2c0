import { namesOf } from '../../db/namesOf';
import type { Db } from '../../db/database';
import { asStarted, liveSettings } from '../../modules/system/setting';
import { settings } from '../../tables/system/setting';

/** The system parameters, each as the server was started until somebody sets it. */
export const seedSettings = (db: Db) =>
  db
    .insert(settings)
    .values(
      liveSettings.map(({ code, names, groupCode, isSecret = false }) => ({
        code,
        ...namesOf(names),
        groupCode,
        secret: isSecret,
        value: asStarted,
        sysFlag: true,
      })),
    )
    .onConflictDoNothing({ target: settings.code });
