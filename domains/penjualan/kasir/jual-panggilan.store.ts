/** The calls of the till, by the paths their declarations give, and the shapes of the answers. */

import type { WireOf } from '@mustika/kernel/answer.ts';
import { transitionCall } from '@mustika/kernel/document.ts';
import { type Answer, call } from '@mustika/web-kit/api.ts';
import type { ApprovalId } from '@mustika/web-kit/approval/approval.ts';
import { BERJUMLAH } from '../../barang/aksesoris/berjumlah.rule.ts';
import { type BarangSiap, barangListCommand, barangReadyCommand } from '../../barang/cari-barang.command.ts';
import type { KartuBarang } from '../../barang/kartu-barang.rule.ts';
import { type MemberTemu, memberByKode } from '../../member/member.command.ts';
import type { JualDitemukan } from '../../pembelian/nota/nota-beli.command.ts';
import { jualDariQr, jualUntukBeli, kodeJual } from '../../pembelian/nota/nota-beli.command.ts';
import { mungkinQr } from '../../pembelian/nota/nota-qr.rule.ts';
import { SIMPAN_NOTA } from '../simpan-nota.rule.ts';
import type { BadanSimpan } from './badan-simpan.rule.ts';
import {
  ambilKeranjang,
  daftarKeranjang,
  type KeranjangTertahan,
  lepasBarang,
  pegangBarang,
  simpanKeranjang,
} from './keranjang.command.ts';
import type { Keranjang } from './keranjang.rule.ts';

const simpan = transitionCall(SIMPAN_NOTA);
export type HasilSimpan = WireOf<typeof simpan.answer>;

const denganIzin = <B extends object>(badan: B, detail_authorization: ApprovalId[] | undefined) =>
  detail_authorization ? { ...badan, detail_authorization } : badan;

export const kirimSimpan = (
  badan: BadanSimpan,
  key: string,
  izin?: ApprovalId[],
): Promise<Answer<HasilSimpan>> => call(simpan, { body: denganIzin(badan, izin), key });

export async function barangSiap(kode_barcode: string): Promise<BarangSiap> {
  return (await call(barangReadyCommand, { params: { kode_barcode }, scan: true })).data;
}

export async function cariBarang(q: string, signal: AbortSignal): Promise<KartuBarang[]> {
  const query = { q, status: `TERSEDIA,${BERJUMLAH}`, skip: 0, limit: 8, sort: 'nama_barang', arah: 'asc' };
  return (await call(barangListCommand, { query, signal })).data;
}

/** What was scanned to be traded in: barcode, piece of a nota, or a nota, also one of the till of before. */
export async function jualUntukTukar(teks: string): Promise<JualDitemukan[]> {
  const kode = teks.toUpperCase();
  if (mungkinQr(kode)) return (await call(jualDariQr, { body: { qr: kode } })).data;
  return (await call(jualUntukBeli, { params: { kode: kodeJual(kode) }, scan: true })).data;
}

export const pegang = (keranjang: string, kode_barcode: string): Promise<Answer<{ sampai: string }>> =>
  call(pegangBarang, { body: { keranjang, kode_barcode } });

/** Best effort: a lease that could not be let go ends by itself. */
export async function lepas(keranjang: string, kode: readonly string[]): Promise<void> {
  if (kode.length === 0) return;
  const barang = kode.map((kode_barcode) => ({ kode_barcode }));
  await call(lepasBarang, { body: { keranjang, barang } }).catch(() => undefined);
}

export async function keranjangTertahan(): Promise<KeranjangTertahan[]> {
  return (await call(daftarKeranjang)).data;
}

export const tahanKeranjang = (keranjang: Keranjang, label: string): Promise<Answer<unknown>> =>
  call(simpanKeranjang, {
    body: {
      keranjang: keranjang.id,
      label,
      isi: JSON.stringify(keranjang),
      barang: keranjang.baris.map(({ kode_barcode }) => ({ kode_barcode })),
    },
  });

/** The cart as it was put aside; the database may hand its JSON over read or unread. */
export async function ambilTertahan(keranjang: string): Promise<Keranjang> {
  const { data } = await call(ambilKeranjang, { body: { keranjang } });
  return (typeof data.isi === 'string' ? JSON.parse(data.isi) : data.isi) as Keranjang;
}

export const satuMember = async (kode_member: string, signal: AbortSignal): Promise<MemberTemu> =>
  (await call(memberByKode, { params: { kode_member }, signal })).data;
