/** A document's journals: one ruled table per event, its reversals named, and the way to the document itself. */
import { Anchor, Badge, Button, Loader, Text } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { formatTanggal, formatWaktu } from '@mustika/kernel/date.ts';
import { isApiError } from '@mustika/web-kit/api.ts';
import { EmptyState } from '@mustika/web-kit/data-table/empty.tsx';
import { StatusBadge } from '@mustika/web-kit/document-sheet/status.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useMenuScreens } from '@mustika/web-kit/shell/house-context.tsx';
import { IconExternalLink, IconFileOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AKUNTANSI } from '../teks-akuntansi.store.ts';
import css from './jurnal.module.css';
import type { BarisAkun, Jurnal, PeristiwaJurnal } from './jurnal.rule.ts';
import { useJurnalDokumen } from './jurnal-data.store.ts';

export function LembarJurnal({ no_dokumen }: { no_dokumen: string }) {
  const { t } = useTranslation(AKUNTANSI);
  const { data, error } = useJurnalDokumen(no_dokumen);
  if (error)
    return (
      <EmptyState
        icon={<IconFileOff size={28} stroke={1.4} />}
        text={isApiError(error) ? error.message : 'Terjadi Kesalahan Saat Request Data'}
      />
    );
  if (!data) return <Loader size="sm" color="gray" m="xl" />;
  return (
    <article className={css.lembar} aria-label={no_dokumen}>
      <header className={css.kepala}>
        <h2 className="kode">{data.no_dokumen}</h2>
        <StatusBadge status={data.status}>
          {t(`jurnal.st.${data.status}`, { defaultValue: data.status })}
        </StatusBadge>
        <Text size="sm" c="dimmed">
          {data.label} · {formatTanggal(data.tanggal)}
        </Text>
        <BukaDokumen jurnal={data} />
      </header>
      {data.peristiwa.map((event) => (
        <Peristiwa key={event.urut} event={event} />
      ))}
    </article>
  );
}

/** Documents of another store open where that store is picked. */
function BukaDokumen({ jurnal }: { jurnal: Jurnal }) {
  const { t } = useTranslation(AKUNTANSI);
  const here = useSession((session) => session.portal ?? session.user?.kode_toko ?? '');
  const screens = useMenuScreens();
  if (!jurnal.layar || !screens.some((screen) => screen.path === jurnal.layar?.to)) return null;
  if (here !== jurnal.kode_toko)
    return (
      <Text size="xs" c="dimmed">
        {t('jurnal.tokoLain', { toko: jurnal.kode_toko })}
      </Text>
    );
  return (
    <Button
      component={Link}
      to={jurnal.layar.to}
      search={jurnal.layar.search as never}
      variant="default"
      size="compact-sm"
      leftSection={<IconExternalLink size={14} />}
    >
      {t('jurnal.bukaDokumen')}
    </Button>
  );
}

function Peristiwa({ event }: { event: PeristiwaJurnal }) {
  const { t } = useTranslation(AKUNTANSI);
  const link = event.membalik
    ? t('jurnal.membalik', { urut: event.membalik })
    : event.dibalik && t('jurnal.dibalik', { urut: event.dibalik });
  return (
    <section className={css.peristiwa} aria-label={`${event.urut} ${event.label}`}>
      <header>
        <strong>
          {event.urut}. {event.label}
        </strong>
        <span>{formatTanggal(event.tanggal)}</span>
        <span>{t('jurnal.oleh', { user: event.user_id, waktu: formatWaktu(event.waktu) })}</span>
        {event.penyetuju.length > 0 && (
          <span>{t('jurnal.disetujui', { oleh: event.penyetuju.join(', ') })}</span>
        )}
        {event.alasan && <span>{t('jurnal.alasan', { alasan: event.alasan })}</span>}
        {link && (
          <Badge variant="light" color={event.membalik ? 'merah' : 'kuning'} radius="sm" tt="none" fw={600}>
            {link}
          </Badge>
        )}
      </header>
      {event.baris.length === 0 ? (
        <p className={css.kosong}>{t('jurnal.tanpaUang')}</p>
      ) : (
        <div className={css.gulir}>
          <TabelBaris event={event} />
        </div>
      )}
    </section>
  );
}

const rupiah = (amount: number): string => (amount === 0 ? '' : formatAngka(amount));

function TabelBaris({ event }: { event: PeristiwaJurnal }) {
  const { t } = useTranslation(AKUNTANSI);
  return (
    <table className={css.tabel}>
      <thead>
        <tr>
          <th scope="col">{t('jurnal.akun')}</th>
          <th scope="col">{t('jurnal.keterangan')}</th>
          <th scope="col" className={css.angka}>
            {t('jurnal.debit')}
          </th>
          <th scope="col" className={css.angka}>
            {t('jurnal.kredit')}
          </th>
        </tr>
      </thead>
      <tbody>
        {event.baris.map((row) => (
          <tr key={`${row.nomor_akun}-${row.dimensi}-${row.debit > 0}`}>
            <td className={row.kredit > 0 ? css.kredit : undefined}>
              <NamaAkun row={row} tanggal={event.tanggal} />
            </td>
            <td>{row.keterangan}</td>
            <td className={css.angka}>{rupiah(row.debit)}</td>
            <td className={css.angka}>{rupiah(row.kredit)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>
            {t('jurnal.jumlah')} {event.debit === event.kredit && <small>· {t('jurnal.seimbang')}</small>}
          </td>
          <td className={css.angka}>{formatAngka(event.debit)}</td>
          <td className={css.angka}>{formatAngka(event.kredit)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The account leads to its ledger of that day. */
function NamaAkun({ row, tanggal }: { row: BarisAkun; tanggal: string }) {
  const { t } = useTranslation(AKUNTANSI);
  const search = { nomor_akun: row.nomor_akun, tgl_awal: tanggal, tgl_akhir: tanggal };
  return (
    <>
      <Anchor
        component={Link}
        to="/buku-besar"
        search={search as never}
        inherit
        title={t('jurnal.bukaBesar')}
      >
        <span className="kode">{row.nomor_akun}</span> {row.nama_akun}
      </Anchor>
      {row.dimensi && <small> · {row.dimensi}</small>}
    </>
  );
}
