/** A sale as a document: number, state and amount; its pieces and payments. Tabs: Data, Riwayat, Transfer, Cetak. */

import { Anchor, Table } from '@mantine/core';
import {
  formatAngka,
  formatGram,
  formatPersen,
  type Miligram,
  type MiliPersen,
  toThousandths,
} from '@mustika/kernel/amount.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { useMay } from '@mustika/web-kit/act.tsx';
import { SendByWa } from '@mustika/web-kit/document-sheet/send-wa.tsx';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { DocumentSheet } from '@mustika/web-kit/document-sheet/sheet.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useMenuScreens } from '@mustika/web-kit/shell/house-context.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notaJual, StatusNota } from './daftar-nota.widget.tsx';
import { JelasTerjual } from './jelas-jual.widget.tsx';
import { ambilKertas, ambilStruk, type NotaLengkap } from './jual-panggilan.store.ts';
import { StatusTukar, TabelTukar } from './nota-tukar.widget.tsx';
import { penjualan } from './penjualan.document.ts';
import { KuponNota } from './tabel-kupon.widget.tsx';
import { PENJUALAN } from './teks.store.ts';

const gram = (value: number): string => formatGram((toThousandths(value) ?? 0) as Miligram);

type NotaLembarProps = { nomor: string; ringkas?: boolean; children?: ReactNode };

/** `ringkas`: only what is on the nota, for screens that act on it. */
export function NotaLembar({ nomor, ringkas = false, children }: NotaLembarProps) {
  const { t } = useTranslation(PENJUALAN);
  return (
    <DocumentSheet view={notaJual} nomor={nomor} brief={ringkas}>
      {(nota) => ({
        status: <StatusNota status={nota.status} />,
        total: nota.total,
        acts: (
          <>
            {children}
            {!ringkas && nota.status === 'DONE' && (
              <SendByWa jenis="PENJUALAN" nomor={nomor} no_hp={nota.no_hp_customer ?? nota.no_hp_member} />
            )}
            {!ringkas && <BatalkanNota nota={nota} />}
          </>
        ),
        body: <NotaIsi nota={nota} ringkas={ringkas} />,
        history: {
          events: nota.riwayat,
          say: (transisi) => t(`nota.transisi.${transisi}`, { defaultValue: transisi }),
        },
        transfer: nota.transfer,
        print: { cetak: nota.cetak, fetchSlip: ambilStruk, fetchPaper: ambilKertas },
      })}
    </DocumentSheet>
  );
}

/** The way to the cancellation of a sale of today, for those who may go there. */
function BatalkanNota({ nota }: { nota: NotaLengkap }) {
  const { t } = useTranslation(PENJUALAN);
  const boleh = useMenuScreens().some((screen) => screen.path === '/batal-penjualan');
  const hari = useSession((session) => session.user?.tgl_system);
  const may = useMay();
  if (!boleh || !may(penjualan.transitions.batal) || nota.status === 'CANC' || nota.tanggal !== hari)
    return null;
  return (
    <Anchor
      component={Link}
      to="/batal-penjualan"
      search={{ no_faktur_group: nota.no_faktur_group } as never}
      size="xs"
      c="merah"
    >
      {t('batal.act')}
    </Anchor>
  );
}

type NotaIsiProps = { nota: NotaLengkap; ringkas?: boolean };

function NotaIsi({ nota, ringkas = false }: NotaIsiProps) {
  const { t } = useTranslation(PENJUALAN);
  const feeTeks = ({ fee, fee_ditanggung }: NotaLengkap['pembayaran'][number]): string =>
    fee > 0 && fee_ditanggung === 'PELANGGAN' ? `+ fee ${formatAngka(fee)}` : '';
  const pelanggan = [
    nota.nama_customer,
    nota.kode_member,
    nota.no_hp_customer,
    nota.npwp_customer && `NPWP/NIK ${nota.npwp_customer}`,
    nota.no_bebas_pph22 && `SKB ${nota.no_bebas_pph22}`,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className={sheet.body}>
      <dl className={sheet.facts}>
        <dt>{t('nota.pelanggan')}</dt>
        <dd>{pelanggan || t('member.umum')}</dd>
        <dt>{t('nota.kasir')}</dt>
        <dd>
          {nota.kasir} · {formatWaktu(nota.waktu)}
        </dd>
        {nota.keterangan && (
          <>
            <dt>Keterangan</dt>
            <dd>{nota.keterangan}</dd>
          </>
        )}
      </dl>
      <TabelBarang nota={nota} ringkas={ringkas} />
      <TabelTukar nota={nota} />
      {!ringkas && <KuponNota nota={nota} />}
      <div className={sheet.foot}>
        <div>
          <h3>{t('nota.pembayaran')}</h3>
          <dl className={sheet.sums}>
            {nota.pembayaran.map((b, index) => (
              <Jumlah
                key={index}
                label={t(`bayar.cara.${b.jenis}`)}
                ket={[b.no_rekening, b.kartu_akhir && `•••• ${b.kartu_akhir}`, feeTeks(b)]
                  .filter(Boolean)
                  .join(' · ')}
                nilai={b.jumlah}
              />
            ))}
            <Jumlah
              label={t(nota.tukar.length > 0 && nota.kembali > 0 ? 'bayar.tukarKurang' : 'nota.kembali')}
              nilai={nota.kembali}
              kuat
            />
          </dl>
        </div>
        <div>
          <h3>{t('nota.total')}</h3>
          <dl className={sheet.sums}>
            <Jumlah label={t('nota.subtotal')} nilai={nota.subtotal} />
            <Jumlah label={t('nota.pembulatan')} nilai={nota.pembulatan} />
            {nota.diskon > 0 && <Jumlah label={t('nota.diskon')} nilai={-nota.diskon} />}
            <NotaPpn nota={nota} />
            <Jumlah label={t('nota.total')} nilai={nota.total} kuat />
            {nota.pph22 > 0 && <Jumlah label="PPh 22" nilai={nota.pph22} />}
            {nota.poin > 0 && <Jumlah label={t('nota.poin')} nilai={nota.poin} />}
            {nota.pengundang && (
              <Jumlah label={t('nota.poinPengundang')} ket={nota.pengundang} nilai={nota.poin_pengundang} />
            )}
          </dl>
        </div>
      </div>
    </div>
  );
}

