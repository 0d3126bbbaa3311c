/** Emptying gudang BELI by day of purchase: choose the day, its pieces, and what becomes of them. Domain R4.11. */
import { angka, gram, tanggal, uang } from '@mustika/kernel/field.ts';
import { EmptyState } from '@mustika/web-kit/data-table/empty.tsx';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import type { EntryProps } from '@mustika/web-kit/document-screen/document-screen.tsx';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { FullModal } from '@mustika/web-kit/shell/static-modal.tsx';
import { IconFlame } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PEMBELIAN } from '../teks-pembelian.store.ts';
import { HancurHari } from './hancur-hari.widget.tsx';
import { useHariBeli } from './hancur-pembelian.store.ts';

const KOLOM = {
  tgl_beli: tanggal('Tanggal Beli', { width: 12 }),
  jumlah: angka('Pcs', { width: 6 }),
  berat: gram('Berat', { width: 10 }),
  nilai: uang('Nilai', { width: 13 }),
};

export default function HancurBaru({ onClose, onSaved }: EntryProps) {
  const { t } = useTranslation(PEMBELIAN);
  const [hari, setHari] = useState('');
  return (
    <FullModal title={t('judul.hancur')} onClose={onClose}>
      <PilihHari hari={hari} onHari={setHari} onSaved={onSaved} />
    </FullModal>
  );
}

type PilihProps = { hari: string; onHari: (hari: string) => void; onSaved: () => void };

function PilihHari({ hari, onHari, onSaved }: PilihProps) {
  const { t } = useTranslation(PEMBELIAN);
  const asked = useHariBeli();
  const ada = asked.data?.some((h) => h.tgl_beli === hari);
  return (
    <div className={sheet.split}>
      <DataTable
        id="hancur-pembelian-hari"
        label={t('hancur.hari')}
        fields={KOLOM}
        rows={asked.data as readonly TableRow[] | undefined}
        rowKey="tgl_beli"
        loading={asked.isPending}
        error={asked.error}
        onRetry={() => void asked.refetch()}
        onOpen={(row) => onHari(String(row['tgl_beli']))}
        withToolbar={false}
        autoFocus
        first={{ text: t('hancur.kosong') }}
      />
      <div className={sheet.side}>
        {ada ? (
          <HancurHari key={hari} hari={hari} onDone={onSaved} />
        ) : (
          <EmptyState icon={<IconFlame size={28} stroke={1.4} />} text={t('hancur.pilih')} />
        )}
      </div>
    </div>
  );
}
