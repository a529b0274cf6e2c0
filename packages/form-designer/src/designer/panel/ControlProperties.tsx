import { useStrings } from '@backlot/i18n/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { selectionCommands } from '../../commands/designerCommands';
import { tableCommands } from '../../commands/tableCommands';
import type { Editor } from '../../controls/editor';
import { editors } from '../../controls/editors';
import { findControl } from '../../document/tree/findControl';
import { cellOf } from '../../document/tree/slots';
import { CommandButtons } from '../CommandButtons';
import { SearchField } from '../SearchField';
import { useDesigner, useDesignerState } from '../../store/DesignerContext';
import { activeKeyIn, documentIn, selectedIn } from '../../store/designerState';
import { designerStrings } from '../../words/designerStrings';
import { ConditionsEditor } from './ConditionsEditor';
import { PropertyRow } from './PropertyRow';

const unknownEditors: readonly Editor[] = [editors.label, editors.model];

/** The properties of the selected control. They follow the canvas: a control that was dropped is seen before its panel is made. */
export function ControlProperties() {
  const t = useStrings(designerStrings);
  const active = useDesignerState(activeKeyIn);
  const shown = useDeferredValue<string | undefined | null>(active, null);
  if (shown === undefined) return <p className="fd-quiet">{t('noControl')}</p>;
  return shown !== null && <PropertiesOf key={shown} controlKey={shown} />;
}

/** The properties of a control, as its definition lists them; of one that has just gone, until the panel follows. */
function PropertiesOf({ controlKey }: { controlKey: string }) {
  const t = useStrings(designerStrings);
  const { controls, host, hidesModel } = useDesigner();
  const [search, setSearch] = useState('');
  const live = useDesignerState((state) => findControl(documentIn(state), controlKey));
  const [last, setLast] = useState(live);
  if (live && live !== last) setLast(live);
  const control = live ?? last;
  const count = useDesignerState((state) => selectedIn(state).length);
  const spot = useDesignerState((state) => state.history.present.spot);
  const definition = control && controls.get(control.type);
  const shown = useMemo(() => {
    const wanted = search.trim().toLowerCase();
    return (definition?.editors ?? unknownEditors)
      .filter((editor) => !(hidesModel && editor.path === 'model'))
      .filter(
        (editor) => wanted === '' || editor.label[host.locale].toLowerCase().includes(wanted) || editor.path.toLowerCase().includes(wanted),
      );
  }, [definition, search, host.locale, hidesModel]);
  if (!control) return null;
  if (count > 1)
    return (
      <div className="fd-properties">
        <p className="fd-quiet">{t('manySelected', { count })}</p>
        <CommandButtons commands={selectionCommands} />
      </div>
    );
  const cell = spot && cellOf(spot.slot);
  return (
    <div className="fd-properties" data-for={controlKey}>
      <SearchField label={t('searchProperties')} value={search} onChange={setSearch} />
      {control.type === 'table' && <p className="fd-quiet">{t('tableHint')}</p>}
      {cell && (
        <section aria-label={t('tableCell', { row: cell.row + 1, column: cell.column + 1 })}>
          <h2 className="fd-group">{t('tableCell', { row: cell.row + 1, column: cell.column + 1 })}</h2>
          <CommandButtons commands={tableCommands} />
        </section>
      )}
      {shown.map((editor) => (
        <PropertyRow key={`${editor.path} ${editor.kind}`} editor={editor} control={control} definition={definition} />
      ))}
      {shown.length === 0 && <p className="fd-quiet">{t('nothingFound')}</p>}
      {search === '' && <ConditionsEditor control={control} />}
    </div>
  );
}
