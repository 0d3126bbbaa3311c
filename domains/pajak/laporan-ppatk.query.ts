/** Who did how much in a day over all stores; what any nota of that day says of a person counts for all of his. */
import { tanggalDi } from '@mustika/kernel/date.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { xmlOf } from '@mustika/server-kit/output/xml.ts';
import { implementReport, type MakePrescribed } from '@mustika/server-kit/report/report-routes.ts';
import type { StoreConfig } from '@mustika/server-kit/store-config.ts';
import { sql } from 'kysely';
import { berkasGoaml, kodeLengkap, type NotaGoaml } from './berkas-goaml.rule.ts';
import { laporanPpatk } from './laporan-ppatk.report.ts';

type Filter = Row<typeof laporanPpatk.filters>;

/** Rounds in which what is known of one nota reaches another: as many notas may stand between two of one person. */
const PUTARAN = 6;
/** Each takes on the least label of what it shares a way to be known with. */
const diperjauh = (ke: number) => sql`, ${sql.raw(`sama${ke}`)} as (
    select s.id, s.tanggal, s.tanda, min(s.label) over (partition by s.id) as label from (
      select x.id, x.tanggal, x.tanda, min(x.label) over (partition by x.tanggal, x.tanda) as label from ${sql.raw(`sama${ke - 1}`)} x) s)`;

/**
 * Notas of persons whose day comes to the line (`wajib`), or whose cash that was paid back by transfer comes to that of identity;
 * `urut` counts the persons of a day, the greatest first. A person is one by his number alone,
 * his card alone, his telephone alone or the telephone of his card, and by whatever was said together with one of them: two false
 * numbers beside one telephone are one person. A name alone is nobody: "UMUM" would be the greatest customer of every shop.
 */
const lapor = (f: Filter, store: StoreConfig) => sql`
  with balik as (
    select u.kode_toko, u.no_dokumen, u.jenis, sum(b.jumlah::bigint)::bigint as tunai_balik
      from uang_orang u
      join pembayaran b on b.kode_toko = u.kode_toko and b.no_dokumen = u.no_dokumen and b.peristiwa = u.peristiwa
        and b.arah = 'MASUK' and b.jenis = 'CASH' and b.jumlah > 0
     where u.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       -- A plan may have been opened in another store than the one that took the money.
       and exists (select from toko t join pembayaran k on k.kode_toko = t.kode_toko
                    where k.no_dokumen = coalesce(u.no_induk, u.no_dokumen) and k.arah = 'KELUAR' and k.jenis = 'TRANSFER')
     group by 1, 2, 3
  ), nota as materialized (
    select row_number() over () as id, n.*, coalesce(m.digabung_ke, m.kode_member, n.kode_member) as siapa, r.tunai_balik
      from nota_orang n left join member m on m.kode_member = n.kode_member
      left join balik r on r.kode_toko = n.kode_toko and r.no_dokumen = n.no_faktur_group and r.jenis = n.jenis
     where n.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
  ), tanda as materialized (
    select distinct n.id, n.tanggal, t.tanda from nota n
     cross join lateral (select v.tanda from (values ('N' || n.digest), ('M' || n.siapa), ('T' || n.telp)) v (tanda)
       union select 'T' || nomor_telp(o.no_hp) from member o where o.kode_member = n.siapa or o.digabung_ke = n.siapa) t
     where t.tanda is not null
  ), sama0 as materialized (
    select b.id, b.tanggal, b.tanda, b.id as label from (select t.*, count(*) over (partition by t.tanggal, t.tanda) as kali from tanda t) b
     where b.kali > 1
  )${sql.join(
    Array.from({ length: PUTARAN }, (_, ke) => diperjauh(ke + 1)),
    sql``,
  )}, dikenal as (
    select n.*, coalesce(s.label, n.id) as kunci from nota n
      left join (select x.id, min(x.label) as label from ${sql.raw(`sama${PUTARAN}`)} x group by 1) s on s.id = n.id
     where exists (select from tanda t where t.id = n.id)
  ), dijumlah as (
    select d.*, sum(d.total) over hari as sehari, sum(d.tunai_balik) over hari as sehari_balik, min(d.nama_customer) over hari as sebutan from dikenal d
    window hari as (partition by d.tanggal, d.kunci)
  ), lapor as (
    select d.*, d.sehari >= ${readSetting(store, 'BATAS_LAPOR_PPATK')} as wajib,
           dense_rank() over (partition by d.tanggal order by d.sehari desc, d.kunci) as urut
      from dijumlah d
     where d.sehari >= ${readSetting(store, 'BATAS_LAPOR_PPATK')} or d.sehari_balik >= ${readSetting(store, 'BATAS_IDENTITAS')}
  )`;

