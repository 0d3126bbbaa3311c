/** Who is to be reminded today, and whether a reminder that waited is still true. */
import { ZONA } from '@mustika/kernel/date.ts';
import { rawQuery, type Scope, type Sql } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import type { StoreConfig } from '@mustika/server-kit/store-config.ts';
import { integrasiErrors as salah } from './integrasi.errors.ts';
import { bahanPesan } from './isi-pesan.query.ts';
import { setujuMenerima } from './pesan-wa.query.ts';
import { type JenisIngat, type JenisPesan, perluIngat, type SaatIngat } from './whatsapp.rule.ts';

/** The store's own calendar day and hour: a due date is a day of the customer's, whether the shop opened or not. */
export function kiniDi(deps: Deps, { zona }: Pick<StoreConfig, 'zona'>): { hari: string; jam: number } {
  const kini = deps.clock.now().toZonedDateTimeISO(ZONA[zona].iana);
  return { hari: kini.toPlainDate().toString(), jam: kini.hour };
}

/** Contracts with a due date from today on to some days ahead that was not reminded of; none on the day it was signed. */
const jatuh = (jenis: JenisIngat, nomor: string, asal: string, tempo: string): string => `
  select x.nomor, x.tempo, x.saat from (
    select k.${nomor} as nomor, ${tempo} as tempo, case ${tempo} when $2::date then 'HARI_H' else 'SEBELUM' end as saat
      from ${asal} and d.status = 'DONE'
     where k.kode_toko = $1 and k.tanggal < $2::date and ${tempo} between $2::date and $2::date + $3::integer) x
   where not exists (select from pesan_wa p where p.kode_toko = $1 and p.jenis = '${jenis}' and p.no_dokumen = x.nomor
     and p.tempo = x.tempo and p.saat = x.saat and p.otomatis)
   order by x.tempo, x.nomor`;

const DOKUMEN = 'join dokumen d on d.kode_toko = k.kode_toko and d.no_dokumen = k.';

const JATUH: Record<JenisIngat, string> = {
  INGAT_HUTANG: jatuh(
    'INGAT_HUTANG',
    'no_faktur_hutang',
    `hutang k ${DOKUMEN}no_faktur_hutang and k.tutup is null`,
    'k.tgl_jatuh_tempo',
  ),
  INGAT_CICILAN: jatuh(
    'INGAT_CICILAN',
    'no_cicilan',
    `cicilan k
      join (select i.*, sum(i.nilai) over (partition by i.no_cicilan order by i.urut) as sampai from cicilan_jadwal i
             where i.kode_toko = $1) j on j.kode_toko = k.kode_toko and j.no_cicilan = k.no_cicilan and j.sampai > k.terbayar
      ${DOKUMEN}no_cicilan`,
    'j.jatuh_tempo',
  ),
};

export type JatuhTempo = { nomor: string; tempo: string; saat: SaatIngat };

/** What falls due and was not reminded of: today, and so many days ahead; a day the server stood still is made up for. */
export const bacaJatuhTempo = (
  sql: Sql,
  jenis: JenisIngat,
  kode_toko: string,
  hari: string,
  hari_sebelum: number,
): Promise<JatuhTempo[]> => rawQuery<JatuhTempo>(sql, JATUH[jenis], [kode_toko, hari, hari_sebelum]);

/** Stores that want it, whoever has the module; the rest costs them nothing. */
export const bacaTokoIngat = (sql: Sql): Promise<{ kode_toko: string }[]> =>
  rawQuery(
    sql,
    `select distinct s.kode_toko from setting_wa s join setting_wa_pesan p on p.kode_toko = s.kode_toko
      where s.aktif and p.otomatis and p.jenis like 'INGAT%' order by 1`,
  );

/** Of a message what a reminder is about; of the others nothing. */
export type PesanIngat = { no_dokumen: string | null; tempo: string | null };

/**
 * Why a reminder that waited its turn is not sent any more: paid meanwhile, a day that is over, a yes that was taken back, the module
 * switched off. Null for what may go, and for all that is no reminder.
 */
export async function alasanUsang(
  deps: Deps,
  scope: Scope,
  pesan: PesanIngat & { jenis: JenisPesan | 'UJI'; penerima: string },
): Promise<string | null> {
  const { jenis, no_dokumen, tempo, penerima } = pesan;
  if (!perluIngat(jenis) || no_dokumen === null || tempo === null) return null;
  const store = await deps.stores.get(scope.kode_toko);
  if (!store?.flags.has('WHATSAPP_MODULE')) return salah.WA_TIDAK_AKTIF.message;
  if (tempo < kiniDi(deps, store).hari) return salah.WA_INGAT_USANG.message;
  return deps.db.read(scope, async (sql) => {
    if (!(await setujuMenerima(sql, penerima))) return salah.WA_BELUM_SETUJU.message;
    const bahan = await bahanPesan(sql, jenis, scope.kode_toko, no_dokumen, tempo);
    return bahan === null ? salah.WA_INGAT_USANG.message : null;
  });
}
