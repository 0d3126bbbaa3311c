/** What the people of the house are told about pieces in motion: what it says, whom it is for, and writing it down once for each. */
import { formatAngka, formatGram, type Miligram } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { nomorPesan } from '@mustika/kernel/phone.ts';
import { rawQuery, type Scope, type Sql } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import { setujuMenerima, tambahPesan } from './pesan-wa.query.ts';
import { penyediaWa, settingPesan } from './setting-wa.query.ts';
import { isiPesan, type JenisKabar, nomorSah, parameterTemplate } from './whatsapp.rule.ts';

/** People with a number, by what they are: supervisors of a store, owners who read it. */
const ORANG = `array(select p.no_whatsapp from pengguna p
    where p.aktif and p.dikunci_pada is null and p.no_whatsapp is not null and (%s) order by p.user_id)`;
const spv = (toko: string): string => `p.level = 'SPV' and p.kode_toko = ${toko}`;
const OWNER = `p.level = 'OWN' and (p.lingkup is null or $1 = any (p.lingkup) or p.kode_toko = $1)`;
const orang = (siapa: string): string => ORANG.replace('%s', siapa);

/** A handful of lines: who wants more opens the document. */
const SEBAGIAN = 10;

const kiriman = (siapa: string, lain: string, syarat: string): string => `
  select t.nama_toko, k.no_dokumen as nomor, k.tanggal, k.tujuan || ' ' || u.nama_toko as tujuan, k.jumlah_barang as jumlah, k.berat,
         d.user_id as pengirim, k.selisih, ${lain}, ${orang(siapa)} as penerima
    from kirim_barang k join toko t on t.kode_toko = k.kode_toko join toko u on u.kode_toko = k.tujuan
    join dokumen d on d.kode_toko = k.kode_toko and d.no_dokumen = k.no_dokumen
   where k.kode_toko = $1 and k.no_dokumen = $2 and ${syarat}`;

/** Each finds nothing once there is nothing to say any more: called back, settled, taken back. */
const SQL: Record<JenisKabar, string> = {
  KABAR_KIRIM: kiriman(spv('k.tujuan'), `array[]::text[] as barang`, `d.status = 'KIRIM'`),
  KABAR_TERIMA: kiriman(
    `${spv('k.kode_toko')} or ${OWNER}`,
    `array(select i.kode_barcode || ' ' || i.nama_barang || ': ' || case i.keadaan when 'TIDAK_ADA' then 'tidak ada'
        when 'DITOLAK' then 'ditolak' else 'berat beda' end from kirim_barang_isi i
      where i.kode_toko = k.kode_toko and i.no_dokumen = k.no_dokumen and i.keadaan in ('TIDAK_ADA', 'DITOLAK', 'BERAT_BEDA')
      order by i.urut) as barang`,
    `d.status = 'TERIMA' and k.selisih > 0`,
  ),
  KABAR_OPNAME: `
  select t.nama_toko, d.no_dokumen as nomor, d.tanggal, x.lingkup, x.hilang, x.berat, x.lain, x.barang, ${orang(OWNER)} as penerima
    from dokumen d join toko t on t.kode_toko = d.kode_toko
    join lateral (
      select coalesce(nullif(concat_ws(' · ', h.kode_gudang, h.kode_baki, h.kode_group, h.kode_dept), ''), 'semua') as lingkup,
             h.hilang_qty as hilang, h.hilang_berat as berat, h.lain_qty as lain,
             array(select b.kode_barcode || ' ' || b.nama_barang from stock_opname_barang l
                     join barang b on b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_barcode
                    where l.kode_toko = h.kode_toko and l.no_dokumen = h.no_dokumen and l.keadaan = 'HILANG' order by 1) as barang
        from stock_opname h where h.kode_toko = d.kode_toko and h.no_dokumen = d.no_dokumen
      union all
      select 'semua', (select coalesce(sum(greatest(0, -j.selisih_qty)), 0)::integer from stock_opname_global_jenis j
               where j.kode_toko = g.kode_toko and j.no_dokumen = g.no_dokumen),
             (select coalesce(sum(greatest(0, -j.selisih_berat::bigint)), 0)::bigint from stock_opname_global_jenis j
               where j.kode_toko = g.kode_toko and j.no_dokumen = g.no_dokumen), g.jenis_selisih,
             array(select j.kode_dept || ': ' || j.selisih_qty || ' pcs' from stock_opname_global_jenis j
                    where j.kode_toko = g.kode_toko and j.no_dokumen = g.no_dokumen and j.alasan is not null order by j.urut)
        from stock_opname_global g where g.kode_toko = d.kode_toko and g.no_dokumen = d.no_dokumen) x on true
   where d.kode_toko = $1 and d.no_dokumen = $2 and d.status = 'DONE'`,
};

