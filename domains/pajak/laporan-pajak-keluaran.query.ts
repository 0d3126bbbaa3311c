/** The lines of `rekap_pajak` by the file and the row of it they go into, for the screen and for the files. */
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { tokoDipilih } from '@mustika/kernel/report.ts';
import type { Sql } from '@mustika/server-kit/database.ts';
import { xmlOf } from '@mustika/server-kit/output/xml.ts';
import {
  implementReport,
  type MakePrescribed,
  type ReportScope,
} from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import {
  type BarisEceran,
  type BarisFaktur,
  berkasEceran,
  berkasFaktur,
  enamBelas,
  masaPajak,
} from './berkas-pajak.rule.ts';
import { laporanPajakKeluaran } from './laporan-pajak-keluaran.report.ts';
import { pajakErrors as salah } from './pajak.errors.ts';

type Filter = Row<typeof laporanPajakKeluaran.filters>;

/** The stores that are told together: of those that are asked for, the ones with the number of this store. */
async function seNpwp(
  f: Filter,
  kode_toko: string,
  db: Sql,
): Promise<{ npwp: string | null; toko: string[] }> {
  const { rows } = await sql<{
    kode_toko: string;
    npwp: string | null;
  }>`select kode_toko, npwp from toko`.execute(db);
  const nomor = new Map(rows.map((row) => [row.kode_toko, enamBelas(row.npwp)]));
  const dipilih = tokoDipilih(f, kode_toko) ?? [...nomor.keys()];
  const npwp = nomor.get(kode_toko) ?? null;
  return {
    npwp,
    toko: dipilih.filter((kode) => kode === kode_toko || (npwp !== null && nomor.get(kode) === npwp)),
  };
}

/** Lines with the file and the row of it they go into. */
const dibagi = (f: Filter, toko: readonly string[]) => sql`
  with baris_pajak as (
    select r.*, case when r.kode_faktur in ('07', '08') then r.kode_faktur when r.tarif = 0 then 'NoVAT' else 'Normal' end as trx,
           case when r.kelas_ppn = 'JASA' then 'B' else 'A' end as golongan,
           sum(r.dpp) over (partition by r.kode_toko, r.no_nota, r.kode_faktur, r.nomor_pembeli is null) as bersih
      from rekap_pajak r
     where r.kode_toko = any (${toko}::text[]) and r.tanggal between ${f.tgl_awal} and ${f.tgl_akhir} and r.kelas_ppn is not null
  ), dibagi as (
    select b.*, case when b.nomor_pembeli is null then 'ECERAN' when b.bersih = 0 then 'BATAL SEBELUM DILAPORKAN'
                     else 'FAKTUR' end as berkas,
           case when b.nomor_pembeli is null
                then 'DG-' || case when ${f.rekap} = 'HARI' then b.tanggal::text else to_char(b.tanggal, 'YYYY-MM') end
                     || '-' || upper(b.trx) || '-' || b.golongan
                else b.no_nota || '/' || b.kode_faktur end as baris
      from baris_pajak b)`;

type Bahan = { tin: string; masa: ReturnType<typeof masaPajak>; toko: string[] };

async function bahan(f: Filter, { kode_toko }: ReportScope, db: Sql): Promise<Bahan> {
  const masa = masaPajak(f.tgl_awal, f.tgl_akhir);
  const { npwp, toko } = await seNpwp(f, kode_toko, db);
  return { tin: npwp ?? reject(salah.NPWP_TOKO_TIDAK_SAH), masa, toko };
}

const berkas = (jenis: string, tin: string, f: Filter, text: string) => ({
  name: `${jenis}_${tin}_${f.tgl_awal}_${f.tgl_akhir}.xml`,
  contentType: 'application/xml; charset=utf-8',
  text,
});

const eceran: MakePrescribed<typeof laporanPajakKeluaran.filters> = async (f, scope, db) => {
  const { tin, masa, toko } = await bahan(f, scope, db);
  const { rows } = await sql<BarisEceran>`${dibagi(f, toko)}
    select d.baris, d.trx, d.golongan, max(d.tanggal) as tanggal, count(distinct (d.kode_toko, coalesce(d.no_nota, d.no_faktur)))::int as nota,
           sum(d.dpp)::rupiah as dpp, sum(d.ppn)::rupiah as ppn
      from dibagi d where d.berkas = 'ECERAN' group by 1, 2, 3 having sum(d.dpp) <> 0 or sum(d.ppn) <> 0 order by 1`.execute(
    db,
  );
  return berkas('PPN_ECERAN', tin, f, xmlOf(berkasEceran(tin, masa, rows)));
};

const faktur: MakePrescribed<typeof laporanPajakKeluaran.filters> = async (f, scope, db) => {
  const { tin, toko } = await bahan(f, scope, db);
  const { rows } = await sql<BarisFaktur & { kode_toko: string }>`${dibagi(f, toko)}
    select d.kode_toko, d.baris, d.tanggal, d.kode_faktur, d.nomor_pembeli as nomor, d.nama_pembeli as nama, d.alamat_pembeli as alamat, t.nitku,
           d.nama_barang, d.golongan, d.dpp, d.ppn
      from dibagi d join toko t on t.kode_toko = d.kode_toko
     where d.berkas = 'FAKTUR' order by d.tanggal, d.baris, d.urut`.execute(db);
  const terbuka = rows.map((row) => ({ ...row, nomor: scope.open(row.kode_toko, row.nomor) ?? '' }));
  return berkas('PPN_FAKTUR', tin, f, xmlOf(berkasFaktur(tin, terbuka)));
};

export const laporanPajakKeluaranSql = implementReport(
  laporanPajakKeluaran,
  async (f, { kode_toko }, db) => {
    const { toko } = await seNpwp(f, kode_toko, db);
    return sql`${dibagi(f, toko)}
      select d.berkas, d.baris, d.kode_toko, d.tanggal, coalesce(d.no_nota, d.no_faktur) as no_faktur_group,
             coalesce(d.nama_pembeli, 'KONSUMEN AKHIR') as nama_customer, d.nomor_pembeli as npwp_customer, d.kode_faktur,
             sum(d.dpp)::rupiah as dpp, sum(d.ppn)::rupiah as ppn
        from dibagi d group by 1, 2, 3, 4, 5, 6, 7, 8
       order by array_position(array['ECERAN', 'FAKTUR', 'BATAL SEBELUM DILAPORKAN'], d.berkas), 2, 4, 3, 5, 8`;
  },
  { eceran, faktur },
);
