/** What can be done with a running loan at the counter: pay interest, extend, redeem, go on under a new number, auction. */
import { Button, Group, Text } from '@mantine/core';
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { call } from '@mustika/web-kit/api.ts';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import { DocumentActs } from '@mustika/web-kit/document-screen/acts.tsx';
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { ErrorSummary, FormFrame, InputOf, SubmitButton, useDeclaredForm } from '@mustika/web-kit/form.tsx';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { documentSlip } from '@mustika/web-kit/slip/fetch-print.ts';
import { printSlip } from '@mustika/web-kit/slip/print-slip.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BAYAR_SATU, bayarSatu, IsianBayarSatu } from '../pembayaran/bayar-satu.widget.tsx';
import { AmbilJaminan } from './ambil-jaminan.widget.tsx';
import { hutang as dokumen } from './hutang.document.ts';
import css from './hutang.module.css';
import type { Hutang } from './hutang.reads.ts';
import { IzinWa } from './izin-wa.widget.tsx';
import { LabelPaket } from './label-paket.widget.tsx';
import { HUTANG } from './teks-hutang.store.ts';

const READ = dokumen as unknown as ReadableDocument;
const { bayarBunga, lunas, lelang, ambil, perbarui } = dokumen.transitions;
/** Those with a form of their own are not offered twice. */
const SENDIRI: readonly string[] = [bayarBunga.path, lunas.path, lelang.path, ambil.path];

/** What else can be done with it: nothing is offered to be taken back that did not happen. */
function lain(hutang: Hutang, layar: string): ReadableDocument {
  const sah = hutang.gerak.filter((g) => g.keadaan === 'SAH').at(-1)?.jenis;
  const ada: Readonly<Record<string, boolean>> = {
    batal: sah === undefined || sah === 'CAIR',
    batalBunga: sah === 'BUNGA',
    batalLelang: sah === 'LELANG',
    bayarKelebihan: hutang.kelebihan > 0,
    daluwarsa: hutang.kelebihan > 0,
    batalKelebihan: sah === 'KELEBIHAN' || sah === 'DALUWARSA',
  };
  const transitions = Object.entries(READ.transitions).filter(
    ([name, { path }]) => !SENDIRI.includes(path) && ada[name] !== false,
  );
  return {
    ...READ,
    transitions: Object.fromEntries(transitions),
    reads: { ...READ.reads, screen: layar },
  } as ReadableDocument;
}

type Dibayar = 'bunga' | 'lunas' | 'lelang';
type Cara = Dibayar | 'ambil';
const CARA = {
  bunga: { act: bayarBunga, fields: ['jumlah', 'potongan', 'perpanjang'] },
  lunas: { act: lunas, fields: ['potongan'] },
  lelang: { act: lelang, fields: ['hasil', 'biaya', 'pembeli', 'keterangan'] },
  ambil: { act: ambil, fields: [] },
} as const;

type Props = { hutang: Hutang; layar: string };

export function TindakanHutang({ hutang, layar }: Props) {
  const { t } = useTranslation(HUTANG);
  const go = useNavigate();
  const [cara, setCara] = useState<Cara | null>(null);
  const berjalan = hutang.status === 'DONE';
  const bisa = (Object.keys(CARA) as Cara[]).filter(
    (satu) => berjalan && (CARA[satu].act.screens as readonly string[]).includes(layar),
  );
  return (
    <>
      <div className={css.tindakan}>
        {bisa.map((satu) => (
          <ActButton
            key={satu}
            act={CARA[satu].act}
            // Once a form is open its own button is the one that does something.
            variant={satu === 'lunas' && cara === null ? 'filled' : 'default'}
            aria-expanded={cara === satu}
            onClick={() => setCara(cara === satu ? null : satu)}
          >
            {t(`tindakan.${satu}`)}
          </ActButton>
        ))}
        {berjalan && layar === '/lihat-hutang' && (
          <ActButton
            act={perbarui}
            variant="default"
            onClick={() =>
              void go({ to: '/transaksi-hutang', search: { perbarui: hutang.no_faktur_hutang } as never })
            }
          >
            {t('tindakan.perbarui')}
          </ActButton>
        )}
        {berjalan && layar === '/lihat-hutang' && <LabelPaket no_faktur_hutang={hutang.no_faktur_hutang} />}
        {berjalan && layar === '/lihat-hutang' && <IzinWa no_hp={hutang.no_hp_customer} />}
      </div>
      {cara === 'ambil' && berjalan && <AmbilJaminan hutang={hutang} onDone={() => setCara(null)} />}
      {cara && cara !== 'ambil' && berjalan && (
        <Bayar key={cara} cara={cara} hutang={hutang} onDone={() => setCara(null)} />
      )}
      {!cara && (
        <DocumentActs
          key={hutang.status}
          document={lain(hutang, layar)}
          one={hutang as unknown as OneDocument}
        />
      )}
    </>
  );
}