/** What of the nota is tax, and what it was taken from. */
function NotaPpn({ nota }: { nota: NotaLengkap }) {
  const { t } = useTranslation(PENJUALAN);
  if (!nota.ppn_cara) return null;
  const tarif = [...new Set(nota.barang.map((b) => b.ppn_transaksi_value ?? 0))].map(
    (rate) => `${formatPersen((toThousandths(rate) ?? 0) as MiliPersen)}%`,
  );
  const dpp = nota.barang.reduce((jumlah, b) => jumlah + (b.dpp ?? 0), 0);
  return (
    <>
      <Jumlah label="DPP" nilai={dpp} />
      <Jumlah
        label={t(nota.ppn_cara === 'INKLUSIF' ? 'nota.ppnDalam' : 'nota.ppn')}
        ket={tarif.join(', ')}
        nilai={nota.ppn_transaksi_rp}
      />
    </>
  );
}

type JumlahProps = { label: string; ket?: string; nilai: number; kuat?: boolean };

function Jumlah({ label, ket, nilai, kuat = false }: JumlahProps) {
  return (
    <>
      <dt data-kuat={kuat || undefined}>
        {label} {ket && <small>{ket}</small>}
      </dt>
      <dd data-kuat={kuat || undefined} className={nilai < 0 ? 'negatif' : undefined}>
        {formatAngka(nilai)}
      </dd>
    </>
  );
}

/** `ringkas` leaves out what the total is made of. */
function TabelBarang({ nota, ringkas }: Required<NotaIsiProps>) {
  const { t } = useTranslation(PENJUALAN);
  return (
    <Table.ScrollContainer minWidth={ringkas ? 460 : 700} type="native">
      <Table className={sheet.table} aria-label={t('nota.barang')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('tabel.barcode')}</Table.Th>
            <Table.Th>{t('tabel.nama')}</Table.Th>
            <Table.Th>{t('tabel.kadar')}</Table.Th>
            <Table.Th ta="right">{t('tabel.berat')}</Table.Th>
            {!ringkas && (
              <>
                <Table.Th ta="right">{t('tabel.gram')}</Table.Th>
                <Table.Th ta="right">{t('tabel.ongkos')}</Table.Th>
                <Table.Th ta="right">{t('tabel.atribut')}</Table.Th>
              </>
            )}
            <Table.Th ta="right">{t('tabel.diskon')}</Table.Th>
            {nota.ppn_cara && <Table.Th ta="right">{t('nota.ppn')}</Table.Th>}
            <Table.Th ta="right">{t('tabel.total')}</Table.Th>
            <Table.Th>{t('tabel.sales')}</Table.Th>
            <Table.Th>{t('tukar.status')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {nota.barang.map((b) => (
            <Table.Tr key={b.no_faktur}>
              <Table.Td className="kode">{b.kode_barcode}</Table.Td>
              <Table.Td>{b.nama_barang}</Table.Td>
              <Table.Td className="kode">{b.kadar_cetak}</Table.Td>
              <Table.Td className="angka">{gram(b.berat)}</Table.Td>
              {!ringkas && (
                <>
                  <Table.Td className="angka">{formatAngka(b.harga_per_gram)}</Table.Td>
                  <Table.Td className="angka">{formatAngka(b.ongkos)}</Table.Td>
                  <Table.Td className="angka">{formatAngka(b.harga_atribut)}</Table.Td>
                </>
              )}
              <Table.Td className="angka">{formatAngka(b.diskon)}</Table.Td>
              {nota.ppn_cara && <Table.Td className="angka">{formatAngka(b.ppn_transaksi_rp)}</Table.Td>}
              <Table.Td className="angka" fw={600}>
                <JelasTerjual no_faktur={b.no_faktur} /> {formatAngka(b.total)}
              </Table.Td>
              <Table.Td>{b.kode_sales}</Table.Td>
              <Table.Td>
                <StatusTukar kembali={b.status_tukar} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
