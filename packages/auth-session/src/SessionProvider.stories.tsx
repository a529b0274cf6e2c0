import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SessionProvider } from './SessionProvider';
import { fakeSession, type Person } from './testing/fakeSession';
import { useSession } from './useSession';

const meta = {
  title: 'auth-session/SessionProvider',
  tags: ['autodocs'],
  component: Walk,
  subcomponents: { SessionProvider },
} satisfies Meta<typeof Walk>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody is signed in. */
export const Anonymous: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('anonymous'),
};

/** A person was fetched. */
export const SignedIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in as An' }));
    await expect(await canvas.findByText('signedIn, person 1')).toBeVisible();
  },
};

/** The server no longer knows the token: the page and its half-typed note stay. */
export const Expired: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await SignedIn.play?.(context);
    await userEvent.type(canvas.getByLabelText('A half-typed note'), 'kept');
    await userEvent.click(canvas.getByRole('button', { name: 'Expire' }));
    await expect(await canvas.findByText('expired, person 1')).toBeVisible();
    await expect(canvas.getByLabelText('A half-typed note')).toHaveValue('kept');
  },
};

/** The same person signed in again: held requests would be sent now. */
export const SamePerson: Story = {
  play: async (context) => {
    await Expired.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Sign in as An' }));
    await expect(await context.canvas.findByText('Held requests: samePerson')).toBeVisible();
  },
};

/** Somebody else signed in: held requests are dropped and the host reloads. */
export const OtherPerson: Story = {
  play: async (context) => {
    await Expired.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Sign in as Bình' }));
    await expect(await context.canvas.findByText('Held requests: otherPerson')).toBeVisible();
  },
};

/** Hands a session to what lies below; `useSession` reads where it stands. */
function Walk() {
  const [{ session }] = useState(() => fakeSession());
  return (
    <SessionProvider session={session}>
      <Buttons />
    </SessionProvider>
  );
}

function Buttons() {
  const { status, user, session } = useSession<Person>();
  const [outcome, setOutcome] = useState('none');
  const expire = async () => setOutcome(await session.expire({ code: 1011008, message: 'Your session has ended.' }));
  return (
    <main>
      <p role="status">
        {status}, {user ? `person ${user.id}` : 'nobody'}
      </p>
      <p>Held requests: {outcome}</p>
      <label>
        A half-typed note <input />
      </label>
      <button type="button" onClick={() => void session.signIn('an-1')}>
        Sign in as An
      </button>
      <button type="button" onClick={() => void session.signIn('binh-1')}>
        Sign in as Bình
      </button>
      <button type="button" onClick={() => void expire()}>
        Expire
      </button>
      <button type="button" onClick={() => void session.signOut()}>
        Sign out
      </button>
    </main>
  );
}
