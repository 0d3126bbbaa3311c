/** The screen that cancels a document of today: the paper in sight, a reason, another person's approval. Spec 1 §4-§6. */
import { Button, TextInput } from '@mantine/core';
import type { Field } from '@mustika/kernel/field.ts';
import { IconBan, IconReceipt } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Act, useMay, whyNot } from '../act.tsx';
import { type Answer, isApiError } from '../api.ts';
import type { ApprovalId } from '../approval/approval.ts';
import { useApproval, withApproval } from '../approval/approval.ts';
import { ApprovalHost } from '../approval/approval-host.tsx';
import { EmptyState } from '../data-table/empty.tsx';
import { enterMovesOn } from '../enter-moves-on.ts';
import { RefInput } from '../fields/ref-input.tsx';
import { istilah } from '../istilah.ts';
import { ScanField } from '../scan/scan-field.tsx';
import { focusScan } from '../scan/scan-focus.ts';
import { ScreenFrame } from '../screen-frame.tsx';
import { useSession } from '../session.ts';
import { useKirimSekali } from '../use-kirim.ts';
import { useUrlState } from '../use-url-state.ts';
import css from './sheet.module.css';
import { DocumentTable } from './table.tsx';
import { type DocumentView, useAskAgain, useDocument, useDocumentList } from './view.ts';

type CancelWords = {
  title: string;
  scan: string;
  placeholder: string;
  ready: string;
  /** Label of the list of today, and what it says when it is empty. */
  today: string;
  empty: string;
  /** What to do first. */
  pick: string;
  reasonHint: string;
  /** What the cancellation does. */
  effect: string;
  act: string;
  done: string;
};

/** What is typed: why, and from whose drawer where that is asked. */
export type CancelInput = { alasan: string; kasir?: string };

type CancelProps<Doc, Row extends { waktu: string }> = {
  view: DocumentView<Doc, Row>;
  id: string;
  words: CancelWords;
  /** The cancellation itself; who lost it reads that instead of the form. */
  act: Act;
  /** Why this one can no longer be cancelled, or null. */
  refuse: (doc: Doc) => string | null;
  /** Of an earlier day another drawer pays, or is paid: whose, and when that is asked. */
  drawer?: { field: Field; of: (doc: Doc) => boolean };
  send: (nomor: string, isi: CancelInput, key: string, approval?: ApprovalId[]) => Promise<Answer<unknown>>;
  sheet: (nomor: string, act: ReactNode) => ReactNode;
};

export function CancelDocument<Doc, Row extends { waktu: string }>(props: CancelProps<Doc, Row>) {
  const { view, id, words, refuse, sheet } = props;
  const [search, setSearch] = useUrlState();
  const today = useSession((session) => session.user?.tgl_system ?? '');
  const nomor = String(search[view.nomor] ?? '');
  const [text, setText] = useState('');
  const asked = useDocumentList(view, { tgl_awal: today, tgl_akhir: today });
  const found = useDocument(view, nomor || null);
  const open = (next: string) => {
    setText(next);
    setSearch({ [view.nomor]: next.trim().toUpperCase() });
  };
  const done = () => {
    setText('');
    setSearch({});
    focusScan();
  };
  useMay();
  const why = whyNot(props.act) ?? (found.data ? refuse(found.data) : null);
  const drawer = found.data && props.drawer?.of(found.data) ? props.drawer.field : null;
  const form = <ReasonForm key={nomor} {...props} nomor={nomor} drawerField={drawer} onDone={done} />;
  const act = why === null ? form : <p className={css.blocked}>{why}</p>;
  return (
    <ScreenFrame title={words.title}>
      <div className={css.scan}>
        <ScanField
          label={words.scan}
          readyText={words.ready}
          placeholder={words.placeholder}
          value={text}
          onValue={setText}
          onScan={open}
          busy={found.isFetching}
          message={isApiError(found.error) ? { text: `${found.error.message}: ${nomor}`, error: true } : null}
        />
      </div>
      <div className={css.split}>
        <DocumentTable
          view={view}
          id={id}
          label={words.today}
          asked={asked}
          onOpen={open}
          brief
          first={{ text: words.empty }}
        />
        <div className={css.side}>
          {nomor && !found.error ? (
            sheet(nomor, found.data && act)
          ) : (
            <EmptyState icon={<IconReceipt size={28} stroke={1.4} />} text={words.pick} />
          )}
        </div>
      </div>
    </ScreenFrame>
  );
}

type ReasonProps<Doc, Row extends { waktu: string }> = CancelProps<Doc, Row> & {
  nomor: string;
  drawerField: Field | null;
  onDone: () => void;
};

/** Sends it once; document and list are asked again, whatever came of it. */
function useCancel<Doc, Row extends { waktu: string }>(props: ReasonProps<Doc, Row>) {
  const { view, words, send, nomor, onDone } = props;
  const askAgain = useAskAgain(view);
  const { busy, kirim } = useKirimSekali(words.done);
  const cancel = async (isi: CancelInput) => {
    if (await kirim((key) => withApproval((approval) => send(nomor, isi, key, approval)))) onDone();
    await askAgain();
  };
  return { busy, cancel };
}

function ReasonForm<Doc, Row extends { waktu: string }>(props: ReasonProps<Doc, Row>) {
  const { t } = useTranslation();
  const { words, drawerField } = props;
  const [kasir, setKasir] = useState<string | null>(null);
  const [alasan, setAlasan] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const { busy, cancel } = useCancel(props);
  const asking = useApproval((approval) => approval.pending !== null);
  const send = () => {
    if (busy) return;
    const text = alasan.trim();
    if (text.length >= 4) return void cancel({ alasan: text, ...(kasir ? { kasir } : {}) });
    setWrong(text === '' ? 'Alasan Tidak Boleh Kosong' : 'Alasan Minimal 4 Karakter');
  };
  // The panel is a form of its own: it stands beside this one, never in it.
  return (
    <div className={css.reason}>
      <form
        noValidate
        onKeyDown={enterMovesOn}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextInput
          autoFocus
          label={t('dokumen.alasanBatal')}
          placeholder={words.reasonHint}
          withAsterisk
          maxLength={200}
          value={alasan}
          error={wrong}
          readOnly={busy}
          onChange={(event) => {
            setWrong(null);
            setAlasan(event.currentTarget.value.toUpperCase());
          }}
        />
        {drawerField?.ref && (
          <RefInput
            label={istilah(drawerField.label)}
            resource={drawerField.ref()}
            value={kasir}
            onChange={setKasir}
            description={t('dokumen.laciTelat')}
            clearable
          />
        )}
        <p>{words.effect}</p>
        {!asking && (
          <Button
            type="button"
            data-utama
            fullWidth
            color="merah"
            loading={busy}
            leftSection={<IconBan size={15} />}
            onClick={send}
          >
            {words.act}
          </Button>
        )}
      </form>
      <ApprovalHost />
    </div>
  );
}
