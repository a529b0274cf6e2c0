import { useCan } from '@backlot/permissions/react';

/** Whether the person stands for one merchant: papers are theirs to submit, not to review (domain/roles 7.2). */
export function useIsMerchant(): boolean {
  const can = useCan();
  return can('shopAuth.submit') && !can('shop.audit');
}
