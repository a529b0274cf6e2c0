import { useStrings } from '@backlot/i18n/react';
import { CreatorList } from './list/CreatorList';
import { strings } from './strings';

/** Creators of games (domain/roles 7.2 `upGame`). */
export function UpGameScreen() {
  const t = useStrings(strings);
  return <CreatorList kind="game" title={t('game')} path="/talentYouXiDetail" />;
}
