import type { ReactNode } from 'react';
import { Can, type CanProps } from './Can';
import { useCan } from './useCan';

/** `<Can>` and `useCan`, typed for one set of permissions. */
export interface TypedCan<Right extends string> {
  Can(props: CanProps<Right>): ReactNode;
  useCan(): (permission: Right) => boolean;
}

/** The same for permissions of your own: `export const { Can, useCan } = createCan<'invoice.query' | 'invoice.pay'>()`. */
export const createCan = <Right extends string>(): TypedCan<Right> => ({ Can, useCan }) as unknown as TypedCan<Right>;
