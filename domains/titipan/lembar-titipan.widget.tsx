/** A deposit as a document: who, what waits, what is held; what can be done now. Tabs: Data, Riwayat, Transfer, Cetak. */
import { Table } from '@mantine/core';
import { formatAngka, formatGram, type Miligram, toThousandths } from '@mustika/kernel/amount.ts';
import { formatTanggal, formatWaktu, type Tanggal } from '@mustika/kernel/date.ts';
import { SendByWa } from '@mustika/web-kit/document-sheet/send-wa.tsx';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { DocumentSheet } from '@mustika/web-kit/document-sheet/sheet.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusTitipan, viewTitipan } from './daftar-titipan.widget.tsx';
import { TITIPAN } from './teks-titipan.store.ts';
import css from './titipan.module.css';
import { ambilKertasTitipan, ambilStrukTitipan, type TitipanLembar } from './titipan-panggilan.store.ts';

const gram = (value: number): string => formatGram((toThousandths(value) ?? 0) as Miligram);

type LembarProps = { nomor: string; ringkas?: boolean; children?: (titipan: TitipanLembar) => ReactNode };

/** `ringkas`: only what is on the slip, for screens that act on it. */
export function LembarTitipan({ nomor, ringkas = false, children }: LembarProps) {
  const { t } = useTranslation(TITIPAN);
  return (
    <DocumentSheet view={viewTitipan} nomor={nomor} brief={ringkas}>
      {(titipan) => ({
        status: <StatusTitipan status={titipan.status} />,
        acts: (
          <>
            <Uang titipan={titipan} />
            {children?.(titipan)}
            {!ringkas && titipan.status === 'DONE' && (
              <SendByWa jenis="TITIPAN" nomor={nomor} no_hp={titipan.no_hp_customer} />
            )}
          </>
        ),
        body: <Isi titipan={titipan} />,
        history: {
          events: titipan.riwayat,
          say: (transisi) => t(`transisi.${transisi}`, { defaultValue: transisi }),
          reason: t('keterangan'),
        },
        transfer: titipan.transfer,
        print: { cetak: titipan.cetak, fetchSlip: ambilStrukTitipan, fetchPaper: ambilKertasTitipan },
      })}
    </DocumentSheet>
  );
}

/** The three numbers a customer asks for. */
function Uang({ titipan }: { titipan: TitipanLembar }) {
  const { t } = useTranslation(TITIPAN);
  const saldo = titipan.status === 'OPEN' ? titipan.uang_muka : titipan.saldo;
  const angka: [string, number][] = [
    [t('saldo'), saldo],
    [t('total'), titipan.total],
    [t('sisa'), titipan.sisa],
  ];
  return (
    <dl className={css.uang}>
      {angka.map(([label, nilai]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>Rp {formatAngka(nilai)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Isi({ titipan }: { titipan: TitipanLembar }) {
  const { t } = useTranslation(TITIPAN);
  const siapa = [titipan.nama_customer, titipan.no_hp_customer, titipan.kode_member, titipan.alamat_customer];
  return (
    <div className={sheet.body}>
      <dl className={sheet.facts}>
        <dt>{t('customer')}</dt>
        <dd>{siapa.filter(Boolean).join(' · ')}</dd>
        <dt>{t('harga')}</dt>
        <dd>{t(`hargaKet.${titipan.jenis_harga}`)}</dd>
        <dt>{t('kasir')}</dt>
        <dd>
          {titipan.kasir} · {formatWaktu(titipan.waktu)}
        </dd>
      </dl>
      <Barang titipan={titipan} />
      <Gerak titipan={titipan} />
    </div>
  );
}

function Barang({ titipan }: { titipan: TitipanLembar }) {
  const { t } = useTranslation(TITIPAN);
  return (
    <Table.ScrollContainer minWidth={520} type="native">
      <Table className={sheet.table} aria-label={t('barang')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('barcode')}</Table.Th>
            <Table.Th>{t('nama')}</Table.Th>
            <Table.Th>{t('kadar')}</Table.Th>
            <Table.Th ta="right">{t('berat')}</Table.Th>
            <Table.Th>{t('asal')}</Table.Th>
            <Table.Th ta="right">{t('harga')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {titipan.barang.map((b) => (
            <Table.Tr key={b.urut}>
              <Table.Td className="kode">{b.kode_barcode}</Table.Td>
              <Table.Td>
                {b.nama_barang}
                <small className={sheet.origin}>
                  {t(`keadaan.${b.keadaan}`, { nota: b.no_faktur_jual })}
                </small>
              </Table.Td>
              <Table.Td className="kode">{b.kadar_cetak}</Table.Td>
              <Table.Td className="angka">{gram(b.berat)}</Table.Td>
              <Table.Td>
                {b.kode_gudang} / {b.kode_baki}
              </Table.Td>
              <Table.Td className="angka" fw={600}>
                {formatAngka(b.total)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** Payments in, and what a pick-up or a cancellation took out. */
function Gerak({ titipan }: { titipan: TitipanLembar }) {
  const { t } = useTranslation(TITIPAN);
  const bayar = titipan.pembayaran.map((b) => ({
    kunci: `b${b.peristiwa}-${b.jenis}-${b.no_rekening}-${b.jumlah}`,
    tanggal: b.tanggal,
    teks: [
      b.arah === 'KELUAR' ? t('gerak.BATAL') : null,
      t(`cara.${b.jenis}`),
      b.no_rekening,
      b.kartu_akhir && `**** ${b.kartu_akhir}`,
    ],
    jumlah: b.arah === 'MASUK' ? b.jumlah : -b.jumlah,
  }));
  const lain = titipan.gerak
    .filter((g) => !['MASUK', 'TAMBAH', 'BATAL'].includes(g.jenis))
    .map((g) => ({
      kunci: `g${g.urut}`,
      tanggal: g.tanggal,
      teks: [t(`gerak.${g.jenis}`), g.no_dokumen],
      jumlah: g.jumlah,
    }));
  return (
    <div>
      <h3>{t('uang')}</h3>
      <dl className={sheet.sums}>
        {[...bayar, ...lain].map((satu) => (
          <div key={satu.kunci} style={{ display: 'contents' }}>
            <dt>
              {formatTanggal(satu.tanggal as Tanggal)} · {satu.teks.filter(Boolean).join(' · ')}
            </dt>
            <dd>{formatAngka(satu.jumlah)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
