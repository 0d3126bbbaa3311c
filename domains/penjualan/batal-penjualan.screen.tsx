/** Cancelling a sale of today: the nota in sight, a reason, another person's approval. Spec 1 §4, §5, §6. */
import { Button, TextInput } from '@mantine/core';
import { isApiError } from '@mustika/web-kit/api.ts';
import { useApproval, withApproval } from '@mustika/web-kit/approval/approval.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import { EmptyState } from '@mustika/web-kit/data-table/empty.tsx';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { enterMovesOn } from '@mustika/web-kit/enter-moves-on.ts';
import { ScanField } from '@mustika/web-kit/scan/scan-field.tsx';
import { focusScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useKirimSekali } from '@mustika/web-kit/use-kirim.ts';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { IconBan, IconReceipt } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TabelNota, useDaftarNota } from './daftar-nota.widget.tsx';
import { kirimBatal, type NotaLengkap } from './jual-panggilan.store.ts';
import { NotaLembar, useNota } from './nota.widget.tsx';
import { penjualanErrors } from './penjualan.errors.ts';
import { PENJUALAN } from './teks.store.ts';

export default function BatalPenjualan() {
  const { t } = useTranslation(PENJUALAN);
  const [search, setSearch] = useUrlState();
  const hari = useSession((session) => session.user?.tgl_system ?? '');
  const nomor = String(search['no_faktur_group'] ?? '');
  const [text, setText] = useState('');
  const asked = useDaftarNota({ tgl_awal: hari, tgl_akhir: hari });
  const found = useNota(nomor || null);
  const open = (next: string) => {
    setText(next);
    setSearch({ no_faktur_group: next.trim().toUpperCase() });
  };
  const done = () => {
    setText('');
    setSearch({});
    focusScan();
  };
  return (
    <ScreenFrame title={t('judul.batal')}>
      <div className={sheet.scan}>
        <ScanField
          label={t('batal.pindai')}
          readyText={t('pindai.siap')}
          placeholder={t('batal.tempat')}
          value={text}
          onValue={setText}
          onScan={open}
          busy={found.isFetching}
          message={isApiError(found.error) ? { text: `${found.error.message}: ${nomor}`, error: true } : null}
        />
      </div>
      <div className={sheet.split}>
        <TabelNota
          id="batal-penjualan"
          label={t('batal.hariIni')}
          asked={asked}
          onOpen={open}
          ringkas
          first={{ text: t('nota.kosongHari') }}
        />
        <div className={sheet.side}>
          {nomor && !found.error ? (
            <NotaLembar nomor={nomor} ringkas>
              {found.data && <BatalNota key={nomor} nota={found.data} onDone={done} />}
            </NotaLembar>
          ) : (
            <EmptyState icon={<IconReceipt size={28} stroke={1.4} />} text={t('batal.pilih')} />
          )}
        </div>
      </div>
    </ScreenFrame>
  );
}

type BatalProps = { nota: NotaLengkap; onDone: () => void };

/** What can no longer be cancelled says so at once; a nota of an earlier day is the owner's alone. Domain 2.3. */
function BatalNota({ nota, onDone }: BatalProps) {
  const user = useSession((session) => session.user);
  const lewat = nota.tanggal !== user?.tgl_system && user?.level !== 'OWN';
  if (nota.status === 'CANC') return <p className={sheet.blocked}>{penjualanErrors.SUDAH_BATAL.message}</p>;
  if (lewat) return <p className={sheet.blocked}>{penjualanErrors.BEDA_HARI.message}</p>;
  return <BatalForm nomor={nota.no_faktur_group} onDone={onDone} />;
}

function BatalForm({ nomor, onDone }: { nomor: string; onDone: () => void }) {
  const { t } = useTranslation(PENJUALAN);
  const queries = useQueryClient();
  const [alasan, setAlasan] = useState('');
  const [salah, setSalah] = useState<string | null>(null);
  const { busy, kirim } = useKirimSekali('Penjualan Berhasil Dibatalkan');
  const asking = useApproval((approval) => approval.pending !== null);
  const batal = async () => {
    if (busy) return;
    const teks = alasan.trim();
    if (teks.length < 4) {
      setSalah(teks === '' ? 'Alasan Tidak Boleh Kosong' : 'Alasan Minimal 4 Karakter');
      return;
    }
    const badan = { no_faktur_group: nomor, alasan: teks };
    if (await kirim((key) => withApproval((izin) => kirimBatal(badan, key, izin)))) onDone();
    await queries.invalidateQueries({ queryKey: ['nota-jual'] });
    await queries.invalidateQueries({ queryKey: ['daftar-nota-jual'] });
  };
  // The panel is a form of its own: it stands beside this one, never in it.
  return (
    <div className={sheet.reason}>
      <form
        noValidate
        onKeyDown={enterMovesOn}
        onSubmit={(event) => {
          event.preventDefault();
          void batal();
        }}
      >
        <TextInput
          autoFocus
          label={t('batal.alasan')}
          placeholder={t('batal.alasanTempat')}
          withAsterisk
          maxLength={200}
          value={alasan}
          error={salah}
          readOnly={busy}
          onChange={(event) => {
            setSalah(null);
            setAlasan(event.currentTarget.value.toUpperCase());
          }}
        />
        <p>{t('batal.akibat')}</p>
        {!asking && (
          <Button
            type="button"
            data-utama
            fullWidth
            color="merah"
            loading={busy}
            leftSection={<IconBan size={15} />}
            onClick={() => void batal()}
          >
            {t('batal.act')}
          </Button>
        )}
      </form>
      <ApprovalHost />
    </div>
  );
}
