/// <reference types="vite/client" />
import { createDocument } from '@backlot/form-designer/document';
import { FormRenderer } from '@backlot/form-designer/renderer';
import { createForm } from '@bpmn-io/form-js-viewer';
import formJsStyles from '@bpmn-io/form-js-viewer/dist/assets/form-js.css?inline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import RjsfForm from '@rjsf/mui';
import validator from '@rjsf/validator-ajv8';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import surveyStyles from 'survey-core/survey-core.min.css?inline';
import { Survey } from 'survey-react-ui';
import type { Round } from './compare';
import { choices, formJsField, type Kind, ourControl, type Question, questions, surveyElement } from './formQuestions';
import type { FormRounds } from './formRenderer';
import { middle, painted, settled, task } from './moments';

const style = document.head.appendChild(document.createElement('style'));
style.textContent = `${formJsStyles}\n${surveyStyles}`;

/** A form of one library: shown in a box, and taken away again. */
type Show = (box: HTMLElement, questions: readonly Question[]) => Promise<() => void> | (() => void);

const reactForm =
  (node: (questions: readonly Question[]) => ReactNode): Show =>
  (box, list) => {
    const root = createRoot(box);
    root.render(node(list));
    return () => root.unmount();
  };

const theme = createTheme({ cssVariables: true });

const ours = reactForm((list) => (
  <ThemeProvider theme={theme}>
    <FormRenderer
      document={{
        ...createDocument(),
        list: [{ type: 'button', key: 'send', label: 'Send', options: { handle: 'submit' } }, ...list.map(ourControl)],
      }}
      locale="en"
    />
  </ThemeProvider>
));

const formJs: Show = async (box, list) => {
  const components = list.map(formJsField);
  const form = await createForm({ container: box, schema: { type: 'default', components }, data: {} });
  return () => form.destroy();
};

let surveyModel: Model | undefined;

const survey = (isLazy: boolean) =>
  reactForm((list) => {
    const elements = list.map(surveyElement);
    const model = new Model({ elements, textUpdateMode: 'onTyping' });
    model.lazyRenderEnabled = isLazy;
    surveyModel = model;
    return <Survey model={model} />;
  });

const rjsfTypes: Record<Kind, object> = {
  text: { type: 'string' },
  number: { type: 'number' },
  select: { type: 'string', oneOf: choices.map(({ value, label }) => ({ const: value, title: label })) },
  radio: { type: 'string', enum: ['1', '2', '3'] },
  checkbox: { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['1', '2', '3'] } },
  date: { type: 'string', format: 'date' },
  area: { type: 'string' },
};
const rjsfWidgets: Partial<Record<Kind, string>> = { radio: 'radio', checkbox: 'checkboxes', area: 'textarea' };

const rjsf = reactForm((list) => (
  <ThemeProvider theme={theme}>
    <RjsfForm
      validator={validator}
      schema={{
        type: 'object',
        properties: Object.fromEntries(list.map(({ kind, name, label }) => [name, { ...rjsfTypes[kind], title: label }])),
      }}
      uiSchema={Object.fromEntries(
        list.flatMap(({ kind, name }) => (rjsfWidgets[kind] ? [[name, { 'ui:widget': rjsfWidgets[kind] }]] : [])),
      )}
    />
  </ThemeProvider>
));

/** Runs every measure, ours and the peers' in turn. */
export async function measure(): Promise<FormRounds> {
  const rounds: FormRounds = {
    mountFormJs: [],
    mountSurvey: [],
    mountSurveyLazy: [],
    mountRjsf: [],
    keyFormJs: [],
    keySurvey: [],
    keyRjsf: [],
    keyGrowth: [],
    submitSurvey: [],
  };
  const list = questions(500);
  const put = (target: Round[], one: number, other: number, isWarm: boolean) => isWarm && target.push([one, other]);
  for (let round = 0; round < 6; round += 1) {
    const isWarm = round > 0;
    const own = await mounted(ours, list);
    const peers = {
      form: await mounted(formJs, list),
      survey: await mounted(survey(false), list),
      lazy: await mounted(survey(true), list),
      rjsf: await mounted(rjsf, list),
    };
    put(rounds.mountFormJs, own.mount, peers.form.mount, isWarm);
    put(rounds.mountSurvey, own.mount, peers.survey.mount, isWarm);
    put(rounds.mountSurveyLazy, own.mount, peers.lazy.mount, isWarm);
    put(rounds.mountRjsf, own.mount, peers.rjsf.mount, isWarm);
    put(rounds.keyFormJs, own.key, peers.form.key, isWarm);
    put(rounds.keySurvey, own.key, peers.survey.key, isWarm);
    put(rounds.keyRjsf, own.key, peers.rjsf.key, isWarm);
    const [small, large] = [await mounted(ours, questions(100)), await mounted(ours, questions(5000))];
    put(rounds.keyGrowth, large.key, small.key, isWarm);
    put(
      rounds.submitSurvey,
      await submitted(ours, (box) => box.querySelector<HTMLElement>('button[type=submit]')?.click()),
      await submitted(survey(false), () => surveyModel?.validate(true, true)),
      isWarm,
    );
  }
  return rounds;
}

/** Milliseconds until the first screen is painted, and the middle keystroke after that. */
async function mounted(show: Show, list: readonly Question[]): Promise<{ mount: number; key: number }> {
  const box = document.body.appendChild(document.createElement('main'));
  await settled();
  const start = performance.now();
  const remove = await show(box, list);
  while (!box.querySelector('input')) await task();
  await painted();
  const mount = performance.now() - start;
  await settled();
  const key = await keystroke(box);
  remove();
  box.remove();
  return { mount, key };
}

/** The middle of 40 keystrokes, each with everything it sets off and the layout after it. */
async function keystroke(box: HTMLElement): Promise<number> {
  const input = box.querySelector<HTMLInputElement>('input[type=text], input:not([type])');
  if (!input) throw new Error('The form shows no text field.');
  input.focus();
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const spent: number[] = [];
  for (let at = 0; at < 40; at += 1) {
    await painted();
    const start = performance.now();
    write?.call(input, `typed ${'x'.repeat(at)}`);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: 'x' }));
    await task();
    void box.offsetHeight;
    spent.push(performance.now() - start);
  }
  return middle(spent);
}

/** Milliseconds from the submit until the first missing field has the focus. */
async function submitted(show: Show, submit: (box: HTMLElement) => unknown): Promise<number> {
  const box = document.body.appendChild(document.createElement('main'));
  const remove = await show(box, questions(500, 250));
  while (!box.querySelector('input')) await task();
  await settled();
  window.scrollTo(0, 0);
  await settled();
  const start = performance.now();
  const focused = new Promise<number>((resolve) =>
    box.addEventListener('focusin', () => resolve(performance.now() - start), { once: true }),
  );
  submit(box);
  const spent = await Promise.race([
    focused,
    new Promise<number>((_, reject) => setTimeout(() => reject(new Error('No field was focused.')), 10_000)),
  ]);
  remove();
  box.remove();
  return spent;
}
