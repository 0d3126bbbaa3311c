/** Goods without a nota are typed: what they are, what they weigh, and what they are priced by. Domain R4.6. */
import { Button, Group } from '@mantine/core';
import { formatAngka, miliPersen } from '@mustika/kernel/amount.ts';
import { enterMovesOn } from '@mustika/web-kit/enter-moves-on.ts';
import { DecimalInput } from '@mustika/web-kit/fields/decimal-input.tsx';
import { QuickSelect } from '@mustika/web-kit/fields/quick-select.tsx';
import { RefInput } from '@mustika/web-kit/fields/ref-input.tsx';
import { TeksInput } from '@mustika/web-kit/fields/text-input.tsx';
import { focusScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { StaticModal } from '@mustika/web-kit/shell/static-modal.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupResource } from '../master/group.resource.ts';
import { jenisResource } from '../master/jenis.resource.ts';
import css from './beli.module.css';
import { tambahTanpaNota, useBeli } from './beli.store.ts';
import { basisTanpaNota, hargaTanpaNota } from './hitung-pembelian.rule.ts';
import type { AcuanLayar } from './keranjang-beli.rule.ts';
import type { AsalNota } from './rugi-nota.rule.ts';
import {
  ASAL_TANPA_NOTA,
  type IsiTanpaNota,
  mili,
  type SalahTanpaNota,
  salahTanpaNota,
  TANPA_NOTA_KOSONG,
} from './tanpa-nota.rule.ts';
import { PEMBELIAN } from './teks-pembelian.store.ts';

type Basis = ReturnType<typeof basisTanpaNota>;

function useIsi(basis: Basis, kondisiAwal: string | null) {
  const [isi, setIsi] = useState(TANPA_NOTA_KOSONG);
  const [salah, setSalah] = useState<SalahTanpaNota>({});
  const set = (part: Partial<IsiTanpaNota>) => {
    setIsi({ ...isi, ...part });
    setSalah({});
  };
  const tambah = () => {
    const found = salahTanpaNota(isi, basis);
    setSalah(found);
    if (Object.keys(found).length > 0) return;
    const { berat, asal_nota, ...tanpa } = isi;
    tambahTanpaNota(tanpa as never, mili(berat), asal_nota, kondisiAwal);
    focusScan();
  };
  return { isi, salah, set, tambah };
}

const tutup = () => {
  useBeli.setState({ panel: null });
  focusScan();
};

export function TanpaNotaForm({ acuan, kondisiAwal }: { acuan: AcuanLayar; kondisiAwal: string | null }) {
  const { t } = useTranslation(PEMBELIAN);
  const basis = basisTanpaNota(acuan.flags);
  const { isi, salah, set, tambah } = useIsi(basis, kondisiAwal);
  const kode = acuan.harga.find((h) => h.kode_harga === isi.kode_harga);
  const dasar =
    kode ??
    (acuan.harga_24k === null
      ? null
      : { kode_harga: null, harga_24k: acuan.harga_24k, kadar: miliPersen(mili(isi.kadar)) });
  const kira = dasar && mili(isi.berat) > 0 ? hargaTanpaNota(dasar, mili(isi.berat) as never) : null;
  return (
    <StaticModal
      opened
      onClose={tutup}
      title={t('tanpa.judul')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('tanpa.tutup') }}
    >
      <form
        noValidate
        onKeyDown={enterMovesOn}
        onSubmit={(event) => {
          event.preventDefault();
          tambah();
        }}
      >
        <p className={css.ket}>{t('tanpa.teks')}</p>
        <Isian acuan={acuan} basis={basis} isi={isi} salah={salah} set={set} />
        <Group justify="space-between" mt="md">
          <span className={css.ket} aria-live="polite">
            {kira === null ? t('tanpa.tanpaHarga') : t('tanpa.kira', { nilai: formatAngka(kira) })}
          </span>
          <Button type="submit" data-utama>
            {t('tanpa.tambah')}
          </Button>
        </Group>
      </form>
    </StaticModal>
  );
}

type IsianProps = Pick<ReturnType<typeof useIsi>, 'isi' | 'salah' | 'set'> & {
  acuan: AcuanLayar;
  basis: Basis;
};

function Isian({ acuan, basis, isi, salah, set }: IsianProps) {
  const { t } = useTranslation(PEMBELIAN);
  return (
    <div className={css.duaKolom}>
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
        label={t('rincian.berat')}
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
        label={t('tanpa.kadar')}
        name="kadar"
        required
        value={isi.kadar}
        error={salah.kadar}
        onChange={(kadar) => set({ kadar })}
      />
      {basis !== 'KADAR' && (
        <QuickSelect
          label={t('tanpa.kodeHarga')}
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
        label={t('rincian.asalNota')}
        name="asal_nota"
        options={ASAL_TANPA_NOTA.map((value) => ({
          value,
          label: t(`asal.${value}`),
        }))}
        value={isi.asal_nota}
        onChange={(asal_nota) => asal_nota && set({ asal_nota: asal_nota as AsalNota })}
      />
    </div>
  );
}
