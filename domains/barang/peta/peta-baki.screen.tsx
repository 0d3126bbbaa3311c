/**
 * The trays of the store as tiles: by grams, age or the last count. A tray is dragged onto another one, or some of its pieces
 * are; fingers and keys take up first and put down then. What is put down is the document pindah-barang, approval and all. Ours.
 */
import { Button, Loader, SegmentedControl, Text } from '@mantine/core';
import { TableEmpty } from '@mustika/web-kit/data-table/empty.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { useWindowKeys } from '@mustika/web-kit/use-window-keys.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BARANG } from '../teks-barang.store.ts';
import { IsiBaki } from './isi-baki.widget.tsx';
import css from './peta.module.css';
import type { Petak } from './peta-baki.command.ts';
import { muatPeta } from './peta-baki.store.ts';
import { type Angkat, bisaDitaruh, UKURAN, type Ukuran } from './peta-baki.view.ts';
import { PetakBaki } from './petak-baki.widget.tsx';
import { type Taruh, TaruhBarang } from './taruh-barang.widget.tsx';

const isUkuran = (value: unknown): value is Ukuran => UKURAN.includes(value as Ukuran);

const petakOf = (kode: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-petak="${CSS.escape(kode)}"]`);

/** What was taken up and what is about to be put down. */
function useAngkat() {
  const [angkat, setAngkat] = useState<Angkat | null>(null);
  const [taruh, setTaruh] = useState<Taruh | null>(null);
  const lepas = () => {
    setAngkat(null);
    setTaruh(null);
  };
  const keBaki = (petak: Petak, apa = angkat) => {
    if (apa && bisaDitaruh(apa, petak)) setTaruh({ ...apa, ke: petak.kode_baki });
  };
  return { angkat, taruh, mulai: setAngkat, lepas, keBaki };
}

export default function PetaBaki() {
  const { t } = useTranslation(BARANG);
  const portal = useSession((state) => state.portal);
  const [search, setSearch] = useUrlState();
  const { angkat, taruh, mulai, lepas, keBaki } = useAngkat();
  const ukuran: Ukuran = isUkuran(search['menurut']) ? search['menurut'] : 'berat';
  const peta = useQuery({
    queryKey: ['peta-baki', portal],
    queryFn: ({ signal }) => muatPeta(signal),
    staleTime: 0,
  });
  const petak = peta.data ?? [];
  const buka = petak.find((satu) => satu.kode_baki === search['baki']) ?? null;
  const bukaBaki = (kode: string | undefined) => setSearch({ ...search, baki: kode });
  useWindowKeys((event) => {
    if (event.key !== 'Escape' || !angkat || taruh) return;
    event.preventDefault();
    lepas();
  });
  const [kali, setKali] = useState(0);
  const selesai = () => {
    lepas();
    setKali(kali + 1);
    void peta.refetch();
  };
  return (
    <ScreenFrame
      title="Peta Baki"
      flowing
      acts={
        <SegmentedControl
          size="xs"
          aria-label={t('peta.menurut')}
          value={ukuran}
          onChange={(menurut) => setSearch({ ...search, menurut })}
          data={UKURAN.map((value) => ({ value, label: t(`peta.${value}`) }))}
        />
      }
    >
      <Pesan angkat={angkat} onLepas={lepas} />
      <div className={css.dua} data-buka={buka !== null && angkat === null ? '' : undefined}>
        <div className={css.peta}>
          {peta.isPending && <Loader size="sm" aria-label="Peta Baki" />}
          {peta.error && (
            <TableEmpty
              error={peta.error}
              filtered={false}
              onReset={() => undefined}
              onRetry={() => void peta.refetch()}
            />
          )}
          <Ruang
            {...{ petak, ukuran, angkat, buka }}
            onBuka={(satu) => bukaBaki(satu.kode_baki)}
            onAngkat={mulai}
            onTaruh={keBaki}
            onLepas={lepas}
          />
        </div>
        {buka && (
          <IsiBaki
            key={`${buka.kode_baki} ${kali}`}
            petak={buka}
            onTutup={() => bukaBaki(undefined)}
            onAngkat={mulai}
            onPilih={(apa) => {
              mulai(apa);
              // Where the arrows begin, once the tiles are there to be seen.
              requestAnimationFrame(() => petakOf(apa.dari)?.focus());
            }}
            onLepas={lepas}
            saat={peta.dataUpdatedAt}
          />
        )}
      </div>
      {taruh && <TaruhBarang taruh={taruh} petak={petak} onTutup={lepas} onSelesai={selesai} />}
    </ScreenFrame>
  );
}

/** What one may do now, and what is in the hand; told to who does not see it, too. */
function Pesan({ angkat, onLepas }: { angkat: Angkat | null; onLepas: () => void }) {
  const { t } = useTranslation(BARANG);
  return (
    <div className={css.pesan} role="status" data-angkat={angkat ? '' : undefined}>
      <Text size="sm" {...(angkat ? {} : { c: 'dimmed' })}>
        {angkat ? t('peta.diangkat', { jumlah: angkat.jumlah, baki: angkat.dari }) : t('peta.petunjuk')}
        {!angkat && (
          <Text span inherit visibleFrom="sm">
            {` ${t('peta.petunjukTombol')}`}
          </Text>
        )}
      </Text>
      {angkat && (
        <Button size="compact-sm" variant="default" title="Esc" onClick={onLepas}>
          {t('peta.batal')}
        </Button>
      )}
    </div>
  );
}

type RuangProps = {
  petak: readonly Petak[];
  ukuran: Ukuran;
  angkat: Angkat | null;
  buka: Petak | null;
  onBuka: (petak: Petak) => void;
  onAngkat: (angkat: Angkat) => void;
  onTaruh: (petak: Petak) => void;
  onLepas: () => void;
};

/** The rooms one below the other, each with its trays. */
function Ruang({ petak, ukuran, angkat, buka, onBuka, onAngkat, onTaruh, onLepas }: RuangProps) {
  const { t } = useTranslation(BARANG);
  const wadah = useRef<HTMLDivElement>(null);
  const terberat = Math.max(1, ...petak.map((satu) => satu.berat ?? 0));
  return (
    <div ref={wadah} className={css.ruang}>
      {[...Map.groupBy(petak, (satu) => satu.kode_gudang)].map(([gudang, isi]) => (
        <section key={gudang} aria-label={isi[0]?.nama_gudang ?? gudang}>
          <h2 className={css.gudang}>
            {isi[0]?.nama_gudang ?? gudang}
            {!isi[0]?.dijual && <span> · {t('peta.tidakDijual')}</span>}
          </h2>
          <ul className={css.petak}>
            {isi.map((satu) => (
              <PetakBaki
                key={satu.kode_baki}
                petak={satu}
                wadah={wadah}
                {...{ ukuran, terberat, angkat }}
                dibuka={satu.kode_baki === buka?.kode_baki}
                onBuka={() => onBuka(satu)}
                onAngkat={onAngkat}
                onTaruh={() => onTaruh(satu)}
                onLepas={onLepas}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
