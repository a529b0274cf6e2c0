import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { id, namedShape, nothing, text } from '../core/wire';

/** A node of the menu tree, flat with parent ids (spec section 3). Buttons are never in it. */
export const menuNode = z.object({
  id: id(),
  /** Parent id; `0` at the root. */
  pid: z.string(),
  /** Menu code: the route's name. */
  name: z.string(),
  path: z.string(),
  component: z.string().nullable(),
  redirect: z.string().nullable(),
  meta: z.object({
    title: z.string(),
    enName: z.string().nullable(),
    vnName: z.string().nullable(),
    show: z.boolean(),
    hideChildren: z.boolean(),
    icon: z.string().nullable(),
    /** `_blank` for outer links. */
    target: z.string().nullable(),
    link: z.string().nullable(),
  }),
});
export type MenuNode = z.infer<typeof menuNode>;

/** An application of the switcher; exactly one is active (spec section 3). */
export const appEntry = z.object({ code: z.string(), ...namedShape, active: z.boolean(), menu: z.array(menuNode) });
export type AppEntry = z.infer<typeof appEntry>;

export const menuApi = {
  change: endpoint({
    method: 'POST',
    path: '/main/sysMenu/change',
    summary: 'The menus of an application for this person; an application without menus for them answers [], an unknown one is refused',
    access: 'session',
    isReading: true,
    input: z.strictObject({ application: text(64) }),
    output: z.array(menuNode),
  }),
  embedOrigins: endpoint({
    method: 'GET',
    path: '/main/sysMenu/embedOrigins',
    summary: 'Https origins that the configuration lets into the embedded page',
    access: 'session',
    input: nothing(),
    output: z.array(z.string()),
  }),
};
