/** Reports that go out by themselves: what, how often, to whom and what came of it; a row opens with its sends and its acts. */
import { Alert, Badge, Button } from '@mantine/core';
import { kode, teks, waktu } from '@mustika/kernel/field.ts';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { JadwalBaru, UbahJadwal } from './jadwal-baru.widget.tsx';
import type { Jadwal } from './jadwal-laporan.command.ts';
import { STATUS_KIRIM, type StatusKirim, WARNA_KIRIM } from './jadwal-laporan.rule.ts';
import { kataKala } from './kata-jadwal.view.ts';
import { dimintaDari, useJadwal, useSegarkanJadwal } from './laporan-terjadwal.store.ts';
import { LembarJadwal } from './lembar-jadwal.widget.tsx';
import { LAPORAN_TERJADWAL } from './teks-laporan-terjadwal.store.ts';

const KOLOM = {
  nama: teks('Nama Jadwal', { width: 24 }),
  judul: teks('Laporan', { width: 26 }),
  kapan: teks('Berulang', { width: 22 }),
  berikut: waktu('Berikutnya', { width: 16 }),
  hasil: teks('Terakhir', { width: 14 }),
  kepada: teks('Kirim Ke', { width: 26 }),
  pemilik: kode('Atas Nama', { width: 12 }),
  kode_toko: kode('Kode Toko', { width: 10 }),
};

export default function LaporanTerjadwal() {
  const { t } = useTranslation(LAPORAN_TERJADWAL);
  const [search, setSearch] = useUrlState();
  const diminta = dimintaDari(search);
  const asked = useJadwal();
  const segarkan = useSegarkanJadwal();
  const [terbuka, setTerbuka] = useState<string | null>(null);
  const [diubah, setDiubah] = useState(false);
  const rows = useMemo(
    () => asked.data?.jadwal.map((jadwal) => barisOf(jadwal, (hari) => t('padaTanggal', { hari }))),
    [asked.data, t],
  );
  const jadwal = asked.data?.jadwal.find(({ id }) => id === terbuka);
  const first = {
    text: t('kosong'),
    act: (
      <Button component={Link} to="/SubMenuLaporan">
        {t('pilihLaporan')}
      </Button>
    ),
  };
  return (
    <ScreenFrame title="Laporan Terjadwal">
      {asked.data?.siap === false && (
        <Alert color="kuning" py="xs">
          {t('belumSiap')}
        </Alert>
      )}
      <DataTable
        id="laporan-terjadwal"
        keeps={[]}
        label="Laporan Terjadwal"
        fields={KOLOM}
        rows={rows}
        rowKey="id"
        naming="nama"
        loading={asked.isPending}
        error={asked.error}
        onRetry={() => void asked.refetch()}
        onOpen={(row) => setTerbuka(String(row['id']))}
        render={{ hasil: (row: TableRow) => <Hasil status={row['status'] as StatusKirim | 'MATI' | null} /> }}
        first={first}
        slash
      />
      {jadwal && !diubah && (
        <LembarJadwal
          key={jadwal.id}
          jadwal={jadwal}
          onTutup={() => setTerbuka(null)}
          onUbah={() => setDiubah(true)}
        />
      )}
      {jadwal && diubah && (
        <UbahJadwal
          jadwal={jadwal}
          onTutup={() => setDiubah(false)}
          onJadi={() => {
            setDiubah(false);
            void segarkan();
          }}
        />
      )}
      {diminta && asked.data?.siap && (
        <JadwalBaru
          diminta={diminta}
          onTutup={() => setSearch({})}
          onJadi={() => {
            setSearch({});
            void segarkan();
          }}
        />
      )}
    </ScreenFrame>
  );
}

function Hasil({ status }: { status: StatusKirim | 'MATI' | null }) {
  const { t } = useTranslation(LAPORAN_TERJADWAL);
  if (status === null) return null;
  const kata =
    status === 'MATI' ? t('mati') : istilah(STATUS_KIRIM.find(([one]) => one === status)?.[1] ?? '');
  return (
    <Badge variant="light" radius="sm" tt="none" color={status === 'MATI' ? 'gray' : WARNA_KIRIM[status]}>
      {kata}
    </Badge>
  );
}

/** One that was turned off says that first: nothing of it comes any more. */
const barisOf = (jadwal: Jadwal, tanggal: (hari: number) => string): TableRow => ({
  ...jadwal,
  judul: istilah(jadwal.judul),
  kapan: kataKala(jadwal, { istilah, tanggal }),
  berikut: jadwal.aktif ? jadwal.berikut : null,
  status: jadwal.aktif ? (jadwal.kiriman[0]?.status ?? null) : 'MATI',
  hasil: '',
  kepada: jadwal.tujuan.join(', '),
});
