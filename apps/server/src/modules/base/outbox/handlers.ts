import { outboxApi } from '@backlot/contract';
import { presentTime } from '../../../db/presentTime';
import { defineModule } from '../../../http/module';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { newestMessages } from './store';

export const outboxModule = ({ config, database: { db } }: Services) =>
  defineModule({
    api: outboxApi,
    handlers: {
      list: async () => {
        if (config.mode !== 'demo') throw new Refusal('pathNotFound', { path: '/api/main/demo/outbox' });
        const rows = await newestMessages(db);
        return rows.map(({ id, kind, recipient, subject, body, createTime }) => ({
          id,
          kind,
          to: recipient,
          subject,
          body,
          time: presentTime(createTime),
        }));
      },
    },
  });
