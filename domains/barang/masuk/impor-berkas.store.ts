/** The state of an import: the file, what the server found in it, the masters it lacks, what was stored. */
import { newKey } from '@mustika/web-kit/api.ts';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useEffect, useRef, useState } from 'react';
import type { HasilImpor, MasterImpor } from '../barang.command.ts';
import { imporBarang, imporMaster } from '../barang-panggilan.store.ts';

const MASTER = new Set(['group tidak ada', 'jenis tidak ada', 'gudang tidak ada', 'baki tidak ada']);
const PRATINJAU = { pratinjau: 'ya' } as const;

/** What the masters are made with: those left out, and what 24K sells for where the store has not said it. */
export type BuatMaster = { lewati: readonly string[]; harga_24k: number | null };

export type ModeImpor = 'semua' | 'yang-benar';

/**
 * The file of whoever left the screen for a moment, such as to turn on the module that its rows want: it is checked anew when he
 * comes back, in the same store and for the same delivery.
 */
let ditinggal: { tempat: string; file: File } | null = null;

/** `penerimaan`: the delivery that the pieces of the file get their tags from. */
export function useImporBerkas(penerimaan: string | null) {
  const dari: Record<string, string> = penerimaan ? { no_penerimaan: penerimaan } : {};
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<HasilImpor | null>(null);
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
  const check = async (chosen: File): Promise<void> => {
    const { data } = await imporBarang(chosen, { ...PRATINJAU, ...dari }, newKey());
    setChecked(data);
    const lacks = data.salah.some((one) => MASTER.has(one.sebab));
    setMaster(null);
    // Whoever may not make masters gets no list of them; the faults name them all the same.
    if (lacks)
      setMaster(
        await imporMaster(chosen, PRATINJAU, newKey()).then(
          (answer) => answer.data,
          () => null,
        ),
      );
  };
  const portal = useSession((session) => session.portal);
  const tempat = `${portal ?? ''} ${penerimaan ?? ''}`;
  const choose = (next: File | null): void => {
    ditinggal = next && { tempat, file: next };
    setFile(next);
    setChecked(null);
    setMaster(null);
    setStored(null);
    key.current = newKey();
    if (next) void attempt(() => check(next));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what lay there when the screen was opened
  useEffect(() => {
    if (ditinggal?.tempat === tempat) choose(ditinggal.file);
  }, []);
  const makeMasters = ({ lewati, harga_24k }: BuatMaster) =>
    attempt(async () => {
      if (!file) return;
      const isian = {
        lewati: lewati.join(','),
        ...(harga_24k === null ? {} : { harga_24k: String(harga_24k) }),
      };
      const answer = await imporMaster(file, isian, newKey());
      toastSuccess(answer.message ?? '');
      await check(file);
    });
  const store = (mode: ModeImpor) =>
    attempt(async () => {
      if (!file) return;
      const { data, message } = await imporBarang(file, { mode, ...dari }, key.current);
      if (data.tersimpan === 0) return setChecked(data);
      if (message) toastSuccess(message);
      ditinggal = null;
      setStored(data);
    });
  return { file, checked, master, stored, busy, choose, makeMasters, store };
}

export type ImporBerkas = ReturnType<typeof useImporBerkas>;
