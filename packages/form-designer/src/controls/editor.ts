import type { ComponentType } from 'react';
import type { Control } from '../document/control';
import type { Words } from '@backlot/i18n';

interface EditorBase {
  /** Where the value is kept in the control: `label`, `model`, `options.placeholder`, `rules`. */
  readonly path: string;
  readonly label: Words;
  readonly help?: Words;
  /** Left out: always shown. */
  isShown?(control: Control): boolean;
}

/** A choice of a property: `{ value: 'left', label: { … } }`. */
export interface EditorChoice {
  readonly value: string | number | boolean;
  readonly label: Words;
}

/** What a custom property editor is given. */
export interface EditorProps {
  readonly control: Control;
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  onChange(value: unknown): void;
}

/** One line of the property panel. */
export type Editor = EditorBase &
  (
    | { readonly kind: 'text' | 'multiline' | 'color' | 'switch' | 'json' }
    /** `isOptional`: empty stands for null, no limit. */
    | { readonly kind: 'number'; readonly min?: number; readonly max?: number; readonly step?: number; readonly isOptional?: boolean }
    | { readonly kind: 'select'; readonly choices: readonly EditorChoice[] }
    /** Free text with suggestions, such as a date format. */
    | { readonly kind: 'suggest'; readonly choices: readonly string[] }
    /** A fixed number of texts, such as the two range placeholders. */
    | { readonly kind: 'texts'; readonly count: number }
    /** Options of a choice control; `isTree` allows children. */
    | { readonly kind: 'choices'; readonly isTree?: boolean }
    /** Columns of tabs and selectInputList (value, label). */
    | { readonly kind: 'columns' }
    /** Columns of a grid (span, at most 24). */
    | { readonly kind: 'spans' }
    /** The required rule with its message. */
    | { readonly kind: 'required' }
    /** Pattern rules after the first. */
    | { readonly kind: 'patterns' }
    /** The default value, drawn by the control's own Render. */
    | { readonly kind: 'value' }
    | { readonly kind: 'custom'; readonly Edit: ComponentType<EditorProps> }
  );
