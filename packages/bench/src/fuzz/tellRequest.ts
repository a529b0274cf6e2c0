import type { HostileRequest } from '@backlot/dev/hostile';

const most = 300;
const short = (text: string): string => (text.length > most ? `${text.slice(0, most)}… (${text.length})` : text);

/** A request as one could ask it again by hand, shortened. */
export const tellRequest = ({ account, method, target, headers, body }: HostileRequest): string =>
  [
    `curl -X ${method} '${short(target)}'  # ${account ?? 'nobody'}`,
    ...headers
      .filter(([name]) => !['authorization', 'content-length'].includes(name))
      .map(([name, value]) => `  -H '${short(`${name}: ${value}`)}'`),
    ...(body.length > 0 ? [`  --data-binary ${short(JSON.stringify(body.subarray(0, 2000).toString('utf8')))}`] : []),
  ].join('\n');
