/**
 * Saving a sale from the till: once, whatever the line does. The key is in the drawer before the request is on the
 * wire; a lost answer is asked for again with the same key and body until the server says what happened.
 */
import { type ApiError, newKey } from '@mustika/web-kit/api.ts';
import { type ApprovalId, withApproval } from '@mustika/web-kit/approval/approval.ts';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { focusScan, thenScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { buzz, tick } from '@mustika/web-kit/scan/sound.ts';
import { belumPasti, mulaiKirim, sebagaiSalah, setelahGagal } from '@mustika/web-kit/sending/kirim.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { penjualanErrors } from '../../jual/penjualan.errors.ts';
import type { KolomDataDiri } from '../../member/data-diri.rule.ts';
import { memberErrors } from '../../member/member.errors.ts';
import { type Bayaran, salahBayar } from '../../pembayaran/isi-bayar.rule.ts';
import { pembayaranErrors } from '../../pembayaran/pembayaran.errors.ts';
import { badanKupon, tagihanNota } from '../kupon/kupon-keranjang.rule.ts';
import { cetakLuring, simpanLuring } from '../luring/jual-luring.store.ts';
import { keluarkan, tanpaJaringan } from '../luring/luring.store.ts';
import { cetakStruk } from '../nota/cetak-struk.store.ts';
import { badanTukar, type HitunganTukar } from '../tukar/tukar.rule.ts';
import { tandaiTukar } from '../tukar/tukar.store.ts';
import { badanPoin, badanSimpan } from './badan-simpan.rule.ts';
import { badanDiri } from './diri.rule.ts';
import { type HasilSimpan, kirimSimpan } from './jual-panggilan.store.ts';
import {
  aturanToko,
  type HargaBaru,
  modulToko,
  nilaiPoinToko,
  pph22Keranjang,
  useKasir,
} from './kasir.store.ts';
import { segarkan } from './kasir-barang.store.ts';
import { hitungKeranjang, type Keranjang, keranjangBaru, tandaiBaris } from './keranjang.rule.ts';
import { jedaTanya, perluTanyaLagi } from './kirim.view.ts';
import { badanTitipan } from './titip/titipan-keranjang.rule.ts';

const tunggu = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The sale is written: a new cart, the change on the banner, the slip on its way. */
function jadi(hasil: HasilSimpan): void {
  // What was taken along for a time without the network is not there any more.
  void keluarkan(useKasir.getState().keranjang.baris.map((b) => b.kode_barcode)).catch(noticeOf);
  const terakhir = {
    nomor: hasil.no_dokumen,
    status: hasil.status,
    total: hasil.total,
    dibayar: hasil.dibayar,
    kembali: hasil.kembali,
    poin: hasil.poin,
    tukar_kurang: hasil.tukar_kurang ?? 0,
  };
  useKasir.setState({
    keranjang: keranjangBaru(newKey()),
    kirim: null,
    terakhir,
    baruSaja: true,
    panel: null,
    pesan: null,
    salah: null,
    hargaBaru: null,
    baris: null,
    sibuk: false,
    memeriksa: false,
  });
  tick();
  focusScan();
  void cetakUlang(hasil.no_dokumen);
}

/** Prints, and says so when it could not: the sale itself is safe. */
export const cetakUlang = (nomor: string): Promise<void> =>
  thenScan((nomor.startsWith('TJ') ? cetakLuring(nomor) : cetakStruk(nomor)).catch(noticeOf));

type Rincian = { kode_barcode?: string; kurang?: KolomDataDiri[] } & Partial<DetailHarga>;
type DetailHarga = { total: number; baris: { kode_barcode: string; total: number }[] };

/** The payment sheet asks for what the server missed; that of a trade-in is asked for where it lies. */
const denganDiminta = (k: Keranjang, diminta: KolomDataDiri[]): Keranjang => ({
  ...k,
  diri: { ...k.diri, diminta },
});

/** What a refusal means for the cart: marks, new prices, a message in the sheet. */
function ditolak(error: ApiError): void {
  const state = useKasir.getState();
  const kirim = state.kirim && setelahGagal(state.kirim, error);
  useKasir.setState({ kirim, sibuk: false, memeriksa: false });
  if (error.code === 'DIBATALKAN') return;
  buzz();
  const detail = (error.detail ?? {}) as Rincian;
  if (error.code === 'HARGA_BERUBAH' && detail.total !== undefined) {
    const lama = hitungKeranjang(state.keranjang, aturanToko());
    const baris = (detail.baris ?? []).filter(
      (b) =>
        lama.baris[state.keranjang.baris.findIndex((k) => k.kode_barcode === b.kode_barcode)]?.total !==
        b.total,
    );
    useKasir.setState({
      hargaBaru: { lama: lama.jumlah.total, baru: detail.total, baris } satisfies HargaBaru,
    });
    return;
  }
  const { keranjang } = useKasir.getState();
  if (error.code === memberErrors.IDENTITAS_DIPERLUKAN.code && detail.kurang)
    useKasir.setState({ keranjang: denganDiminta(keranjang, detail.kurang) });
  const kode = detail.kode_barcode;
  if (kode && !tandaiTukar(kode, error.message))
    useKasir.setState({ keranjang: tandaiBaris(keranjang, kode, error.message), baris: kode });
  useKasir.setState({
    salah: { message: kode ? `${kode}: ${error.message}` : error.message, code: error.code },
  });
}

/** Sends what is in the drawer. */
async function sekali(izin?: ApprovalId[]): Promise<HasilSimpan> {
  const { kirim } = useKasir.getState();
  if (!kirim) throw sebagaiSalah(null);
  return (await kirimSimpan(kirim.badan, kirim.kunci, izin)).data;
}

/** F9. Nothing is sent while something is on its way. */
export async function simpanPenjualan(bayar: readonly Bayaran[], tukar: HitunganTukar): Promise<void> {
  const { keranjang, kirim, sibuk } = useKasir.getState();
  if (sibuk || kirim?.tahap === 'DIKIRIM') return;
  if (tanpaJaringan()) return simpanLuring(bayar);
  const aturan = aturanToko();
  const pph22 = pph22Keranjang(keranjang, hitungKeranjang(keranjang, aturan).baris);
  const nilaiPoin = nilaiPoinToko();
  const { uang, kuponLebih, poinLebih, terutang } = tagihanNota(keranjang, {
    ...{ terutang: tukar.terutang, pph22, nilaiPoin },
  });
  const lebih = (kuponLebih > 0 && 'KUPON_MELEBIHI_NOTA') || (poinLebih > 0 && 'POIN_MELEBIHI_NOTA');
  const salah = lebih
    ? { pesan: { ...penjualanErrors, ...pembayaranErrors }[lebih].message }
    : salahBayar(uang, bayar);
  if (salah) {
    buzz();
    useKasir.setState({ salah: { message: salah.pesan, code: 'BAYAR' } });
    return;
  }
  const modul = modulToko();
  const sisi = [
    badanTukar(keranjang, tukar, modul),
    badanKupon(keranjang),
    badanPoin(keranjang.poin, nilaiPoin),
    badanTitipan(keranjang, terutang),
    badanDiri(keranjang),
  ];
  const next = mulaiKirim(kirim, badanSimpan(keranjang, aturan, bayar, { sisi, modul }), newKey);
  useKasir.setState({ kirim: next, sibuk: true, salah: null, hargaBaru: null });
  try {
    jadi(await withApproval((izin) => sekali(izin)));
  } catch (error) {
    const salahnya = sebagaiSalah(error);
    if (!belumPasti(salahnya)) return ditolak(salahnya);
    useKasir.setState({ sibuk: false });
    await periksa();
  }
}

let bangunkan: (() => void) | null = null;

/** "Periksa sekarang": the next question is not waited for. */
export const periksaSekarang = (): void => bangunkan?.();

function jeda(ms: number): Promise<void> {
  return Promise.race([
    tunggu(ms),
    new Promise<void>((resolve) => {
      bangunkan = resolve;
    }),
  ]);
}

/** Asks with the same key and body until the server says what happened. Called after a lost answer and on entry. */
export async function periksa(): Promise<void> {
  const { kirim, memeriksa, sibuk, pemilik } = useKasir.getState();
  if (kirim?.tahap !== 'DIKIRIM' || memeriksa || sibuk) return;
  useKasir.setState({ memeriksa: true });
  const masihKita = () =>
    useKasir.getState().pemilik === pemilik && useKasir.getState().kirim?.kunci === kirim.kunci;
  let curiga = true;
  for (let ke = 0; masihKita(); ke += 1) {
    if (useSession.getState().status === 'in') {
      try {
        const hasil = await sekali();
        if (masihKita()) jadi(hasil);
        return;
      } catch (error) {
        const salahnya = sebagaiSalah(error);
        const ulang = perluTanyaLagi(salahnya, curiga);
        if (ulang) curiga = false;
        else if (!belumPasti(salahnya) && masihKita()) return ditolak(salahnya);
      }
    }
    await jeda(jedaTanya(ke));
  }
  useKasir.setState({ memeriksa: false });
}

/** Takes over the prices of now; the settings may be what changed. */
export async function pakaiHargaBaru(): Promise<void> {
  await useSession
    .getState()
    .refresh()
    .catch(() => undefined);
  await segarkan();
  useKasir.setState({ hargaBaru: null });
}
