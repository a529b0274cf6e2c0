import { useStrings } from '@backlot/i18n/react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { AnyControlDefinition } from '../../controls/defineControl';
import { useDesigner } from '../../store/DesignerContext';
import { designerStrings } from '../../words/designerStrings';
import { SearchField } from '../SearchField';
import { PaletteEntry } from './PaletteEntry';

const groups = ['basic', 'custom', 'layout'] as const;

/** The control types in their three groups, with search. */
export function Palette() {
  const t = useStrings(designerStrings);
  const { id, controls, host } = useDesigner();
  const [search, setSearch] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const found = useMemo(() => [...controls.values()].filter((control) => isFound(control, search)), [controls, search]);
  const first = groups.flatMap((group) => found.filter((control) => control.group === group))[0];
  return (
    <div className="fd-palette">
      <SearchField label={t('searchControls')} value={search} onChange={setSearch} />
      <p id={`${id}-palette-hint`} className="fd-hidden">
        {t('paletteHint')}
      </p>
      <div ref={root} className="fd-palette-groups" onKeyDown={(event) => moveFocus(event, root.current)}>
        {groups.map((group) => {
          const entries = found.filter((control) => control.group === group);
          if (entries.length === 0 && (search !== '' || group !== 'custom')) return null;
          return (
            <section key={group}>
              <h2 className="fd-group">{t(group)}</h2>
              {entries.length === 0 && <p className="fd-quiet">{t('customEmpty')}</p>}
              <ul className="fd-entries">
                {entries.map((definition) => (
                  <PaletteEntry
                    key={definition.type}
                    definition={definition}
                    name={definition.name[host.locale]}
                    isFirst={definition === first}
                  />
                ))}
              </ul>
            </section>
          );
        })}
        {found.length === 0 && <p className="fd-quiet">{t('nothingFound')}</p>}
      </div>
    </div>
  );
}

/** By name in any language, or by type. */
function isFound({ name, type }: AnyControlDefinition, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return wanted === '' || [...Object.values(name), type].some((text) => text.toLowerCase().includes(wanted));
}

/** One tab stop for all entries; arrows go through them and from row to row. */
function moveFocus(event: KeyboardEvent, root: HTMLElement | null): void {
  const inRow = root?.querySelector('.fd-entries');
  const columns = inRow ? getComputedStyle(inRow).gridTemplateColumns.split(' ').length : 1;
  const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: columns, ArrowLeft: -1, ArrowUp: -columns };
  const step = steps[event.key];
  if (step === undefined || !root || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const buttons = [...root.querySelectorAll<HTMLElement>('.fd-entry')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = buttons[Math.min(Math.max(at + step, 0), buttons.length - 1)];
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
}
