/** Saved sales and purchases that touch no book yet: look at one, validate it, or validate all that were chosen. */

import { Anchor } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { angka, gram, kode, pilihan, teks, uang, waktu } from '@mustika/kernel/field.ts';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { ValidateDocuments } from '@mustika/web-kit/document-sheet/validate.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { penjualan } from '../penjualan/penjualan.document.ts';
import { NotaBeliLembar } from './nota-beli.widget.tsx';
import { pembelian } from './pembelian.document.ts';
import { PEMBELIAN } from './teks-pembelian.store.ts';
import { kirimValidasi, type Menunggu, useMenunggu, useTanyaMenunggu } from './validasi-jual-beli.store.ts';

const KOLOM = {
  jenis: pilihan('Jenis', ['PENJUALAN', 'PEMBELIAN'], { width: 11 }),
  no_faktur_group: kode('No Nota', { width: 20 }),
  waktu: waktu('Waktu', { width: 16 }),
  kasir: kode('Kasir', { width: 9 }),
  nama_customer: teks('Customer', { width: 16 }),
  jumlah_barang: angka('Pcs', { width: 5 }),
  berat: gram('Berat', { width: 9 }),
  total: uang('Total', { width: 13 }),
};
export default function ValidasiJualBeli() {
  const { t } = useTranslation(PEMBELIAN);
  const asked = useMenunggu();
  const askAgain = useTanyaMenunggu();
  return (
    <ValidateDocuments
      title={t('judul.jualBeli')}
      rows={asked.data ?? []}
      nomorOf={(row) => row.no_faktur_group}
      actOf={({ jenis }) =>
        jenis === 'PENJUALAN' ? penjualan.transitions.validasi : pembelian.transitions.validasi
      }
      send={kirimValidasi}
      askAgain={askAgain}
      done={t('tunggu.hasil')}
      table={({ onOpen, picked, onPicked }) => (
        <DataTable
          id="validasi-jual-beli"
          label={t('judul.jualBeli')}
          fields={KOLOM}
          rows={asked.data as readonly TableRow[] | undefined}
          rowKey="no_faktur_group"
          loading={asked.isPending}
          error={asked.error}
          onRetry={() => void asked.refetch()}
          onOpen={(row) => onOpen(String(row['no_faktur_group']))}
          withToolbar={false}
          picked={picked}
          onPicked={onPicked}
          first={{ text: t('tunggu.kosong') }}
        />
      )}
      sheet={(row, act) => <Lembar row={row}>{act}</Lembar>}
    />
  );
}

/** A purchase is shown whole; a sale by its amount, with the way to its own page. */
function Lembar({ row, children }: { row: Menunggu; children: ReactNode }) {
  const { t } = useTranslation(PEMBELIAN);
  if (row.jenis === 'PEMBELIAN')
    return (
      <NotaBeliLembar nomor={row.no_faktur_group} ringkas>
        {children}
      </NotaBeliLembar>
    );
  return (
    <article className={sheet.sheet} aria-label={row.no_faktur_group}>
      <header className={sheet.head}>
        <h2 className="kode">{row.no_faktur_group}</h2>
        <strong>
          <small>Rp</small> {formatAngka(row.total)}
        </strong>
      </header>
      <Anchor
        component={Link}
        to="/lihat-penjualan"
        search={{ no_faktur_group: row.no_faktur_group } as never}
        size="sm"
      >
        {t('tunggu.lihat')}
      </Anchor>
      {children}
    </article>
  );
}
