/** What was published: head office follows every store, a store sees its own and accepts. */

import { Badge } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { angka, type Fields, kode, teks, waktu } from '@mustika/kernel/field.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import type { TableRow } from '@mustika/web-kit/data-table/rows.ts';
import { DataTable } from '@mustika/web-kit/data-table.tsx';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { confirm } from '@mustika/web-kit/notices.tsx';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MASTER } from '../teks-master.store.ts';
import type { PublikasiToko } from './publikasi-harga.command.ts';
import { tarikPublikasi, terimaPublikasi } from './publikasi-harga.command.ts';
import css from './publikasi-harga.module.css';
import { daftarHarga } from './publikasi-harga.rule.ts';
import { labelKolom, tarik, terima, usePublikasi } from './publikasi-harga.store.ts';

const WARNA: Record<PublikasiToko['status'], string> = {
  TERKIRIM: 'kuning',
  DITERIMA: 'hijau',
  DITARIK: 'gray',
};

const FIELDS = {
  dibuat_pada: waktu('Dikirim', { width: 17 }),
  berlaku_mulai: waktu('Berlaku Mulai', { width: 17 }),
  kode_toko: kode('Toko', { width: 8 }),
  nama_toko: teks('Nama Toko', { width: 22 }),
  tabel: teks('Daftar Harga', { width: 18 }),
  banyak: angka('Harga', { width: 7 }),
  status: teks('Status', { width: 12 }),
  diterima_oleh: kode('Diterima Oleh', { width: 12 }),
  diterima_pada: waktu('Diterima', { width: 17 }),
  dibuat_oleh: kode('Dikirim Oleh', { width: 12 }),
  keterangan: teks('Keterangan', { width: 24 }),
} as unknown as Fields;

export function RiwayatPublikasi({ pusat }: { pusat: boolean }) {
  const { t } = useTranslation(MASTER);
  const { data, isPending, isFetching, error, refetch } = usePublikasi();
  const [dibuka, setDibuka] = useState<PublikasiToko | null>(null);
  const rows = data?.map((satu) => ({
    ...satu,
    tabel: istilah(daftarHarga(satu.tabel)?.label ?? satu.tabel),
    banyak: satu.harga.length,
    satu,
  }));
  const done = () => {
    setDibuka(null);
    void refetch();
  };
  return (
    <>
      <DataTable
        id={pusat ? 'publikasi-pusat' : 'publikasi-toko'}
        label={t('publikasi.riwayat')}
        fields={FIELDS}
        rows={rows}
        rowKey={(row) => `${row['id']}/${row['kode_toko']}`}
        loading={isPending}
        refetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        onOpen={(row: TableRow) => setDibuka(row['satu'] as PublikasiToko)}
        render={{
          status: (row: TableRow) => (
            <Badge variant="light" color={WARNA[row['status'] as PublikasiToko['status']]}>
              {String(row['status'])}
            </Badge>
          ),
        }}
        filterable={['kode_toko', 'status', 'tabel']}
        csv="publikasi-harga.csv"
        first={{ text: t('publikasi.belumAda') }}
        slash
      />
      {dibuka && <Rincian satu={dibuka} pusat={pusat} onClose={() => setDibuka(null)} onDone={done} />}
    </>
  );
}

type RincianProps = { satu: PublikasiToko; pusat: boolean; onClose: () => void; onDone: () => void };

function Rincian({ satu, pusat, onClose, onDone }: RincianProps) {
  const { t } = useTranslation(MASTER);
  const { busy, kirim } = useKirimSekali();
  const ya = async (act: (key: string) => Promise<{ data: unknown }>) => {
    if (await kirim(act)) onDone();
  };
  const withdraw = async () => {
    const sure = await confirm({
      title: t('publikasi.tarik'),
      text: t('publikasi.tarikTanya'),
      danger: true,
    });
    if (sure) await ya((key) => tarik(satu.id, key));
  };
  return (
    <SideDrawer opened onClose={onClose} title={`${satu.kode_toko} ${satu.nama_toko}`}>
      <table className={css.harga}>
        <thead>
          <tr>
            <th>{t('publikasi.harga')}</th>
            <th>{t('publikasi.lama')}</th>
            <th>{t('publikasi.menjadi')}</th>
          </tr>
        </thead>
        <tbody>
          {satu.harga.map((h) => (
            <tr key={`${h.kode}|${h.kolom}`}>
              <td>
                <strong>{h.kode}</strong> {labelKolom(satu.tabel, h.kolom)}
              </td>
              <td>{formatAngka(h.lama)}</td>
              <td>{formatAngka(h.baru)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {satu.harga.length === 0 && <p>{t('publikasi.tidakBerubah')}</p>}
      {satu.dilewati.length > 0 && <p>{t('publikasi.dilewati', { kode: satu.dilewati.join(', ') })}</p>}
      {satu.perangkat && <p className={css.perangkat}>{satu.perangkat}</p>}
      <div className={css.tindakan}>
        {pusat && satu.menunggu && satu.status !== 'DITARIK' && (
          <ActButton
            act={tarikPublikasi}
            variant="default"
            color="merah"
            loading={busy}
            onClick={() => void withdraw()}
          >
            {t('publikasi.tarik')}
          </ActButton>
        )}
        {!pusat && satu.status === 'TERKIRIM' && (
          <ActButton
            act={terimaPublikasi}
            main
            loading={busy}
            data-utama
            autoFocus
            onClick={() => void ya((key) => terima(satu.id, key))}
          >
            {t('publikasi.terima')}
          </ActButton>
        )}
      </div>
    </SideDrawer>
  );
}
