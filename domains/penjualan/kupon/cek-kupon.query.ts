/** Answers what a coupon is: the sale it comes from, whether it still holds, and where it was used. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { penjualanErrors as salah } from '../../jual/penjualan.errors.ts';
import { cekKuponCommand } from './cek-kupon.command.ts';
import { bacaKodeKupon, statusKupon } from './cek-kupon.rule.ts';
import { bacaKupon, bacaKuponNota, type KuponRow, kuponTerbaca } from './kupon.query.ts';

/** Of another branch nobody but that branch reads the sale: no row comes back, and no customer's name. */
const NOTA = `select p.tanggal, p.total, p.nama_customer, p.kode_member, d.status,
    n.jumlah as dijanjikan
  from penjualan p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group
  left join kupon_nota n on n.kode_toko = p.kode_toko and n.no_faktur_group = p.no_faktur_group
 where p.kode_toko = $1 and p.no_faktur_group = $2`;
const HARI = `select coalesce((select h.tanggal from hari_toko h where h.kode_toko = $1 and h.status = 'OPEN'), current_date) as hari`;

type Nota = {
  tanggal: Tanggal;
  total: Rupiah;
  nama_customer: string | null;
  kode_member: string | null;
  status: string;
  dijanjikan: number | null;
};

const hariIni = (ctx: Ctx) => statement<{ hari: Tanggal }>('kupon_hari', HARI, ctx.scope.kode_toko);
const bacaNota = (ctx: Ctx, nomor: string) =>
  statement<Nota>('kupon_dari_nota', NOTA, ctx.scope.kode_toko, nomor);

type Ditemukan = { kupon: readonly KuponRow[]; hari: Tanggal; nota: Nota | null };

/** The coupons of a nota of this store, as long as it gave any. */
async function kuponNota(ctx: Ctx, nomor: string): Promise<Ditemukan> {
  const found = await ctx.deps.db.batch(ctx.scope, {
    hari: hariIni(ctx),
    nota: bacaNota(ctx, nomor),
    kupon: bacaKuponNota(ctx.scope.kode_toko, nomor),
  });
  const nota = found.nota[0] ?? reject(salah.KUPON_TIDAK_ADA, { kode: nomor });
  if (found.kupon.length === 0)
    reject(nota.dijanjikan && nota.status === 'OPEN' ? salah.KUPON_BELUM_TERBIT : salah.KUPON_TIDAK_DIBERI, {
      kode: nomor,
    });
  return { kupon: found.kupon, hari: one(found.hari).hari, nota };
}

async function kuponSatu(ctx: Ctx, kode: string): Promise<Ditemukan> {
  const { db } = ctx.deps;
  const { hari, kupon } = await db.batch(ctx.scope, { hari: hariIni(ctx), kupon: bacaKupon(kode) });
  const row = kupon[0] ?? reject(salah.KUPON_TIDAK_ADA, { kode });
  const [nota = null] =
    row.toko === ctx.scope.kode_toko ? await db.rows(ctx.scope, bacaNota(ctx, row.no_faktur_group)) : [];
  return { kupon, hari: one(hari).hari, nota };
}

export const cekKuponCommands = [
  implementCommand(cekKuponCommand, async ({ kode: teks }, ctx) => {
    const kode = bacaKodeKupon(teks);
    const { kupon, hari, nota } = await (kode ? kuponSatu(ctx, kode) : kuponNota(ctx, teks));
    const { toko, no_faktur_group, nama_kupon, nilai_kupon, undian, berlaku_sampai } = one(kupon);
    return {
      data: {
        ...{ toko, no_faktur_group, program: nama_kupon, nilai_kupon, undian, berlaku_sampai },
        tanggal: nota?.tanggal ?? null,
        total: nota?.total ?? null,
        nama_customer: nota?.nama_customer ?? null,
        kode_member: nota?.kode_member ?? null,
        kupon: kupon.map((row) => ({
          ...kuponTerbaca(row),
          status: statusKupon(row.keadaan, row.berlaku_sampai, hari),
        })),
      },
    };
  }),
];
