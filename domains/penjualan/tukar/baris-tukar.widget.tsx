/** One piece of the trade-in: weighed, its state named, its price agreed on. */
import { ActionIcon } from '@mantine/core';
import { formatAngka, formatGram, miligram, type Rupiah, toThousandths } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import tabel from '@mustika/web-kit/counter/lines.module.css';
import { Thumbnail } from '@mustika/web-kit/counter/thumbnail.tsx';
import { DecimalInput } from '@mustika/web-kit/fields/decimal-input.tsx';
import { QuickSelect } from '@mustika/web-kit/fields/quick-select.tsx';
import { RefInput } from '@mustika/web-kit/fields/ref-input.tsx';
import { RupiahInput } from '@mustika/web-kit/fields/rupiah-input.tsx';
import { enterMovesOn } from '@mustika/web-kit/form/enter-moves-on.ts';
import { IconShieldLock, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { barangFotoCommand } from '../../barang/foto-barang.command.ts';
import { salesResource } from '../../master/sales.resource.ts';
import type { AcuanLayar, BarisKeranjang } from '../../pembelian/beli/keranjang-beli.rule.ts';
import { perluOtorisasiBeli } from '../../pembelian/beli/otorisasi-beli.view.ts';
import { type HargaBeli, jumlahPotongan } from '../../pembelian/hitung-pembelian.rule.ts';
import { bolehUbah, useKasir } from '../kasir/kasir.store.ts';
import { PENJUALAN } from '../teks.store.ts';
import css from './tukar.module.css';
import { buangTukar, ubahBarisTukar } from './tukar.store.ts';

type BarisProps = { baris: BarisKeranjang; harga: HargaBeli | null; acuan: AcuanLayar };

export function BarisTukar({ baris, harga, acuan }: BarisProps) {
  const { t } = useTranslation(PENJUALAN);
  const terbuka = useKasir(bolehUbah);
  const nama = baris.jual?.nama_barang ?? baris.tanpa?.nama_barang ?? '';
  return (
    <article className={css.baris} data-masalah={baris.masalah !== null || undefined} aria-label={nama}>
      <div className={css.judul}>
        <strong>
          {baris.jual && (
            <Thumbnail
              picture={barangFotoCommand}
              params={{ kode_barcode: baris.jual.kode_barcode }}
              there={baris.jual.ada_foto}
            />
          )}
          {baris.jual && <span className="kode">{baris.jual.kode_barcode}</span>} {nama}
        </strong>
        <small>
          {baris.jual
            ? `${baris.jual.toko_jual ? `${baris.jual.toko_jual} · ` : ''}${baris.jual.kadar_cetak} · ${baris.jual.no_faktur} · ${formatTanggal(baris.jual.tgl_jual as never)}`
            : `${baris.tanpa?.kadar}% · ${t('tukar.tanpaNota')}`}
        </small>
        <ActionIcon
          size={24}
          disabled={!terbuka}
          aria-label={`${t('tukar.buang')} ${baris.jual?.kode_barcode ?? nama}`}
          onClick={() => buangTukar(baris.kunci)}
        >
          <IconTrash size={14} />
        </ActionIcon>
      </div>
      {baris.masalah && (
        <p className={`${css.masalah} negatif`} role="alert">
          {baris.masalah}
        </p>
      )}
      {perluOtorisasiBeli(baris, harga, acuan) && (
        <p className={tabel.tanda} role="status">
          <IconShieldLock size={13} aria-hidden /> {t('tabel.perluOtorisasi')}
        </p>
      )}
      <Isian baris={baris} harga={harga} acuan={acuan} />
      <p className={css.nilai}>
        {harga ? (
          <>
            <span>
              {t('tukar.hargaNota')} {formatAngka(harga.harga_nota)} · {t('tukar.potongan')}{' '}
              {formatAngka(jumlahPotongan(harga))}
              {harga.susut > 0 && ` · ${t('tukar.susut')} ${formatGram(harga.susut)} g`}
              {harga.lebih > 0 && ` · ${t('tukar.lebih')} ${formatGram(harga.lebih)} g`}
            </span>
            <b>Rp {formatAngka(harga.harga)}</b>
          </>
        ) : (
          <span>{t('tukar.tanpaHarga')}</span>
        )}
      </p>
    </article>
  );
}

function Isian({ baris, harga, acuan }: BarisProps) {
  const { t } = useTranslation(PENJUALAN);
  const terbuka = useKasir(bolehUbah);
  // What is typed is no weight until it is finished: `1.` must not become 0.
  const [berat, setBerat] = useState<number | string | null>(baris.berat / 1000);
  const { flags } = acuan;
  const set = (ubahan: Partial<BarisKeranjang>) => ubahBarisTukar(baris.kunci, ubahan);
  const terkunci = flags.has('LOCK_HARGA_BELI_MODULE') || flags.has('HARGA_BELI_READ_ONLY');
  return (
    <form
      noValidate
      className={css.isian}
      onKeyDown={enterMovesOn}
      onSubmit={(event) => event.preventDefault()}
    >
      <DecimalInput
        kind="gram"
        weighed
        label={t('tukar.berat')}
        name={`berat-${baris.kunci}`}
        value={berat}
        disabled={!terbuka || (baris.jual !== null && flags.has('BUYING_DISABLE_ACCESS_BERAT_BELI'))}
        onChange={(next) => {
          setBerat(next);
          set({ berat: miligram((typeof next === 'number' ? toThousandths(next) : null) ?? 0) });
        }}
      />
      <QuickSelect
        label={t('tukar.kondisi')}
        name={`kondisi-${baris.kunci}`}
        required
        options={acuan.kondisi.map((k) => ({ value: k.kondisi_barang, label: k.kondisi_barang }))}
        value={baris.kondisi_barang}
        disabled={!terbuka}
        onChange={(kondisi_barang) => set({ kondisi_barang })}
      />
      <RupiahInput
        label={t('tukar.harga')}
        name={`harga-${baris.kunci}`}
        value={harga?.harga ?? null}
        disabled={terkunci || !terbuka}
        onChange={(next) =>
          set({ harga: next === null || next === harga?.harga_sistem ? null : (next as Rupiah) })
        }
      />
      {!flags.has('DISABLE_KODE_SALES_TRANSACTION') && (
        <RefInput
          resource={salesResource}
          label={t('sales.judul')}
          name={`sales-${baris.kunci}`}
          required
          value={baris.kode_sales}
          disabled={!terbuka}
          onChange={(kode_sales) => set({ kode_sales })}
        />
      )}
      {flags.has('POTONGAN_MANUAL_PEMBELIAN_MODULE') && (
        <RupiahInput
          label={t('tukar.potonganManual')}
          name={`potongan-${baris.kunci}`}
          value={baris.potongan_manual}
          disabled={!terbuka}
          onChange={(next) => set({ potongan_manual: (next ?? 0) as Rupiah })}
        />
      )}
    </form>
  );
}
