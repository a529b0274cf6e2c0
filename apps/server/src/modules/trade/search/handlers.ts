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
        // An order stands in several lists of whoever may open them: it is found once, in the first.
        return found.flat().filter(({ id, number }, at, all) => all.findIndex((one) => one.id === id && one.number === number) === at);
      },
    },
  });

const nothing = { status: null, shopName: null, expireDate: null, fansNum: null, requireUpNum: null };
