import { extname } from 'node:path';
import { type FormDocument, walkControls } from '@backlot/form-designer/document';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { isImage, ownFile, shownName } from '../../base/file';

interface Answered {
  design: FormDocument;
  values: Readonly<Record<string, unknown>>;
  userId: string;
}

/**
 * Files of this server that answers name. Those that the design does not bring along must be the person's own (2031009),
 * documents only in upload controls for files (1030001), under a name of the kind that they are (1030007).
 */
export async function filesOfAnswer(db: Db, { design, values, userId }: Answered): Promise<string[]> {
  const given = new Set(idsIn(JSON.stringify(design)));
  const takers = new Set(
    [...walkControls(design.list)].flatMap(({ control }) => (control.type === 'uploadFile' ? (control.model ?? []) : [])),
  );
  const pictures = new Set(idsIn(JSON.stringify(values, (model, value: unknown) => (takers.has(model) ? undefined : value))));
  const names = [...itemsIn(values)];
  const own = idsIn(JSON.stringify(values)).filter((id) => !given.has(id));
  for (const id of own) {
    const file = await ownFile(db, id, userId);
    if (!file) throw new Refusal('formFileForeign');
    if (pictures.has(id) && !isImage(file)) throw new Refusal('imageType');
    if (names.some((item) => item.id === id && kindOf(item.name) !== kindOf(file.originName))) throw new Refusal('contentMismatch');
  }
  return own;
}

const kindOf = (name: string): string => extname(shownName(name)).toLowerCase();

const idsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\/sysFileInfo\/preview\?id=([1-9]\d{0,18})/g)].flatMap(([, id]) => id ?? [])),
];

/** Every file item of the values, those in rows included, by the id it names; people download it under its name. */
function* itemsIn(value: unknown): Generator<{ id: string; name: string }> {
  if (typeof value !== 'object' || value === null) return;
  if ('url' in value && typeof value.url === 'string' && 'name' in value && typeof value.name === 'string') {
    for (const id of idsIn(value.url)) yield { id, name: value.name };
  }
  for (const part of Object.values(value)) yield* itemsIn(part);
}
