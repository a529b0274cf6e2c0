import { accountApi } from '@backlot/contract';
import { ErrorState, LoadingState, Section } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { AvatarRow } from './profile/AvatarRow';
import { ProfileForm } from './profile/ProfileForm';

/** Picture and personal facts that one changes oneself; what an administrator keeps stands in the account centre. */
export function BaseSettings() {
  const { client } = useConsole();
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
    </Section>
  );
}
