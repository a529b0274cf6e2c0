import { type FoundKind, foundKinds, searchApi } from '@backlot/contract';
import { together } from '../../../db/together/together';
import { holds } from '../../../http/requests/caller';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { viewerOf } from '../../base/sight';
import { finders } from './finders';

/** One call for everything that Ctrl-K finds: each kind for who may open its list, each within what its reader may see. */
export const searchModule = ({ database: { db } }: Services) =>
  defineModule({
    api: searchApi,
    handlers: {
      records: async ({ searchValue }, call) => {
        const viewer = await viewerOf(db, call);
        const kinds = (Object.keys(foundKinds) as FoundKind[]).filter((kind) => holds(viewer.caller, foundKinds[kind]));
        const found = await together(db, (at) =>
          Promise.all(
            kinds.map(async (kind) => (await finders[kind](at, searchValue, viewer)).map((row) => ({ ...nothing, kind, ...row }))),
          ),
        );
        return found.flat();
      },
    },
  });

const nothing = { status: null, shopName: null, expireDate: null, fansNum: null, requireUpNum: null };
