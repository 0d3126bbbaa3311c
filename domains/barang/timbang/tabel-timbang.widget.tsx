/** The trays on the scale: what each should weigh, part by part, and the field for what it weighs. */
import { Badge, Button, Table } from '@mantine/core';
import { formatGram, fromThousandths, type Miligram, nearestThousandths } from '@mustika/kernel/amount.ts';
import { settledWeight } from '@mustika/kernel/scale/scale.ts';
import { EmptyState } from '@mustika/web-kit/data-table/empty.tsx';
import stack from '@mustika/web-kit/document-sheet/stack.module.css';
import { DecimalInput } from '@mustika/web-kit/fields/decimal-input.tsx';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { useScale } from '@mustika/web-kit/scale/scale.ts';
import { focusScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { IconScale } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BARANG } from '../teks-barang.store.ts';
import { nilaiTimbang } from './daftar-timbang.view.ts';
import css from './timbang.module.css';
import { isiBaki } from './timbang-baki.document.ts';
import type { BarisTimbang, useTimbang } from './timbang-baki.store.ts';

const BAGIAN = ['berat', 'berat_baki', 'berat_plastik', 'berat_atribut', 'berat_bandrol', 'total'] as const;
type Props = { timbang: ReturnType<typeof useTimbang> };

export function TabelTimbang({ timbang }: Props) {
  const { t } = useTranslation(BARANG);
  const { rows = [], asked } = timbang;
  if (rows.length === 0)
    return asked.isPending ? null : (
      <EmptyState icon={<IconScale size={28} stroke={1.4} />} text={t('timbang.kosong')} />
    );
  const judul = [...BAGIAN.map((name) => istilah(isiBaki[name].label))];
  return (
    <div className={css.tabel}>
      <Table className={`${css.isi} ${stack.stack}`} aria-label={t('timbang.daftar')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{istilah(isiBaki.kode_baki.label)}</Table.Th>
            <Table.Th ta="right">{istilah(isiBaki.jumlah_barang.label)}</Table.Th>
            {judul.map((text) => (
              <Table.Th key={text} ta="right">
                {text}
              </Table.Th>
            ))}
            <Table.Th ta="right">{t('timbang.timbangan')}</Table.Th>
            <Table.Th ta="right">{t('timbang.selisih')}</Table.Th>
            <Table.Th>{t('timbang.cara')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Baris key={row.no_dokumen} row={row} timbang={timbang} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

const gram = (wire: number): string => formatGram(nearestThousandths(wire) as Miligram);

/** What the scale says stands in the field by Enter or the button; a figure typed over it is a typed one. */
function Baris({ row, timbang }: Props & { row: BarisTimbang }) {
  const { t } = useTranslation(BARANG);
  const { no_dokumen } = row;
  const catatan = timbang.catatan[no_dokumen];
  const diam = useScale(({ stream }) => settledWeight(stream));
  const isian = useRef<HTMLTableCellElement>(null);
  const [diketik, setDiketik] = useState<number | string | null>(null);
  useEffect(() => {
    if (timbang.baru === no_dokumen) isian.current?.querySelector('input')?.focus();
  }, [timbang.baru, no_dokumen]);
  const ambil = () => {
    if (!diam) return;
    setDiketik(null);
    timbang.catat(no_dokumen, {
      ...{ timbangan: fromThousandths(diam.mg), cara: 'TIMBANGAN', bacaan: diam.line },
    });
    focusScan();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (catatan) focusScan();
    else ambil();
  };
  return (
    <Table.Tr>
      <Table.Td className="kode">
        {row.kode_gudang}/{row.kode_baki}
      </Table.Td>
      <Table.Td className="angka" data-judul={istilah(isiBaki.jumlah_barang.label)}>
        {row.jumlah_barang}
      </Table.Td>
      {BAGIAN.map((name) => (
        <Table.Td
          key={name}
          className="angka"
          data-judul={istilah(isiBaki[name].label)}
          {...(name === 'total' ? { fw: 600 } : {})}
        >
          {gram(row[name])}
        </Table.Td>
      ))}
      <Table.Td ref={isian} data-judul={t('timbang.timbangan')} onKeyDown={onKeyDown}>
        <div className={css.isian}>
          <DecimalInput
            kind="gram"
            label={t('timbang.beratDi', { baki: row.kode_baki })}
            value={diketik ?? catatan?.timbangan ?? null}
            onChange={(next) => {
              // `314,` on the way to `314,5` is no weight yet, and stays in the field.
              setDiketik(next);
              const timbangan = typeof next === 'number' && next > 0 ? next : null;
              timbang.catat(
                no_dokumen,
                timbangan === null ? null : { timbangan, cara: 'KETIK', bacaan: null },
              );
            }}
          />
          {diam && (
            <Button variant="light" size="compact-sm" onClick={ambil}>
              {t('timbang.ambil')}
            </Button>
          )}
        </div>
      </Table.Td>
      <Hasil row={row} timbang={timbang} />
    </Table.Tr>
  );
}

/** Colour and word: green within the tolerance of the store. */
function Hasil({ row, timbang }: Props & { row: BarisTimbang }) {
  const { t } = useTranslation(BARANG);
  const catatan = timbang.catatan[row.no_dokumen];
  const nilai = nilaiTimbang(row, catatan);
  return (
    <>
      <Table.Td className="angka" data-judul={t('timbang.selisih')}>
        {nilai && (
          <Badge variant="light" radius="sm" tt="none" color={nilai.cocok ? 'hijau' : 'merah'}>
            {formatGram(nilai.selisih)} · {t(nilai.cocok ? 'timbang.sesuai' : 'timbang.beda')}
          </Badge>
        )}
      </Table.Td>
      <Table.Td data-judul={t('timbang.cara')}>
        {catatan && (
          <Badge
            variant={catatan.cara === 'KETIK' ? 'outline' : 'light'}
            radius="sm"
            tt="none"
            color={catatan.cara === 'KETIK' ? 'kuning' : 'hijau'}
          >
            {t(catatan.cara === 'KETIK' ? 'timbang.diketik' : 'timbang.dariTimbangan')}
          </Badge>
        )}
      </Table.Td>
    </>
  );
}
