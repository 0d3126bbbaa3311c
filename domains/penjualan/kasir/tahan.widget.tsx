/** Put aside (Alt+T) and take up (Alt+A); and what is particular to this till. */
import { ActionIcon, Button, Kbd } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { later } from '@mustika/web-kit/later.tsx';
import { focusScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { IconAdjustments, IconClockPause, IconStackPop } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Floating, PickList } from '../../../packages/web-kit/counter/pick-list.tsx';
import { PENJUALAN } from '../teks.store.ts';
import { keranjangTertahan } from './jual-panggilan.store.ts';
import kasirCss from './kasir.module.css';
import { useKasir } from './kasir.store.ts';
import { ambil, tahan } from './tahan-keranjang.store.ts';

export const Perangkat = later(async () => (await import('./perangkat.widget.tsx')).Perangkat);

const SEGAR = 60_000;

const close = () => {
  useKasir.setState({ panel: null });
  focusScan();
};

export function TahanAmbil() {
  const { t } = useTranslation(PENJUALAN);
  const open = useKasir((kasir) => kasir.panel === 'tahan');
  const kosong = useKasir((kasir) => kasir.keranjang.baris.length === 0);
  const { data: tertahan = [] } = useTertahan();
  return (
    <div className={kasirCss.jangkar}>
      <Button
        variant="default"
        leftSection={<IconClockPause size={15} />}
        rightSection={<Kbd size="xs">Alt T</Kbd>}
        disabled={kosong}
        onClick={() => void tahan()}
      >
        {t('tahan.tahan')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconStackPop size={15} />}
        rightSection={<Kbd size="xs">Alt A</Kbd>}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => useKasir.setState({ panel: open ? null : 'tahan' })}
      >
        {tertahan.length > 0 ? t('tahan.ambilJumlah', { jumlah: tertahan.length }) : t('tahan.ambil')}
      </Button>
      {open && <DaftarTertahan />}
    </div>
  );
}

/** What waits, of all tills of the store: asked again when a cart is put aside or taken up here, and now and then. */
const useTertahan = (segera = false) =>
  useQuery({
    queryKey: ['keranjang-tertahan', useKasir((kasir) => kasir.keranjang.id)],
    queryFn: keranjangTertahan,
    // Until the drawer of its owner is open the cart is another one.
    enabled: useKasir((kasir) => kasir.pemilik !== null),
    staleTime: segera ? 0 : SEGAR,
    refetchInterval: SEGAR,
  });

function DaftarTertahan() {
  const { t } = useTranslation(PENJUALAN);
  const [text, setText] = useState('');
  const { data = [], isFetching } = useTertahan(true);
  const word = text.trim().toUpperCase();
  const items = data
    .filter((k) => `${k.label} ${k.user_id}`.toUpperCase().includes(word))
    .map((k) => ({ id: k.id, title: k.label, note: `${k.user_id} · ${formatWaktu(k.diubah)}` }));
  return (
    <Floating label={t('tahan.judul')} onClose={close}>
      <PickList
        label={t('tahan.judul')}
        placeholder={t('tahan.tempat')}
        query={text}
        onQuery={setText}
        items={items}
        onPick={(id) => void ambil(id)}
        loading={isFetching}
        empty={t(isFetching ? 'tahan.memuat' : data.length > 0 ? 'tahan.takCocok' : 'tahan.kosong')}
      />
    </Floating>
  );
}

export function PerangkatKasir() {
  const { t } = useTranslation(PENJUALAN);
  const open = useKasir((kasir) => kasir.panel === 'perangkat');
  return (
    <div className={kasirCss.jangkar}>
      <ActionIcon
        aria-label={t('perangkat.judul')}
        title={t('perangkat.judul')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => useKasir.setState({ panel: open ? null : 'perangkat' })}
      >
        <IconAdjustments size={18} stroke={1.6} />
      </ActionIcon>
      {open && (
        <Floating label={t('perangkat.judul')} width={320} onClose={close}>
          <Perangkat onTutup={close} onFailed={close} />
        </Floating>
      )}
    </div>
  );
}
