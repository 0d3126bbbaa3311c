/** Cancelling a purchase of today: the nota in sight, a reason, another person's approval. Spec 1 §4, §5, §6. */
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
import { type BeliLengkap, kirimBatalBeli } from './beli-panggilan.store.ts';
import { TabelNotaBeli, useDaftarBeli } from './daftar-beli.widget.tsx';
import { NotaBeliLembar, useNotaBeli } from './nota-beli.widget.tsx';
import { pembelianErrors } from './pembelian.errors.ts';
import { PEMBELIAN } from './teks-pembelian.store.ts';

export default function BatalPembelian() {
  const { t } = useTranslation(PEMBELIAN);
  const [search, setSearch] = useUrlState();
  const hari = useSession((session) => session.user?.tgl_system ?? '');
  const nomor = String(search['no_faktur_group'] ?? '');
  const [text, setText] = useState('');
  const asked = useDaftarBeli({ tgl_awal: hari, tgl_akhir: hari });
  const found = useNotaBeli(nomor || null);
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
        <TabelNotaBeli
          id="batal-pembelian"
          label={t('batal.hariIni')}
          asked={asked}
          onOpen={open}
          ringkas
          first={{ text: t('nota.kosongHari') }}
        />
        <div className={sheet.side}>
          {nomor && !found.error ? (
            <NotaBeliLembar nomor={nomor} ringkas>
              {found.data && <BatalNota key={nomor} nota={found.data} onDone={done} />}
            </NotaBeliLembar>
          ) : (
            <EmptyState icon={<IconReceipt size={28} stroke={1.4} />} text={t('batal.pilih')} />
          )}
        </div>
      </div>
    </ScreenFrame>
  );
}

/** What can no longer be cancelled says so at once; a nota of an earlier day is the owner's alone. Domain 2.3. */
function BatalNota({ nota, onDone }: { nota: BeliLengkap; onDone: () => void }) {
  const { t } = useTranslation(PEMBELIAN);
  const user = useSession((session) => session.user);
  const lewat = nota.tanggal !== user?.tgl_system && user?.level !== 'OWN';
  if (nota.status === 'CANC') return <p className={sheet.blocked}>{t('batal.sudah')}</p>;
  if (lewat) return <p className={sheet.blocked}>{pembelianErrors.BATAL_BEDA_HARI.message}</p>;
  return <BatalForm nomor={nota.no_faktur_group} onDone={onDone} />;
}

/** Sends it; the nota and the list are asked for again, whatever came of it. */
function useBatal(nomor: string, onDone: () => void) {
  const queries = useQueryClient();
  const { busy, kirim } = useKirimSekali('Pembelian Berhasil Dibatalkan');
  const batal = async (alasan: string) => {
    if (busy) return;
    const badan = { no_faktur_group: nomor, alasan };
    if (await kirim((key) => withApproval((izin) => kirimBatalBeli(badan, key, izin)))) onDone();
    await queries.invalidateQueries({ queryKey: ['nota-beli'] });
    await queries.invalidateQueries({ queryKey: ['daftar-nota-beli'] });
  };
  return { busy, batal };
}

function BatalForm({ nomor, onDone }: { nomor: string; onDone: () => void }) {
  const { t } = useTranslation(PEMBELIAN);
  const [alasan, setAlasan] = useState('');
  const [salah, setSalah] = useState<string | null>(null);
  const { busy, batal } = useBatal(nomor, onDone);
  const asking = useApproval((approval) => approval.pending !== null);
  const kirim = () => {
    const teks = alasan.trim();
    if (teks.length >= 4) return void batal(teks);
    setSalah(teks === '' ? 'Alasan Tidak Boleh Kosong' : 'Alasan Minimal 4 Karakter');
  };
  // The panel is a form of its own: it stands beside this one, never in it.
  return (
    <div className={sheet.reason}>
      <form
        noValidate
        onKeyDown={enterMovesOn}
        onSubmit={(event) => {
          event.preventDefault();
          kirim();
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
            onClick={kirim}
          >
            {t('batal.act')}
          </Button>
        )}
      </form>
      <ApprovalHost />
    </div>
  );
}
