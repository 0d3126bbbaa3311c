/** All pieces of the store: search, filters in the address, a sheet per piece. Spec 1 §2.2 data-barang. */
import { Button, SegmentedControl } from '@mantine/core';
import type { Fields } from '@mustika/kernel/field.ts';
import { openFields } from '@mustika/kernel/rahasia.ts';
import { useServerPages } from '@mustika/web-kit/data-table/server-pages.ts';
import type { Totals } from '@mustika/web-kit/data-table/sums.ts';
import { CsvButton } from '@mustika/web-kit/data-table/toolbar.tsx';
import { searchToView, type View, viewToSearch } from '@mustika/web-kit/data-table/view.ts';
import { DataTable } from '@mustika/web-kit/data-table.tsx';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { type SortBy, SortByPicker } from '@mustika/web-kit/pickers.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daftarBarang } from './cari-barang.store.ts';
import { eksporBarang } from './ekspor-barang.store.ts';
import { type KartuBarang, kolomBarang } from './kartu-barang.rule.ts';
import { LembarBarang } from './lembar-barang.widget.tsx';
import { StatusBarang } from './status-barang.widget.tsx';
import { BARANG } from './teks-barang.store.ts';

const FIELDS = kolomBarang as unknown as Fields;
const SARINGAN = ['kode_group', 'kode_dept', 'kode_gudang', 'kode_toko', 'status', 'no_masuk'] as const;
/** A list opens on what lies in the trays. */
const STATUS_STOK = 'TERSEDIA,BERJUMLAH,DITAHAN,DITITIP';

type Stok = 'stok' | 'terjual' | 'semua';
const isStok = (value: unknown): value is Stok =>
  value === 'stok' || value === 'terjual' || value === 'semua';

const KEEPS = ['stok'];

/** Search, filters and the stock switch, from and to the address. */
function useDaftar() {
  const [search, setSearch] = useUrlState();
  const view = useMemo(() => searchToView(search, FIELDS), [search]);
  const stok: Stok = isStok(search.stok) ? search.stok : 'stok';
  const write = (next: View, nextStok: Stok) =>
    setSearch({ ...viewToSearch(next), stok: nextStok === 'stok' ? undefined : nextStok });
  return {
    view,
    stok,
    setView: (next: View) => write(next, stok),
    setStok: (next: Stok) => write(view, next),
  };
}

function queryOf(view: View, stok: Stok): Record<string, unknown> {
  const status = stok === 'stok' ? STATUS_STOK : stok === 'terjual' ? 'TERJUAL' : undefined;
  const filters = Object.fromEntries(SARINGAN.map((name) => [name, view.filters[name]]));
  return {
    ...filters,
    q: view.q.trim(),
    status: view.filters.status ?? status,
    sort: view.sort?.field,
    arah: view.sort?.arah,
  };
}

export default function DataBarang() {
  const { t } = useTranslation(BARANG);
  const portal = useSession((state) => state.portal);
  const { view, stok, setView, setStok } = useDaftar();
  const [opened, setOpened] = useState<KartuBarang | null>(null);
  const query = queryOf(view, stok);
  const pages = useServerPages({
    queryKey: ['barang-daftar', portal, query],
    fetchPage: async (skip, limit, signal) => {
      const { data, total, totals } = await daftarBarang({ ...query, skip, limit }, signal);
      return { rows: data, total: total ?? data.length, totals: totals as Totals | undefined };
    },
    keyOf: (row) => String(row.kode_barcode),
  });
  const add = (
    <Button component={Link} to={'/tambah-data-barang' as never} leftSection={<IconPlus size={14} />}>
      {t('daftar.tambah')}
    </Button>
  );
  return (
    <ScreenFrame title="Data Barang" acts={add}>
      <DataTable
        id="data-barang"
        label="Data Barang"
        fields={FIELDS}
        rowKey="kode_barcode"
        naming="nama_barang"
        server={pages}
        view={view}
        onView={setView}
        keeps={KEEPS}
        filterable={SARINGAN.filter((name) => name !== 'no_masuk')}
        onOpen={(row) => setOpened(row as KartuBarang)}
        render={{ status: (row) => <StatusBarang status={String(row.status)} /> }}
        toolbar={
          <>
            <PilihStok value={stok} onChange={setStok} />
            <SortByPicker
              value={urutOf(view)}
              onChange={(urut) => setView({ ...view, sort: { field: KOLOM_URUT[urut], arah: 'asc' } })}
            />
            <Ekspor query={query} />
          </>
        }
        slash
        {...(stok === 'semua' ? { first: { text: t('daftar.kosong'), act: add } } : {})}
      />
      {opened && (
        <LembarBarang
          key={opened.kode_barcode}
          barang={opened}
          onClose={() => setOpened(null)}
          onSaved={() => {
            setOpened(null);
            pages.retry();
          }}
        />
      )}
    </ScreenFrame>
  );
}

/** What the picker offers, as columns of this list: the tray is `kode_toko` (Domain 17.3). */
const KOLOM_URUT: Record<SortBy, string> = {
  kode_barcode: 'kode_barcode',
  nama_barang: 'nama_barang',
  kode_baki: 'kode_toko',
};

const urutOf = ({ sort }: View): SortBy | null =>
  (Object.keys(KOLOM_URUT) as SortBy[]).find((name) => KOLOM_URUT[name] === sort?.field) ?? null;

function Ekspor({ query }: { query: Record<string, unknown> }) {
  const subject = useSubject();
  const [sibuk, setSibuk] = useState(false);
  const unduh = () => {
    setSibuk(true);
    void eksporBarang(query, openFields(FIELDS, subject))
      .catch(noticeOf)
      .finally(() => setSibuk(false));
  };
  return <CsvButton busy={sibuk} onClick={unduh} />;
}

function PilihStok({ value, onChange }: { value: Stok; onChange: (value: Stok) => void }) {
  const { t } = useTranslation(BARANG);
  const data = (['stok', 'terjual', 'semua'] as const).map((one) => ({
    value: one,
    label: t(`daftar.${one}`),
  }));
  return (
    <SegmentedControl
      aria-label="Status"
      data={data}
      value={value}
      onChange={(next) => onChange(next as Stok)}
    />
  );
}
