import { authApi } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createClient } from './createClient';

interface FailedCallProps {
  status: number;
  /** The body the server answers. */
  body: object;
}

/** One call to a server that answers like this: what its caller reads, and what the host is told to do. */
function FailedCall({ status, body }: FailedCallProps) {
  const [said, setSaid] = useState<string[]>([]);
  useEffect(() => {
    const say = (line: string) => setSaid((before) => [...before, line]);
    const client = createClient({
      baseUrl: 'https://backlot.example/api',
      getToken: () => 'token',
      getLocale: () => 'en',
      onPolicy: ({ policy, message }) => say(`The host is told “${policy}”: ${message}`),
      fetch: () => Promise.resolve(Response.json(body, { status })),
    });
    client.call(authApi.sessions).then(
      (sessions) => say(`The caller reads ${sessions.length} sessions`),
      (error: Error) => say(`The caller catches: ${error.message}`),
    );
  }, [status, body]);
  return (
    <ul>
      {said.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const refusal = (code: number, message: string) => ({ success: false, code, message, data: null });

const meta: Meta<typeof FailedCall> = { title: 'api-client/Policies', tags: ['autodocs'], component: FailedCall };
export default meta;
type Story = StoryObj<typeof FailedCall>;

export const Answered: Story = { args: { status: 200, body: { success: true, code: 200, message: '', data: [] } } };
export const BusinessRefusal: Story = { args: { status: 200, body: refusal(1020002, 'Record not found or no access.') } };
export const Forbidden: Story = { args: { status: 403, body: refusal(1013002, 'You do not have the permission sysOnlineUser.kick.') } };
export const ServerError: Story = { args: { status: 500, body: refusal(1016002, 'Something went wrong on our side.') } };
export const SessionEnded: Story = { args: { status: 401, body: refusal(1011008, 'Your session has ended. Please sign in again.') } };
