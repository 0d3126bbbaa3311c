/** What is offered at marketplaces and what became of it; a piece is offered, taken back, told once more. */
import { Button } from '@mantine/core';
import type { Fields } from '@mustika/kernel/field.ts';
import { call } from '@mustika/web-kit/api.ts';
import { ActList } from '@mustika/web-kit/data-table/act-list.tsx';
import { StatusBadge } from '@mustika/web-kit/document-sheet/status.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { TargetLink } from '@mustika/web-kit/target-link.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INTEGRASI } from '../teks-integrasi.store.ts';
import { FormTawaran } from './form-tawaran.widget.tsx';
import { MARKETPLACE, type PenyediaMarketplace } from './marketplace-setting.rule.ts';
import {
  daftarTawaran,
  kolomTawaran,
  tarikMarketplace,
  tawarkanMarketplace,
  ulangMarketplace,
} from './tawaran.command.ts';
import { type KeadaanTawaran, STATUS_TAWARAN, type StatusTawaran } from './tawaran.rule.ts';

const FIELDS = kolomTawaran as unknown as Fields;
const WARNA_KIRIM: Record<StatusTawaran, string> = {
  ANTRI: 'biru',
  KIRIM: 'biru',
  ULANG: 'kuning',
  TAYANG: 'hijau',
  DITARIK: 'gray',
  DITOLAK: 'merah',
};
const WARNA: Record<KeadaanTawaran, string> = {
  DRAF: 'gray',
  DITAWARKAN: 'hijau',
  DITARIK: 'gray',
  TERJUAL: 'biru',
  GAGAL: 'merah',
};
const TINDAKAN = [
  { act: tawarkanMarketplace, nama: 'tawarkan' },
  { act: tarikMarketplace, nama: 'tarik' },
  { act: ulangMarketplace, nama: 'ulang' },
] as const;

/** `SHOPEE-K1234567`, as the list names a row. */
const dipilih = (id: string) => ({
  penyedia: id.slice(0, id.indexOf('-')) as PenyediaMarketplace,
  kode_barcode: id.slice(id.indexOf('-') + 1),
});

export default function BarangMarketplace() {
  const { t } = useTranslation(INTEGRASI);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [baru, setBaru] = useState(false);
  const [kali, setKali] = useState(0);
  const segarkan = () => {
    setPicked(new Set());
    setKali((before) => before + 1);
  };
  const body = { barang: [...picked].map(dipilih) };
  return (
    <ScreenFrame
      title="Barang Di Marketplace"
      acts={
        <>
          <TargetLink target={{ to: '/pesanan-marketplace', search: {} }}>{t('mp.kePesanan')}</TargetLink>
          <Button variant="default" onClick={segarkan}>
            {t('mp.segarkan')}
          </Button>
          <Button onClick={() => setBaru(true)}>{t('mp.tambah')}</Button>
        </>
      }
    >
      <ActList
        id="barang-marketplace"
        label={t('mp.daftar')}
        fields={FIELDS}
        rowKey="id"
        naming="nama"
        states={{
          ...{ param: 'pengiriman', all: STATUS_TAWARAN, word: (kata) => t(`mp.status.${kata}`) },
          ...{ label: t('mp.saring'), every: t('mp.semua'), width: 190 },
        }}
        ask={({ state, ...asked }, signal) =>
          call(daftarTawaran, { query: { ...asked, kirim: state }, signal })
        }
        stand={kali}
        picked={picked}
        onPicked={setPicked}
        acts={TINDAKAN.map(({ act, nama }) => ({
          ...{ act, word: t(`mp.${nama}`) },
          send: picked.size === 0 ? null : (key: string) => call(act, { body, key }),
        }))}
        hint={t('mp.dipilih', { jumlah: picked.size })}
        onDone={segarkan}
        render={{
          penyedia: (row) => MARKETPLACE[row['penyedia'] as PenyediaMarketplace].sebutan,
          keadaan: (row) => {
            const saat = row['keadaan'] as KeadaanTawaran;
            return (
              <StatusBadge status={saat} color={WARNA[saat]}>
                {t(`mp.tawaran.${saat}`)}
              </StatusBadge>
            );
          },
          kirim: (row) => {
            const saat = row['kirim'] as StatusTawaran;
            return (
              <StatusBadge status={saat} color={WARNA_KIRIM[saat]}>
                {t(`mp.status.${saat}`)}
              </StatusBadge>
            );
          },
        }}
        first={{ text: t('mp.kosong') }}
      />
      {baru && <FormTawaran onClose={() => setBaru(false)} onSaved={segarkan} />}
    </ScreenFrame>
  );
}
