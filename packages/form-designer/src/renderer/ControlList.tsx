import { translator } from '@backlot/i18n';
import { createContext, memo, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Control } from '../document/control';
import { drawnLevels } from '../document/tree/drawnLevels';
import { type Chunk, chunksOf } from './chunks';
import { estimateHeight } from './estimateHeight';
import { Field } from './Field';
import { useForm } from './FormContext';
import type { Scope } from './Scope';
import { rendererStrings } from './strings';

/** How many containers are around. */
const Level = createContext(0);

/** Draws a list of controls, piece by piece as they come near the visible part of the page. */
export const ControlList = memo(function ControlList({ list, scope }: { list: readonly Control[]; scope: Scope }) {
  const chunks = chunksOf(list);
  const { layout, host } = useForm();
  const level = use(Level);
  if (level > drawnLevels) return <p className="BlForm-unsupported">{translator(rendererStrings, host.locale)('tooDeep')}</p>;
  const isWhole = layout === 'inline' || chunks.length === 1;
  return (
    <Level value={level + 1}>
      {isWhole ? (
        <Fields controls={list} scope={scope} />
      ) : (
        chunks.map((chunk) => <LazyFields key={chunk.id} chunk={chunk} scope={scope} />)
      )}
    </Level>
  );
});

const Fields = memo(function Fields({ controls, scope }: { controls: readonly Control[]; scope: Scope }) {
  return controls.map(({ key }) => <Field key={key} fieldKey={key} scope={scope} />);
});

function LazyFields({ chunk, scope }: { chunk: Chunk; scope: Scope }) {
  const { store, viewport, first, definitions, layout } = useForm();
  const [isNear, setNear] = useState(() => chunk.controls.some(({ key }) => first.has(key)));
  const isWanted = useSyncExternalStore(store.subscribe, () => chunk.controls.some((control) => store.isDrawn(control.key)));
  const place = useRef<HTMLDivElement>(null);
  const isDrawn = isNear || isWanted;
  useEffect(() => {
    if (isDrawn || !place.current) return;
    return viewport.observe(place.current, () => setNear(true));
  }, [isDrawn, viewport]);
  if (isDrawn) return <Fields controls={chunk.controls} scope={scope} />;
  return (
    <div
      ref={place}
      className="BlForm-place"
      style={{ height: estimateHeight(chunk.controls, { definitions, hasLabelsAbove: layout === 'vertical' }) }}
    />
  );
}
