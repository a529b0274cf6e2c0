import type { Locale, Words } from '@backlot/i18n';
import type { ComponentType, ReactNode } from 'react';
import type { Blueprint } from '../document/parse/blueprint';
import type { Control } from '../document/control';
import type { Slot } from '../document/tree/slots';
import type { Source } from '../codegen/Source';
import type { Editor } from './editor';
import type { RenderHost } from './renderHost';
import type { Subform } from './subform';

/** What a control is given to draw itself, in the canvas and in the renderer alike. */
export interface ControlRenderProps<Options extends object = { readonly [name: string]: unknown }> {
  readonly control: Control;
  /** The control's options with the defaults of its type filled in and wrong kinds replaced. */
  readonly options: Options;
  /** Id of the input element, which the label points at. */
  readonly id: string;
  /** The label in the language in force. */
  readonly label: string;
  readonly value: unknown;
  onChange(value: unknown): void;
  onBlur(): void;
  readonly isDisabled: boolean;
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
  /** Ids of the help text and error message, for `aria-describedby`. */
  readonly describedBy?: string | undefined;
  /** True in the designer's canvas, where nothing is filled in. */
  readonly isDesign: boolean;
  /** Draws the children of a slot of this container. */
  renderSlot(slot: Slot): ReactNode;
  readonly host: RenderHost;
  /** In the renderer: the rows of a control whose children are filled in several times. */
  readonly subform?: Subform | undefined;
  /** In the renderer: which column is open, kept outside so that an error in another one can open it. */
  readonly openColumn?: number | undefined;
  onOpenColumn?(column: number): void;
}

/** What a control is given to write its code. `slot` gives the code of the children of a slot. */
export interface CodeInput<Options extends object = { readonly [name: string]: unknown }> {
  readonly control: Control;
  readonly options: Options;
  /** Where the value lives, as source text: `form.phone` in Vue, `phone` in HTML, `"phone"` in React. */
  readonly name: string;
  /** Whether it can be changed; where a condition decides, the source of an expression. Plain HTML asks its script. */
  readonly isDisabled: boolean | Source;
  /** Whether it has to be filled in, in the same way. */
  readonly isRequired: boolean | Source;
  slot(slot: Slot): string;
}

/** Typed React code of a control: its JSX, what it imports, and the zod schema of its value. */
export interface ReactCode {
  readonly jsx: string;
  /** Module → names, merged over the whole form. */
  readonly imports?: Readonly<Record<string, readonly string[]>>;
  readonly schema?: string;
}

/** Everything the product knows about one control type. A new control is one folder and one line in a list. */
export interface ControlDefinition<Options extends object = { readonly [name: string]: unknown }> {
  readonly type: string;
  readonly group: 'basic' | 'custom' | 'layout';
  readonly icon: ComponentType;
  /** Name in the palette. */
  readonly name: Words;
  /** Reads stored options: defaults filled in, wrong kinds replaced. */
  options(control: Control): Options;
  /** What a new control of this type looks like. */
  readonly defaults: Blueprint;
  /** The property panel, in order. */
  readonly editors: readonly Editor[];
  readonly Render: ComponentType<ControlRenderProps<Options>>;
  toVue(input: CodeInput<Options>): string;
  toHtml(input: CodeInput<Options>): string;
  toReact(input: CodeInput<Options>): ReactCode;
  /** Which key of the control holds its children. */
  readonly slots?: 'list' | 'columns' | 'trs';
  /** Draws its own label, or has none: no form item is put around it. */
  readonly isBare?: boolean;
  /** Height in px of the place kept for the control before it is mounted; one line of input when left out. */
  readonly height?: number;
  /** `rows`: the children are filled in once per row that is added; `columns`: once per column. */
  readonly subform?: 'rows' | 'columns';
  /** The value before anything is typed; without it `options.defaultValue`. */
  defaultValue?(options: Options): unknown;
  /** A message when the value breaks a rule of this type (not required or pattern, which hold for all). */
  validate?(input: { value: unknown; options: Options; locale: Locale }): string | undefined;
}

/** Declares a control type; hosts add the result to the `controls` list of designer and renderer. */
export const defineControl = <Options extends object>(definition: ControlDefinition<Options>): AnyControlDefinition =>
  definition as unknown as AnyControlDefinition;

/** A control definition whose options type is no longer known, as lists of controls hold it. */
export type AnyControlDefinition = ControlDefinition;
