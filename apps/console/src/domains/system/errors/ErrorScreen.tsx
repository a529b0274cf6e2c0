import { homePath } from '@backlot/auth-session';
import { ErrorPage } from '@backlot/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { PageTitle } from '../../../kit/PageTitle';

/** 403, 404 and 500 as pages of their own (spec section 2.4). */
export function ErrorScreen({ code }: { code: 403 | 404 | 500 }) {
  const navigate = useNavigate();
  return (
    <>
      <PageTitle title={String(code)} />
      <ErrorPage code={code} onBackHome={() => void navigate({ to: homePath })} />
    </>
  );
}
