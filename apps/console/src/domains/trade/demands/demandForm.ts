import type { Translate } from '@backlot/i18n';
import { lazyPart } from '../../../kit/lazyPart';
import { draftOfDemand, newDemand } from './demandList';
import { strings, type Word } from './strings';

const DemandFields = lazyPart(async () => (await import('./DemandFields')).DemandFields);

/** The form that a demand form is written in. */
export const demandForm = (t: Translate<Word>) => ({
  Fields: DemandFields,
  defaults: newDemand,
  draftOf: draftOfDemand,
  width: 'large' as const,
  labelOf: (field: string) => (Object.hasOwn(strings.messages.en, field) ? t(field as Word) : field),
});

/** The name a person knows a demand form by. */
export const nameOfDemand = ({ demandName }: { demandName: string }) => demandName;
