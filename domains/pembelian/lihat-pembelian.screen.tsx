/** All purchases of a period; one opens as a document. `?no_faktur_group=` opens it from a report. Spec 1 §2.2. */
import { formatAngka, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import { DocumentBrowser } from '@mustika/web-kit/document-sheet/browser.tsx';
import { useTranslation } from 'react-i18next';
import type { BeliRingkas } from './beli-panggilan.store.ts';
import { notaBeli } from './daftar-beli.widget.tsx';
import { NotaBeliLembar } from './nota-beli.widget.tsx';
import { PEMBELIAN } from './teks-pembelian.store.ts';

const STATUS = ['SEMUA', 'OPEN', 'DONE', 'CANC'] as const;

/** The number of one piece opens its nota. */
const notaDari = (nomor: string): string => nomor.replace(/^(.+-FB-\d{6}-\d+)-\d+$/, '$1');

export default function LihatPembelian() {
  const { t } = useTranslation(PEMBELIAN);
  return (
    <DocumentBrowser
      view={notaBeli}
      id="lihat-pembelian"
      title={t('judul.lihat')}
      create={{ to: '/transaksi-pembelian', label: t('nota.beli') }}
      search={t('nota.cari')}
      statuses={STATUS.map((value) => ({ value, label: t(`nota.st.${value}`) }))}
      empty={t('nota.kosongHari')}
      today
      nomorOf={notaDari}
      count={(rows, total) => <Hitungan rows={rows} total={total} />}
      sheet={(nomor) => <NotaBeliLembar nomor={nomor} />}
    />
  );
}

/** How many, and what they cost; what was cancelled cost nothing. */
function Hitungan({ rows, total }: { rows: readonly BeliRingkas[]; total: number }) {
  const { t } = useTranslation(PEMBELIAN);
  const berlaku = rows.filter((row) => row.status !== 'CANC');
  return (
    <>
      {rows.length < total
        ? t('nota.jumlahDari', { jumlah: formatAngka(rows.length), total: formatAngka(total) })
        : t('nota.jumlah', { jumlah: formatAngka(total) })}{' '}
      · <b>Rp {formatAngka(sum(berlaku.map((row) => row.total as Rupiah)))}</b>
    </>
  );
}
