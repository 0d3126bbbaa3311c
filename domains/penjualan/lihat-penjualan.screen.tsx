/** All sales of a period; one opens as a document. `?no_faktur_group=` opens it from a report. Spec 1 §2.2. */
import { formatAngka, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import { DocumentBrowser } from '@mustika/web-kit/document-sheet/browser.tsx';
import { useTranslation } from 'react-i18next';
import { notaJual } from './daftar-nota.widget.tsx';
import type { NotaRingkas } from './jual-panggilan.store.ts';
import { NotaLembar } from './nota.widget.tsx';
import { PENJUALAN } from './teks.store.ts';

const STATUS = ['SEMUA', 'OPEN', 'DONE', 'CANC'] as const;

export default function LihatPenjualan() {
  const { t } = useTranslation(PENJUALAN);
  return (
    <DocumentBrowser
      view={notaJual}
      id="lihat-penjualan"
      title={t('judul.lihat')}
      create={{ to: '/transaksi-penjualan', label: t('nota.jual') }}
      search={t('nota.cari')}
      statuses={STATUS.map((value) => ({ value, label: t(`nota.st.${value}`) }))}
      empty={t('nota.kosongHari')}
      today
      count={(rows, total) => <Hitungan rows={rows} total={total} />}
      sheet={(nomor) => <NotaLembar nomor={nomor} />}
    />
  );
}

/** How many, and what they come to; what was cancelled is no turnover. */
function Hitungan({ rows, total }: { rows: readonly NotaRingkas[]; total: number }) {
  const { t } = useTranslation(PENJUALAN);
  const berlaku = rows.filter((row) => row.status !== 'CANC');
  const batal = rows.length - berlaku.length;
  const jumlah = formatAngka(sum(berlaku.map((row) => row.total as Rupiah)));
  return (
    <>
      {rows.length < total
        ? t('nota.jumlahDari', { jumlah: formatAngka(rows.length), total: formatAngka(total) })
        : t('nota.jumlah', { jumlah: formatAngka(total) })}
      {batal > 0 && ` · ${t('nota.jumlahBatal', { jumlah: formatAngka(batal) })}`} · <b>Rp {jumlah}</b>
    </>
  );
}
