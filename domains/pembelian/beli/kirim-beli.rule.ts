/** What is sent when the purchase is agreed on, and what must be put right before. Spec 1 §5. */
import { type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import type { Flags } from '@mustika/kernel/flags.ts';
import { type DataDiri, dataDiriKurang } from '../../member/data-diri.rule.ts';
import { bayaranKeluar, salahKeluar } from '../../pembayaran/bayar-keluar.rule.ts';
import { pembelianErrors } from '../pembelian.errors.ts';
import { identitasKurang } from './identitas-penjual.rule.ts';
import type { HitunganBeli, KeranjangBeli } from './keranjang-beli.rule.ts';

/** Why these pieces cannot be bought as they lie there; `kolom` names the field to go to. */
export type SalahBeli = { pesan: string; kunci?: string; kolom?: string };

const PESAN_IDENTITAS: Record<string, string> = {
  nama_customer: 'Nama Penjual Tidak Boleh Kosong',
  nik_sim_passport: 'NIK / SIM / Passport Tidak Boleh Kosong',
  alamat_customer: 'Alamat Penjual Tidak Boleh Kosong',
  tanggal_lahir: 'Tanggal Lahir Tidak Boleh Kosong',
  pekerjaan: 'Pekerjaan Tidak Boleh Kosong',
  sumber_dana: 'Sumber Dana Tidak Boleh Kosong',
};

/** What the counter must know of this seller before it asks the server; of a member it knows name and address. */
function diriKurang({ penjual, kode_member }: KeranjangBeli, total: Rupiah, batas: Rupiah) {
  const isi: DataDiri = { tanggal_lahir: null, pekerjaan: null, sumber_dana: null, ...penjual };
  const dikenal = kode_member === null ? [] : ['nama_customer', 'alamat_customer'];
  return dataDiriKurang(isi, { jumlah: total, batas: rupiah(batas), hari: '9999-12-31' }).filter(
    (kolom) => !dikenal.includes(kolom),
  );
}

/** What decides whether the seller must say who he is. */
export const dibeli = ({ baris }: KeranjangBeli, { total }: HitunganBeli, batas: number) => ({
  total,
  tanpaNota: baris.some((b) => b.jual === null),
  batas,
});

type DimintaBaris = { wajibFoto?: boolean; tanpaSales?: boolean };

/** What is wrong with a line, in the words the server would use, in the order in which a cashier puts things right. */
export function salahBaris(
  k: KeranjangBeli,
  hitungan: HitunganBeli,
  { wajibFoto = false, tanpaSales = false }: DimintaBaris,
): SalahBeli | null {
  if (k.baris.length === 0) return { pesan: 'Barang Tidak Boleh Kosong' };
  for (const [index, b] of k.baris.entries()) {
    const { kunci } = b;
    if (!tanpaSales && !b.kode_sales)
      return { pesan: 'Sales Tidak Boleh Kosong', kunci, kolom: 'kode_sales' };
    if (!b.kondisi_barang)
      return { pesan: 'Kondisi Barang Tidak Boleh Kosong', kunci, kolom: 'kondisi_barang' };
    if (b.berat <= 0) return { pesan: 'Berat Tidak Boleh Kosong', kunci, kolom: 'berat' };
    const harga = hitungan.baris[index];
    if (!harga) return { pesan: 'Harga Beli Belum Diatur Di Parameter Harga', kunci };
    if (harga.harga <= 0) return { pesan: 'Harga Beli Harus Lebih Dari Nol', kunci, kolom: 'harga' };
    if (wajibFoto && !b.foto) return { pesan: 'Foto Barang Harus Diisi', kunci, kolom: 'foto' };
  }
  return null;
}

/** The same of all that is bought: its lines, its seller, what is paid out. */
export function salahKeranjang(
  k: KeranjangBeli,
  hitungan: HitunganBeli,
  { batas, batasDiri, ...diminta }: { batas: number; batasDiri?: Rupiah } & DimintaBaris,
): SalahBeli | null {
  const baris = salahBaris(k, hitungan, diminta);
  if (baris) return baris;
  const [diri] = batasDiri === undefined ? [] : diriKurang(k, hitungan.total, batasDiri);
  if (diri) return { pesan: PESAN_IDENTITAS[diri] as string, kolom: diri };
  const [kurang] = identitasKurang(k.penjual, dibeli(k, hitungan, batas));
  if (kurang) return { pesan: PESAN_IDENTITAS[kurang] as string, kolom: kurang };
  if (k.biaya_admin >= hitungan.total)
    return { pesan: 'Biaya Admin Tidak Boleh Melebihi Total', kolom: 'biaya_admin' };
  return salahKeluar(hitungan.bayar, k, pembelianErrors.BAYAR_TIDAK_SAMA.message);
}

/** The body of `pembelian/simpan`. */
export function badanBeli(k: KeranjangBeli, hitungan: HitunganBeli, modul: Flags = new Set()): object {
  return {
    ...k.penjual,
    kode_member: k.kode_member,
    keterangan: null,
    biaya_admin: k.biaya_admin > 0 ? k.biaya_admin : null,
    total: hitungan.total,
    barang: k.baris.map((b) => ({
      ...(b.jual?.nota_lama
        ? { kode_barcode: null, nota_lama: b.jual.nota_lama }
        : { kode_barcode: b.jual?.kode_barcode ?? null }),
      ...(b.jual?.qr ? { qr: b.jual.qr } : {}),
      asal_nota: b.asal_nota,
      foto: b.foto,
      ...(modul.has('DISABLE_KODE_SALES_TRANSACTION') ? {} : { kode_sales: b.kode_sales }),
      kondisi_barang: b.kondisi_barang,
      berat: b.berat / 1000,
      potongan_manual: b.potongan_manual > 0 ? b.potongan_manual : null,
      harga: b.harga,
      ...(b.tanpa ?? {}),
    })),
    bayar: bayaranKeluar(hitungan.bayar, k),
  };
}
