/** Reading a signed code at the counter: its pieces, as far as none of them came back to any branch. */
import { formatPersen, rupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { bacaKunci } from '@mustika/server-kit/secrets/signing-key.ts';
import type { AcuanBeli } from '../bahan-pembelian.rule.ts';
import { pembelianErrors as salah } from '../pembelian.errors.ts';
import { bacaAcuan, bacaJual } from '../pembelian.query.ts';
import { qrSah } from './nota-asing.posting.ts';
import { nomorQr } from './nota-asing.rule.ts';
import { type JualDibaca, jualDariQr, TANPA_ASAL } from './nota-beli.command.ts';
import { terjual } from './nota-beli.query.ts';
import { bacaQr, type IsiQr } from './nota-qr.rule.ts';

const KLAIM =
  'select no_faktur_jual, toko, cara from nota_kembali where toko_jual = $1 and no_faktur_jual = any ($2)';

/** A piece of another branch, in the shape of one of ours; its salesperson is not ours. */
function asing(isi: IsiQr, barang: IsiQr['barang'][number], acuan: AcuanBeli): JualDibaca {
  if (
    !acuan.grup?.some((g) => g.kode_group === barang.kode_group) ||
    !acuan.jenis?.includes(barang.kode_dept)
  )
    reject(salah.QR_GROUP_TIDAK_ADA, { kode_group: barang.kode_group, kode_dept: barang.kode_dept });
  const { urut: _urut, ...rest } = barang;
  return {
    ...rest,
    no_faktur: nomorQr({ isi, barang }),
    no_faktur_group: isi.no_faktur_group,
    tgl_jual: isi.tanggal,
    kode_sales: '',
    kadar_cetak:
      acuan.kadar?.find((k) => k.kadar === barang.kadar)?.kadar_cetak ?? formatPersen(barang.kadar),
    total: rupiah(barang.harga_emas + barang.ongkos + barang.harga_atribut - barang.diskon),
    harga_group: undefined,
    ada_foto: undefined,
    harga_hari_ini: acuan.harga?.find((h) => h.kode_harga === barang.kode_group)?.harga_per_gram ?? null,
    nama_customer: null,
    no_hp_customer: null,
    alamat_customer: null,
    kode_member: null,
  };
}

/** What the code says of the price of a piece of ours: as it was printed. */
function hargaTertulis(isi: IsiQr, kode_barcode: string): object {
  const tertulis = isi.barang.find((b) => b.kode_barcode === kode_barcode);
  if (!tertulis) return {};
  const { harga_emas, ongkos, harga_atribut, diskon } = tertulis;
  return { harga_emas, ongkos, harga_atribut, diskon };
}

function bacaSemua(ctx: Ctx, isi: IsiQr) {
  const { kode_toko } = ctx.scope;
  const nomor = isi.barang.map((barang) => nomorQr({ isi, barang }));
  const grup = isi.barang.map((b) => b.kode_group);
  const kosong = { kondisi: [], sales: [], rekening: [], kode_member: null, foto: [], dinamai: [] };
  return ctx.deps.db.batch(ctx.scope, {
    kunci: bacaKunci([isi.key_id]),
    klaim: statement<{ no_faktur_jual: string }>('qr_klaim', KLAIM, isi.kode_toko, nomor),
    jual: bacaJual(kode_toko, isi.kode_toko === kode_toko ? nomor : []),
    acuan: bacaAcuan(kode_toko, {
      ...kosong,
      grup,
      harga: grup,
      jenis: isi.barang.map((b) => b.kode_dept),
    }),
  });
}

export const notaAsingCommands = [
  implementCommand(jualDariQr, async ({ qr }, ctx) => {
    const mentah = bacaQr(qr) ?? reject(salah.QR_TIDAK_DIKENAL);
    const { kunci, klaim, jual, acuan } = await bacaSemua(ctx, mentah.isi);
    const isi = qrSah(qr, kunci);
    const sisa = isi.barang.filter(
      (barang) => !klaim.some((k) => k.no_faktur_jual === nomorQr({ isi, barang })),
    );
    if (sisa.length === 0) reject(salah.SUDAH_DIBELI, { klaim });
    const tanda = { ...TANPA_ASAL, qr, syarat: isi.syarat, toko_jual: isi.kode_toko };
    if (isi.kode_toko !== ctx.scope.kode_toko)
      return { data: sisa.map((b) => ({ ...asing(isi, b, one(acuan)), ...tanda })) };
    const milik = jual.filter((b) => !b.beli_kembali && b.status === 'TERJUAL');
    if (milik.length === 0) reject(salah.SUDAH_DIBELI, { klaim });
    return { data: milik.map((b) => ({ ...terjual(b), ...hargaTertulis(isi, b.kode_barcode), ...tanda })) };
  }),
];
