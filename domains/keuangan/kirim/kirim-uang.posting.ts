/** The sender's side of remittances. */

import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { antarToko } from '@mustika/server-kit/document/document-between.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { documentReader, headReader } from '@mustika/server-kit/document/document-serve.ts';
import { keuanganErrors as salah } from '../keuangan.errors.ts';
import { type SisiUang, sisiCash } from '../mutasi/gerak-uang.rule.ts';
import { laciNya } from '../mutasi/mutasi-uang.posting.ts';
import { kirimUang, type kirimUangReads } from './kirim-uang.document.ts';

const ujung = (sisi: SisiUang): UjungUang =>
  'kas' in sisi ? { akun: 'KAS', dimensi: sisi.kas } : { akun: 'BANK', dimensi: sisi.no_rekening };

/** The sender: out of drawer or bank, onto the way to that store. */
export const postKirim = (asal: SisiUang, tujuan: string, jumlah: Rupiah, keterangan: string): Transfer[] =>
  uangTransfer(ujung(asal), { akun: 'UANG_DALAM_PERJALANAN', dimensi: tujuan }, jumlah, {
    kategori: 'KIRIM_UANG',
    jenis: 'KIRIM',
    keterangan,
  });

/** The sender, once head office has it: nothing is on the way, head office owes it. */
export const postDiterima = (tujuan: string, jumlah: Rupiah): Transfer[] =>
  uangTransfer(
    { akun: 'UANG_DALAM_PERJALANAN', dimensi: tujuan },
    { akun: 'RK_PUSAT', dimensi: tujuan },
    jumlah,
    { kategori: 'KIRIM_UANG', jenis: 'DITERIMA' },
  );

/** Head office: into drawer or bank, owed to the sender. */
export const postTerima = (
  tujuan: SisiUang,
  dari_toko: string,
  jumlah: Rupiah,
  no_reff: string,
): Transfer[] =>
  uangTransfer({ akun: 'RK_CABANG', dimensi: dari_toko }, ujung(tujuan), jumlah, {
    kategori: 'TERIMA_UANG',
    jenis: 'TERIMA',
    keterangan: no_reff,
  });

const ACUAN = `select
  (select t.kode_toko from toko t where t.tipe = 'PUSAT' and t.aktif and t.kode_toko <> $1 order by 1 limit 1) as pusat,
  (select p.nama_toko from toko p where p.tipe = 'PUSAT' and p.aktif and p.kode_toko <> $1 order by p.kode_toko limit 1) as nama_pusat,
  (select r.kode_bank from rekening r where r.kode_toko = $1 and r.aktif and r.no_rekening = $2) as bank,
  exists (select from pengguna p where p.kode_toko = $1 and p.aktif and p.user_id = $3) as kasir`;
type Acuan = { pusat: string | null; nama_pusat: string | null; bank: string | null; kasir: boolean };

const bacaAcuan = (kode_toko: string, no_rekening: string | null, kasir: string) =>
  statement<Acuan>('kirim_acuan', ACUAN, kode_toko, no_rekening, kasir);

const simpan = implementTransition(kirimUang.transitions.simpan, {
  pays: () => true,
  reads: (input, ctx) => ({
    ada: bacaAcuan(ctx.scope.kode_toko, input.asal_rekening, laciNya(input.kasir, ctx)),
  }),
  decide: (input, { ada }, { ctx, hari, store }) => {
    const acuan = one(ada);
    const { asal, jumlah, keterangan } = input;
    const laci = laciNya(input.kasir, ctx);
    const sisi = sisiCash(asal, input.asal_rekening, laci) ?? reject(salah.REKENING_HARUS_DIPILIH);
    if (!acuan.pusat) reject(salah.PUSAT_TIDAK_ADA);
    if ('bank' in sisi && acuan.bank !== sisi.bank) reject(salah.REKENING_BUKAN_BANK);
    if ('kas' in sisi && !acuan.kasir && laci !== ctx.session.user_id) reject(salah.KASIR_TIDAK_ADA);
    const baris = {
      tanggal: hari,
      pengirim: ctx.scope.user_id,
      asal,
      asal_rekening: 'bank' in sisi ? sisi.no_rekening : null,
      tujuan: acuan.pusat,
      jumlah,
      keterangan,
    };
    return {
      tulis: [{ penulis: 'kirim_uang', baris: [baris] }],
      transfers: postKirim(sisi, acuan.pusat, jumlah, keterangan),
      audit: { jumlah, tujuan: acuan.pusat },
      jawaban: { nota_kirim: { ...baris, nama_toko: store.nama_toko, nama_tujuan: acuan.nama_pusat } },
    };
  },
});

const columns = { head: { no_reff: 'h.no_dokumen', ...antarToko } };
const kepala = headReader(kirimUang, columns.head);

const diterima = implementTransition(kirimUang.transitions.diterima, {
  nomor: (input) => input.no_reff,
  reads: (input, ctx) => ({ satu: kepala(input.no_reff, ctx) }),
  decide: (_input, { satu }) => {
    const { tujuan, jumlah } = one(satu);
    return { transfers: postDiterima(tujuan, jumlah), audit: { jumlah }, jawaban: { jumlah } };
  },
});

const batal = implementReversal(kirimUang, kirimUang.transitions.batal, {
  description: 'remittance cancellation',
  rincian: ({ tujuan, jumlah, keterangan }) => [
    { label: `Kirim ke ${tujuan}`, nilai: formatRupiah(jumlah) },
    { label: 'Keterangan', nilai: keterangan },
  ],
  kategoriBalik: () => 'BATAL KIRIM UANG',
  columns: columns.head,
});

export const kirimUangDocument = implementDocument(kirimUang, { simpan, diterima, batal }, { columns });

/** One remittance, for its two ends only: the walls let head office read what is on its way, never write it. */
export const kiriman = documentReader<typeof kirimUangReads>(kirimUang, columns);

/** A drawer or an account of ours, from what was typed; our own drawer when nothing was. */
export const sisiPenerima = (
  tujuan: string | null,
  no_rekening: string | null,
  penerima: string,
): SisiUang | null => sisiCash(tujuan ?? 'CASH', no_rekening, penerima);
