/** All purchases of a period; one opens as a document. `?no_faktur_group=` opens it from a report. Spec 1 §2.2. */
import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { formatAngka, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { DateInput } from '@mustika/web-kit/fields/date-input.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BeliRingkas } from './beli-panggilan.store.ts';
import { TabelNotaBeli, useDaftarBeli } from './daftar-beli.widget.tsx';
import { NotaBeliLembar } from './nota-beli.widget.tsx';
import { PEMBELIAN } from './teks-pembelian.store.ts';

const STATUS = ['SEMUA', 'OPEN', 'DONE', 'CANC'] as const;

/** Filters live in the URL; today is where they start. */
function useSaring() {
  const [search, setSearch] = useUrlState();
  const hari = useSession((session) => session.user?.tgl_system ?? '');
  const text = (name: string): string => String(search[name] ?? '');
  const values = {
    tgl_awal: text('tgl_awal') || hari,
    tgl_akhir: text('tgl_akhir') || hari,
    status: text('status') || 'SEMUA',
    q: text('q'),
    // The number of one piece opens its nota.
    nomor: text('no_faktur_group').replace(/^(.+-FB-\d{6}-\d+)-\d+$/, '$1'),
  };
  const set = (part: Record<string, string | null>) => setSearch({ ...search, ...part });
  const saring =
    values.q !== '' || values.status !== 'SEMUA' || values.tgl_awal !== hari || values.tgl_akhir !== hari;
  const reset = () => setSearch(values.nomor ? { no_faktur_group: values.nomor } : {});
  return { ...values, set, saring, reset };
}

export default function LihatPembelian() {
  const { t } = useTranslation(PEMBELIAN);
  const { tgl_awal, tgl_akhir, status, q, nomor, set, saring, reset } = useSaring();
  const asked = useDaftarBeli({ tgl_awal, tgl_akhir, status, ...(q ? { q: q.toUpperCase() } : {}) });
  const beli = (
    <Button component={Link} to="/transaksi-pembelian">
      {t('nota.beli')}
    </Button>
  );
  const kosongkan = (
    <Button variant="subtle" color="gray" onClick={reset}>
      {t('nota.reset')}
    </Button>
  );
  return (
    <ScreenFrame title={t('judul.lihat')} acts={beli}>
      <div className={sheet.filters}>
        <Cari q={q} onQ={(next) => set({ q: next })} />
        <DateInput
          label={t('nota.tanggalAwal')}
          value={tgl_awal}
          onChange={(next) => set({ tgl_awal: next })}
          w={140}
        />
        <DateInput
          label={t('nota.tanggalAkhir')}
          value={tgl_akhir}
          onChange={(next) => set({ tgl_akhir: next })}
          w={140}
        />
        <SegmentedControl
          aria-label={t('nota.status')}
          value={status}
          onChange={(next) => set({ status: next })}
          data={STATUS.map((value) => ({ value, label: t(`nota.st.${value}`) }))}
        />
        {saring && kosongkan}
        <Hitungan rows={asked.data?.rows ?? []} />
      </div>
      <TabelNotaBeli
        id="lihat-pembelian"
        label={t('judul.lihat')}
        asked={asked}
        onOpen={(no_faktur_group) => set({ no_faktur_group })}
        first={
          saring
            ? { text: 'Data Yang Anda Cari Tidak Ada', act: kosongkan }
            : { text: t('nota.kosongHari'), act: beli }
        }
      />
      <SideDrawer
        opened={nomor !== ''}
        onClose={() => set({ no_faktur_group: null })}
        title={t('judul.lihat')}
        size={780}
      >
        {nomor !== '' && <NotaBeliLembar nomor={nomor} />}
      </SideDrawer>
    </ScreenFrame>
  );
}

/** How many, and what they cost; what was cancelled cost nothing. */
function Hitungan({ rows }: { rows: readonly BeliRingkas[] }) {
  const { t } = useTranslation(PEMBELIAN);
  const berlaku = rows.filter((row) => row.status !== 'CANC');
  return (
    <span className={sheet.count} aria-live="polite">
      {t('nota.jumlah', { jumlah: formatAngka(rows.length) })} ·{' '}
      <b>Rp {formatAngka(sum(berlaku.map((row) => row.total as Rupiah)))}</b>
    </span>
  );
}

function Cari({ q, onQ }: { q: string; onQ: (q: string) => void }) {
  const { t } = useTranslation(PEMBELIAN);
  const [text, setText] = useState(q);
  const send = useDebouncedCallback(onQ, 250);
  useEffect(() => setText(q), [q]);
  return (
    <TextInput
      type="search"
      label={t('nota.cari')}
      leftSection={<IconSearch size={14} />}
      value={text}
      w={300}
      onChange={(event) => {
        setText(event.currentTarget.value);
        send(event.currentTarget.value);
      }}
    />
  );
}
