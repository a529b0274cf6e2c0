import type { Services } from '../services';
import type { ExportSource } from './download';
import { answerExport, formCrud } from './form';
import { appCrud } from './sysApp';
import { configCrud } from './sysConfig';
import { dictTypeCrud, dictValueCrud } from './sysDict';
import { operationLogHandlers, visitLogHandlers } from './sysLog';
import { orgCrud } from './sysOrg';
import { positionCrud } from './sysPos';
import { roleCrud } from './sysRole';
import { userCrud } from './sysUser';

/** Finds the source of an export by its area. */
export function allExports(services: Services): (area: string) => ExportSource | undefined {
  const lists = [appCrud, configCrud, dictTypeCrud, dictValueCrud, formCrud, orgCrud, positionCrud, roleCrud, userCrud].map((crud) => crud(services).source);
  const logs = [operationLogHandlers, visitLogHandlers].map((log) => log(services).source);
  const sources: ExportSource[] = [...lists, ...logs, answerExport(services)];
  return (area) => sources.find((source) => source.area === area);
}
