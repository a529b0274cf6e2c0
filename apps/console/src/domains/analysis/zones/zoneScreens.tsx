import type { FunctionComponent } from 'react';
import { DataZoneScreen } from './DataZoneScreen';
import { ZoneWorksScreen } from './ZoneWorksScreen';

/** The page of a zone for one channel. */
export const dataZone = (webId: number): FunctionComponent =>
  function DataZone() {
    return <DataZoneScreen webId={webId} />;
  };

/** The list of works of a zone for one channel. */
export const zoneWorks = (webId: number): FunctionComponent =>
  function ZoneWorks() {
    return <ZoneWorksScreen webId={webId} />;
  };
