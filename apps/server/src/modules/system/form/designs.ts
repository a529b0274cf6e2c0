import { diffDocuments, serializeDocument } from '@backlot/form-designer/document';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import { Refusal } from '../../../http/answers/refusal';
import { note, rowForUpdate, rowOrRefuse, updateRow } from '../../base/crud';
import { formsWithin } from './crud';
import { readDesign, refuseUnready, storedDesign } from './readDesign';
import { formDesigns, forms, formVersions } from '../../../tables/system/form';

const wanted = (id: string, actor: Actor) => ({ table: forms, id, notFound: 'notFound' as const, within: formsWithin(actor) });

/** A form within the actor's scope; 1020002 for a missing one and somebody else's. */
export const formOrRefuse = (db: Db, id: string, actor: Actor) => rowOrRefuse(db, wanted(id, actor));

/** The same, locked until the transaction ends. */
export const formForUpdate = (tx: Db, id: string, actor: Actor) => rowForUpdate(tx, wanted(id, actor));

export async function designOf(db: Db, formId: string) {
  const [design] = await db.select().from(formDesigns).where(eq(formDesigns.formId, formId));
  if (!design) throw new Refusal('notFound');
  return design;
}

/** The latest published version of a form; undefined before the first. */
export async function latestVersion(db: Db, formId: string) {
  const [latest] = await db.select().from(formVersions).where(eq(formVersions.formId, formId)).orderBy(desc(formVersions.number)).limit(1);
  return latest;
}

export async function versionOf(db: Db, formId: string, number: number) {
  const [version] = await db
    .select()
    .from(formVersions)
    .where(and(eq(formVersions.formId, formId), eq(formVersions.number, number)));
  if (!version) throw new Refusal('notFound');
  return version;
}

interface Save {
  id: string;
  version: number;
  document: string;
}

/** Stores a design over the version it was made from; answers the new one. */
export async function saveDesign(db: Db, { id, version, document: text }: Save, actor: Actor): Promise<number> {
  const document = await readDesign(text);
  const next = serializeDocument(document);
  return db.transaction(async (tx) => {
    const form = await formForUpdate(tx, id, actor);
    const before = await designOf(tx, id);
    if (before.version !== version) throw new Refusal('versionConflict');
    await tx
      .update(formDesigns)
      .set({ document: next, version: sql`${formDesigns.version} + 1` })
      .where(eq(formDesigns.formId, id));
    const latest = form.number === null ? undefined : await latestVersion(tx, id);
    await updateRow(tx, {
      table: forms,
      id,
      set: { isChanged: latest !== undefined && latest.document !== next },
      userId: actor.caller.userId,
    });
    const { controls, config } = diffDocuments(storedDesign(before.document), document);
    const told = (kind: string) =>
      controls
        .filter((change) => change.kind === kind)
        .map(({ label, key }) => label || key)
        .slice(0, 50);
    const detail = {
      added: told('added'),
      removed: told('removed'),
      changed: told('changed'),
      moved: told('moved'),
      settings: config.map(({ path }) => path).slice(0, 50),
    };
    await note(tx, { actor, action: 'form.saveDesign', object: `form:${id}`, detail });
    return version + 1;
  });
}

interface Publish {
  id: string;
  version: number;
  note?: string | undefined;
}

/** Makes the design that the person saw the next version; answers its number. */
export async function publishDesign(db: Db, { id, version, note: remark }: Publish, actor: Actor): Promise<number> {
  return db.transaction(async (tx) => {
    await formForUpdate(tx, id, actor);
    const design = await designOf(tx, id);
    if (design.version !== version) throw new Refusal('versionConflict');
    refuseUnready(storedDesign(design.document));
    const latest = await latestVersion(tx, id);
    if (latest?.document === design.document) throw new Refusal('formUnchanged', { number: latest.number });
    const number = (latest?.number ?? 0) + 1;
    await tx
      .insert(formVersions)
      .values({ formId: id, number, document: design.document, note: remark || null, createUser: actor.caller.userId });
    await updateRow(tx, { table: forms, id, set: { number, publishTime: new Date(), isChanged: false }, userId: actor.caller.userId });
    await note(tx, { actor, action: 'form.publish', object: `form:${id}`, detail: { number, ...(remark && { note: remark }) } });
    return number;
  });
}
