/** A purchase as a document: number, state and amount; its pieces and payments. Tabs: Data, Riwayat, Transfer, Cetak. */
import { Table } from '@mantine/core';
import { formatAngka, formatGram, type Miligram, toThousandths } from '@mustika/kernel/amount.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { SendByWa } from '@mustika/web-kit/document-sheet/send-wa.tsx';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { DocumentSheet } from '@mustika/web-kit/document-sheet/sheet.tsx';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ambilKertasBeli, ambilStrukBeli, type BeliLengkap } from './beli-panggilan.store.ts';
import { BadgeTukar, notaBeli, StatusBeli } from './daftar-beli.widget.tsx';
import { FotoDibeli } from './foto-beli.widget.tsx';
import { jumlahPotongan } from './hitung-pembelian.rule.ts';
import { JelasDibeli } from './jelas-beli.widget.tsx';
import css from './nota-beli.module.css';
import { PEMBELIAN } from './teks-pembelian.store.ts';

const gram = (value: number): string => formatGram((toThousandths(value) ?? 0) as Miligram);

type LembarProps = { nomor: string; ringkas?: boolean; children?: ReactNode };

/** `ringkas`: only what is on the nota, for screens that act on it. */
export function NotaBeliLembar({ nomor, ringkas = false, children }: LembarProps) {
  const { t } = useTranslation(PEMBELIAN);
  return (
    <DocumentSheet view={notaBeli} nomor={nomor} brief={ringkas}>
      {(nota) => ({
        status: (
          <>
            <StatusBeli status={nota.status} />
            {nota.tukar && <BadgeTukar />}
          </>
        ),
        total: nota.total,
        acts: (
          <>
            {children}
            {!ringkas && nota.status === 'DONE' && (
              <SendByWa jenis="PEMBELIAN" nomor={nomor} no_hp={nota.no_hp_customer} />
            )}
          </>
        ),
        body: <IsiNota nota={nota} ringkas={ringkas} />,
        history: {
          events: nota.riwayat,
          say: (transisi) => t(`nota.transisi.${transisi}`, { defaultValue: transisi }),
        },
        transfer: nota.transfer,
        ...(!nota.tukar && {
          print: { cetak: nota.cetak, fetchSlip: ambilStrukBeli, fetchPaper: ambilKertasBeli },
        }),
      })}
    </DocumentSheet>
  );
}

type IsiProps = { nota: BeliLengkap; ringkas?: boolean };

function IsiNota({ nota, ringkas = false }: IsiProps) {
  const { t } = useTranslation(PEMBELIAN);
  const penjual = [nota.nama_customer, nota.nik_sim_passport, nota.no_hp_customer]
    .filter(Boolean)
    .join(' · ');
  const bayar: [string, number][] = [
    ...nota.pembayaran.map((b): [string, number] => [
      [t(`bayar.cara.${b.jenis}`), b.no_rekening].filter(Boolean).join(' · '),
      b.jumlah,
    ]),
    ...(nota.biaya_admin > 0 ? [[t('bayar.biayaAdmin'), nota.biaya_admin] as [string, number]] : []),
  ];
  return (
    <div className={sheet.body}>
      <dl className={sheet.facts}>
        <dt>{t('nota.penjual')}</dt>
        <dd>{penjual || '–'}</dd>
        <dt>{t('nota.kasir')}</dt>
        <dd>
          {nota.kasir} · {formatWaktu(nota.waktu)}
        </dd>
      </dl>
      <TabelBarang nota={nota} ringkas={ringkas} />
      <div className={css.foto}>
        {nota.barang
          .filter((b) => b.foto)
          .map((b) => (
            <FotoDibeli key={b.no_faktur} no_faktur={b.no_faktur} />
          ))}
      </div>
      <div>
        <h3>{t('bayar.pembayaran')}</h3>
        <dl className={sheet.sums}>
          {bayar.map(([label, nilai]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{formatAngka(nilai)}</dd>
            </Fragment>
          ))}
          <dt data-kuat>{t('kaki.total')}</dt>
          <dd data-kuat>{formatAngka(nota.total)}</dd>
        </dl>
      </div>
    </div>
  );
}

/** `ringkas` leaves out what the price is made of. */
function TabelBarang({ nota, ringkas }: Required<IsiProps>) {
  const { t } = useTranslation(PEMBELIAN);
  return (
    <Table.ScrollContainer minWidth={ringkas ? 460 : 700} type="native">
      <Table className={sheet.table} aria-label={t('tabel.label')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('tabel.barcode')}</Table.Th>
            <Table.Th>{t('tabel.nama')}</Table.Th>
            <Table.Th>{t('tabel.kondisi')}</Table.Th>
            {!ringkas && <Table.Th ta="right">{t('tabel.beratNota')}</Table.Th>}
            <Table.Th ta="right">{t('tabel.berat')}</Table.Th>
            {!ringkas && (
              <>
                <Table.Th ta="right">{t('tabel.hargaNota')}</Table.Th>
                <Table.Th ta="right">{t('tabel.potongan')}</Table.Th>
              </>
            )}
            <Table.Th ta="right">{t('tabel.harga')}</Table.Th>
            {!ringkas && <Table.Th ta="right">{t('rincian.rata')}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {nota.barang.map((b) => (
            <Table.Tr key={b.no_faktur}>
              <Table.Td className="kode">{b.kode_barcode}</Table.Td>
              <Table.Td>
                {b.nama_barang}
                <small className={sheet.origin}>
                  {b.no_faktur_jual ?? t(`asal.${b.asal_nota}`)}
                  {b.rugi_nota > 0 && ` · ${t('rincian.rugiNota')} ${b.kode_rugi}`}
                </small>
              </Table.Td>
              <Table.Td>{b.kondisi_barang}</Table.Td>
              {!ringkas && <Table.Td className="angka">{gram(b.berat_nota)}</Table.Td>}
              <Table.Td className="angka">{gram(b.berat)}</Table.Td>
              {!ringkas && (
                <>
                  <Table.Td className="angka">{formatAngka(b.harga_nota)}</Table.Td>
                  <Table.Td className="angka">{formatAngka(jumlahPotongan(b as never))}</Table.Td>
                </>
              )}
              <Table.Td className="angka" fw={600}>
                <JelasDibeli no_faktur={b.no_faktur} /> {formatAngka(b.harga)}
              </Table.Td>
              {!ringkas && <Table.Td className="angka">{formatAngka(b.harga_rata)}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
