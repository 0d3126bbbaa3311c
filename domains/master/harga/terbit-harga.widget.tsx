/** Head office types the prices it wants, chooses stores and a moment, and sends. Nothing typed is nothing sent. */

import { Button, MultiSelect, Select, TextInput } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { type Fields, kode, teks } from '@mustika/kernel/field.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { DataTable } from '@mustika/web-kit/data-table.tsx';
import { MomentInput } from '@mustika/web-kit/fields/date-input.tsx';
import { RupiahInput } from '@mustika/web-kit/fields/rupiah-input.tsx';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { IconSend } from '@tabler/icons-react';
import { type KeyboardEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MASTER } from '../teks-master.store.ts';
import type { BahanHarga, TokoHarga } from './publikasi-harga.command.ts';
import { terbitkanHarga } from './publikasi-harga.command.ts';
import css from './publikasi-harga.module.css';
import { daftarHarga, TABEL_PUBLIKASI } from './publikasi-harga.rule.ts';
import {
  gantiTabel,
  hargaTerisi,
  isiDariToko,
  isiHarga,
  kirimTerbit,
  kunciHarga,
  labelKolom,
  salahHarga,
  selesaiTerbit,
  useBahan,
  useTerbit,
} from './publikasi-harga.store.ts';

/** `1.155.500` where all stores agree, `1.150.000 – 1.160.000` where not. */
function rentang({ toko }: BahanHarga, kolom: string, tujuan: ReadonlySet<string>): string {
  const nilai = Object.entries(toko)
    .filter(([kode_toko]) => tujuan.size === 0 || tujuan.has(kode_toko))
    .flatMap(([, harga]) => (harga[kolom] === undefined ? [] : [harga[kolom]]));
  if (nilai.length === 0) return '–';
  const [min, max] = [Math.min(...nilai), Math.max(...nilai)];
  return min === max ? formatAngka(min) : `${formatAngka(min)} – ${formatAngka(max)}`;
}

const isianHarga = (kolom: string): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>(`[data-isian-harga="${kolom}"] input`),
];

/** Down a column of prices as they stand on paper; from its end to the top of the next, and last to the button. */
function turun(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: kotak, target } = event;
  if (event.key !== 'Enter' || event.ctrlKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const kolom = [
    ...new Set(
      [...document.querySelectorAll<HTMLElement>('[data-isian-harga]')].map(
        (one) => one.dataset['isianHarga'] ?? '',
      ),
    ),
  ];
  const semua = kolom.flatMap(isianHarga);
  const next = semua[semua.indexOf(target as HTMLInputElement) + 1];
  if (next) next.focus();
  else kotak.closest('main')?.querySelector<HTMLElement>('[data-utama]')?.focus();
}

function IsianHarga({ kode, kolom, label }: { kode: string; kolom: string; label: string }) {
  const kunci = kunciHarga(kode, kolom);
  const nilai = useTerbit((s) => s.harga[kunci] ?? null);
  const salah = useTerbit((s) => salahHarga(s.tabel, kolom, s.harga[kunci] ?? null));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside has the focus; the list of them has the keys.
    <div className={css.isian} data-isian-harga={kolom} onKeyDown={turun}>
      <RupiahInput
        label={`${kode} ${label}`}
        value={nilai}
        error={salah}
        onChange={(next) => isiHarga(kunci, next)}
      />
    </div>
  );
}

