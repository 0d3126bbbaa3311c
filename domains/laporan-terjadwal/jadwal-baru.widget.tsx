/** A report as it was just asked, made to go out: how often, of which days, to whom; and the same changed later. */
import { Group, NumberInput, SegmentedControl, Select, Text } from '@mantine/core';
import { RENTANG } from '@mustika/kernel/text/rentang.ts';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import {
  DeclaredForm,
  type FormState,
  InputOf,
  SubmitButton,
  useCommandForm,
  useUnsavedGuard,
} from '@mustika/web-kit/form/form.tsx';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { useTranslation } from 'react-i18next';
import { buatJadwalCommand, type Jadwal, ubahJadwalCommand } from './jadwal-laporan.command.ts';
import { HARI_MINGGU, MASA_BIASA, TANGGAL_PALING_AKHIR, ULANG, type Ulang } from './jadwal-laporan.rule.ts';
import css from './laporan-terjadwal.module.css';
import type { Diminta } from './laporan-terjadwal.store.ts';
import { LAPORAN_TERJADWAL } from './teks-laporan-terjadwal.store.ts';

type Props = { diminta: Diminta; onTutup: () => void; onJadi: () => void };

export function JadwalBaru({ diminta: { laporan, judul, masa, filter }, onTutup, onJadi }: Props) {
  const { t } = useTranslation(LAPORAN_TERJADWAL);
  const cari = Object.entries(filter).map(([nama, nilai]) => ({ nama, nilai }));
  const form = useCommandForm(buatJadwalCommand, {
    initial: {
      ...{ nama: istilah(judul), format: 'pdf', ulang: 'HARIAN', jam: '07:00', hari: null },
      ...{ rentang: masa ? MASA_BIASA.HARIAN : null, tujuan: [{ surel: '' }], laporan },
    },
    extra: { laporan, cari },
    onDone: onJadi,
  });
  const dirty = form.dirty && !form.sending;
  useUnsavedGuard(dirty);
  return (
    <SideDrawer opened onClose={onTutup} title={t('baru')} dirty={dirty} size={520}>
      <Text size="sm" c="dimmed" mb="sm">
        {t(cari.length === 0 ? 'baruPolos' : 'baruJelas', { laporan: istilah(judul), jumlah: cari.length })}
      </Text>
      <Isian form={form} masa={masa} tombol={t('jadwalkan')} />
    </SideDrawer>
  );
}

type UbahProps = { jadwal: Jadwal; onTutup: () => void; onJadi: () => void };

export function UbahJadwal({ jadwal, onTutup, onJadi }: UbahProps) {
  const { t } = useTranslation(LAPORAN_TERJADWAL);
  const { id, kode_toko, nama, format, ulang, hari, jam, rentang, tujuan } = jadwal;
  const form = useCommandForm(ubahJadwalCommand, {
    initial: { nama, format, ulang, hari, jam, rentang, tujuan: tujuan.map((surel) => ({ surel })) },
    params: { id },
    portal: kode_toko,
    onDone: onJadi,
  });
  const dirty = form.dirty && !form.sending;
  useUnsavedGuard(dirty);
  return (
    <SideDrawer opened onClose={onTutup} title={t('ubah')} dirty={dirty} size={520}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('ubahJelas', { laporan: istilah(jadwal.judul) })}
      </Text>
      <Isian form={form} masa={rentang !== null} tombol={t('simpan')} />
    </SideDrawer>
  );
}

/** `masa`: the report is asked of days, which move with the day that it goes out. */
function Isian({ form, masa, tombol }: { form: FormState; masa: boolean; tombol: string }) {
  const { t } = useTranslation(LAPORAN_TERJADWAL);
  return (
    <DeclaredForm form={form} names={['nama', 'tujuan']} autoFocus="nama">
      <div className={css.isian}>
        <Kapan form={form} />
        <Group gap="md" align="flex-end">
          {masa && <PilihMasa form={form} />}
          <InputOf form={form} name="format" w={140} />
        </Group>
        <Text size="xs" c="dimmed">
          {t('atasNama')}
        </Text>
        <div>
          <SubmitButton form={form}>{tombol}</SubmitButton>
        </div>
      </div>
    </DeclaredForm>
  );
}

function PilihMasa({ form }: { form: FormState }) {
  const { t } = useTranslation(LAPORAN_TERJADWAL);
  const kata = useTranslation().t;
  return (
    <Select
      label={t('tentang')}
      w={180}
      allowDeselect={false}
      value={form.values['rentang'] as string | null}
      error={form.errors['rentang']}
      onChange={(value) => form.set('rentang', value)}
      data={RENTANG.map((value) => ({ value, label: kata(`laporan.${value}`) }))}
    />
  );
}

function Kapan({ form }: { form: FormState }) {
  const { t } = useTranslation(LAPORAN_TERJADWAL);
  const ulang = String(form.values['ulang']);
  const hari = form.values['hari'] as number | null;
  return (
    <>
      <SegmentedControl
        aria-label={t('berulang')}
        value={ulang}
        onChange={(next) => {
          // Days that somebody chose himself stay.
          const biasa = form.values['rentang'] === MASA_BIASA[ulang as Ulang];
          form.setMany({
            ...{ ulang: next, hari: next === 'HARIAN' ? null : 1 },
            ...(biasa ? { rentang: MASA_BIASA[next as Ulang] } : {}),
          });
        }}
        data={ULANG.map(([value, label]) => ({ value, label: istilah(label) }))}
      />
      <Group gap="md" align="flex-end">
        {ulang === 'MINGGUAN' && (
          <Select
            label={t('hari')}
            w={160}
            allowDeselect={false}
            value={String(hari ?? 1)}
            onChange={(value) => form.set('hari', Number(value ?? 1))}
            data={HARI_MINGGU.map((nama, at) => ({ value: String(at + 1), label: istilah(nama) }))}
          />
        )}
        {ulang === 'BULANAN' && (
          <NumberInput
            label={t('tanggal')}
            w={160}
            min={1}
            max={TANGGAL_PALING_AKHIR}
            clampBehavior="strict"
            allowDecimal={false}
            value={hari ?? ''}
            error={form.errors['hari']}
            onChange={(value) => form.set('hari', value === '' ? null : Number(value))}
          />
        )}
        <InputOf form={form} name="jam" w={120} />
      </Group>
    </>
  );
}
