/** One line with wear: what both scales say, and the word about it. */

import { Anchor, Badge, Group, TextInput } from '@mantine/core';
import { formatAngka, formatGram, type Miligram, toThousandths } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { useApproval, withApproval } from '@mustika/web-kit/approval/approval.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { enterMovesOn } from '@mustika/web-kit/enter-moves-on.ts';
import { DecimalInput } from '@mustika/web-kit/fields/decimal-input.tsx';
import { useKirimSekali } from '@mustika/web-kit/use-kirim.ts';
import { IconBan, IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FotoDibeli } from './foto-beli.widget.tsx';
import { PEMBELIAN } from './teks-pembelian.store.ts';
import { validasiSusut } from './validasi-susut.document.ts';
import { kirimBatalSusut, kirimSusut, type Susut } from './validasi-susut.store.ts';

const gram = (value: number): string => `${formatGram((toThousandths(value) ?? 0) as Miligram)} g`;
const WARNA: Record<Susut['status'], string> = { MENUNGGU: 'kuning', SETUJU: 'hijau', TOLAK: 'merah' };

type LembarProps = { row: Susut; onDone: () => void };

export function LembarSusut({ row, onDone }: LembarProps) {
  const { t } = useTranslation(PEMBELIAN);
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
        <strong>{gram(row.susut)}</strong>
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
      {row.status === 'MENUNGGU' ? (
        <Ucapkan row={row} onDone={onDone} />
      ) : (
        <Terucap row={row} onDone={onDone} />
      )}
    </article>
  );
}

/** The second scale, the reason, and yes or no. */
function Ucapkan({ row, onDone }: LembarProps) {
  const { t } = useTranslation(PEMBELIAN);
  const [berat, setBerat] = useState<number | string | null>(null);
  const [alasan, setAlasan] = useState('');
  const [salah, setSalah] = useState<{ berat?: string; alasan?: string }>({});
  const { busy, kirim } = useKirimSekali();
  const ucap = async (keputusan: 'SETUJU' | 'TOLAK') => {
    const mg = typeof berat === 'number' ? (toThousandths(berat) ?? 0) : 0;
    const found = {
      ...(mg <= 0 ? { berat: 'Berat Disetujui Tidak Boleh Kosong' } : {}),
      ...(alasan.trim().length < 4
        ? { alasan: alasan.trim() === '' ? 'Alasan Tidak Boleh Kosong' : 'Alasan Minimal 4 Karakter' }
        : {}),
    };
    setSalah(found);
    if (Object.keys(found).length > 0) return;
    const isi = { no_faktur: row.no_faktur, berat_disetujui: mg / 1000, keputusan, alasan: alasan.trim() };
    if (await kirim((key) => kirimSusut([isi], key))) onDone();
  };
  return (
    <form
      noValidate
      onKeyDown={enterMovesOn}
      onSubmit={(event) => {
        event.preventDefault();
        void ucap('SETUJU');
      }}
    >
      <DecimalInput
        kind="gram"
        label={t('susut.timbangUlang')}
        name="berat_disetujui"
        required
        autoFocus
        value={berat}
        error={salah.berat}
        onChange={setBerat}
      />
      <TextInput
        label={t('batal.alasan')}
        placeholder={t('susut.sebab')}
        withAsterisk
        maxLength={200}
        value={alasan}
        error={salah.alasan}
        onChange={(event) => setAlasan(event.currentTarget.value.toUpperCase())}
      />
      <Group mt="sm" grow>
        <ActButton
          act={validasiSusut.transitions.simpan}
          main
          type="submit"
          data-utama
          loading={busy}
          leftSection={<IconCheck size={15} />}
        >
          {t('susut.setuju')}
        </ActButton>
        <ActButton
          act={validasiSusut.transitions.simpan}
          variant="default"
          loading={busy}
          leftSection={<IconBan size={15} />}
          onClick={() => void ucap('TOLAK')}
        >
          {t('susut.tolak')}
        </ActButton>
      </Group>
    </form>
  );
}

/** What was said, and its way back. */
function Terucap({ row, onDone }: LembarProps) {
  const { t } = useTranslation(PEMBELIAN);
  const [alasan, setAlasan] = useState('');
  const { busy, kirim } = useKirimSekali();
  const asking = useApproval((approval) => approval.pending !== null);
  const batal = async () => {
    const body = { no_dokumen: row.no_dokumen ?? '', alasan: alasan.trim() };
    if (await kirim((key) => withApproval((izin) => kirimBatalSusut(body, key, izin)))) onDone();
  };
  return (
    <div>
      <p>
        {t('susut.oleh', { user: row.divalidasi_oleh })} · {gram(row.berat_disetujui ?? 0)} · {row.alasan}
      </p>
      {row.status === 'TOLAK' && <p className={sheet.blocked}>{t('susut.akibat')}</p>}
      {!asking && (
        <Group align="flex-end" gap="xs">
          <TextInput
            label={t('batal.alasan')}
            maxLength={200}
            value={alasan}
            onChange={(event) => setAlasan(event.currentTarget.value.toUpperCase())}
            style={{ flex: 1 }}
          />
          <ActButton
            act={validasiSusut.transitions.batal}
            main
            variant="default"
            color="merah"
            loading={busy}
            disabled={alasan.trim().length < 4}
            onClick={() => void batal()}
          >
            {t('susut.batalkan')}
          </ActButton>
        </Group>
      )}
      <ApprovalHost />
    </div>
  );
}
