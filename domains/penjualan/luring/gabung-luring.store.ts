/**
 * Joining: what was sold without the network is sent once the server is reached, each under its own key, and what is refused for certain is
 * laid before the owner. Nothing is forgotten here before the server said what became of it. docs/decisions/0160.
 */
import { transitionCall } from '@mustika/kernel/document.ts';
import { call } from '@mustika/web-kit/api.ts';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { isCut } from '@mustika/web-kit/sending/cut.ts';
import { belumPasti, sebagaiSalah } from '@mustika/web-kit/sending/kirim.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { kabarLuring, kasusLuring } from './luring.command.ts';
import { luringErrors } from './luring.errors.ts';
import {
  bacaLagi,
  beres,
  catatTahap,
  lupakanPaket,
  menunggu,
  type NotaTersimpan,
  siapkan,
  useLuring,
} from './luring.store.ts';
import { SIMPAN_LURING } from './simpan-luring.rule.ts';

const JUAL = transitionCall(SIMPAN_LURING);

/** Refusals of a moment: the day is being closed, somebody holds the piece, too much at once. */
const SEBENTAR = new Set(['SIBUK', 'TOKO_TUTUP', 'BARANG_DIPEGANG', 'TERLALU_SERING', 'PENGATURAN_BERUBAH']);

const badan = ({ paket, no_luring, detik, nama_customer, total, tunai, barang, tanda }: NotaTersimpan) => ({
  ...{ paket, no_luring, detik, total, tunai, tanda },
  ...(nama_customer ? { nama_customer } : {}),
  barang: barang.map(({ kode_barcode, kode_sales }) => ({
    kode_barcode,
    ...(kode_sales ? { kode_sales } : {}),
  })),
});

/** Sends one; answers whether the next may be tried. */
async function kirimSatu(nota: NotaTersimpan): Promise<boolean> {
  try {
    const { data } = await call(JUAL, { body: badan(nota), key: nota.kunci });
    await catatTahap(nota, { tahap: 'MASUK', no_faktur_group: data.no_dokumen });
    return true;
  } catch (error) {
    const salah = sebagaiSalah(error);
    if (belumPasti(salah)) return false;
    const { no_faktur_group } = (salah.detail ?? {}) as { no_faktur_group?: string };
    if (salah.code === luringErrors.NOTA_LURING_SUDAH_MASUK.code) {
      await catatTahap(nota, { tahap: 'MASUK', ...(no_faktur_group ? { no_faktur_group } : {}) });
      return true;
    }
    const pesan = { sebab: salah.code, pesan: salah.message };
    if (SEBENTAR.has(salah.code)) {
      await catatTahap(nota, { tahap: 'MENUNGGU', ...pesan });
      return true;
    }
    return laporkan(nota, pesan);
  }
}

/** What became of a case; one that waits stays one. */
const TAHAP: Readonly<Record<string, NotaTersimpan['tahap']>> = { MASUK: 'MASUK', SELESAI: 'SELESAI' };

/** A forged one is refused here, too: it stays at the till, and says why. */
async function laporkan(nota: NotaTersimpan, pesan: { sebab: string; pesan: string }): Promise<boolean> {
  try {
    const body = { ...badan(nota), sebab: pesan.sebab, rincian: pesan.pesan };
    // A key of its own that is the same each time: it is one case, however often it is told.
    const { data } = await call(kasusLuring, { body, key: `${nota.kunci}-kasus` });
    await catatTahap(nota, { tahap: TAHAP[data.keadaan] ?? 'KASUS', ...pesan });
    return true;
  } catch (error) {
    const salah = sebagaiSalah(error);
    if (belumPasti(salah)) return false;
    await catatTahap(nota, { tahap: 'KASUS', sebab: salah.code, pesan: salah.message });
    return true;
  }
}

const bisa = (): boolean => !isCut() && useSession.getState().status === 'in';

async function semua(lagi: (nota: NotaTersimpan) => boolean): Promise<void> {
  await bacaLagi();
  for (const nota of useLuring.getState().nota.filter(lagi)) if (!bisa() || !(await kirimSatu(nota))) return;
}

let berjalan = false;

/** Sends what waits; a second tab lets the first do it, and were both to send, each nota would come in once all the same. */
export async function gabung(lagi = (nota: NotaTersimpan) => nota.tahap === 'MENUNGGU'): Promise<void> {
  if (berjalan || !bisa()) return;
  berjalan = true;
  try {
    if (!navigator.locks) return await semua(lagi);
    await navigator.locks.request('gabung-luring', { ifAvailable: true }, (lock) =>
      lock ? semua(lagi) : undefined,
    );
  } finally {
    berjalan = false;
  }
}

/** The owner or the stock made way: it is tried once more. */
export const kirimLagi = (no_luring: string): Promise<void> =>
  gabung((nota) => nota.no_luring === no_luring && !beres(nota));

/** Whoever sold it does not come any more: it is laid before the owner by who works here now. */
export async function laporkanLain(no_luring: string): Promise<void> {
  await bacaLagi();
  const nota = useLuring.getState().lain.find((n) => n.no_luring === no_luring);
  const { code, message } = luringErrors.PAKET_LURING_KASIR_LAIN;
  if (nota && bisa()) await laporkan(nota, { sebab: code, pesan: kalimat(message) });
}

/** Minutes after which prices and pieces of a package are taken anew while there is a network. */
const SEGAR = 10 * 60_000;

/**
 * Says that the till is there, and takes the package anew before it grows old, or where the store has a newer one whose answer was lost on
 * its way here; one that was given or taken back is gone here, too.
 */
export async function kabari(saat: number): Promise<void> {
  const { paket, nota } = useLuring.getState();
  if (!paket || !bisa()) return;
  const tunggu = menunggu(nota).length;
  const { data } = await call(kabarLuring, { body: { paket: paket.isi.id, menunggu: tunggu } });
  if (tunggu > 0) return;
  const tua = data.keadaan === 'AKTIF' && saat - Date.parse(paket.isi.dibuat) > SEGAR;
  if (tua || data.keadaan === 'DIGANTI') await siapkan(paket.isi.baki);
  else if (data.keadaan !== 'AKTIF') await lupakanPaket();
}
