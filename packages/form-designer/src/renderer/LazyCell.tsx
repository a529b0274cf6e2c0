import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Field } from './Field';
import type { FieldProps, FieldRow } from './FieldProps';
import { useForm } from './FormContext';

const cellHeight = 64;

/** A field in a far row of a subform: mounted when it comes near the visible part of the page. */
export function LazyCell({ row, ...field }: FieldProps & { readonly row: FieldRow }) {
  const { store, viewport } = useForm();
  const [isNear, setNear] = useState(false);
  const read = () => store.isDrawn(row.key);
  const isWanted = useSyncExternalStore(store.subscribe, read, read);
  const place = useRef<HTMLDivElement>(null);
  const isDrawn = isNear || isWanted;
  useEffect(() => {
    if (isDrawn || !place.current) return;
    return viewport.observe(place.current, () => setNear(true));
  }, [isDrawn, viewport]);
  return isDrawn ? <Field {...field} row={row} /> : <div ref={place} className="BlForm-place" style={{ height: cellHeight }} />;
}
