/** Picking a deposit up at the till: its pieces on the counter, its money as payment. And leaving one. Domain R6.6. */

import { mayOrSay } from '@mustika/web-kit/act.tsx';
import { isApiError, newKey } from '@mustika/web-kit/api.ts';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { focusScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { buzz, tick } from '@mustika/web-kit/scan/sound.ts';
import { type Kirim, mulaiKirim, sebagaiSalah, setelahGagal } from '@mustika/web-kit/sending/kirim.ts';
import type { DenganDataDiri } from '../../../pembayaran/tanya-data-diri.widget.tsx';
import { belumAda } from '../../../titipan/pakai-titip.rule.ts';
import { titipan } from '../../../titipan/titipan.document.ts';
import { titipanErrors } from '../../../titipan/titipan.errors.ts';
import { jenisTitip } from '../../../titipan/titipan.rule.ts';
import { keluarkan } from '../../luring/luring.store.ts';
import { tukarDari } from '../../tukar/tukar.rule.ts';
import { barangSiap } from '../jual-panggilan.store.ts';
import { bolehUbah, perluSales, useKasir } from '../kasir.store.ts';
import { gagal } from '../kasir-barang.store.ts';
import { barisDari, keranjangBaru, tandaiBaris } from '../keranjang.rule.ts';
import { cetakUlang } from '../kirim-penjualan.store.ts';
import { tahan } from '../tahan-keranjang.store.ts';
import { type BadanTitip, bacaTitipan, type HasilTitip, kirimTitip } from './titip-panggilan.store.ts';
import { type TitipanDibaca, tetapTitipan, titipanAktif, titipanDari } from './titipan-keranjang.rule.ts';

/** Why a deposit cannot be picked up now, in the words of the catalogue; null when it can. */
function halanganTitipan(t: TitipanDibaca): string | null {
  if (t.status === 'OPEN') return titipanErrors.TITIPAN_BELUM_VALIDASI.message;
  if (t.status === 'PESAN' || t.status === 'KERJA') return belumAda(jenisTitip(t.no_titipan)).message;
  if (t.status !== 'DONE') return titipanErrors.TITIPAN_SUDAH_SELESAI.message;
  if (t.no_faktur_tunggu) return `${titipanErrors.TITIPAN_SEDANG_DIAMBIL.message}: ${t.no_faktur_tunggu}`;
  return null;
}

/** What lies on the counter is put aside; the pieces of another deposit simply stay with it. */
async function kosongkanMeja(): Promise<boolean> {
  const { keranjang } = useKasir.getState();
  return keranjang.baris.length === 0 || titipanAktif(keranjang) !== null || tahan();
}

/** Lays the pieces of a deposit on the counter. Answers whether they lie there now. */
export async function ambilTitipan(no_titipan: string): Promise<boolean> {
  if (!bolehUbah(useKasir.getState())) return false;
  try {
    const dibaca = await bacaTitipan(no_titipan);
    const why = halanganTitipan(dibaca);
    if (why) {
      gagal(`${no_titipan}: ${why}`);
      return false;
    }
    if (!(await kosongkanMeja())) return false;
    const titipan = titipanDari(dibaca);
    const siap = await Promise.all(titipan.barang.map((b) => barangSiap(b.kode_barcode)));
    const baris = siap.map((b, index) => ({
      ...barisDari(b, titipan.barang[index]?.kode_sales ?? null),
      finishing: titipan.barang[index]?.finishing ?? null,
      ...tetapTitipan({ titipan }, b.kode_barcode),
    }));
    const pelanggan = {
      kode_member: dibaca.kode_member,
      nama: dibaca.nama_customer,
      no_hp: dibaca.no_hp_customer,
      poin: null,
    };
    useKasir.setState({
      keranjang: { ...keranjangBaru(newKey()), baris, pelanggan, titipan },
      kirim: null,
      baris: baris[0]?.kode_barcode ?? null,
      pesan: { text: no_titipan, error: false },
      baruSaja: false,
      panel: null,
    });
    tick();
    return true;
  } catch (error) {
    gagal(`${no_titipan}: ${isApiError(error) ? error.message : 'Terjadi Kesalahan Saat Request Data'}`);
    return false;
  }
}

/** The deposit stays what it is; its pieces leave the counter. */
export function lepasTitipan(): void {
  const state = useKasir.getState();
  if (!bolehUbah(state)) return;
  const { titipan, baris, ...rest } = state.keranjang;
  const sisa = baris.filter((b) => !titipan?.barang.some((t) => t.kode_barcode === b.kode_barcode));
  const pelanggan = sisa.length === 0 ? null : rest.pelanggan;
  useKasir.setState({ keranjang: { ...rest, baris: sisa, pelanggan }, pesan: null, panel: null });
  focusScan();
}

/** F7: what a payment needs is not needed yet, but a piece and its sales are. */
export function bukaTitip(): void {
  const kasir = useKasir.getState();
  const { baris } = kasir.keranjang;
  const terbuka = kasir.panel === 'titip' || kasir.panel === 'bayar' || kasir.panel === 'tukar';
  if (terbuka || !bolehUbah(kasir) || !mayOrSay(titipan.transitions.simpan)) return;
  if (baris.length === 0) gagal('Barang Tidak Boleh Kosong');
  else if (titipanAktif(kasir.keranjang)) gagal(titipanErrors.BARANG_DITITIP.message);
  else if (tukarDari(kasir.keranjang).baris.length > 0) gagal('Barang Tukar Hanya Untuk Penjualan');
  else if (perluSales(baris)) {
    buzz();
    useKasir.setState({ panel: 'sales', pesan: { text: 'Sales Tidak Boleh Kosong', error: true } });
  } else useKasir.setState({ panel: 'titip', salah: null, pesan: null });
}

/** The same key until the body changes: a lost answer is asked for again by pressing again. Wishes 3 and 4. */
let kirim: Kirim<BadanTitip> | null = null;

function jadi({ no_dokumen, status, uang_muka, kembali }: HasilTitip): void {
  kirim = null;
  // What was taken along for a time without the network waits for its customer now.
  void keluarkan(useKasir.getState().keranjang.baris.map((b) => b.kode_barcode)).catch(noticeOf);
  useKasir.setState({
    keranjang: keranjangBaru(newKey()),
    terakhir: { nomor: no_dokumen, status, total: uang_muka, kembali, poin: 0 },
    baruSaja: true,
    panel: null,
    pesan: null,
    salah: null,
    baris: null,
    sibuk: false,
  });
  tick();
  focusScan();
  void cetakUlang(no_dokumen);
}

/** Sends it; nobody knows yet what became of one before: that one is asked about first. */
async function sekali(badan: BadanTitip): Promise<HasilTitip> {
  kirim = mulaiKirim(kirim, badan, newKey);
  const { kunci, badan: dikirim } = kirim;
  try {
    return (await withApproval((izin) => kirimTitip(dikirim, kunci, izin))).data;
  } catch (error) {
    kirim = kirim && setelahGagal(kirim, sebagaiSalah(error));
    throw error;
  }
}

/** Saves the deposit; what was refused is said in the sheet and marked on its line. */
export async function simpanTitip(badan: BadanTitip, denganDataDiri: DenganDataDiri): Promise<void> {
  if (useKasir.getState().sibuk) return;
  useKasir.setState({ sibuk: true, salah: null });
  try {
    jadi(await denganDataDiri((diri) => sekali({ ...badan, ...diri })));
  } catch (error) {
    const salah = sebagaiSalah(error);
    useKasir.setState({ sibuk: false });
    if (salah.code === 'DIBATALKAN') return;
    buzz();
    const kode = (salah.detail as { kode_barcode?: string } | undefined)?.kode_barcode;
    if (kode)
      useKasir.setState(({ keranjang }) => ({
        keranjang: tandaiBaris(keranjang, kode, salah.message),
        baris: kode,
      }));
    useKasir.setState({
      salah: { message: kode ? `${kode}: ${salah.message}` : salah.message, code: salah.code },
    });
  }
}
