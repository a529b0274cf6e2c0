import { collectionErrors } from './collection/collectionErrors';
import { commentErrors } from './analysis/commentErrors';
import { coreErrors } from './core/coreErrors';
import { creatorErrors } from './creators/creatorErrors';
import { fileErrors } from './account/fileErrors';
import { formErrors } from './system/formErrors';
import { messageErrors } from './system/messageErrors';
import { ruleErrors } from './money/ruleErrors';
import { sampleErrors } from './trade/sampleErrors';
import { scriptErrors } from './trade/scriptErrors';
import { settlementErrors } from './money/settlementErrors';
import { shopErrors } from './merchants/shopErrors';
import { systemErrors } from './system/systemErrors';
import { uploadErrors } from './account/uploadErrors';
import { workOrderErrors } from './trade/workOrderErrors';
import type { ErrorRow } from './core/errorRow';

/** Every error of the catalogue by name. Numbers are the specification's. */
export const errors = {
  ...coreErrors,
  ...systemErrors,
  ...messageErrors,
  ...shopErrors,
  ...workOrderErrors,
  ...sampleErrors,
  ...scriptErrors,
  ...ruleErrors,
  ...settlementErrors,
  ...collectionErrors,
  ...commentErrors,
  ...creatorErrors,
  ...fileErrors,
  ...uploadErrors,
  ...formErrors,
} as const satisfies Record<string, ErrorRow>;

/** Name of an error: `errors.loginExpired` is code 1011008. */
export type ErrorName = keyof typeof errors;

const byCode = new Map<number, ErrorName>((Object.keys(errors) as ErrorName[]).map((name) => [errors[name].code, name]));

/** The error with a code, or undefined for a code this version does not know. */
export const errorByCode = (code: number): ErrorRow | undefined => {
  const name = byCode.get(code);
  return name && errors[name];
};
