/** Put aside (Alt+T) and take up (Alt+A); and what is particular to this till. */
import { ActionIcon, Button, Kbd, Radio, SegmentedControl, Slider, Stack, Switch, Text } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { GAP_RANGE, setScanDevice, useScanDevice } from '@mustika/web-kit/scan/device.ts';
import { focusScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { tick } from '@mustika/web-kit/scan/sound.ts';
import { type PrintWay, setPrinting, usePrinting } from '@mustika/web-kit/slip/print-slip.ts';
import { IconAdjustments, IconClockPause, IconDeviceDesktop, IconStackPop } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PENJUALAN } from '../teks.store.ts';
import { DaftarPilih, Layang } from './daftar-pilih.widget.tsx';
import { keranjangTertahan } from './jual-panggilan.store.ts';
import kasirCss from './kasir.module.css';
import { useKasir } from './kasir.store.ts';
import { bukaLayar } from './layar-pelanggan.store.ts';
import css from './pilih.module.css';
import { ambil, tahan } from './tahan-keranjang.store.ts';

const close = () => {
  useKasir.setState({ panel: null });
  focusScan();
};

export function TahanAmbil() {
  const { t } = useTranslation(PENJUALAN);
  const open = useKasir((kasir) => kasir.panel === 'tahan');
  const kosong = useKasir((kasir) => kasir.keranjang.baris.length === 0);
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
        {t('tahan.ambil')}
      </Button>
      {open && <DaftarTertahan />}
    </div>
  );
}

function DaftarTertahan() {
  const { t } = useTranslation(PENJUALAN);
  const [text, setText] = useState('');
  const { data = [], isFetching } = useQuery({
    queryKey: ['keranjang-tertahan'],
    queryFn: keranjangTertahan,
    staleTime: 0,
  });
  const word = text.trim().toUpperCase();
  const items = data
    .filter((k) => `${k.label} ${k.user_id}`.toUpperCase().includes(word))
    .map((k) => ({ id: k.id, judul: k.label, ket: `${k.user_id} · ${formatWaktu(k.diubah)}` }));
  return (
    <Layang label={t('tahan.judul')} onClose={close}>
      <DaftarPilih
        label={t('tahan.judul')}
        placeholder={t('tahan.tempat')}
        query={text}
        onQuery={setText}
        items={items}
        onPick={(id) => void ambil(id)}
        loading={isFetching}
        kosong={t(isFetching ? 'tahan.memuat' : 'tahan.kosong')}
      />
    </Layang>
  );
}

const CARA: readonly PrintWay[] = ['PERAMBAN', 'A5', 'BERKAS', 'TIDAK'];

export function PerangkatKasir() {
  const { t } = useTranslation(PENJUALAN);
  const open = useKasir((kasir) => kasir.panel === 'perangkat');
  const { gap, suara } = useScanDevice();
  const { cara, lebar } = usePrinting();
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
        <Layang label={t('perangkat.judul')} width={320} onClose={close}>
          <Stack gap="sm" className={css.isi}>
            <Text fw={600}>{t('perangkat.judul')}</Text>
            <Switch
              label={t('perangkat.suara')}
              checked={suara}
              onChange={(event) => {
                setScanDevice({ suara: event.currentTarget.checked });
                tick();
              }}
            />
            <div>
              <Text size="xs" fw={500}>
                {t('perangkat.gap', { ms: gap })}
              </Text>
              <Slider
                thumbLabel={t('perangkat.gap', { ms: gap })}
                label={null}
                color="gray"
                {...GAP_RANGE}
                step={5}
                value={gap}
                onChange={(next) => setScanDevice({ gap: next })}
              />
              <Text size="xs" c="dimmed" mt={4}>
                {t('perangkat.gapKet')}
              </Text>
            </div>
            <Button
              variant="default"
              leftSection={<IconDeviceDesktop size={15} />}
              onClick={() => {
                bukaLayar();
                close();
              }}
            >
              {t('layar.buka')}
            </Button>
            <Radio.Group
              label={t('perangkat.cetak')}
              value={cara}
              onChange={(next) => setPrinting({ cara: next as PrintWay })}
            >
              <Stack gap={6} mt={4}>
                {CARA.map((value) => (
                  <Radio key={value} value={value} label={t(`perangkat.cara.${value}`)} />
                ))}
              </Stack>
            </Radio.Group>
            <SegmentedControl
              aria-label={t('perangkat.lebar')}
              value={lebar}
              onChange={(next) => setPrinting({ lebar: next === '48' ? '48' : '32' })}
              data={[
                { value: '32', label: '58 mm' },
                { value: '48', label: '80 mm' },
              ]}
            />
          </Stack>
        </Layang>
      )}
    </div>
  );
}
