import type { Services } from '../services';
import type { ExportSource } from './download';
import { demandCrud } from './demandForm';
import { answerExport, formCrud } from './form';
import { goodsCrud } from './goods';
import { intentExport } from './intent';
import { labelCrud } from './label';
import { shopCrud, shopPdfExport } from './shop';
import { appCrud } from './sysApp';
import { configCrud } from './sysConfig';
import { dictTypeCrud, dictValueCrud } from './sysDict';
import { operationLogHandlers, visitLogHandlers } from './sysLog';
import { orgCrud } from './sysOrg';
import { positionCrud } from './sysPos';
import { roleCrud } from './sysRole';
import { userCrud } from './sysUser';
import { upExport } from './up';
import { commercialOrderExport, leaderOrderExport, orderPdfExports, shopOrderExport } from './workOrder';
import { linkExport } from './workOrderLink';
import { submissionExport } from './workOrderUp';

/** Finds the source of an export by its area. */
export function allExports(services: Services): (area: string) => ExportSource | undefined {
  const lists = [
    appCrud,
    configCrud,
    demandCrud,
    dictTypeCrud,
    dictValueCrud,
    formCrud,
    goodsCrud,
    labelCrud,
    orgCrud,
    positionCrud,
    roleCrud,
    shopCrud,
    userCrud,
  ].map((crud) => crud(services).source);
  const logs = [operationLogHandlers, visitLogHandlers].map((log) => log(services).source);
  const trade = [commercialOrderExport, leaderOrderExport, shopOrderExport, submissionExport, linkExport, intentExport].map((source) =>
    source(services),
  );
  const sources: ExportSource[] = [
    ...lists,
    ...logs,
    ...trade,
    answerExport(services),
    upExport(services),
    shopPdfExport(services),
    ...orderPdfExports(services),
  ];
  return (area) => sources.find((source) => source.area === area);
}
