/** The terms of the chosen piece: what its nota says, what the scale says, its state, and how its price comes about. */

import { Button } from '@mantine/core';
import {
  formatAngka,
  formatGram,
  miligram,
  NOL_RUPIAH,
  type Rupiah,
  toThousandths,
} from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import type { Flags } from '@mustika/kernel/flags.ts';
import { DecimalInput } from '@mustika/web-kit/fields/decimal-input.tsx';
import { QuickSelect } from '@mustika/web-kit/fields/quick-select.tsx';
import { RefInput } from '@mustika/web-kit/fields/ref-input.tsx';
import { RupiahInput } from '@mustika/web-kit/fields/rupiah-input.tsx';
import { enterMovesOn } from '@mustika/web-kit/form/enter-moves-on.ts';
import { useJelaskan } from '@mustika/web-kit/penjelasan/penjelasan.ts';
import { TombolJelas } from '@mustika/web-kit/penjelasan/tombol-jelas.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { salesResource } from '../../master/sales.resource.ts';
import { type HargaBeli, hargaDariRata } from '../hitung-pembelian.rule.ts';
import { jelasBeli } from '../nota/jelas-beli.view.ts';
import { ASAL_NOTA, type AsalNota } from '../rugi-nota.rule.ts';
import { PEMBELIAN } from '../teks-pembelian.store.ts';
import css from './beli.module.css';
import { bolehUbah, pilihSales, ubah, useBeli } from './beli.store.ts';
import { FotoBaris } from './foto-beli.widget.tsx';
import { type AcuanLayar, type BarisKeranjang, pengurangBaris, ubahBaris } from './keranjang-beli.rule.ts';
import { ID_RINCIAN } from './tabel-beli.widget.tsx';

type RincianProps = {
  baris: BarisKeranjang;
  harga: HargaBeli | null;
  acuan: AcuanLayar;
  onSelesai: () => void;
};

export function RincianBeli({ baris, harga, acuan, onSelesai }: RincianProps) {
  const { t } = useTranslation(PEMBELIAN);
  const jelas = () => jelasBeli(baris, acuan);
  useJelaskan(jelas);
  return (
    <section className={css.rincian} aria-label={t('rincian.judul')}>
      <header>
        <strong>
          {baris.jual?.nama_barang ?? baris.tanpa?.nama_barang}{' '}
          {harga && <TombolJelas angka={baris.kunci} tanya={jelas} />}
        </strong>
        <span>
          {baris.jual ? (
            <>
              {baris.jual.toko_jual && <b>{baris.jual.toko_jual} · </b>}
              <span className="kode">{baris.jual.no_faktur}</span> · {formatTanggal(baris.jual.tgl_jual)}
            </>
          ) : (
            t('tabel.tanpaNota')
          )}
        </span>
      </header>
      <Isian baris={baris} harga={harga} acuan={acuan} onSelesai={onSelesai} />
      {harga ? (
        <Susunan harga={harga} {...pengurangBaris(baris, acuan)} />
      ) : (
        <p className={css.takAda}>{t('rincian.tanpaHarga')}</p>
      )}
    </section>
  );
}

function Isian({ baris, harga, acuan, onSelesai }: RincianProps) {
  const { t } = useTranslation(PEMBELIAN);
  const terbuka = useBeli(bolehUbah);
  // What is typed is no weight until it is finished: `1.` must not become 0.
  const [berat, setBerat] = useState<number | string | null>(baris.berat / 1000);
  const { flags } = acuan;
  const set = (ubahan: Partial<BarisKeranjang>) => ubah((k) => ubahBaris(k, baris.kunci, ubahan));
  const beratTetap = baris.jual !== null && flags.has('BUYING_DISABLE_ACCESS_BERAT_BELI');
  const hargaTetap = flags.has('LOCK_HARGA_BELI_MODULE') || flags.has('HARGA_BELI_READ_ONLY');
  return (
    <form
      id={ID_RINCIAN}
      noValidate
      onKeyDown={(event) => {
        if (event.key === 'Escape') onSelesai();
        else enterMovesOn(event);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSelesai();
      }}
    >
      <div className={css.isian}>
        <DecimalInput
          kind="gram"
          weighed
          label={t('rincian.berat')}
          name="berat"
          value={berat}
          disabled={beratTetap || !terbuka}
          onChange={(next) => {
            setBerat(next);
            set({ berat: miligram((typeof next === 'number' ? toThousandths(next) : null) ?? 0) });
          }}
        />
        <QuickSelect
          label={t('rincian.kondisi')}
          name="kondisi_barang"
          required
          options={acuan.kondisi.map((k) => ({ value: k.kondisi_barang, label: k.kondisi_barang }))}
          value={baris.kondisi_barang}
          disabled={!terbuka}
          onChange={(kondisi_barang) => {
            set({ kondisi_barang });
            useBeli.setState({ kondisi: kondisi_barang });
          }}
        />
        <QuickSelect
          label={t('rincian.asalNota')}
          name="asal_nota"
          options={pilihanAsal(baris).map((value) => ({ value, label: t(`asal.${value}`) }))}
          value={baris.asal_nota}
          disabled={!terbuka}
          onChange={(asal_nota) => asal_nota && set({ asal_nota: asal_nota as AsalNota })}
        />
        {flags.has('POTONGAN_MANUAL_PEMBELIAN_MODULE') && (
          <RupiahInput
            label={t('rincian.potonganManual')}
            name="potongan_manual"
            value={baris.potongan_manual}
            disabled={!terbuka}
            onChange={(next) => set({ potongan_manual: (next ?? 0) as Rupiah })}
          />
        )}
        <RupiahInput
          label={t('rincian.harga')}
          name="harga"
          value={harga?.harga ?? null}
          disabled={hargaTetap || !terbuka}
          onChange={(next) =>
            set({ harga: next === null || next === harga?.harga_sistem ? null : (next as Rupiah) })
          }
        />
        <RataBeli baris={baris} harga={harga} flags={flags} terbuka={terbuka && !hargaTetap} set={set} />
        <SalesBaris baris={baris} flags={flags} terbuka={terbuka} set={set} />
      </div>
      <FotoBaris baris={baris} flags={flags} terbuka={terbuka} />
      <Button type="submit" data-utama variant="default" fullWidth size="xs">
        {t('rincian.selesai')}
      </Button>
    </form>
  );
}

