/** Lending on gold, or a running loan that goes on under a new number. Spec 1 §2.2; Domain R5.1, R5.6. */
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { HutangBaru } from './hutang-baru.widget.tsx';
import { Peremajaan } from './peremajaan.widget.tsx';

export default function TransaksiHutang() {
  const [search] = useUrlState();
  const lama = search['perbarui'];
  return typeof lama === 'string' && lama !== '' ? <Peremajaan key={lama} lama={lama} /> : <HutangBaru />;
}
