import { sysRoleApi } from '@backlot/contract';
import type { ApiError } from '@backlot/api-client';
import type { Console } from '../../shell/console/createConsole';
import { reasonOf } from './reasonOf';

/**
 * What a refused call lacks, by name, and who holds it. The server's own sentence where it names no permission, where the
 * person holds the permission and was refused for another reason, and where the names cannot be read now.
 */
export async function explainRefusal(
  { client, session, localeState }: Pick<Console, 'client' | 'session' | 'localeState'>,
  error: ApiError,
): Promise<string> {
  const { permission } = (error.answer ?? {}) as { permission?: string };
  const { user } = session.getSnapshot();
  if (!permission || !user || user.permissions.includes(permission.replace('.', ':'))) return error.message;
  try {
    const holders = await client.call(sysRoleApi.holders, {}, { isSilent: true, whenExpired: 'fail' });
    return reasonOf({ permission, holders, locale: localeState.get() });
  } catch {
    return error.message;
  }
}
