/** What a scan does to the trade-in of a cart, and the ways back out of it. */
import { isApiError, newKey } from '@mustika/web-kit/api.ts';
import { buzz, tick } from '@mustika/web-kit/scan/sound.ts';
import {
  type BarisKeranjang,
  barisDariJual,
  barisTanpaNota,
  hapusBaris,
  kunciJual,
  type TanpaNota,
  tambahBaris,
  ubahBaris,
} from '../../pembelian/beli/keranjang-beli.rule.ts';
import { mungkinQr } from '../../pembelian/nota/nota-qr.rule.ts';
import { pembelianErrors as salah } from '../../pembelian/pembelian.errors.ts';
import type { AsalNota } from '../../pembelian/rugi-nota.rule.ts';
import { jualUntukTukar } from '../kasir/jual-panggilan.store.ts';
import { bolehUbah, ubahKeranjang, useKasir } from '../kasir/kasir.store.ts';
import { tanpaBaris } from '../kasir/keranjang.rule.ts';
import { tukarDari, ubahTukar } from './tukar.rule.ts';

/** Said where who trades in must be written down: the sheet begins there. */
export const DIRI_TUKAR = 'DIRI_TUKAR';

type Pesan = { text: string; error: boolean };

function gagal(text: string): Pesan {
  buzz();
  return { text, error: true };
}

/** Adds one piece, or everything of a nota that has not come back yet. */
export async function pindaiTukar(text: string, kondisi: string | null): Promise<Pesan> {
  const kode = text.trim().toUpperCase();
  if (!bolehUbah(useKasir.getState())) return gagal('Penjualan Sedang Dikirim, Silahkan Tunggu');
  try {
    const found = await jualUntukTukar(text.trim());
    const { keranjang, sales } = useKasir.getState();
    const ada = tukarDari(keranjang).baris;
    const baru = found.filter((b) => !ada.some((line) => line.kunci === kunciJual(b)));
    const last = baru.at(-1);
    if (!last) return gagal(`${salah.BARANG_DUA_KALI.message}: ${found[0]?.kode_barcode ?? kode}`);
    const lines = baru.map((b) => barisDariJual(b, kondisi, sales));
    ubahKeranjang((k) => ubahTukar(k, (t) => tambahBaris(t, lines)));
    tick();
    const nama = baru.length > 1 ? `${baru.length} pcs` : `${last.kode_barcode} ${last.nama_barang}`;
    return { text: nama, error: false };
  } catch (error) {
    const pesan = isApiError(error) ? error.message : 'Terjadi Kesalahan Saat Request Data';
    return gagal(mungkinQr(kode) ? pesan : `${pesan}: ${kode.slice(0, 44)}`);
  }
}

/** Goods that are typed. */
export function tambahTukarTanpaNota(
  tanpa: TanpaNota,
  berat: number,
  asal_nota: AsalNota,
  kondisi: string | null,
): void {
  const baris = barisTanpaNota(newKey(), tanpa, berat as never, kondisi, useKasir.getState().sales);
  ubahKeranjang((k) => ubahTukar(k, (t) => tambahBaris(t, [{ ...baris, asal_nota }])));
}

export const ubahBarisTukar = (kunci: string, ubahan: Partial<BarisKeranjang>): boolean =>
  ubahKeranjang((k) => ubahTukar(k, (t) => ubahBaris(t, kunci, ubahan)));

export const buangTukar = (kunci: string): boolean =>
  // With the last piece on the counter the customer goes too.
  ubahKeranjang((k) =>
    tanpaBaris(
      ubahTukar(k, (t) => hapusBaris(t, kunci)),
      [],
    ),
  );

/** Marks the piece the server named; answers whether it is one of the trade-in. */
export function tandaiTukar(kode_barcode: string, masalah: string): boolean {
  const { keranjang } = useKasir.getState();
  if (!tukarDari(keranjang).baris.some((b) => b.kunci === kode_barcode)) return false;
  const tukar = ubahBaris(tukarDari(keranjang), kode_barcode, { masalah });
  useKasir.setState({ keranjang: { ...keranjang, tukar } });
  return true;
}
