/** The state of an import: the file, what the server found in it, the masters it lacks, what was stored. */
import type { KolomBerkas, PetaKolom } from '@mustika/kernel/text/peta-kolom.ts';
import { newKey } from '@mustika/web-kit/api.ts';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useEffect, useRef, useState } from 'react';
import type { HasilImpor, MasterImpor } from '../barang.command.ts';
import { imporBarang, imporMaster } from '../barang-panggilan.store.ts';

const MASTER = new Set(['group tidak ada', 'jenis tidak ada', 'gudang tidak ada', 'baki tidak ada']);
const PRATINJAU = { pratinjau: 'ya', petakan: 'ya' } as const;

/** What the masters are made with: those left out, and what 24K sells for where the store has not said it. */
export type BuatMaster = { lewati: readonly string[]; harga_24k: number | null };

export type ModeImpor = 'semua' | 'yang-benar';

/**
 * The file of whoever left the screen for a moment, such as to turn on the module that its rows want: it is checked anew when he
 * comes back, in the same store and for the same delivery.
 */
let ditinggal: { tempat: string; file: File; peta: PetaKolom | null } | null = null;

/** What was read is what is stored: the mapping that the answer tells, said again. */
const petaDari = ({ dari, tetap, sumber }: KolomBerkas): PetaKolom => ({ dari, tetap, sumber: sumber ?? '' });
const isianPeta = (peta: PetaKolom | null): Record<string, string> =>
  peta ? { peta: JSON.stringify(peta) } : {};

/** `penerimaan`: the delivery that the pieces of the file get their tags from. */
export function useImporBerkas(penerimaan: string | null) {
  const portal = useSession((session) => session.portal);
  const tempat = `${portal ?? ''} ${penerimaan ?? ''}`;
  const dari: Record<string, string> = penerimaan ? { no_penerimaan: penerimaan } : {};
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<HasilImpor | null>(null);
  /** The columns while somebody says what they are. */
  const [kolom, setKolom] = useState<KolomBerkas | null>(null);
  const [master, setMaster] = useState<MasterImpor | null>(null);
  const [stored, setStored] = useState<HasilImpor | null>(null);
  const [busy, setBusy] = useState(false);
  /** One key per file: a second press, or a lost answer, stores nothing twice. */
  const key = useRef(newKey());

  const attempt = async (run: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await run();
    } catch (error) {
      noticeOf(error);
    } finally {
      setBusy(false);
    }
  };
  const check = async (chosen: File, peta: PetaKolom | null): Promise<void> => {
    setMaster(null);
    const { data } = await imporBarang(chosen, { ...PRATINJAU, ...dari, ...isianPeta(peta) }, newKey());
    const tanya = data.kolom.tanya || data.kolom.kurang.length > 0;
    setKolom(tanya ? data.kolom : null);
    setChecked(tanya ? null : data);
    if (tanya) return;
    const dipakai = petaDari(data.kolom);
    ditinggal = { tempat, file: chosen, peta: dipakai };
    const lacks = data.salah.some((one) => MASTER.has(one.sebab));
    // Whoever may not make masters gets no list of them; the faults name them all the same.
    if (lacks)
      setMaster(
        await imporMaster(chosen, { ...PRATINJAU, ...isianPeta(dipakai) }, newKey()).then(
          (answer) => answer.data,
          () => null,
        ),
      );
  };
  const choose = (next: File | null, peta: PetaKolom | null = null): void => {
    ditinggal = null;
    setFile(next);
    setChecked(null);
    setKolom(null);
    setMaster(null);
    setStored(null);
    key.current = newKey();
    if (next) void attempt(() => check(next, peta));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what lay there when the screen was opened
  useEffect(() => {
    if (ditinggal?.tempat === tempat) choose(ditinggal.file, ditinggal.peta);
  }, []);
  const mapped = checked && petaDari(checked.kolom);
  const makeMasters = ({ lewati, harga_24k }: BuatMaster) =>
    attempt(async () => {
      if (!file) return;
      const isian = {
        lewati: lewati.join(','),
        ...isianPeta(mapped),
        ...(harga_24k === null ? {} : { harga_24k: String(harga_24k) }),
      };
      const answer = await imporMaster(file, isian, newKey());
      toastSuccess(answer.message ?? '');
      await check(file, mapped);
    });
  /** `yakin`: what is far from its group was looked at. */
  const store = (mode: ModeImpor, yakin: boolean) =>
    attempt(async () => {
      if (!file) return;
      const isian = { mode, ...dari, ...isianPeta(mapped), ...(yakin ? { yakin: 'ya' } : {}) };
      const { data, message } = await imporBarang(file, isian, key.current);
      if (data.tersimpan === 0) return setChecked(data);
      if (message) toastSuccess(message);
      ditinggal = null;
      setStored(data);
    });
  /** Another mapping is another act. */
  const read = (peta: PetaKolom) => {
    key.current = newKey();
    if (file) void attempt(() => check(file, peta));
  };
  const remap = () => checked && setKolom(checked.kolom);
  return { ...{ file, checked, kolom, master, stored, busy }, choose, read, remap, makeMasters, store };
}

export type ImporBerkas = ReturnType<typeof useImporBerkas>;
