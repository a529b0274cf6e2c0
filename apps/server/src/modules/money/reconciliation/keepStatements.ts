import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { channelStatements, channelUnsettled } from '../../../tables/money/channelStatement';
import { countryOf, dayIn } from '../../system/country';

interface OfShop {
  webId: number;
  shopId: string;
  country: string;
  dataTime: Date;
}

interface Statements extends OfShop {
  statements: readonly {
    statementId: string;
    statementTime: Date;
    currency: string;
    settlementAmount: string | null;
    feeAmount: string;
    adjustmentAmount: string;
    affiliateCommission: string | null;
    partnerCommission: string | null;
    tax: string | null;
  }[];
}

const monthIn = (country: string, time: Date) => dayIn(country, time).slice(0, 7);

/** Keeps statements of a shop's channel, each once; those in another currency than the country's are left out. */
export async function keepStatements(tx: Db, { webId, shopId, country, statements, dataTime }: Statements): Promise<void> {
  const { currency } = countryOf(country);
  const rows = statements
    .filter((statement) => statement.currency === currency)
    .map((told) => ({
      webId,
      shopId,
      country,
      currency,
      statementNo: told.statementId,
      statementTime: told.statementTime,
      statementMonth: monthIn(country, told.statementTime),
      settlement: told.settlementAmount,
      fee: told.feeAmount,
      adjustment: told.adjustmentAmount,
      commission: told.affiliateCommission,
      partnerCommission: told.partnerCommission,
      tax: told.tax,
      dataTime,
    }));
  if (rows.length === 0) return;
  await tx
    .insert(channelStatements)
    .values(rows)
    .onConflictDoUpdate({
      target: [channelStatements.webId, channelStatements.shopId, channelStatements.statementNo],
      set: {
        statementTime: sql`excluded.statement_time`,
        statementMonth: sql`excluded.statement_month`,
        settlement: sql`excluded.settlement`,
        fee: sql`excluded.fee`,
        adjustment: sql`excluded.adjustment`,
        commission: sql`excluded.commission`,
        partnerCommission: sql`excluded.partner_commission`,
        tax: sql`excluded.tax`,
        dataTime: sql`excluded.data_time`,
      },
      setWhere: sql`${channelStatements.dataTime} <= excluded.data_time`,
    });
}

interface Waiting extends OfShop {
  unsettled: readonly { orderTime: Date; currency: string; amount: string }[];
}

/** Keeps what no statement has yet by the month of its orders, in place of what was kept before. */
export async function keepUnsettled(tx: Db, { webId, shopId, country, unsettled, dataTime }: Waiting): Promise<void> {
  const { currency } = countryOf(country);
  const months = new Map<string, { orders: number; hundredths: bigint }>();
  for (const told of unsettled) {
    if (told.currency !== currency) continue;
    const month = monthIn(country, told.orderTime);
    const { orders, hundredths } = months.get(month) ?? { orders: 0, hundredths: 0n };
    months.set(month, { orders: orders + 1, hundredths: hundredths + BigInt(told.amount.replace('.', '')) });
  }
  await tx.delete(channelUnsettled).where(and(eq(channelUnsettled.webId, webId), eq(channelUnsettled.shopId, shopId)));
  const rows = [...months].map(([orderMonth, { orders, hundredths }]) => ({
    webId,
    shopId,
    country,
    currency,
    orderMonth,
    orders,
    dataTime,
    amount: sql`${hundredths.toString()}::numeric / 100`,
  }));
  if (rows.length > 0) await tx.insert(channelUnsettled).values(rows);
}
