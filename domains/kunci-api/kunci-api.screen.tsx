/** Keys by which programs of others call: list first, a row opens with what it may, what it called and whom it tells. */
import { Badge } from '@mantine/core';
import { kode, pilihan, tanggal, teks, waktu } from '@mustika/kernel/field.ts';
import { AddButton, useAddKeys } from '@mustika/web-kit/add-button.tsx';
import type { TableRow } from '@mustika/web-kit/data-table/rows.ts';
import { DataTable } from '@mustika/web-kit/data-table.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useUrlView } from '@mustika/web-kit/use-url-view.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buatKunciCommand, type KunciTampak } from './kunci-api.command.ts';
import { KEADAAN_KUNCI, type KeadaanKunci } from './kunci-api.rule.ts';
import { type SekaliTampil, useKunci } from './kunci-api.store.ts';
import { KunciBaru } from './kunci-baru.widget.tsx';
import { KunciSekali } from './kunci-sekali.widget.tsx';
import { LembarKunci } from './lembar-kunci.widget.tsx';
import { KUNCI_API } from './teks-kunci-api.store.ts';

const WARNA: Record<KeadaanKunci, string> = {
  AKTIF: 'hijau',
  LEWAT: 'kuning',
  DICABUT: 'gray',
  MATI: 'merah',
};

const KOLOM = {
  nama: teks('Nama Kunci', { width: 22 }),
  awalan: kode('Awalan', { width: 12 }),
  keadaan: pilihan('Keadaan', KEADAAN_KUNCI, { width: 10 }),
  toko_teks: teks('Toko', { width: 18 }),
  berlaku_sampai: tanggal('Berlaku Sampai', { width: 14 }),
  terakhir: waktu('Terakhir Dipakai', { width: 16 }),
  dari: kode('Alamat IP', { width: 14 }),
  kabar: teks('Kabar', { width: 12 }),
  penanggung: kode('Penanggung', { width: 12, hidden: true }),
  dibuat: waktu('Dibuat', { width: 16, hidden: true }),
};

type Terbuka = { id: string } | 'baru' | null;

export default function KunciApi() {
  const { t } = useTranslation(KUNCI_API);
  const url = useUrlView(KOLOM);
  const asked = useKunci();
  const [terbuka, setTerbuka] = useState<Terbuka>(null);
  const [sekali, setSekali] = useState<SekaliTampil | null>(null);
  const rows = useMemo(
    () => asked.data?.map((kunci) => barisOf(kunci, (jumlah) => t('macet', { jumlah }))),
    [asked.data, t],
  );
  const kunci =
    terbuka === null || terbuka === 'baru' ? undefined : asked.data?.find((row) => row.id === terbuka.id);
  const baru = () => setTerbuka('baru');
  useAddKeys(baru, buatKunciCommand);
  const tambah = (
    <AddButton act={buatKunciCommand} onClick={baru}>
      {t('buat')}
    </AddButton>
  );
  return (
    <ScreenFrame title="Kunci API" acts={tambah}>
      <DataTable
        id="kunci-api"
        keeps={[]}
        label="Kunci API"
        fields={KOLOM}
        rows={rows}
        rowKey="id"
        naming="nama"
        loading={asked.isPending}
        error={asked.error}
        onRetry={() => void asked.refetch()}
        onOpen={(row) => setTerbuka({ id: String(row['id']) })}
        render={{
          keadaan: (row: TableRow) => <Keadaan keadaan={row['keadaan'] as KeadaanKunci} />,
        }}
        {...url}
        first={{ text: t('kosong'), act: tambah }}
        slash
      />
      {kunci && (
        <LembarKunci key={kunci.id} kunci={kunci} onTutup={() => setTerbuka(null)} onSekali={setSekali} />
      )}
      {terbuka === 'baru' && <KunciBaru onTutup={() => setTerbuka(null)} onSekali={setSekali} />}
      {sekali && <KunciSekali sekali={sekali} onTutup={() => setSekali(null)} />}
    </ScreenFrame>
  );
}

function Keadaan({ keadaan }: { keadaan: KeadaanKunci }) {
  const { t } = useTranslation(KUNCI_API);
  return (
    <Badge variant="light" radius="sm" tt="none" color={WARNA[keadaan]}>
      {t(`keadaan.${keadaan}`)}
    </Badge>
  );
}

const barisOf = (kunci: KunciTampak, macet: (jumlah: number) => string): TableRow => ({
  ...kunci,
  toko_teks: kunci.toko.join(', '),
  kabar: kunci.macet > 0 ? macet(kunci.macet) : kunci.langganan > 0 ? String(kunci.langganan) : '',
});
