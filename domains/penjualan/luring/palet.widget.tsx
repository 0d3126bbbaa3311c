/** Selling without the network in the frame of every page; what it takes is fetched once somebody is in. docs/decisions/0160. */
import { later } from '@mustika/web-kit/later.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { cutItems } from '@mustika/web-kit/shell/cut-band.tsx';
import { footerItems } from '@mustika/web-kit/shell/footer.tsx';

const IkutiLuring = later(async () => (await import('./ikuti-luring.widget.tsx')).Ikuti);
const PitaLuring = later(async () => (await import('./ikuti-luring.widget.tsx')).Pita);

const Ikuti = () => (useSession(({ user }) => user !== null) ? <IkutiLuring /> : null);

footerItems.push(Ikuti);
cutItems.push(PitaLuring);
