/**
 * The rows each rule looks at: one a nota, print, document, drawer or line. `pembilang` is what counts of it, `penyebut` what it is counted
 * in; a row counts when it has something of the first. A hint is the sum of these rows, and the list behind it is these rows.
 */
import type { LingkupToko } from '@mustika/kernel/report.ts';
import { LACI } from '@mustika/kernel/transfer.ts';
import type { ReportSql } from '@mustika/server-kit/report/report-rows.ts';
import { diToko } from '@mustika/server-kit/report/store-scope.ts';
import { sql } from 'kysely';
import type { Batas, KodeAturan } from './aturan.rule.ts';
import { IZIN_HARGA } from './izin-harga.rule.ts';

export type Masa = LingkupToko & { tgl_awal: string; tgl_akhir: string };
type Bahan = { f: Masa; kode_toko: string; batas: Batas };
type Baris = (bahan: Bahan) => ReportSql;

/** Of a table `x` with stores and days. */
const masa = ({ f, kode_toko }: Bahan, x: string): ReportSql =>
  sql`${diToko(f, kode_toko, `${x}.kode_toko`)} and ${sql.ref(`${x}.tanggal`)} between ${f.tgl_awal} and ${f.tgl_akhir}`;

/** The event that took a document back by the end of the period: what is undone later leaves the period as it was. */
const dibatalkan = ({ f }: Bahan): ReportSql => sql`
  left join lateral (
    select e.waktu, e.alasan from peristiwa e
     where d.status = 'CANC' and e.kode_toko = d.kode_toko and e.no_dokumen = d.no_dokumen and e.ke_status = 'CANC'
       and e.tanggal <= ${f.tgl_akhir}
     order by e.urut desc limit 1) b on true`;

/** It stood at the end of the period. */
const berlaku = ({ f }: Bahan): ReportSql => sql`not exists (
  select from peristiwa e where d.status = 'CANC' and e.kode_toko = d.kode_toko and e.no_dokumen = d.no_dokumen and e.ke_status = 'CANC'
     and e.tanggal <= ${f.tgl_akhir})`;

/** What a nota of either kind came to. */
const NILAI_NOTA = sql`
  left join penjualan j on d.jenis = 'penjualan' and j.kode_toko = d.kode_toko and j.no_faktur_group = d.no_dokumen
  left join pembelian m on d.jenis = 'pembelian' and m.kode_toko = d.kode_toko and m.no_faktur_group = d.no_dokumen`;

const batalNota: Baris = (b) => sql`
  select d.kode_toko, d.user_id as orang, '' as kelompok, d.tanggal, coalesce(b.waktu, d.dibuat) as waktu, d.dibuat, d.no_dokumen, d.jenis,
         b.alasan as keterangan, (b.waktu is not null)::integer::bigint as pembilang, 1::bigint as penyebut,
         coalesce(j.total::bigint, m.bayar::bigint) as nilai
    from dokumen d ${NILAI_NOTA} ${dibatalkan(b)}
   where ${masa(b, 'd')} and d.jenis in ('penjualan', 'pembelian')`;

const batalTunai: Baris = (b) => sql`
  select d.kode_toko, d.user_id as orang, '' as kelompok, d.tanggal, coalesce(b.waktu, d.dibuat) as waktu, d.dibuat, d.no_dokumen, d.jenis,
         b.alasan as keterangan,
         coalesce(b.waktu >= d.dibuat + make_interval(mins => ${b.batas.menit}::integer), false)::integer::bigint as pembilang, 1::bigint as penyebut, t.tunai as nilai
    from dokumen d
   cross join lateral (
     select sum(p.jumlah::bigint)::bigint as tunai from pembayaran p
      where p.kode_toko = d.kode_toko and p.no_dokumen = d.no_dokumen and p.arah = 'MASUK' and p.jenis = 'CASH') t ${dibatalkan(b)}
   where ${masa(b, 'd')} and d.jenis = 'penjualan' and t.tunai > 0`;

/** A karat as people say it. */
const KADAR = sql`replace(trim_scale(l.kadar / 1000.0)::text, '.', ',')`;

