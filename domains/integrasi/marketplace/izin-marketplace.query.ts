/**
 * Connecting: the owner says yes on the marketplace's own page, in his browser, and comes back with a word that is good once. What was sent
 * along must come back with it, so that nobody's link connects the store to somebody else's shop.
 */
import { createHash, randomBytes } from 'node:crypto';
import { reject } from '@mustika/kernel/errors.ts';
import { rawQuery } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { integrasiErrors } from '../integrasi.errors.ts';
import {
  ADAPTOR,
  antrekanTawaran,
  bacaMarketplace,
  bukaMarketplace,
  detikKini,
  simpanToken,
} from './akun-marketplace.query.ts';
import { marketplaceErrors as salah } from './marketplace.errors.ts';
import { hubungkanMarketplace, tukarMarketplace } from './marketplace-setting.command.ts';

const sidik = (tanda: string): string => createHash('sha256').update(tanda).digest('hex');

/** The page may wait while somebody looks for his password. */
const BERLAKU_DETIK = 900;

const MULAI =
  'update setting_marketplace set izin_tanda = $3, izin_sampai = $4 where kode_toko = $1 and penyedia = $2';
/** Taken once, whoever comes twice. */
const AMBIL = `update setting_marketplace set izin_tanda = null, izin_sampai = null
  where kode_toko = $1 and penyedia = $2 and izin_tanda = $3 and izin_sampai > $4::timestamptz returning penyedia`;

/** Only the page of settings of the product, under the address that the browser has. */
function periksaKembali(kembali: string): void {
  const url = URL.canParse(kembali) ? new URL(kembali) : null;
  const sendiri = url?.protocol === 'https:' || ['localhost', '127.0.0.1'].includes(url?.hostname ?? '');
  if (!sendiri || url?.pathname !== '/marketplace-setting')
    reject(salah.MARKETPLACE_KEMBALI_SALAH, { kembali });
}

export const izinMarketplaceCommands = [
  implementCommand(hubungkanMarketplace, async ({ penyedia, kembali }, { deps, scope }) => {
    periksaKembali(kembali);
    const tanda = randomBytes(24).toString('base64url');
    const url = await deps.db.tx(scope, async (sql) => {
      const row = await bacaMarketplace(sql, scope.kode_toko, penyedia, true);
      const akun = bukaMarketplace(deps, scope.kode_toko, row);
      const sampai = deps.clock.now().add({ seconds: BERLAKU_DETIK }).toString();
      await rawQuery(sql, MULAI, [scope.kode_toko, penyedia, sidik(tanda), sampai]);
      return ADAPTOR[penyedia].halamanIzin(akun, kembali, tanda, detikKini(deps));
    });
    return { data: { url } };
  }),
  implementCommand(tukarMarketplace, async ({ penyedia, kode, id_toko, tanda }, { deps, scope }) => {
    const { kode_toko } = scope;
    const row = await deps.db.tx(scope, async (sql) => {
      const saat = deps.clock.now().toString();
      const [mine] = await rawQuery(sql, AMBIL, [kode_toko, penyedia, sidik(tanda), saat]);
      if (!mine) reject(salah.MARKETPLACE_IZIN_SALAH);
      return bacaMarketplace(sql, kode_toko, penyedia);
    });
    const akun = bukaMarketplace(deps, kode_toko, row);
    const ke = { akun, keluar: deps.outbound, detik: detikKini(deps) };
    const hasil = await ADAPTOR[penyedia].tukarKode(ke, kode, id_toko ?? row.id_toko);
    if (hasil.hasil !== 'OK')
      reject(integrasiErrors.MARKETPLACE_GAGAL, { penyedia }, `Sambungan Gagal: ${hasil.galat}`);
    await deps.db.tx(scope, async (sql, audit) => {
      await simpanToken(deps, sql, kode_toko, { penyedia, id_toko: hasil.isi.id_toko }, hasil.isi);
      await antrekanTawaran(sql, kode_toko, deps.clock.now().toString());
      audit({
        aksi: 'setting_marketplace.hubungkan',
        objek: penyedia,
        isi: { id_toko: hasil.isi.id_toko },
      });
    });
    return { data: { id_toko: hasil.isi.id_toko } };
  }),
];
