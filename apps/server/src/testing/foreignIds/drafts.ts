import { address } from '../sampleSteps';
import { formDraft, goodsDraft, shopDraft, upDraft } from './recordDrafts';

const order = {
  workOrderName: 'Test order',
  workAttribute: 1,
  wholeProportion: '20',
  upProportion: '12',
  bdProportion: '3',
  upShotCost: '2500',
  shopShotCost: '3200',
  requireUpNum: 2,
  validBegin: '2026-01-01',
  expireDate: '2099-01-01',
};
const rule = {
  ruleName: 'Mine',
  ruleType: 1,
  dimension: 1,
  country: 'VN',
  calcMode: 1,
  base: '1',
  ratio: '1',
  amount: '0',
  validBegin: '2099-01-01',
};
const task = {
  taskName: 'Mine',
  objectType: 1,
  frequencyUnit: 1,
  frequencyValue: 30,
  beginTime: '2099-01-01 00:00:00',
  endTime: '2099-01-02 00:00:00',
  remark: 'Mine.',
};

/** One that no target is refused for. */
const nextMonth = new Date(Date.now() + 31 * 86_400_000).toISOString().slice(0, 7);

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const tomorrowEvening = { beginTime: `${tomorrow} 20:00:00`, endTime: `${tomorrow} 22:00:00` };

/** What a right input of a call holds beside ids, where a sample of its schema would be refused before an id is looked at. */
export const drafts: Record<string, Record<string, unknown>> = {
  'bdBoard.setTarget': { month: nextMonth, metric: 1, amount: '12', version: 0 },
  'bdBoard.targetHistory': { month: nextMonth },
  'bdBoard.targets': { month: nextMonth },
  'leaderBoard.setTarget': { month: nextMonth, metric: 1, amount: '12', version: 0 },
  'leaderBoard.targetHistory': { month: nextMonth },
  'leaderBoard.targets': { month: nextMonth },
  'auth.updatePassword': { password: 'not the old one' },
  'commercialOrder.add': order,
  'commercialOrder.edit': order,
  'demand.add': formDraft,
  'demand.edit': formDraft,
  'followUp.postpone': { nextDate: tomorrow },
  'upload.finish': { sha256: '0'.repeat(64) },
  'goods.add': goodsDraft,
  'goods.edit': goodsDraft,
  'leaderOrder.add': order,
  'leaderOrder.edit': order,
  'live.add': tomorrowEvening,
  'live.conflicts': tomorrowEvening,
  'live.edit': tomorrowEvening,
  'rule.add': rule,
  'rule.edit': rule,
  'payee.save': { bankName: 'BDO', accountName: 'Mine', accountNumber: '00123456' },
  'setting.saveView': { state: {} },
  'settle.settle': { previewHash: '0'.repeat(64) },
  'settleStatement.adjust': { amount: '1', reasonCode: 'other', reason: 'Mine.' },
  'shop.edit': shopDraft,
  'shopAuth.submit': {
    certMethod: 2,
    realName: 'Maria',
    enterpriseName: 'Mine',
    agreed: true,
    idCardFront: '1',
    idCardBack: '1',
    businessLicence: '1',
  },
  'sysRole.grantData': { dataScopeType: 5 },
  'sysUser.add': { account: 'some.body', phone: '+639998887776' },
  'sysUser.edit': { account: 'some.body', phone: '+639998887776' },
  'task.add': task,
  'task.edit': task,
  'up.add': upDraft,
  'up.edit': upDraft,
  'up.transfer': { withSubmissions: true },
  'sample.request': address,
  'workOrderLink.resubmit': { link: 'https://www.tiktok.com/@x/video/1' },
  'workOrderLink.submitLink': { linkType: 1, link: 'https://www.tiktok.com/@x/video/1' },
};