/** Lines that were bought and stand; the day is that of their nota. */
const barisBeli = (
  b: Bahan,
  pembilang: string,
  penyebut: string,
  nilai: string,
  hanya: string,
): ReportSql => sql`
  select l.kode_toko, d.user_id as orang, ${KADAR} as kelompok, l.tanggal, d.dibuat as waktu, d.dibuat, l.no_faktur as no_dokumen, d.jenis,
         l.kode_barcode || ' ' || l.nama_barang as keterangan, (${sql.raw(pembilang)})::bigint as pembilang, (${sql.raw(penyebut)})::bigint as penyebut,
         (${sql.raw(nilai)})::bigint as nilai
    from pembelian_barang l join dokumen d on d.kode_toko = l.kode_toko and d.no_dokumen = l.no_faktur_group
   where ${masa(b, 'l')} and ${berlaku(b)} and ${sql.raw(hanya)}`;

/** Only what has a nota has a weight to be lighter than. */
const susutBeli: Baris = (b) =>
  barisBeli(
    b,
    'l.susut',
    'l.berat_nota',
    'l.harga_nota - l.harga_nota_efektif',
    "l.asal_nota <> 'TANPA NOTA'",
  );

const POTONGAN = 'l.potongan + l.potongan_manual';
const potonganBeli: Baris = (b) => barisBeli(b, POTONGAN, 'l.harga_nota_efektif', POTONGAN, 'true');

const diskonJual: Baris = (b) => sql`
  select d.kode_toko, d.user_id as orang, '' as kelompok, d.tanggal, d.dibuat as waktu, d.dibuat, d.no_dokumen, d.jenis, null::text as keterangan,
         j.diskon::bigint as pembilang, j.subtotal::bigint as penyebut, j.diskon::bigint as nilai
    from dokumen d join penjualan j on j.kode_toko = d.kode_toko and j.no_faktur_group = d.no_dokumen
   where ${masa(b, 'd')} and d.jenis = 'penjualan' and ${berlaku(b)}`;

/** Who asked; who agreed and why stand beside it. */
const izinHarga: Baris = (b) => sql`
  select d.kode_toko, d.user_id as orang, '' as kelompok, d.tanggal, d.dibuat as waktu, d.dibuat, d.no_dokumen, d.jenis, i.kata as keterangan,
         (i.kata is not null)::integer::bigint as pembilang, 1::bigint as penyebut, coalesce(j.total::bigint, m.bayar::bigint) as nilai
    from dokumen d ${NILAI_NOTA}
    left join lateral (
      select string_agg(o.approver || coalesce(': ' || coalesce(o.alasan, o.keterangan), ''), ' · ' order by o.dibuat, o.id) as kata
        from peristiwa e join otorisasi o on o.kode_toko = e.kode_toko and o.id = any (e.otorisasi) and o.description = any (${IZIN_HARGA}::text[])
       where e.kode_toko = d.kode_toko and e.no_dokumen = d.no_dokumen and e.urut = 1 and e.otorisasi <> '{}') i on true
   where ${masa(b, 'd')} and d.jenis in ('penjualan', 'pembelian')`;

/** Days of prints are days of the calendar of their store; the index knows the instant only, so a day is left on either side of it. */
const cetakUlang: Baris = ({ f, kode_toko }) => sql`
  select c.* from (
    select a.kode_toko, a.user_id as orang, '' as kelompok, (a.waktu at time zone nama_zona(t.zona))::date as tanggal, a.waktu, a.waktu as dibuat,
           a.objek as no_dokumen, d.jenis, (a.isi ->> 'ke') || '×' as keterangan, (a.aksi = 'dokumen.cetak-ulang')::integer::bigint as pembilang, 1::bigint as penyebut,
           0::bigint as nilai
      from audit a join toko t on t.kode_toko = a.kode_toko
      left join dokumen d on d.kode_toko = a.kode_toko and d.no_dokumen = a.objek
     where ${diToko(f, kode_toko, 'a.kode_toko')} and a.aksi in ('dokumen.cetak', 'dokumen.cetak-ulang')
       and a.waktu >= ${f.tgl_awal}::date - 1 and a.waktu < ${f.tgl_akhir}::date + 2) c
   where c.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}`;

