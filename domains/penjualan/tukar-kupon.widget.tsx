/** Putting the coupon in sight into the draw, or taking that of today back. Enter never submits: the button does. */

import { TextInput } from '@mantine/core';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { useApproval, withApproval } from '@mustika/web-kit/approval/approval.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { enterMovesOn } from '@mustika/web-kit/enter-moves-on.ts';
import { useKirimSekali } from '@mustika/web-kit/use-kirim.ts';
import { IconBan, IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Kupon, kirimBatalTukar, kirimTukar } from './kupon-panggilan.store.ts';
import { kuponTukar } from './kupon-tukar.document.ts';
import { PENJUALAN } from './teks.store.ts';

type TukarProps = { kupon: Kupon; onDone: () => void };

export function TukarKupon({ kupon, onDone }: TukarProps) {
  const { t } = useTranslation(PENJUALAN);
  const [keterangan, setKeterangan] = useState('');
  const { busy, kirim } = useKirimSekali();
  const send = async () => {
    const isi = keterangan.trim();
    const body = { kode: kupon.kode, ...(isi ? { keterangan: isi } : {}) };
    await kirim((key) => kirimTukar(body, key));
    onDone();
  };
  return (
    <form
      className={sheet.reason}
      noValidate
      onKeyDown={enterMovesOn}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextInput
        autoFocus
        label="Keterangan"
        placeholder={t('kupon.keteranganContoh')}
        maxLength={120}
        value={keterangan}
        onChange={(event) => setKeterangan(event.currentTarget.value.toUpperCase())}
      />
      <p>{t('kupon.akibat.UNDIAN')}</p>
      <ActButton
        act={kuponTukar.transitions.tukar}
        main
        type="button"
        data-utama
        fullWidth
        loading={busy}
        leftSection={<IconTicket size={15} />}
        onClick={() => void send()}
      >
        {t('kupon.tukar')}
      </ActButton>
    </form>
  );
}

/** For the branch that took it: a second person signs. */
export function BatalTukarKupon({ kupon, onDone }: TukarProps) {
  const { t } = useTranslation(PENJUALAN);
  const [alasan, setAlasan] = useState('');
  const [salah, setSalah] = useState<string | null>(null);
  const { busy, kirim } = useKirimSekali();
  const asking = useApproval((approval) => approval.pending !== null);
  const send = async () => {
    const isi = alasan.trim();
    if (isi.length < 4) {
      setSalah(isi === '' ? 'Alasan Tidak Boleh Kosong' : 'Alasan Minimal 4 Karakter');
      return;
    }
    const body = { no_dokumen: kupon.no_pakai ?? '', alasan: isi };
    if (await kirim((key) => withApproval((izin) => kirimBatalTukar(body, key, izin)))) onDone();
  };
  return (
    <div className={sheet.reason}>
      <form noValidate onKeyDown={enterMovesOn} onSubmit={(event) => event.preventDefault()}>
        <TextInput
          label="Alasan"
          placeholder={t('kupon.alasanContoh')}
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
        {!asking && (
          <ActButton
            act={kuponTukar.transitions.batal}
            main
            type="button"
            data-utama
            fullWidth
            mt="sm"
            color="merah"
            variant="light"
            loading={busy}
            leftSection={<IconBan size={15} />}
            onClick={() => void send()}
          >
            {t('kupon.batal')}
          </ActButton>
        )}
      </form>
      <ApprovalHost />
    </div>
  );
}
