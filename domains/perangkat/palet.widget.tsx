/** The printers of this till in the footer of every page; what shows them is fetched once it has an agent. */
import { later } from '@mustika/web-kit/later.tsx';
import { footerItems } from '@mustika/web-kit/shell/footer.tsx';
import { useAgent, useAgentFollowed } from '@mustika/web-kit/slip/agent.ts';

const AntreanCetak = later(async () => (await import('./antrean-cetak.widget.tsx')).AntreanCetak);

function Printer() {
  useAgentFollowed();
  const ada = useAgent((state) => state.agen !== undefined);
  return ada ? <AntreanCetak /> : null;
}

footerItems.push(Printer);
