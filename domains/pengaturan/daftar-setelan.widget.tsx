/** Every setting by part, found as it is typed; one opens in a sheet. */
import { Badge, Button, Loader, SegmentedControl, Select, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { PARTS } from '@mustika/kernel/settings/setting.ts';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from './pengaturan.module.css';
import { type Setelan, useSetelan } from './setelan.store.ts';
import { cocok, type Saringan } from './setelan-saring.view.ts';
import { artiLain, nilaiTerbaca, PENGATURAN } from './teks-pengaturan.store.ts';
import { UbahSetelan } from './ubah-setelan.widget.tsx';

const JENIS = ['semua', 'modul', 'parameter', 'diubah'] as const;

type DaftarSetelanProps = {
  /** Only what belongs to the day in the shop. */
  harian?: boolean;
};

export function DaftarSetelan({ harian = false }: DaftarSetelanProps) {
  const { t } = useTranslation(PENGATURAN);
  const [search, setSearch] = useUrlState();
  const asked = useSetelan();
  const text = (name: string): string => String(search[name] ?? '');
  const saringan: Saringan = { q: text('q'), bagian: text('bagian'), jenis: text('jenis') };
  const set = (part: Record<string, string | null>) => setSearch({ ...search, ...part });
  const semua = (asked.data ?? []).filter((one) => !harian || one.everyday);
  const terlihat = semua.filter((one) => cocok(one, saringan, artiLain(one.meaning)));
  const dipilih = semua.find((one) => one.key === text('buka'));
  return (
    <>
      <Alat
        saringan={saringan}
        bagian={PARTS.filter((part) => semua.some((one) => one.part === part))}
        onSaring={set}
        jumlah={asked.data ? terlihat.length : null}
      />
      <div className={`${css.daftar} ${harian ? css.mengalir : ''}`}>
        {asked.isPending && <Loader size="sm" m="md" aria-label={t('cari')} />}
        {asked.error && (
          <div className={css.kosong}>
            <p>{asked.error.message}</p>
            <Button variant="default" onClick={() => void asked.refetch()}>
              {t('muatUlang')}
            </Button>
          </div>
        )}
        {asked.data && terlihat.length === 0 && (
          <div className={css.kosong}>
            <p>{t('tidakAda')}</p>
            <Button variant="default" onClick={() => setSearch({})}>
              {t('hapusSaringan')}
            </Button>
          </div>
        )}
        {PARTS.map((part) => (
          <Bagian
            key={part}
            part={part}
            setelan={terlihat.filter((one) => one.part === part)}
            onBuka={(key) => set({ buka: key })}
          />
        ))}
      </div>
      <SideDrawer
        opened={dipilih !== undefined}
        onClose={() => set({ buka: null })}
        title={<span className="kode">{dipilih?.key}</span>}
        size={560}
      >
        {dipilih && <UbahSetelan key={`${dipilih.key}${dipilih.baris?.versi ?? 0}`} setelan={dipilih} />}
      </SideDrawer>
    </>
  );
}

type AlatProps = {
  saringan: Saringan;
  bagian: readonly string[];
  onSaring: (part: Record<string, string | null>) => void;
  /** Null until they are known. */
  jumlah: number | null;
};

function Alat({ saringan, bagian, onSaring, jumlah }: AlatProps) {
  const { t } = useTranslation(PENGATURAN);
  const input = useRef<HTMLInputElement>(null);
  useHotkeys([['/', () => input.current?.focus()]]);
  return (
    <div className={css.alat}>
      <TextInput
        ref={input}
        type="search"
        label={t('cari')}
        leftSection={<IconSearch size={14} />}
        w={300}
        autoFocus
        value={saringan.q}
        onChange={(event) => onSaring({ q: event.currentTarget.value })}
      />
      <Select
        label={t('bagianLabel')}
        w={190}
        clearable
        placeholder={t('semuaBagian')}
        value={saringan.bagian || null}
        data={bagian.map((value) => ({ value, label: t(`bagian.${value}`) }))}
        onChange={(value) => onSaring({ bagian: value })}
      />
      <SegmentedControl
        aria-label={t('jenis')}
        value={saringan.jenis || 'semua'}
        onChange={(value) => onSaring({ jenis: value === 'semua' ? null : value })}
        data={JENIS.map((value) => ({ value, label: t(value) }))}
      />
      <span aria-live="polite">{jumlah !== null && t('jumlah', { count: jumlah })}</span>
    </div>
  );
}

type BagianProps = { part: string; setelan: readonly Setelan[]; onBuka: (key: string) => void };

function Bagian({ part, setelan, onBuka }: BagianProps) {
  const { t } = useTranslation(PENGATURAN);
  if (setelan.length === 0) return null;
  return (
    <section aria-label={t(`bagian.${part}`)}>
      <h2 className={css.bagian}>
        {t(`bagian.${part}`)} <span>{setelan.length}</span>
      </h2>
      {setelan.map((one) => (
        <Baris key={one.key} setelan={one} onBuka={() => onBuka(one.key)} />
      ))}
    </section>
  );
}

function Baris({ setelan, onBuka }: { setelan: Setelan; onBuka: () => void }) {
  const { t } = useTranslation(PENGATURAN);
  const { baris, nilai, initial } = setelan;
  return (
    <button type="button" className={css.baris} onClick={onBuka}>
      <span>
        <span className={css.arti}>{setelan.meaning}</span>
        <span className={css.tanda}>
          <span className="kode">{setelan.key}</span>
          {setelan.guarded && <Tanda warna="kuning" teks={t('duaOrang')} />}
          {setelan.awaited && <Tanda warna="gray" teks={t('menunggu')} />}
        </span>
      </span>
      <span className={css.nilai}>
        <Nilai setelan={setelan} />
        {nilai !== initial && <small>{t('bawaanNilai', { nilai: nilaiTerbaca(setelan, initial) })}</small>}
      </span>
      <span className={css.oleh}>
        {baris ? t('oleh', { user: baris.diubah_oleh, waktu: formatWaktu(baris.diubah_pada) }) : ''}
      </span>
    </button>
  );
}

const Tanda = ({ warna, teks }: { warna: string; teks: string }) => (
  <Badge variant="light" color={warna} radius="sm" tt="none" fw={500} size="xs">
    {teks}
  </Badge>
);

/** On and off with their word and colour; anything else as people write it. */
export function Nilai({ setelan }: { setelan: Setelan }) {
  const teks = nilaiTerbaca(setelan, setelan.nilai);
  if (setelan.kind.is !== 'yesno') return <>{teks}</>;
  return (
    <Badge variant="light" color={setelan.nilai === 'true' ? 'hijau' : 'gray'} radius="sm" tt="none" fw={600}>
      {teks}
    </Badge>
  );
}
