/** The state of an import of pre-orders: the file, what the server found in it, what was stored. */
import type { KolomBerkas, PetaKolom } from '@mustika/kernel/text/peta-kolom.ts';
import { newKey, uploadFile } from '@mustika/web-kit/api.ts';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { useRef, useState } from 'react';
import { type HasilImporPo, imporPo } from './impor-po.command.ts';

/** What was read is what is stored: the mapping that the answer tells, said again. */
const petaDari = ({ dari, tetap, sumber }: KolomBerkas): PetaKolom => ({ dari, tetap, sumber: sumber ?? '' });

const kirim = (file: File, pratinjau: boolean, peta: PetaKolom | null, key: string) =>
  withApproval((izin = []) => {
    // A form of parts carries text only.
    const otorisasi = izin.map(({ _id }) => _id).join(',');
    return uploadFile(imporPo, file, {
      fields: {
        ...(pratinjau ? { pratinjau: 'ya', petakan: 'ya' } : {}),
        ...(peta ? { peta: JSON.stringify(peta) } : {}),
        otorisasi,
      },
      key,
    });
  });

export function useImporPo() {
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<HasilImporPo | null>(null);
  /** The columns while somebody says what they are. */
  const [kolom, setKolom] = useState<KolomBerkas | null>(null);
  const [stored, setStored] = useState<readonly string[] | null>(null);
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
  const check = (chosen: File, peta: PetaKolom | null) =>
    attempt(async () => {
      const { data } = await kirim(chosen, true, peta, newKey());
      const tanya = data.kolom.tanya || data.kolom.kurang.length > 0;
      setKolom(tanya ? data.kolom : null);
      setChecked(tanya ? null : data);
    });
  const choose = (next: File | null): void => {
    setFile(next);
    setChecked(null);
    setKolom(null);
    setStored(null);
    key.current = newKey();
    if (next) void check(next, null);
  };
  const store = () =>
    attempt(async () => {
      if (!file || !checked) return;
      const { data, message } = await kirim(file, false, petaDari(checked.kolom), key.current);
      setChecked(data);
      if (data.tersimpan === 0) return;
      if (message) toastSuccess(message);
      setStored(data.nomor);
    });
  /** Another mapping is another act. */
  const read = (peta: PetaKolom): void => {
    key.current = newKey();
    if (file) void check(file, peta);
  };
  const remap = () => checked && setKolom(checked.kolom);
  return { ...{ file, checked, kolom, stored, busy }, choose, read, remap, store };
}
