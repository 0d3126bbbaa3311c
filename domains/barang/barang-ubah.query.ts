/** Editing what may be edited of a piece, by compare-and-set on its version, with before and after in the sealed log. */
import { formatRupiah, NOL_RUPIAH, type Rupiah } from '@mustika/kernel/amount.ts';
import { approvalIds } from '@mustika/kernel/approval.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { encodeRow } from '@mustika/kernel/wire.ts';
import type { AuditFn, Sql } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { requireSecondPerson } from '@mustika/server-kit/people/second-person.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { jumpLimit, KATEGORI_HARGA } from '@mustika/server-kit/resource/resource-price.ts';
import { sql as query } from 'kysely';
import { barangUbahCommand, ubahFields } from './barang.command.ts';
import { barangErrors } from './barang.errors.ts';
import { SUDAH_KELUAR } from './barang-keluar.rule.ts';
import { bacaBarcode } from './barcode.rule.ts';
import { objekBarang } from './cari/barang-list.query.ts';
import { hargaJualSql } from './harga-barang.query.ts';
import { aturanHarga, langkahHarga } from './harga-barang.rule.ts';
import { TANPA_UKURAN } from './masuk/barang-baru.rule.ts';

type Nilai = Record<string, unknown>;
const NAMA = Object.keys(ubahFields);

/** Only the fields that changed, as they go over the wire. */
function bedaNya(lama: Nilai, baru: Nilai): { sebelum: Nilai; sesudah: Nilai } {
  const changed = NAMA.filter((name) => (lama[name] ?? null) !== (baru[name] ?? null));
  const pick = (row: Nilai): Nilai =>
    encodeRow(ubahFields, Object.fromEntries(changed.map((name) => [name, row[name] ?? null])));
  return { sebelum: pick(lama), sesudah: pick(baru) };
}

/** A number says that there is a faktur: the PPN of the sale goes by it (Domain 13.2). */
function periksaFaktur(baru: Nilai): void {
  if (baru.no_faktur_masukan === null || baru.ada_faktur_masukan) return;
  const message = 'Hapus No Faktur Masukan Bila Tidak Ada Faktur';
  reject(umum.INPUT_TIDAK_VALID, [{ path: 'no_faktur_masukan', message }], message);
}

/** Where the store keeps no sizes a piece stays with the one it has; no other is taken. Domain R11.8. */
function ukuranTetap(lama: Nilai, baru: Nilai, ctx: Ctx): Nilai {
  if (ctx.session.flags.has('SIZE_PERHIASAN_MODULE')) return baru;
  if (baru.size !== null && baru.size !== lama.size)
    reject(umum.INPUT_TIDAK_VALID, [{ path: 'size', message: TANPA_UKURAN }], TANPA_UKURAN);
  return { ...baru, size: lama.size ?? null };
}

/** A tag that the piece gets is one the shop has; one it wears stays, though the shop gave the kind up. */
async function periksaBandrol(sql: Sql, lama: Nilai, { kode_bandrol }: Nilai, { scope }: Ctx): Promise<void> {
  if (typeof kode_bandrol !== 'string' || kode_bandrol === lama.kode_bandrol) return;
  const ada = await sql
    .selectFrom('para_bandrol')
    .select('kode_bandrol')
    .where('kode_toko', '=', scope.kode_toko)
    .where('kode_bandrol', '=', kode_bandrol)
    .where('aktif', '=', true)
    .executeTakeFirst();
  const message = 'Kode Bandrol Tidak Ada';
  if (!ada) reject(umum.INPUT_TIDAK_VALID, [{ path: 'kode_bandrol', message }], message);
}

type Ubah = { kode_barcode: string; versi: number; diminta: Nilai; izin: readonly string[] };

async function ubah({ izin, ...minta }: Ubah, ctx: Ctx): Promise<{ versi: number }> {
  return ctx.deps.db.tx(ctx.scope, (sql, audit) =>
    once(sql, ctx.key, minta, () => ubahDalam(sql, audit, { izin, ...minta }, ctx)),
  );
}

