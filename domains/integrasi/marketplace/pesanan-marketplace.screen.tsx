/** What was ordered at marketplaces: which pieces are held for it, which are handed to the till, and what somebody has to look at. */
import { Button } from '@mantine/core';
import type { Fields } from '@mustika/kernel/field.ts';
import { call } from '@mustika/web-kit/api.ts';
import { ActList, type PickedAct } from '@mustika/web-kit/data-table/act-list.tsx';
import { StatusBadge } from '@mustika/web-kit/document-sheet/status.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { TargetLink } from '@mustika/web-kit/target-link.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INTEGRASI } from '../teks-integrasi.store.ts';
import { MARKETPLACE, type PenyediaMarketplace } from './marketplace-setting.rule.ts';
import {
  bacaLagiPesanan,
  daftarPesananMarketplace,
  kolomPesanan,
  pegangPesanan,
  serahkanPesanan,
} from './pesanan.command.ts';
import { KEADAAN_BARANG_PESANAN, type KeadaanBarangPesanan, type KeadaanPesanan } from './pesanan.rule.ts';

const FIELDS = kolomPesanan as unknown as Fields;
const WARNA: Record<KeadaanBarangPesanan, string> = {
  MENUNGGU: 'kuning',
  DIPEGANG: 'hijau',
  DISERAHKAN: 'biru',
  TERJUAL: 'biru',
  BENTROK: 'merah',
  LEPAS: 'gray',
  TINJAU: 'merah',
};
/** `SHOPEE-2411X-K1234567`, as the list names a row. */
function dipilih(id: string) {
  const [awal, akhir] = [id.indexOf('-'), id.lastIndexOf('-')];
  return {
    penyedia: id.slice(0, awal) as PenyediaMarketplace,
    no_pesanan: id.slice(awal + 1, akhir),
    kode_barcode: id.slice(akhir + 1),
  };
}

export default function PesananMarketplace() {
  const { t } = useTranslation(INTEGRASI);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [kali, setKali] = useState(0);
  const segarkan = () => {
    setPicked(new Set());
    setKali((before) => before + 1);
  };
  const [id] = picked;
  const satu = id === undefined || picked.size > 1 ? null : dipilih(id);
  const baca = satu && { penyedia: satu.penyedia, no_pesanan: satu.no_pesanan };
  const acts: PickedAct[] = [
    {
      ...{ act: serahkanPesanan, word: t('mp.serahkan') },
      send: satu && ((key) => call(serahkanPesanan, { body: satu, key })),
    },
    {
      ...{ act: pegangPesanan, word: t('mp.pegang') },
      send: satu && ((key) => call(pegangPesanan, { body: satu, key })),
    },
    {
      ...{ act: bacaLagiPesanan, word: t('mp.baca') },
      send: baca && ((key) => call(bacaLagiPesanan, { body: baca, key })),
    },
  ];
  return (
    <ScreenFrame
      title="Pesanan Marketplace"
      acts={
        <>
          <TargetLink target={{ to: '/barang-marketplace', search: {} }}>{t('mp.keBarang')}</TargetLink>
          <Button variant="default" onClick={segarkan}>
            {t('mp.segarkan')}
          </Button>
        </>
      }
    >
      <ActList
        id="pesanan-marketplace"
        label={t('mp.pesanan')}
        fields={FIELDS}
        rowKey="id"
        naming="no_pesanan"
        states={{
          ...{ param: 'keadaan', all: KEADAAN_BARANG_PESANAN, word: (kata) => t(`mp.barang.${kata}`) },
          ...{ label: t('mp.saringBarang'), every: t('mp.semuaBarang'), width: 210 },
        }}
        ask={({ state, ...asked }, signal) =>
          call(daftarPesananMarketplace, { query: { ...asked, barang: state }, signal })
        }
        stand={kali}
        picked={picked}
        onPicked={setPicked}
        acts={acts}
        hint={t('mp.pilihSatu')}
        onDone={segarkan}
        render={{
          penyedia: (row) => MARKETPLACE[row['penyedia'] as PenyediaMarketplace].sebutan,
          keadaan: (row) => t(`mp.order.${row['keadaan'] as KeadaanPesanan}`),
          barang: (row) => {
            const saat = row['barang'] as KeadaanBarangPesanan;
            return (
              <StatusBadge status={saat} color={WARNA[saat]}>
                {t(`mp.barang.${saat}`)}
              </StatusBadge>
            );
          },
        }}
        first={{ text: t('mp.tanpaPesanan') }}
      />
    </ScreenFrame>
  );
}
