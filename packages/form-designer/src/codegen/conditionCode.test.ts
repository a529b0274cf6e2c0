import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparisons, type Condition, effects, withCondition } from '../document/conditions/conditions';
import { planConditions } from '../document/conditions/conditionPlan';
import type { Control } from '../document/control';
import { createControl } from '../document/createControl';
import { createDocument, type FormDocument } from '../document/formDocument';
import { withoutTyping } from './codeTestKit';
import { compileConditions } from './conditionCode';

interface Answers {
  shown(key: string): boolean;
  enabled(key: string): boolean;
  required(key: string): boolean;
}

/** The compiled conditions of a document, run with and without their types. */
function run(document: FormDocument, values: Record<string, unknown>): readonly Answers[] {
  const code = compileConditions(document);
  const typed = withoutTyping(`type Values = Record<string, unknown>;\n${code.lines({ isTyped: true }).join('\n')}`);
  return [typed, code.lines({ isTyped: false }).join('\n')].map(
    (source) => new Function('values', `${source}\nreturn conditions(values);`)(values) as Answers,
  );
}

const models = ['a', 'b', 'c', 'd', 'e', 'gone'];
const value = fc.oneof(
  fc.constantFrom('', '1', '2', '10', 'x', 'wert: string, x', '</script>', '\u2028'),
  fc.integer({ min: -2, max: 12 }),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.constantFrom('1', '2', 'x'), { maxLength: 3 }),
);
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small' },
    fc.record({ field: fc.constantFrom(...models), is: fc.constantFrom(...comparisons), value }) as fc.Arbitrary<Condition>,
    fc.record({ all: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.record({ not: tie('condition') }),
  ),
}));
const conditionsOfOne = fc.dictionary(fc.constantFrom(...effects), condition);

const input = (key: string): Control => createControl('input', () => key);

function documentOf(all: readonly Partial<Record<(typeof effects)[number], Condition>>[]): FormDocument {
  const controls = [...models.slice(0, 5).map(input), { ...input('gone'), options: { hidden: true } }, createControl('card', () => 'card')];
  const conditional = controls.map((control, at) =>
    effects.reduce((one, effect) => withCondition(one, effect, all[at]?.[effect]), control),
  );
  const card = { ...(conditional[6] as Control), list: conditional.slice(3, 5) };
  return { ...createDocument(), list: [...conditional.slice(0, 3), conditional[5] as Control, card] };
}

test('compiled conditions say what the plan of the renderer says, whatever they are, cycles and containers included', () => {
  fc.assert(
    fc.property(
      fc.array(conditionsOfOne, { minLength: 7, maxLength: 7 }),
      fc.dictionary(fc.constantFrom(...models.slice(0, 5)), value),
      (all, values) => {
        const document = documentOf(all);
        const code = compileConditions(document);
        if (!code.isNeeded) return;
        for (const answers of run(document, values)) {
          for (const key of ['a', 'b', 'c', 'd', 'e', 'card']) {
            const state = planConditions(document).stateOf(key, (model) => values[model]);
            expect([answers.shown(key), answers.enabled(key), answers.required(key)]).toEqual([
              state.isShown,
              state.isEnabled,
              state.isRequired,
            ]);
          }
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('a row is read before the form around it', () => {
  const list = [
    input('kind'),
    {
      ...createControl('batch', () => 'rows'),
      list: [input('kind2'), withCondition(input('more'), 'show', { field: 'kind2', is: 'equals', value: 'x' })],
    },
  ];
  const code = compileConditions({ ...createDocument(), list });
  const conditions = new Function(`${code.lines({ isTyped: false }).join('\n')}\nreturn conditions;`)() as (
    form: object,
    row?: object,
  ) => Answers;
  expect([
    conditions({}, { kind2: 'x' }).shown('more'),
    conditions({ kind2: 'x' }, { kind2: '' }).shown('more'),
    conditions({ kind2: 'x' }).shown('more'),
  ]).toEqual([true, false, true]);
});
