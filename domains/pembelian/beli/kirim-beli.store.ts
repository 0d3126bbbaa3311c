/**
 * Saving a purchase: once, whatever the line does. Key and body are in the drawer before the request is on the wire; a
 * lost answer is asked for again with the same key and body until the server says what happened.
 */
import type { Flags } from '@mustika/kernel/flags.ts';
import { type ApiError, newKey } from '@mustika/web-kit/api.ts';
import { type ApprovalId, withApproval } from '@mustika/web-kit/approval/approval.ts';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { focusScan, thenScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { buzz, tick } from '@mustika/web-kit/scan/sound.ts';
import {
  belumPasti,
  type Kirim,
  mulaiKirim,
  sebagaiSalah,
  setelahGagal,
} from '@mustika/web-kit/sending/kirim.ts';
import { gateSubject, useSession } from '@mustika/web-kit/session.ts';
import { documentPrint } from '@mustika/web-kit/slip/fetch-print.ts';
import { printSlip } from '@mustika/web-kit/slip/print-slip.ts';
import { memberErrors } from '../../member/member.errors.ts';
import { pembelian } from '../pembelian.document.ts';
import { useBeli } from './beli.store.ts';
import { type HasilBeli, kirimBeli } from './beli-panggilan.store.ts';
import { type HitunganBeli, keranjangKosong, ubahBaris } from './keranjang-beli.rule.ts';
import { badanBeli } from './kirim-beli.rule.ts';

/** The modules of this store. */
export function modulBeli(): Flags {
  const { user } = useSession.getState();
  return user ? gateSubject(user).flags : new Set();
}

export const cetakUlangBeli = (nomor: string): Promise<void> =>
  thenScan(printSlip(nomor, documentPrint(pembelian)).catch(noticeOf));

function jadi({ no_dokumen, total, bayar, kode_barcode }: HasilBeli): void {
  useBeli.setState({
    keranjang: keranjangKosong(),
    kirim: null,
    terakhir: { nomor: no_dokumen, total, bayar, kode_barcode },
    pilih: null,
    panel: null,
    pesan: null,
    salah: null,
    sibuk: false,
    baruSaja: true,
  });
  tick();
  focusScan();
  void cetakUlangBeli(no_dokumen);
}

function ditolak(error: ApiError, kirim: Kirim<object>): void {
  useBeli.setState({ kirim: setelahGagal(kirim, error), sibuk: false });
  if (error.code === 'DIBATALKAN') return;
  buzz();
  const { kode_barcode, kurang } = (error.detail ?? {}) as { kode_barcode?: string; kurang?: string[] };
  if (error.code === memberErrors.IDENTITAS_DIPERLUKAN.code && kurang?.[0]) {
    useBeli.setState(({ keranjang }) => ({
      keranjang: { ...keranjang, diminta: kurang },
      salah: { pesan: error.message, kolom: kurang[0] as string },
    }));
    return;
  }
  if (kode_barcode) {
    useBeli.setState(({ keranjang }) => ({
      keranjang: ubahBaris(keranjang, kode_barcode, { masalah: error.message }),
      pilih: kode_barcode,
    }));
  }
  useBeli.setState({ salah: { pesan: kode_barcode ? `${kode_barcode}: ${error.message}` : error.message } });
}

async function jalankan(kirim: Kirim<object>): Promise<void> {
  useBeli.setState({ kirim, sibuk: true, salah: null });
  try {
    const run = async (izin?: ApprovalId[]) => (await kirimBeli(kirim.badan, kirim.kunci, izin)).data;
    jadi(await withApproval(run));
  } catch (error) {
    const salah = sebagaiSalah(error);
    if (!belumPasti(salah)) return ditolak(salah, kirim);
    useBeli.setState({ sibuk: false, salah: { pesan: salah.message } });
  }
}

/** F9. What nobody knows about goes first; the same body keeps its key, another one gets a new key. */
export async function simpanBeli(hitungan: HitunganBeli): Promise<void> {
  const { keranjang, kirim, sibuk } = useBeli.getState();
  if (sibuk) return;
  await jalankan(mulaiKirim(kirim, badanBeli(keranjang, hitungan, modulBeli()), newKey));
}

/** Asks again about a purchase whose answer was lost: on entry, and when somebody presses the button. */
export async function periksaBeli(): Promise<void> {
  const { kirim, sibuk } = useBeli.getState();
  if (kirim?.tahap === 'DIKIRIM' && !sibuk) await jalankan(kirim);
}