/** Entered for a day that had been closed before; closings themselves, and those of months, are about days that are over. */
const tanggalMundur: Baris = (b) => sql`
  select e.kode_toko, e.user_id as orang, '' as kelompok, e.tanggal, e.waktu, e.waktu as dibuat, e.no_dokumen, d.jenis, null::text as keterangan,
         coalesce(e.waktu > t.tutup, false)::integer::bigint as pembilang, 1::bigint as penyebut, 0::bigint as nilai
    from peristiwa e
    join dokumen d on d.kode_toko = e.kode_toko and d.no_dokumen = e.no_dokumen and d.jenis not in ('tutup_toko', 'penutup_bulan')
    left join (select t.kode_toko, t.tanggal, min(t.waktu) as tutup from tutup_toko t where ${masa(b, 't')} group by 1, 2) t
      on t.kode_toko = e.kode_toko and t.tanggal = e.tanggal
   where ${masa(b, 'e')} and e.urut = 1`;

/** A drawer is its cashier's. */
const selisihKas: Baris = (b) => sql`
  select t.kode_toko, u.dimensi as orang, '' as kelompok, t.tanggal, t.waktu, t.waktu as dibuat, t.no_dokumen, 'tutup_toko' as jenis, x.alasan as keterangan,
         (u.selisih <> 0)::integer::bigint as pembilang, 1::bigint as penyebut, u.selisih::bigint as nilai
    from tutup_toko t
    join tutup_uang u on u.kode_toko = t.kode_toko and u.no_dokumen = t.no_dokumen and u.selisih is not null and u.akun = any (${[...LACI]}::text[])
    left join tutup_pengecualian x on x.kode_toko = t.kode_toko and x.no_dokumen = t.no_dokumen and x.kode = 'LACI:' || u.akun || ':' || u.dimensi
   where ${masa(b, 't')} and not t.dibuka_kembali`;

/** Of stores that have a scale: in the month before, or in the period, one was read. */
const beratDiketik: Baris = (b) => sql`
  select w.kode_toko, w.user_id as orang, '' as kelompok, w.tanggal, e.waktu, e.waktu as dibuat, w.no_dokumen, d.jenis, null::text as keterangan,
         (w.berat - w.ditimbang)::bigint as pembilang, w.berat::bigint as penyebut, 0::bigint as nilai
    from peristiwa_timbang w
    join peristiwa e on e.kode_toko = w.kode_toko and e.no_dokumen = w.no_dokumen and e.urut = w.peristiwa
    join dokumen d on d.kode_toko = w.kode_toko and d.no_dokumen = w.no_dokumen
   where ${masa(b, 'w')} and exists (
     select from peristiwa_timbang s where s.kode_toko = w.kode_toko and s.tanggal between ${b.f.tgl_awal}::date - 30 and ${b.f.tgl_akhir} and s.ditimbang > 0)`;

const poinTangan: Baris = (b) => sql`
  select d.kode_toko, d.user_id as orang, p.kode_member as kelompok, d.tanggal, d.dibuat as waktu, d.dibuat, d.no_dokumen, d.jenis,
         case p.arah when 'TAMBAH' then '+' else '-' end || p.poin || ' ' || p.keterangan as keterangan, p.poin::bigint as pembilang, 0::bigint as penyebut,
         p.nilai::bigint as nilai
    from dokumen d join transaksi_poin p on p.kode_toko = d.kode_toko and p.no_dokumen = d.no_dokumen
   where ${masa(b, 'd')} and d.jenis = 'transaksi_poin' and ${berlaku(b)}`;

export const BARIS: Readonly<Record<KodeAturan, Baris>> = {
  BATAL_NOTA: batalNota,
  BATAL_TUNAI: batalTunai,
  SUSUT_BELI: susutBeli,
  POTONGAN_BELI: potonganBeli,
  DISKON_JUAL: diskonJual,
  IZIN_HARGA: izinHarga,
  CETAK_ULANG: cetakUlang,
  TANGGAL_MUNDUR: tanggalMundur,
  SELISIH_KAS: selisihKas,
  BERAT_DIKETIK: beratDiketik,
  POIN_TANGAN: poinTangan,
};
