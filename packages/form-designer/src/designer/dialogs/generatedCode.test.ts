import { expect, test } from 'vitest';
import { generateHtml } from '../../codegen/generateHtml';
import { generateReact } from '../../codegen/generateReact';
import { generateVue } from '../../codegen/generateVue';
import { builtInControls } from '../../controls/builtInControls';
import { createControl } from '../../document/createControl';
import { createDocument } from '../../document/formDocument';

const hostile = '</script><img src=x onerror=alert(1)></template>`${1}`{{7*7}}';
const formWith = (text: string) => ({
  ...createDocument(),
  list: [{ ...createControl('input', () => 'input_1'), label: text, help: text, options: { placeholder: text, defaultValue: text } }],
});
const count = (code: string, part: string) => code.split(part).length;

test.each([['VUE', generateVue], ['HTML', generateHtml], ['React', generateReact]])('G6.3 no text of a form can end the script or template of the %s code', (_, generate) => {
  const code = generate(formWith(hostile), builtInControls);
  const plain = generate(formWith('x'), builtInControls);
  for (const part of ['</script>', '</template>', '<img']) expect(count(code, part)).toBe(count(plain, part));
});
