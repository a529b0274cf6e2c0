import { isIP } from 'node:net';

/** An https address whose host is a name, on the usual port, with no secret in it. */
export function isPublicName(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  return protocol === 'https:' && port === '' && username === '' && password === '' && hostname.includes('.') && !isIP(hostname);
}
