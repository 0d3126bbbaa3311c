/**
 * One piece after another by keyboard: weigh, Enter, Ctrl+Enter, tag. What repeats stays, the caret returns to the
 * weight, and the pieces of this session stand beside the form. Spec 1 §2.2 Items, §5.
 */

import { ActionIcon, Group, Text } from '@mantine/core';
import { formatGram, type Miligram, toThousandths } from '@mustika/kernel/amount.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import { DataTable } from '@mustika/web-kit/data-table.tsx';
import { DocumentDrawer } from '@mustika/web-kit/document-screen/drawer.tsx';
import { FormFrame, SubmitButton, useDeclaredForm, useUnsavedGuard } from '@mustika/web-kit/form/form.tsx';
import { errorsOfAnswer } from '@mustika/web-kit/form/form-errors.ts';
import type { FormValues } from '@mustika/web-kit/form/form-values.ts';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { useObjectUrl } from '@mustika/web-kit/photo/photo.tsx';
import { Panel, ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../barang.module.css';
import { cetakLabel, simpanBarang, unggahFoto, useSetelanLabel } from '../barang-panggilan.store.ts';
import { BarangTersimpan } from '../barang-tersimpan.widget.tsx';
import { bacaBarang } from '../cari-barang.store.ts';
import { PilihFoto } from '../foto-barang.widget.tsx';
import { IsianBarang } from '../isian-barang.widget.tsx';
import { type KartuBarang, kolomBarang } from '../kartu-barang.rule.ts';
import { ContohLabel } from '../label/contoh-label.widget.tsx';
import { errorsOfLine, lekat } from '../lekat.view.ts';
import { PerkiraanHarga } from '../perkiraan-harga.widget.tsx';
import { BARANG } from '../teks-barang.store.ts';
import { DariPenerimaan, usePenerimaan } from '../terima/dari-penerimaan.widget.tsx';
import { jauhDiTolakan, useYakinJauh } from './jauh-group.widget.tsx';
import { barisBarang, tambahBarangDocument } from './tambah-barang.document.ts';

const AWAL = { kode_gudang: 'TOKO', ada_faktur_masukan: false };
const { kode_barcode, nama_barang, kode_group, kode_toko, berat, kadar_cetak, harga_jual } = kolomBarang;
const KOLOM_SESI = {
  kode_barcode,
  nama_barang,
  kode_group,
  kode_toko,
  berat,
  kadar_cetak: { ...kadar_cetak, hidden: false },
  harga_jual,
} as unknown as Fields;

/** Saving, and what a saved piece brings along: its photo, its price, its tag. */
function useTambah() {
  const [masuk, setMasuk] = useState<KartuBarang[]>([]);
  const [kini, setKini] = useState<KartuBarang | null>(null);
  const [foto, setFoto] = useState<File | null>(null);
  const no_penerimaan = usePenerimaan();
  const yakinJauh = useYakinJauh();
  const form = useDeclaredForm(barisBarang as unknown as Fields, AWAL, {
    act: tambahBarangDocument.transitions.simpan,
    send: async (values, key) => {
      const answer = await yakinJauh(values, (yakin) => simpanBarang(values, { no_penerimaan, yakin }, key));
      toastSuccess(answer.message ?? '');
      await sesudah(answer.data.kode_barcode[0] as string, values);
    },
    onRefused: (error) => {
      const found = errorsOfAnswer(error) ?? jauhDiTolakan(error);
      if (!found) return false;
      const mine = errorsOfLine(found);
      form.setErrors(mine);
      const [first] = Object.keys(mine);
      if (first) form.focus(first);
      return true;
    },
  });
  /** The piece is in stock now; whatever fails from here on is told, never undone. */
  const sesudah = async (code: string, values: FormValues): Promise<void> => {
    try {
      if (foto) await unggahFoto(code, foto);
      setFoto(null);
      const piece = await bacaBarang(code);
      setMasuk((before) => [piece, ...before]);
      setKini(piece);
      const setelan = useSetelanLabel.getState();
      if (setelan.otomatis) await cetakLabel([code], setelan);
    } catch (error) {
      noticeOf(error);
    }
    form.restart({ ...AWAL, ...kosong(), ...lekat(values) });
    setTimeout(() => form.focus('berat_asli'), 0);
  };
  const hapus = (no_dokumen: string) => {
    setMasuk((before) => before.filter((piece) => piece.no_masuk !== no_dokumen));
    setKini(null);
  };
  return { form, masuk, kini, setKini, foto, setFoto, hapus };
}

const kosong = (): FormValues => Object.fromEntries(Object.keys(barisBarang).map((name) => [name, null]));

export default function TambahDataBarang() {
  const { t } = useTranslation(BARANG);
  const { form, masuk, kini, setKini, foto, setFoto, hapus } = useTambah();
  useUnsavedGuard(form.dirty && form.values.berat_asli !== null);
  const total = masuk.reduce((sum, piece) => sum + (toThousandths(piece.berat) ?? 0), 0);
  return (
    <ScreenFrame
      title="Tambah Data Barang"
      chips={
        masuk.length > 0 && (
          <Text size="xs" c="dimmed">
            {t('sesi.jumlah', { jumlah: masuk.length, berat: formatGram(total as Miligram) })}
          </Text>
        )
      }
    >
      <div className={css.dua}>
        <div className={`${css.kolom} ${css.gulir}`}>
          <DariPenerimaan />
          <section className="kartu" style={{ padding: 12 }}>
            <FormFrame form={form} label="Tambah Data Barang">
              <IsianBarang form={form} />
              <Foto file={foto} onFile={setFoto} />
              <div className={css.kaki}>
                <PerkiraanHarga values={form.values} />
                <SubmitButton form={form}>{t('form.simpan')}</SubmitButton>
              </div>
            </FormFrame>
          </section>
          {masuk.length > 0 && (
            <Panel title={t('sesi.judul')}>
              <DataTable
                id="barang-sesi"
                label={t('sesi.judul')}
                fields={KOLOM_SESI}
                rows={masuk}
                rowKey="kode_barcode"
                withToolbar={false}
                maxHeight={260}
                onOpen={(row) => setKini(row as KartuBarang)}
              />
            </Panel>
          )}
        </div>
        <div className={`${css.kolom} ${css.gulir}`}>
          <ContohLabel values={form.values} />
          <BarangTersimpan barang={kini} onBatal={hapus} />
        </div>
      </div>
      <DocumentDrawer document={tambahBarangDocument} />
    </ScreenFrame>
  );
}

function Foto({ file, onFile }: { file: File | null; onFile: (file: File | null) => void }) {
  const { t } = useTranslation(BARANG);
  const address = useObjectUrl(file);
  return (
    <Group mt="sm" gap="sm">
      {address && <img className={css.fotoKecil} src={address} alt={t('form.foto')} />}
      <PilihFoto onFile={onFile} />
      {file && (
        <ActionIcon aria-label={t('form.hapusFoto')} onClick={() => onFile(null)}>
          <IconTrash size={14} />
        </ActionIcon>
      )}
    </Group>
  );
}
