import { accountApi } from '@backlot/contract';
import { DescriptionList, ErrorState, LoadingState, Section } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { AvatarRow } from './profile/AvatarRow';
import { ProfileForm } from './profile/ProfileForm';
import { useProfileFacts } from './profile/useProfileFacts';

/** Picture and personal facts can be changed; the rest is an administrator's to change. */
export function BaseSettings() {
  const { client } = useConsole();
  const facts = useProfileFacts();
  const { data, error, refetch } = useQuery({ ...client.query(accountApi.ownInfo), gcTime: 0 });
  return (
    <Section>
      <AvatarRow />
      {data && <ProfileForm own={data} />}
      {!data && !error && <LoadingState count={4} />}
      {error && (
        <ErrorState dense onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      <DescriptionList items={facts} />
    </Section>
  );
}
