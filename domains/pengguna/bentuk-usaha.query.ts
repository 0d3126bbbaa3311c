/** Whether this is a shop by itself or a chain: what its owner said, and how many branches there are. */
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { statement } from '@mustika/server-kit/database.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';

type Cabang = { banyak: number; pusat: string | null; passkey: boolean };

export const bacaCabang = statement<Cabang>(
  'cabang_banyak',
  `select count(*) filter (where tipe = 'CABANG' and aktif)::int as banyak, min(kode_toko) filter (where tipe = 'PUSAT') as pusat,
       exists (select from pengguna_passkey k where k.dicabut is null) as passkey
     from toko`,
);

/** What is said once for all stores, at head office. A practice store stands in for one of a chain; a trial is what its shop is. */
export async function bentukUsaha(deps: Ctx['deps'], cabang: Cabang | undefined) {
  const pusat = cabang?.pusat ? await deps.stores.get(cabang.pusat) : null;
  const bentuk = pusat ? readSetting(pusat, 'BENTUK_USAHA') : ('BELUM' as const);
  const sendiri = bentuk !== 'RANTAI' && (cabang?.banyak ?? 0) < 2;
  const setuju_pin = pusat !== null && readSetting(pusat, 'PIN_OTORISASI');
  const setuju_passkey = cabang?.passkey ?? false;
  return { bentuk, tunggal: !deps.sarana.has('TOKO_LATIHAN') && sendiri, setuju_pin, setuju_passkey };
}
