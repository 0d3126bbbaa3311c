/** Saved sales that touch no book yet: look at one, validate it, or validate all that were chosen. Spec 1 §2.2. */
import { Button } from '@mantine/core';
import { EmptyState } from '@mustika/web-kit/data-table/empty.tsx';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { toastSuccess } from '@mustika/web-kit/notices.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useKirimBerurut } from '@mustika/web-kit/use-kirim.ts';
import { IconChecks, IconReceipt } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TabelNota, useDaftarNota } from './daftar-nota.widget.tsx';
import { kirimValidasi } from './jual-panggilan.store.ts';
import { NotaLembar } from './nota.widget.tsx';
import { PENJUALAN } from './teks.store.ts';

const NONE: ReadonlySet<string> = new Set();

/** All that were chosen, with one word about them; the lists are asked for again. */
function useValidasi() {
  const { t } = useTranslation(PENJUALAN);
  const queries = useQueryClient();
  const { busy, kirim } = useKirimBerurut();
  const validasi = async (nomor: readonly string[]): Promise<void> => {
    if (busy) return;
    const jadi = await kirim(nomor, String, kirimValidasi);
    if (jadi > 0)
      toastSuccess(jadi === 1 ? 'Penjualan Berhasil Divalidasi' : t('validasi.hasil', { jumlah: jadi }));
    await queries.invalidateQueries({ queryKey: ['daftar-nota-jual'] });
    await queries.invalidateQueries({ queryKey: ['nota-jual'] });
  };
  return { busy, validasi };
}

export default function ValidasiPenjualan() {
  const { t } = useTranslation(PENJUALAN);
  const asked = useDaftarNota({ status: 'OPEN' });
  const [picked, setPicked] = useState<ReadonlySet<string>>(NONE);
  const [nomor, setNomor] = useState<string | null>(null);
  const { busy, validasi } = useValidasi();
  const open = new Set(asked.data?.rows.map((row) => row.no_faktur_group));
  const chosen = [...picked].filter((satu) => open.has(satu));
  const shown = nomor !== null && open.has(nomor) ? nomor : null;
  const run = async (list: readonly string[]) => {
    await validasi(list);
    setPicked(NONE);
  };
  return (
    <ScreenFrame
      title={t('judul.validasi')}
      acts={
        <Button
          color="emas"
          loading={busy}
          disabled={chosen.length === 0}
          leftSection={<IconChecks size={15} />}
          onClick={() => void run(chosen)}
        >
          {t('validasi.terpilih', { jumlah: chosen.length })}
        </Button>
      }
    >
      <div className={sheet.split}>
        <TabelNota
          id="validasi-penjualan"
          label={t('judul.validasi')}
          asked={asked}
          onOpen={setNomor}
          ringkas
          picked={picked}
          onPicked={setPicked}
          first={{ text: t('validasi.kosong') }}
        />
        <div className={sheet.side}>
          {shown ? (
            <NotaLembar nomor={shown} ringkas>
              <div>
                <Button
                  loading={busy}
                  leftSection={<IconChecks size={15} />}
                  onClick={() => void run([shown])}
                >
                  {t('validasi.act')}
                </Button>
              </div>
            </NotaLembar>
          ) : (
            <EmptyState icon={<IconReceipt size={28} stroke={1.4} />} text={t('validasi.pilih')} />
          )}
        </div>
      </div>
    </ScreenFrame>
  );
}