/** What the tag says, as the till will read it. */
async function hargaTag(sql: Sql, kode_barcode: string, { scope, session }: Ctx): Promise<Rupiah> {
  const { rows } = await query<{ harga: Rupiah }>`select ${hargaJualSql(aturanHarga(session.store))} as harga
    from barang b join grup g on g.kode_toko = b.kode_toko and g.kode_group = b.kode_group
   where b.kode_toko = ${scope.kode_toko} and b.kode_barcode = ${kode_barcode}`.execute(sql);
  return rows[0]?.harga ?? NOL_RUPIAH;
}

/** Changed by nobody alone: the printed karat is a promise to the customer, the faktur decides about the PPN. */
const DIJAGA = ['kadar_cetak', 'ada_faktur_masukan'] as const;

/** What a second person reads; nothing where one may do it alone. The owner needs nobody. */
function dijaga(lama: Nilai, baru: Nilai, harga: { lama: Rupiah; baru: Rupiah }, { session }: Ctx) {
  if (session.level === 'OWN') return [];
  const lain = harga.baru < harga.lama || langkahHarga(harga.lama, harga.baru) > jumpLimit(session.store);
  const teks = (value: unknown): string =>
    typeof value === 'boolean' ? (value ? 'YA' : 'TIDAK') : `${value ?? '-'}`;
  return [
    ...(lain
      ? [{ label: 'Harga', nilai: `${formatRupiah(harga.lama)} menjadi ${formatRupiah(harga.baru)}` }]
      : []),
    ...DIJAGA.filter((name) => lama[name] !== baru[name]).map((name) => ({
      label: ubahFields[name].label,
      nilai: `${teks(lama[name])} menjadi ${teks(baru[name])}`,
    })),
  ];
}

async function ubahDalam(
  sql: Sql,
  audit: AuditFn,
  { kode_barcode, versi, diminta, izin }: Ubah,
  ctx: Ctx,
): Promise<{ versi: number }> {
  const { kode_toko, user_id } = ctx.scope;
  periksaFaktur(diminta);
  const lama = await sql
    .selectFrom('barang')
    .selectAll()
    .where('kode_toko', '=', kode_toko)
    .where('kode_barcode', '=', kode_barcode)
    .executeTakeFirst();
  if (!lama) reject(barangErrors.BARANG_TIDAK_ADA, { kode_barcode });
  if (SUDAH_KELUAR.has(lama.status)) reject(barangErrors.BARANG_TIDAK_DIUBAH, { status: lama.status });
  const baru = ukuranTetap(lama, { ...diminta, berat_plastik: diminta.berat_plastik ?? 0 }, ctx);
  await periksaBandrol(sql, lama, baru, ctx);
  const beda = bedaNya(lama, baru);
  if (Object.keys(beda.sesudah).length === 0) return { versi: lama.versi };
  const hargaLama = await hargaTag(sql, kode_barcode, ctx);
  const done = await sql
    .updateTable('barang')
    .set({ ...baru, versi: versi + 1, diubah_oleh: user_id, diubah_pada: ctx.deps.clock.now().toString() })
    .where('kode_toko', '=', kode_toko)
    .where('kode_barcode', '=', kode_barcode)
    .where('versi', '=', versi)
    .executeTakeFirst();
  if (done.numUpdatedRows === 0n)
    reject(umum.SUDAH_BERUBAH, { versi: lama.versi, diubah_oleh: lama.diubah_oleh });
  const harga = { lama: hargaLama, baru: await hargaTag(sql, kode_barcode, ctx) };
  const rincian = dijaga(lama, baru, harga, ctx);
  const objek = objekBarang(kode_barcode);
  const disetujui =
    rincian.length === 0
      ? {}
      : {
          disetujui: await requireSecondPerson(
            sql,
            ctx.scope,
            {
              kategori: KATEGORI_HARGA,
              description: 'piece repricing',
              objek,
              isi: { versi, ...diminta },
              rincian,
            },
            { izin, saat: ctx.deps.clock.now().toString() },
          ),
        };
  audit({ aksi: 'barang.ubah', objek, isi: { ...beda, ...disetujui } });
  return { versi: versi + 1 };
}

export const barangUbah = implementCommand(
  barangUbahCommand,
  async ({ kode_barcode, versi, detail_authorization, ...diminta }, ctx) => ({
    data: await ubah(
      { kode_barcode: bacaBarcode(kode_barcode), versi, diminta, izin: approvalIds(detail_authorization) },
      ctx,
    ),
  }),
);
