/** Deposits: those that wait first, found by number, name or telephone; one opens with what can be done. Domain R6.6. */
import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks';
import { formatAngka, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { DateInput } from '@mustika/web-kit/fields/date-input.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TabelTitipan, useDaftarTitipan } from './daftar-titipan.widget.tsx';
import { LembarTitipan } from './lembar-titipan.widget.tsx';
import { TITIPAN } from './teks-titipan.store.ts';
import { TindakanTitipan } from './tindakan-titipan.widget.tsx';
import type { TitipanRingkas } from './titipan-panggilan.store.ts';

const STATUS = ['DONE', 'OPEN', 'CLOSE', 'CANC', 'SEMUA'] as const;

/** Filters live in the URL. Deposits wait for weeks: what still waits is shown whatever its day. */
function useSaring() {
  const [search, setSearch] = useUrlState();
  const text = (name: string): string => String(search[name] ?? '');
  const values = {
    tgl_awal: text('tgl_awal') || null,
    tgl_akhir: text('tgl_akhir') || null,
    status: text('status') || 'DONE',
    q: text('q'),
    nomor: text('no_titipan'),
  };
  const set = (part: Record<string, string | null>) => setSearch({ ...search, ...part });
  const saring =
    values.q !== '' || values.status !== 'DONE' || values.tgl_awal !== null || values.tgl_akhir !== null;
  const reset = () => setSearch(values.nomor ? { no_titipan: values.nomor } : {});
  return { ...values, set, saring, reset };
}

export default function LihatTitipan() {
  const { t } = useTranslation(TITIPAN);
  const { tgl_awal, tgl_akhir, status, q, nomor, set, saring, reset } = useSaring();
  const asked = useDaftarTitipan({
    status,
    ...(tgl_awal ? { tgl_awal } : {}),
    ...(tgl_akhir ? { tgl_akhir } : {}),
    ...(q ? { q: q.toUpperCase() } : {}),
  });
  const titip = (
    <Button component={Link} to="/transaksi-penjualan">
      {t('titip')}
    </Button>
  );
  const kosongkan = (
    <Button variant="subtle" color="gray" onClick={reset}>
      {t('reset')}
    </Button>
  );
  return (
    <ScreenFrame title={t('judul.lihat')} acts={titip}>
      <div className={sheet.filters}>
        <Cari q={q} onQ={(next) => set({ q: next })} />
        <DateInput
          clearable
          label={t('tanggalAwal')}
          value={tgl_awal}
          onChange={(next) => set({ tgl_awal: next })}
          w={140}
        />
        <DateInput
          clearable
          label={t('tanggalAkhir')}
          value={tgl_akhir}
          onChange={(next) => set({ tgl_akhir: next })}
          w={140}
        />
        <SegmentedControl
          aria-label={t('status')}
          value={status}
          onChange={(next) => set({ status: next })}
          data={STATUS.map((value) => ({ value, label: t(`st.${value}`) }))}
        />
        {saring && kosongkan}
        <Hitungan rows={asked.data?.rows ?? []} total={asked.data?.total ?? 0} />
      </div>
      <TabelTitipan
        id="lihat-titipan"
        label={t('judul.lihat')}
        asked={asked}
        onOpen={(no_titipan) => set({ no_titipan })}
        first={
          saring
            ? { text: 'Data Yang Anda Cari Tidak Ada', act: kosongkan }
            : { text: t('kosong'), act: titip }
        }
      />
      <SideDrawer
        opened={nomor !== ''}
        onClose={() => set({ no_titipan: null })}
        title={t('judul.lihat')}
        size={780}
      >
        {nomor !== '' && (
          <LembarTitipan nomor={nomor}>{(titipan) => <TindakanTitipan titipan={titipan} />}</LembarTitipan>
        )}
      </SideDrawer>
    </ScreenFrame>
  );
}

/** How many, and what they hold. */
function Hitungan({ rows, total }: { rows: readonly TitipanRingkas[]; total: number }) {
  const { t } = useTranslation(TITIPAN);
  return (
    <span className={sheet.count} aria-live="polite">
      {rows.length < total
        ? t('jumlahDari', { jumlah: formatAngka(rows.length), total: formatAngka(total) })
        : t('jumlah', { jumlah: formatAngka(total) })}{' '}
      · {t('saldoSemua')} <b>Rp {formatAngka(sum(rows.map((row) => row.saldo as Rupiah)))}</b>
    </span>
  );
}

function Cari({ q, onQ }: { q: string; onQ: (q: string) => void }) {
  const { t } = useTranslation(TITIPAN);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(q);
  const send = useDebouncedCallback(onQ, 250);
  useEffect(() => setText(q), [q]);
  useHotkeys([['/', () => input.current?.focus()]]);
  return (
    <TextInput
      ref={input}
      type="search"
      autoFocus
      label={t('cari')}
      leftSection={<IconSearch size={14} />}
      value={text}
      w={320}
      onChange={(event) => {
        setText(event.currentTarget.value);
        send(event.currentTarget.value);
      }}
    />
  );
}
