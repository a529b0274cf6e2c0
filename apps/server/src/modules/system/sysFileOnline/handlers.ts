import { sysFileOnlineApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { documentCrud } from './crud';
import { contentOf, versionsOf } from './versions';

export const sysFileOnlineModule = (services: Services) => {
  const { db } = services.database;
  const { handlers, source } = documentCrud(services);
  const textOf = async (id: string, versionNo: number): Promise<string> => {
    const content = await contentOf(db, id, versionNo);
    if (content === undefined) throw new Refusal('fileNotFound');
    return content;
  };
  return defineModule({
    api: sysFileOnlineApi,
    exports: [source],
    handlers: {
      ...handlers,
      detail: async (key, call) => {
        const row = await handlers.detail(key, call);
        return { ...row, content: await textOf(row.id, row.versionNo) };
      },
      // Whoever may not read the document is refused by its detail.
      versions: async (key, call) => versionsOf(db, (await handlers.detail(key, call)).id),
      versionText: async ({ id, versionNo }, call) => ({ content: await textOf((await handlers.detail({ id }, call)).id, versionNo) }),
      restore: async ({ id, version, versionNo }, call) => {
        const { name, format, remark } = await handlers.detail({ id }, call);
        return handlers.edit({ id, version, name, format, content: await textOf(id, versionNo), ...(remark && { remark }) }, call);
      },
    },
  });
};
