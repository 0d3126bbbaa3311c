/** Looks up versions of parameters: prices from their kept versions, rows from themselves. */
import type { Inside } from '@mustika/kernel/answer.ts';
import type { Statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { PISAH, sumberCommand } from './penjelasan.command.ts';

const HARGA = `select q.kunci, p.harga_baru::text as nilai, p.versi, p.waktu, p.tanggal, p.user_id as oleh
  from unnest($2::text[], $3::text[], $4::text[], $5::text[]) q (kunci, tabel, kolom, kode)
  join lateral (select p.harga_baru, p.waktu, p.user_id,
      coalesce(p.tanggal, (select min(h.tanggal) from hari_toko h where h.kode_toko = $1)) as tanggal,
      row_number() over (order by p.waktu)::integer as versi
    from perubahan_harga p where p.kode_toko = $1 and p.tabel = q.tabel and p.kolom = q.kolom and p.kode = q.kode
    order by p.waktu desc limit 1) p on true`;

/** Master rows that may be asked about, with their key and what of them is worth telling. */
const MASTER: Readonly<Record<string, [key: string, nilai: string]>> = {
  grup: ['kode_group', 'nama_group'],
  kondisi_pembelian: ['kondisi_barang', 'kondisi_barang'],
  para_rugi_nota: ['kode_rugi', 'kode_rugi'],
  para_potongan_kategori: ['kode_kategori', 'kode_kategori'],
};
const SETELAN = `select 'setelan:' || p.key as kunci, p.value as nilai, p.versi, p.diubah_pada as waktu, null::date as tanggal, p.diubah_oleh as oleh
  from para_system p where p.kode_toko = $1 and p.key = any ($2::text[])`;
const BARANG = `select 'barang:' || b.kode_barcode as kunci, b.no_masuk as nilai, b.versi, b.diubah_pada as waktu, b.tanggal_masuk as tanggal,
    b.diubah_oleh as oleh from barang b where b.kode_toko = $1 and b.kode_barcode = any ($2::text[])`;
const DOKUMEN = `select 'dokumen:' || d.no_dokumen as kunci, d.status as nilai, null::integer as versi, d.dibuat as waktu, d.tanggal, d.user_id as oleh
  from dokumen d where d.kode_toko = $1 and d.no_dokumen = any ($2::text[])`;

const barisMaster = (tabel: string, [key, nilai]: [string, string]): string =>
  `select 'master:${tabel}:' || m.${key} as kunci, m.${nilai}::text as nilai, m.versi, m.diubah_pada as waktu, null::date as tanggal,
      m.diubah_oleh as oleh from ${tabel} m where m.kode_toko = $1 and m.${key} = any ($2::text[])`;

/** What follows `dari:` in the keys of this kind. */
const sisa = (kunci: readonly string[], dari: string): string[] =>
  kunci.filter((one) => one.startsWith(dari)).map((one) => one.slice(dari.length));

type Asal = Inside<typeof sumberCommand.answer>[number];

function statements(kunci: readonly string[], kode_toko: string): Record<string, Statement<Asal>> {
  const harga = sisa(kunci, 'harga:').flatMap((rest) => {
    const [tabel, kolom, ...kode] = rest.split(':');
    return tabel && kolom ? [[`harga:${rest}`, tabel, kolom, kode.join(':')]] : [];
  });
  const kolom = (at: number): string[] => harga.map((one) => one[at] as string);
  const asked = [
    { name: 'jelas_harga', text: HARGA, values: [kode_toko, kolom(0), kolom(1), kolom(2), kolom(3)] },
    { name: 'jelas_setelan', text: SETELAN, values: [kode_toko, sisa(kunci, 'setelan:')] },
    { name: 'jelas_barang', text: BARANG, values: [kode_toko, sisa(kunci, 'barang:')] },
    { name: 'jelas_dokumen', text: DOKUMEN, values: [kode_toko, sisa(kunci, 'dokumen:')] },
    ...Object.entries(MASTER).map(([tabel, shape]) => ({
      name: `jelas_${tabel}`,
      text: barisMaster(tabel, shape),
      values: [kode_toko, sisa(kunci, `master:${tabel}:`)],
    })),
  ];
  return Object.fromEntries(asked.map((one) => [one.name, one]));
}

/** A cost is nobody's business at the counter. */
const rahasia = (kunci: string): boolean => kunci.startsWith('harga:grup:harga_modal:');

export const penjelasanCommands = [
  implementCommand(sumberCommand, async (input, ctx) => {
    const kunci = [...new Set(input.kunci.split(PISAH))].filter((one) => !rahasia(one));
    const found = await ctx.deps.db.batch(ctx.scope, statements(kunci, ctx.scope.kode_toko));
    return { data: Object.values(found).flat() };
  }),
];
