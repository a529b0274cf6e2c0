import type { OauthSource } from '@backlot/contract';
import { oauthSources } from '@backlot/contract';
import type { Config } from '../../../config';
import { Refusal } from '../../../http/answers/refusal';

/** A service that people sign in through, and how this server is known there. */
export interface OauthService {
  source: OauthSource;
  /** As people call it. */
  name: string;
  clientId: string;
  clientSecret: string;
  authorizeUrl: string;
  tokenUrl: string;
  userUrl: string;
  /** What is asked for: who it is and nothing else. */
  scope: string;
  /** Where it sends people back. */
  redirectUrl: string;
}

const known = {
  github: {
    name: 'GitHub',
    authorizeUrl: 'https://github.com/login/oauth/authorize',
    tokenUrl: 'https://github.com/login/oauth/access_token',
    userUrl: 'https://api.github.com/user',
    scope: 'read:user',
  },
  gitee: {
    name: 'Gitee',
    authorizeUrl: 'https://gitee.com/oauth/authorize',
    tokenUrl: 'https://gitee.com/oauth/token',
    userUrl: 'https://gitee.com/api/v5/user',
    scope: 'user_info',
  },
} as const satisfies Record<OauthSource, object>;

/** The services that are switched on. */
export const servicesOf = (config: Config): OauthService[] => oauthSources.flatMap((source) => serviceOf(config, source) ?? []);

/** A service by its name; 2025002 for one that is none, 2025001 for one that is switched off. */
export function needService(config: Config, name: string): OauthService {
  const source = oauthSources.find((one) => one === name);
  if (!source) throw new Refusal('oauthUnknown');
  const service = serviceOf(config, source);
  if (!service) throw new Refusal('oauthOff', { service: known[source].name });
  return service;
}

function serviceOf(config: Config, source: OauthSource): OauthService | undefined {
  const env = source === 'github' ? 'GITHUB' : 'GITEE';
  const [clientId, clientSecret] = [config[`OAUTH_${env}_ID`], config[`OAUTH_${env}_SECRET`]];
  if (!clientId || !clientSecret || !config.PUBLIC_URL) return undefined;
  const at = (url: string) => (config.OAUTH_URL ? new URL(`/${source}${new URL(url).pathname}`, config.OAUTH_URL).href : url);
  const { authorizeUrl, tokenUrl, userUrl, ...rest } = known[source];
  return {
    ...rest,
    source,
    clientId,
    clientSecret,
    authorizeUrl: at(authorizeUrl),
    tokenUrl: at(tokenUrl),
    userUrl: at(userUrl),
    redirectUrl: `${homeOf(config)}/api/main/oauth/callback/${source}`,
  };
}

/** Address of the console, without a slash at its end. */
export const homeOf = ({ PUBLIC_URL = '' }: Pick<Config, 'PUBLIC_URL'>): string => PUBLIC_URL.replace(/\/$/, '');
