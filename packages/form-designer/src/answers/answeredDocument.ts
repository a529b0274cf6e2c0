import type { Locale } from '@backlot/i18n';
import { planConditions } from '../document/conditions/conditionPlan';
import type { Control } from '../document/control';
import type { FormDocument } from '../document/formDocument';
import { mapControls } from '../document/tree/mapControls';
import { localiseControl } from '../document/translations';
import { walkControls } from '../document/tree/walkControls';

interface Answered {
  readonly document: FormDocument;
  readonly values: Readonly<Record<string, unknown>>;
  readonly locale: Locale;
  /** Choices by `dynamicKey`. */
  readonly dynamicData?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * A form as somebody answered it, to be printed or archived: texts in a language, choices of the host in place, and
 * `hidden` set on what the answers did not show. Fields of a subform are columns of all its rows and stay.
 */
export function answeredDocument({ document, values, locale, dynamicData = {} }: Answered): FormDocument {
  const plan = planConditions(document);
  const inside = controlsOfSubforms(document);
  const valueOf = (model: string) => values[model];
  const list = mapControls(document.list, (stored) => {
    const control = withChoices(localiseControl(stored, locale), dynamicData);
    return inside.has(control.key) || plan.stateOf(control.key, valueOf).isShown
      ? control
      : { ...control, options: { ...control.options, hidden: true } };
  });
  return { ...document, list };
}

function controlsOfSubforms({ list }: FormDocument): ReadonlySet<string> {
  const subforms = new Set<string>();
  const inside = new Set<string>();
  for (const { control, parent } of walkControls(list)) {
    if (parent !== null && (subforms.has(parent) || inside.has(parent))) inside.add(control.key);
    if (control.type === 'batch' || control.type === 'selectInputList') subforms.add(control.key);
  }
  return inside;
}

function withChoices(control: Control, dynamicData: Readonly<Record<string, unknown>>): Control {
  const { dynamic, dynamicKey } = control.options ?? {};
  if (dynamic !== true || typeof dynamicKey !== 'string' || !Object.hasOwn(dynamicData, dynamicKey)) return control;
  return { ...control, options: { ...control.options, options: dynamicData[dynamicKey] } };
}
