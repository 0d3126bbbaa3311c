/** The page of a closed day: its closing where there is one, the books for everything else. */
import { formatPersen, type MiliPersen, sum } from '@mustika/kernel/amount.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { daftarHari, hariToko, hariTokoPdf, type IsiHari } from './hari-toko.command.ts';
import { jumlahDari } from './hari-toko.rule.ts';
import { hariPdf } from './hari-toko-pdf.query.ts';
import { tutupTokoErrors as salah } from './tutup-toko.errors.ts';

/** The closing of day $2 of store $1. */
const INI =
  'ini as (select t.* from tutup_toko t where t.kode_toko = $1 and t.tanggal = $2 and not t.dibuka_kembali)';

const TEKS = {
  kepala: `with ${INI} select h.tanggal, h.ditutup_oleh as oleh, h.ditutup_pada as waktu, i.no_dokumen, i.tanggal_berikut, i.catatan,
      coalesce(i.selisih, 0)::bigint as selisih, i.audit_seq || ' · ' || left(encode(i.audit_hash, 'hex'), 12) as segel, o.approver as penyetuju,
      i.no_dokumen is not null and h.tanggal = (select max(x.tanggal) from hari_toko x where x.kode_toko = $1 and x.status = 'CLOSED')
        and not exists (select from peristiwa p where p.kode_toko = $1 and p.tanggal > h.tanggal) as bisa_dibuka
    from hari_toko h left join ini i on true
    left join peristiwa e on e.kode_toko = $1 and e.no_dokumen = i.no_dokumen and e.urut = 1
    left join otorisasi o on o.kode_toko = $1 and o.id = any (e.otorisasi)
   where h.kode_toko = $1 and h.tanggal = $2 and h.status = 'CLOSED'`,
  uang: `with ${INI}
    select u.akun, u.dimensi, u.awal::bigint as awal, u.masuk::bigint as masuk, u.keluar::bigint as keluar, u.akhir::bigint as akhir,
           u.hitung::bigint as hitung, u.selisih::bigint as selisih, (select count(*) from hitung_laci l where l.kode_toko = $1 and l.tanggal = $2
             and l.akun = u.akun and l.dimensi = u.dimensi) as hitungan
      from tutup_uang u join ini i on i.no_dokumen = u.no_dokumen where u.kode_toko = $1
    union all
    select g.akun, g.dimensi, coalesce(sum(g.masuk - g.keluar) filter (where g.tanggal < $2), 0)::bigint,
           coalesce(sum(g.masuk) filter (where g.tanggal = $2), 0)::bigint, coalesce(sum(g.keluar) filter (where g.tanggal = $2), 0)::bigint,
           sum(g.masuk - g.keluar)::bigint, null, null, 0
      from gerak_uang g join peran_akun p on p.akun = g.akun and p.uang
     where g.kode_toko = $1 and g.tanggal <= $2 and not exists (select from ini) group by g.akun, g.dimensi
     order by 1, 2`,
  emas: `with ${INI}
    select b.tempat, b.kadar::int as kadar, b.awal_qty, b.awal_berat::bigint as awal, b.masuk_berat::bigint as masuk,
           b.keluar_berat::bigint as keluar, b.akhir_qty, b.akhir_berat::bigint as akhir, b.akhir_murni
      from tutup_barang b join ini i on i.no_dokumen = b.no_dokumen where b.kode_toko = $1
    union all
    select g.tempat, g.kadar, coalesce(sum(g.masuk_qty - g.keluar_qty) filter (where g.tanggal < $2), 0)::int,
           coalesce(sum(g.masuk_berat - g.keluar_berat) filter (where g.tanggal < $2), 0)::bigint,
           coalesce(sum(g.masuk_berat) filter (where g.tanggal = $2), 0)::bigint, coalesce(sum(g.keluar_berat) filter (where g.tanggal = $2), 0)::bigint,
           sum(g.masuk_qty - g.keluar_qty)::int, sum(g.masuk_berat - g.keluar_berat)::bigint, sum(g.murni)::bigint
      from (select m.*, case when row_number() over w = 1 then murni((sum(m.masuk_berat - m.keluar_berat) over s)::bigint, m.kadar) else 0 end as murni
              from gerak_barang m where m.kode_toko = $1 and m.tanggal <= $2 and left(m.tempat, 1) <> '@' and not exists (select from ini)
            window s as (partition by m.kode_barcode, m.tempat), w as (s order by m.tanggal, m.no_dokumen, m.peristiwa, m.tempat)) g
     group by g.tempat, g.kadar`,
  kategori: `select replace(g.kategori, '_', ' ') as kategori, count(distinct g.no_dokumen) as dokumen, sum(g.masuk)::bigint as masuk,
           sum(g.keluar)::bigint as keluar
      from gerak_uang g join peran_akun p on p.akun = g.akun and p.uang
     where g.kode_toko = $1 and g.tanggal = $2 group by 1 order by sum(g.masuk) + sum(g.keluar) desc`,
  barang: `select d.jenis, e.membalik is not null as batal, count(distinct g.no_dokumen) as dokumen, sum(g.masuk_qty)::bigint as masuk_qty,
           sum(g.masuk_berat)::bigint as masuk, sum(g.keluar_qty)::bigint as keluar_qty, sum(g.keluar_berat)::bigint as keluar
      from gerak_barang g
      join dokumen d on d.kode_toko = $1 and d.no_dokumen = g.no_dokumen
      join peristiwa e on e.kode_toko = $1 and e.no_dokumen = g.no_dokumen and e.urut = g.peristiwa
     where g.kode_toko = $1 and g.tanggal = $2 and left(g.tempat, 1) <> '@' group by 1, 2 order by 1, 2`,
  pembatalan: `select p.no_dokumen, d.jenis, d.tanggal, p.waktu, p.user_id, p.alasan,
           coalesce((select greatest(sum(g.masuk), sum(g.keluar)) from gerak_uang g join peran_akun a on a.akun = g.akun and a.uang
              where g.kode_toko = $1 and g.tanggal = $2 and g.no_dokumen = p.no_dokumen and g.peristiwa = p.urut), 0)::bigint as jumlah
      from peristiwa p join dokumen d on d.kode_toko = $1 and d.no_dokumen = p.no_dokumen
     where p.kode_toko = $1 and p.tanggal = $2 and p.membalik is not null order by p.waktu limit 200`,
  otorisasi: `select o.dibuat as waktu, o.kategori, o.description, o.requester, o.approver, p.no_dokumen
      from peristiwa p cross join unnest(p.otorisasi) as x(id) join otorisasi o on o.kode_toko = $1 and o.id = x.id
     where p.kode_toko = $1 and p.tanggal = $2 order by o.dibuat limit 200`,
  pengecualian: `with ${INI} select x.label, x.jumlah, x.alasan from tutup_pengecualian x join ini i on i.no_dokumen = x.no_dokumen
     where x.kode_toko = $1 order by x.label`,
};

