import type { Services } from '../services';
import type { ExportSource } from './download';
import { appCrud } from './sysApp';
import { dictTypeCrud, dictValueCrud } from './sysDict';
import { orgCrud } from './sysOrg';
import { positionCrud } from './sysPos';
import { roleCrud } from './sysRole';
import { userCrud } from './sysUser';

/** Finds the source of an export by its area. */
export function allExports(services: Services): (area: string) => ExportSource | undefined {
  const sources = [appCrud, dictTypeCrud, dictValueCrud, orgCrud, positionCrud, roleCrud, userCrud].map((crud) => crud(services).source);
  return (area) => sources.find((source) => source.area === area);
}
