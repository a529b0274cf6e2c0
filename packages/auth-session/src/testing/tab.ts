import { createSession, type Session } from '../createSession';
import { an, binh, type Person } from './fakeSession';

declare global {
  interface Window {
    session?: Session<Person>;
    told?: string[];
  }
}

/** The script of a page in a frame: a session over the real local storage, on `window.session`. */
const told: string[] = [];
const session: Session<Person> = createSession<Person>({
  loadUser: () => Promise.resolve(session.getToken()?.startsWith('binh-') ? binh : an),
  onOtherPerson: () => told.push('otherPerson'),
});
window.session = session;
window.told = told;
