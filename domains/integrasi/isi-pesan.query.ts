/** What a message says of a document: one read per kind, values as the customer reads them. */
import { formatAngka, formatGram, type Miligram } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { nomorPesan } from '@mustika/kernel/phone.ts';
import { rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import type { JenisKabar, JenisPesan } from './whatsapp.rule.ts';

/** Kinds that are written to the customer of a document. */
export type JenisDokumen = Exclude<JenisPesan, JenisKabar>;

type Baris = { nama_barang: string; kadar_cetak: string | null; berat: Miligram; harga: number | null };
type Dokumen = {
  nama_toko: string;
  alamat_toko: string;
  nomor: string;
  tanggal: string;
  status: string;
  nama_pelanggan: string | null;
  no_hp: string | null;
  berat: Miligram;
  total: number;
  poin?: number;
  saldo?: number;
  /** Of a plan that runs: what is due next, and when. */
  angsuran?: number | null;
  tempo?: string | null;
  /** Of a loan: the interest of its due day. */
  bunga?: number;
  barang: Baris[];
};

type Asal = {
  kepala: string;
  nomor: string;
  baris: string;
  /** Null where what a piece is worth is not the customer's business. */
  harga: string;
  lain: string;
  nama?: string;
  kadar?: string;
  juga?: string;
  syarat?: string;
};

/** The number to write to is the one on the document, else the member's. */
const dari = ({ kepala, nomor, baris, harga, lain, nama, kadar, juga, syarat }: Asal): string => `
  select t.nama_toko, t.alamat_toko, k.${nomor} as nomor, k.tanggal, d.status,
         coalesce(k.nama_customer, m.nama_member) as nama_pelanggan, coalesce(k.no_hp_customer, m.no_hp) as no_hp, k.berat, ${lain},
         (select coalesce(jsonb_agg(jsonb_build_object('nama_barang', ${nama ?? 'b.nama_barang'},
                    'kadar_cetak', ${kadar ?? 'b.kadar_cetak'}, 'berat', b.berat, 'harga', ${harga}) order by b.urut), '[]')
            from ${baris} b where b.kode_toko = k.kode_toko and b.${nomor} = k.${nomor}) as barang
    from ${kepala} k
    join dokumen d on d.kode_toko = k.kode_toko and d.no_dokumen = k.${nomor}
    join toko t on t.kode_toko = k.kode_toko
    left join member a on a.kode_member = k.kode_member left join member m on m.kode_member = coalesce(a.digabung_ke, a.kode_member) ${juga ?? ''}
   where k.kode_toko = $1 and k.${nomor} = $2 ${syarat ?? ''}`;

const BEBERAPA = "case when b.jumlah > 1 then b.jumlah || ' X ' || b.nama_barang else b.nama_barang end";

/** Instalments with all that is to be paid until each. */
const JADWAL = `select i.*, sum(i.nilai) over (order by i.urut) as sampai from cicilan_jadwal i
           where i.kode_toko = k.kode_toko and i.no_cicilan = k.no_cicilan`;
/** The first instalment of a plan that is not whole. */
const BERIKUT = `left join lateral (
  select (j.sampai - k.terbayar)::rupiah as angsuran, j.jatuh_tempo as tempo from (${JADWAL}) j
   where j.sampai > k.terbayar and d.status = 'DONE' order by j.urut limit 1) berikut on true`;

const CICILAN: Asal = {
  ...{ kepala: 'cicilan', nomor: 'no_cicilan', baris: 'cicilan_barang', harga: 'b.total' },
  lain: `(k.harga_jual_cicil - k.rabat)::rupiah as total, (k.dp + k.terbayar)::rupiah as saldo, berikut.angsuran, berikut.tempo`,
  juga: BERIKUT,
};

/** What is owed on the due day itself, when no late fee is: what `terutang` of bunga-berjalan.rule.ts says. */
const BUNGA_TEMPO = `greatest(0, bunga_hutang(k.jumlah_hutang, k.bunga, k.mode_bunga, k.hari_minimal, k.pembulatan,
    k.tgl_jatuh_tempo - k.tanggal) - k.bunga_dibayar)::rupiah`;

/** Gold and charge of a piece as they are known so far. */
const SERVICE = dari({
  ...{ kepala: 'service', nomor: 'no_dokumen', baris: 'service_barang', kadar: 'b.kode_deskripsi' },
  harga: '(coalesce(b.ongkos_akhir, b.ongkos) + b.emas_rp)::rupiah',
  lain: `k.total, case d.status when 'CLOS' then k.total else k.uang_muka end as saldo, k.tgl_janji as tempo`,
});

/** Pieces as they were ordered, at what they came to once they are made. */
const PESANAN = dari({
  ...{
    kepala: 'pesanan_dibaca',
    nomor: 'no_pesanan',
    baris: 'pesanan_barang',
    harga: 'b.total',
    kadar: 'b.kode_group',
  },
  lain: `coalesce((select sum(t.total) from titipan_barang t where t.kode_toko = k.kode_toko and t.no_titipan = k.no_pesanan
    and t.keadaan in ('DITITIP', 'DIAMBIL')), k.total)::rupiah as total, k.saldo, k.tgl_janji as tempo`,
});

/** Designs as they were ordered, at what has come of them and what the rest is thought to cost. */
const PRE_ORDER = dari({
  ...{
    kepala: 'pre_order_dibaca',
    nomor: 'no_po',
    baris: 'pre_order_barang',
    harga: 'b.total',
    nama: "case when b.qty > 1 then b.qty || ' X ' || b.nama_barang else b.nama_barang end",
    kadar: 'b.kode_group',
  },
  lain: `(coalesce((select sum(t.total::bigint) from titipan_barang t where t.kode_toko = k.kode_toko and t.no_titipan = k.no_po
      and t.keadaan in ('DITITIP', 'DIAMBIL')), 0)
    + k.nilai_menunggu::bigint)::bigint::rupiah as total, k.saldo, k.tgl_janji as tempo`,
});

/** Those of a reminder find nothing once nothing falls due on that day any more: settled, extended, paid ahead. */
const SQL: Record<JenisDokumen, string> = {
  PENJUALAN: dari({
    ...{ kepala: 'penjualan', nomor: 'no_faktur_group', baris: 'penjualan_barang', harga: 'b.total' },
    lain: '(k.total + k.pph22)::rupiah as total, k.poin',
    nama: BEBERAPA,
  }),
  PEMBELIAN: dari({
    ...{ kepala: 'pembelian', nomor: 'no_faktur_group', baris: 'pembelian_barang', harga: 'b.harga' },
    lain: 'k.bayar as total',
    nama: BEBERAPA,
  }),
  TITIPAN: dari({
    ...{ kepala: 'titipan', nomor: 'no_titipan', baris: 'titipan_barang', harga: 'b.total' },
    lain: 'k.total, k.saldo',
  }),
  CICILAN: dari(CICILAN),
  SERVICE,
  SERVICE_KERJA: SERVICE,
  SERVICE_JANJI: SERVICE,
  SERVICE_SELESAI: SERVICE,
  SERVICE_AMBIL: SERVICE,
  SERVICE_BATAL: SERVICE,
  PESANAN,
  PESANAN_KERJA: PESANAN,
  PESANAN_JADI: PESANAN,
  PESANAN_BATAL: PESANAN,
  PRE_ORDER,
  PRE_ORDER_DATANG: PRE_ORDER,
  PRE_ORDER_BATAL: PRE_ORDER,
  INGAT_HUTANG: dari({
    ...{ kepala: 'hutang', nomor: 'no_faktur_hutang', baris: 'hutang_barang', harga: 'null' },
    lain: `k.jumlah_hutang as total, k.tgl_jatuh_tempo as tempo, ${BUNGA_TEMPO} as bunga`,
    ...{ nama: BEBERAPA, kadar: 'null' },
    syarat: "and k.tgl_jatuh_tempo = $3 and k.tutup is null and d.status = 'DONE'",
  }),
  PILIHAN_HUTANG: dari({
    ...{ kepala: 'hutang', nomor: 'no_faktur_hutang', baris: 'hutang_barang', harga: 'null' },
    lain: 'k.jumlah_hutang as total, k.tgl_jatuh_tempo as tempo',
    ...{ nama: BEBERAPA, kadar: 'null' },
    syarat: "and k.tutup is null and d.status = 'DONE'",
  }),
  INGAT_CICILAN: dari({
    ...CICILAN,
    juga: `join lateral (select (j.sampai - k.terbayar)::rupiah as angsuran, j.jatuh_tempo as tempo from (${JADWAL}) j
      where j.sampai > k.terbayar and j.jatuh_tempo = $3 order by j.urut limit 1) berikut on d.status = 'DONE'`,
  }),
};

export type BahanPesan = { nilai: Record<string, string>; penerima: string; status: string };

/** Goods by quantity have neither karat nor weight, a pledge has no price. */
function barisTeks({ nama_barang, kadar_cetak, berat, harga }: Baris, index: number): string {
  const nama = [nama_barang, ...(berat === 0 ? [] : [kadar_cetak, `${formatGram(berat)} g`])].filter(Boolean);
  return `${index + 1}. ${nama.join(' ')}${harga === null ? '' : `\n   Rp ${formatAngka(harga)}`}`;
}

/**
 * Null when the store has no such document, or nothing of it falls due on `tempo`, the day a reminder is about. `penerima` is empty
 * when nobody's number is on it.
 */
export async function bahanPesan(
  sql: Sql,
  jenis: JenisDokumen,
  kode_toko: string,
  no_dokumen: string,
  tempo?: string,
): Promise<BahanPesan | null> {
  const values = [kode_toko, no_dokumen, ...(tempo ? [tempo] : [])];
  const [row] = await rawQuery<Dokumen>(sql, SQL[jenis], values);
  if (!row) return null;
  const saldo = row.saldo ?? 0;
  return {
    penerima: nomorPesan(row.no_hp ?? ''),
    status: row.status,
    nilai: {
      nama_toko: row.nama_toko,
      alamat_toko: row.alamat_toko,
      nomor: row.nomor,
      tanggal: formatTanggal(row.tanggal),
      nama_pelanggan: row.nama_pelanggan ?? '',
      barang: row.barang.map(barisTeks).join('\n'),
      berat: formatGram(row.berat),
      total: formatAngka(row.total),
      poin: String(row.poin ?? 0),
      saldo: formatAngka(saldo),
      kurang: formatAngka(Math.max(0, row.total - saldo)),
      angsuran: formatAngka(row.angsuran ?? 0),
      tempo: row.tempo ? formatTanggal(row.tempo) : '-',
      bunga: formatAngka(row.bunga ?? 0),
      tebus: formatAngka(row.total + (row.bunga ?? 0)),
    },
  };
}
