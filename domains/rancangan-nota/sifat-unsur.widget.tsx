/** What one element says, where it stands and how it is written: every value as a figure or a choice. */

import { Button, SegmentedControl, Select, Switch, Textarea, TextInput } from '@mantine/core';
import {
  HALAMAN,
  HURUF,
  type JenisNota,
  PUTAR,
  RATA,
  type RancanganKertas,
  SISI,
  type UnsurNota,
  WARNA,
} from '@mustika/kernel/rancangan-nota.ts';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AngkaMm } from './angka-mm.widget.tsx';
import { KolomUnsur } from './kolom-unsur.widget.tsx';
import { namaBagian } from './periksa-rancangan.rule.ts';
import css from './rancangan.module.css';
import { RANCANGAN } from './teks-rancangan.store.ts';

type SifatProps = {
  jenis: JenisNota;
  isi: RancanganKertas;
  unsur: UnsurNota;
  onUbah: (part: Partial<UnsurNota>, tentang: string) => void;
  onHapus: () => void;
};

/** Elements whose text is one value: they alone turn, wrap and take a label. */
const TULISAN: ReadonlySet<string> = new Set(['ISIAN', 'TEKS']);
const TANPA_HURUF: ReadonlySet<string> = new Set(['LOGO', 'GARIS', 'QR', 'BARCODE']);

export function SifatUnsur({ jenis, isi, unsur, onUbah, onHapus }: SifatProps) {
  const { t } = useTranslation(RANCANGAN);
  const ubah = (part: Partial<UnsurNota>): void => onUbah(part, `${unsur.id} ${Object.keys(part).join()}`);
  return (
    <div className={css.sifat}>
      <div className={css.judul}>
        <strong>{namaBagian(jenis, unsur)}</strong>
        <Button size="compact-xs" variant="default" leftSection={<IconTrash size={13} />} onClick={onHapus}>
          {t('hapus')}
        </Button>
      </div>
      <IsiUnsur jenis={jenis} unsur={unsur} ubah={ubah} />
      <div className={css.empat}>
        <AngkaMm label={t('kiri')} value={unsur.x} max={isi.lebar} onChange={(x) => ubah({ x })} />
        <AngkaMm label={t('atas')} value={unsur.y} onChange={(y) => ubah({ y })} />
        <AngkaMm
          label={t('lebar')}
          value={unsur.lebar}
          min={1}
          max={600}
          onChange={(lebar) => ubah({ lebar })}
        />
        <AngkaMm label={t('tinggi')} value={unsur.tinggi} min={0.1} onChange={(tinggi) => ubah({ tinggi })} />
      </div>
      {!TANPA_HURUF.has(unsur.jenis) && <HurufUnsur unsur={unsur} ubah={ubah} />}
      {(TULISAN.has(unsur.jenis) || unsur.jenis === 'GARIS') && (
        <Pilih
          label={t('warna')}
          name="pilihWarna"
          values={WARNA}
          value={unsur.warna}
          onChange={(warna) => ubah({ warna })}
        />
      )}
      <div className={css.dua}>
        <Pilih
          label={t('sisi')}
          name="pilihSisi"
          values={SISI}
          value={unsur.sisi}
          onChange={(sisi) => ubah({ sisi })}
        />
        {unsur.sisi === 'DEPAN' && unsur.jenis !== 'TABEL' && (
          <Pilih
            label={t('halaman')}
            name="pilihHalaman"
            values={HALAMAN}
            value={unsur.halaman}
            onChange={(halaman) => ubah({ halaman })}
          />
        )}
      </div>
      {unsur.jenis === 'TABEL' && <KolomUnsur jenis={jenis} unsur={unsur} ubah={ubah} />}
    </div>
  );
}

type Ubah = (part: Partial<UnsurNota>) => void;

function IsiUnsur({ jenis, unsur, ubah }: { jenis: JenisNota; unsur: UnsurNota; ubah: Ubah }) {
  const { t } = useTranslation(RANCANGAN);
  if (unsur.jenis === 'TEKS')
    return (
      <Textarea
        size="xs"
        label={t('teks')}
        value={unsur.teks ?? ''}
        maxLength={300}
        autosize
        maxRows={4}
        onChange={(event) => ubah({ teks: event.currentTarget.value || null })}
      />
    );
  if (unsur.jenis !== 'ISIAN') return null;
  return (
    <div className={css.dua}>
      <Select
        size="xs"
        label={t('isian')}
        data={jenis.isian.map(({ kode, label }) => ({ value: kode, label: istilah(label) }))}
        value={unsur.isian}
        allowDeselect={false}
        searchable
        onChange={(isian) => isian && ubah({ isian })}
      />
      <TextInput
        size="xs"
        label={t('label')}
        value={unsur.label ?? ''}
        maxLength={60}
        placeholder={t('tanpaLabel')}
        onChange={(event) => ubah({ label: event.currentTarget.value || null })}
      />
    </div>
  );
}

function HurufUnsur({ unsur, ubah }: { unsur: UnsurNota; ubah: Ubah }) {
  const { t } = useTranslation(RANCANGAN);
  const tulisan = TULISAN.has(unsur.jenis);
  return (
    <>
      <div className={css.dua}>
        <Pilih
          label={t('huruf')}
          name="jenisHuruf"
          values={HURUF}
          value={unsur.huruf}
          onChange={(huruf) => ubah({ huruf })}
        />
        <AngkaMm
          label={t('ukuran')}
          satuan="pt"
          value={unsur.ukuran}
          min={4}
          max={96}
          onChange={(ukuran) => ubah({ ukuran })}
        />
      </div>
      {tulisan && (
        <div className={css.dua}>
          <Pilih
            label={t('putar')}
            name="putaran"
            values={PUTAR}
            value={unsur.putar}
            onChange={(putar) => ubah({ putar })}
          />
          <AngkaMm
            label={t('baris')}
            satuan=""
            step={1}
            value={unsur.baris}
            min={1}
            max={20}
            onChange={(baris) => ubah({ baris })}
          />
        </div>
      )}
      {tulisan && (
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label={t('rata')}
          data={RATA.map((value) => ({ value, label: t(`rataan.${value}`) }))}
          value={unsur.rata}
          onChange={(rata) => ubah({ rata: rata as UnsurNota['rata'] })}
        />
      )}
      {(tulisan || unsur.kolom.length > 0) && (
        <Switch
          size="xs"
          label={t('tebal')}
          checked={unsur.tebal}
          onChange={(event) => ubah({ tebal: event.currentTarget.checked })}
        />
      )}
    </>
  );
}

type PilihProps<V extends string> = {
  label: string;
  name: string;
  values: readonly V[];
  value: V;
  onChange: (value: V) => void;
};

/** One of a closed list, in the words of the locale. */
export function Pilih<V extends string>({ label, name, values, value, onChange }: PilihProps<V>) {
  const { t } = useTranslation(RANCANGAN);
  return (
    <Select
      size="xs"
      label={label}
      data={values.map((one) => ({ value: one, label: t(`${name}.${one}` as string) }))}
      value={value}
      allowDeselect={false}
      onChange={(next) => next && onChange(next as V)}
    />
  );
}
