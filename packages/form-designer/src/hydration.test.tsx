import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { pageNames, pageOf } from './serverPages';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What a function of a module gives in Node. */
    drawOnServer(module: string, ...call: readonly [name: string, ...given: string[]]): Promise<string>;
  }
}

const drawn = pageNames.flatMap((name) =>
  (['en', 'zh-CN', 'vn'] as const).flatMap((locale) =>
    (locale === 'en' ? (['drawWhole', 'drawStream'] as const) : (['drawWhole'] as const)).map((way) => [name, locale, way] as const),
  ),
);

function Told({ onTaken, children }: { onTaken(): void; children: ReactNode }) {
  useEffect(onTaken, [onTaken]);
  return children;
}

test.each(drawn)('R3.5 %s in %s, drawn by a server (%s), is taken over by a browser without a warning', async (name, locale, way) => {
  const box = document.createElement('div');
  box.innerHTML = await commands.drawOnServer('/packages/form-designer/src/drawOnServer.ts', way, name, locale);
  document.body.append(box);
  // What emotion does with the styles of a server as it is loaded; here it was loaded before.
  const styles = [...box.querySelectorAll('style[data-emotion]')];
  document.head.append(...styles);
  const served = [...box.querySelectorAll('.BlForm-field, .fd-entry, .fd-item')];
  expect(served.length).toBeGreaterThan(10);
  const warned = vi.spyOn(console, 'error');
  const recovered = vi.fn();
  const { promise, resolve } = Promise.withResolvers<void>();
  const root = hydrateRoot(box, <Told onTaken={resolve}>{pageOf(name, locale)}</Told>, { onRecoverableError: recovered });
  await promise;
  await new Promise((next) => requestAnimationFrame(next));
  expect(recovered.mock.calls.map(String)).toEqual([]);
  expect(warned.mock.calls.map(String)).toEqual([]);
  expect(served.filter((element) => !box.contains(element))).toEqual([]);
  warned.mockRestore();
  root.unmount();
  for (const element of [box, ...styles]) element.remove();
});
