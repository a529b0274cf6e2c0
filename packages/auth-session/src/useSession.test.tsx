import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { SessionProvider } from './SessionProvider';
import { fakeSession, type Person } from './testing/fakeSession';
import { useSession } from './useSession';

function Who() {
  const { status, user, session } = useSession<Person>();
  return (
    <button type="button" onClick={() => void session.signOut()}>
      {status} {user?.id ?? 'nobody'}
    </button>
  );
}

describe('useSession', () => {
  it('follows the session and hands it out to act on', async () => {
    const { session } = fakeSession();
    const screen = await render(
      <SessionProvider session={session}>
        <Who />
      </SessionProvider>,
    );
    const button = screen.getByRole('button');
    await expect.element(button).toHaveTextContent('anonymous nobody');
    await session.signIn('an-1');
    await expect.element(button).toHaveTextContent('signedIn 1');
    void session.expire({ code: 1011008, message: 'ended' });
    await expect.element(button).toHaveTextContent('expired 1');
    await button.click();
    await expect.element(button).toHaveTextContent('anonymous nobody');
  });

  it('says what is missing outside a provider', async () => {
    await expect(render(<Who />)).rejects.toThrow('Wrap the app in <SessionProvider session={…}>');
  });
});
