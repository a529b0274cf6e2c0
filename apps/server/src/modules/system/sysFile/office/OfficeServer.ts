import type { Config } from '../../../../config';
import { Refusal } from '../../../../http/answers/refusal';

/** A connected document server, and where it finds this server. */
export interface OfficeServer {
  /** Origin of the document server. */
  url: string;
  secret: string;
  /** Address of this server's calls. */
  backUrl: string;
}

/** The document server of the settings. */
export const officeServerOf = ({ ONLYOFFICE_URL: url, ONLYOFFICE_SECRET: secret, PUBLIC_URL }: Config): OfficeServer | undefined =>
  url && secret && PUBLIC_URL ? { url, secret, backUrl: `${PUBLIC_URL.replace(/\/$/, '')}/api/main/sysFileInfo` } : undefined;

/** The same; 2015007 where there is none. */
export function needOfficeServer(config: Config): OfficeServer {
  const server = officeServerOf(config);
  if (!server) throw new Refusal('officeServerMissing');
  return server;
}

/** Where the document server reads a content, by its key; also where a proxy serves this server below a path. */
export const contentUrl = ({ backUrl }: OfficeServer, key: string): string => `${backUrl}/onlineFile?key=${key}`;
