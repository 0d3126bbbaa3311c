/** All karats of the shop at once, each with its price of the day as 24K makes it; what is ticked becomes a group. */
import { Button, Text } from '@mantine/core';
import { type MiliPersen, type Rupiah, toThousandths } from '@mustika/kernel/amount.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import { RupiahInput } from '@mustika/web-kit/fields/rupiah-input.tsx';
import { toastSuccess } from '@mustika/web-kit/notices.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hargaGrup } from '../barang/masuk/master-berkas.rule.ts';
import { groupResource } from '../master/group.resource.ts';
import { HARGA_DASAR, parameterHargaEmasResource } from '../master/harga/parameter-harga-emas.resource.ts';
import { kadarResource } from '../master/kadar.resource.ts';
import { type BarisBawaan, useBuatBawaan } from './bawaan.store.ts';
import { KADAR_BAWAAN } from './bawaan.view.ts';
import { KeLayar } from './ke-layar.widget.tsx';
import css from './mulai.module.css';
import { useBaris } from './mulai.store.ts';
import { PilihanBawaan } from './pilihan-bawaan.widget.tsx';
import { MULAI } from './teks-mulai.store.ts';
import { KE_LAYAR } from './tujuan.view.ts';

type Kadar = (typeof KADAR_BAWAAN)[number];
/** Per code: whether it is made, and its price where another one was typed. */
type Ketikan = Readonly<Record<string, { dipilih?: boolean; harga?: number | null }>>;

const ada = (rows: readonly Readonly<Record<string, unknown>>[], resource: Resource, kode: string): boolean =>
  rows.some((row) => row[resource.key] === kode);

export function KadarDanHarga({ lanjut, keHarga }: { lanjut: () => void; keHarga: () => void }) {
  const { t } = useTranslation(MULAI);
  const harga = useBaris(parameterHargaEmasResource).data;
  const grup = useBaris(groupResource).data;
  const kadar = useBaris(kadarResource).data;
  if (!harga || !grup || !kadar) return null;
  const dasar = harga.find((row) => row[parameterHargaEmasResource.key] === HARGA_DASAR);
  if (!dasar)
    return (
      <>
        <Text size="sm">{t('kadar.tanpaHarga')}</Text>
        <div className={css.aksi}>
          <Button autoFocus onClick={keHarga}>
            {t('langkah.HARGA')}
          </Button>
        </div>
      </>
    );
  const baru = KADAR_BAWAAN.filter(({ kode }) => !ada(grup, groupResource, kode));
  return (
    <>
      {grup.length > 0 && (
        <Text size="sm">
          {t('kadar.sudah', { kode: grup.map((row) => row[groupResource.key]).join(', ') })}
        </Text>
      )}
      {baru.length > 0 && (
        <KadarBaru
          baru={baru}
          harga24={dasar['harga_jual'] as Rupiah}
          dicetak={(kode) => ada(kadar, kadarResource, kode)}
          pertama={grup.length === 0}
          lanjut={lanjut}
        />
      )}
      <div className={css.aksi}>
        <KeLayar target={KE_LAYAR.KADAR}>{t('kadar.lain')}</KeLayar>
      </div>
    </>
  );
}

type KadarBaruProps = {
  baru: readonly Kadar[];
  harga24: Rupiah;
  /** The chain knows already how the nota writes this karat. */
  dicetak: (kode: string) => boolean;
  /** The store has none yet: what most shops have is ticked. */
  pertama: boolean;
  lanjut: () => void;
};

function KadarBaru({ baru, harga24, dicetak, pertama, lanjut }: KadarBaruProps) {
  const { t } = useTranslation(MULAI);
  const [ketikan, setKetikan] = useState<Ketikan>({});
  const { busy, buat } = useBuatBawaan();
  const isi = (kode: string, part: Ketikan[string]) =>
    setKetikan((now) => ({ ...now, [kode]: { ...now[kode], ...part } }));
  const dipilih = (satu: Kadar): boolean => ketikan[satu.kode]?.dipilih ?? (pertama && satu.umum);
  const hargaDari = ({ kode, kadar }: Kadar): number | null => {
    const diketik = ketikan[kode]?.harga;
    return diketik === undefined ? hargaGrup((toThousandths(kadar) ?? 0) as MiliPersen, harga24) : diketik;
  };
  const jadi = baru.filter((satu) => dipilih(satu) && (hargaDari(satu) ?? 0) > 0);
  const simpan = async () => {
    const baris = jadi.flatMap((satu) => barisKadar(satu, hargaDari(satu), dicetak(satu.kode)));
    if (baris.length === 0 || !(await buat(baris))) return;
    toastSuccess(t('kadar.tersimpan', { jumlah: jadi.length }));
    lanjut();
  };
  return (
    <PilihanBawaan
      label={t('langkah.KADAR')}
      usulan={baru.map((satu) => ({
        kode: satu.kode,
        nama: t('kadar.nama', {
          kode: satu.kode,
          persen: satu.kadar.toLocaleString('id-ID'),
          cetak: satu.cetak,
        }),
        dipilih: dipilih(satu),
        lain: (
          <div className={css.hargaIni}>
            <RupiahInput
              label={t('kadar.harga', { kode: satu.kode })}
              name={`harga_${satu.kode}`}
              disabled={!dipilih(satu)}
              value={hargaDari(satu)}
              onChange={(harga) => isi(satu.kode, { harga })}
            />
          </div>
        ),
      }))}
      onPilih={(kode, ya) => isi(kode, { dipilih: ya })}
      jumlah={jadi.length}
      tombol={t('kadar.buat', { jumlah: jadi.length })}
      resource={groupResource as unknown as Resource}
      busy={busy}
      onKirim={simpan}
    />
  );
}

/** What a ticked karat becomes: how the nota writes it, and a group of this store with its price. */
function barisKadar({ kode, kadar, cetak }: Kadar, harga: number | null, dicetak: boolean): BarisBawaan[] {
  const grup = {
    ...{ kode_group: kode, nama_group: `EMAS ${kode}`, harga, harga_modal: 0, kadar, kadar_jual: kadar },
    ...{ jenis_group: null, markis: false, aksesoris: false },
  };
  const tercetak = { kode_kadar: kode, nama_kadar: `EMAS ${kode}`, kadar, kadar_cetak: cetak };
  return [
    ...(dicetak ? [] : [{ resource: kadarResource as unknown as Resource, values: tercetak }]),
    { resource: groupResource as unknown as Resource, values: grup },
  ];
}
