import { createDictionary } from '@backlot/dictionary';
import { DictionaryProvider, DictTag } from '@backlot/dictionary/react';

const dictionary = createDictionary({
  fetchTree: () =>
    Promise.resolve([
      {
        id: '1',
        pid: '0',
        code: 'country',
        name: '国家',
        enName: 'Country',
        vnName: 'Quốc gia',
        children: [{ code: 'VN', name: '越南', enName: 'Vietnam', vnName: 'Việt Nam' }],
      },
    ]),
});
void dictionary.refresh();

export function Names() {
  return (
    <DictionaryProvider dictionary={dictionary}>
      <DictTag type="country" code="VN" />
    </DictionaryProvider>
  );
}
