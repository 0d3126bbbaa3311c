/** Serves what pledges are valued by, and their pictures. */
import { sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { bacaHariBuka } from '@mustika/server-kit/document/open-day.ts';
import { keepEarlyPhoto } from '@mustika/server-kit/files/early-photo.ts';
import { servePhoto } from '@mustika/server-kit/files/serve-photo.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { fotoJaminan, fotoJaminanUnggah, taksirHutang } from './hutang.command.ts';
import { hutangErrors as salah } from './hutang.errors.ts';
import { bacaAcuanTaksir, FOTO_JAMINAN } from './hutang.query.ts';
import { syaratHutang, taksiran } from './simpan-hutang.posting.ts';
import { tarifBunga } from './taksir.rule.ts';

const FOTO =
  'select foto from hutang_barang where kode_toko = $1 and no_faktur_hutang = $2 and urut::text = $3';

export const hutangLayanan = [
  implementCommand(taksirHutang, async ({ barang, ...input }, { deps, scope, session }) => {
    const { acuan, hari } = await deps.db.batch(scope, {
      acuan: bacaAcuanTaksir(scope.kode_toko),
      hari: bacaHariBuka(scope.kode_toko),
    });
    const { store } = session;
    const nilai = taksiran(barang, one(acuan), store);
    const jumlah_hutang = input.jumlah_hutang ?? nilai.plafond;
    const tarif = tarifBunga(jumlah_hutang, one(acuan), store);
    const syarat = syaratHutang({ ...input, jumlah_hutang }, one(acuan), {
      store,
      hari: one(hari).tanggal,
    });
    return {
      data: {
        ...nilai,
        barang: nilai.barang,
        berat: sum(barang.map((b) => b.berat)),
        ...{ bunga: syarat.bunga, tarif, bunga_rp: syarat.bunga_rp },
        biaya_adm: readSetting(store, 'BIAYA_ADM_HUTANG'),
        tgl_jatuh_tempo: syarat.tgl_jatuh_tempo,
      },
    };
  }),
  implementCommand(fotoJaminanUnggah, async (_input, ctx, { request }) => ({
    data: { key: await keepEarlyPhoto(FOTO_JAMINAN, ctx, request, salah.FOTO_JAMINAN_TIDAK_ADA) },
  })),
  implementCommand(fotoJaminan, async ({ no_faktur_hutang, urut, lebar }, ctx, http) => {
    const asked = statement<{ foto: string | null }>(
      'hutang_foto_satu',
      FOTO,
      ctx.scope.kode_toko,
      no_faktur_hutang,
      urut,
    );
    const [row] = await ctx.deps.db.rows(ctx.scope, asked);
    const key = row?.foto ?? reject(salah.FOTO_JAMINAN_TIDAK_ADA, { no_faktur_hutang, urut });
    return servePhoto(ctx.deps.photos, http, key, lebar);
  }),
];
