import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './isPublicAddress';

/**
 * Looks a name up when the connection is made, and refuses it unless every address it stands for is public. Take it with
 * `agent: false`: an open connection to that name would be used again without a look.
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const inside = error ?? (found.length > 0 && found.every(({ address }) => isPublicAddress(address)) ? null : new Error('not public'));
    const [first] = found ?? [];
    if (inside || !first) done(inside ?? new Error('no address'), '', 4);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};
