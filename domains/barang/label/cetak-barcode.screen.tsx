/** Tags for pieces that lost theirs: scan or search, look, print. Reprints are counted per piece. Spec 1 §2.2. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { formatGram, type Miligram, toThousandths } from '@mustika/kernel/amount.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import { isApiError } from '@mustika/web-kit/api.ts';
import { DataTable } from '@mustika/web-kit/data-table.tsx';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { ScanField } from '@mustika/web-kit/scan/scan-field.tsx';
import { focusScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { Panel, ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../barang.module.css';
import { bacaBarcode, barcodeSah } from '../barcode.rule.ts';
import { bacaBarang, daftarBarang } from '../cari-barang.store.ts';
import { type KartuBarang, kolomBarang } from '../kartu-barang.rule.ts';
import { BARANG } from '../teks-barang.store.ts';
import { PratinjauLabel, SetelanCetak, TombolCetak } from './label.widget.tsx';

const { kode_barcode, nama_barang, kode_toko, berat, kadar_cetak, harga_jual, status, cetak_label } =
  kolomBarang;
const KOLOM = {
  kode_barcode,
  nama_barang,
  kode_toko,
  berat,
  kadar_cetak: { ...kadar_cetak, hidden: false },
  harga_jual,
  status,
  cetak_label: { ...cetak_label, hidden: false },
} as unknown as Fields;

/** Pieces of one document that fit on a roll. */
const SATU_DOKUMEN = 1000;
const TEMUAN = 12;
/** Documents that give pieces their codes: an intake, a sorting, a reception from a craftsman. */
const NOMOR_MASUK = /-(TB|SR|TS)-\d/i;

type Pesan = { text: string; error: boolean } | null;

/** The pieces a text means: one barcode, all that came in with a document, or those whose name matches. */
async function cari(text: string): Promise<{ barang: KartuBarang[]; pasti: boolean }> {
  if (NOMOR_MASUK.test(text))
    return { barang: (await daftarBarang({ no_masuk: text, limit: SATU_DOKUMEN })).data, pasti: true };
  if (barcodeSah(bacaBarcode(text)) && !/\s/.test(text)) {
    const found = await bacaBarang(bacaBarcode(text)).catch((error: unknown) => {
      if (isApiError(error) && error.status === 404) return null;
      throw error;
    });
    if (found) return { barang: [found], pasti: true };
  }
  const { data } = await daftarBarang({ q: text, limit: TEMUAN });
  return { barang: data, pasti: data.length === 1 };
}

function useDaftarCetak() {
  const { t } = useTranslation(BARANG);
  const [list, setList] = useState<KartuBarang[]>([]);
  const [text, setText] = useState('');
  const [pesan, setPesan] = useState<Pesan>(null);
  const [pilihan, setPilihan] = useState<KartuBarang[]>([]);
  const [busy, setBusy] = useState(false);
  const current = useRef(list);
  current.current = list;

  const add = (barang: readonly KartuBarang[]): void => {
    const known = new Set(current.current.map((piece) => piece.kode_barcode));
    const fresh = barang.filter((piece) => !known.has(piece.kode_barcode));
    current.current = [...fresh, ...current.current];
    setList(current.current);
    setPilihan([]);
    setText('');
    setPesan(
      fresh.length === 0
        ? { text: t('cetak.sudahAda'), error: true }
        : { text: t('cetak.ditambah', { jumlah: fresh.length }), error: false },
    );
    focusScan();
  };
  const scan = async (code: string): Promise<void> => {
    setBusy(true);
    setPilihan([]);
    try {
      const { barang, pasti } = await cari(code);
      if (barang.length === 0) setPesan({ text: t('cetak.tidakAda'), error: true });
      else if (pasti) add(barang);
      else {
        setPilihan(barang);
        setPesan({ text: t('cetak.pilihan'), error: false });
      }
    } catch (error) {
      noticeOf(error);
    } finally {
      setBusy(false);
    }
  };
  const remove = (codes: ReadonlySet<string>): void =>
    setList((before) => before.filter((piece) => !codes.has(piece.kode_barcode)));
  return { list, text, setText, pesan, pilihan, busy, add, scan, remove, clear: () => setList([]) };
}

export default function CetakBarcode() {
  const { t } = useTranslation(BARANG);
  const { list, text, setText, pesan, pilihan, busy, add, scan, remove, clear } = useDaftarCetak();
  const [{ q }] = useUrlState();
  // The sheet of a document leads here with its number.
  const disebut = useEffectEvent(() => {
    if (typeof q === 'string' && q !== '') void scan(q);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number is asked for anew, what is scanned is not.
  useEffect(() => disebut(), [q]);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const codes = list.map((piece) => piece.kode_barcode);
  const drop = () => {
    remove(picked);
    setPicked(new Set());
  };
  return (
    <ScreenFrame
      title="Cetak Barcode"
      acts={
        <>
          {list.length > 0 && (
            <Button variant="default" onClick={clear}>
              {t('cetak.kosongkan')}
            </Button>
          )}
          <TombolCetak codes={codes} utama />
        </>
      }
    >
      <div className={css.pindai}>
        <ScanField
          label={t('cetak.pindai')}
          readyText={t('cetak.siap')}
          placeholder={t('cetak.pindai')}
          value={text}
          onValue={setText}
          onScan={(code) => void scan(code)}
          message={pesan}
          busy={busy}
        />
      </div>
      {pilihan.length > 0 && <Temuan barang={pilihan} onPick={(piece) => add([piece])} />}
      <div className={css.dua}>
        <DataTable
          id="cetak-barcode"
          keeps={[]}
          label={t('cetak.daftar')}
          fields={KOLOM}
          rows={list}
          rowKey="kode_barcode"
          naming="nama_barang"
          csv={false}
          picked={picked}
          onPicked={setPicked}
          toolbar={
            picked.size > 0 && (
              <Button variant="default" leftSection={<IconTrash size={14} />} onClick={drop}>
                {t('cetak.hapus')}
              </Button>
            )
          }
          first={{ text: t('cetak.kosong') }}
        />
        <div className={css.gulir}>
          <Panel title={t('label.judul')}>
            <Stack gap="sm">
              <SetelanCetak />
              <PratinjauLabel codes={codes} />
            </Stack>
          </Panel>
        </div>
      </div>
    </ScreenFrame>
  );
}

function Temuan({
  barang,
  onPick,
}: {
  barang: readonly KartuBarang[];
  onPick: (piece: KartuBarang) => void;
}) {
  const { t } = useTranslation(BARANG);
  return (
    <section className={`kartu ${css.temuan}`} aria-label={t('cetak.pilihan')}>
      {barang.map((piece) => (
        <button key={piece.kode_barcode} type="button" onClick={() => onPick(piece)}>
          <Group gap="sm">
            <span className="kode">{piece.kode_barcode}</span>
            <Text size="sm">{piece.nama_barang}</Text>
          </Group>
          <Text size="sm" c="dimmed">
            {formatGram((toThousandths(piece.berat) ?? 0) as Miligram)} g · {piece.kadar_cetak} ·{' '}
            {piece.kode_baki}
          </Text>
        </button>
      ))}
    </section>
  );
}
