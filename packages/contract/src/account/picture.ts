import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { id, listOf } from '../core/wire';

/** What has a picture: a creator, a product, a creator's work. */
export const pictureKinds = ['up', 'goods', 'work'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Pictures asked for at once. */
export const mostPictures = 50;

export const pictureApi = {
  of: endpoint({
    method: 'GET',
    path: '/main/picture/of',
    summary: 'Small pictures of creators, products or works, at most 256 px; those without one, and those out of sight, are left out',
    access: 'session',
    input: z.strictObject({ kind: z.enum(pictureKinds), ids: listOf(id(), mostPictures) }),
    output: z.array(z.object({ id: id(), /** A WebP as a data address. */ picture: z.string() })),
  }),
};
