import { LocaleProvider } from '@backlot/i18n/react';
import { BacklotThemeProvider } from '@backlot/ui-kit';
import { type ReactNode, Suspense } from 'react';
import { Calls } from './Calls';
import { Comments } from './Comments';
import { Designer, FilledForm } from './Forms';
import { Names } from './Names';
import { Paper } from './Paper';
import { Rights } from './Rights';
import { Rows } from './Rows';
import { Words } from './Words';

const parts: Record<string, ReactNode> = {
  words: <Words />,
  rights: <Rights />,
  names: <Names />,
  calls: <Calls />,
  comments: <Comments />,
  rows: <Rows />,
  form: <FilledForm />,
  designer: <Designer />,
  paper: <Paper />,
};

/** Every package, used the way its README says. `ready` appears when all of them have rendered. */
export function App() {
  return (
    <LocaleProvider locale="vn">
      <BacklotThemeProvider mode="light">
        <Suspense fallback={<p>…</p>}>
          {Object.entries(parts).map(([name, part]) => (
            <section key={name} aria-label={name}>
              {part}
            </section>
          ))}
          <p data-testid="ready">ready</p>
        </Suspense>
      </BacklotThemeProvider>
    </LocaleProvider>
  );
}
