import { useStrings } from '@backlot/i18n/react';
import { CreatorList } from './list/CreatorList';
import { strings } from './strings';

/** Every creator this person may see (domain/roles 7.2 `upLibrary`). */
export function UpLibraryScreen() {
  const t = useStrings(strings);
  return <CreatorList kind="library" title={t('library')} path="/talentAdminDetail" />;
}
