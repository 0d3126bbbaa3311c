/** What beginning and ending a count write, and who must agree. Domain R8.2. */
import { formatGram, formatRupiah, type Miligram, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import { ALASAN, type Approval, type Rincian } from '@mustika/kernel/approval.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { kabarWa } from '../integrasi/whatsapp.rule.ts';
import { stockOpname } from './stock-opname.document.ts';
import { opnameErrors as salah } from './stock-opname.errors.ts';
import { type Keadaan, perluAlasan } from './stock-opname.rule.ts';

type Lingkup = {
  kode_gudang: string | null;
  kode_baki: string | null;
  kode_group: string | null;
  kode_dept: string | null;
};
type Isi = { sistem_qty: number; sistem_berat: Miligram };

const ISI = `select count(*)::integer as sistem_qty, coalesce(sum(b.berat), 0)::bigint as sistem_berat
  from barang_opname($1, $2, $3, $4, $5) b`;
const bacaIsi = (kode_toko: string, { kode_gudang, kode_baki, kode_group, kode_dept }: Lingkup) =>
  statement<Isi>('opname_isi', ISI, kode_toko, kode_gudang, kode_baki, kode_group, kode_dept);

/** The list itself is copied by the writer, so that it is that of the moment of writing. */
const mulai = (
  transition: typeof stockOpname.transitions.mulai | typeof stockOpname.transitions.mulaiRfid,
  cara: string,
) =>
  implementTransition(transition, {
    reads: (input, { scope }) => ({ isi: bacaIsi(scope.kode_toko, input) }),
    decide: (input, { isi: [isi] }) => {
      if (!isi || isi.sistem_qty === 0) reject(salah.OPNAME_KOSONG);
      const kepala = { ...input, ...isi, cara };
      return {
        tulis: [{ penulis: 'stock_opname', baris: [kepala] }],
        audit: kepala,
        jawaban: { jumlah: input.buta ? null : isi.sistem_qty },
      };
    },
  });

const JAMINAN = `select count(*)::integer as sistem_qty, coalesce(sum(j.berat), 0)::bigint as sistem_berat from jaminan_opname($1, $2) j`;

/** The packets of loans that run, in one place or in all of them; frozen by the writer as the pieces are. */
const mulaiJaminan = implementTransition(stockOpname.transitions.mulaiJaminan, {
  reads: ({ tempat_simpan }, { scope }) => ({
    isi: statement<Isi>('opname_jaminan', JAMINAN, scope.kode_toko, tempat_simpan),
  }),
  decide: (input, { isi: [isi] }) => {
    if (!isi || isi.sistem_qty === 0) {
      // A place is typed: it says which one was not found.
      const { tempat_simpan: di } = input;
      reject(salah.OPNAME_KOSONG, { tempat_simpan: di }, di ? `Tidak Ada Paket Jaminan Di ${di}` : undefined);
    }
    const kepala = { ...input, ...isi, cara: 'JAMINAN' };
    return {
      tulis: [{ penulis: 'stock_opname', baris: [kepala] }],
      audit: kepala,
      jawaban: { jumlah: input.buta ? null : isi.sistem_qty },
    };
  },
});

/** A row of hasil_opname(). */
export type Hasil = {
  kode: string;
  keadaan: Keadaan;
  nama_barang: string | null;
  kode_dept: string | null;
  kode_baki: string | null;
  di_baki: string | null;
  berat: Miligram | null;
  keterangan: string | null;
  oleh: string | null;
  alasan: string | null;
  diharap: boolean;
  /** None of a pledge. */
  harga_modal: Rupiah | null;
};

const HASIL = `select r.*, b.harga_modal from hasil_opname($1, $2) r left join barang b on b.kode_toko = $1 and b.kode_barcode = r.kode where r.keadaan <> 'KETEMU' or not r.diharap order by r.keadaan, r.kode_baki, r.kode`;
/** All but the pieces that lie where they should. */
export const bacaHasil = (kode_toko: string, no_dokumen: string) =>
  statement<Hasil>('opname_hasil', HASIL, kode_toko, no_dokumen);

const HITUNG = `select h.sistem_qty, h.buta, h.buta and h.dibuka is null as tertutup, (select count(*)::integer from stock_opname_barang l
    where l.kode_toko = h.kode_toko and l.no_dokumen = h.no_dokumen and l.dengan = 'KETIK') as diketik
  from stock_opname h where h.kode_toko = $1 and h.no_dokumen = $2`;
type Hitung = { sistem_qty: number; buta: boolean; tertutup: boolean; diketik: number };

const banyak = (rows: readonly Hasil[], ...keadaan: Keadaan[]): number =>
  rows.filter((row) => row.diharap && keadaan.includes(row.keadaan)).length;

/** What is said of one that was not found, or not where it should be. */
const sebutSelisih = (
  { kode, nama_barang, berat, keadaan, harga_modal }: Hasil,
  alasan: string | undefined,
): Rincian => {
  const rinci = [nama_barang, berat === null ? null : `${formatGram(berat)} g`, keadaan];
  const nilai = `${rinci.filter((one) => one !== null).join(', ')}: ${alasan ?? ''}`;
  return harga_modal === null
    ? { label: kode, nilai }
    : { label: kode, nilai, rahasia: 'modal', lengkap: `modal ${formatRupiah(harga_modal)}, ${nilai}` };
};

/** More than somebody reads one by one are told together. */
const DISEBUT = 20;

/** Nobody alone says that something is gone, or that it was somewhere else all the time. */
function setujui(
  rows: readonly Hasil[],
  { alasan, diketik, ketik }: { alasan: ReadonlyMap<string, string>; diketik: number; ketik: string | null },
): Approval[] {
  const selisih = rows.filter((row) => perluAlasan(row.keadaan));
  if (selisih.length === 0 && ketik === null) return [];
  const hilang = selisih.filter((row) => row.keadaan === 'HILANG');
  return [
    {
      kategori: 'barang',
      description: 'stock count differences',
      rincian: [
        {
          label: 'Tidak Ketemu',
          nilai: `${hilang.length} pcs, ${formatGram(sum(hilang.map((row) => row.berat as Miligram)))} g`,
        },
        { label: 'Selisih Lain', nilai: `${selisih.length - hilang.length}` },
        { label: 'Kode Diketik', nilai: `${diketik}` },
        ...selisih.slice(0, DISEBUT).map((row) => sebutSelisih(row, alasan.get(row.kode))),
        ...(ketik === null ? [] : [{ label: ALASAN, nilai: ketik }]),
      ],
    },
  ];
}

const selesai = implementTransition(stockOpname.transitions.selesai, {
  reads: ({ no_dokumen }, { scope: { kode_toko } }) => ({
    hasil: bacaHasil(kode_toko, no_dokumen),
    kepala: statement<Hitung>('opname_hitung', HITUNG, kode_toko, no_dokumen),
  }),
  decide: ({ alasan, keterangan }, { hasil, kepala: [kepala] }, { store }) => {
    const diberi = new Map(alasan.map((one) => [one.kode, one.alasan]));
    const kurang = hasil.find((row) => perluAlasan(row.keadaan) && !diberi.has(row.kode));
    // Not even one code at a time.
    if (kurang && kepala?.tertutup) reject(salah.OPNAME_BELUM_DIBUKA);
    if (kurang) reject(salah.OPNAME_ALASAN_KURANG, { kode: kurang.kode, keadaan: kurang.keadaan });
    const diketik = kepala?.diketik ?? 0;
    // A code that was typed may have been read off a list: of a blind count somebody says why, and somebody else agrees.
    const ketik = kepala?.buta && diketik > 0 ? keterangan : null;
    if (kepala?.buta && diketik > 0 && !keterangan)
      reject(salah.OPNAME_KETIK_TANPA_ALASAN, { path: 'keterangan', diketik });
    const hilang_qty = banyak(hasil, 'HILANG');
    const lain_qty = hasil.filter((row) => !row.diharap).length;
    const fisik_qty = (kepala?.sistem_qty ?? 0) - hilang_qty - banyak(hasil, 'KELUAR', 'PINDAH');
    const dipakai = alasan.filter((one) => hasil.some((row) => row.kode === one.kode));
    const perlu = setujui(hasil, { alasan: diberi, diketik, ketik });
    return {
      perlu,
      antre: perlu.length > 0 ? kabarWa(store, 'KABAR_OPNAME') : [],
      tulis: [{ penulis: 'stock_opname_hasil', baris: [{ alasan: dipakai, keterangan }] }],
      audit: { fisik_qty, hilang_qty, lain_qty },
      jawaban: { fisik_qty, hilang_qty, lain_qty },
    };
  },
});

/** Unsaid of a blind count that goes on. */
const tertutup = (kolom: string): string => `case when h.aktif and h.buta then null else h.${kolom} end`;
const KOLOM = {
  sistem_qty: tertutup('sistem_qty'),
  sistem_berat: tertutup('sistem_berat'),
  disahkan: `(select string_agg(distinct o.approver, ', ') from peristiwa e
    join otorisasi o on o.kode_toko = e.kode_toko and o.id = any (e.otorisasi)
    where e.kode_toko = h.kode_toko and e.no_dokumen = h.no_dokumen and e.ke_status = 'DONE')`,
};

const batal = implementReversal(stockOpname, stockOpname.transitions.batal, {
  description: 'stock count cancellation',
  rincian: ({ sistem_qty, hilang_qty }) => [
    { label: 'Pcs Sistem', nilai: `${sistem_qty ?? '-'}` },
    { label: 'Tidak Ketemu', nilai: `${hilang_qty ?? '-'}` },
  ],
  tulis: [{ penulis: 'stock_opname_batal', baris: [{}] }],
  columns: KOLOM,
});

export const stockOpnameDocument = implementDocument(
  stockOpname,
  {
    mulai: mulai(stockOpname.transitions.mulai, 'PINDAI'),
    mulaiRfid: mulai(stockOpname.transitions.mulaiRfid, 'RFID'),
    mulaiJaminan,
    selesai,
    batal,
  },
  { columns: { head: KOLOM } },
);