/** Who bought it in, where the store goes with sales people (DISABLE_KODE_SALES_TRANSACTION). */
function SalesBaris({ baris, flags, terbuka, set }: Omit<RataProps, 'harga'>) {
  const { t } = useTranslation(PEMBELIAN);
  if (flags.has('DISABLE_KODE_SALES_TRANSACTION')) return null;
  return (
    <RefInput
      resource={salesResource}
      label={t('rincian.sales')}
      name="kode_sales"
      required
      value={baris.kode_sales}
      disabled={!terbuka}
      onChange={(kode_sales) => {
        set({ kode_sales });
        pilihSales(kode_sales);
      }}
    />
  );
}

type RataProps = {
  baris: BarisKeranjang;
  harga: HargaBeli | null;
  flags: Flags;
  terbuka: boolean;
  set: (ubahan: Partial<BarisKeranjang>) => void;
};

/** The price agreed on per gram, where ENABLE_HARGA_RATA_PEMBELIAN_MODULE is on. Domain R4.4, R11.8. */
function RataBeli({ baris, harga, flags, terbuka, set }: RataProps) {
  const { t } = useTranslation(PEMBELIAN);
  if (!flags.has('ENABLE_HARGA_RATA_PEMBELIAN_MODULE')) return null;
  return (
    <RupiahInput
      label={t('rincian.rata')}
      name="harga_rata"
      value={harga?.harga_rata ?? null}
      disabled={!terbuka}
      onChange={(next) => {
        if (next !== harga?.harga_rata) set({ harga: hargaDariRata(next, baris.berat) });
      }}
    />
  );
}

/** A piece of ours has its nota or lost it; other goods never had ours. */
const pilihanAsal = ({ jual }: BarisKeranjang): readonly AsalNota[] =>
  ASAL_NOTA.filter((asal) => asal !== (jual ? 'TOKO LAIN' : 'NOTA'));

/** A cut that took something, with the row of the parameter that says so. */
const potong = (nilai: Rupiah, label: string, dari = ''): [string, number, string][] =>
  nilai > 0 ? [[label, -nilai, dari]] : [];

type SusunanProps = { harga: HargaBeli } & ReturnType<typeof pengurangBaris>;

/** From the nota to the price, a line for everything that moved it. */
function Susunan({ harga: h, rugi, kategori }: SusunanProps) {
  const { t } = useTranslation(PEMBELIAN);
  const baris: [string, number, string?][] = [
    [t('rincian.hargaNota'), h.harga_nota],
    ...(h.harga_nota_efektif === h.harga_nota
      ? []
      : ([[t('rincian.susut'), h.harga_nota_efektif - h.harga_nota, `${formatGram(h.susut)} g`]] as [
          string,
          number,
          string,
        ][])),
    [t('rincian.potongan'), -h.potongan],
    ...potong(h.rugi_nota, t('rincian.rugiNota'), rugi?.kode_rugi),
    ...potong(h.potongan_kategori, t('rincian.potonganKategori'), kategori?.kode_kategori),
    ...(h.potongan_manual > 0
      ? ([[t('rincian.potonganManual'), -h.potongan_manual]] as [string, number][])
      : []),
    [t('rincian.pembulatan'), h.pembulatan],
  ];
  return (
    <dl className={css.susunan}>
      {baris.map(([label, nilai, ket]) => (
        <div key={label}>
          <dt>
            {label} {ket && <small>{ket}</small>}
          </dt>
          <dd>{formatAngka(nilai === 0 ? NOL_RUPIAH : nilai)}</dd>
        </div>
      ))}
      <div data-kuat>
        <dt>{t('rincian.hargaSistem')}</dt>
        <dd>{formatAngka(h.harga_sistem)}</dd>
      </div>
      {h.harga !== h.harga_sistem && (
        <div data-kuat data-beda>
          <dt>{t('rincian.disepakati')}</dt>
          <dd>{formatAngka(h.harga)}</dd>
        </div>
      )}
      <div>
        <dt>{t('rincian.rata')}</dt>
        <dd>{formatAngka(h.harga_rata)}</dd>
      </div>
      <div>
        <dt>{t('rincian.rataAsal')}</dt>
        <dd>{formatAngka(h.rata_asal)}</dd>
      </div>
      {h.lebih > 0 && <p>{t('rincian.lebih', { berat: formatGram(h.lebih) })}</p>}
    </dl>
  );
}
