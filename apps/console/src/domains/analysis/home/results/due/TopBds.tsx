import { hundredths, leaderBoardApi, type OutputOf } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { ErrorState, LoadingState, Section } from '@backlot/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { fromHundredths } from '../../../../../kit/money/exactDecimals';
import { useMoney } from '../../../../../kit/money/useMoney';
import { PersonAvatar } from '../../../../../kit/PersonAvatar';
import { useConsole } from '../../../../../shell/console/ConsoleContext';
import { periodOf } from '../../../parts/board/boardInput';
import { Change } from '../../../parts/figures/Change';
import { useTeamBoard } from '../useTeamBoard';
import css from './due.module.css';
import { dueStrings } from './dueStrings';

type Person = OutputOf<typeof leaderBoardApi.people>[number];
const most = 5;

/** The BDs of the team who sold most in the days of the board, with how many of their creators were approved; the others in one line. */
export function TopBds() {
  const t = useStrings(dueStrings);
  const { client } = useConsole();
  const { place, found: board, teamId } = useTeamBoard();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...client.query(leaderBoardApi.people, { orgId: teamId, ...periodOf(place) }),
    enabled: board.data !== undefined,
    placeholderData: keepPreviousData,
  });
  return (
    <Section
      title={t('topBds')}
      actions={
        <span className={css.links}>
          <Link to={'/board/leader' as never} search={{ ...(place.orgId && { orgId: place.orgId }), ...periodOf(place) } as never}>
            {t('wholeTeam')}
          </Link>
        </span>
      }
    >
      {error && !data && (
        <ErrorState dense title={t('failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && !board.error && <LoadingState count={most} />}
      {data?.length === 0 && <p className={css.none}>{t('noBds')}</p>}
      {data && data.length > 0 && (
        <div aria-busy={isPlaceholderData} style={{ opacity: isPlaceholderData ? 0.55 : 1 }}>
          <ol className={css.list}>
            {data.slice(0, most).map((person, at) => (
              <PersonRow key={person.id} person={person} at={at + 1} currency={board.data?.currency ?? ''} />
            ))}
          </ol>
          <Others people={data.slice(most)} currency={board.data?.currency ?? ''} />
        </div>
      )}
    </Section>
  );
}

function PersonRow({ person, at, currency }: { person: Person; at: number; currency: string }) {
  const t = useStrings(dueStrings);
  const format = useFormat();
  const money = useMoney();
  const can = useCan();
  const { place } = useTeamBoard();
  const decided = person.approved + person.rejected;
  const name = person.name || t('left');
  return (
    <li className={css.person}>
      <span className={css.place}>{format.number(at)}</span>
      <PersonAvatar name={name} fileId={null} />
      <span className={css.what}>
        {can('bdBoard.query') && person.name ? (
          <Link to={'/board/bd' as never} search={{ bdId: person.id, ...periodOf(place) } as never}>
            {name}
          </Link>
        ) : (
          <span>{name}</span>
        )}
        <span className={css.live}>
          <span className={css.bar} aria-hidden="true">
            <span style={{ width: `${(person.approved / Math.max(1, decided)) * 100}%` }} />
          </span>
          {decided === 0 ? t('noneDecided') : t('approvedOf', { approved: person.approved, of: decided })}
        </span>
      </span>
      <span className={css.when}>
        <strong>{money(person.gmv, currency)}</strong>
        <Change now={Number(person.gmv)} before={Number(person.gmvBefore)} />
      </span>
    </li>
  );
}

function Others({ people, currency }: { people: readonly Person[]; currency: string }) {
  const t = useStrings(dueStrings);
  const money = useMoney();
  if (people.length === 0) return null;
  const sum = people.reduce((all, { gmv }) => all + (hundredths(gmv) ?? 0n), 0n);
  return (
    <p className={css.others}>
      <span>{t('moreBds', { count: people.length })}</span>
      <span>{money(fromHundredths(sum), currency)}</span>
    </p>
  );
}
