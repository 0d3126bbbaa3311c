/** Ending a count: what nobody can explain by a document is listed, each with a reason, and a second person agrees. */
import { Badge, Button, Group, Table, Text, TextInput } from '@mantine/core';
import { formatGram, type Miligram, nearestThousandths } from '@mustika/kernel/amount.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { call } from '@mustika/web-kit/api.ts';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import stack from '@mustika/web-kit/document-sheet/stack.module.css';
import { labelPilihan } from '@mustika/web-kit/format.ts';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { confirm, noticeOf } from '@mustika/web-kit/notices.tsx';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { StaticModal } from '@mustika/web-kit/shell/static-modal.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './opname.module.css';
import { bukaOpname } from './stock-opname.command.ts';
import { barisSelisih, SEBUTAN_JAMINAN, stockOpname } from './stock-opname.document.ts';
import { type Keadaan, perluAlasan } from './stock-opname.rule.ts';
import { type BarisSelisih, bacaSelisih } from './stock-opname.store.ts';
import { OPNAME } from './teks-opname.store.ts';

const { selesai } = stockOpname.transitions;
type Props = { no_dokumen: string; jaminan: boolean; buta: boolean; onDone: () => void };

const judulDari = (jaminan: boolean) => ({
  nama_barang: istilah(jaminan ? SEBUTAN_JAMINAN.nama_barang : barisSelisih.nama_barang.label),
  kode_baki: istilah(jaminan ? SEBUTAN_JAMINAN.kode_baki : barisSelisih.kode_baki.label),
});

export function SelesaiOpname({ no_dokumen, jaminan, buta, onDone }: Props) {
  const { t } = useTranslation(OPNAME);
  const [rows, setRows] = useState<readonly BarisSelisih[] | null>(null);
  const buka = async () => {
    // From then on nothing more is taken in: it is asked, not slipped into.
    const yakin =
      !buta ||
      (await confirm({ title: t('selesai.buka'), text: t('selesai.butaKet'), yes: t('selesai.buka') }));
    if (yakin) await bacaSelisih(no_dokumen, buta).then(setRows).catch(noticeOf);
  };
  return (
    <>
      <ActButton act={buta ? bukaOpname : selesai} onClick={() => void buka()}>
        {t('selesai.buka')}
      </ActButton>
      {rows && (
        <Akhiri
          {...{ no_dokumen, jaminan, rows }}
          onClose={() => setRows(null)}
          onDone={() => {
            setRows(null);
            onDone();
          }}
        />
      )}
    </>
  );
}

type AkhiriProps = Omit<Props, 'buta'> & { rows: readonly BarisSelisih[]; onClose: () => void };

