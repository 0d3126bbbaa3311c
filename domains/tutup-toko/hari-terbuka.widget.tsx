/** The open day, step by step on one page, by keyboard: Enter moves on, Ctrl+Enter stores a count, F9 closes. */

import { call, isApiError, newKey } from '@mustika/web-kit/api.ts';
import { type ApprovalId, withApproval } from '@mustika/web-kit/approval/approval.ts';
import { enterMovesOn } from '@mustika/web-kit/form/enter-moves-on.ts';
import { noticeOf, toastInfo, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { dialogOpen } from '@mustika/web-kit/overlay.ts';
import { belumPasti } from '@mustika/web-kit/sending/kirim.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useWindowKeys } from '@mustika/web-kit/use-window-keys.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Alasan, DaftarPeriksa } from './daftar-periksa.widget.tsx';
import { HitungLaci, type Lembar, pecahanDari } from './hitung-laci.widget.tsx';
import { hitungLaci, type LaciTutup, type PeriksaTutup } from './periksa-tutup.command.ts';
import { hitunganTerakhir, pengecualianDari } from './periksa-tutup.rule.ts';
import { SelisihLaci } from './selisih-laci.widget.tsx';
import { TUTUP } from './teks-tutup.store.ts';
import css from './tutup.module.css';
import { kunciLaci, useSegarkan } from './tutup-data.store.ts';
import { type Sisa, sisaSebelumTutup, TutupHari } from './tutup-hari.widget.tsx';
import { tutupToko } from './tutup-toko.document.ts';

const perluHitung = ({ hitungan }: LaciTutup): boolean => hitungan === null || hitungan.basi;

/** What is counted, which drawer is next, and storing a count. */
function useHitung(laci: readonly LaciTutup[]) {
  const [pilihan, setPilihan] = useState<string | null>(null);
  const [lembar, setLembar] = useState<Readonly<Record<string, Lembar>>>({});
  const [menyimpan, setMenyimpan] = useState(false);
  const segarkan = useSegarkan();
  const dipilih = laci.find((one) => kunciLaci(one) === pilihan) ?? laci.find(perluHitung) ?? laci[0] ?? null;
  const kunci = dipilih ? kunciLaci(dipilih) : '';
  const simpan = async (): Promise<void> => {
    if (!dipilih || menyimpan) return;
    setMenyimpan(true);
    try {
      const { akun, dimensi } = dipilih;
      const body = { akun, dimensi, pecahan: pecahanDari(lembar[kunci] ?? {}) };
      const { message } = await call(hitungLaci, { body, key: newKey() });
      if (message) toastSuccess(message);
      await segarkan();
      const next = laci.find((one) => one !== dipilih && perluHitung(one));
      setPilihan(kunciLaci(next ?? dipilih));
      fokus(next ? '[data-lembar]' : '[data-tutup]');
    } catch (error) {
      noticeOf(error);
    } finally {
      setMenyimpan(false);
    }
  };
  return {
    dipilih,
    lembar: lembar[kunci] ?? {},
    menyimpan,
    simpan,
    pilih: (one: LaciTutup) => setPilihan(kunciLaci(one)),
    isi: (nominal: number, text: string) =>
      setLembar({ ...lembar, [kunci]: { ...lembar[kunci], [nominal]: text } }),
  };
}

/** After the next paint, because the field may only appear with it. */
const fokus = (kolom: string): void =>
  void setTimeout(() => document.querySelector<HTMLElement>(kolom)?.focus(), 30);

type Kirim = { periksa: PeriksaTutup; alasan: Alasan; berikut: string; catatan: string };

const isiTutup = ({ periksa, alasan, berikut, catatan }: Kirim) => ({
  tanggal: periksa.tanggal,
  tanggal_berikut: berikut,
  laci: hitunganTerakhir(periksa.laci, alasan),
  pengecualian: pengecualianDari(periksa.periksa, alasan),
  catatan,
});

