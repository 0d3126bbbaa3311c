/** What the sheet of a sale says itself: how a price came about, what came back since, what became of its coupons. */
import { Badge } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { Thumbnail } from '@mustika/web-kit/counter/thumbnail.tsx';
import type { Cells } from '@mustika/web-kit/document-screen/declared.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useTranslation } from 'react-i18next';
import { barangFotoCommand } from '../../barang/foto-barang.command.ts';
import type { Kupon } from '../kupon/cek-kupon.command.ts';
import { type KeadaanKupon, statusKupon } from '../kupon/cek-kupon.rule.ts';
import { Pemakaian, StatusKuponTanda } from '../kupon/tabel-kupon.widget.tsx';
import type { Nota } from '../penjualan.reads.ts';
import { PENJUALAN } from '../teks.store.ts';
import { JelasTerjual } from './jelas-jual.widget.tsx';

/** A sold piece is Tersedia for buying back until it came back. Domain 2.3. */
function StatusTukar({ kembali }: { kembali: boolean }) {
  const { t } = useTranslation(PENJUALAN);
  return (
    <Badge
      variant="light"
      color={kembali ? 'kuning' : 'gray'}
      radius="sm"
      tt="none"
      fw={600}
      miw="max-content"
    >
      {t(kembali ? 'tukar.buyBack' : 'tukar.tersedia')}
    </Badge>
  );
}

function Keadaan({ kupon }: { kupon: Nota['kupon'][number] }) {
  const hari = useSession((session) => session.user?.tgl_system ?? '');
  return <StatusKuponTanda status={statusKupon(kupon.keadaan as KeadaanKupon, kupon.berlaku_sampai, hari)} />;
}

export const cells: Cells = {
  daftar: {
    // Empty while nothing came back.
    buy_back: (row) => (Number(row['buy_back']) > 0 ? <StatusTukar kembali /> : ''),
  },
  barang: {
    nama_barang: (row) => (
      <>
        <Thumbnail
          picture={barangFotoCommand}
          params={{ kode_barcode: String(row['kode_barcode']) }}
          there={row['ada_foto'] === true}
        />
        {String(row['nama_barang'])}
      </>
    ),
    status_tukar: (row) => <StatusTukar kembali={row['status_tukar'] === true} />,
    total: (row) => (
      <>
        <JelasTerjual no_faktur={String(row['no_faktur'])} /> {formatAngka(Number(row['total']))}
      </>
    ),
  },
  kupon: {
    keadaan: (row) => <Keadaan kupon={row as unknown as Nota['kupon'][number]} />,
    toko_pakai: (row) => <Pemakaian kupon={row as unknown as Kupon} />,
  },
};
