import { LoadingState } from '@backlot/ui-kit';
import { OfflineNote } from '../../kit/errors/OfflineNote';
import { useOnline } from '../../kit/useOnline';
import css from './LayoutSkeleton.module.css';

/** What stands in place of a screen until its code is there. */
export function ScreenFallback() {
  const isOnline = useOnline();
  return <div className={css.content}>{isOnline ? <LoadingState shape="cards" count={4} /> : <OfflineNote />}</div>;
}
