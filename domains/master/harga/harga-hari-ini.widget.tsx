/** The morning's work in one line: 24K is typed, every price that follows it is shown as it will be, one press sends all. */
import { Button, MultiSelect, SegmentedControl, Text } from '@mantine/core';
import { type MiliPersen, type Rupiah, rupiah, toThousandths } from '@mustika/kernel/amount.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { MomentInput } from '@mustika/web-kit/fields/date-input.tsx';
import { DecimalInput } from '@mustika/web-kit/fields/decimal-input.tsx';
import { QuickSelect } from '@mustika/web-kit/fields/quick-select.tsx';
import { RupiahInput } from '@mustika/web-kit/fields/rupiah-input.tsx';
import { enterMovesOn } from '@mustika/web-kit/form/enter-moves-on.ts';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { TargetLink } from '@mustika/web-kit/target-link.tsx';
import { IconSend } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MASTER } from '../teks-master.store.ts';
import { terbitkanHariIni } from './harga-hari-ini.command.ts';
import css from './harga-hari-ini.module.css';
import {
  CARA_HARIAN,
  type CaraHarian,
  type IsianHarian,
  perubahanHarian,
  tambahKini,
} from './harga-hari-ini.rule.ts';
import { type HargaTertulis, kirimHarian, useBahanHarian } from './harga-hari-ini.store.ts';
import { HARGA_24K_BARU } from './parameter-harga-emas.resource.ts';
import { PratinjauHarian } from './pratinjau-harian.widget.tsx';
import { PublikasiTerakhir } from './publikasi-terakhir.widget.tsx';

type Ketikan = {
  jual: number | null;
  beli: number | null;
  cara: CaraHarian;
  /** Percent; null until it is typed, which is what the prices have now. */
  tambah: number | string | null;
  bulat: string;
  /** Null until somebody chooses: every store. */
  toko: readonly string[] | null;
  mulai: string;
};

const AWAL: Ketikan = {
  ...{ jual: null, beli: null, cara: 'KADAR', tambah: null, bulat: '500' },
  ...{ toko: null, mulai: '' },
};

/** 24K as it is now, where all stores agree. */
const kini24 = (harga: readonly HargaTertulis[], sisi: 'JUAL' | 'BELI'): number | null => {
  const semua = new Set(harga.filter((h) => h.pokok && h.sisi === sisi).map((h) => h.lama));
  return semua.size === 1 ? ([...semua][0] ?? null) : null;
};

function useHarian() {
  const { data, isPending } = useBahanHarian();
  const [ketikan, setKetikan] = useState(AWAL);
  const semua = data?.harga ?? [];
  const tujuan = ketikan.toko ?? data?.toko.map((t) => t.kode_toko) ?? [];
  const milik = useMemo(() => semua.filter((h) => tujuan.includes(h.kode_toko)), [semua, tujuan]);
  const jual = ketikan.jual ?? kini24(milik, 'JUAL');
  const isian: IsianHarian | null =
    jual === null
      ? null
      : {
          ...{ cara: ketikan.cara, jual: rupiah(jual), bulat: Number(ketikan.bulat) },
          beli: ketikan.beli === null ? null : (ketikan.beli as Rupiah),
          tambah:
            typeof ketikan.tambah === 'number'
              ? ((toThousandths(ketikan.tambah) ?? 0) as MiliPersen)
              : tambahKini(milik),
        };
  const berubah = isian && ketikan.jual !== null ? perubahanHarian(milik, isian) : [];
  return { data, isPending, ketikan, setKetikan, milik, tujuan, isian, berubah };
}

