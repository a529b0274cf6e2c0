import { usePicked } from '../../../kit/tree/usePicked';
import { TypeList } from './TypeList';
import { ValueList } from './ValueList';

/** Dictionaries (system-pages 1.7.4): the list of types, and the values of the one that is picked; the address says which. */
export function DictionariesScreen() {
  const { picked, pick } = usePicked('typeId');
  return picked ? <ValueList key={picked} typeId={picked} onPick={pick} /> : <TypeList onPick={pick} />;
}
