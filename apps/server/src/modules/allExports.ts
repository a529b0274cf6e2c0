import type { Services } from '../services';
import type { ExportSource } from './base/download';
import { blackFanCrud } from './analysis/blackFan';
import { gameCrud } from './analysis/channelGame';
import { zoneExport } from './analysis/dataZone';
import { commentExport } from './analysis/comment';
import { keywordCrud, libraryCrud } from './analysis/keyword';
import { connectorCrud } from './collection/connector';
import { taskCrud } from './collection/task';
import { demandCrud } from './trade/demandForm';
import { answerExport, formCrud } from './system/form';
import { goodsCrud } from './merchants/product';
import { intentExport } from './trade/intent';
import { followUpExport } from './creators/followUp';
import { liveExport } from './trade/live';
import { labelCrud } from './creators/label';
import { shopCrud, shopPdfExport } from './merchants/merchant';
import { messageTemplateCrud } from './system/sysMessage';
import { appCrud } from './system/sysApp';
import { configCrud } from './system/sysConfig';
import { dictTypeCrud, dictValueCrud } from './system/sysDict';
import { operationLogHandlers, visitLogHandlers } from './system/sysLog';
import { orgCrud } from './system/sysOrg';
import { positionCrud } from './system/sysPos';
import { roleCrud } from './system/sysRole';
import { documentCrud } from './system/sysFileOnline';
import { timerCrud } from './system/sysTimers';
import { userCrud } from './system/sysUser';
import { bdBoardExport, leaderBoardExport } from './analysis/board';
import { rankExport } from './analysis/ranking';
import { commissionExport } from './money/commission';
import { orderExport } from './money/order';
import { paymentExport } from './money/payment';
import { statementWorkbook } from './money/settle';
import { upExport } from './creators/creator';
import { workExport } from './analysis/workInfo';
import { commercialOrderExport, leaderOrderExport, orderPdfExports, shopOrderExport } from './trade/order';
import { ruleCrud } from './money/rule';
import { linkExport } from './trade/link';
import { sampleExport } from './trade/sample';
import { scriptExport } from './trade/script';
import { submissionExport } from './trade/submission';

/** Finds the source of an export by its area. */
export function allExports(services: Services): (area: string) => ExportSource | undefined {
  const lists = [
    appCrud,
    blackFanCrud,
    configCrud,
    connectorCrud,
    demandCrud,
    dictTypeCrud,
    dictValueCrud,
    formCrud,
    gameCrud,
    goodsCrud,
    keywordCrud,
    labelCrud,
    messageTemplateCrud,
    libraryCrud,
    orgCrud,
    positionCrud,
    roleCrud,
    ruleCrud,
    shopCrud,
    taskCrud,
    timerCrud,
    documentCrud,
    userCrud,
  ].map((crud) => crud(services).source);
  const logs = [operationLogHandlers, visitLogHandlers].map((log) => log(services).source);
  const trade = [
    commercialOrderExport,
    leaderOrderExport,
    shopOrderExport,
    submissionExport,
    linkExport,
    intentExport,
    sampleExport,
    scriptExport,
  ].map((source) => source(services));
  const money = [orderExport, paymentExport, statementWorkbook, commissionExport('bd'), commissionExport('up')].map((source) =>
    source(services),
  );
  const sources: ExportSource[] = [
    ...lists,
    ...logs,
    ...trade,
    ...money,
    answerExport(services),
    bdBoardExport(services),
    leaderBoardExport(services),
    commentExport(services),
    followUpExport(services),
    liveExport(services),
    rankExport(services),
    zoneExport(services),
    upExport(services),
    workExport(services),
    shopPdfExport(services),
    ...orderPdfExports(services),
  ];
  return (area) => sources.find((source) => source.area === area);
}
