/** Emptying gudang BELI by day of purchase: choose the day, its pieces, and what becomes of them. Domain R4.11. */
import { Tabs } from '@mantine/core';
import { angka, gram, tanggal, uang } from '@mustika/kernel/field.ts';
import { EmptyState } from '@mustika/web-kit/data-table/empty.tsx';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { IconFlame } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { HancurHari } from './hancur-hari.widget.tsx';
import { useHariBeli } from './hancur-pembelian.store.ts';
import { RiwayatHancur } from './hancur-riwayat.widget.tsx';
import css from './nota-beli.module.css';
import { PEMBELIAN } from './teks-pembelian.store.ts';

const KOLOM = {
  tgl_beli: tanggal('Tanggal Beli', { width: 12 }),
  jumlah: angka('Pcs', { width: 6 }),
  berat: gram('Berat', { width: 10 }),
  nilai: uang('Nilai', { width: 13 }),
};

export default function HancurPembelian() {
  const { t } = useTranslation(PEMBELIAN);
  const [search, setSearch] = useUrlState();
  const nomor = String(search['no_dokumen'] ?? '');
  const tab = nomor === '' && search['tab'] !== 'riwayat' ? 'hancur' : 'riwayat';
  return (
    <ScreenFrame title={t('judul.hancur')}>
      <Tabs
        value={tab}
        onChange={(next) => setSearch(next === 'riwayat' ? { tab: 'riwayat' } : {})}
        keepMounted={false}
        className={css.tab}
      >
        <Tabs.List>
          <Tabs.Tab value="hancur">{t('hancur.tab')}</Tabs.Tab>
          <Tabs.Tab value="riwayat">{t('hancur.riwayat')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="hancur" className={css.panel}>
          <PilihHari
            hari={String(search['tgl_beli'] ?? '')}
            onHari={(tgl_beli) => setSearch(tgl_beli ? { tgl_beli } : {})}
          />
        </Tabs.Panel>
        <Tabs.Panel value="riwayat" className={css.panel}>
          <RiwayatHancur
            nomor={nomor}
            onNomor={(no_dokumen) => setSearch({ tab: 'riwayat', ...(no_dokumen ? { no_dokumen } : {}) })}
          />
        </Tabs.Panel>
      </Tabs>
    </ScreenFrame>
  );
}

function PilihHari({ hari, onHari }: { hari: string; onHari: (hari: string | null) => void }) {
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
        first={{ text: t('hancur.kosong') }}
      />
      <div className={sheet.side}>
        {ada ? (
          <HancurHari key={hari} hari={hari} onDone={() => onHari(null)} />
        ) : (
          <EmptyState icon={<IconFlame size={28} stroke={1.4} />} text={t('hancur.pilih')} />
        )}
      </div>
    </div>
  );
}