const ORANG = sql`l.urut || '. ' || coalesce(l.sebutan, l.kode_member, '')`;

/** Numbers of identity and what goes with them, sealed for the store of their nota. */
const TERSEGEL = ['nik_sim_passport', 'tanggal_lahir', 'pekerjaan', 'sumber_dana'] as const;

const goaml: MakePrescribed<typeof laporanPpatk.filters> = async (
  f,
  { kode_toko, saat, store, open },
  db,
) => {
  const kode = await sql<{ nama_kode: string; nilai: string | null }>`
    select nama_kode, nilai from kode_goaml where aktif`.execute(db);
  const { rows } = await sql<NotaGoaml>`${lapor(f, store)}
    select l.tanggal || ' ' || ${ORANG} as orang, l.kode_toko, k.nama_toko, k.alamat_toko, l.no_faktur_group, l.jenis, l.tanggal, e.user_id as kasir,
           l.total::rupiah as total, l.nama_customer, l.nik_sim_passport, l.alamat_customer, l.no_hp_customer, l.tanggal_lahir, l.pekerjaan,
           l.sumber_dana, coalesce(l.kode_member like 'SUPPLIER %', false) as usaha,
           (select o.berat from dokumen_orang o
             where o.kode_toko = l.kode_toko and o.no_dokumen = l.no_faktur_group and o.miliknya limit 1)::miligram as berat
      from lapor l
      join toko k on k.kode_toko = l.kode_toko
      join peristiwa e on e.kode_toko = l.kode_toko and e.no_dokumen = l.no_faktur_group and e.urut = 1
     where l.wajib
     order by l.tanggal, l.urut, l.kode_toko, l.no_faktur_group, l.jenis, l.total desc`.execute(db);
  const terbuka = rows.map((row) => ({
    ...row,
    ...Object.fromEntries(TERSEGEL.map((nama) => [nama, open(row.kode_toko, row[nama])])),
  }));
  const acuan = `LT-${kode_toko}-${f.tgl_awal}-${f.tgl_akhir}`;
  const hari = tanggalDi(saat, store.zona);
  return {
    name: `${acuan}.xml`,
    contentType: 'application/xml; charset=utf-8',
    text: xmlOf(berkasGoaml(terbuka, kodeLengkap(kode.rows), { acuan, hari })),
  };
};

export const laporanPpatkSql = implementReport(
  laporanPpatk,
  (f, { store }) => sql`${lapor(f, store)}
    select l.tanggal, ${ORANG} as orang, l.kode_toko, l.no_faktur_group,
           (case l.jenis when 'PENJUALAN' then l.total end)::rupiah as jual, (case l.jenis when 'PEMBELIAN' then l.total end)::rupiah as beli,
           (case l.jenis when 'TUKAR' then l.total end)::rupiah as tukar, (case l.jenis when 'HUTANG' then l.total end)::rupiah as hutang,
           (case l.jenis when 'LELANG' then l.total end)::rupiah as lelang,
           (case when l.jenis in ('TITIPAN', 'PESANAN', 'PRE_ORDER') then l.total end)::rupiah as uang_muka,
           (case l.jenis when 'CICILAN' then l.total end)::rupiah as cicilan, (case l.jenis when 'SERVICE' then l.total end)::rupiah as service,
           l.total::rupiah as total, case when l.tunai_balik > 0 then 'TUNAI MASUK, TRANSFER KELUAR' end as petunjuk, l.nama_customer, l.nik_sim_passport,
           l.alamat_customer, l.no_hp_customer, l.tanggal_lahir, l.pekerjaan, l.sumber_dana, l.kode_member
      from lapor l order by l.tanggal, l.urut, l.kode_toko, l.no_faktur_group, l.jenis, l.total desc`,
  { goaml },
);
