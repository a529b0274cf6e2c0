import { officeTypes, type OutputOf, type ParsedInputOf, type sysFileApi } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import type { Actor } from '../../../../http/requests/actor';
import { type Caller, holds } from '../../../../http/requests/caller';
import type { Services } from '../../../../services';
import { users } from '../../../../tables/base/user';
import type { StoredFile } from '../lists';
import { usesOf } from '../uses';
import { documentKey } from './documentKey';
import { contentUrl, needOfficeServer, officeServerOf } from './OfficeServer';
import { signOffice } from './officeToken';
import { versionsOf } from './versions';

type Asked = ParsedInputOf<typeof sysFileApi.getOnlineFileConfig>;
type Answer = OutputOf<typeof sysFileApi.getOnlineFileConfig>;

const languages = { en: 'en', 'zh-CN': 'zh', vn: 'vi' } as const;

export const officeTypeOf = (suffix: string) =>
  Object.hasOwn(officeTypes, suffix) ? officeTypes[suffix as keyof typeof officeTypes] : undefined;
export const suffixOf = ({ objectName }: Pick<StoredFile, 'objectName'>): string => objectName.split('.').at(-1) ?? '';

/** What the editor may do with a file: what a record names is evidence and only shown. */
export function editorFor(
  services: Services,
  file: StoredFile,
  { caller, uses }: { caller: Caller; uses: number },
): 'none' | 'view' | 'edit' {
  if (!officeServerOf(services.config) || !officeTypeOf(suffixOf(file))) return 'none';
  return uses === 0 && holds(caller, 'sysFileInfo.edit') ? 'edit' : 'view';
}

/** How the office editor opens a file, signed with the secret that it shares with this server (system-pages 1.7.7). */
export async function editorConfig(
  services: Services,
  file: StoredFile,
  { asked, actor }: { asked: Asked; actor: Actor },
): Promise<Answer> {
  const { db } = services.database;
  const server = needOfficeServer(services.config);
  const fileType = suffixOf(file);
  const documentType = officeTypeOf(fileType);
  if (!documentType) throw new Refusal('officeFormat');
  const isEdit = asked.mode === 'edit';
  if (isEdit) await refuseEditing(db, file, actor);
  const { userId } = actor.caller;
  const key = documentKey(file);
  const document = {
    title: file.originName,
    url: contentUrl(server, key),
    fileType,
    key,
    permissions: {
      comment: isEdit,
      download: holds(actor.caller, 'sysFileInfo.download'),
      edit: isEdit,
      fillForms: isEdit,
      modifyFilter: isEdit,
      modifyContentControl: isEdit,
      review: isEdit,
    },
  };
  const editorConfigPart = {
    mode: asked.mode,
    ...(isEdit && { callbackUrl: `${server.backUrl}/track` }),
    lang: languages[actor.language],
    user: { id: userId, name: await nameOf(db, userId) },
    customization: { forcesave: false, autosave: true, feedback: false, help: false },
  };
  const config = { documentType, type: asked.type, document, editorConfig: editorConfigPart };
  return {
    serviceUrl: server.url,
    fileId: file.id,
    history: await versionsOf(db, file.id),
    config: { ...config, token: await signOffice(config, server.secret) },
  };
}

const nameOf = async (db: Db, id: string): Promise<string> =>
  (await db.select({ name: users.name }).from(users).where(eq(users.id, id)))[0]?.name ?? id;

async function refuseEditing(db: Db, file: StoredFile, { caller }: Actor): Promise<void> {
  if (!holds(caller, 'sysFileInfo.edit')) throw new Refusal('noPermission');
  if ((await usesOf(db, [file.id])).length > 0) throw new Refusal('fileInUse');
}
