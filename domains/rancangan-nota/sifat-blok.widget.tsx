/** How one block of a slip is printed: its label and the width of it, the size and weight of its letters, its place. */

import { ActionIcon, Button, SegmentedControl, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { type BlokSlip, type JenisNota, RATA, UKURAN_BLOK } from '@mustika/kernel/rancangan-nota.ts';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AngkaMm } from './angka-mm.widget.tsx';
import { namaBagian } from './periksa-rancangan.rule.ts';
import css from './rancangan.module.css';
import { Pilih } from './sifat-unsur.widget.tsx';
import { RANCANGAN } from './teks-rancangan.store.ts';
import { pindah } from './ubah-rancangan.view.ts';

type SifatProps = {
  jenis: JenisNota;
  blok: BlokSlip;
  onUbah: (part: Partial<BlokSlip>) => void;
  onHapus: () => void;
};

const BERLABEL: ReadonlySet<string> = new Set(['ISIAN', 'TOTAL']);
const BERHURUF: ReadonlySet<string> = new Set(['ISIAN', 'TEKS', 'TOTAL', 'TERBILANG', 'KETENTUAN']);
const BERATA: ReadonlySet<string> = new Set(['ISIAN', 'TEKS', 'TERBILANG', 'KETENTUAN']);

export function SifatBlok({ jenis, blok, onUbah, onHapus }: SifatProps) {
  const { t } = useTranslation(RANCANGAN);
  return (
    <div className={css.sifat}>
      <div className={css.judul}>
        <strong>{namaBagian(jenis, blok)}</strong>
        <Button size="compact-xs" variant="default" leftSection={<IconTrash size={13} />} onClick={onHapus}>
          {t('hapus')}
        </Button>
      </div>
      <Switch
        size="xs"
        label={t('dicetak')}
        checked={blok.aktif}
        onChange={(event) => onUbah({ aktif: event.currentTarget.checked })}
      />
      {blok.jenis === 'TEKS' && (
        <Textarea
          size="xs"
          label={t('teks')}
          value={blok.teks ?? ''}
          maxLength={300}
          autosize
          maxRows={4}
          onChange={(event) => onUbah({ teks: event.currentTarget.value || null })}
        />
      )}
      {blok.jenis === 'ISIAN' && (
        <Select
          size="xs"
          label={t('isian')}
          data={jenis.isian.map(({ kode, label }) => ({ value: kode, label: istilah(label) }))}
          value={blok.isian}
          allowDeselect={false}
          searchable
          onChange={(isian) => isian && onUbah({ isian })}
        />
      )}
      {BERLABEL.has(blok.jenis) && (
        <div className={css.dua}>
          <TextInput
            size="xs"
            label={t('label')}
            placeholder={t('tanpaLabel')}
            maxLength={30}
            value={blok.label ?? ''}
            onChange={(event) => onUbah({ label: event.currentTarget.value || null })}
          />
          {blok.jenis === 'ISIAN' && blok.rata === 'KIRI' && blok.label !== null && (
            <AngkaMm
              label={t('lebarLabel')}
              satuan=""
              step={1}
              min={1}
              max={30}
              value={blok.lebar}
              onChange={(lebar) => onUbah({ lebar })}
            />
          )}
        </div>
      )}
      {BERHURUF.has(blok.jenis) && (
        <>
          <Pilih
            label={t('ukuran')}
            name="ukuranBlok"
            values={UKURAN_BLOK}
            value={blok.ukuran}
            onChange={(ukuran) => onUbah({ ukuran })}
          />
          <Switch
            size="xs"
            label={t('tebal')}
            checked={blok.tebal}
            onChange={(event) => onUbah({ tebal: event.currentTarget.checked })}
          />
        </>
      )}
      {BERATA.has(blok.jenis) && (
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label={t('rata')}
          data={RATA.map((value) => ({ value, label: t(`rataan.${value}`) }))}
          value={blok.rata}
          onChange={(rata) => onUbah({ rata: rata as BlokSlip['rata'] })}
        />
      )}
      {blok.jenis === 'BARIS' && <BagianBarang jenis={jenis} blok={blok} onUbah={onUbah} />}
    </div>
  );
}

/** What a piece says: everything it has, or chosen parts in their own order. */
function BagianBarang({ jenis, blok, onUbah }: Omit<SifatProps, 'onHapus'>) {
  const { t } = useTranslation(RANCANGAN);
  const { kolom } = blok;
  const nama = (isian: string): string => jenis.kolom.find(({ kode }) => kode === isian)?.label ?? isian;
  const belum = jenis.kolom.find(({ kode }) => !kolom.some(({ isian }) => isian === kode));
  const ganti = (index: number, part: Partial<BlokSlip['kolom'][number]>): void =>
    onUbah({ kolom: kolom.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  const semua = jenis.kolom.map(({ kode, label }) => ({
    isian: kode,
    label: kode === 'kode' || kode === 'nama' ? null : label,
  }));
  return (
    <section className={css.kolom} aria-label={t('bagianBarang')}>
      <Switch
        size="xs"
        label={t('bagianOtomatis')}
        checked={kolom.length === 0}
        onChange={(event) => onUbah({ kolom: event.currentTarget.checked ? [] : semua })}
      />
      {kolom.map((one, index) => (
        <div key={one.isian} className={css.bagian}>
          <span>{nama(one.isian)}</span>
          <TextInput
            size="xs"
            aria-label={t('labelBagian', { nama: nama(one.isian) })}
            placeholder={t('tanpaLabel')}
            maxLength={30}
            value={one.label ?? ''}
            onChange={(event) => ganti(index, { label: event.currentTarget.value || null })}
          />
          <span className={css.tombol}>
            <ActionIcon
              size="sm"
              aria-label={t('naik', { nama: nama(one.isian) })}
              onClick={() => onUbah({ kolom: pindah(kolom, index, -1) })}
            >
              <IconArrowUp size={13} />
            </ActionIcon>
            <ActionIcon
              size="sm"
              aria-label={t('turun', { nama: nama(one.isian) })}
              onClick={() => onUbah({ kolom: pindah(kolom, index, 1) })}
            >
              <IconArrowDown size={13} />
            </ActionIcon>
            <ActionIcon
              size="sm"
              aria-label={t('hapusBagian', { nama: nama(one.isian) })}
              onClick={() => onUbah({ kolom: kolom.filter((_one, at) => at !== index) })}
            >
              <IconX size={13} />
            </ActionIcon>
          </span>
        </div>
      ))}
      {kolom.length > 0 && belum && (
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<IconPlus size={13} />}
          onClick={() => onUbah({ kolom: [...kolom, { isian: belum.kode, label: belum.label }] })}
        >
          {t('tambahBagian', { nama: belum.label })}
        </Button>
      )}
    </section>
  );
}
