/** Pieces that came back lighter than their nota: weighed again, agreed to or refused. Domain R4.7. */
import { SegmentedControl } from '@mantine/core';
import { gram, kode, pilihan, tanggal, teks } from '@mustika/kernel/field.ts';
import { EmptyState } from '@mustika/web-kit/data-table/empty.tsx';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import { DocumentDrawer } from '@mustika/web-kit/document-screen/drawer.tsx';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { IconScale } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PEMBELIAN } from '../teks-pembelian.store.ts';
import { LembarSusut } from './susut.widget.tsx';
import type { StatusSusut } from './validasi-susut.command.ts';
import { validasiSusut } from './validasi-susut.document.ts';
import { useSusut } from './validasi-susut.store.ts';

const STATUS = ['MENUNGGU', 'SETUJU', 'TOLAK', 'SEMUA'] as const;
const KOLOM = {
  kode_barcode: kode('Barcode', { width: 10 }),
  nama_barang: teks('Nama Barang', { width: 14 }),
  susut: gram('Susut', { width: 7 }),
  berat_nota: gram('Brt Nota', { width: 8 }),
  berat: gram('Berat', { width: 8 }),
  tanggal: tanggal('Tgl Beli', { width: 11 }),
  kasir: kode('Kasir', { width: 9 }),
  status: pilihan('Status', ['MENUNGGU', 'SETUJU', 'TOLAK'], { width: 10 }),
  no_faktur: kode('No Faktur Beli', { width: 22 }),
};

export default function ValidasiSusut() {
  const { t } = useTranslation(PEMBELIAN);
  const [search, setSearch] = useUrlState();
  const status = (STATUS.find((s) => s === search['status']) ?? 'MENUNGGU') as StatusSusut | 'SEMUA';
  const asked = useSusut(status);
  const [pilih, setPilih] = useState<string | null>(null);
  const rows = asked.data ?? [];
  const row = rows.find((r) => r.no_faktur === pilih);
  return (
    <ScreenFrame title={t('judul.susut')}>
      <div className={sheet.filters}>
        <SegmentedControl
          aria-label={t('nota.status')}
          value={status}
          onChange={(next) => setSearch({ ...search, status: next })}
          data={STATUS.map((value) => ({ value, label: t(`susut.st.${value}`) }))}
        />
        <span />
      </div>
      <div className={sheet.split}>
        <DataTable
          id="validasi-susut"
          label={t('judul.susut')}
          fields={KOLOM}
          rows={asked.data as readonly TableRow[] | undefined}
          rowKey="no_faktur"
          loading={asked.isPending}
          refetching={asked.isPlaceholderData}
          error={asked.error}
          onRetry={() => void asked.refetch()}
          onOpen={(opened) => setPilih(String(opened['no_faktur']))}
          withToolbar={false}
          first={{ text: t(status === 'MENUNGGU' ? 'susut.kosong' : 'susut.tiada') }}
        />
        <div className={sheet.side}>
          {row ? (
            <LembarSusut
              key={`${row.no_faktur} ${row.status}`}
              row={row}
              onDone={() => {
                setPilih(null);
                void asked.refetch();
              }}
            />
          ) : (
            <EmptyState icon={<IconScale size={28} stroke={1.4} />} text={t('susut.pilih')} />
          )}
        </div>
      </div>
      <DocumentDrawer
        document={validasiSusut}
        onDone={() => {
          setPilih(null);
          void asked.refetch();
        }}
      />
    </ScreenFrame>
  );
}
