/** What head office is about to publish, and the calls of it. */

import { type Answer, call } from '@mustika/web-kit/api.ts';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import { refusalsOf } from '@mustika/web-kit/form/form-checks.ts';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { useQuery } from '@tanstack/react-query';
import { create } from 'zustand';
import {
  type BahanHarga,
  bahanPublikasi,
  daftarPublikasi,
  tarikPublikasi,
  terbitkanHarga,
  terimaPublikasi,
} from './publikasi-harga.command.ts';
import { daftarHarga, TABEL_PUBLIKASI } from './publikasi-harga.rule.ts';

/** `kode|kolom` of a typed price. */
export const kunciHarga = (kode: string, kolom: string): string => `${kode}|${kolom}`;

type Terbit = {
  tabel: string;
  toko: readonly string[];
  mulai: string;
  keterangan: string;
  harga: Readonly<Record<string, number | null>>;
};

const KOSONG: Terbit = {
  tabel: TABEL_PUBLIKASI[0]?.[0] ?? '',
  toko: [],
  mulai: '',
  keterangan: '',
  harga: {},
};

export const useTerbit = create<Terbit>()(() => KOSONG);

/** Typed prices that are there. */
export const hargaTerisi = (harga: Terbit['harga']): { kode: string; kolom: string; nilai: number }[] =>
  Object.entries(harga).flatMap(([kunci, nilai]) => {
    const at = kunci.lastIndexOf('|');
    return nilai === null ? [] : [{ kode: kunci.slice(0, at), kolom: kunci.slice(at + 1), nilai }];
  });

export const gantiTabel = (tabel: string): void => useTerbit.setState({ tabel, harga: {} });
export const isiHarga = (kunci: string, nilai: number | null): void =>
  useTerbit.setState((s) => ({ harga: { ...s.harga, [kunci]: nilai } }));
export const selesaiTerbit = (): void => useTerbit.setState({ ...KOSONG, tabel: useTerbit.getState().tabel });

/** A whole list as one store has it. */
export function isiDariToko(bahan: readonly BahanHarga[], kode_toko: string): void {
  const pairs = bahan.flatMap(({ kode, toko }) =>
    Object.entries(toko[kode_toko] ?? {}).map(([kolom, nilai]) => [kunciHarga(kode, kolom), nilai] as const),
  );
  useTerbit.setState({ harga: Object.fromEntries(pairs) });
}

export const useBahan = (tabel: string) =>
  useQuery({
    queryKey: ['publikasi-harga', 'bahan', tabel],
    queryFn: async ({ signal }) => (await call(bahanPublikasi, { query: { tabel }, signal })).data,
  });

/** Follows what other browsers send and accept. */
export function usePublikasi() {
  const portal = useSession((state) => state.portal);
  const found = useQuery({
    queryKey: ['publikasi-harga', 'daftar', portal],
    queryFn: async ({ signal }) => (await call(daftarPublikasi, { signal })).data,
  });
  useSocketEvent('harga-diterbitkan', () => void found.refetch());
  return found;
}

/** Shops are in Jakarta's zone, whatever the browser's is. */
export const saatDari = (text: string): string | null =>
  text === '' ? null : `${text.slice(0, 16)}:00+07:00`;

export function kirimTerbit(
  { tabel, toko, mulai, keterangan, harga }: Terbit,
  key: string,
): Promise<Answer<unknown>> {
  const body = {
    ...{ tabel, berlaku_mulai: saatDari(mulai), keterangan: keterangan || null },
    toko: toko.map((kode_toko) => ({ kode_toko })),
    harga: hargaTerisi(harga),
  };
  return withApproval((detail_authorization) =>
    call(terbitkanHarga, {
      body: { ...body, ...(detail_authorization ? { detail_authorization } : {}) },
      key,
    }),
  );
}

export const terima = (id: string, key: string): Promise<Answer<unknown>> =>
  call(terimaPublikasi, { body: { id }, key });
export const tarik = (id: string, key: string): Promise<Answer<unknown>> =>
  call(tarikPublikasi, { body: { id }, key });

/** Why a typed price would be refused, in the words of its own field; null when it would not. */
export function salahHarga(tabel: string, kolom: string, nilai: number | null): string | null {
  if (nilai === null) return null;
  const field = daftarHarga(tabel)?.fields[kolom];
  return (field && refusalsOf(field, nilai)[0]?.message) ?? null;
}

/** The words of a price column. */
export const labelKolom = (tabel: string, kolom: string): string =>
  istilah(daftarHarga(tabel)?.fields[kolom]?.label ?? kolom);
