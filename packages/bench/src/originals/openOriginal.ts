import { createRequire } from 'node:module';
import { browserArgs, findBrowser } from '@backlot/dev/browser';
import { type Browser, chromium, type Page } from 'playwright';

const { resolve } = createRequire(import.meta.url);

/** A clock that goes a fifth of a second with every look: keys are the same in each run, and no two are equal. */
const clock = `{
  let now = Date.UTC(2026, 0, 1);
  const Real = Date;
  window.Date = class extends Real {
    constructor(...given) { if (given.length === 0) super((now += 200)); else super(...given); }
    static now() { return (now += 200); }
  };
}`;

/** Opens a page with Vue 2 and k-form-design 3.7.91 from npm. */
export async function openOriginal(): Promise<{ browser: Browser; page: Page }> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  const page = await browser.newPage({ viewport: { width: 1440, height: 1600 } });
  page.setDefaultTimeout(10_000);
  await page.addInitScript(clock);
  const address = 'http://original.test/';
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' }));
  await page.goto(address);
  await page.addStyleTag({ path: resolve('k-form-design/lib/k-form-design.css') });
  await page.addScriptTag({ path: resolve('vue/dist/vue.runtime.min.js') });
  await page.addScriptTag({ path: resolve('k-form-design/lib/k-form-design.umd.min.js') });
  return { browser, page };
}

/** Shows one component of the original in place of what stood there; it is `window.shown`. */
export async function show(page: Page, component: 'k-form-design' | 'k-form-build', props: object): Promise<void> {
  await page.evaluate(
    `{
      window.app?.$destroy();
      document.body.innerHTML = '<div id="here"></div>';
      window.app = new Vue({ render: (create) => create(${JSON.stringify(component)}, { ref: 'it', props: ${JSON.stringify(props)} }) });
      window.app.$mount('#here');
      window.shown = window.app.$refs.it;
      null;
    }`,
  );
  await page.waitForTimeout(200);
}
