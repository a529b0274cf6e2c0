import { type ParsedInputOf, payeeApi } from '@backlot/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { presentTime } from '../../../db/presentTime';
import { Refusal } from '../../../http/answers/refusal';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { payees } from '../../../tables/money/settlement';
import { note } from '../../base/crud';
import { type Viewer, viewerOf } from '../../base/sight';
import { beneficiaryExists } from './beneficiaryExists';

type Owner = ParsedInputOf<typeof payeeApi.detail>;

const ofOwner = ({ beneficiaryType, beneficiaryId }: Owner) =>
  and(eq(payees.beneficiaryType, beneficiaryType), eq(payees.beneficiaryId, beneficiaryId));

/** Payee data: everybody knows the own, finance that of all; sealed, and never shown whole. */
export const payeeModule = ({ database: { db }, vault }: Services) =>
  defineModule({
    api: payeeApi,
    handlers: {
      detail: async (owner, call) => {
        await requireOwner(db, owner, await viewerOf(db, call));
        const [payee] = await db.select().from(payees).where(ofOwner(owner));
        return {
          masked: payee?.masked ?? null,
          withholdingRate: payee?.withholdingRate ?? '0.00',
          changeTime: payee ? presentTime(payee.changeTime) : null,
        };
      },
      save: async ({ bankName, accountName, accountNumber, withholdingRate, ...owner }, call) => {
        const viewer = await viewerOf(db, call);
        await requireOwner(db, owner, viewer);
        const number = accountNumber.replaceAll(/[ -]/g, '');
        const said = {
          sealed: vault.seal(JSON.stringify({ bankName, accountName, accountNumber: number })),
          masked: `${bankName} •••• ${number.slice(-4)}`,
          ...(withholdingRate !== undefined && { withholdingRate }),
          changeTime: sql`now()`,
          changeUser: viewer.caller.userId,
        };
        await db.transaction(async (tx) => {
          await tx
            .insert(payees)
            .values({ ...owner, ...said })
            .onConflictDoUpdate({ target: [payees.beneficiaryType, payees.beneficiaryId], set: said });
          const object = `payee:${owner.beneficiaryType}-${owner.beneficiaryId}`;
          await note(tx, { actor: viewer, action: 'payee.save', object, detail: { masked: said.masked, withholdingRate } });
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