type Bahan = {
  nama_toko: string;
  nomor: string;
  tanggal: string;
  berat: Miligram;
  penerima: string[];
  barang: string[];
  tujuan?: string;
  pengirim?: string;
  lingkup?: string;
  jumlah?: number;
  selisih?: number;
  hilang?: number;
  lain?: number;
};

const nilaiDari = (row: Bahan): Record<string, string> => ({
  nama_toko: row.nama_toko,
  nomor: row.nomor,
  tanggal: formatTanggal(row.tanggal),
  berat: formatGram(row.berat),
  tujuan: row.tujuan ?? '',
  pengirim: row.pengirim ?? '',
  lingkup: row.lingkup ?? '',
  jumlah: formatAngka(row.jumlah ?? 0),
  selisih: formatAngka(row.selisih ?? 0),
  hilang: formatAngka(row.hilang ?? 0),
  lain: formatAngka(row.lain ?? 0),
  barang: [
    ...row.barang.slice(0, SEBAGIAN),
    ...(row.barang.length > SEBAGIAN ? [`dan ${row.barang.length - SEBAGIAN} lagi`] : []),
  ].join('\n'),
});

async function bahanKabar(
  sql: Sql,
  jenis: JenisKabar,
  kode_toko: string,
  no_dokumen: string,
): Promise<{ nilai: Record<string, string>; penerima: string[] } | null> {
  const [row] = await rawQuery<Bahan>(sql, SQL[jenis], [kode_toko, no_dokumen]);
  if (!row) return null;
  const nomor = row.penerima.map(nomorPesan).filter(nomorSah);
  return { nilai: nilaiDari(row), penerima: [...new Set(nomor)] };
}

/** Messages that are to be sent now. Who never said yes to messages is not written to; his waits where it can be seen. */
export const kabarBarang = (
  deps: Deps,
  scope: Scope,
  jenis: JenisKabar,
  no_dokumen: string,
): Promise<string[]> =>
  deps.db.tx(scope, async (sql, audit) => {
    const penyedia = await penyediaWa(deps, sql, scope.kode_toko);
    const { otomatis, isi, cara, nama_template, bahasa } = await settingPesan(sql, scope.kode_toko, jenis);
    const bahan =
      penyedia?.aktif && otomatis ? await bahanKabar(sql, jenis, scope.kode_toko, no_dokumen) : null;
    const ids: string[] = [];
    for (const penerima of bahan?.penerima ?? []) {
      const nilai = bahan?.nilai ?? {};
      const setuju = await setujuMenerima(sql, penerima);
      const status = setuju ? 'ANTRI' : 'DITAHAN';
      const id = await tambahPesan(deps, sql, scope, {
        ...{ penerima, isi: isiPesan(isi, nilai), cara, nama_template, bahasa, jenis, no_dokumen, status },
        ...{ parameter: cara === 'TEMPLATE' ? parameterTemplate(isi, nilai) : [], otomatis: true },
      });
      if (id) audit({ aksi: 'wa.kabar', objek: no_dokumen, isi: { jenis, status } });
      if (id && setuju) ids.push(id);
    }
    return ids;
  });
