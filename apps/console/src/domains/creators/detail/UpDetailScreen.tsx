import { upApi, type UpDetail } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useStrings } from '@backlot/i18n/react';
import { StatusChip } from '@backlot/ui-kit';
import { useRouterState } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { RecordHistory } from '../../../kit/history/RecordHistory';
import { RecordColumns } from '../../../kit/record/RecordColumns';
import { RecordFrame } from '../../../kit/record/RecordFrame';
import { useRecord } from '../../../kit/record/useRecord';
import { Audience } from './figures/Audience';
import { ContactCard } from './ContactCard';
import { CooperationCard } from './CooperationCard';
import { FiguresCard } from './figures/FiguresCard';
import { FollowUps } from './FollowUps';
import { GamesCard } from './GamesCard';
import { MarksCard } from './MarksCard';
import { PriceCard } from './PriceCard';
import { ProfileCard } from './ProfileCard';
import { strings } from './strings';
import { TrendCard } from './figures/TrendCard';
import { UpButtons } from './UpButtons';
import { UpNextStep } from './UpNextStep';
import { type UpAnalysisPart, UpTabs } from './UpTabs';
import { WorksCard } from './works/WorksCard';

type UpConsentsPart = ComponentType<{ upId: string; name: string }>;

const lists = {
  '/talentPoolDetail': { label: 'pool', path: '/up/pool', needs: 'upPool.query' },
  '/talentYouXiDetail': { label: 'game', path: '/up/game', needs: 'upGame.query' },
} as const;
/** Of the dictionary `upType`. */
const gameKol = 2;
const library = { label: 'library', path: '/up/library', needs: 'upLibrary.query' } as const;

/** One creator: who, what to do next, figures, people and what happened (spec section 2.2, domain/model 2.3.4). */
export function UpDetailScreen({ Analysis, Consents }: { Analysis?: UpAnalysisPart; Consents?: UpConsentsPart }) {
  const t = useStrings(strings);
  const { nameFor } = useDictionary();
  const record = useRecord(upApi.detail);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const list = Object.hasOwn(lists, path) ? lists[path as keyof typeof lists] : library;
  const head = (up: UpDetail) => ({
    name: up.nickname,
    mark: up.blackFlag ? <StatusChip tone="bad">{t('black')}</StatusChip> : undefined,
    subtitle: [`@${up.upNumber}`, nameFor('webId', up.webId), nameFor('country', up.country)].join(' · '),
    actions: <UpButtons up={up} />,
  });
  return (
    <RecordFrame record={record} noun={t('noun')} needs="upDetail.get" list={{ ...list, label: t(list.label) }} head={head}>
      {(up) => (
        <UpTabs up={up} Analysis={Analysis}>
          <UpNextStep up={up} />
          <RecordColumns
            main={
              <>
                <FiguresCard up={up} />
                {(path === '/talentYouXiDetail' || up.upTypeId === gameKol) && <GamesCard id={up.id} />}
                <TrendCard up={up} />
                <WorksCard up={up} />
                <FollowUps up={up} />
                <CooperationCard id={up.id} />
              </>
            }
            side={
              <>
                <MarksCard up={up} />
                <ContactCard up={up} />
                <PriceCard up={up} />
                <Audience up={up} />
                {Consents && <Consents upId={up.id} name={`@${up.upNumber}`} />}
                <ProfileCard up={up} />
                <RecordHistory endpoint={upApi.history} id={up.id} />
              </>
            }
          />
        </UpTabs>
      )}
    </RecordFrame>
  );
}

/** The record with what later domains know of a creator: the analysis as its second tab, and the consents of channels. */
export const upDetailWith = (Analysis: UpAnalysisPart, Consents: UpConsentsPart) =>
  function UpDetail() {
    return <UpDetailScreen Analysis={Analysis} Consents={Consents} />;
  };
