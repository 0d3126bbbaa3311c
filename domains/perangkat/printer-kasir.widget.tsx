/** The printers of this till, and which paper goes to which; a test page shows whether it is right. */
import { ActionIcon, Button, Group, NumberInput, Select, Switch, Text, TextInput } from '@mantine/core';
import {
  BENTUK,
  BENTUK_KERTAS,
  GESER,
  JALUR,
  KERTAS,
  type Kertas,
  PALING_BANYAK_PENCETAK,
  type Pencetak,
} from '@mustika/kernel/agen/agen.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { call, newKey } from '@mustika/web-kit/api.ts';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { askAgent, useAgent } from '@mustika/web-kit/slip/agent.ts';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setelanAgen, ujiPencetak } from './agen.command.ts';
import css from './perangkat.module.css';
import { useSimpanPerangkat } from './simpan-perangkat.store.ts';
import { PERANGKAT } from './teks-perangkat.store.ts';

type Baris = Pencetak & { kunci: string };
type Tujuan = Partial<Record<Kertas, string>>;

const baru = (): Baris => ({
  ...{ kunci: newKey(), nama: '', bentuk: 'ESCPOS', jalur: 'JARINGAN', alamat: '' },
  ...{ status: true, geser_x: 0, geser_y: 0 },
});

/** A sheet is the system's to print; the printers that speak a language are reached by their line, too. */
const jalurUntuk = (bentuk: Pencetak['bentuk']) => (bentuk === 'PDF' ? (['SISTEM'] as const) : JALUR);

export function PrinterKasir() {
  const { t } = useTranslation(PERANGKAT);
  const tersimpan = useAgent();
  const [printer, setPrinter] = useState<Baris[]>(() =>
    tersimpan.pencetak.map(({ kondisi: _, ...one }) => ({ ...one, kunci: newKey() })),
  );
  const [tujuan, setTujuan] = useState<Tujuan>(() =>
    Object.fromEntries(tersimpan.kertas.map(({ kertas, pencetak }) => [kertas, pencetak])),
  );
  const { busy, simpan } = useSimpanPerangkat(setelanAgen);
  const ubah = (kunci: string, part: Partial<Pencetak>) =>
    setPrinter(printer.map((one) => (one.kunci === kunci ? { ...one, ...part } : one)));
  const namaUntuk = (kertas: Kertas): string[] =>
    printer
      .filter(({ nama, bentuk }) => nama && BENTUK_KERTAS[kertas].includes(bentuk))
      .map(({ nama }) => nama);
  const kirim = () => {
    const kertas = KERTAS.flatMap((one) => {
      const pencetak = tujuan[one];
      return pencetak && namaUntuk(one).includes(pencetak) ? [{ kertas: one, pencetak }] : [];
    });
    return simpan({ pencetak: printer.map(({ kunci: _, ...one }) => one), kertas });
  };
  return (
    <Panel title={t('printer')}>
      <div className={css.panel}>
        {printer.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('tanpaPrinter')}
          </Text>
        )}
        {printer.map((one) => (
          <SatuPrinter
            key={one.kunci}
            one={one}
            onChange={(part) => ubah(one.kunci, part)}
            onRemove={() => setPrinter(printer.filter(({ kunci }) => kunci !== one.kunci))}
          />
        ))}
        <Button
          variant="default"
          leftSection={<IconPlus size={14} />}
          disabled={printer.length >= PALING_BANYAK_PENCETAK}
          onClick={() => setPrinter([...printer, baru()])}
        >
          {t('tambah')}
        </Button>
        <div className={css.kertas}>
          {KERTAS.map((kertas) => (
            <Select
              key={kertas}
              label={t(`untuk.${kertas}`)}
              placeholder={t('sepertiBiasa')}
              clearable
              data={[...new Set(namaUntuk(kertas))]}
              value={namaUntuk(kertas).includes(tujuan[kertas] ?? '') ? (tujuan[kertas] ?? null) : null}
              onChange={(nama) => setTujuan({ ...tujuan, [kertas]: nama ?? '' })}
            />
          ))}
        </div>
        <ActButton act={setelanAgen} main loading={busy} onClick={() => void kirim()}>
          {t('simpan')}
        </ActButton>
      </div>
    </Panel>
  );
}

type SatuProps = { one: Baris; onChange: (part: Partial<Pencetak>) => void; onRemove: () => void };

function SatuPrinter({ one, onChange, onRemove }: SatuProps) {
  const { t } = useTranslation(PERANGKAT);
  // A page is printed on what is stored: one that was changed is stored first.
  const tersimpan = useAgent((state) =>
    state.pencetak.some(({ kondisi: _, ...there }) =>
      Object.entries(there).every(([name, value]) => one[name as keyof Pencetak] === value),
    ),
  );
  const uji = () =>
    void call(ujiPencetak, { body: { pencetak: one.nama }, key: newKey() }).then(askAgent, noticeOf);
  const geser = (sumbu: 'geser_x' | 'geser_y') => (
    <NumberInput
      label={t(sumbu)}
      suffix=" mm"
      decimalScale={1}
      decimalSeparator=","
      step={0.5}
      min={GESER.min / 10}
      max={GESER.max / 10}
      clampBehavior="blur"
      value={one[sumbu] / 10}
      onChange={(next) =>
        onChange({ [sumbu]: Math.trunc(Number(next) * 10 + Math.sign(Number(next)) * 0.5) })
      }
    />
  );
  return (
    <div className={css.printer}>
      <TextInput
        label={t('namaPrinter')}
        maxLength={40}
        value={one.nama}
        onChange={(event) => onChange({ nama: event.currentTarget.value })}
      />
      <Select
        label={t('bahasa')}
        allowDeselect={false}
        data={BENTUK.map((value) => ({ value, label: t(`bentuk.${value}`) }))}
        value={one.bentuk}
        onChange={(value) => {
          const bentuk = BENTUK.find((known) => known === value) ?? one.bentuk;
          const [jalur = one.jalur] = jalurUntuk(bentuk);
          onChange({
            bentuk,
            jalur: jalurUntuk(bentuk).some((known) => known === one.jalur) ? one.jalur : jalur,
          });
        }}
      />
      <Select
        label={t('jalur')}
        allowDeselect={false}
        data={jalurUntuk(one.bentuk).map((value) => ({ value, label: t(`lewat.${value}`) }))}
        value={one.jalur}
        onChange={(value) => onChange({ jalur: JALUR.find((known) => known === value) ?? one.jalur })}
      />
      <TextInput
        label={t('alamat')}
        placeholder={t(`contoh.${one.jalur}`)}
        maxLength={120}
        value={one.alamat}
        onChange={(event) => onChange({ alamat: event.currentTarget.value })}
      />
      {one.bentuk !== 'PDF' && geser('geser_x')}
      {one.bentuk !== 'PDF' && geser('geser_y')}
      <Group gap="xs" align="center" wrap="nowrap" className={css.akhir}>
        {one.bentuk !== 'PDF' && one.jalur !== 'SISTEM' && (
          <Switch
            label={t('menjawab')}
            checked={one.status}
            onChange={(event) => onChange({ status: event.currentTarget.checked })}
          />
        )}
        <ActButton act={ujiPencetak} variant="default" disabled={!tersimpan} onClick={uji}>
          {t('uji')}
        </ActButton>
        <ActionIcon
          variant="subtle"
          color="merah"
          aria-label={t('hapus', { nama: one.nama })}
          onClick={onRemove}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </Group>
    </div>
  );
}
