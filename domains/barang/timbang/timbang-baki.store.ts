/** The trays that are on the scale, this desk's readings of them, and what is done with both. */
import { call, isApiError } from '@mustika/web-kit/api.ts';
import { useAskAgain } from '@mustika/web-kit/ask-again.ts';
import { viewOf } from '@mustika/web-kit/document-screen/declared.ts';
import { useDocumentList } from '@mustika/web-kit/document-sheet/view.ts';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { kirimSekali } from '@mustika/web-kit/sending/kirim.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { recall, remember } from '@mustika/web-kit/storage.ts';
import { useEffect, useState } from 'react';
import { bakiResource } from '../../master/baki.resource.ts';
import { type Catatan, type Catatans, catatTimbang, yangBerjalan } from './daftar-timbang.view.ts';
import { timbangMulai, timbangReset } from './timbang-baki.command.ts';
import { timbangBaki } from './timbang-baki.document.ts';
import { TIMBANG_BAKI_TERSEDIA, timbangErrors } from './timbang-baki.errors.ts';

export type BarisTimbang = {
  no_dokumen: string;
  kode_gudang: string;
  kode_baki: string;
  jumlah_barang: number;
  berat: number;
  berat_baki: number;
  berat_plastik: number;
  berat_atribut: number;
  berat_bandrol: number;
  total: number;
  toleransi: number;
  user_id: string;
};
type Pesan = { text: string; error: boolean } | null;

const view = viewOf(timbangBaki);
const { update } = timbangBaki.transitions;

/** Readings of a store at this desk; they outlive the page, and the login. */
function useCatatan(nomor: readonly string[] | undefined) {
  const toko = useSession((session) => session.portal ?? session.user?.kode_toko ?? '');
  const kunci = `timbang-baki:${toko}`;
  const [semua, setSemua] = useState<Catatans>(() => recall<Catatans>('laci', kunci) ?? {});
  useEffect(() => remember('laci', kunci, semua), [kunci, semua]);
  const catatan = nomor ? yangBerjalan(semua, nomor) : semua;
  const catat = (no_dokumen: string, satu: Catatan | null) =>
    setSemua((sebelum) => catatTimbang(sebelum, no_dokumen, satu));
  return { catatan, catat };
}

/** The gudang of a tray whose code was scanned; null where the shop has no such tray. */
async function gudangBaki(kode_baki: string): Promise<string | null> {
  const { data } = await call<{ kode_baki: string; kode_gudang: string }[]>(bakiResource.api.list, {
    query: { kode_baki, aktif: 'ya', skip: 0, limit: 1 },
  });
  return data.find((one) => one.kode_baki === kode_baki)?.kode_gudang ?? null;
}

export function useTimbang() {
  const asked = useDocumentList(view, { status: 'OPEN' });
  const askAgain = useAskAgain();
  const rows = asked.data?.rows as unknown as BarisTimbang[] | undefined;
  const { catatan, catat } = useCatatan(rows?.map(({ no_dokumen }) => no_dokumen));
  const [pesan, setPesan] = useState<Pesan>(null);
  const [baru, setBaru] = useState('');
  const [sibuk, setSibuk] = useState(false);
  /** Spec 1 §8: what the state of the weighing is after a failure. */
  const [keadaan, setKeadaan] = useState('');
  const [sekali] = useState(() => kirimSekali());
  const gagal = (error: unknown) => {
    setKeadaan(TIMBANG_BAKI_TERSEDIA);
    const text =
      isApiError(error) && error.message !== '' ? error.message : timbangErrors.TIMBANG_KOSONG.message;
    setPesan({ text, error: true });
  };
  /** Whatever is done, nothing else is begun meanwhile. */
  const kerjakan = async (act: () => Promise<void>) => {
    if (sibuk) return;
    setSibuk(true);
    setPesan(null);
    setKeadaan('');
    await act().catch(gagal);
    await askAgain();
    setSibuk(false);
  };
  const mulai = (kode_gudang: string | null, kode_toko: string | null) =>
    kerjakan(async () => {
      const body = { kode_gudang, kode_toko };
      const { data } = await sekali((key) => call(timbangMulai, { body, key }), `mulai ${kode_toko}`);
      const [satu] = data.data_timbang;
      setBaru(satu?.no_dokumen ?? '');
      if (data.lanjut && satu) setPesan({ text: 'lanjut', error: false });
    });
  const pindai = async (kode: string) => {
    const baki = kode.trim().toUpperCase();
    const gudang = await gudangBaki(baki).catch(() => null);
    // An unknown tray is asked for all the same: the server says what is wrong with it.
    await mulai(gudang ?? baki, baki);
  };
  const simpan = () =>
    kerjakan(async () => {
      let jadi = 0;
      for (const { no_dokumen } of rows ?? []) {
        const satu = catatan[no_dokumen];
        if (!satu) continue;
        try {
          const body = { no_dokumen, ...satu };
          await sekali((key) => call({ method: 'POST', path: update.path }, { body, key }), no_dokumen);
          catat(no_dokumen, null);
          jadi += 1;
        } catch (error) {
          noticeOf(error);
        }
      }
      if (jadi > 0) toastSuccess(update.message);
    });
  const reset = () =>
    kerjakan(async () => {
      const { message } = await sekali((key) => call(timbangReset, { body: {}, key }), 'reset');
      toastSuccess(message ?? '');
    });
  return { asked, rows, catatan, catat, pesan, baru, sibuk, keadaan, mulai, pindai, simpan, reset };
}