/** `pusat` chooses stores; a store has only itself. */
export function HargaHariIni({ pusat }: { pusat: boolean }) {
  const { t } = useTranslation(MASTER);
  const { data, isPending, ketikan, setKetikan, milik, tujuan, isian, berubah } = useHarian();
  const { busy, kirim } = useKirimSekali();
  const isi = (part: Partial<Ketikan>) => setKetikan((now) => ({ ...now, ...part }));
  const send = async () => {
    if (!isian || berubah.length === 0) return;
    const jadi = await kirim((key) => kirimHarian({ isian, toko: tujuan, mulai: ketikan.mulai }, key));
    if (jadi) setKetikan((now) => ({ ...AWAL, cara: now.cara, bulat: now.bulat, toko: now.toko }));
  };
  return (
    <>
      <PublikasiTerakhir />
      <form
        noValidate
        className={css.isian}
        aria-label={t('harian.judul')}
        onKeyDown={enterMovesOn}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <RupiahInput
          label={t('harian.jual')}
          name="harga_jual"
          autoFocus
          required
          placeholder={t('harian.kini', { harga: (kini24(milik, 'JUAL') ?? 0).toLocaleString('id-ID') })}
          value={ketikan.jual}
          onChange={(jual) => isi({ jual })}
        />
        <RupiahInput
          label={t('harian.beli')}
          name="harga_beli"
          placeholder={t('harian.kini', { harga: (kini24(milik, 'BELI') ?? 0).toLocaleString('id-ID') })}
          value={ketikan.beli}
          onChange={(beli) => isi({ beli })}
        />
        <Rumus ketikan={ketikan} milik={milik} isi={isi} />
        {pusat && (
          <MultiSelect
            label={t('publikasi.tujuan')}
            className={css.toko}
            // Side by side they are named by their codes alone.
            data={(data?.toko ?? []).map(({ kode_toko }) => ({ value: kode_toko, label: kode_toko }))}
            renderOption={({ option }) =>
              `${option.value} - ${data?.toko.find((one) => one.kode_toko === option.value)?.nama_toko ?? ''}`
            }
            value={[...tujuan]}
            searchable
            openOnFocus={false}
            onChange={(toko) => isi({ toko })}
          />
        )}
        <MomentInput
          label={t('publikasi.mulai')}
          value={ketikan.mulai || null}
          onChange={(mulai) => isi({ mulai: mulai ?? '' })}
        />
        <div className={css.kirim}>
          <ActButton
            act={terbitkanHariIni}
            main
            type="submit"
            data-utama
            leftSection={<IconSend size={14} />}
            loading={busy}
            disabled={berubah.length === 0 || tujuan.length === 0}
          >
            {t('publikasi.kirim', {
              harga: new Set(berubah.map((b) => `${b.tabel}|${b.kode}|${b.kolom}`)).size,
              toko: tujuan.length,
            })}
          </ActButton>
          {ketikan.jual !== null && (
            <Button variant="default" onClick={() => setKetikan(AWAL)}>
              {t('harian.kosongkan')}
            </Button>
          )}
        </div>
      </form>
      {!isPending && milik.length === 0 ? (
        <Belum24K />
      ) : (
        <PratinjauHarian milik={milik} berubah={berubah} menunggu={isPending} />
      )}
    </>
  );
}

/** A new store has no price that others follow. */
function Belum24K() {
  const { t } = useTranslation(MASTER);
  return (
    <Text size="sm">
      <TargetLink target={HARGA_24K_BARU}>{t('harian.belum24')}</TargetLink>
    </Text>
  );
}

type RumusProps = {
  ketikan: Ketikan;
  milik: readonly HargaTertulis[];
  isi: (part: Partial<Ketikan>) => void;
};

/** How the other prices come of 24K. */
function Rumus({ ketikan, milik, isi }: RumusProps) {
  const { t } = useTranslation(MASTER);
  return (
    <>
      <div>
        <span className={css.label}>{t('harian.rumus')}</span>
        <SegmentedControl
          fullWidth
          aria-label={t('harian.rumus')}
          value={ketikan.cara}
          onChange={(cara) => isi({ cara: cara as CaraHarian })}
          data={CARA_HARIAN.map((value) => ({ value, label: t(`harian.cara.${value}`) }))}
        />
      </div>
      {ketikan.cara === 'KADAR' && (
        <DecimalInput
          kind="persen"
          label={t('harian.tambah')}
          name="tambah"
          value={ketikan.tambah ?? tambahKini(milik) / 1000}
          onChange={(tambah) => isi({ tambah })}
        />
      )}
      <QuickSelect
        label={t('harian.bulat')}
        options={['1', '100', '500', '1000', '5000'].map((value) => ({
          value,
          label: Number(value).toLocaleString('id-ID'),
        }))}
        value={ketikan.bulat}
        onChange={(bulat) => bulat && isi({ bulat })}
      />
    </>
  );
}
