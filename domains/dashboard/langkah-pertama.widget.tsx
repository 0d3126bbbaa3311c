/** The card of a store on its way to its first nota; nothing where everything has sold already, or for who cannot do it. */
import { passes } from '@mustika/kernel/gate.ts';
import { later } from '@mustika/web-kit/later.tsx';
import { inPractice } from '@mustika/web-kit/practice.ts';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { mulaiCommand } from '../mulai/mulai.command.ts';
import { useLangkahPertama } from './dashboard-data.store.ts';

/** Fetched by those alone who have not begun. */
const KartuLangkah = later(async () => (await import('../mulai/kartu-langkah.widget.tsx')).KartuLangkah);

export function LangkahPertamaToko() {
  const subject = useSubject();
  return passes(mulaiCommand.gate, subject) && !inPractice ? <Kartu /> : null;
}

function Kartu() {
  const { data } = useLangkahPertama();
  const belum = data && (!data.ada_toko || data.toko.some(({ selesai }) => !selesai.includes('PENJUALAN')));
  return belum ? <KartuLangkah keadaan={data} /> : null;
}
