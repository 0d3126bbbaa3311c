/** The checklist of a closing and the counting of drawers. */

import type { Rupiah } from '@mustika/kernel/amount.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import { addDays, type Tanggal, today } from '@mustika/kernel/date.ts';
import type { Transition } from '@mustika/kernel/document.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { House } from '@mustika/kernel/house.ts';
import { batasBaris, NAMA_LEPAS } from '@mustika/kernel/lepas/plafon.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import type { Akun } from '@mustika/kernel/transfer.ts';
import { one, rawQuery, statement } from '@mustika/server-kit/database.ts';
import { bacaHariBuka } from '@mustika/server-kit/document/open-day.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { pecahanSalah } from './pecahan.rule.ts';
import {
  type BarisLaci,
  type ButirPeriksa,
  hitungLaci,
  periksaTutup,
  rincianLaci,
} from './periksa-tutup.command.ts';
import { selisihLaci } from './selisih-laci.rule.ts';
import { tutupTokoErrors as salah } from './tutup-toko.errors.ts';

/** A drawer as laci_tutup() answers it; the last five are null until it is counted. */
export type LaciRow = {
  akun: Akun;
  dimensi: string;
  saldo: Rupiah;
  urut: number | null;
  jumlah: Rupiah;
  saldo_hitung: Rupiah;
  user_id: string;
  waktu: string;
};

/** States that wait for validation, from the declarations: a new kind of document is asked about by itself. */
const belumDivalidasi = (house: House): object[] =>
  house.documents.flatMap((document) => {
    const validating = document.validates && (document.transitions[document.validates] as Transition);
    if (!validating) return [];
    return validating.from.map((status) => ({
      jenis: document.name,
      status,
      label: document.label,
      layar: validating.screens[0] ?? null,
    }));
  });

/** What the questions of the checklist may ask about: the `w` of tutup_periksa_*(). */
export const bahanPeriksa = ({ deps, scope, session }: Ctx): object => ({
  toko: scope.kode_toko,
  user: scope.user_id,
  saat: deps.clock.now().toString(),
  belum: belumDivalidasi(deps.house),
  batas: batasBaris(session.store).map((satu) => ({ ...satu, nama: NAMA_LEPAS[satu.jenis] })),
  service_menunggu: readSetting(session.store, 'SERVICE_TIDAK_DIAMBIL_HARI'),
});

export const bacaPeriksa = (ctx: Ctx) =>
  statement<ButirPeriksa>(
    'tutup_periksa',
    'select * from periksa_tutup($1::jsonb)',
    JSON.stringify(bahanPeriksa(ctx)),
  );

export const bacaLaci = ({ scope }: Ctx) =>
  statement<LaciRow>('tutup_laci', 'select * from laci_tutup($1)', scope.kode_toko);

/** What the calendar of the store says. */
export const kalender = ({ deps, session }: Ctx): Tanggal => today(deps.clock, session.store.zona);

/** A day that was closed late opens on the day it is, not on the one in between. */
const hariBerikut = (hari: Tanggal, kini: Tanggal): Tanggal => {
  const besok = addDays(hari, 1);
  return besok > kini ? besok : kini;
};

/** What the books say stays unsaid until there is a count. */
const tanpaSaldo = ({ akun, dimensi, saldo, urut, ...hitung }: LaciRow) => ({
  akun,
  dimensi,
  hitungan:
    urut === null
      ? null
      : {
          urut,
          jumlah: hitung.jumlah,
          saldo: hitung.saldo_hitung,
          selisih: selisihLaci({ jumlah: hitung.jumlah, saldo: hitung.saldo_hitung }),
          user_id: hitung.user_id,
          waktu: hitung.waktu,
          basi: hitung.saldo_hitung !== saldo,
        },
});

const periksa = implementCommand(periksaTutup, async (_input, ctx) => {
  const { hari, butir, laci } = await ctx.deps.db.batch(ctx.scope, {
    hari: bacaHariBuka(ctx.scope.kode_toko),
    butir: bacaPeriksa(ctx),
    laci: bacaLaci(ctx),
  });
  const { tanggal } = hari[0] ?? reject(umum.TOKO_TUTUP);
  const tanggal_berikut = hariBerikut(tanggal, kalender(ctx));
  return { data: { tanggal, tanggal_berikut, periksa: butir, laci: laci.map(tanpaSaldo) } };
});

/** A cashier counts what is in his own drawer; whoever closes the day counts all of them. */
function bolehHitung({ session }: Ctx, dimensi: string): void {
  if (session.level === 'KASIR' && dimensi !== session.user_id) reject(salah.LACI_BUKAN_MILIK_SENDIRI);
}

const hitung = implementCommand(hitungLaci, async (input, ctx) => {
  bolehHitung(ctx, input.dimensi);
  const asing = pecahanSalah(input.pecahan);
  if (asing !== null) reject(salah.PECAHAN_TIDAK_DIKENAL, { nominal: asing });
  const { kode_toko, user_id } = ctx.scope;
  const data = await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
    once(sql, ctx.key, { hitung: input }, async () => {
      const { text, values } = bacaHariBuka(kode_toko);
      const [hari] = await rawQuery<{ tanggal: Tanggal }>(sql, text, values);
      if (!hari) reject(umum.TOKO_TUTUP);
      const w = {
        toko: kode_toko,
        user: user_id,
        saat: ctx.deps.clock.now().toString(),
        hari: hari.tanggal,
        ...input,
      };
      const { hasil } = one(
        await rawQuery<{ hasil: Inside<typeof hitungLaci.answer> }>(
          sql,
          'select catat_hitung_laci($1::jsonb) as hasil',
          [JSON.stringify(w)],
        ),
      );
      audit({ aksi: 'tutup_toko.hitung', objek: `${input.akun}:${input.dimensi}`, isi: { ...hasil } });
      return hasil;
    }),
  );
  return { data };
});

const RINCIAN = `select p.waktu, g.no_dokumen, g.kategori, g.jenis, p.user_id, sum(g.masuk)::bigint as masuk, sum(g.keluar)::bigint as keluar
  from gerak_uang g join peristiwa p on p.kode_toko = g.kode_toko and p.no_dokumen = g.no_dokumen and p.urut = g.peristiwa
 where g.kode_toko = $1 and g.akun = $2 and g.dimensi = $3
   and g.tanggal = (select tanggal from hari_toko where kode_toko = $1 and status = 'OPEN')
   and exists (select from hitung_laci h where h.kode_toko = $1 and h.tanggal = g.tanggal and h.akun = $2 and h.dimensi = $3)
 group by p.waktu, g.no_dokumen, g.peristiwa, g.kategori, g.jenis, p.user_id
 order by p.waktu desc, g.no_dokumen desc limit 500`;

const rincian = implementCommand(rincianLaci, async ({ akun, dimensi }, ctx) => {
  bolehHitung(ctx, dimensi);
  const baca = statement<BarisLaci>('tutup_rincian', RINCIAN, ctx.scope.kode_toko, akun, dimensi);
  return { data: await ctx.deps.db.rows(ctx.scope, baca) };
});

export const periksaCommands = [periksa, hitung, rincian];
