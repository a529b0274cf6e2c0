import { type ParsedInputOf, payeeApi } from '@backlot/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { presentTime } from '../../../db/presentTime';
import { Refusal } from '../../../http/answers/refusal';
import { defineModule } from '../../../http/module';
import { type Caller, holds } from '../../../http/requests/caller';
import type { Services } from '../../../services';
import { payees } from '../../../tables/money/payment';
import { note } from '../../base/crud';
import { type Viewer, viewerOf } from '../../base/sight';
import { beneficiaryExists } from './beneficiaryExists';
import { isFresh, type Payee } from './isFresh';
import { tailOf } from './tailOf';

type Owner = ParsedInputOf<typeof payeeApi.detail>;

const ofOwner = ({ beneficiaryType, beneficiaryId }: Owner) =>
  and(eq(payees.beneficiaryType, beneficiaryType), eq(payees.beneficiaryId, beneficiaryId));

const objectOf = ({ beneficiaryType, beneficiaryId }: Owner) => `payee:${beneficiaryType}-${beneficiaryId}`;

/** Somebody else than who changed it verifies it, as long as payments wait for that. */
function canOf(payee: Payee | undefined, caller: Caller): string[] {
  if (!holds(caller, 'payment.editPayee')) return [];
  return payee && isFresh(payee) && payee.changeUser !== caller.userId ? ['edit', 'verify'] : ['edit'];
}

/** Payee data: everybody knows the own, finance that of all; sealed, and never shown whole. */
export const payeeModule = ({ database: { db }, vault }: Services) =>
  defineModule({
    api: payeeApi,
    handlers: {
      detail: async (owner, call) => {
        const viewer = await viewerOf(db, call);
        await requireOwner(db, owner, viewer);
        const [payee] = await db.select().from(payees).where(ofOwner(owner));
        return {
          masked: payee?.masked ?? null,
          withholdingRate: payee?.withholdingRate ?? '0.00',
          changeTime: payee ? presentTime(payee.changeTime) : null,
          isFresh: payee !== undefined && isFresh(payee),
          can: canOf(payee, viewer.caller),
        };
      },
      verify: async (owner, call) => {
        const viewer = await viewerOf(db, call);
        await requireOwner(db, owner, viewer);
        await db.transaction(async (tx) => {
          const [payee] = await tx.select().from(payees).where(ofOwner(owner)).for('update');
          if (!payee) throw new Refusal('notFound');
          if (payee.changeUser === viewer.caller.userId) throw new Refusal('confirmByAnother');
          await tx
            .update(payees)
            .set({ verifyTime: sql`now()`, verifyUser: viewer.caller.userId })
            .where(ofOwner(owner));
          await note(tx, { actor: viewer, action: 'payee.verify', object: objectOf(owner), detail: { masked: payee.masked } });
        });
        return null;
      },
      save: async ({ bankName, accountName, accountNumber, withholdingRate, ...owner }, call) => {
        const viewer = await viewerOf(db, call);
        await requireOwner(db, owner, viewer);
        const number = accountNumber.replaceAll(/[ -]/g, '');
        const said = {
          sealed: vault.seal(JSON.stringify({ bankName, accountName, accountNumber: number })),
          masked: `${bankName} •••• ${tailOf(number)}`,
          ...(withholdingRate !== undefined && { withholdingRate }),
          changeTime: sql`now()`,
          changeUser: viewer.caller.userId,
          verifyTime: null,
          verifyUser: null,
        };
        await db.transaction(async (tx) => {
          await tx
            .insert(payees)
            .values({ ...owner, ...said })
            .onConflictDoUpdate({ target: [payees.beneficiaryType, payees.beneficiaryId], set: said });
          await note(tx, {
            actor: viewer,
            action: 'payee.save',
            object: objectOf(owner),
            detail: { masked: said.masked, withholdingRate },
          });
        });
        return null;
      },
    },
  });

/** Of the own data, or for those who see everything; anything else is answered like something that is not there. */
async function requireOwner(db: Db, owner: Owner, { persona, caller }: Viewer): Promise<void> {
  const isOwn = owner.beneficiaryType <= 2 && owner.beneficiaryId === caller.userId;
  if (!isOwn && (persona !== 'all' || !(await beneficiaryExists(db, owner)))) throw new Refusal('notFound');
}
