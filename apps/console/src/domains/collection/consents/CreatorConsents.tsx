import { ConsentsCard } from './ConsentsCard';

/** What channels need the consent of a creator, on the creator's page. */
export const CreatorConsents = ({ upId, name }: { upId: string; name: string }) => (
  <ConsentsCard of={{ upId }} holder={{ id: upId, name }} consentFrom="creator" />
);
