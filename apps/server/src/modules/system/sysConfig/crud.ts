import { sysConfigWords } from '@backlot/contract/words/system/sysConfig';
import { maskedSecret, type ParsedInputOf, sysConfigApi } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { contains } from '../../../db/list/contains';
import { containsName } from '../../../db/list/containsName';
import { actionsOf } from '../../../http/requests/actor';
import { nameIn } from '../../../http/requests/nameIn';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { createCrud } from '../../base/crud';
import { dictTypes, dictValues } from '../../../tables/base/dictionary';
import { asStarted, readLive } from '../setting';
import { settings } from '../../../tables/system/setting';

const { code, name, groupCode } = settings;
type Draft = ParsedInputOf<typeof sysConfigApi.add>;
type Setting = typeof settings.$inferSelect;

/** Settings (system-pages 1.7.3): secrets are sealed and never shown again, a change counts at once on every instance. */
export const configCrud = (services: Services) => {
  const { config, events, vault } = services;
  const announce = (tx: Db) => events.publish({ type: 'setting' }, tx);
  return createCrud(services, {
    api: sysConfigApi,
    area: 'sysConfig',
    table: settings,
    notFound: 'configNotFound',
    sorts: { groupCode, name, code },
    fallback: { by: groupCode, order: 'descend' },
    filter: async (query) =>
      and(
        query.name ? containsName(settings, query.name) : undefined,
        query.code ? contains(code, query.code) : undefined,
        query.groupCode ? eq(groupCode, query.groupCode) : undefined,
      ),
    present: async (_db, rows, { caller }) => {
      const can = actionsOf(caller, 'sysConfig');
      return rows.map((row) => ({
        ...masked(row),
        sysFlag: row.sysFlag ? 'Y' : 'N',
        can: row.sysFlag ? can.filter((action) => action !== 'delete') : can,
      }));
    },
    // The mask keeps the secret: then the column is left alone.
    values: (draft) => ({
      name: draft.name,
      enName: draft.enName || null,
      vnName: draft.vnName || null,
      code: draft.code,
      groupCode: draft.groupCode,
      secret: draft.secret,
      ...(draft.sysFlag && { sysFlag: draft.sysFlag === 'Y' }),
      remark: draft.remark || null,
      ...(draft.secret && draft.value === maskedSecret
        ? {}
        : { value: draft.secret && draft.value !== asStarted ? vault.seal(draft.value) : draft.value }),
    }),
    isSerial: true,
    unique: [
      { field: 'code', reason: 'configCodeRepeated' },
      { field: 'name', reason: 'configNameRepeated' },
    ],
    check: async (tx, { draft, before }) => {
      refuseFixed(draft, before);
      refuseMask(draft, before);
      if (draft.value !== maskedSecret) refuseUnreadable(draft, config.mode === 'production');
      await refuseGroup(tx, draft.groupCode);
    },
    saved: announce,
    removing: async (tx, { sysFlag }) => {
      if (sysFlag) throw new Refusal('systemConfigKept');
      await announce(tx);
    },
    audited: (row) => ({ ...row, value: row.secret ? maskedSecret : row.value }),
    columns: [
      { field: 'name', header: sysConfigWords.name, value: (row, language) => nameIn(language, row) },
      { field: 'code', header: sysConfigWords.code, value: (row) => row.code },
      { field: 'value', header: sysConfigWords.value, value: (row) => row.value },
      {
        field: 'groupCode',
        header: sysConfigWords.groupCode,
        value: (row, _, wordOf) => wordOf('consts_type', row.groupCode),
      },
      {
        field: 'sysFlag',
        header: sysConfigWords.isSystemSetting,
        value: (row, _, wordOf) => wordOf('yes_or_no', row.sysFlag),
      },
      { field: 'remark', header: sysConfigWords.remark, value: (row) => row.remark },
    ],
  });
};

const masked = <Row extends Setting>(row: Row): Row => ({
  ...row,
  value: row.secret && row.value !== asStarted ? maskedSecret : row.value,
});

/** A system parameter stays one, and keeps its code, its group, and whether it is a secret. */
function refuseFixed(draft: Draft, before: Setting | undefined): void {
  if (!before?.sysFlag) return;
  if (draft.code !== before.code) throw new Refusal('configKeyFixed', {}, { field: 'code' });
  if (draft.groupCode !== before.groupCode) throw new Refusal('configKeyFixed', {}, { field: 'groupCode' });
  if (draft.sysFlag === 'N') throw new Refusal('configKeyFixed', {}, { field: 'sysFlag' });
  if (draft.secret !== before.secret) throw new Refusal('configKeyFixed', {}, { field: 'secret' });
}

/** The mask stands for a secret that is there; making a secret readable needs its value typed again. */
function refuseMask(draft: Draft, before: Setting | undefined): void {
  if (draft.value === maskedSecret && !(draft.secret && before?.secret))
    throw new Refusal('configEmpty', { name: draft.name }, { field: 'value' });
}

function refuseUnreadable(draft: Draft, isProduction: boolean): void {
  try {
    readLive(draft.code, draft.value, isProduction);
  } catch {
    throw new Refusal('configValueWrong', {}, { field: 'value' });
  }
}

async function refuseGroup(db: Db, wanted: string): Promise<void> {
  const [found] = await db
    .select({ id: dictValues.id })
    .from(dictValues)
    .innerJoin(dictTypes, eq(dictTypes.id, dictValues.typeId))
    .where(and(eq(dictTypes.code, 'consts_type'), eq(dictValues.code, wanted), eq(dictValues.status, 0)));
  if (!found) throw new Refusal('configGroupMissing', {}, { field: 'groupCode' });
}