function Akhiri({ no_dokumen, jaminan, rows, onClose, onDone }: AkhiriProps) {
  const { t } = useTranslation(OPNAME);
  const judul = judulDari(jaminan);
  const perlu = rows.filter((row) => perluAlasan(row.keadaan as Keadaan));
  const [alasan, setAlasan] = useState<Readonly<Record<string, string>>>({});
  const [semua, setSemua] = useState('');
  const [keterangan, setKeterangan] = useState('');
  const { busy, kirim } = useKirimSekali(selesai.message);
  const kurang = perlu.filter((row) => (alasan[row.kode] ?? '').trim().length < 4).length;
  const simpan = async () => {
    const diberi = perlu.map(({ kode }) => ({ kode, alasan: alasan[kode] ?? '' }));
    const body = { no_dokumen, alasan: diberi, keterangan: keterangan.trim() || null };
    const jadi = await kirim((key) =>
      withApproval((detail_authorization) =>
        call(
          { method: 'POST', path: selesai.path },
          { body: { ...body, ...(detail_authorization ? { detail_authorization } : {}) }, key },
        ),
      ),
    );
    if (jadi) onDone();
  };
  /** One reason for all that have none yet. */
  const isiSemua = () =>
    setAlasan({ ...Object.fromEntries(perlu.map(({ kode }) => [kode, semua])), ...bukanKosong(alasan) });
  return (
    <StaticModal
      opened
      onClose={onClose}
      title={t('selesai.judul', { nomor: no_dokumen })}
      size="xl"
      closeButtonProps={{ 'aria-label': t('selesai.tutup') }}
    >
      <ApprovalHost />
      <Text size="sm">
        {t(perlu.length === 0 ? 'selesai.cocok' : 'selesai.selisih', { jumlah: perlu.length })}
      </Text>
      {perlu.length > 1 && (
        <Group gap="xs" align="flex-end" my="xs">
          <TextInput
            label={t('selesai.alasanSemua')}
            data-autofocus
            value={semua}
            onChange={(event) => setSemua(event.currentTarget.value)}
          />
          <Button variant="default" disabled={semua.trim().length < 4} onClick={isiSemua}>
            {t('selesai.isi')}
          </Button>
        </Group>
      )}
      {perlu.length > 0 && (
        <div className={css.selisih}>
          <Table className={stack.stack} aria-label={t('selesai.daftar')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{istilah(barisSelisih.kode.label)}</Table.Th>
                <Table.Th>{istilah(barisSelisih.keadaan.label)}</Table.Th>
                <Table.Th>{judul.nama_barang}</Table.Th>
                <Table.Th>{judul.kode_baki}</Table.Th>
                <Table.Th ta="right">{istilah(barisSelisih.berat.label)}</Table.Th>
                <Table.Th>{istilah(barisSelisih.alasan.label)}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {perlu.map((row) => (
                <Baris
                  key={row.kode}
                  {...{ row, judul }}
                  alasan={alasan[row.kode] ?? ''}
                  onAlasan={(text) => setAlasan({ ...alasan, [row.kode]: text })}
                />
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      <TextInput
        mt="md"
        label={istilah(selesai.fields.keterangan.label)}
        maxLength={200}
        value={keterangan}
        onChange={(event) => setKeterangan(event.currentTarget.value)}
      />
      <Group mt="md">
        <ActButton act={selesai} main loading={busy} disabled={kurang > 0} onClick={() => void simpan()}>
          {t('selesai.simpan')}
        </ActButton>
        {kurang > 0 && (
          <Text size="xs" c="dimmed">
            {t('selesai.kurang', { jumlah: kurang })}
          </Text>
        )}
      </Group>
    </StaticModal>
  );
}

const bukanKosong = (alasan: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(alasan).filter(([, text]) => text.trim() !== ''));

type BarisProps = {
  row: BarisSelisih;
  judul: ReturnType<typeof judulDari>;
  alasan: string;
  onAlasan: (text: string) => void;
};

function Baris({ row, judul, alasan, onAlasan }: BarisProps) {
  const { t } = useTranslation(OPNAME);
  return (
    <Table.Tr>
      <Table.Td className="kode">{row.kode}</Table.Td>
      <Table.Td data-judul={istilah(barisSelisih.keadaan.label)}>
        <Badge color={row.keadaan === 'HILANG' ? 'merah' : 'kuning'} variant="light" radius="sm" tt="none">
          {labelPilihan(barisSelisih.keadaan, row.keadaan)}
        </Badge>
      </Table.Td>
      <Table.Td data-judul={judul.nama_barang}>{row.nama_barang ?? row.keterangan}</Table.Td>
      <Table.Td className="kode" data-judul={judul.kode_baki}>
        {row.kode_baki}
      </Table.Td>
      <Table.Td className="angka" ta="right" data-judul={istilah(barisSelisih.berat.label)}>
        {row.berat === null ? '' : formatGram(nearestThousandths(row.berat) as Miligram)}
      </Table.Td>
      <Table.Td data-judul={istilah(barisSelisih.alasan.label)}>
        <TextInput
          aria-label={t('selesai.alasanKode', { kode: row.kode })}
          value={alasan}
          maxLength={200}
          onChange={(event) => onAlasan(event.currentTarget.value)}
        />
      </Table.Td>
    </Table.Tr>
  );
}
