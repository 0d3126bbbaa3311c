/** Kinds of pieces, each with its first tray. */
import { Text } from '@mantine/core';
import type { Resource } from '@mustika/kernel/resource.ts';
import type { TableRow } from '@mustika/web-kit/data-table/rows.ts';
import { toastSuccess } from '@mustika/web-kit/notices.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bakiResource } from '../master/baki.resource.ts';
import { gudangResource } from '../master/gudang.resource.ts';
import { jenisResource } from '../master/jenis.resource.ts';
import { type BarisBawaan, useBuatBawaan } from './bawaan.store.ts';
import { bakiPertama, JENIS_BAWAAN } from './bawaan.view.ts';
import { KeLayar } from './ke-layar.widget.tsx';
import css from './mulai.module.css';
import { useBaris } from './mulai.store.ts';
import { PilihanBawaan } from './pilihan-bawaan.widget.tsx';
import { MULAI } from './teks-mulai.store.ts';
import { KE_LAYAR } from './tujuan.view.ts';

type Jenis = { kode: string; nama: string; umum: boolean };

/** The usual kinds, and those of the chain that this store has no tray of its own for. */
const semuaJenis = (jenis: readonly TableRow[]): Jenis[] => [
  ...JENIS_BAWAAN,
  ...jenis
    .filter((row) => row['aktif'] !== false && !JENIS_BAWAAN.some(({ kode }) => kode === row['kode_dept']))
    .map((row) => ({ kode: String(row['kode_dept']), nama: String(row['nama_dept']), umum: false })),
];

export function JenisDanBaki({ lanjut }: { lanjut: () => void }) {
  const { t } = useTranslation(MULAI);
  const jenis = useBaris(jenisResource).data;
  const baki = useBaris(bakiResource).data;
  const gudang = useBaris(gudangResource).data;
  if (!jenis || !baki || !gudang) return null;
  const dijual = gudang.find((row) => row['dijual'] === true && row['aktif'] !== false);
  const milik = baki
    .filter((row) => row['kode_gudang'] === dijual?.['kode_gudang'])
    .map((row) => row['kode_baki']);
  const baru = semuaJenis(jenis).filter(
    ({ kode }) => !baki.some((row) => row['kode_baki'] === bakiPertama(kode)),
  );
  return (
    <>
      {milik.length > 0 && <Text size="sm">{t('baki.sudah', { kode: milik.join(', ') })}</Text>}
      {dijual && baru.length > 0 && (
        <JenisBaru
          baru={baru}
          kode_gudang={String(dijual['kode_gudang'])}
          dikenal={(kode) => jenis.some((row) => row['kode_dept'] === kode)}
          pertama={milik.length === 0}
          lanjut={lanjut}
        />
      )}
      <div className={css.aksi}>
        <KeLayar target={KE_LAYAR.BAKI}>{t('baki.lain')}</KeLayar>
        <KeLayar target={{ to: jenisResource.screen, search: {} }}>{t('baki.jenisLain')}</KeLayar>
      </div>
    </>
  );
}

type JenisBaruProps = {
  baru: readonly Jenis[];
  kode_gudang: string;
  dikenal: (kode: string) => boolean;
  pertama: boolean;
  lanjut: () => void;
};

function JenisBaru({ baru, kode_gudang, dikenal, pertama, lanjut }: JenisBaruProps) {
  const { t } = useTranslation(MULAI);
  const [ketikan, setKetikan] = useState<Readonly<Record<string, boolean>>>({});
  const { busy, buat } = useBuatBawaan();
  const dipilih = ({ kode, umum }: Jenis): boolean => ketikan[kode] ?? (pertama && umum);
  const jadi = baru.filter(dipilih);
  const simpan = async () => {
    const baris = jadi.flatMap((satu) => barisJenis(satu, kode_gudang, dikenal(satu.kode)));
    if (baris.length === 0 || !(await buat(baris))) return;
    toastSuccess(t('baki.tersimpan', { jumlah: jadi.length }));
    lanjut();
  };
  return (
    <PilihanBawaan
      label={t('langkah.BAKI')}
      usulan={baru.map((satu) => ({
        ...{ kode: satu.kode, nama: satu.nama, dipilih: dipilih(satu) },
        lain: (
          <Text size="xs" c="dimmed">
            {t('baki.nama', { baki: bakiPertama(satu.kode) })}
          </Text>
        ),
      }))}
      onPilih={(kode, ya) => setKetikan((now) => ({ ...now, [kode]: ya }))}
      jumlah={jadi.length}
      tombol={t('baki.buat', { jumlah: jadi.length })}
      resource={bakiResource as unknown as Resource}
      busy={busy}
      onKirim={simpan}
    />
  );
}

function barisJenis({ kode, nama }: Jenis, kode_gudang: string, dikenal: boolean): BarisBawaan[] {
  const jenis = {
    ...{ kode_dept: kode, nama_dept: nama, kode_kategori: null, berlian: false, golongan_ppn: null },
  };
  const baki = { kode_baki: bakiPertama(kode), nama_baki: `${nama} 1`, kode_gudang, berat_baki: 0 };
  return [
    ...(dikenal ? [] : [{ resource: jenisResource as unknown as Resource, values: jenis }]),
    { resource: bakiResource as unknown as Resource, values: baki },
  ];
}
