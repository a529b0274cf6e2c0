import { expect, test } from 'vitest';
import { createControl } from '../../document/createControl';
import { createDocument } from '../../document/formDocument';
import type { Control } from '../../document/control';
import { canvasStops } from './canvasStops';

const make = (type: 'input' | 'card' | 'grid' | 'tabs', key: string, extra: object = {}): Control => ({
  ...createControl(type, () => key),
  ...extra,
});

test('G2.3 the keyboard stands on controls and on slots, in reading order', () => {
  const list = [
    make('grid', 'g', {
      columns: [
        { span: 12, list: [] },
        { span: 12, list: [make('card', 'c', { list: [make('input', 'a')] }), make('input', 'b')] },
        { span: 1, list: [] },
      ],
    }),
    make('tabs', 't'),
    make('input', 'z'),
  ];
  expect(canvasStops({ ...createDocument(), list }).map((stop) => ('key' in stop ? stop.key : `${stop.parent}/${stop.slot}`))).toEqual([
    'g',
    'g/columns.0',
    'g/columns.1',
    'c',
    'c/list',
    'a',
    'b',
    'g/columns.2',
    't',
    't/columns.0',
    't/columns.1',
    'z',
  ]);
});
