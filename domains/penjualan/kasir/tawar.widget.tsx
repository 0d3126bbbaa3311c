/** Two things said over the counter about what lies on it: one price for all (Alt+H), and what is still to be done to a piece (Alt+N). */
import { Button, Kbd } from '@mantine/core';
import { later } from '@mustika/web-kit/later.tsx';
import { focusScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { IconNeedle, IconTag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Floating } from '../../../packages/web-kit/counter/pick-list.tsx';
import { PENJUALAN } from '../teks.store.ts';
import kasirCss from './kasir.module.css';
import { useKasir } from './kasir.store.ts';

export const TawarTotal = later(async () => (await import('./isian-tawar.widget.tsx')).TawarTotal);
const FinishingBaris = later(async () => (await import('./isian-tawar.widget.tsx')).FinishingBaris);

const tutup = () => {
  useKasir.setState({ panel: null });
  focusScan();
};

/** The buttons, where the store has the modules. */
export function TawarKasir() {
  const flags = useSubject()?.flags;
  return (
    <>
      {flags?.has('MODIFY_TOTAL_HARGA_MODULE') && <Tombol panel="tawar" />}
      {flags?.has('FINISHING_BARANG_MODULE') && <Tombol panel="finishing" />}
    </>
  );
}

function Tombol({ panel }: { panel: 'tawar' | 'finishing' }) {
  const { t } = useTranslation(PENJUALAN);
  const open = useKasir((kasir) => kasir.panel === panel);
  const kosong = useKasir((kasir) => kasir.keranjang.baris.length === 0);
  const tawar = panel === 'tawar';
  const tombol = `Alt ${tawar ? 'H' : 'N'}`;
  return (
    <div className={kasirCss.jangkar}>
      <Button
        variant="default"
        px="xs"
        aria-label={`${t(`${panel}.tombol`)} ${tombol}`}
        title={t(`${panel}.judul`)}
        leftSection={tawar ? <IconTag size={15} /> : <IconNeedle size={15} />}
        disabled={kosong}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => useKasir.setState({ panel: open ? null : panel })}
      >
        {/* No word: the row belongs to the scan field. */}
        <Kbd size="xs">{tombol}</Kbd>
      </Button>
      {open && (
        <Floating label={t(`${panel}.judul`)} width={320} onClose={tutup}>
          {tawar ? (
            <TawarTotal onTutup={tutup} onFailed={tutup} />
          ) : (
            <FinishingBaris onTutup={tutup} onFailed={tutup} />
          )}
        </Floating>
      )}
    </div>
  );
}
