/** The state of an import of pre-orders: the file, what the server found in it, what was stored. */
import { newKey, uploadFile } from '@mustika/web-kit/api.ts';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { useRef, useState } from 'react';
import { type HasilImporPo, imporPo } from './impor-po.command.ts';

const kirim = (file: File, pratinjau: boolean, key: string) =>
  withApproval((izin = []) => {
    // A form of parts carries text only.
    const otorisasi = izin.map(({ _id }) => _id).join(',');
    return uploadFile(imporPo, file, {
      fields: { ...(pratinjau ? { pratinjau: 'ya' } : {}), otorisasi },
      key,
    });
  });

export function useImporPo() {
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<HasilImporPo | null>(null);
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
  const choose = (next: File | null): void => {
    setFile(next);
    setChecked(null);
    setStored(null);
    key.current = newKey();
    if (next) void attempt(async () => setChecked((await kirim(next, true, newKey())).data));
  };
  const store = () =>
    attempt(async () => {
      if (!file) return;
      const { data, message } = await kirim(file, false, key.current);
      setChecked(data);
      if (data.tersimpan === 0) return;
      if (message) toastSuccess(message);
      setStored(data.nomor);
    });
  return { file, checked, stored, busy, choose, store };
}
