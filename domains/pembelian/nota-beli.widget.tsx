/** A purchase as a document: number, state and amount; its pieces and payments. Tabs: Data, Riwayat, Transfer, Cetak. */
import { Badge, Loader, Table, Tabs } from '@mantine/core';
import { formatAngka, formatGram, type Miligram, toThousandths } from '@mustika/kernel/amount.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { isApiError } from '@mustika/web-kit/api.ts';
import { EmptyState } from '@mustika/web-kit/data-table/empty.tsx';
import { DocumentHistory } from '@mustika/web-kit/document-sheet/history.tsx';
import { DocumentReprint } from '@mustika/web-kit/document-sheet/reprint.tsx';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { DocumentTransfers } from '@mustika/web-kit/document-sheet/transfers.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ambilPdfBeli, ambilStrukBeli, type BeliLengkap, beliLengkap } from './beli-panggilan.store.ts';
import { FotoDibeli } from './foto-beli.widget.tsx';
import { jumlahPotongan } from './hitung-pembelian.rule.ts';
import { JelasDibeli } from './jelas-beli.widget.tsx';
import css from './nota-beli.module.css';
import { PEMBELIAN } from './teks-pembelian.store.ts';

const WARNA: Record<string, string> = { OPEN: 'kuning', DONE: 'hijau', CANC: 'merah' };

/** State in a colour and always in a word. */
export function StatusBeli({ status }: { status: string }) {
  const { t } = useTranslation(PEMBELIAN);
  return (
    <Badge variant="light" color={WARNA[status] ?? 'gray'} radius="sm" tt="none" fw={600}>
      {t(`nota.st.${status}`)}
    </Badge>
  );
}

export function useNotaBeli(nomor: string | null) {
  const portal = useSession((session) => session.portal);
  return useQuery({
    queryKey: ['nota-beli', portal, nomor ?? ''],
    queryFn: ({ signal }) => beliLengkap(nomor ?? '', signal),
    enabled: nomor !== null,
    staleTime: 5000,
  });
}

const gram = (value: number): string => formatGram((toThousandths(value) ?? 0) as Miligram);

/** A purchase inside a sale: the sale's nota is its paper, and only the sale takes it back. */
export function BadgeTukar() {
  return (
    <Badge variant="light" color="kuning" radius="sm" tt="none" fw={600}>
      TUKAR
    </Badge>
  );
}

type LembarProps = { nomor: string; ringkas?: boolean; children?: ReactNode };

/** `ringkas`: only what is on the nota, for screens that act on it. */
export function NotaBeliLembar({ nomor, ringkas = false, children }: LembarProps) {
  const { t } = useTranslation(PEMBELIAN);
  const { data: nota, error } = useNotaBeli(nomor);
  const portal = useSession((session) => session.portal);
  if (error)
    return (
      <EmptyState
        icon={<IconFileOff size={28} stroke={1.4} />}
        text={isApiError(error) ? error.message : 'Terjadi Kesalahan Saat Request Data'}
      />
    );
  if (!nota) return <Loader size="sm" color="gray" m="xl" />;
  return (
    <article className={sheet.sheet} aria-label={nomor}>
      <header className={sheet.head}>
        <div>
          <h2 className="kode">{nota.no_faktur_group}</h2>
          <StatusBeli status={nota.status} />
          {nota.tukar && <BadgeTukar />}
        </div>
        <strong>
          <small>Rp</small> {formatAngka(nota.total)}
        </strong>
      </header>
      {children}
      {ringkas ? (
        <IsiNota nota={nota} ringkas />
      ) : (
        <Tabs defaultValue="data" keepMounted={false}>
          <Tabs.List>
            {(['data', 'riwayat', 'transfer', ...(nota.tukar ? [] : ['cetak'])] as const).map((tab) => (
              <Tabs.Tab key={tab} value={tab}>
                {t(`nota.${tab}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="data">
            <IsiNota nota={nota} />
          </Tabs.Panel>
          <Tabs.Panel value="riwayat">
            <DocumentHistory
              events={nota.riwayat}
              say={(transisi) => t(`nota.transisi.${transisi}`, { defaultValue: transisi })}
            />
          </Tabs.Panel>
          <Tabs.Panel value="transfer">
            <DocumentTransfers transfer={nota.transfer} />
          </Tabs.Panel>
          <Tabs.Panel value="cetak">
            <DocumentReprint
              nomor={nota.no_faktur_group}
              cetak={nota.cetak}
              fetchSlip={ambilStrukBeli}
              fetchPdf={ambilPdfBeli}
              document={['nota-beli', portal, nota.no_faktur_group]}
            />
          </Tabs.Panel>
        </Tabs>
      )}
    </article>
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