const angka = (value: unknown): number => Number(value ?? 0);

/** What is received for it, as its form stands. */
function diterima(cara: Dibayar, hutang: Hutang, values: Readonly<Record<string, unknown>>): number {
  if (cara === 'bunga') return angka(values['jumlah']);
  if (cara === 'lelang') return angka(values['hasil']);
  return hutang.jumlah_hutang + hutang.bunga_kini + hutang.denda_kini - angka(values['potongan']);
}

type BayarProps = { cara: Dibayar; hutang: Hutang; onDone: () => void };

function Bayar({ cara, hutang, onDone }: BayarProps) {
  const { t } = useTranslation(HUTANG);
  const { act, fields: names } = CARA[cara];
  const declared: Fields = act.fields;
  const fields = Object.fromEntries(names.map((name) => [name, declared[name] as Field]));
  const semua = hutang.bunga_kini + hutang.denda_kini;
  const form = useDeclaredForm(
    { ...fields, ...BAYAR_SATU },
    { jenis: 'CASH', ...(cara === 'bunga' ? { jumlah: semua } : {}) },
    {
      act,
      send: async ({ jenis, no_rekening, kartu_akhir, ...values }, key) => {
        const jumlah = diterima(cara, hutang, values);
        const body = {
          ...values,
          no_faktur_hutang: hutang.no_faktur_hutang,
          bayar: bayarSatu({ jenis, no_rekening, kartu_akhir }, jumlah),
          ...(cara === 'lunas' ? { total: jumlah } : {}),
        };
        const { message } = await withApproval((detail_authorization) =>
          call(
            { method: 'POST' as const, path: act.path },
            {
              body: detail_authorization ? { ...body, detail_authorization } : body,
              key,
            },
          ),
        );
        toastSuccess(message ?? act.message);
      },
      sent: () => {
        onDone();
        if (cara !== 'lelang') void printSlip(hutang.no_faktur_hutang, documentSlip(dokumen)).catch(noticeOf);
      },
    },
  );
  const jumlah = diterima(cara, hutang, form.values);
  return (
    <div className={sheet.reason}>
      <FormFrame form={form} label={t(`tindakan.${cara}`)}>
        <ErrorSummary form={form} names={Object.keys(form.fields)} />
        <div className={css.isian}>
          {names.map((name, index) => (
            <InputOf key={name} form={form} name={name} autoFocus={index === 0} />
          ))}
          {jumlah > 0 && <IsianBayarSatu form={form} />}
        </div>
        <Group justify="space-between" mt="sm">
          <Text fw={600} aria-live="polite">
            {t(cara === 'bunga' ? 'diterima' : 'totalDiterima')} {formatRupiah(Math.max(0, jumlah) as Rupiah)}
          </Text>
          <Group gap="xs">
            <Button variant="subtle" color="gray" onClick={onDone}>
              {t('tidakJadi')}
            </Button>
            <SubmitButton form={form}>{t(`tindakan.${cara}`)}</SubmitButton>
          </Group>
        </Group>
      </FormFrame>
      <ApprovalHost />
    </div>
  );
}
