import { compileScript, parse } from '@vue/compiler-sfc';
import { expect, test } from 'vitest';
import { builtInControls } from '../../controls/builtInControls';
import { createDocument } from '../../document/formDocument';
import { child, everything, everythingConditional, typeErrors } from '../codeTestKit';
import { generateVue } from './generateVue';

/** What a compiled component takes from Vue, typed as far as values go. */
const vue = `declare module 'vue' {
  export function reactive<T extends object>(value: T): T;
  export function computed<T>(read: () => T): { readonly value: T };
  export function unref<T>(value: { readonly value: T } | T): T;
  export function defineComponent(component: { setup(props: any, context: { emit(...parts: readonly unknown[]): void }): unknown; [more: string]: unknown }): object;
  export function renderList<T>(list: readonly T[], draw: (one: T, index: number) => unknown): unknown;
  export const Fragment: unique symbol;
  export const vModelText: object, vModelSelect: object, vModelCheckbox: object, vModelRadio: object, vModelDynamic: object;
  export function createElementVNode(...parts: readonly unknown[]): object;
  export function createElementBlock(...parts: readonly unknown[]): object;
  export function createCommentVNode(...parts: readonly unknown[]): object;
  export function createStaticVNode(...parts: readonly unknown[]): object;
  export function createTextVNode(...parts: readonly unknown[]): object;
  export function withDirectives(node: object, directives: readonly unknown[]): object;
  export function withModifiers<T>(call: T, names: readonly string[]): T;
  export function openBlock(isFragment?: boolean): void;
  export function toDisplayString(value: unknown): string;
}`;

/** The component with its template as TypeScript. */
function compiled(source: string): string {
  const { descriptor, errors } = parse(source, { filename: 'Form.vue' });
  expect(errors).toEqual([]);
  return compileScript(descriptor, { id: 'form', inlineTemplate: true }).content;
}

test.each([
  ['plain', everything],
  ['conditional', everythingConditional],
])('the %s component of a form with every control type-checks, its template too', { timeout: 60_000 }, (_, list) => {
  const source = generateVue({ ...createDocument(), list }, builtInControls);
  expect(source).not.toMatch(/\bany\b/);
  expect(typeErrors({ 'Form.ts': compiled(source), 'vue.d.ts': vue })).toEqual([]);
});

test('a name that is not among the values is an error', { timeout: 60_000 }, () => {
  const source = generateVue({ ...createDocument(), list: [child('name')] }, builtInControls).replace(
    'v-model="form.name"',
    'v-model="form.nome"',
  );
  expect(typeErrors({ 'Form.ts': compiled(source), 'vue.d.ts': vue }).join('\n')).toContain('nome');
});
