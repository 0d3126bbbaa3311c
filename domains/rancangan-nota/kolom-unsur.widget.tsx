/** The columns of the table of pieces: by themselves, or named one by one. */

import { ActionIcon, Button, Select, Switch, TextInput } from '@mantine/core';
import { type JenisNota, type KolomNota, RATA, type UnsurNota } from '@mustika/kernel/rancangan-nota.ts';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AngkaMm } from './angka-mm.widget.tsx';
import css from './rancangan.module.css';
import { RANCANGAN } from './teks-rancangan.store.ts';
import { kolomAwal, pindah } from './ubah-rancangan.view.ts';

type KolomProps = {
  jenis: JenisNota;
  unsur: UnsurNota;
  ubah: (part: Partial<UnsurNota>) => void;
};

export function KolomUnsur({ jenis, unsur, ubah }: KolomProps) {
  const { t } = useTranslation(RANCANGAN);
  const { kolom } = unsur;
  const otomatis = kolom.length === 0;
  const ganti = (index: number, part: Partial<KolomNota>): void =>
    ubah({ kolom: kolom.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  const belum = jenis.kolom.find(({ kode }) => !kolom.some((one) => one.isian === kode));
  const jumlah = kolom.reduce((sum, one) => sum + one.lebar, 0);
  return (
    <section className={css.kolom} aria-label={t('kolom')}>
      <Switch
        size="xs"
        label={t('kolomOtomatis')}
        checked={otomatis}
        onChange={(event) =>
          ubah({ kolom: event.currentTarget.checked ? [] : kolomAwal(jenis, unsur.lebar) })
        }
      />
      {kolom.map((one, index) => (
        <BarisKolom
          key={`${one.isian} ${index}`}
          jenis={jenis}
          kolom={one}
          ganti={(part) => ganti(index, part)}
          pindah={(arah) => ubah({ kolom: pindah(kolom, index, arah) })}
          hapus={() => ubah({ kolom: kolom.filter((_one, at) => at !== index) })}
        />
      ))}
      {!otomatis && (
        <div className={css.judul}>
          <small>
            {t('jumlahLebar', {
              jumlah: Math.trunc(jumlah * 10) / 10,
              tabel: Math.trunc(unsur.lebar * 10) / 10,
            })}
          </small>
          <Button
            size="compact-xs"
            variant="default"
            disabled={!belum}
            leftSection={<IconPlus size={13} />}
            onClick={() =>
              belum &&
              ubah({
                kolom: [
                  ...kolom,
                  { isian: belum.kode, label: null, lebar: 20, rata: belum.kanan ? 'KANAN' : 'KIRI' },
                ],
              })
            }
          >
            {t('tambahKolom')}
          </Button>
        </div>
      )}
    </section>
  );
}

type BarisProps = {
  jenis: JenisNota;
  kolom: KolomNota;
  ganti: (part: Partial<KolomNota>) => void;
  pindah: (arah: -1 | 1) => void;
  hapus: () => void;
};

function BarisKolom({ jenis, kolom, ganti, pindah: geser, hapus }: BarisProps) {
  const { t } = useTranslation(RANCANGAN);
  const nama = jenis.kolom.find(({ kode }) => kode === kolom.isian)?.label ?? kolom.isian;
  return (
    <div className={css.barisKolom}>
      <Select
        size="xs"
        aria-label={t('isianKolom', { nama })}
        data={jenis.kolom.map(({ kode, label }) => ({ value: kode, label: istilah(label) }))}
        value={kolom.isian}
        allowDeselect={false}
        onChange={(isian) => isian && ganti({ isian })}
      />
      <TextInput
        size="xs"
        aria-label={t('judulKolom', { nama })}
        placeholder={nama}
        maxLength={40}
        value={kolom.label ?? ''}
        onChange={(event) => ganti({ label: event.currentTarget.value || null })}
      />
      <AngkaMm
        label={t('lebarKolom', { nama })}
        tersembunyi
        value={kolom.lebar}
        min={2}
        max={300}
        onChange={(lebar) => ganti({ lebar })}
      />
      <Select
        size="xs"
        aria-label={t('rataKolom', { nama })}
        data={RATA.map((value) => ({ value, label: t(`rataan.${value}`) }))}
        value={kolom.rata}
        allowDeselect={false}
        onChange={(rata) => rata && ganti({ rata })}
      />
      <span className={css.tombol}>
        <ActionIcon size="sm" aria-label={t('naik', { nama })} onClick={() => geser(-1)}>
          <IconArrowUp size={13} />
        </ActionIcon>
        <ActionIcon size="sm" aria-label={t('turun', { nama })} onClick={() => geser(1)}>
          <IconArrowDown size={13} />
        </ActionIcon>
        <ActionIcon size="sm" aria-label={t('hapusBagian', { nama })} onClick={hapus}>
          <IconX size={13} />
        </ActionIcon>
      </span>
    </div>
  );
}
