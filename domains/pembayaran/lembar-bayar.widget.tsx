/** Payments of a document that is no nota of the till, such as an instalment: the same sheet, in a window of its own. */
import { Button, Group, Kbd, Stack } from '@mantine/core';
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import type { Act } from '@mustika/web-kit/act-places.ts';
import { useApproval } from '@mustika/web-kit/approval/approval.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import { useSheetKeys } from '@mustika/web-kit/counter/sheet-keys.ts';
import { SheetError } from '@mustika/web-kit/counter/side-sheet.tsx';
import { StaticModal } from '@mustika/web-kit/shell/static-modal.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CARA_BAYAR } from './cara-bayar.rule.ts';
import { type Bayaran, salahBayar } from './isi-bayar.rule.ts';
import { IsianPembayaran, Kembali, usePembayaran } from './pembayaran.widget.tsx';
import { PEMBAYARAN } from './teks-pembayaran.store.ts';

type LembarProps = {
  title: string;
  total: Rupiah;
  /** What the money is paid for: shut where it was taken away. */
  act: Act;
  busy: boolean;
  onClose: () => void;
  onBayar: (bayar: readonly Bayaran[]) => void;
};

export function LembarBayar({ title, total, act, busy, onClose, onBayar }: LembarProps) {
  const { t } = useTranslation(PEMBAYARAN);
  const [bayar, setBayar] = useState<readonly Bayaran[]>([]);
  const [salah, setSalah] = useState<{ pesan: string } | null>(null);
  const asking = useApproval((approval) => approval.pending !== null);
  const { semua, pilihCara, buangAkhir, isi } = usePembayaran({
    ...{ total, bayar, onBayar: setBayar, terbuka: !busy, salah },
    onPenuh: () => document.querySelector<HTMLElement>('[data-bayar]')?.focus(),
  });
  const kirim = () => {
    const kurang = salahBayar(total, semua);
    setSalah(kurang);
    if (!kurang && !busy) onBayar(semua);
  };
  const back = () => {
    if (!busy) onClose();
  };
  useSheetKeys({ confirm: kirim, back, choices: CARA_BAYAR.length, pick: pilihCara, drop: buangAkhir });
  return (
    <StaticModal
      opened
      onClose={back}
      title={title}
      size="md"
      closeButtonProps={{ 'aria-label': t('lembar.tutup') }}
    >
      <Stack gap="sm">
        <ApprovalHost />
        {!asking && <IsianPembayaran {...isi} onRusak={() => setSalah({ pesan: t('lembar.scanRusak') })} />}
        {!asking && <Kembali total={total} semua={semua} />}
        {salah && <SheetError text={salah.pesan} />}
        {!asking && (
          <Group justify="flex-end">
            <Button variant="default" onClick={back} disabled={busy}>
              {t('lembar.tutup')}
            </Button>
            <ActButton
              act={act}
              main
              color="emas"
              loading={busy}
              data-bayar
              rightSection={<Kbd size="xs">F9</Kbd>}
              onClick={kirim}
            >
              {t('lembar.simpan')}
            </ActButton>
          </Group>
        )}
      </Stack>
    </StaticModal>
  );
}
