import { connectorWords } from '@backlot/contract/words/collection/connector';
import { connectorApi } from '@backlot/contract';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { contains } from '../../../db/list/contains';
import { refuseField } from '../../../http/answers/refuseField';
import type { Services } from '../../../services';
import { connectors } from '../../../tables/collection/connector';
import { extractionTasks } from '../../../tables/collection/task';
import { createCrud } from '../../base/crud';
import { connectorNamed } from '../connectors';
import { isOpen } from './flags';
import { sealCredentials } from './credentials';
import { presentConnectors } from './present';

const { name, createTime } = connectors;

/** Ways to channels; keys are told once and never shown again. */
export const connectorCrud = (services: Services) =>
  createCrud(services, {
    api: connectorApi,
    area: 'connector',
    table: connectors,
    notFound: 'notFound',
    sorts: { name, createTime },
    fallback: { by: name, order: 'ascend' },
    filter: async ({ searchValue, webId, kind, connectorStatus }) =>
      and(
        searchValue ? contains(name, searchValue) : undefined,
        webId?.length ? inArray(connectors.webId, webId) : undefined,
        kind?.length ? inArray(connectors.kind, kind) : undefined,
        connectorStatus?.length ? inArray(connectors.connectorStatus, connectorStatus) : undefined,
      ),
    present: presentConnectors,
    values: (draft) => ({
      name: draft.name,
      provider: draft.provider,
      webId: connectorNamed(draft.provider).webId,
      quotaDay: draft.quotaDay ?? null,
    }),
    isSerial: true,
    check: async (tx, { draft, before }) => {
      const [other] = await tx
        .select({ id: connectors.id })
        .from(connectors)
        .where(and(eq(name, draft.name), ne(connectors.status, 2), before && ne(connectors.id, before.id)));
      if (other) throw refuseField('name', { en: 'This name is taken.', 'zh-CN': '名称重复。', vn: 'Tên đã tồn tại.' });
      if (!before && !isOpen(connectorNamed(draft.provider), services.config))
        throw refuseField('provider', {
          en: 'This connector is for research only and is switched off on this server.',
          'zh-CN': '该接口仅限研究用途，本服务器未启用。',
          vn: 'Kết nối này chỉ dành cho nghiên cứu và đang tắt trên máy chủ này.',
        });
      if (before && before.provider !== draft.provider)
        throw refuseField('provider', {
          en: 'The provider cannot change.',
          'zh-CN': '接口类型不可更改。',
          vn: 'Không thể đổi nhà cung cấp.',
        });
    },
    saved: async (tx, { id, draft, before }) => {
      const credentials = sealCredentials(services.vault, draft.credentials, before);
      if (credentials === undefined) return {};
      await tx.update(connectors).set({ credentials }).where(eq(connectors.id, id));
      // The trail tells which keys were told, never what they are.
      return { keys: Object.keys(draft.credentials ?? {}) };
    },
    removing: async (tx, { id }) => {
      const [task] = await tx
        .select({ id: extractionTasks.id })
        .from(extractionTasks)
        .where(and(eq(extractionTasks.connectorId, id), ne(extractionTasks.status, 2)))
        .limit(1);
      if (task)
        throw refuseField('ids', {
          en: 'Tasks still use this connector.',
          'zh-CN': '仍有任务使用该接口。',
          vn: 'Vẫn còn tác vụ dùng kết nối này.',
        });
    },
    audited: (row) => ({ ...row, credentials: row.credentials === null ? null : '***' }),
    columns: [
      { field: 'name', header: connectorWords.name, value: (row) => row.name },
      { field: 'provider', header: connectorWords.provider, value: (row) => row.provider },
      {
        field: 'connectorStatus',
        header: connectorWords.connectorStatus,
        value: (row, _, wordOf) => wordOf('connectorStatus', row.connectorStatus),
      },
      { field: 'quotaUsed', header: connectorWords.quotaUsed, value: (row) => row.quotaUsed },
      { field: 'quotaDay', header: connectorWords.quotaDay, value: (row) => row.quotaDay },
      { field: 'consentCount', header: connectorWords.consentCount, value: (row) => row.consentCount },
      { field: 'createTime', header: connectorWords.createTime, value: (row) => row.createTime },
    ],
  });
