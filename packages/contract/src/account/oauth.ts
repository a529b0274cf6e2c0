import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { ofForm } from '../core/textForm';
import { noData, nothing } from '../core/wire';

/** The services that people may sign in through. */
export const oauthSources = ['github', 'gitee'] as const;
export type OauthSource = (typeof oauthSources)[number];

/** Any name passes, so that one that is none of them is refused with 2025002. */
const source = z
  .string()
  .max(40)
  .check(ofForm('settingKey', /^[a-zA-Z][\w.:-]{0,39}$/));

/** RFC 7636: 32 random bytes that stay in the tab, and their SHA-256, both base64url. */
const proof = () => z.string().check(ofForm('line', /^[\w-]{43}$/));
const begun = z.strictObject({ source, challenge: proof() });
const code = z
  .string()
  .max(500)
  .check(ofForm('line', /^[\x21-\x7e]+$/));
const confirmed = z.strictObject({ source, state: proof(), code, verifier: proof() });
const password = z
  .string()
  .min(1)
  .max(128)
  .check(ofForm('lines', /^[^\0]*$/));
const away = z.object({ url: z.string() });

/** Signing in through another service, by an authorisation code with PKCE. What the service calls back goes on at the console. */
export const oauthApi = {
  sources: endpoint({
    method: 'GET',
    path: '/main/oauth/sources',
    summary: 'The services that people may sign in through',
    access: 'public',
    input: nothing(),
    output: z.array(z.enum(oauthSources)),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/main/oauth/begin',
    summary: 'The address of the service where a person says yes',
    access: 'public',
    input: begun,
    output: away,
  }),
  enter: endpoint({
    method: 'POST',
    path: '/main/oauth/enter',
    summary: 'Sign in with what the service called back; data is the token. A second factor is asked for as in a sign-in',
    access: 'public',
    input: confirmed,
    output: z.string(),
  }),
  links: endpoint({
    method: 'GET',
    path: '/main/oauth/links',
    summary: 'The services that are switched on, and the own account at each',
    access: 'session',
    input: nothing(),
    output: z.array(z.object({ source: z.enum(oauthSources), name: z.string().nullable(), createTime: z.string().nullable() })),
  }),
  beginLink: endpoint({
    method: 'POST',
    path: '/main/oauth/beginLink',
    summary: 'The address of the service where a person says yes to linking; needs the password, like every new way in',
    access: 'session',
    input: z.strictObject({ ...begun.shape, password }),
    output: away,
  }),
  link: endpoint({
    method: 'POST',
    path: '/main/oauth/link',
    summary: 'Link the own account with what the service called back',
    access: 'session',
    input: confirmed,
    output: noData(),
  }),
  unlink: endpoint({
    method: 'POST',
    path: '/main/oauth/unlink',
    summary: 'Remove the link with a service',
    access: 'session',
    input: z.strictObject({ source }),
    output: noData(),
  }),
};
