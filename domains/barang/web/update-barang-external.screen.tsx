/** What stands on the shop's own web site and what is on its way there; said once more, taken back, offered again. Spec 1 §2.2. */
import { Button } from '@mantine/core';
import type { Fields } from '@mustika/kernel/field.ts';
import { call } from '@mustika/web-kit/api.ts';
import { ActList } from '@mustika/web-kit/data-table/act-list.tsx';
import { StatusBadge } from '@mustika/web-kit/document-sheet/status.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { TargetLink } from '@mustika/web-kit/target-link.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBarang } from '../status-barang.widget.tsx';
import { BARANG } from '../teks-barang.store.ts';
import { AlamatWeb } from './alamat-web.widget.tsx';
import {
  daftarWeb,
  KIRIM_EXTERNAL,
  kolomWeb,
  tarikWeb,
  tawarkanWeb,
  ulangWeb,
} from './barang-web.command.ts';
import { STATUS_WEB, type StatusWeb } from './barang-web.rule.ts';
import { KeadaanKirimWeb, LencanaWeb } from './keadaan-web.widget.tsx';
import { useKeadaanWeb } from './web-toko.store.ts';

const FIELDS = kolomWeb as unknown as Fields;
const WARNA: Record<StatusWeb, string> = {
  ANTRI: 'biru',
  KIRIM: 'biru',
  ULANG: 'kuning',
  TAYANG: 'hijau',
  DITARIK: 'gray',
  DITOLAK: 'merah',
};
const TINDAKAN = [
  { act: ulangWeb, nama: 'ulang' },
  { act: tawarkanWeb, nama: 'lagi' },
  { act: tarikWeb, nama: 'tarik' },
] as const;

export default function UpdateBarangExternal() {
  const { t } = useTranslation(BARANG);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [alamat, setAlamat] = useState(false);
  const keadaan = useKeadaanWeb();
  const segarkan = () => {
    setPicked(new Set());
    void keadaan.refetch();
  };
  const body = { barang: [...picked].map((kode_barcode) => ({ kode_barcode })) };
  return (
    <ScreenFrame
      title="Update Barang External"
      chips={keadaan.data && <LencanaWeb web={keadaan.data} />}
      acts={
        <>
          <TargetLink target={{ to: KIRIM_EXTERNAL, search: {} }}>{t('web.tambah')}</TargetLink>
          <Button variant="default" disabled={!keadaan.data} onClick={() => setAlamat(true)}>
            {t('web.alamat')}
          </Button>
        </>
      }
    >
      {keadaan.data && keadaan.data.gagal > 0 && <KeadaanKirimWeb web={keadaan.data} />}
      <ActList
        id="barang-external"
        label={t('web.daftar')}
        fields={FIELDS}
        rowKey="kode_barcode"
        naming="nama_barang"
        states={{
          ...{ param: 'di_web', all: STATUS_WEB, word: (kata) => t(`web.status.${kata}`) },
          ...{ label: t('web.saring'), every: t('web.semua'), width: 190 },
        }}
        ask={({ state, ...asked }, signal) => call(daftarWeb, { query: { ...asked, status: state }, signal })}
        stand={keadaan.dataUpdatedAt}
        picked={picked}
        onPicked={setPicked}
        acts={TINDAKAN.map(({ act, nama }) => ({
          ...{ act, word: t(`web.${nama}`) },
          send: picked.size === 0 ? null : (key: string) => call(act, { body, key }),
        }))}
        hint={t('web.dipilih', { jumlah: picked.size })}
        onDone={segarkan}
        render={{
          status: (row) => {
            const saat = row['status'] as StatusWeb;
            return (
              <StatusBadge status={saat} color={WARNA[saat]}>
                {t(`web.status.${saat}`)}
              </StatusBadge>
            );
          },
          status_barang: (row) => <StatusBarang status={String(row['status_barang'])} />,
        }}
        first={{ text: t('web.kosong') }}
      />
      {alamat && keadaan.data && (
        <AlamatWeb
          key={keadaan.data.versi}
          web={keadaan.data}
          onClose={() => setAlamat(false)}
          onSaved={segarkan}
        />
      )}
    </ScreenFrame>
  );
}
