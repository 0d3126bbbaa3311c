/** Entry of the web app: theme, language, session, door. */
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@mantine/spotlight/styles.layer.css';
import './fonts/fonts.css';
import '@mustika/web-kit/theme.css';
import { watchArrivals } from '@mustika/web-kit/approval/approval-arrival.ts';
import { startI18n } from '@mustika/web-kit/language/i18n.ts';
import { followReach } from '@mustika/web-kit/sending/cut.ts';
import { followAnswers } from '@mustika/web-kit/sending/kept-answers.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { startSocket } from '@mustika/web-kit/socket.ts';
import { adoptThemeVariables } from '@mustika/web-kit/theme.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { BAHASA } from './bahasa.ts';
import { offerUpdates } from './updates.ts';

adoptThemeVariables();
watchArrivals();
await startI18n(BAHASA);
startSocket();
followReach();
followAnswers();
if (useSession.getState().status === 'unknown') void useSession.getState().start();
createRoot(document.getElementById('root') as HTMLElement).render(<App />);
offerUpdates();
