/** Goods without our nota, typed into the trade-in: what they are, what they weigh, what they are priced by. R4.6. */
import { Button, Group } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { enterMovesOn } from '@mustika/web-kit/enter-moves-on.ts';
import { DecimalInput } from '@mustika/web-kit/fields/decimal-input.tsx';
import { QuickSelect } from '@mustika/web-kit/fields/quick-select.tsx';
import { RefInput } from '@mustika/web-kit/fields/ref-input.tsx';
import { TeksInput } from '@mustika/web-kit/fields/text-input.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupResource } from '../master/group.resource.ts';
import { jenisResource } from '../master/jenis.resource.ts';
import { basisTanpaNota } from '../pembelian/hitung-pembelian.rule.ts';
import type { AcuanLayar } from '../pembelian/keranjang-beli.rule.ts';
import type { AsalNota } from '../pembelian/rugi-nota.rule.ts';
import {
  ASAL_TANPA_NOTA,
  type IsiTanpaNota,
  mili,
  type SalahTanpaNota,
  salahTanpaNota,
  TANPA_NOTA_KOSONG,
} from '../pembelian/tanpa-nota.rule.ts';
import { PENJUALAN } from './teks.store.ts';
import css from './tukar.module.css';
import { tambahTukarTanpaNota } from './tukar.store.ts';

type TanpaProps = { acuan: AcuanLayar; kondisi: string | null; onSelesai: () => void };

export function TanpaNotaTukar({ acuan, kondisi, onSelesai }: TanpaProps) {
  const { t } = useTranslation(PENJUALAN);
  const basis = basisTanpaNota(acuan.flags);
  const [isi, setIsi] = useState(TANPA_NOTA_KOSONG);
  const [diperiksa, setDiperiksa] = useState(false);
  const salah = diperiksa ? salahTanpaNota(isi, basis) : {};
  const tambah = () => {
    setDiperiksa(true);
    if (Object.keys(salahTanpaNota(isi, basis)).length > 0) return;
    const { berat, asal_nota, ...tanpa } = isi;
    tambahTukarTanpaNota(tanpa as never, mili(berat), asal_nota, kondisi);
    onSelesai();
  };
  return (
    <form
      noValidate
      onKeyDown={enterMovesOn}
      onSubmit={(event) => {
        event.preventDefault();
        tambah();
      }}
    >
      <Kolom isi={isi} salah={salah} acuan={acuan} set={(part) => setIsi({ ...isi, ...part })} />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onSelesai}>
          {t('tukar.kembali')}
        </Button>
        <Button type="submit" data-utama>
          {t('tukar.tambahkan')}
        </Button>
      </Group>
    </form>
  );
}

type KolomProps = {
  isi: IsiTanpaNota;
  salah: SalahTanpaNota;
  acuan: AcuanLayar;
  set: (part: Partial<IsiTanpaNota>) => void;
};

function Kolom({ isi, salah, acuan, set }: KolomProps) {
  const { t } = useTranslation(PENJUALAN);
  const basis = basisTanpaNota(acuan.flags);
  return (
    <div className={css.isian}>
      <TeksInput
        label="Nama Barang"
        name="nama_barang"
        required
        autoFocus
        maxLength={100}
        value={isi.nama_barang}
        error={salah.nama_barang}
        onChange={(nama_barang) => set({ nama_barang })}
      />
      <DecimalInput
        kind="gram"
        label={t('tukar.berat')}
        name="berat"
        required
        value={isi.berat}
        error={salah.berat}
        onChange={(berat) => set({ berat })}
      />
      <RefInput
        resource={groupResource}
        label="Group"
        name="kode_group"
        required
        value={isi.kode_group}
        error={salah.kode_group}
        onChange={(kode_group) => set({ kode_group })}
      />
      <RefInput
        resource={jenisResource}
        label="Jenis"
        name="kode_dept"
        required
        value={isi.kode_dept}
        error={salah.kode_dept}
        onChange={(kode_dept) => set({ kode_dept })}
      />
      <DecimalInput
        kind="kadar"
        label={t('tukar.kadarUji')}
        name="kadar"
        required
        value={isi.kadar}
        error={salah.kadar}
        onChange={(kadar) => set({ kadar })}
      />
      {basis !== 'KADAR' && (
        <QuickSelect
          label={t('tukar.kodeHarga')}
          name="kode_harga"
          clearable
          required={basis === 'KODE_HARGA'}
          options={acuan.harga.map((h) => ({
            value: h.kode_harga,
            label: `${h.kode_harga} - ${formatAngka(h.harga_per_gram)}/g`,
          }))}
          value={isi.kode_harga}
          error={salah.kode_harga}
          onChange={(kode_harga) => set({ kode_harga })}
        />
      )}
      <QuickSelect
        label={t('tukar.asalNota')}
        name="asal_nota"
        options={ASAL_TANPA_NOTA.map((value) => ({ value, label: value }))}
        value={isi.asal_nota}
        onChange={(asal_nota) => asal_nota && set({ asal_nota: asal_nota as AsalNota })}
      />
    </div>
  );
}
