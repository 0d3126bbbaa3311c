/** All sales of a period; one opens as a document. `?no_faktur_group=` opens it from a report. Spec 1 §2.2. */
import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks';
import { formatAngka, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { DateInput } from '@mustika/web-kit/fields/date-input.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TabelNota, useDaftarNota } from './daftar-nota.widget.tsx';
import type { NotaRingkas } from './jual-panggilan.store.ts';
import { NotaLembar } from './nota.widget.tsx';
import { PENJUALAN } from './teks.store.ts';

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
    nomor: text('no_faktur_group'),
  };
  const set = (part: Record<string, string | null>) => setSearch({ ...search, ...part });
  const saring =
    values.q !== '' || values.status !== 'SEMUA' || values.tgl_awal !== hari || values.tgl_akhir !== hari;
  const reset = () => setSearch(values.nomor ? { no_faktur_group: values.nomor } : {});
  return { ...values, set, saring, reset };
}

export default function LihatPenjualan() {
  const { t } = useTranslation(PENJUALAN);
  const { tgl_awal, tgl_akhir, status, q, nomor, set, saring, reset } = useSaring();
  const asked = useDaftarNota({ tgl_awal, tgl_akhir, status, ...(q ? { q: q.toUpperCase() } : {}) });
  const jual = (
    <Button component={Link} to="/transaksi-penjualan">
      {t('nota.jual')}
    </Button>
  );
  const kosongkan = (
    <Button variant="subtle" color="gray" onClick={reset}>
      {t('nota.reset')}
    </Button>
  );
  return (
    <ScreenFrame title={t('judul.lihat')} acts={jual}>
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
        <Hitungan rows={asked.data?.rows ?? []} total={asked.data?.total ?? 0} />
      </div>
      <TabelNota
        id="lihat-penjualan"
        label={t('judul.lihat')}
        asked={asked}
        onOpen={(no_faktur_group) => set({ no_faktur_group })}
        first={
          saring
            ? { text: 'Data Yang Anda Cari Tidak Ada', act: kosongkan }
            : { text: t('nota.kosongHari'), act: jual }
        }
      />
      <SideDrawer
        opened={nomor !== ''}
        onClose={() => set({ no_faktur_group: null })}
        title={t('judul.lihat')}
        size={780}
      >
        {nomor !== '' && <NotaLembar nomor={nomor} />}
      </SideDrawer>
    </ScreenFrame>
  );
}

/** How many, and what they come to; what was cancelled is no turnover. */
function Hitungan({ rows, total }: { rows: readonly NotaRingkas[]; total: number }) {
  const { t } = useTranslation(PENJUALAN);
  const berlaku = rows.filter((row) => row.status !== 'CANC');
  const batal = rows.length - berlaku.length;
  const jumlah = formatAngka(sum(berlaku.map((row) => row.total as Rupiah)));
  return (
    <span className={sheet.count} aria-live="polite">
      {rows.length < total
        ? t('nota.jumlahDari', { jumlah: formatAngka(rows.length), total: formatAngka(total) })
        : t('nota.jumlah', { jumlah: formatAngka(total) })}
      {batal > 0 && ` · ${t('nota.jumlahBatal', { jumlah: formatAngka(batal) })}`} · <b>Rp {jumlah}</b>
    </span>
  );
}

function Cari({ q, onQ }: { q: string; onQ: (q: string) => void }) {
  const { t } = useTranslation(PENJUALAN);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(q);
  const send = useDebouncedCallback(onQ, 250);
  useEffect(() => setText(q), [q]);
  useHotkeys([['/', () => input.current?.focus()]]);
  return (
    <TextInput
      ref={input}
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
