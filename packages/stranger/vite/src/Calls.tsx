import { createClient } from '@backlot/api-client';
import { createSession } from '@backlot/auth-session';
import { SessionProvider } from '@backlot/auth-session/react';
import { authApi, errors } from '@backlot/contract';
import { use } from 'react';

const answer = { success: true, code: 200, message: '', data: '6f0c' };
const client = createClient({
  getToken: () => null,
  getLocale: () => 'vn',
  fetch: () => Promise.resolve(Response.json(answer)),
});
const token = client.call(authApi.login, { account: 'bd.vn.1', password: 'secret' });
const session = createSession({ loadUser: () => client.call(authApi.getLoginUser) });

export function Calls() {
  return (
    <SessionProvider session={session}>
      {use(token)} {errors.loginExpired.code}
    </SessionProvider>
  );
}
