import OpenInNew from '@mui/icons-material/OpenInNew';
import MuiLink from '@mui/material/Link';
import { type CandidateBrief, type CandidateRow, fitParts, type OutputOf, workOrderUpApi } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { ErrorState, LoadingState } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { RecordPicture } from '../../../../kit/files/RecordPicture';
import { RecordLink } from '../../../../kit/record/RecordLink';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { Stars } from '../../../creators/parts/Stars';
import { joinedAges } from '../../parts/wanted/joinedAges';
import { FitSign } from './FitMarks';
import { broughtTo, fitCount } from './fitText';
import css from './picker.module.css';
import { pickerStrings } from './pickerStrings';
import { useSpeaking } from './useSpeaking';

interface CreatorPreviewProps {
  orderId: string;
  row: CandidateRow;
  brief: CandidateBrief;
}

/** What speaks for and against a creator, beside the list: the fit spelled out, the audience, the last works, what it owes. */
export function CreatorPreview({ orderId, row, brief }: CreatorPreviewProps) {
  const t = useStrings(pickerStrings);
  const format = useFormat();
  const can = useCan();
  const say = useSpeaking();
  const { client } = useConsole();
  const found = useQuery({
    ...client.query(workOrderUpApi.candidate, { workOrderId: orderId, upId: row.id }),
    staleTime: 60_000,
  });
  return (
    <section className={css.preview} aria-label={t('details', { name: row.nickname })}>
      <div className={css.person}>
        <RecordPicture kind="up" id={row.id} name={row.nickname} size={44} />
        <div>
          <h3>{row.nickname}</h3>
          <div className={css.quiet}>{[row.upNumber, t(row.mine ? 'yours' : 'inPool')].join(' · ')}</div>
        </div>
        {can('upLibrary.get') && (
          <RecordLink path="/talentAdminDetail" id={row.id} look={css.openPage}>
            <OpenInNew titleAccess={t('openPage')} />
          </RecordLink>
        )}
      </div>
      <div>
        <Stars level={row.starLevel} />{' '}
        {found.data?.credibility != null && <span className={css.quiet}>{t('credibility', { value: found.data.credibility })}</span>}
      </div>
      <div>
        <h4>{t('fitOf', fitCount(row))}</h4>
        <dl className={css.facts}>
          {fitParts.map((part) => (
            <div key={part} style={{ display: 'contents' }}>
              <FitSign mark={row.fit[part]} />
              <dt>{t(part)}</dt>
              <dd>{broughtTo(part, { row, brief, say })}</dd>
            </div>
          ))}
        </dl>
      </div>
      {found.isPending && <LoadingState count={5} />}
      {found.isError && (
        <ErrorState dense onRetry={() => void found.refetch()}>
          {found.error.message}
        </ErrorState>
      )}
      {found.data && <Known profile={found.data} row={row} brief={brief} />}
      {found.data?.dataTime && <div className={css.quiet}>{t('asOf', { time: format.exact(found.data.dataTime) })}</div>}
    </section>
  );
}

type Profile = OutputOf<typeof workOrderUpApi.candidate>;

function Known({ profile, row, brief }: { profile: Profile; row: CandidateRow; brief: CandidateBrief }) {
  const t = useStrings(pickerStrings);
  const format = useFormat();
  const hasAges = row.ageShare !== null && brief.ages.length > 0;
  // What the brief asks about, with its mark; without it, the whole picture.
  const shares = [
    ...(row.femaleRatio === null
      ? []
      : [
          { label: t('women'), ratio: row.femaleRatio, isAsked: brief.gender === 1, isLeftOut: brief.gender === 2 },
          { label: t('men'), ratio: 1 - row.femaleRatio, isAsked: brief.gender === 2, isLeftOut: brief.gender === 1 },
        ]),
    ...(hasAges ? [{ label: t('aged', { ages: joinedAges(brief.ages) }), ratio: row.ageShare ?? 0, isAsked: true }] : []),
    ...(hasAges ? [] : profile.age.map(({ range, ratio }) => ({ label: range, ratio, isAsked: false }))),
  ].filter((share) => share.ratio > 0 && !('isLeftOut' in share && share.isLeftOut));
  return (
    <>
      {shares.length > 0 && (
        <div>
          <h4>
            {t('audience')} <span className={css.quiet}>{shares.some(({ isAsked }) => isAsked) && t('asked')}</span>
          </h4>
          <dl className={css.bars}>
            {shares.map(({ label, ratio, isAsked }) => (
              <div key={label} style={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd className={css.bar} aria-hidden="true">
                  <span style={{ width: `${ratio * 100}%` }} />
                  {isAsked && <i style={{ left: `${brief.share}%` }} />}
                </dd>
                <dd>{format.ratio(ratio)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <div>
        <h4>{t('works')}</h4>
        {profile.works.length === 0 && <div className={css.quiet}>{t('noWorks')}</div>}
        <ul className={css.works}>
          {profile.works.map(({ id, link, descr, postTime, duration, views }) => (
            <li key={id}>
              <RecordPicture kind="work" id={id} name={descr ?? ''} size={28} />
              <MuiLink href={link} target="_blank" rel="noopener noreferrer" underline="hover">
                {descr || link.replace(/^https?:\/\/(www\.)?/i, '')}
              </MuiLink>
              <strong>{format.count(views)}</strong>
              <span className={css.quiet}>
                {[format.day(postTime), duration !== null && format.duration(duration)].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {profile.owed && (
        <div className={css.warning}>{t('owes', { goods: profile.owed.goodsName, day: format.day(profile.owed.contentDeadline) })}</div>
      )}
    </>
  );
}
