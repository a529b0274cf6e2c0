import type { FunctionComponent } from 'react';
import { CommentInfoScreen } from './CommentInfoScreen';
import { FixedChannel } from './FixedChannel';

/** The comment analysis of one channel: the page of a data zone. */
export const zoneComments = (webId: number): FunctionComponent =>
  function ZoneComments() {
    return (
      <FixedChannel value={webId}>
        <CommentInfoScreen />
      </FixedChannel>
    );
  };