export function TerbitHarga({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation(MASTER);
  const tabel = useTerbit((s) => s.tabel);
  const tujuan = useTerbit((s) => s.toko);
  const { data, isPending, isFetching, error, refetch } = useBahan(tabel);
  const kolom = daftarHarga(tabel)?.dated ?? [];
  const fields = useMemo(() => {
    const harga = kolom.flatMap((name) => [
      [`kini_${name}`, teks(labelKolom(tabel, name), { width: 22 })],
      [`baru_${name}`, teks(t('publikasi.baru', { nama: labelKolom(tabel, name) }), { width: 20 })],
    ]);
    return {
      kode: kode('Kode', { width: 12 }),
      nama: teks('Nama', { width: 22 }),
      ...Object.fromEntries(harga),
    } as unknown as Fields;
  }, [tabel, kolom, t]);
  const diisi = useMemo(() => kolom.map((name) => `baru_${name}`), [kolom]);
  const pilih = useMemo(() => new Set(tujuan), [tujuan]);
  const rows = data?.harga.map((satu) => ({
    ...{ kode: satu.kode, nama: satu.nama },
    ...Object.fromEntries(
      kolom.flatMap((name) => [
        [`kini_${name}`, rentang(satu, name, pilih)],
        [`baru_${name}`, ''],
      ]),
    ),
  }));
  const render = Object.fromEntries(
    kolom.map((name) => [
      `baru_${name}`,
      (row: Readonly<Record<string, unknown>>) => (
        <IsianHarga kode={String(row['kode'])} kolom={name} label={labelKolom(tabel, name)} />
      ),
    ]),
  );
  return (
    <>
      <Tujuan toko={data?.toko ?? []} bahan={data?.harga ?? []} onSent={onSent} />
      <DataTable
        id={`terbit-${tabel}`}
        label={t('publikasi.terbitkan')}
        fields={fields}
        rows={rows}
        rowKey="kode"
        naming="nama"
        loading={isPending}
        refetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        render={render}
        typed={diisi}
        filterable={['kode', 'nama']}
        csv={false}
        slash
      />
    </>
  );
}

type TujuanProps = { toko: readonly TokoHarga[]; bahan: readonly BahanHarga[]; onSent: () => void };

function Tujuan({ toko, bahan, onSent }: TujuanProps) {
  const { t } = useTranslation(MASTER);
  const terbit = useTerbit();
  const { busy, kirim } = useKirimSekali();
  const banyak = hargaTerisi(terbit.harga).length;
  const pilihan = toko.map(({ kode_toko, nama_toko }) => ({
    value: kode_toko,
    label: `${kode_toko} - ${nama_toko}`,
  }));
  // The chosen ones stand side by side, so that they are named by their codes alone.
  const kode = toko.map(({ kode_toko }) => ({ value: kode_toko, label: kode_toko }));
  const nama = new Map(pilihan.map(({ value, label }) => [value, label]));
  const cabang = toko.filter(({ tipe }) => tipe === 'CABANG').map(({ kode_toko }) => kode_toko);
  const send = async () => {
    // A price that would be refused is put right where it stands.
    const salah = document.querySelector<HTMLInputElement>('[data-isian-harga] input[aria-invalid="true"]');
    if (salah) return salah.focus();
    if (!(await kirim((key) => kirimTerbit(terbit, key)))) return;
    selesaiTerbit();
    onSent();
  };
  return (
    <section className={css.tujuan} aria-label={t('publikasi.tujuan')}>
      <Select
        label={t('publikasi.daftar')}
        data={TABEL_PUBLIKASI.map(([value, label]) => ({ value, label: istilah(label) }))}
        value={terbit.tabel}
        allowDeselect={false}
        onChange={(value) => value && gantiTabel(value)}
      />
      <div className={css.toko}>
        <MultiSelect
          label={t('publikasi.tujuan')}
          placeholder={terbit.toko.length === 0 ? t('publikasi.pilihToko') : ''}
          data={kode}
          renderOption={({ option }) => nama.get(option.value)}
          value={[...terbit.toko]}
          searchable
          clearable
          onChange={(value) => useTerbit.setState({ toko: value })}
        />
        <Button variant="default" onClick={() => useTerbit.setState({ toko: cabang })}>
          {t('publikasi.semuaCabang')}
        </Button>
      </div>
      <MomentInput
        label={t('publikasi.mulai')}
        value={terbit.mulai || null}
        onChange={(mulai) => useTerbit.setState({ mulai: mulai ?? '' })}
      />
      <Select
        label={t('publikasi.isiDari')}
        placeholder={t('publikasi.isiDariToko')}
        data={pilihan}
        value={null}
        onChange={(value) => value && isiDariToko(bahan, value)}
      />
      <TextInput
        label={t('publikasi.keterangan')}
        value={terbit.keterangan}
        maxLength={200}
        onChange={(event) => useTerbit.setState({ keterangan: event.currentTarget.value.toUpperCase() })}
      />
      <ActButton
        act={terbitkanHarga}
        main
        className={css.kirim}
        leftSection={<IconSend size={14} />}
        loading={busy}
        disabled={banyak === 0 || terbit.toko.length === 0}
        data-utama
        onClick={() => void send()}
      >
        {t('publikasi.kirim', { harga: banyak, toko: terbit.toko.length })}
      </ActButton>
    </section>
  );
}
