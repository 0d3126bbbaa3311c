/** The fields of a new piece, in the order a shop weighs and writes. */
import {
  formatAngka,
  formatGram,
  formatPersen,
  hargaBerat,
  type MiliPersen,
  type Rupiah,
  toThousandths,
} from '@mustika/kernel/amount.ts';
import { tahu } from '@mustika/kernel/rahasia.ts';
import { type FormState, InputOf } from '@mustika/web-kit/form/form.tsx';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { useTranslation } from 'react-i18next';
import css from './barang.module.css';
import { beratBatu } from './batu/batu-barang.rule.ts';
import { batuOf, IsianBatu } from './batu/isian-batu.widget.tsx';
import { barisBarang } from './masuk/tambah-barang.document.ts';
import { useBerat, useGrup, useOngkos } from './perkiraan-harga.widget.tsx';
import { BARANG } from './teks-barang.store.ts';

type IsianProps = { form: FormState };

function Bagian({ text }: { text: string }) {
  return <h2 className={css.bagian}>{text}</h2>;
}

const TIPE = new Map(barisBarang.tipe_ongkos.choices?.map(({ value, label }) => [value, label]));

/** What the server will fill in for an empty field, as its placeholder. */
function useBawaan(form: FormState) {
  const { t } = useTranslation(BARANG);
  const grup = useGrup(form.values.kode_group);
  const berat = useBerat(form.values);
  const ongkos = useOngkos(form.values);
  const perGram = grup?.harga_modal ?? null;
  const modal = perGram !== null && berat !== null ? hargaBerat(perGram as Rupiah, berat) : null;
  return {
    berat: berat === null ? t('form.otomatis') : formatGram(berat),
    kadar: grup ? formatPersen((toThousandths(grup.kadar) ?? 0) as MiliPersen) : t('form.otomatis'),
    modal: modal === null ? t('form.otomatis') : formatAngka(modal),
    ongkos: ongkos ? formatAngka(ongkos.ongkos) : t('form.dariParameter'),
    atribut: formatGram(beratBatu(batuOf(form.values.batu))),
    tipe: ongkos ? (TIPE.get(ongkos.tipe_ongkos) ?? '') : t('form.dariParameter'),
  };
}

export function IsianBarang({ form }: IsianProps) {
  const { t } = useTranslation(BARANG);
  const bawaan = useBawaan(form);
  const subject = useSubject();
  const ukuran = subject?.flags.has('SIZE_PERHIASAN_MODULE');
  const gudang = form.values.kode_gudang;
  const trays = typeof gudang === 'string' && gudang !== '' ? { where: { kode_gudang: gudang } } : {};
  return (
    <div className={css.isi}>
      <Bagian text={t('form.tempat')} />
      <InputOf form={form} name="kode_group" autoFocus />
      <InputOf form={form} name="kode_dept" />
      <InputOf form={form} name="kode_gudang" onValue={() => form.set('kode_baki', null)} />
      <InputOf form={form} name="kode_baki" {...trays} />
      <div className={css.lebar2}>
        <InputOf form={form} name="nama_barang" />
      </div>
      {ukuran && <InputOf form={form} name="size" />}
      <InputOf form={form} name="kode_intern" />
      <Bagian text={t('form.berat')} />
      <InputOf form={form} name="berat_asli" />
      <InputOf form={form} name="berat" placeholder={bawaan.berat} />
      <InputOf form={form} name="kadar" placeholder={bawaan.kadar} />
      <InputOf form={form} name="kadar_cetak" placeholder={t('form.otomatis')} />
      <Bagian text={t('form.harga')} />
      <InputOf form={form} name="ongkos" placeholder={bawaan.ongkos} />
      <InputOf form={form} name="tipe_ongkos" placeholder={bawaan.tipe} />
      {tahu('modal', subject) && <InputOf form={form} name="harga_modal" placeholder={bawaan.modal} />}
      <InputOf form={form} name="harga_bandrol" />
      <Bagian text={t('form.atribut')} />
      <div className={css.lebar2}>
        <InputOf form={form} name="nama_atribut" />
      </div>
      <InputOf form={form} name="berat_atribut" placeholder={bawaan.atribut} />
      <InputOf form={form} name="harga_atribut" />
      <InputOf form={form} name="berat_plastik" />
      <InputOf form={form} name="kode_bandrol" />
      {subject?.flags.has('BERLIAN_MODULE') && (
        <>
          <Bagian text={t('form.batu')} />
          <div className={css.lebar4}>
            <IsianBatu form={form} />
          </div>
        </>
      )}
      <Bagian text={t('form.lain')} />
      <div className={css.lebar2}>
        <InputOf form={form} name="supplier" />
      </div>
      <InputOf form={form} name="no_faktur_masukan" />
      <InputOf form={form} name="kode_barcode" placeholder={t('form.otomatis')} />
      <div className={css.centang}>
        <InputOf form={form} name="ada_faktur_masukan" />
      </div>
    </div>
  );
}
