/** One tray of the map: a button that opens it, a thing to drag, a place to drop on. */
import { formatGram, type Miligram, nearestThousandths } from '@mustika/kernel/amount.ts';
import { useMay } from '@mustika/web-kit/act.tsx';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pindahBarang } from '../pindah/pindah-barang.document.ts';
import { BARANG } from '../teks-barang.store.ts';
import css from './peta.module.css';
import type { Petak } from './peta-baki.command.ts';
import {
  type Angkat,
  bisaDitaruh,
  keadaanHitung,
  seluruhBaki,
  tetangga,
  type Ukuran,
  warnaPetak,
} from './peta-baki.view.ts';

/** A dash of what is not told while it is counted. */
export const gramTeks = (berat: number | null): string =>
  berat === null ? '–' : `${formatGram(nearestThousandths(berat) as Miligram)} g`;

type PetakProps = {
  petak: Petak;
  ukuran: Ukuran;
  terberat: number;
  angkat: Angkat | null;
  dibuka: boolean;
  /** All tiles, for the arrows. */
  wadah: RefObject<HTMLDivElement | null>;
  onBuka: () => void;
  onAngkat: (angkat: Angkat) => void;
  onTaruh: () => void;
  onLepas: () => void;
};

function langkah(wadah: HTMLDivElement | null, event: KeyboardEvent<HTMLElement>): void {
  const semua = [...(wadah?.querySelectorAll<HTMLElement>('[data-petak]') ?? [])];
  const kotak = semua.map((satu) => satu.getBoundingClientRect());
  const ke = tetangga(kotak, semua.indexOf(event.currentTarget), event.key);
  if (ke === null) return;
  event.preventDefault();
  semua[ke]?.focus();
}

export function PetakBaki({ petak, ukuran, terberat, angkat, dibuka, wadah, ...on }: PetakProps) {
  const { t } = useTranslation(BARANG);
  const may = useMay();
  const [diAtas, setDiAtas] = useState(false);
  const boleh = (petak.jumlah ?? 0) > 0 && may(pindahBarang.transitions.satuBaki);
  const tujuan = bisaDitaruh(angkat, petak);
  const tekan = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.toLowerCase() === 'p' && boleh && !angkat) {
      event.preventDefault();
      on.onAngkat(seluruhBaki(petak));
    } else langkah(wadah.current, event);
  };
  return (
    <li>
      <button
        type="button"
        data-petak={petak.kode_baki}
        className={css.satu}
        data-warna={warnaPetak(petak, ukuran, terberat)}
        data-dibuka={dibuka ? '' : undefined}
        data-diangkat={angkat?.dari === petak.kode_baki ? '' : undefined}
        data-tujuan={tujuan && diAtas ? '' : undefined}
        aria-disabled={angkat !== null && !tujuan ? true : undefined}
        draggable={boleh}
        onDragStart={(event) => {
          event.dataTransfer.setData('text/plain', petak.kode_baki);
          event.dataTransfer.effectAllowed = 'move';
          on.onAngkat(seluruhBaki(petak));
        }}
        // Dropped on nothing: it lies where it lay. What was dropped on a tray asks first.
        onDragEnd={(event) => event.dataTransfer.dropEffect === 'none' && on.onLepas()}
        onDragOver={(event) => {
          if (!tujuan) return;
          event.preventDefault();
          setDiAtas(true);
        }}
        onDragLeave={() => setDiAtas(false)}
        onDrop={(event) => {
          event.preventDefault();
          setDiAtas(false);
          on.onTaruh();
        }}
        onFocus={() => setDiAtas(true)}
        onBlur={() => setDiAtas(false)}
        onKeyDown={tekan}
        onClick={() => (angkat ? on.onTaruh() : on.onBuka())}
      >
        <Isi petak={petak} />
        {tujuan && <span className={css.taruh}>{t('peta.taruhDiSini')}</span>}
      </button>
    </li>
  );
}

function Isi({ petak }: { petak: Petak }) {
  const { t } = useTranslation(BARANG);
  const keadaan = keadaanHitung(petak);
  return (
    <>
      <span className={css.nama}>
        <b className="kode">{petak.kode_baki}</b> {petak.nama_baki}
      </span>
      <span className={css.berat}>{gramTeks(petak.berat)}</span>
      <span className={css.rinci}>
        {t('peta.pcs', { jumlah: petak.jumlah ?? '–' })}
        {petak.umur !== null &&
          ` · ${t('peta.hari', { umur: petak.umur, tertua: petak.tertua ?? petak.umur })}`}
      </span>
      <span className={css.hitung} data-keadaan={keadaan}>
        {t(`peta.h.${keadaan}`, { hari: petak.hari_hitung ?? 0, jumlah: petak.selisih ?? 0 })}
      </span>
    </>
  );
}
