import type { SaleItem, SaleRow } from '@backlot/contract';
import { presentTime } from '../../../../db/presentTime';
import { holds } from '../../../../http/requests/caller';
import type { Viewer } from '../../../base/sight';
import { presentAmount } from '../../../system/country';
import type { saleRefunds } from '../../../../tables/money/order';
import { lineShares } from './lineShares';
import type { RowAround } from './rowsAround';

const refer = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** A line as the contract promises it: merchants know neither the agency's people nor creators that are not theirs. */
export function presentLine({ item, sale, ...names }: RowAround, viewer: Viewer): SaleRow {
  const isShop = viewer.persona === 'shop';
  const money = (amount: string) => presentAmount(amount, sale.currency) ?? amount;
  return {
    id: item.id,
    version: item.version,
    can: holds(viewer.caller, 'orderList.attribute') ? ['attribute'] : [],
    orderId: sale.id,
    orderNo: sale.orderNo,
    lineNo: item.lineNo,
    orderSource: sale.orderSource,
    orderStatus: sale.orderStatus,
    country: sale.country as SaleRow['country'],
    currency: sale.currency,
    orderTime: presentTime(sale.orderTime),
    refundTime: sale.refundTime && presentTime(sale.refundTime),
    goods: { id: item.goodsId, name: item.goodsName ?? names.goodsName ?? '' },
    quantity: item.quantity,
    payAmount: money(item.payAmount),
    refundAmount: money(item.refundAmount),
    salesType: item.salesType,
    up: isShop && item.workOrderUpId === null ? null : refer(item.upId, names.upName),
    workOrder: refer(item.workOrderId, names.workOrderNo),
    shop: { id: item.shopId, name: names.shopName ?? '' },
    bd: isShop ? null : refer(item.bdId, names.bdName),
    leader: isShop ? null : refer(item.leaderId, names.leaderName),
    attributed: item.workOrderUpId !== null,
    settleMonth: item.settleMonth,
    differs: lineShares(item).differs,
  };
}

/** The same with shares, rates and refunds: what BDs get and what the agency keeps is not for merchants, the latter not for BDs either. */
export function presentItem(row: RowAround, refunds: readonly (typeof saleRefunds.$inferSelect)[], viewer: Viewer): SaleItem {
  const { item, sale } = row;
  const { differs: _differs, ...shares } = lineShares(item);
  const isShop = viewer.persona === 'shop';
  return {
    ...presentLine(row, viewer),
    platformSkuId: item.platformSkuId,
    contentId: item.contentId,
    refundQuantity: item.refundQuantity,
    workOrderUpId: item.workOrderUpId,
    wholeProportion: item.wholeProportion,
    upProportion: item.upProportion,
    bdProportion: isShop ? null : item.bdProportion,
    payBy: item.payBy,
    commissionableTime: item.commissionableTime && presentTime(item.commissionableTime),
    attributeReason: isShop ? null : item.attributeReason,
    shares: { ...shares, bd: isShop ? null : shares.bd, agency: isShop || viewer.persona === 'bd' ? null : shares.agency },
    refunds: refunds.map(({ id, refundNo, refundTime, amount, quantity, reason, refundStatus }) => ({
      id,
      refundNo,
      refundTime: presentTime(refundTime),
      amount: presentAmount(amount, sale.currency) ?? amount,
      quantity,
      reason,
      refundStatus,
    })),
  };
}
