/** The server side of card cash-outs. */

import { formatPersen, formatRupiah, type MiliPersen, type Rupiah } from '@mustika/kernel/amount.ts';
import type { Approval } from '@mustika/kernel/approval.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { type Transfer, uangTransfer } from '@mustika/kernel/transfer.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { gesekTunai } from './gesek-tunai.document.ts';
import { hitungGesek, salahAngka } from './gesek-tunai.rule.ts';
import { keuanganErrors as salah } from './keuangan.errors.ts';
import { KATEGORI_CASH } from './mutasi/mutasi-uang.document.ts';

export type GesekDicatat = {
  kasir: string;
  no_rekening: string;
  jenis_kartu: string;
  fee_rp: Rupiah;
  cash: Rupiah;
};

export function postGesekTunai({ kasir, no_rekening, jenis_kartu, fee_rp, cash }: GesekDicatat): Transfer[] {
  const mesin = { akun: 'PIUTANG_EDC', dimensi: no_rekening } as const;
  const jenis = { kategori: 'GESEK_TUNAI', jenis: jenis_kartu };
  return [
    ...uangTransfer({ akun: 'KAS', dimensi: kasir }, mesin, cash, jenis),
    ...uangTransfer({ akun: 'PENDAPATAN_FEE_GESEK' }, mesin, fee_rp, jenis),
  ];
}

const MESIN = `select r.bisa_debet, r.bisa_credit from rekening r
  where r.kode_toko = $1 and r.no_rekening = $2 and r.aktif`;
const bacaMesin = (kode_toko: string, no_rekening: string) =>
  statement<{ bisa_debet: boolean; bisa_credit: boolean }>('gesek_mesin', MESIN, kode_toko, no_rekening);

/** Another fee than the store asks for is money of the shop, or of the customer: somebody agrees to it. */
const feeLain = (
  fee: MiliPersen,
  baku: MiliPersen,
  { gesek, fee_rp }: { gesek: Rupiah; fee_rp: Rupiah },
): Approval => ({
  kategori: KATEGORI_CASH,
  description: 'card cash-out fee',
  rincian: [
    { label: 'Gesek', nilai: formatRupiah(gesek) },
    { label: 'Fee (%)', nilai: `${formatPersen(fee)}% dari ${formatPersen(baku)}%` },
    { label: 'Fee', nilai: formatRupiah(fee_rp) },
  ],
});

const simpan = implementTransition(gesekTunai.transitions.simpan, {
  reads: (input, { scope }) => ({ mesin: bacaMesin(scope.kode_toko, input.no_rekening) }),
  pays: () => true,
  decide: (input, { mesin: [mesin] }, { ctx, hari, store }) => {
    const kredit = input.jenis_kartu === 'CREDIT';
    if (kredit && !readSetting(store, 'GESEK_TUNAI_KREDIT')) reject(salah.KARTU_KREDIT_DILARANG);
    if (!mesin || !(kredit ? mesin.bisa_credit : mesin.bisa_debet)) reject(salah.REKENING_BUKAN_KARTU);
    const digit = salahAngka(input.kartu_akhir, input.no_ktp);
    if (digit) reject(digit);
    const baku = readSetting(store, 'FEE_GESEK_TUNAI');
    const fee_persen = input.fee_persen ?? baku;
    const { fee_rp, cash } = hitungGesek(input.gesek, fee_persen);
    if (cash === 0) reject(salah.GESEK_TIDAK_TERSISA);
    const kasir = ctx.scope.user_id;
    const dicatat = { ...input, kasir, fee_persen, fee_rp, cash };
    return {
      perlu: fee_persen === baku ? [] : [feeLain(fee_persen, baku, { gesek: input.gesek, fee_rp })],
      tulis: [{ penulis: 'gesek_tunai', baris: [{ ...dicatat, tanggal: hari }] }],
      lawan: { nomor: input.no_ktp, telp: input.telp, nama: input.nama_pemilik },
      transfers: postGesekTunai(dicatat),
      audit: { gesek: input.gesek, fee_rp, cash },
      jawaban: { gesek: input.gesek, fee_rp, cash },
    };
  },
});

const batal = implementReversal(gesekTunai, gesekTunai.transitions.batal, {
  description: 'card cash-out cancellation',
  rincian: ({ gesek, cash, nama_pemilik }) => [
    { label: 'Gesek', nilai: formatRupiah(gesek) },
    { label: 'Uang kembali ke laci', nilai: formatRupiah(cash) },
    { label: 'Pemilik kartu', nilai: nama_pemilik },
  ],
  kategoriBalik: () => 'BATAL GESEK TUNAI',
});

export const gesekTunaiDocument = implementDocument(gesekTunai, { simpan, batal });