type EmasHari = IsiHari['kadar'][number];
type UangHari = IsiHari['uang'][number];
type EmasRow = Omit<EmasHari, 'nama'> & { tempat: string; kadar: MiliPersen };

/** Sums by karat or by tray; fine gold was rounded per piece. */
const emasMenurut = (rows: readonly EmasRow[], nama: (row: EmasRow) => string): EmasHari[] =>
  [...Map.groupBy(rows, nama)]
    .map(([nama, satu]) => ({
      nama,
      awal_qty: jumlahDari(satu, (row) => row.awal_qty),
      awal: sum(satu.map((row) => row.awal)),
      masuk: sum(satu.map((row) => row.masuk)),
      keluar: sum(satu.map((row) => row.keluar)),
      akhir_qty: jumlahDari(satu, (row) => row.akhir_qty),
      akhir: sum(satu.map((row) => row.akhir)),
      akhir_murni: sum(satu.map((row) => row.akhir_murni)),
    }))
    .sort((a, b) => a.nama.localeCompare(b.nama, 'id', { numeric: true }));

/** Drawers first, then banks, then what is owed or on its way. */
const URUTAN = ['KAS', 'KAS_GADAI', 'BANK'];
const urutan = ({ akun }: UangHari): number => {
  const place = URUTAN.indexOf(akun);
  return place === -1 ? URUTAN.length : place;
};
const menurutTempat = (a: UangHari, b: UangHari): number => urutan(a) - urutan(b);

async function bacaHari(ctx: Ctx, tanggal: string): Promise<IsiHari> {
  const baca = <R>(nama: keyof typeof TEKS) =>
    statement<R>(`hari_${nama}`, TEKS[nama], ctx.scope.kode_toko, tanggal);
  const { kepala, uang, emas, barang, pembatalan, ...lain } = await ctx.deps.db.batch(ctx.scope, {
    kepala: baca<IsiHari['kepala']>('kepala'),
    uang: baca<UangHari>('uang'),
    emas: baca<EmasRow>('emas'),
    kategori: baca<IsiHari['kategori'][number]>('kategori'),
    barang: baca<IsiHari['barang'][number]>('barang'),
    pembatalan: baca<IsiHari['pembatalan'][number]>('pembatalan'),
    otorisasi: baca<IsiHari['otorisasi'][number]>('otorisasi'),
    pengecualian: baca<IsiHari['pengecualian'][number]>('pengecualian'),
  });
  const labels = new Map(ctx.deps.house.documents.map((document) => [document.name, document.label]));
  const label = <T extends { jenis: string }>(row: T): T => ({
    ...row,
    jenis: labels.get(row.jenis) ?? row.jenis,
  });
  return {
    ...lain,
    kepala: kepala[0] ?? reject(salah.HARI_BELUM_DITUTUP, { tanggal }),
    uang: uang.sort(menurutTempat),
    kadar: emasMenurut(emas, ({ kadar }) => formatPersen(kadar)),
    baki: emasMenurut(emas, ({ tempat }) => tempat),
    barang: barang.map(label),
    pembatalan: pembatalan.map(label),
  };
}

const DAFTAR = `select h.tanggal, h.ditutup_oleh as oleh, t.selisih::bigint as selisih from hari_toko h
    left join tutup_toko t on t.kode_toko = h.kode_toko and t.tanggal = h.tanggal and not t.dibuka_kembali
   where h.kode_toko = $1 and h.status = 'CLOSED' order by h.tanggal desc limit 62`;

export const hariCommands = [
  implementCommand(daftarHari, async (_input, ctx) => ({
    data: await ctx.deps.db.rows(
      ctx.scope,
      statement<Inside<typeof daftarHari.answer>[number]>('hari_daftar', DAFTAR, ctx.scope.kode_toko),
    ),
  })),
  implementCommand(hariToko, async ({ tanggal }, ctx) => ({ data: await bacaHari(ctx, tanggal) })),
  implementCommand(hariTokoPdf, async ({ tanggal }, ctx, io) => {
    const hari = await bacaHari(ctx, tanggal);
    const { kode_toko, nama_toko, alamat_toko } = ctx.session.store;
    const dicetak = `${ctx.session.nama}, ${formatWaktu(ctx.deps.clock.now().toString())}`;
    const pdf = await hariPdf(hari, { nama: nama_toko, alamat: alamat_toko, dicetak });
    return io.reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="hari_${kode_toko}_${tanggal}.pdf"`)
      .send(pdf);
  }),
];
