import '@backlot/ui-kit/fonts.css';
import './page.css';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { keepOffline } from './layout/watch/keepOffline';
import { createRouter } from './router';
import { createConsole } from './shell/console/createConsole';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root", so the console cannot start. Check index.html.');

keepOffline();
const console = createConsole();
createRoot(root).render(<App console={console} router={createRouter(console)} />);
