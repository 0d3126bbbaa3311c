/** Announcements: whom each is for, since when, and who has seen it. Spec 1 §2.2 (hak-akses-news). */

import { Badge } from '@mantine/core';
import { angka, kode, pilihan, tanggal, teks, waktu } from '@mustika/kernel/field.ts';
import { AddButton, useAddKeys } from '@mustika/web-kit/add-button.tsx';
import type { TableRow } from '@mustika/web-kit/data-table/rows.ts';
import { DataTable } from '@mustika/web-kit/data-table.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useUrlView } from '@mustika/web-kit/use-url-view.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Berita, tambahBeritaCommand } from '../berita.command.ts';
import { LembarBerita } from '../berita.widget.tsx';
import { useBerita } from '../berita-data.store.ts';
import { PENGGUNA } from '../teks-pengguna.store.ts';

const KOLOM = {
  judul: teks('Judul', { width: 30 }),
  status: pilihan('Status', ['BERLAKU', 'AKAN DATANG', 'SELESAI', 'DITARIK'], { width: 12 }),
  untuk: teks('Ditujukan Kepada', { width: 24 }),
  terbaca: teks('Dibaca', { width: 10 }),
  mulai: tanggal('Tanggal Awal', { width: 11 }),
  sampai: tanggal('Tanggal Akhir', { width: 11 }),
  dibuat_oleh: kode('Dibuat Oleh', { width: 12 }),
  dibuat: waktu('Dibuat', { width: 15 }),
  penerima: angka('Penerima', { hidden: true }),
};

const WARNA: Record<Berita['status'], string> = {
  BERLAKU: 'hijau',
  'AKAN DATANG': 'biru',
  SELESAI: 'gray',
  DITARIK: 'gray',
};

const render = {
  status: (row: TableRow) => (
    <Badge variant="light" radius="sm" color={WARNA[row['status'] as Berita['status']]}>
      {String(row['status'])}
    </Badge>
  ),
};

export default function HakAksesNews() {
  const { t } = useTranslation(PENGGUNA);
  const url = useUrlView(KOLOM);
  const asked = useBerita();
  const [terbuka, setTerbuka] = useState<string | 'baru' | null>(null);
  const semua = t('berita.semua');
  const rows = useMemo(() => asked.data?.map((one) => barisOf(one, semua)), [asked.data, semua]);
  const berita = asked.data?.find(({ id }) => id === terbuka);
  const baru = () => setTerbuka('baru');
  useAddKeys(baru, tambahBeritaCommand);
  const tambah = (
    <AddButton act={tambahBeritaCommand} onClick={baru}>
      {t('berita.tambah')}
    </AddButton>
  );
  return (
    <ScreenFrame title="Hak Akses News" acts={tambah}>
      <DataTable
        id="hak-akses-news"
        keeps={[]}
        label="Hak Akses News"
        fields={KOLOM}
        rows={rows}
        rowKey="id"
        naming="judul"
        loading={asked.isPending}
        error={asked.error}
        onRetry={() => void asked.refetch()}
        onOpen={(row) => setTerbuka(String(row['id']))}
        render={render}
        {...url}
        first={{ text: t('berita.kosong'), act: tambah }}
        slash
      />
      {(berita || terbuka === 'baru') && (
        <LembarBerita key={terbuka} berita={berita ?? null} onTutup={() => setTerbuka(null)} />
      )}
    </ScreenFrame>
  );
}

/** Whom it is for, in one line. */
const untuk = ({ level, toko, orang }: Berita, semua: string): string =>
  [level.join(', '), toko.join(', '), orang.join(', ')].filter(Boolean).join(' · ') || semua;

const barisOf = (one: Berita, semua: string): TableRow => ({
  ...one,
  untuk: untuk(one, semua),
  terbaca: `${one.dibaca} / ${one.penerima}`,
});
