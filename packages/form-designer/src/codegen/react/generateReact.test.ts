import { expect, test } from 'vitest';
import type { z } from 'zod';
import { builtInControls } from '../../controls/builtInControls';
import type { Control } from '../../document/control';
import { withCondition } from '../../document/conditions/conditions';
import { createControl } from '../../document/createControl';
import { createDocument } from '../../document/formDocument';
import { child, everything, everythingConditional, exportsOf, syntaxErrors, typeErrors } from '../codeTestKit';
import { generateReact } from './generateReact';

test.each([
  ['plain', everything],
  ['conditional', everythingConditional],
])('the %s component of a form with every control type-checks against react-hook-form, MUI and zod', { timeout: 60_000 }, (_, list) => {
  const source = generateReact({ ...createDocument(), list }, builtInControls);
  expect(typeErrors({ 'Form.tsx': source })).toEqual([]);
});

test('the schema checks and hands on what the renderer would', { timeout: 60_000 }, async () => {
  const ruled = (key: string): Control => ({ ...child(key), rules: [{ required: true, message: `no ${key}` }] });
  const yes = { field: 'kind', is: 'equals', value: 'yes' } as const;
  const list = [
    child('kind'),
    withCondition(ruled('hidden'), 'show', yes),
    withCondition(ruled('locked'), 'enable', yes),
    withCondition(child('asked'), 'require', yes),
    { ...ruled('never'), options: { disabled: true } },
    { ...createControl('batch', () => 'rows'), list: [child('why'), withCondition(ruled('more'), 'show', { field: 'why', is: 'filled' })] },
  ];
  const { formSchemaFor } = await exportsOf(generateReact({ ...createDocument(), list }, builtInControls));
  const check = (kind: string, rows: readonly object[] = []) => {
    const values = { kind, hidden: '', locked: '', asked: '', never: '', rows };
    const { data, error } = (formSchemaFor as (values: object) => z.ZodType)(values).safeParse(values);
    return error ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) : JSON.parse(JSON.stringify(data));
  };
  expect(check('')).toEqual({ kind: '', locked: '', asked: '', never: '', rows: [] });
  expect(check('yes')).toEqual(['hidden: no hidden', 'locked: no locked', 'asked: 必填项']);
  expect(check('', [{ why: '', more: '' }])).toMatchObject({ rows: [{ why: '' }] });
  expect(
    check('', [
      { why: '', more: '' },
      { why: 'x', more: '' },
    ]),
  ).toEqual(['rows.1.more: no more']);
});

test('names and texts cannot leave their place', () => {
  const list = [
    { ...child('x'), model: 'a"; alert(1); "`${1}', label: '</script>\u2028' },
    { ...createControl('batch', () => 'b`${1}'), list: [child('`${2}')] },
  ];
  const source = generateReact({ ...createDocument(), list }, builtInControls);
  expect(syntaxErrors(source)).toEqual([]);
  expect(source).not.toContain('</script>');
});
