/** What is typed at Alt+H and Alt+N. */
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { formatAngka, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { RupiahInput } from '@mustika/web-kit/fields/rupiah-input.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../../../packages/web-kit/counter/pick.module.css';
import { penjualanErrors } from '../../jual/penjualan.errors.ts';
import { PENJUALAN } from '../teks.store.ts';
import { aturanToko, ubahKeranjang, useKasir } from './kasir.store.ts';
import { gagal } from './kasir-barang.store.ts';
import { ubahBaris } from './keranjang.rule.ts';
import { tawarTotal, totalSetuju } from './tawar-total.view.ts';

type IsianProps = { tombol: string; onPakai: () => void; children: ReactNode };

/** What is said over the counter has one act, and Enter is it. */
function Isian({ tombol, onPakai, children }: IsianProps) {
  return (
    <form
      className={css.body}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onPakai();
      }}
    >
      <Stack gap="xs">
        {children}
        <Group justify="flex-end">
          <Button type="button" data-utama onClick={onPakai}>
            {tombol}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type DiLayang = { onTutup: () => void };

export function TawarTotal({ onTutup }: DiLayang) {
  const { t } = useTranslation(PENJUALAN);
  const keranjang = useKasir((kasir) => kasir.keranjang);
  const semula = totalSetuju(keranjang, aturanToko());
  const [total, setTotal] = useState<Rupiah>(semula);
  const beda = total - semula;
  const pakai = () => {
    const hasil = tawarTotal(keranjang, aturanToko(), total);
    if (!hasil) return gagal(penjualanErrors.TOTAL_DI_BAWAH_ONGKOS.message);
    ubahKeranjang(() => hasil);
    useKasir.setState({ pesan: null });
    onTutup();
  };
  return (
    <Isian tombol={t('tawar.pakai')} onPakai={pakai}>
      <RupiahInput
        label={t('tawar.total')}
        name="tawar_total"
        autoFocus
        value={total}
        onChange={(next) => setTotal(rupiah(next ?? 0))}
      />
      <Text size="xs" c="dimmed">
        {t('tawar.semula', { semula: formatAngka(semula), beda: formatAngka(rupiah(beda)) })}
      </Text>
      <Text size="xs" c="dimmed">
        {t('tawar.ket')}
      </Text>
    </Isian>
  );
}

export function FinishingBaris({ onTutup }: DiLayang) {
  const { t } = useTranslation(PENJUALAN);
  const baris = useKasir(
    (kasir) =>
      kasir.keranjang.baris.find((b) => b.kode_barcode === kasir.baris) ?? kasir.keranjang.baris.at(-1),
  );
  const [text, setText] = useState(baris?.finishing ?? '');
  if (!baris) return null;
  const pakai = () => {
    ubahKeranjang((k) => ubahBaris(k, baris.kode_barcode, { finishing: text.trim() || null }));
    onTutup();
  };
  return (
    <Isian tombol={t('finishing.pakai')} onPakai={pakai}>
      <TextInput
        label={t('finishing.baris', { kode: baris.kode_barcode, nama: baris.nama ?? baris.nama_barang })}
        autoFocus
        maxLength={60}
        value={text}
        onChange={(event) => setText(event.currentTarget.value.toUpperCase())}
      />
    </Isian>
  );
}
