/** Deposits: those that wait first, found by number, name or telephone; one opens with what can be done. Domain R6.6. */
import { formatAngka, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import { DocumentBrowser } from '@mustika/web-kit/document-sheet/browser.tsx';
import { useTranslation } from 'react-i18next';
import { viewTitipan } from './daftar-titipan.widget.tsx';
import { LembarTitipan } from './lembar-titipan.widget.tsx';
import { TITIPAN } from './teks-titipan.store.ts';
import { TindakanTitipan } from './tindakan-titipan.widget.tsx';
import type { TitipanRingkas } from './titipan-panggilan.store.ts';

const STATUS = ['DONE', 'OPEN', 'CLOSE', 'CANC', 'SEMUA'] as const;

export default function LihatTitipan() {
  const { t } = useTranslation(TITIPAN);
  return (
    <DocumentBrowser
      view={viewTitipan}
      id="lihat-titipan"
      title={t('judul.lihat')}
      create={{ to: '/transaksi-penjualan', label: t('titip') }}
      search={t('cari')}
      statuses={STATUS.map((value) => ({ value, label: t(`st.${value}`) }))}
      empty={t('kosong')}
      today={false}
      count={(rows, total) => <Hitungan rows={rows} total={total} />}
      sheet={(nomor) => (
        <LembarTitipan nomor={nomor}>{(titipan) => <TindakanTitipan titipan={titipan} />}</LembarTitipan>
      )}
    />
  );
}

/** How many, and what they hold. */
function Hitungan({ rows, total }: { rows: readonly TitipanRingkas[]; total: number }) {
  const { t } = useTranslation(TITIPAN);
  return (
    <>
      {rows.length < total
        ? t('jumlahDari', { jumlah: formatAngka(rows.length), total: formatAngka(total) })
        : t('jumlah', { jumlah: formatAngka(total) })}{' '}
      · {t('saldoSemua')} <b>Rp {formatAngka(sum(rows.map((row) => row.saldo as Rupiah)))}</b>
    </>
  );
}
