import { channelGameApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { gameCrud } from './crud';

/** Games that zones can follow, kept by those who look after the channels. */
export const channelGameModule = (services: Services) => {
  const { handlers, source } = gameCrud(services);
  return defineModule({ api: channelGameApi, exports: [source], handlers });
};
