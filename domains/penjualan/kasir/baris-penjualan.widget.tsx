// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus; its cells are told by aria-activedescendant.
/** One line of the sale, with the marks of what the cashier must know of it now. */
import { formatAngka, formatGram, type Rupiah } from '@mustika/kernel/amount.ts';
import tabel from '@mustika/web-kit/counter/lines.module.css';
import { Thumbnail } from '@mustika/web-kit/counter/thumbnail.tsx';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { IconAlertTriangle, IconShieldLock, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { barangFotoCommand } from '../../barang/foto-barang.command.ts';
import type { HargaBaris } from '../../jual/hitung-penjualan.rule.ts';
import { batasPenjualan, perluOtorisasi } from '../../jual/persetujuan-penjualan.rule.ts';
import { teksPpn } from '../../pajak/ppn.rule.ts';
import { JelasHarga } from '../nota/jelas-jual.widget.tsx';
import { PENJUALAN } from '../teks.store.ts';
import { aturanToko, useKasir } from './kasir.store.ts';
import { gagal } from './kasir-barang.store.ts';
import { type Baris, hargaBaris, type ubahBaris } from './keranjang.rule.ts';
import { DiskonTeks, type Keluar, type KolomUbah, SalesTeks, SelUbah } from './sel-penjualan.widget.tsx';
import css from './tabel.module.css';

type BarisProps = {
  baris: Baris;
  harga: HargaBaris;
  index: number;
  kini: boolean;
  place: KolomUbah;
  edit: KolomUbah | null;
  kolom: readonly KolomUbah[];
  onOpen: (kolom: KolomUbah) => void;
  onDone: (ubahan: Parameters<typeof ubahBaris>[2], keluar: Keluar) => void;
  onCancel: () => void;
  onHapus: (kode: string) => void;
};

const KATA: Partial<Record<KolomUbah, string>> = { harga_per_gram: 'gram', harga_total: 'total' };

const rp = (value: Rupiah): string => formatAngka(value);

/** The weight of a piece, or how many of an article; only the second can be changed. */
const banyaknya = ({ jumlah, acuan }: Baris): string =>
  jumlah === undefined ? formatGram(acuan.berat) : `${jumlah} pcs`;

/** What the line comes to, and of a piece why. */
function TotalTeks({ baris, harga }: Pick<BarisProps, 'baris' | 'harga'>) {
  return (
    <span className={tabel.total}>
      {baris.jumlah === undefined && (
        <span className={css.jelas}>
          <JelasHarga baris={baris} />
        </span>
      )}{' '}
      {rp(harga.total)}
    </span>
  );
}

/** What a line is called, and whatever must not be found out at F9 only. */
function NamaBaris({ baris: b, harga }: Pick<BarisProps, 'baris' | 'harga'>) {
  const { t } = useTranslation(PENJUALAN);
  const subject = useSubject();
  // What a deposit bound was signed when it was agreed.
  const otorisasi = subject !== null && !b.tetap && perluOtorisasi(harga, batasPenjualan(subject));
  return (
    <>
      <Thumbnail picture={barangFotoCommand} params={{ kode_barcode: b.kode_barcode }} there={b.ada_foto} />
      {/* Before the name: beside a sheet the name is cut, never what must be known. */}
      {b.harga_lama !== undefined && (
        <span className={css.berubah}>{t('harga.semula', { nilai: rp(b.harga_lama) })}</span>
      )}
      {otorisasi && (
        <span className={tabel.tanda} title={t('tabel.perluOtorisasi')}>
          <IconShieldLock size={13} aria-hidden /> <span>{t('tabel.perluOtorisasi')}</span>
        </span>
      )}
      {b.nama ?? b.nama_barang}
      {b.finishing && <span className={css.finishing}>{b.finishing}</span>}
      {b.masalah && (
        <span className={tabel.masalah}>
          <IconAlertTriangle size={13} aria-hidden /> {b.masalah}
        </span>
      )}
    </>
  );
}

export function BarisTabel(props: BarisProps) {
  const { t } = useTranslation(PENJUALAN);
  const { baris: b, harga, index, kini, edit } = props;
  const sel = (name: KolomUbah, text: React.ReactNode, number: boolean, changed = false, hint?: string) => (
    <div
      id={`sel-${index}-${name}`}
      role="gridcell"
      aria-selected={kini && props.place === name}
      aria-readonly={!props.kolom.includes(name)}
      className={number ? tabel.kanan : undefined}
      data-diubah={changed || undefined}
      data-bisa={props.kolom.includes(name) || undefined}
      title={hint}
      onDoubleClick={() => props.kolom.includes(name) && props.onOpen(name)}
    >
      {edit === name ? (
        <SelUbah
          kolom={name}
          label={t(`tabel.${KATA[name] ?? name}`)}
          baris={b}
          onAmbil={props.onDone}
          onBatal={props.onCancel}
          onSalah={gagal}
        />
      ) : (
        text
      )}
    </div>
  );
  const asal = (value: Rupiah): string => t('tabel.asal', { nilai: rp(value) });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid owns the keys.
    <div
      id={`baris-${index}`}
      role="row"
      aria-rowindex={index + 2}
      className={`${tabel.baris} ${css.baris}`}
      data-kini={kini || undefined}
      data-masalah={b.masalah !== null || undefined}
      onClick={() => useKasir.setState({ baris: b.kode_barcode })}
    >
      <div role="gridcell" className={`${tabel.kanan} ${tabel.redup}`}>
        {index + 1}
      </div>
      <div role="gridcell" className="kode">
        {b.kode_barcode}
      </div>
      {sel(
        'nama',
        <NamaBaris baris={b} harga={harga} />,
        false,
        b.nama !== null,
        b.nama === null ? undefined : b.nama_barang,
      )}
      <div role="gridcell" className="kode">
        {b.kadar_cetak}
      </div>
      {sel('jumlah', banyaknya(b), true, (b.jumlah ?? 1) > 1)}
      {sel(
        'harga_per_gram',
        rp(harga.harga_per_gram),
        true,
        b.harga_per_gram !== null,
        b.harga_per_gram === null
          ? undefined
          : asal(hargaBaris({ ...b, harga_per_gram: null }, aturanToko()).harga_per_gram),
      )}
      {sel('ongkos', rp(harga.ongkos), true, b.ongkos !== null, asal(harga.ongkos_sistem))}
      <div role="gridcell" className={tabel.kanan} title={b.atribut ?? undefined}>
        <span className={harga.harga_atribut === 0 ? css.nol : undefined}>{rp(harga.harga_atribut)}</span>
      </div>
      {sel('diskon', <DiskonTeks baris={b} harga={harga} />, true, harga.diskon > 0)}
      {sel(
        'harga_total',
        <TotalTeks baris={b} harga={harga} />,
        true,
        (b.harga_total ?? null) !== null,
        b.harga_total ? asal(harga.harga_sistem) : teksPpn(harga),
      )}
      {sel('kode_sales', <SalesTeks baris={b} dipakai={props.kolom.includes('kode_sales')} />, false)}
      <div role="gridcell">
        <button
          type="button"
          tabIndex={-1}
          className={tabel.buang}
          aria-label={`${t('tabel.hapus')} ${b.kode_barcode}`}
          title={`${t('tabel.hapus')} (Del)`}
          onClick={(event) => {
            event.stopPropagation();
            props.onHapus(b.kode_barcode);
          }}
        >
          <IconX size={13} />
        </button>
      </div>
    </div>
  );
}
