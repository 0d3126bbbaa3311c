/** One line with wear: what both scales say, and the word about it. */

import { Anchor, Badge, Group } from '@mantine/core';
import { formatAngka, formatGram, type Miligram, toThousandths } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { call } from '@mustika/web-kit/api.ts';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { DeclaredForm, SubmitButton, useDeclaredForm } from '@mustika/web-kit/form/form.tsx';
import { toastSuccess } from '@mustika/web-kit/notices.tsx';
import { useJelaskan } from '@mustika/web-kit/penjelasan/penjelasan.ts';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { IconBan, IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FotoDibeli } from '../beli/foto-beli.widget.tsx';
import { dibeli, JelasDibeli } from '../nota/jelas-beli.widget.tsx';
import { PEMBELIAN } from '../teks-pembelian.store.ts';
import type { Susut } from './validasi-susut.command.ts';
import { timbangUlang, validasiSusut } from './validasi-susut.document.ts';

const gram = (value: number): string => `${formatGram((toThousandths(value) ?? 0) as Miligram)} g`;
const WARNA: Record<Susut['status'], string> = { MENUNGGU: 'kuning', SETUJU: 'hijau', TOLAK: 'merah' };

type LembarProps = { row: Susut; onDone: () => void };

export function LembarSusut({ row, onDone }: LembarProps) {
  const { t } = useTranslation(PEMBELIAN);
  useJelaskan(() => dibeli(row.no_faktur));
  const fakta: [string, string][] = [
    [t('susut.beli'), `${formatTanggal(row.tanggal)} · ${row.kasir}`],
    [t('nota.penjual'), row.nama_customer ?? '–'],
    [t('tabel.kondisi'), row.kondisi_barang],
    [t('tabel.beratNota'), gram(row.berat_nota)],
    [t('tabel.berat'), gram(row.berat)],
    [t('rincian.susut'), `${gram(row.susut)} · Rp ${formatAngka(row.nilai_susut)}`],
    [t('tabel.harga'), `Rp ${formatAngka(row.harga)}`],
  ];
  return (
    <article className={sheet.sheet} aria-label={row.no_faktur}>
      <header className={sheet.head}>
        <div>
          <h2 className="kode">{row.kode_barcode}</h2>
          <Badge variant="light" color={WARNA[row.status]} radius="sm" tt="none" fw={600}>
            {t(`susut.st.${row.status}`)}
          </Badge>
        </div>
        <strong>
          <JelasDibeli no_faktur={row.no_faktur} /> {gram(row.susut)}
        </strong>
      </header>
      <p>
        {row.nama_barang} ·{' '}
        <Anchor
          component={Link}
          to="/lihat-pembelian"
          search={{ no_faktur_group: row.no_faktur_group } as never}
          className="kode"
          size="sm"
        >
          {row.no_faktur}
        </Anchor>
      </p>
      <dl className={sheet.facts}>
        {fakta.map(([label, nilai]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{nilai}</dd>
          </div>
        ))}
      </dl>
      {row.foto && <FotoDibeli no_faktur={row.no_faktur} />}
      {row.status === 'MENUNGGU' ? <Ucapkan row={row} onDone={onDone} /> : <Terucap row={row} />}
    </article>
  );
}

/** The second scale, the reason, and yes or no. */
function Ucapkan({ row, onDone }: LembarProps) {
  const { t } = useTranslation(PEMBELIAN);
  const { simpan } = validasiSusut.transitions;
  const { berat_disetujui, alasan } = timbangUlang;
  const fields = { berat_disetujui: { ...berat_disetujui, label: t('susut.timbangUlang') }, alasan };
  const keputusan = useRef<'SETUJU' | 'TOLAK'>('SETUJU');
  const form = useDeclaredForm(fields, undefined, {
    act: simpan,
    send: async (values, key) => {
      const barang = [{ ...values, no_faktur: row.no_faktur, keputusan: keputusan.current }];
      const { message } = await call({ method: 'POST', path: simpan.path }, { body: { barang }, key });
      toastSuccess(message ?? simpan.message);
      onDone();
    },
  });
  const tolak = () => {
    keputusan.current = 'TOLAK';
    void form.submit().finally(() => {
      keputusan.current = 'SETUJU';
    });
  };
  return (
    <DeclaredForm form={form} label={t('judul.susut')} autoFocus>
      <Group mt="sm" grow>
        <SubmitButton form={form} leftSection={<IconCheck size={15} />}>
          {t('susut.setuju')}
        </SubmitButton>
        <ActButton
          act={simpan}
          variant="default"
          loading={form.sending}
          leftSection={<IconBan size={15} />}
          onClick={tolak}
        >
          {t('susut.tolak')}
        </ActButton>
      </Group>
    </DeclaredForm>
  );
}

/** What was said; its document has the way back. */
function Terucap({ row }: { row: Susut }) {
  const { t } = useTranslation(PEMBELIAN);
  const [search, setSearch] = useUrlState();
  return (
    <div>
      <p>
        {t('susut.oleh', { user: row.divalidasi_oleh })} · {gram(row.berat_disetujui ?? 0)} · {row.alasan}
      </p>
      {row.status === 'TOLAK' && <p className={sheet.blocked}>{t('susut.akibat')}</p>}
      <Anchor
        component="button"
        className="kode"
        size="sm"
        onClick={() => setSearch({ ...search, no_dokumen: row.no_dokumen })}
      >
        {row.no_dokumen}
      </Anchor>
    </div>
  );
}
