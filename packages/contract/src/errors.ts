import { collectionErrors } from './collection/collectionErrors';
import { commentErrors } from './analysis/commentErrors';
import { zoneErrors } from './analysis/zoneErrors';
import { coreErrors } from './core/coreErrors';
import { creatorErrors } from './creators/creatorErrors';
import { fileErrors } from './account/fileErrors';
import { oauthErrors } from './account/oauthErrors';
import { formErrors } from './system/formErrors';
import { liveErrors } from './trade/liveErrors';
import { messageErrors } from './system/messageErrors';
import { ruleErrors } from './money/ruleErrors';
import { sampleErrors } from './trade/sampleErrors';
import { scriptErrors } from './trade/scriptErrors';
import { settlementErrors } from './money/settlementErrors';
import { shopErrors } from './merchants/shopErrors';
import { systemErrors } from './system/systemErrors';
import { uploadErrors } from './account/uploadErrors';
import { workOrderErrors } from './trade/workOrderErrors';
import { catalogueOf } from './core/errorCatalogue';
import type { ErrorRow } from './core/errorRow';

/** Every error of the catalogue by name. Numbers are the specification's. */
export const errors = {
  ...coreErrors,
  ...systemErrors,
  ...messageErrors,
  ...shopErrors,
  ...workOrderErrors,
  ...sampleErrors,
  ...liveErrors,
  ...scriptErrors,
  ...ruleErrors,
  ...settlementErrors,
  ...collectionErrors,
  ...commentErrors,
  ...zoneErrors,
  ...creatorErrors,
  ...fileErrors,
  ...uploadErrors,
  ...oauthErrors,
  ...formErrors,
} as const satisfies Record<string, ErrorRow>;

/** Name of an error: `errors.loginExpired` is code 1011008. */
export type ErrorName = keyof typeof errors;

const catalogue = catalogueOf<ErrorName>(errors);

/** The error with a code, or undefined for a code this version does not know. */
export const errorByCode = (code: number): ErrorRow | undefined => catalogue.byCode(code);