/** Sends the closing once, however often it is pressed; whoever must approve is asked on the way. */
function useTutup(onDitutup: (tanggal: string) => void) {
  const [menutup, setMenutup] = useState(false);
  const [key] = useState(newKey);
  const refresh = useSession((session) => session.refresh);
  const segarkan = useSegarkan();
  const kirim = async (isi: Kirim): Promise<void> => {
    if (menutup) return;
    setMenutup(true);
    const { path, message: prescribed } = tutupToko.transitions.tutup;
    try {
      const body = isiTutup(isi);
      const sekali = (detail_authorization?: ApprovalId[]) =>
        call(
          { method: 'POST', path },
          { body: { ...body, ...(detail_authorization ? { detail_authorization } : {}) }, key },
        );
      const { message } = await withApproval(sekali).catch((error: unknown) => {
        // A closing whose answer was lost is asked about once more: the same key answers what happened.
        if (isApiError(error) && belumPasti(error)) return sekali();
        throw error;
      });
      toastSuccess(message ?? prescribed);
      await refresh();
      await segarkan();
      onDitutup(isi.periksa.tanggal);
    } catch (error) {
      noticeOf(error);
      await segarkan();
    } finally {
      setMenutup(false);
    }
  };
  return { menutup, kirim };
}

/** F9 closes from anywhere on the page, unless a dialog is open. */
const useF9 = (act: () => void): void =>
  useWindowKeys((event) => {
    if (event.key !== 'F9' || dialogOpen()) return;
    event.preventDefault();
    act();
  });

type HariTerbukaProps = { periksa: PeriksaTutup; onDitutup: (tanggal: string) => void };

export function HariTerbuka({ periksa, onDitutup }: HariTerbukaProps) {
  const { t } = useTranslation(TUTUP);
  const segarkan = useSegarkan();
  const hitung = useHitung(periksa.laci);
  const [alasan, setAlasan] = useState<Alasan>({});
  const [berikut, setBerikut] = useState<string | null>(null);
  const [catatan, setCatatan] = useState('');
  const { menutup, kirim } = useTutup(onDitutup);
  const sisa = sisaSebelumTutup(periksa, alasan, t);
  const tanggalBerikut = berikut ?? periksa.tanggal_berikut;
  const tutup = () => {
    const [pertama] = sisa as [Sisa?];
    if (pertama) {
      toastInfo(pertama.teks);
      return fokus(pertama.kolom);
    }
    void kirim({ periksa, alasan, berikut: tanggalBerikut, catatan });
  };
  const tulisAlasan = (kode: string, text: string) => setAlasan({ ...alasan, [kode]: text });
  useF9(tutup);
  useEffect(() => fokus('[data-alasan], [data-lembar]'), []);
  return (
    <div className={css.langkah}>
      <form
        className={css.kiri}
        aria-label={t('tutup')}
        noValidate
        onKeyDown={enterMovesOn}
        onSubmit={(event) => {
          event.preventDefault();
          void hitung.simpan();
        }}
      >
        <DaftarPeriksa
          butir={periksa.periksa}
          alasan={alasan}
          onAlasan={tulisAlasan}
          onRefresh={() => void segarkan()}
        />
        <HitungLaci
          laci={periksa.laci}
          dipilih={hitung.dipilih}
          lembar={hitung.lembar}
          menyimpan={hitung.menyimpan}
          onPilih={hitung.pilih}
          onLembar={hitung.isi}
          onSimpan={() => void hitung.simpan()}
        />
        <SelisihLaci
          laci={periksa.laci}
          dilihat={hitung.dipilih}
          onLihat={hitung.pilih}
          alasan={alasan}
          onAlasan={tulisAlasan}
        />
      </form>
      <div className={css.kanan}>
        <TutupHari
          periksa={periksa}
          sisa={sisa}
          berikut={tanggalBerikut}
          catatan={catatan}
          menutup={menutup}
          onBerikut={setBerikut}
          onCatatan={setCatatan}
          onTutup={tutup}
        />
      </div>
    </div>
  );
}
